/**
 * A quiz, as JavaScript reads it: the contract of `scout_core/quiz.py`, its shape and what no hand could do. Whether the
 * answers are right was checked by the engine when the quiz was made; here they are believed. No DOM.
 *
 * @import { Move, Show, Scout } from "./moves.js"
 * @import { Spn } from "./notation.js"
 */
import { readMove } from "./moves.js";
import { NotationError, quoted, readSpn } from "./notation.js";
import { isName } from "./sgn.js";

/** @typedef {"beat"|"scout"|"count"|"score"} QuizKind */
/** @typedef {{move:Show|Scout, text:string, right:boolean, why:string|null, reason:string|null, value:number|null}} Choice */
/**
 * @typedef {object} Quiz
 * @property {QuizKind} kind
 * @property {Spn} position
 * @property {boolean} relaxed
 * @property {number} seat           from 0
 * @property {string[]} names        empty: none are given
 * @property {string|null} question
 * @property {Choice[]} choices      of beat and scout
 * @property {number|null} answer    of count and score
 * @property {{points:number, chips:number, hand:number}|null} sum
 */
/** @typedef {Record<string, any>} Data */

/** No quiz is longer, no text in it, and no number larger. */
const LONGEST = 20_000;
const LONGEST_TEXT = 300;
const LARGEST = 1e9;
const MOST_CHOICES = 12;
const MOST_POINTS = 1000;
const MOST_NESTED = 16;
const KEYS = ["v", "kind", "spn", "relaxed", "seat", "names", "question"];
/** @type {Record<QuizKind, string[]>} the first of them is needed */
const MORE = { beat: ["choices"], scout: ["choices"], count: ["answer"], score: ["answer", "sum"] };
const REASONS = ["not-a-set", "too-few-cards", "weaker-kind", "lower-value"];

/**
 * Read a quiz. Throws NotationError; its field is the place in the object, as in `choices[2].move`.
 * @param {string} text  JSON
 * @returns {Quiz}
 */
export function readQuiz(text) {
  if ([...text].length > LONGEST) throw new NotationError("quiz", LONGEST + 1, `at most ${LONGEST} characters`);
  const data = parse(text);
  if (!isObject(data)) refuse("quiz", "an object", data);
  const quiz = frame(data);
  const [needed] = MORE[quiz.kind];
  if (!Object.hasOwn(data, needed)) refuse(needed, `${needed} for the kind ${quiz.kind}`);
  return needed === "choices" ? withChoices(quiz, data.choices) : withAnswer(quiz, data);
}

/**
 * @param {string} text
 * @returns {any}
 */
function parse(text) {
  try {
    const data = JSON.parse(text);
    if (isDeeper(data, MOST_NESTED)) throw new SyntaxError("nested too deep");
    return data;
  } catch (error) {
    throw new NotationError("quiz", 1, `JSON (${/** @type {Error} */ (error).message})`);
  }
}

/**
 * @param {unknown} value
 * @param {number} levels
 * @returns {boolean} there are more levels in it than that
 */
