/**
 * A position that is being set up by hand: cards go where one puts them, and nothing is judged (the engine does that).
 * Immutable; no DOM.
 *
 * @import { Spn } from "../js/notation.js"
 * @import { CardText } from "../js/protocol.js"
 */

/** Where a card lies: in the hand of a seat, or on the table. @typedef {number|"active"} Zone */

const DIGITS = "123456789T";

/** Every card there is, lower value up. @type {readonly CardText[]} */
export const DECK = [...DIGITS].flatMap((up, at) => [...DIGITS.slice(at + 1)].map((down) => up + down));

/**
 * Nothing dealt yet, the first seat to play.
 * @param {number} players
 * @returns {Spn}
 */
export function emptyPosition(players) {
  const each = (/** @type {number} */ value) => Array.from({ length: players }, () => value);
  return {
    hands: Array.from({ length: players }, () => []),
    active: [],
    owner: null,
    turn: 0,
    phase: "play",
    points: each(0),
    chips: each(players === 2 ? 3 : 0),
    tokens: Array.from({ length: players }, () => players > 2),
    round: 1,
    start: 0,
    totals: each(0),
  };
}

/**
 * @param {Spn} position
 * @param {Zone} zone
 * @returns {CardText[]}
 */
export const cardsAt = (position, zone) => (zone === "active" ? position.active : position.hands[zone]);

/**
 * @param {Spn} position
 * @param {Zone} zone
 * @param {CardText[]} cards
 * @returns {Spn}
 */
function withCards(position, zone, cards) {
  if (zone !== "active") return { ...position, hands: position.hands.with(zone, cards) };
  // A set on the table is somebody's; without one it may still be known whose it was.
  const owner =
    position.owner ?? (cards.length > 0 ? (position.turn + position.hands.length - 1) % position.hands.length : null);
  return { ...position, active: cards, owner };
}

/**
 * The cards that lie nowhere.
 * @param {Spn} position
 * @returns {CardText[]}
 */
export function pool(position) {
  const used = new Set([...position.hands.flat(), ...position.active].flatMap((card) => [card, card[1] + card[0]]));
  return DECK.filter((card) => !used.has(card));
}

/**
 * @param {Spn} position
 * @param {Zone} zone
 * @param {CardText} card
 * @param {number} [at]  number of cards left of it; without it the end
 * @returns {Spn}
 */
export function place(position, zone, card, at = cardsAt(position, zone).length) {
  return withCards(position, zone, cardsAt(position, zone).toSpliced(at, 0, card));
}

/**
 * @param {Spn} position
 * @param {Zone} zone
 * @param {number} at
 * @returns {Spn}
 */
export const take = (position, zone, at) => withCards(position, zone, cardsAt(position, zone).toSpliced(at, 1));

/**
 * @param {Spn} position
 * @param {Zone} zone
 * @param {number} at
 * @returns {Spn}
 */
export function turnOver(position, zone, at) {
  const cards = cardsAt(position, zone);
  return withCards(position, zone, cards.with(at, cards[at][1] + cards[at][0]));
}

/**
 * One place to the left (-1) or right (1), as far as there is one.
 * @param {Spn} position
 * @param {Zone} zone
 * @param {number} at
 * @param {-1|1} by
 * @returns {{position:Spn, at:number}}
 */
export function shift(position, zone, at, by) {
  const cards = cardsAt(position, zone);
  const to = at + by;
  if (to < 0 || to >= cards.length) return { position, at };
  return { position: withCards(position, zone, cards.toSpliced(at, 1).toSpliced(to, 0, cards[at])), at: to };
}

/**
 * More or fewer seats: those that stay keep what they have.
 * @param {Spn} position
 * @param {number} players
 * @returns {Spn}
 */
export function withPlayers(position, players) {
  const fresh = emptyPosition(players);
  const within = (/** @type {number} */ seat) => (seat < players ? seat : 0);
  return {
    ...fresh,
    hands: fresh.hands.map((none, seat) => position.hands[seat] ?? none),
    active: position.active,
    owner: position.owner === null ? null : within(position.owner),
    turn: within(position.turn),
    phase: position.phase,
  };
}
