import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { enterSecond, keep, nothing, reduce, restore } from "../../web/js/selection.js";
import { startEngine } from "./engine-process.js";
import { DEAL, table } from "./tables.js";

/** @typedef {import("../../web/js/protocol.js").GameView} GameView */
/** @typedef {import("../../web/js/protocol.js").Intent} Intent */

/** @type {GameView} seat 0 to act, 8 9 on the table, 2 3 4 7 7 1 9 5 5 5 8 3 in hand */
let view;
/** @type {GameView} seat 0 to act on an empty table */
let empty;
/** @type {GameView} somebody else to act */
let waiting;
/** @type {import("../../web/js/protocol.js").AfterReply} the hand after the 8 went to the left of the 7 7 */
let after;

before(async (context) => {
  const { client } = startEngine(/** @type {import("node:test").TestContext} */ (context));
  view = await table(client, ["1-2"]);
  waiting = await table(client);
  empty = await table(client, ["1", "L0", "1", "L0"]);
  await client.request("game.new", { game: "s", names: ["Ann", "Bo", "Cy"], viewer: 0, seed: "5", deals: [DEAL] });
  for (const [ply, move] of ["keep", "keep", "keep", "1-2"].entries()) {
    await client.request("game.push", { game: "s", ply, move, viewer: 0 });
  }
  after = await client.request("game.after", { game: "s", ply: 4, scout: "L3" });
});

/**
 * @param {Intent[]} intents
 * @param {GameView} [on]
 * @param {import("../../web/js/protocol.js").Selection} [from]
 */
function play(intents, on = view, from = nothing()) {
  let selection = from;
  /** @type {import("../../web/js/selection.js").Effect[]} */
  let effects = [];
  for (const intent of intents) ({ selection, effects } = reduce(selection, intent, on));
  return { selection, effects, slice: [selection.start, selection.stop] };
}

/** @type {(...places:number[]) => Intent[]} */
const taps = (...places) => places.map((place) => ({ type: "card", place }));
/** @type {(action:Extract<Intent, {type:"do"}>["action"]) => Intent} */
const act = (action) => ({ type: "do", action });

describe("picking cards to show", () => {
  test("the first and the last card pick the set between", () => {
    assert.deepEqual(play(taps(0, 2)).slice, [0, 3]);
    assert.deepEqual(play(taps(2, 0)).slice, [0, 3]);
    assert.deepEqual(play(taps(9, 7)).slice, [7, 10]);
  });

  test("cards one by one pick the same set", () => {
    assert.deepEqual(play(taps(0, 1, 2)).slice, [0, 3]);
    assert.deepEqual(play(taps(1, 2, 0)).slice, [0, 3]);
  });

  test("a card that makes no set with the others begins anew", () => {
    assert.deepEqual(play(taps(0, 6)).slice, [6, 7]);
  });

  test("the card just beside is taken along, to be told why it makes no set; the next tap begins anew", () => {
    const { selection, slice } = play(taps(5, 6));
    assert.deepEqual(slice, [5, 7]);
    assert.deepEqual(play([act("show")], view, selection).effects, [{ type: "explain", why: "not-a-set" }]);
    assert.deepEqual(play(taps(3), view, selection).slice, [3, 4]);
  });

  test("a lone card tapped again is put down; the end of a slice is given up; a card inside shortens to it", () => {
    assert.deepEqual(play(taps(0, 0)).slice, [null, null]);
    assert.deepEqual(play(taps(0, 2, 2)).slice, [0, 2]);
    assert.deepEqual(play(taps(2, 0, 0)).slice, [1, 3]);
    assert.deepEqual(play(taps(0, 2, 1)).slice, [0, 2]);
    assert.deepEqual(play(taps(0, 2, 0)).slice, [0, 1]);
  });

  test("reaching out takes whatever lies between", () => {
    const reach = play([...taps(4), { type: "card", place: 8, extend: true }]);
    assert.deepEqual(reach.slice, [4, 9]);
    assert.deepEqual(play([{ type: "card", place: 2, extend: true }], view, reach.selection).slice, [2, 5]);
  });

  test("a sweep picks its slice; one out of the hand picks none", () => {
    assert.deepEqual(play([{ type: "slice", start: 3, stop: 5 }]).slice, [3, 5]);
    assert.deepEqual(play([{ type: "slice", start: 3, stop: 99 }]).slice, [null, null]);
    assert.deepEqual(play([{ type: "slice", start: -1, stop: 2 }]).slice, [null, null]);
    assert.deepEqual(play(taps(99)).slice, [null, null]);
  });
});

