/**
 * Which clause of the rules says why something is refused. The clauses themselves, with their pictures, are in
 * rules-clauses.js, which is loaded when they are read.
 */

/** By the end of the message's id: a reason of the engine, or one that the page finds out by itself. */
const CLAUSES = {
  "not-your-turn": "turns",
  "wrong-phase": "turning",
  "out-of-range": "scout",
  "not-a-set": "sets",
  "too-few-cards": "more-cards",
  "weaker-kind": "match-over-run",
  "lower-value": "higher-value",
  "nothing-to-scout": "empty-table",
  "no-token": "scout-and-show",
  "no-chip": "two-chips",
  "must-show": "empty-table",
  "round-over": "round-end",
  "nothing-beats": "strength",
  "no-tickets": "two-again",
  "no-show-after": "scout-and-show",
  "pick-way": "turning",
};

/**
 * @param {string} id  of a message
 * @returns {string|null} the anchor of the clause; null: no rule is in the way
 */
export function clauseOf(id) {
  const why = id.replace(/^refused-/, "");
  return Object.hasOwn(CLAUSES, why) ? CLAUSES[/** @type {keyof typeof CLAUSES} */ (why)] : null;
}
