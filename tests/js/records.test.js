import assert from "node:assert/strict";
import { test } from "node:test";
import { newRecord, readRecord } from "../../web/js/flow.js";
import { startEngine } from "./engine-process.js";

/** @typedef {import("../../web/js/flow.js").GameRecord} GameRecord */
/** @typedef {import("../../web/js/flow.js").Seat} Seat */

const ID = "0123456789abcdef01234567";

/** @type {Seat[]} */
const SEATS = [
  { kind: "person", name: "Ann" },
  { kind: "bot", bot: "greedy", name: "Bo" },
  { kind: "bot", bot: "greedy", name: "Cy" },
];

/**
 * Three actions into a game.
 * @param {import("node:test").TestContext} context
 * @returns {Promise<GameRecord>}
 */
async function record(context) {
  const { client } = startEngine(context);
  const names = SEATS.map(({ name }) => name);
  const fresh = newRecord(ID, SEATS, await client.request("game.new", { game: ID, names, viewer: 0, seed: "r" }));
  let { view, save } = fresh;
  for (let done = 0; done < 6; done++) {
    ({ view, save } = await client.request("game.bot", { game: ID, ply: view.ply, bot: "greedy", viewer: 0 }));
  }
  return { ...fresh, view, save, decisions: [0] };
}

test("a record is read as it was written, and what it can do without is made good", async (context) => {
  const whole = await record(context);
  assert.deepEqual(readRecord(structuredClone(whole)), whole);
  const { writer, updated, covered, left, selection, ...rest } = structuredClone(whole);
  assert.deepEqual(readRecord(rest), whole);
  assert.deepEqual([writer, updated, covered, left, selection.mode], ["", 0, false, false, "show"]);
  for (const spoiled of [{ writer: 5 }, { updated: "now" }, { updated: Number.NaN }, { selection: [] }]) {
    assert.deepEqual(readRecord({ ...structuredClone(whole), ...spoiled }), whole);
  }
});

/** @type {[string, unknown][]} */
const BROKEN = [
  ["v", 2],
  ["id", "../../etc"],
  ["id", `${ID}0`],
  ["id", 7],
  ["rev", -1],
  ["rev", "1"],
  ["rev", 0.5],
  ["seen", -1],
  ["seen", 1],
  ["seen", null],
  ["save", { v: 1 }],
  ["decisions", [-1]],
  ["decisions", [99]],
  ["decisions", { length: 0 }],
  ["endings", [{ ply: 1, seat: 9, events: [] }]],
  ["seats", SEATS.slice(0, 1)],
  ["seats", [...SEATS, ...SEATS]],
  ["seats.0.kind", "ghost"],
  ["seats.1.bot", null],
  ["seats.2.name", null],
  ["viewer", 1],
  ["viewer", null],
  ["view.seat", 1],
  ["view.ply", -1],
  ["view.turn", 3],
  ["view.names", ["Ann", "Bo"]],
  ["view.hand_sizes", [1, 2, -3]],
  ["view.history.0.seat", 5],
  ["view.history.3.events.0.seat", 5],
  ["view.history.3.events.0.type", "constructor"],
];

test("a record that the page could stumble over is not read", async (context) => {
  const whole = await record(context);
  for (const [path, value] of BROKEN) {
    const spoiled = structuredClone(whole);
    const way = path.split(".");
    const last = /** @type {string} */ (way.pop());
    const inner = way.reduce((/** @type {any} */ object, key) => object[key], spoiled);
    inner[last] = value;
    assert.equal(readRecord(spoiled), null, `${path} = ${JSON.stringify(value)}`);
  }
});