describe("showing", () => {
  test("a set that beats the table is pushed, by Show or by throwing it there", () => {
    assert.deepEqual(play([...taps(3, 4), act("show")]).effects, [{ type: "push", move: "4-5" }]);
    assert.deepEqual(play([...taps(0, 2), { type: "fling" }]).effects, [{ type: "push", move: "1-3" }]);
  });

  test("a single card is its place", () => {
    assert.deepEqual(play([...taps(6), act("show")], empty).effects, [{ type: "push", move: "7" }]);
  });

  test("what can't be shown says why, in the engine's words", () => {
    assert.deepEqual(play([...taps(6), act("show")]).effects, [{ type: "explain", why: "too-few-cards" }]);
    assert.deepEqual(play([...taps(0, 1), act("show")]).effects, [{ type: "explain", why: "lower-value" }]);
  });

  test("nothing picked, or not one's turn, says so", () => {
    assert.deepEqual(play([act("show")]).effects, [{ type: "explain", why: "pick-cards" }]);
    assert.deepEqual(play([...taps(0), act("show")], waiting).effects, [{ type: "explain", why: "not-your-turn" }]);
  });
});

describe("scouting", () => {
  test("nothing is chosen beforehand", () => {
    const { selection, effects } = play([...taps(0), act("scout")]);
    assert.deepEqual(selection, { ...nothing(), mode: "scout" });
    assert.deepEqual(effects, []);
  });

  test("end, gap and way up in any order make the same move", () => {
    /** @type {Intent[]} */
    const picks = [{ type: "end", end: "R" }, { type: "gap", gap: 6 }, { type: "flip" }];
    for (const order of [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]) {
      const intents = [act("scout"), ...order.map((index) => picks[index]), act("scout")];
      assert.deepEqual(play(intents).effects, [{ type: "push", move: "R6!" }], `order ${order}`);
    }
  });

  test("choosing an end, or dropping its card into a gap, is enough to begin", () => {
    assert.equal(play([{ type: "end", end: "L" }]).selection.mode, "scout");
    const dropped = play([{ type: "drop", end: "L", gap: 12 }, act("scout")]);
    assert.deepEqual(dropped.effects, [{ type: "push", move: "L12" }]);
  });

  test("another end or gap may be chosen until the last press; the other card lies as it is on the table", () => {
    const { selection } = play([
      { type: "end", end: "L" },
      { type: "flip" },
      { type: "gap", gap: 1 },
      { type: "end", end: "R" },
    ]);
    assert.deepEqual([selection.end, selection.gap, selection.turned], ["R", 1, false]);
  });

  test("pressing twice does no more than pressing once", () => {
    const once = play([
      { type: "end", end: "L" },
      { type: "gap", gap: 1 },
    ]).selection;
    assert.deepEqual(
      play(
        [
          { type: "gap", gap: 1 },
          { type: "end", end: "L" },
        ],
        view,
        once,
      ).selection,
      once,
    );
  });

  test("confirming too early says what is missing", () => {
    assert.deepEqual(play([act("scout"), act("scout")]).effects, [{ type: "explain", why: "pick-end" }]);
    const gapless = play([{ type: "end", end: "L" }, act("scout")]);
    assert.deepEqual(gapless.effects, [{ type: "explain", why: "pick-gap" }]);
  });

  test("cards don't answer while the gaps are open, and Show doesn't either", () => {
    for (const intent of [...taps(3), act("show")]) {
      const { selection, effects } = play([act("scout"), intent]);
      assert.equal(selection.start, null);
      assert.deepEqual(effects, [{ type: "explain", why: "gaps-open" }]);
    }
  });

  test("an empty table has nothing to scout", () => {
    assert.deepEqual(play([act("scout")], empty).effects, [{ type: "explain", why: "nothing-to-scout" }]);
    assert.deepEqual(play([{ type: "end", end: "L" }], empty).effects, [{ type: "explain", why: "nothing-to-scout" }]);
  });

  test("Back gives up the gap, then the end, then scouting", () => {
    const scouting = { ...nothing(), mode: "scout" };
    /** @type {(backs:number) => unknown} */
    const after = (backs) =>
      play([{ type: "drop", end: "L", gap: 3 }, { type: "flip" }, ...Array(backs).fill(act("back"))]).selection;
    assert.deepEqual(after(1), { ...scouting, end: "L", turned: true });
    assert.deepEqual(after(2), scouting);
    assert.deepEqual(after(3), nothing());
  });
});

