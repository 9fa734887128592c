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

const reason = maybe(text);
const kind = one("single", "match", "run");
const termination = one("emptied", "unbeaten");
const slice = { start: whole, stop: whole, kind };
const set = record({ ...slice, longest: flag, beats: flag, why: reason });
const end = one("L", "R");
const scout = record({ move: text, end, gap: whole, turned: flag, card, makes: maybe(record(slice)), showable: flag });

/** @type {Record<string, Shape>} */
const EVENTS = {
  dealt: record({ round: whole, start: whole, hand_size: whole }),
  turned: record({ seat: whole, turned: maybe(flag) }),
  token: record({ seat: whole }),
  scouted: record({ seat: whole, owner: whole, end, card, gap: maybe(whole), turned: maybe(flag), chip: text }),
  showed: record({ seat: whole, cards: list(card), kind, start: maybe(whole), captured: list(card) }),
  "round-ended": record({ round: whole, seat: whole, termination }),
  "game-ended": record({}),
};

/** @type {Shape} */
const event = (value) => {
  const type = /** @type {{type?:unknown}|null} */ (value)?.type;
  return typeof type === "string" && Object.hasOwn(EVENTS, type) && EVENTS[type](value);
};
const history = list(record({ ply: whole, seat: whole, events: list(event) }));

/**
 * @param {number} players
 * @returns {Shape}
 */
function view(players) {
  /** @type {(shape:Shape) => Shape} one a seat */
  const each = (shape) => (value) => Array.isArray(value) && value.length === players && value.every(shape);
  /** @type {Shape} */
  const seat = (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) < players;
  const counts = { points: each(whole), chips: each(whole), hand_sizes: each(whole), totals: each(whole) };
  const table = { ...counts, active: list(card), owner: maybe(seat) };
  const result = record({
    ...table,
    round: whole,
    termination,
    seat,
    exempt: maybe(seat),
    scores: each(whole),
    ply: whole,
    hands: maybe(each(list(card))),
  });
  return record({
    ...table,
    ply: whole,
    players: one(players),
    seat: maybe(seat),
    names: each(text),
    turn: seat,
    phase: one("turn", "play", "over"),
    round: whole,
    rounds: whole,
    start: seat,
    hand: maybe(list(card)),
    tokens: each(flag),
    decided: each(flag),
    sets: list(set),
    ways: maybe(list(record({ turned: flag, hand: list(card), sets: list(set) }))),
    choices: maybe(record({ show: reason, scout: reason, scout_and_show: reason, scouts: list(scout) })),
    history,
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
 * @returns {found is HistoryEntry[]}
 */
export function isHistory(found) {
  return history(found);
}

/**
 * The reply that the second half of a Scout & Show is chosen by.
 * @param {unknown} found
 * @returns {found is import("./protocol.js").AfterReply}
 */
export function isAfter(found) {
  return record({ move: text, card, hand: list(card), active: list(card), sets: list(set) })(found);
}
