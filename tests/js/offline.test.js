import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { availableVersion, gameEnded, nextDoing, noteShown, roundOpen } from "../../web/js/offline.js";

/** @typedef {import("../../web/js/offline.js").Situation} Situation */

/** @type {Situation} */
const NEW = { available: "2", build: "1", refused: null, starting: false, failed: false, open: false };

describe("what is done about a new version", () => {
  /** @type {[string, Partial<Situation>, string][]} */
  const cases = [
    ["there is none", { available: null }, "nothing"],
    ["it is offered between rounds", {}, "offer"],
    ["a round goes on", { open: true }, "wait"],
    ["it is taken at the start", { starting: true }, "take"],
    ["not at a start into a round", { starting: true, open: true }, "wait"],
    ["what was put off isn't offered again", { refused: "2" }, "nothing"],
    ["but a later one is", { refused: "1.5" }, "offer"],
    ["what was put off is taken at the next start", { refused: "2", starting: true }, "take"],
    ["a version that can't start is left at once", { failed: true, refused: "2" }, "take"],
    ["the page is that version already, from the network", { build: "2", open: true }, "take"],
  ];
  for (const [name, change, doing] of cases) {
    test(name, () => assert.equal(nextDoing({ ...NEW, ...change }), doing));
  }
});

test("a version is available when it is whole and not the current one", () => {
  assert.equal(availableVersion(null, null), null);
  assert.equal(availableVersion(null, { version: "1", current: "1" }), null);
  assert.equal(availableVersion({ version: "2", current: "1" }, { version: "1", current: "1" }), "2");
  // The browser made it the active one while no page was open.
  assert.equal(availableVersion(null, { version: "2", current: "1" }), "2");
  // It was just taken; or nothing is whole.
  assert.equal(availableVersion({ version: "2", current: "2" }, { version: "1", current: "2" }), null);
  assert.equal(availableVersion(null, { version: "1", current: "" }), null);
});

/** @type {(change?:object) => any} */
const state = (change = {}) => ({ game: null, busy: false, elsewhere: false, boot: { status: "ready" }, ...change });
/** @type {(phase:string, seen:number, results?:object[]) => any} */
const game = (phase, seen, results = []) => ({
  view: { phase, turn: 0, results },
  seats: [{ kind: "person", name: "A" }],
  viewer: 0,
  seen,
});

test("a round is open from its deal until its result", () => {
  assert.equal(roundOpen(state()), false);
  assert.equal(roundOpen(state({ busy: true })), true);
  assert.equal(roundOpen(state({ game: game("turn", 0) })), true);
  assert.equal(roundOpen(state({ game: game("play", 1, [{}]) })), true);
  assert.equal(roundOpen(state({ game: game("turn", 0, [{}]) })), false);
  assert.equal(roundOpen(state({ game: game("over", 2, [{}, {}]) })), false);
});

test("a round that can't be gone on with here holds nothing up", () => {
  assert.equal(roundOpen(state({ game: game("play", 0), elsewhere: true })), false);
  assert.equal(roundOpen(state({ game: game("play", 0), boot: { status: "failed" } })), false);
  assert.equal(roundOpen(state({ game: game("play", 0), boot: { status: "starting" } })), true);
});

test("a game has ended when its result is seen", () => {
  /** @type {any} */
  const last = { game: game("over", 1, [{}, {}]), ended: {}, peek: false };
  assert.equal(gameEnded(last), true);
  assert.equal(gameEnded({ ...last, peek: true }), false);
  assert.equal(gameEnded({ ...last, ended: null }), false);
  assert.equal(gameEnded({ ...last, game: game("play", 0) }), false);
});

test("what can wait is not said over a table", () => {
  assert.equal(noteShown({ note: "ready", table: false }), true);
  assert.equal(noteShown({ note: "ready", table: true }), false);
  assert.equal(noteShown({ note: "unkept", table: true }), false);
  assert.equal(noteShown({ note: "elsewhere", table: true }), true);
  assert.equal(noteShown({ note: null, table: false }), false);
});
