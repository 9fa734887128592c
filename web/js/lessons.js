/**
 * The lessons of the tutorial, as data: a position, what is to be done in it, and what the others then do. No DOM, no
 * rule: what is legal is the engine's, and a test has it play every lesson.
 *
 * @import { Message } from "./i18n.js"
 * @import { CardText, GameView, Selection } from "./protocol.js"
 */
import { cards } from "./card-run.js";

/**
 * @typedef {object} Lesson
 * @property {string} id         its messages begin with `tutorial-` and this
 * @property {string} position   SPN, relaxed; the learner has the first seat
 * @property {(string|string[])[]} line  what is done, in order: a list holds the moves that are right, a text is what
 *   another player does then
 * @property {number[]} [after]  after how many actions the coach says something (`tutorial-…-after-1`)
 * @property {boolean} [keys]    the coach tells who plays by keyboard which keys do it
 * @property {boolean} [extra]   not counted: for two players
 * @property {number} [name]     the seat that the coach speaks of
 * @property {Partial<Record<"set"|"active"|"card", CardText[]>>} [cards]  what the coach speaks of: what is to be shown
 *   (or, of a scout alone, what it makes), what lies in the ring, the card to be taken as it lies there
 * @property {number[]} [answers]  a question before it goes on: how many points will it be?
 * @property {number} [score]    the right answer
 */

/** @type {readonly Lesson[]} */
export const LESSONS = [
  {
    id: "turn",
    position: "941586378212/394652714562/132617392857 - - 1o 0/0/0 0/0/0 111 1/3 1 0/0/0",
    line: [["turn"], "keep", "keep"],
    keys: true,
  },
  {
    id: "show",
    position: "495168732821/394652714562/132617392857 - - 1p 0/0/0 0/0/0 111 1/3 1 0/0/0",
    line: [["1-4"]],
    keys: true,
    cards: { set: ["49", "51", "68", "73"] },
  },
  {
    id: "more",
    position: "848167162435/394652714562/132617392857 9897 3 1p 0/0/0 0/0/0 111 1/3 3 0/0/0",
    line: [["4-6"]],
    name: 2,
    cards: { set: ["16", "24", "35"], active: ["98", "97"] },
  },
  {
    id: "match",
    position: "596492313618/394652714562/132617287457 7182 3 1p 2/0/0 0/1/0 111 1/3 3 0/0/0",
    line: [["4-5"]],
    cards: { set: ["31", "36"], active: ["71", "82"] },
  },
  {
    id: "scout",
    position: "1936579328/394652714562/132617283857 617284 3 1p 2/0/1 0/1/0 111 1/3 3 0/0/0",
    line: [["R2!"]],
    keys: true,
    name: 2,
    cards: { set: ["36", "48", "57"], active: ["61", "72", "84"], card: ["84"] },
  },
  {
    id: "unbeaten",
    position: "1481828637/3946527145/132617295759 65 3 1p 1/2/1 0/1/1 111 1/3 3 0/0/0",
    line: [["2-4"], "L2", "R0!"],
    after: [1, 2],
    name: 1,
    cards: { set: ["81", "82", "86"] },
  },
  {
    id: "both",
    position: "54682941/3946526345/132617285759 718291 3 1p 1/2/1 0/1/1 111 1/3 3 0/0/0",
    line: [["L2+1-3"]],
    keys: true,
    cards: { set: ["54", "68", "71"], active: ["71", "82", "91"], card: ["71"] },
  },
  {
    id: "emptied",
    position: "5157/39465271/132617 93 2 1p 3/2/1 1/1/2 011 1/3 2 0/0/0",
    line: [["1-2"]],
    cards: { set: ["51", "57"] },
  },
  {
    id: "points",
    position: "16385274/3946/85 64 2 3p 3/2/4 2/1/0 010 1/3 3 0/0/0",
    line: ["1"],
    name: 2,
    answers: [5, 1, 9],
    score: 1,
  },
  {
    id: "two",
    position: "43521896/3974568791 617283 2 1p 3/2 3/2 00 2/2 2 0/0",
    line: [["L2"], ["1-3"]],
    after: [1],
    extra: true,
    cards: { set: ["43", "52", "61"], active: ["61", "72", "83"], card: ["61"] },
  },
];

/** How many of them count: the extra one is for who wants it. */
export const COUNTED = LESSONS.filter(({ extra }) => !extra).length;

/**
 * How far the learner is in a lesson.
 * @typedef {object} Progress
 * @property {number} at         actions done
 * @property {boolean} wrong     the last press was not what the lesson asks for
 * @property {boolean} answered  the question, where there is one
 */

/**
 * @param {Lesson} lesson
 * @param {number} at
 * @returns {boolean} all of it is done
 */
