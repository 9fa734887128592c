/**
 * Who plays: the choices of the set-up sheet and the seats they make. No DOM.
 *
 * @import { Seat } from "./flow.js"
 * @import { BotEntry } from "./protocol.js"
 */

/** What there is before the engine has said so itself, weakest first. */
export const BOTS = ["random", "greedy", "planner"];

/** @typedef {string} Strength  a bot's id for all computer seats, or "mixed" */

/** @returns {Seat[]} one person against three of the strongest */
export function defaultSeats() {
  return withPlayers([{ kind: "person", name: "" }], 4, "planner");
}

/**
 * @param {BotEntry[]|undefined} bots  from the engine
 * @returns {string[]} ids, weakest first
 */
export function botIds(bots) {
  return bots ? [...bots].sort((a, b) => a.rank - b.rank).map((bot) => bot.id) : BOTS;
}

/**
 * More or fewer seats; those that stay keep who sits there.
 * @param {readonly Seat[]} seats
 * @param {number} players
 * @param {Strength} strength  of the seats that are added
 * @param {readonly string[]} [bots]
 * @returns {Seat[]}
 */
export function withPlayers(seats, players, strength, bots = BOTS) {
  return Array.from({ length: players }, (_, index) => seats[index] ?? computer(index, strength, bots));
}

/**
 * Every computer player of one strength, or one of each in turn.
 * @param {readonly Seat[]} seats
 * @param {Strength} strength
 * @param {readonly string[]} [bots]
 * @returns {Seat[]}
 */
export function withStrength(seats, strength, bots = BOTS) {
  return seats.map((seat, index) =>
    seat.kind === "bot" ? { ...computer(index, strength, bots), name: seat.name } : seat,
  );
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
 * @param {readonly string[]} bots
 * @returns {Seat}
 */
function computer(index, strength, bots) {
  const bot = strength === "mixed" ? bots[index % bots.length] : strength;
  return { kind: "bot", bot, name: "" };
}

/**
 * Every seat gets a name: what was typed, or what `nameOf` says; the engine takes 1 to 40 printable characters.
 * @param {readonly Seat[]} seats
 * @param {(seat:Seat, index:number) => string} nameOf
 * @returns {Seat[]}
 */
export function named(seats, nameOf) {
  return seats.map((seat, index) => ({ ...seat, name: printable(seat.name) || nameOf(seat, index) }));
}

/**
 * @param {string} name
 * @returns {string}
 */
function printable(name) {
  return [...name.replace(/[\p{C}\p{Z}]+/gu, " ").trim()].slice(0, 20).join("");
}
