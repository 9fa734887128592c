/**
 * Who plays: the choices of the set-up sheet and the seats they make. No DOM.
 *
 * @import { Seat } from "./flow.js"
 */

/**
 * The levels of the computer players, weakest first. The engine has more bots, for tests and comparison.
 *
 * With each, how many of a hundred games of four it wins against three of the engine's planners, as
 * `tools/bench_bots.py LEVEL planner --games --players 4 --rounds 200` has it.
 */
export const LEVELS = { clown: 2, juggler: 7, acrobat: 19, aerialist: 53, ringmaster: 74 };

/** Their ids. */
const BOTS = Object.keys(LEVELS);

/** The level of a newcomer's table. */
export const USUAL = "acrobat";

/** @typedef {string} Strength  a bot's id for all computer seats, or "mixed" */

/** @returns {Seat[]} one person against three computer players */
export function defaultSeats() {
  return withPlayers([{ kind: "person", name: "" }], 4, USUAL);
}

/**
 * More or fewer seats; those that stay keep who sits there.
 * @param {readonly Seat[]} seats
 * @param {number} players
 * @param {Strength} strength  of the seats that are added
 * @returns {Seat[]}
 */
export function withPlayers(seats, players, strength) {
  return Array.from({ length: players }, (_, index) => seats[index] ?? computer(index, strength));
}

/**
 * Every computer player of one strength, or one of each in turn.
 * @param {readonly Seat[]} seats
 * @param {Strength} strength
 * @returns {Seat[]}
 */
export function withStrength(seats, strength) {
  return seats.map((seat, index) => (seat.kind === "bot" ? { ...computer(index, strength), name: seat.name } : seat));
}

/**
 * @param {readonly Seat[]} seats
 * @returns {Strength|null} null: there is no computer player
 */
export function strengthOf(seats) {
  const ids = new Set(seats.flatMap((seat) => (seat.kind === "bot" ? [seat.bot] : [])));
  if (ids.size === 0) return null;
  return ids.size === 1 ? [...ids][0] : "mixed";
}

/**
 * @param {number} index
 * @param {Strength} strength
 * @returns {Seat}
 */
function computer(index, strength) {
  const bot = strength === "mixed" ? BOTS[index % BOTS.length] : strength;
  return { kind: "bot", bot, name: "" };
}

/** What the engine refuses in a name: control characters, halves of a character, ends of lines. */
const REFUSED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+/gu;

/** What turns the text around it; joiners and the two marks of direction are letters' own business. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]+/gu;

/** What draws nothing. */
const UNSEEN = /^[\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** How many signs of a name are kept as one sees them, and how many code points the engine takes. */
const SIGNS = 20;
const CODE_POINTS = 40;

/**
 * Every seat gets a name: what was typed, or what `nameOf` says.
 * @param {readonly Seat[]} seats
 * @param {(seat:Seat, index:number) => string} nameOf
 * @returns {Seat[]}
 */
export function named(seats, nameOf) {
  return seats.map((seat, index) => ({ ...seat, name: printable(seat.name) || nameOf(seat, index) }));
}

/**
 * @param {string} name
 * @returns {string} as the engine takes it; empty: nothing of it would be seen
 */
function printable(name) {
  const clean = name
    .replace(TURNING, "")
    .replace(REFUSED, " ")
    .replace(/\p{Zs}+/gu, " ")
    .trim();
  return UNSEEN.test(clean) ? "" : cut(clean);
}

/**
 * Cut between signs, so that no letter loses its accents and no family a member.
 * @param {string} name
 * @returns {string}
 */
function cut(name) {
  const signs = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment).slice(0, SIGNS);
  while (signs.length > 1 && [...signs.join("")].length > CODE_POINTS) signs.pop();
  const [...points] = signs.join("");
  return points.slice(0, CODE_POINTS).join("").trim();
}
