import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { NotationError, writeSpn } from "../../web/js/notation.js";
import { readQuiz } from "../../web/js/quiz.js";

const { quizzes } = JSON.parse(readFileSync(new URL("../fixtures/quizzes.json", import.meta.url), "utf8"));

/** @param {import("../../web/js/quiz.js").Choice} choice */
function given({ text, right, why, reason, value }) {
  return without({ move: text, right, why, reason, value });
}

/** @param {Record<string, unknown>} data */
const without = (data) => Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));

describe("quizzes, as Python reads them", () => {
  for (const { name, quiz, error, parsed } of quizzes) {
    test(name, () => {
      if (error?.kind === "syntax") {
        const places = (/** @type {unknown} */ thrown) => {
          assert.ok(thrown instanceof NotationError, String(thrown));
          assert.equal(thrown.field, error.field, `${thrown.message}; Python says: ${error.says}`);
          return true;
        };
        return assert.throws(() => readQuiz(quiz), places);
      }
      const { position, relaxed, seat, names, choices, ...rest } = readQuiz(quiz);
      if (!parsed) return undefined;
      const mine = {
        v: 1,
        spn: writeSpn(position),
        seat: seat + 1,
        ...(relaxed ? { relaxed } : {}),
        ...(names.length > 0 ? { names } : {}),
        ...(choices.length > 0 ? { choices: choices.map(given) } : {}),
        ...without(rest),
      };
      return assert.deepEqual(mine, parsed);
    });
  }
});
