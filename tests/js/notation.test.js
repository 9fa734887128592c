import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { readMove } from "../../web/js/moves.js";
import { NotationError, readSpn, writeSpn } from "../../web/js/notation.js";
import { LONGEST_RECORD, readSgn } from "../../web/js/sgn.js";

/** @param {string} name */
const fixture = (name) => JSON.parse(readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), "utf8"));

/**
 * @param {() => unknown} read
 * @param {{field:string, line?:number, column:number, says:string}} error
 */
function refuses(read, { field, line, column, says }) {
  assert.throws(read, (error) => {
    assert.ok(error instanceof NotationError, String(error));
    const place = { field: error.field, line: error.line, column: error.column };
    assert.deepEqual(place, { field, line: line ?? null, column }, `${error.message}; Python says: ${says}`);
    return true;
  });
}

describe("positions, as Python reads them", () => {
  for (const { name, spn, error, parsed } of fixture("positions").positions) {
    test(name, () => {
      if (error?.kind === "syntax") return refuses(() => readSpn(spn), error);
      const position = readSpn(spn);
      assert.equal(writeSpn(position), spn);
      if (!parsed) return undefined;
      const { rounds, ...fields } = parsed;
      assert.deepEqual(position, fields);
      return assert.equal(position.hands.length, rounds);
    });
  }
});

describe("records, as Python reads them", () => {
  for (const { name, sgn, error, parsed } of fixture("games").games) {
    test(name, () => {
      if (error?.kind === "syntax") return refuses(() => readSgn(sgn), error);
      const { frames, ...record } = readSgn(sgn);
      if (!parsed) return undefined;
      const { frames: theirs, ...rest } = parsed;
      assert.deepEqual(record, rest);
      const mine = frames.map(({ ply, round, move, position }) => ({ ply, round, move, spn: writeSpn(position) }));
      return assert.deepEqual(mine, theirs);
    });
  }
});

test("a record without an end is refused at once", () => {
  assert.throws(() => readSgn("x".repeat(LONGEST_RECORD + 1)), NotationError);
});

test("moves say where they are wrong", () => {
  assert.deepEqual(readMove("R0!+2-3"), {
    type: "both",
    scout: { type: "scout", end: "R", gap: 0, turned: true },
    show: { type: "show", start: 1, stop: 3 },
  });
  const columns = { "": 1, x: 1, L: 2, L007: 3, "4-4": 3, "4-": 3, "4-6-": 4, "L7+": 4, "L7?": 3, "L7!x": 4 };
  for (const [text, column] of Object.entries(columns))
    refuses(() => readMove(text), { field: "move", column, says: "" });
});
