/**
 * What comes next in a game, decided from plain data: seats, whose eyes, hand-over, whose move, how far back.
 *
 * @import { CardText, GameEvent, GameView, HistoryEntry, Selection } from "./protocol.js"
 * @import { Pace } from "./settings.js"
 */
import { nothing, restore } from "./selection.js";
import { isHistory, isView } from "./shapes.js";

/**
 * Who sits there: a person, or a computer player by the id the engine knows it by.
 * @typedef {{kind:"person", name:string} | {kind:"bot", bot:string, name:string}} Seat
 */

/**
 * All that is needed to go on after a reload. `save` is opaque: only the engine reads it.
 * @typedef {object} GameRecord
 * @property {1} v
 * @property {string} id
 * @property {number} rev           counts the changes, so that the later of two tabs is known
 * @property {string} writer        the tab that wrote it
 * @property {number} updated       when, in milliseconds since 1970
 * @property {Seat[]} seats
 * @property {string} save
 * @property {GameView} view        what the viewer saw last: drawn before the engine is there
 * @property {number|null} viewer   whose eyes; null: nobody's cards
 * @property {boolean} covered      several persons: the device is on its way to the seat to act
 * @property {Selection} selection
 * @property {number[]} decisions   the plies at which a person acted: what undo goes back to
 * @property {HistoryEntry[]} endings  the action that ended each round, as it was seen
 * @property {number} seen          how many round results have been read and closed
 * @property {boolean} left         whoever played it went to the first sheet, and is not led back by a reload
 */

/**
 * result: a finished round waits to be read; over: the last one was read; hand-over: another person's cards must not be
 * seen yet.
 * @typedef {{type:"result"} | {type:"over"} | {type:"bot", seat:number, bot:string} | {type:"hand-over", seat:number}
 *  | {type:"person", seat:number}} NextStep
 */

/** @typedef {"setup"|"hand-over"|"turning"|"table"|"result"} Screen */

/** Milliseconds before another player's move is seen; `step` waits for a press instead. */
export const PAUSE = { step: 0, slow: 1600, normal: 900, fast: 400, off: 0 };

/**
 * @param {readonly Seat[]} seats
 * @returns {number[]}
 */
export function persons(seats) {
  return seats.flatMap((seat, index) => (seat.kind === "person" ? [index] : []));
}

/**
 * Whose eyes a game begins with: the only person's; with several, or none, nobody's.
 * @param {readonly Seat[]} seats
 * @returns {number|null}
 */
export function firstViewer(seats) {
  const people = persons(seats);
  return people.length === 1 ? people[0] : null;
}

/**
 * @param {GameRecord} record
 * @returns {NextStep}
 */
export function nextStep(record) {
  const { view, seats } = record;
  if (view.results.length > record.seen) return { type: "result" };
  if (view.phase === "over") return { type: "over" };
  const seat = seats[view.turn];
  if (seat.kind === "bot") return { type: "bot", seat: view.turn, bot: seat.bot };
  return record.viewer === view.turn ? { type: "person", seat: view.turn } : { type: "hand-over", seat: view.turn };
}

/**
 * @param {GameRecord|null} record
 * @returns {Screen}
 */
export function screenOf(record) {
  if (!record) return "setup";
  const step = nextStep(record);
  if (step.type === "result" || step.type === "over") return "result";
  if (record.covered) return "hand-over";
  return record.view.ways ? "turning" : "table";
}

/**
 * Undo is for one person against computer players: taking back in company would show or unsay other people's moves.
 * @param {GameRecord} record
 * @returns {number|null} the ply to go back to
 */
export function undoTarget(record) {
  if (persons(record.seats).length !== 1) return null;
  return record.decisions.filter((ply) => ply < record.view.ply).at(-1) ?? null;
}

/**
 * How long a move is held back before it is seen. The secret choices before a round have nothing to follow.
 * @param {GameRecord} record
 * @param {Pace} pace
 * @returns {number|"press"}  milliseconds, or until Next is pressed
 */
export function pauseFor(record, pace) {
  if (record.view.phase === "turn") return 0;
  if (pace !== "step") return PAUSE[pace];
  // One's own action needs no reading, and of a turned hand there is nothing to see.
  const last = record.view.history.at(-1);
  const seen = last?.events.some((event) => event.type === "showed" || event.type === "scouted");
  return seen && last?.seat !== record.view.seat ? "press" : PAUSE.normal;
}

/** Milliseconds in which the table that a round ended with is seen, before its points are. */
export const END_PAUSE = { step: 1200, slow: 2000, normal: 1200, fast: 600, off: 0 };

/** What `randomId` makes: an id becomes a key of the storage and the name of a lock. */
const ID = /^[0-9a-f]{24}$/;

/**
 * A record from storage, checked so far that nothing of the page stumbles over it; the engine checks the save. What the
 * game can do without is made good.
 * @param {unknown} found
 * @returns {GameRecord|null} null: broken
 */
