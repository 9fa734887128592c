/**
 * Whether something that was read from storage has the shape of a view, so that nothing which draws it can stumble.
 * What it says is not judged here: the engine, once it is there, gives the view anew from the save.
 *
 * @import { GameView, HistoryEntry } from "./protocol.js"
 */

/** @typedef {(value:unknown) => boolean} Shape */

/** @type {Shape} */
const whole = Number.isInteger;
/** @type {Shape} */
const count = (value) => Number.isInteger(value) && Number(value) >= 0;
/** @type {(players:number) => Shape} */
const seatOf = (players) => (value) => count(value) && Number(value) < players;
/** @type {Shape} */
const text = (value) => typeof value === "string";
/** @type {Shape} */
const flag = (value) => typeof value === "boolean";
/** @type {Shape} */
const card = (value) => typeof value === "string" && /^(?:[1-9T]{2}|\?\?)$/.test(value);

/** @type {(...values:unknown[]) => Shape} */
const one =
  (...values) =>
  (value) =>
    values.includes(value);
/** @type {(shape:Shape) => Shape} */
const maybe = (shape) => (value) => value === null || shape(value);
/** @type {(shape:Shape) => Shape} */
const list = (shape) => (value) => Array.isArray(value) && value.every(shape);
/** @type {(fields:Record<string, Shape>) => Shape} */
const record = (fields) => (value) =>
  typeof value === "object" &&
  value !== null &&
  Object.entries(fields).every(([name, shape]) => shape(/** @type {Record<string, unknown>} */ (value)[name]));

/** As many as there are: more would be drawn for ever. @type {Shape} */
const cards = (value) => list(card)(value) && /** @type {unknown[]} */ (value).length <= 45;
const reason = maybe(text);
const kind = one("single", "match", "run");
const termination = one("emptied", "unbeaten");
const slice = { start: count, stop: count, kind };
const set = record({ ...slice, longest: flag, beats: flag, why: reason });
const end = one("L", "R");
const scout = record({ move: text, end, gap: count, turned: flag, card, makes: maybe(record(slice)), showable: flag });

/** @type {(players:number) => Shape} */
function historyOf(players) {
  const seat = seatOf(players);
  /** @type {Record<string, Shape>} */
  const events = {
    dealt: record({ round: count, start: seat, hand_size: count }),
    turned: record({ seat, turned: maybe(flag) }),
    token: record({ seat }),
    scouted: record({ seat, owner: seat, end, card, gap: maybe(count), turned: maybe(flag), chip: text }),
    showed: record({ seat, cards, kind, start: maybe(count), captured: cards }),
    "round-ended": record({ round: count, seat, termination }),
    "game-ended": record({}),
  };
  /** @type {Shape} */
  const event = (value) => {
    const type = /** @type {{type?:unknown}|null} */ (value)?.type;
    return typeof type === "string" && Object.hasOwn(events, type) && events[type](value);
  };
  return list(record({ ply: count, seat, events: list(event) }));
}

/**
 * @param {number} players
 * @returns {Shape}
 */
function view(players) {
  /** @type {(shape:Shape) => Shape} one a seat */
  const each = (shape) => (value) => Array.isArray(value) && value.length === players && value.every(shape);
  const seat = seatOf(players);
  const counts = { points: each(count), chips: each(count), hand_sizes: each(count), totals: each(whole) };
  const table = { ...counts, active: cards, owner: maybe(seat) };
  const result = record({
    ...table,
    round: count,
    termination,
    seat,
    exempt: maybe(seat),
    scores: each(whole),
    ply: count,
    hands: maybe(each(cards)),
  });
  return record({
    ...table,
    ply: count,
    players: one(players),
    seat: maybe(seat),
    names: each(text),
    turn: seat,
    phase: one("turn", "play", "over"),
    round: count,
    rounds: count,
    start: seat,
    hand: maybe(cards),
    tokens: each(flag),
    decided: each(flag),
    sets: list(set),
    ways: maybe(list(record({ turned: flag, hand: cards, sets: list(set) }))),
    choices: maybe(record({ show: reason, scout: reason, scout_and_show: reason, scouts: list(scout) })),
    history: historyOf(players),
    results: list(result),
    final: maybe(record({ totals: each(whole), winners: list(seat) })),
  });
}

/**
 * @param {unknown} found
 * @param {number} players
 * @returns {found is GameView}
 */
export function isView(found, players) {
  return view(players)(found);
}

/**
 * @param {unknown} found
 * @param {number} players
 * @returns {found is HistoryEntry[]}
 */
export function isHistory(found, players) {
  return historyOf(players)(found);
}

/**
 * The reply that the second half of a Scout & Show is chosen by.
 * @param {unknown} found
 * @returns {found is import("./protocol.js").AfterReply}
 */
export function isAfter(found) {
  return record({ move: text, card, hand: cards, active: cards, sets: list(set) })(found);
}