export function isDone(lesson, at) {
  return at >= lesson.line.length;
}

/**
 * @param {Lesson} lesson
 * @param {number} at
 * @param {string} move
 * @returns {boolean}
 */
export function isRight(lesson, at, move) {
  const asked = lesson.line[at];
  return Array.isArray(asked) && asked.includes(move);
}

/**
 * What the coach says now.
 * @param {Lesson} lesson
 * @param {Progress} progress
 * @param {GameView} view
 * @param {Selection} selection
 * @returns {Message}
 */
export function coaching(lesson, progress, view, selection) {
  const { at, wrong, answered } = progress;
  const say = (/** @type {string} */ what) => ({ id: `tutorial-${lesson.id}${what}`, args: argsOf(lesson, view) });
  if (isDone(lesson, at)) return say("-done");
  const pick = picking(lesson, at, view, selection);
  if (pick) return pick;
  if (wrong) return say("-hint");
  if (at === 0 && answered && lesson.answers) return say("-after-1");
  const heard = lesson.after?.filter((after) => after <= at).at(-1);
  return say(heard === undefined ? "" : `-after-${heard}`);
}

/** A scout, with or without a show: end, gap, way up, and what follows. */
const SCOUT = /^([LR])(\d+)(!?)(?:\+(.+))?$/;

/**
 * While a card is scouted: what is still missing of what the lesson asks for, one thing at a time.
 * @param {Lesson} lesson
 * @param {number} at
 * @param {GameView} view
 * @param {Selection} selection
 * @returns {Message|null}
 */
function picking(lesson, at, view, selection) {
  const asked = lesson.line[at];
  const target = Array.isArray(asked) ? SCOUT.exec(asked[0]) : null;
  if (!target || selection.mode === "show") return null;
  const [, end, gap, turn, then] = target;
  const { set = [], card = [] } = lesson.cards ?? {};
  if (selection.mode === "second") return { id: "tutorial-pick-show", args: { set: cards(set) } };
  if (selection.end !== end) {
    return { id: "tutorial-pick-end", args: { card: cards(card), end: end === "L" ? "left" : "right" } };
  }
  if (selection.turned !== (turn === "!")) {
    const wanted = turn ? card.map((text) => text[1] + text[0]) : card;
    return { id: "tutorial-pick-way", args: { card: cards(wanted) } };
  }
  if (selection.gap !== Number(gap)) return gapMessage(Number(gap), view.hand ?? []);
  return { id: then ? "tutorial-pick-then" : "tutorial-pick-confirm", args: { set: cards(set) } };
}

/**
 * @param {number} gap
 * @param {CardText[]} hand
 * @returns {Message}
 */
function gapMessage(gap, hand) {
  const where = gap === 0 ? "first" : gap === hand.length ? "last" : "between";
  const args = { left: cards(hand.slice(Math.max(0, gap - 1), gap)), right: cards(hand.slice(gap, gap + 1)), where };
  return { id: "tutorial-pick-gap", args };
}

/**
 * What the messages of a lesson may speak of.
 * @param {Lesson} lesson
 * @param {GameView} view
 * @returns {import("./i18n.js").Args}
 */
function argsOf(lesson, view) {
  const { set = [], active = [], card = [] } = lesson.cards ?? {};
  const result = view.results.at(-1);
  const own = view.seat ?? 0;
  return {
    set: cards(set),
    active: cards(active),
    card: cards(card),
    name: lesson.name === undefined ? "" : view.names[lesson.name],
    captured: result?.points[own] ?? view.points[own],
    chips: result?.chips[own] ?? view.chips[own],
    hand: result?.hand_sizes[own] ?? view.hand_sizes[own],
    score: result?.scores[own] ?? 0,
  };
}

/**
 * The record of a lesson's position, as the engine reads games.
 * @param {Lesson} lesson
 * @param {readonly string[]} names  a seat each
 * @returns {string}
 */
export function saveOf(lesson, names) {
  const [, , , , , , , round, start] = lesson.position.split(" ");
  const quoted = (/** @type {string} */ text) => text.replace(/["\\]/g, "\\$&");
  const seats = names.map((name, index) => `[Seat${index + 1} "${quoted(name)}"]\n`).join("");
  const head = `[SGN "1"]\n[Rules "SCOUT"]\n${seats}[Start "${start}"]\n[Relaxed "1"]\n`;
  return JSON.stringify({ v: 1, seed: 0, sgn: `${head}[Position "${lesson.position}"]\n\n[Round "${round[0]}"]\n*\n` });
}

/**
 * Where to go on: the lesson of this id, or the first.
 * @param {string|null} id
 * @returns {number} its index
 */
export function lessonAt(id) {
  return Math.max(
    0,
    LESSONS.findIndex((lesson) => lesson.id === id),
  );
}