export function readRecord(found) {
  if (typeof found !== "object" || found === null) return null;
  const record = /** @type {GameRecord} */ (found);
  const { seats, view } = record;
  const whole =
    record.v === 1 &&
    typeof record.id === "string" &&
    ID.test(record.id) &&
    typeof record.save === "string" &&
    isCount(record.rev) &&
    isSeats(seats) &&
    isView(view, seats.length) &&
    isCount(record.seen, view.results.length) &&
    Array.isArray(record.decisions) &&
    record.decisions.every((ply) => isCount(ply, view.ply)) &&
    isHistory(record.endings, seats.length) &&
    isViewer(record.viewer, seats) &&
    view.seat === record.viewer;
  if (!whole) return null;
  return {
    ...record,
    writer: typeof record.writer === "string" ? record.writer : "",
    updated: Number.isFinite(record.updated) ? record.updated : 0,
    covered: record.covered === true,
    left: record.left === true,
    selection: restore(record.selection, view),
  };
}

/**
 * @param {unknown} value
 * @param {number} [most]
 * @returns {boolean}
 */
function isCount(value, most = Number.MAX_SAFE_INTEGER) {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;
}

/**
 * A game of several people as it is gone on with: with nobody's eyes, and covered when a person is asked.
 * @param {GameRecord} record
 * @returns {GameRecord}
 */
export function concealed(record) {
  if (persons(record.seats).length < 2) return record;
  const view = { ...record.view, seat: null, hand: null, sets: [], ways: null, choices: null };
  const hidden = { ...record, view, viewer: null, covered: false, selection: nothing() };
  return { ...hidden, covered: nextStep(hidden).type === "hand-over" };
}

/**
 * @param {unknown} found
 * @returns {found is Seat[]} as many as can play
 */
export function isSeats(found) {
  return Array.isArray(found) && found.length >= 2 && found.length <= 5 && found.every(isSeat);
}

/**
 * @param {unknown} value
 * @returns {value is Seat}
 */
function isSeat(value) {
  if (typeof value !== "object" || value === null) return false;
  const seat = /** @type {Partial<Seat & {bot:string}>} */ (value);
  if (typeof seat.name !== "string") return false;
  return seat.kind === "person" || (seat.kind === "bot" && typeof seat.bot === "string");
}

/**
 * @param {unknown} viewer
 * @param {readonly Seat[]} seats
 * @returns {boolean}
 */
function isViewer(viewer, seats) {
  return viewer === null || (typeof viewer === "number" && seats[viewer]?.kind === "person");
}

/**
 * The table as a round left it, for the result sheet: the last view before the end, with what ended it laid over.
 * @param {GameView} before     the view at the ply of the action that ended the round
 * @param {GameView} now
 * @param {number} index        of the result
 * @param {HistoryEntry|undefined} ending
 * @param {string|null} spn    of that table; null: not known yet
 * @returns {GameView}
 */
export function endedTable(before, now, index, ending, spn) {
  const result = now.results[index];
  const open = before.seat === null ? null : result.hands?.[before.seat];
  const own = ending && ending.seat === before.seat ? handAfter(before.hand ?? [], ending.events) : before.hand;
  const { active, owner, points, chips, hand_sizes } = result;
  const table = { ...before, active, owner, points, chips, hand_sizes, hand: open ?? own };
  const final = index === now.results.length - 1 ? now.final : null;
  const history = ending ? [...before.history, ending] : before.history;
  const asked = {
    spn: spn ?? "",
    turn: result.seat,
    phase: /** @type {const} */ ("over"),
    sets: [],
    ways: null,
    choices: null,
  };
  return { ...table, ...asked, history, results: now.results.slice(0, index + 1), final };
}

/**
 * The own hand after own events: cards move, nothing is judged. (With two players no hand lies open between rounds.)
 * @param {CardText[]} hand
 * @param {GameEvent[]} events
 * @returns {CardText[]}
 */
function handAfter(hand, events) {
  return events.reduce((cards, event) => {
    if (event.type === "scouted" && event.gap !== null) {
      return cards.toSpliced(event.gap, 0, event.turned ? event.card[1] + event.card[0] : event.card);
    }
    if (event.type === "showed" && event.start !== null) return cards.toSpliced(event.start, event.cards.length);
    return cards;
  }, hand);
}

/**
 * @param {string} id
 * @param {Seat[]} seats
 * @param {{view:GameView, save:string}} reply
 * @returns {GameRecord}
 */
export function newRecord(id, seats, reply) {
  const viewer = firstViewer(seats);
  const { view, save } = reply;
  const fresh = { v: /** @type {const} */ (1), id, rev: 0, writer: "", updated: 0, seats, save, view };
  return { ...fresh, viewer, covered: false, left: false, selection: nothing(), decisions: [], endings: [], seen: 0 };
}
