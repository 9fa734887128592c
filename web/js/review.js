/**
 * What to tell of a round's moves: those that gave most away.
 *
 * @import { JudgedMove } from "./protocol.js"
 */

/** As many as one can take to heart. */
const DEAREST = 3;

/** Less than this is within what the best player itself may err by: points, and the chance to win the game. */
const WORTH = { points: 0.5, chance: 0.02 };

/** @typedef {{move:JudgedMove, points:number, chance:number|null}} Mistake  chance: in a last round, where it is what counts */

/**
 * @param {readonly JudgedMove[]} moves
 * @returns {Mistake[]} the dearest first
 */
export function mistakes(moves) {
  return moves
    .map(mistake)
    .filter(({ points, chance }) => (chance === null ? points >= WORTH.points : chance >= WORTH.chance))
    .sort((a, b) => (b.chance ?? b.points) - (a.chance ?? a.points))
    .slice(0, DEAREST);
}

/**
 * @param {JudgedMove} move
 * @returns {Mistake}
 */
function mistake(move) {
  const { played, best } = move;
  const chance = played.chance === null || best.chance === null ? null : best.chance - played.chance;
  return { move, points: best.value - played.value, chance };
}