function isDeeper(value, levels) {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/**
 * @param {string} field
 * @param {string} expected
 * @param {unknown} [found]
 * @param {number} [column]
 * @returns {never}
 */
function refuse(field, expected, found, column = 1) {
  const text =
    typeof found === "string" ? quoted(found) : found === undefined ? "nothing" : quoted(JSON.stringify(found));
  throw new NotationError(field, column, expected, { found: text });
}

/**
 * @param {unknown} value
 * @returns {value is Data}
 */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * What all kinds have.
 * @param {Data} data
 * @returns {Quiz}
 */
function frame(data) {
  if (data.v !== 1) refuse("v", "1", data.v);
  const kind = /** @type {QuizKind} */ (data.kind);
  if (typeof kind !== "string" || !Object.hasOwn(MORE, kind)) refuse("kind", "beat, scout, count or score", kind);
  const known = [...KEYS, ...MORE[kind]];
  const other = Object.keys(data).find((key) => !known.includes(key));
  if (other !== undefined) refuse(short(other), `no such key in a quiz of the kind ${kind}`, data[other]);
  if (Object.hasOwn(data, "relaxed") && data.relaxed !== true) refuse("relaxed", "true, or no such key", data.relaxed);
  const position = positionOf(data.spn);
  const players = position.hands.length;
  if (!Number.isInteger(data.seat) || data.seat < 1 || data.seat > players) {
    refuse("seat", `a seat, 1 to ${players}`, data.seat);
  }
  const seat = data.seat - 1;
  const names = namesOf(data, players);
  needs(kind, position, seat);
  const question = textOf(data, "question", "question");
  return {
    kind,
    position,
    relaxed: data.relaxed === true,
    seat,
    names,
    question,
    choices: [],
    answer: null,
    sum: null,
  };
}

/** @param {string} key */
const short = (key) => [...key].slice(0, 40).join("");

/**
 * @param {unknown} spn
 * @returns {Spn}
 */
function positionOf(spn) {
  if (typeof spn !== "string" || !spn) refuse("spn", "a position", spn);
  try {
    return readSpn(spn);
  } catch (error) {
    const { column, expected, field, found } = /** @type {NotationError} */ (error);
    throw new NotationError("spn", column, `${expected} (${field})`, { found });
  }
}

/**
 * @param {Data} data
 * @param {number} players
 * @returns {string[]}
 */
function namesOf(data, players) {
  if (!Object.hasOwn(data, "names")) return [];
  const { names } = data;
  if (!Array.isArray(names) || names.length !== players) refuse("names", `${players} names`, names);
  for (const [place, name] of names.entries()) {
    if (typeof name !== "string" || !isName(name)) refuse(`names[${place}]`, "a name", name);
  }
  return names;
}

/**
 * @param {Data} data
 * @param {string} key
 * @param {string} field
 * @returns {string|null}
 */
function textOf(data, key, field) {
  if (!Object.hasOwn(data, key)) return null;
  const text = data[key];
  const size = typeof text === "string" ? [...text].length : 0;
  if (size < 1 || size > LONGEST_TEXT) refuse(field, `a text of 1 to ${LONGEST_TEXT} characters`, text);
  return text;
}

/**
 * What must be there for the question to be one.
 * @param {QuizKind} kind
 * @param {Spn} position
 * @param {number} seat
 */
function needs(kind, { phase, hands, active, turn }, seat) {
  if (kind === "score") {
    if (phase !== "over") refuse("spn", "a round that is over (x)", phase);
    return;
  }
  if (hands[seat].length === 0 || hands[seat].includes("??")) refuse("seat", "a seat whose cards are known", seat + 1);
  if (kind !== "count" && active.length === 0) refuse("spn", "cards on the table", "-");
  if (kind === "scout" && (phase !== "play" || turn !== seat)) refuse("seat", "the seat that is to play", seat + 1);
}

/**
 * @param {Quiz} quiz
 * @param {unknown} choices
 * @returns {Quiz}
 */
function withChoices(quiz, choices) {
  if (!Array.isArray(choices) || choices.length < 2 || choices.length > MOST_CHOICES) {
    refuse("choices", `2 to ${MOST_CHOICES} choices`, choices);
  }
  const found = choices.map((choice, place) => choiceOf(quiz, choice, `choices[${place}]`));
  for (const [place, { text }] of found.entries()) {
    const twice = found.slice(0, place).some((other) => other.text === text);
    if (twice) refuse(`choices[${place}].move`, "a move that is no choice yet", text);
  }
  if (!found.some(({ right }) => right)) refuse("choices", "one that is right", false);
  return { ...quiz, choices: found };
}

/**
 * @param {Quiz} quiz
 * @param {unknown} data
 * @param {string} field
 * @returns {Choice}
 */
function choiceOf(quiz, data, field) {
  if (!isObject(data)) refuse(field, "an object", data);
  const known = ["move", "right", "why", quiz.kind === "beat" ? "reason" : "value"];
  const other = Object.keys(data).find((key) => !known.includes(key));
  if (other !== undefined) {
    refuse(`${field}.${short(other)}`, `no such key in a choice of the kind ${quiz.kind}`, data[other]);
  }
  const move = moveOf(quiz, data.move, `${field}.move`);
  if (typeof data.right !== "boolean") refuse(`${field}.right`, "true or false", data.right);
  const why = textOf(data, "why", `${field}.why`);
  const { reason = null, value = null } = data;
  if (Object.hasOwn(data, "reason") && (!REASONS.includes(reason) || data.right)) {
    refuse(`${field}.reason`, `one of ${REASONS.join(", ")}, of a wrong choice`, reason);
  }
  if (Object.hasOwn(data, "value") && (typeof value !== "number" || Math.abs(value) > MOST_POINTS)) {
    refuse(`${field}.value`, `points, -${MOST_POINTS} to ${MOST_POINTS}`, value);
  }
  return { move, text: data.move, right: data.right, why, reason, value };
}

/**
 * A show of that hand, or a scout into it: what could be done with cards.
 * @param {Quiz} quiz
 * @param {unknown} text
 * @param {string} field
 * @returns {Show|Scout}
 */
function moveOf({ kind, position, seat }, text, field) {
  if (typeof text !== "string") refuse(field, "a move", text);
  /** @type {Move} */
  let move;
  try {
    move = readMove(text);
  } catch (error) {
    const { expected, column } = /** @type {NotationError} */ (error);
    refuse(field, expected, text, column);
  }
  const size = position.hands[seat].length;
  if (kind === "beat") {
    if (move.type === "show" && move.stop <= size) return move;
    refuse(field, `a show of places from 1 to ${size}`, text);
  }
  if (move.type === "scout" && move.gap <= size && (move.end === "L" || position.active.length > 1)) return move;
  return refuse(field, `a scout into a gap from 0 to ${size}`, text);
}

/**
 * @param {Quiz} quiz
 * @param {Data} data
 * @returns {Quiz}
 */
function withAnswer(quiz, { answer, sum }) {
  if (!isWhole(answer)) refuse("answer", "a whole number", answer);
  if (sum === undefined) return { ...quiz, answer };
  const keys = isObject(sum) ? Object.keys(sum).sort().join() : "";
  if (keys !== "chips,hand,points" || !Object.values(sum).every(Number.isInteger)) {
    refuse("sum", "points, chips and hand, whole numbers", sum);
  }
  const total = sum.points + sum.chips - sum.hand;
  if (answer !== total) refuse("answer", `${total}, as in the sum`, answer);
  return { ...quiz, answer, sum };
}

/**
 * @param {unknown} value
 * @returns {value is number}
 */
const isWhole = (value) => Number.isInteger(value) && Math.abs(Number(value)) <= LARGEST;
