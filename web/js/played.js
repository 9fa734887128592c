/**
 * The games that one person finished on this device against computer players, and what they come to.
 *
 * @import { GameRecord } from "./flow.js"
 */
import { persons } from "./flow.js";
import { strengthOf } from "./seats.js";

/**
 * @typedef {object} Played
 * @property {string} id       of the game
 * @property {string} level    of the computer players, or "mixed"
 * @property {number} players
 * @property {boolean} won     a shared win is one
 * @property {number} points
 *
 * @typedef {object} Tally
 * @property {number} games
 * @property {number} won
 * @property {number} best    most points
 * @property {number} streak  the games won last, without one lost since
 */

/** More than anybody finishes in years; what is kept has to have an end. */
const MOST = 5000;

/**
 * @param {GameRecord} game
 * @returns {Played|null} null: it isn't over, or is none of a single person
 */
export function playedOf({ id, seats, view }) {
  const [seat, ...others] = persons(seats);
  const level = strengthOf(seats);
  if (!view.final || seat === undefined || others.length > 0 || level === null) return null;
  const { totals, winners } = view.final;
  return { id, level, players: seats.length, won: winners.includes(seat), points: totals[seat] };
}

/**
 * @param {readonly Played[]} played
 * @param {Played} entry
 * @returns {Played[]} with that game, which counts once
 */
export function withPlayed(played, entry) {
  return [...played.filter(({ id }) => id !== entry.id), entry].slice(-MOST);
}

/**
 * What was found in the storage, as far as it is what it should be.
 * @param {unknown} found
 * @returns {Played[]}
 */
export function readPlayed(found) {
  return Array.isArray(found) ? found.filter(isPlayed).slice(-MOST) : [];
}

/**
 * @param {unknown} value
 * @returns {value is Played}
 */
function isPlayed(value) {
  const { id, level, players, won, points } = /** @type {Partial<Played>} */ (value ?? {});
  return (
    typeof id === "string" &&
    typeof level === "string" &&
    Number.isInteger(players) &&
    typeof won === "boolean" &&
    Number.isSafeInteger(points)
  );
}

/**
 * @param {readonly Played[]} played
 * @param {string|null} level
 * @param {number} players
 * @returns {Tally|null} null: there was no such game
 */
export function tallyOf(played, level, players) {
  const those = played.filter((entry) => entry.level === level && entry.players === players);
  if (those.length === 0) return null;
  const lost = those.findLastIndex(({ won }) => !won);
  const best = Math.max(...those.map(({ points }) => points));
  return { games: those.length, won: those.filter(({ won }) => won).length, best, streak: those.length - 1 - lost };
}