describe("Scout & Show", () => {
  /** @type {Intent[]} */
  const half = [
    { type: "end", end: "L" },
    { type: "gap", gap: 3 },
  ];

  test("the first half asks for the hand it makes", () => {
    assert.deepEqual(play([...half, act("scout-show")]).effects, [{ type: "after", scout: "L3" }]);
  });

  test("the second half is judged against what is left, and pushed as one move", () => {
    const second = enterSecond(play(half).selection, after);
    assert.equal(second.mode, "second");
    assert.deepEqual(play([...taps(4, 5), act("show")], view, second).effects, [{ type: "push", move: "L3+5-6" }]);
    assert.deepEqual(play([...taps(4, 5), act("scout-show")], view, second).effects, [
      { type: "push", move: "L3+5-6" },
    ]);
    assert.deepEqual(play([...taps(6), act("show")], view, second).effects, [{ type: "explain", why: "lower-value" }]);
  });

  test("Back undoes the half and keeps end, gap and way up", () => {
    const second = enterSecond(play(half).selection, after);
    const first = play([...taps(4), act("back"), act("back")], view, second).selection;
    assert.deepEqual(first, play(half).selection);
  });

  test("a reply that comes after Back changes nothing", () => {
    assert.deepEqual(enterSecond(nothing(), after), nothing());
  });

  test("with two players there is none, and that is the reason, whoever's turn it is", () => {
    for (const on of [view, waiting]) {
      const { effects } = play([act("scout-show")], { ...on, players: 2 });
      assert.deepEqual(effects, [{ type: "explain", why: "no-tickets" }]);
    }
  });

  test("a half without a show after it can't be begun", () => {
    const stuck = structuredClone(view);
    for (const scout of stuck.choices?.scouts ?? []) scout.showable = false;
    assert.deepEqual(play([...half, act("scout-show")], stuck).effects, [{ type: "explain", why: "no-show-after" }]);
  });
});

describe("when the view changes", () => {
  test("a selection stays with its moment and seat, and is forgotten with any other", () => {
    const { selection } = play(taps(3, 4));
    assert.equal(keep(selection, view, { ...view }), selection);
    assert.deepEqual(keep(selection, view, { ...view, ply: view.ply + 1 }), nothing());
    assert.deepEqual(keep(selection, view, { ...view, seat: 1 }), nothing());
    assert.deepEqual(keep(selection, null, view), nothing());
  });

  test("a stored selection comes back whole, in each mode", () => {
    const scouting = play([{ type: "drop", end: "R", gap: 4 }, { type: "flip" }]).selection;
    const second = {
      ...enterSecond(play([{ type: "drop", end: "L", gap: 3 }]).selection, after),
      anchor: 4,
      start: 4,
      stop: 6,
    };
    for (const selection of [play(taps(3, 4)).selection, scouting, second, nothing()]) {
      assert.deepEqual(restore(JSON.parse(JSON.stringify(selection)), view), selection);
    }
  });

  test("a stored selection that can't belong to the view is dropped", () => {
    for (const broken of [
      null,
      7,
      "x",
      { mode: "second", end: "L", gap: 3 },
      { start: 2, stop: 99 },
      { mode: "scout", gap: 99 },
    ]) {
      const { start, stop, gap, after: half } = restore(broken, view);
      assert.deepEqual([start, stop, gap, half], [null, null, null, null]);
    }
  });
});
