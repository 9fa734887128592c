/**
 * Moves as JavaScript reads them: their syntax, no rule. Which of them is legal is the engine's to say. The reader is that
 * of `scout_core/moves.py`, and the same fixtures hold the two together (`tests/fixtures/`). Places count from 0 in values
 * and from 1 in texts, slices are half-open.
 */
import { columnAt, NotationError, quoted } from "./notation.js";

/**
 * @typedef {{type:"turn", turned:boolean}} Turn
 * @typedef {{type:"show", start:number, stop:number}} Show
 * @typedef {{type:"scout", end:"L"|"R", gap:number, turned:boolean}} Scout
 * @typedef {{type:"both", scout:Scout, show:Show}} ScoutAndShow
 * @typedef {Turn|Show|Scout|ScoutAndShow} Move
 */

const PLACE = /[1-9][0-9]?/y;
const GAP = /0|[1-9][0-9]?/y;

/**
 * Read a move; there is one spelling for each.
 * @example readMove("L7!+7-9") // { type: "both", scout: { end: "L", gap: 7, turned: true, … }, show: { start: 6, … } }
 * @param {string} text
 * @returns {Move}
 */
export function readMove(text) {
  if (text === "keep" || text === "turn") return { type: "turn", turned: text === "turn" };
  if (text[0] !== "L" && text[0] !== "R") return readShow(text, 0);
  const gap = match(GAP, text, 1);
  if (gap === null) throw moveError(text, 1, "a gap, 0 or more");
  let after = 1 + gap.length;
  const turned = text[after] === "!";
  if (turned) after += 1;
  /** @type {Scout} */
  const scout = { type: "scout", end: text[0], gap: Number(gap), turned };
  if (after === text.length) return scout;
  if (text[after] !== "+") throw moveError(text, after, turned ? "'+' or the end" : "'!', '+' or the end");
  return { type: "both", scout, show: readShow(text, after + 1) };
}

/**
 * @param {string} text
 * @param {number} at
 * @returns {Show}
 */
function readShow(text, at) {
  const first = match(PLACE, text, at);
  if (first === null) throw moveError(text, at, at ? "a place, 1 or more" : "keep, turn, a place from 1, L or R");
  const start = Number(first);
  const dash = at + first.length;
  if (dash === text.length) return { type: "show", start: start - 1, stop: start };
  if (text[dash] !== "-") throw moveError(text, dash, "'-' or the end");
  const last = match(PLACE, text, dash + 1);
  if (last === null || Number(last) <= start) throw moveError(text, dash + 1, `a place after ${start}`);
  const end = dash + 1 + last.length;
  if (end !== text.length) throw moveError(text, end, "the end");
  return { type: "show", start: start - 1, stop: Number(last) };
}

/**
 * @param {RegExp} form  sticky
 * @param {string} text
 * @param {number} at
 * @returns {string|null}
 */
function match(form, text, at) {
  form.lastIndex = at;
  return form.exec(text)?.[0] ?? null;
}

/**
 * @param {string} text
 * @param {number} at
 * @param {string} expected
 * @returns {NotationError}
 */
function moveError(text, at, expected) {
  const rest = text.slice(at);
  return new NotationError("move", columnAt(text, at), expected, { found: rest ? quoted(rest) : "the end" });
}
