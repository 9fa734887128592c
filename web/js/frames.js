/**
 * What a move does to a position, by hand: cards, chips and tokens change place as the move says. Whether it may be
 * played is not asked; only what no hand could do (a place, an end, a chip that is not there) is told. No DOM.
 *
 * @import { CardText } from "./protocol.js"
 * @import { Move, Scout, Show } from "./moves.js"
 * @import { Spn } from "./notation.js"
 */

/**
 * What a move did, as far as can be seen.
 * @typedef {{seat:number, turned:boolean}} Turned
 * @typedef {{seat:number, owner:number, card:CardText, end:"L"|"R", gap:number, turned:boolean}} Scouted
 * @typedef {{seat:number, start:number, cards:CardText[], captured:CardText[], owner:number|null}} Showed
 * @typedef {{turned?:Turned, scouted?:Scouted, showed?:Showed}} Done
 */

/** Scout chips of each of two players at the start of a round. */
const CHIPS_OF_TWO = 3;

/** What a hand can't do. */
export class NoSuchThing extends Error {
  /** @param {string} expected  what would have been there */
  constructor(expected) {
    super(expected);
    this.expected = expected;
  }
}

/**
 * A round as it is dealt.
 * @param {CardText[][]} hands
 * @param {{round:number, start:number, totals:number[]}} game
 * @returns {Spn}
 */
export function dealt(hands, { round, start, totals }) {
  const two = hands.length === 2;
  const counts = { points: hands.map(() => 0), chips: hands.map(() => (two ? CHIPS_OF_TWO : 0)) };
  const table = { active: [], owner: null, turn: start, phase: /** @type {const} */ ("turn") };
  return { hands, ...table, ...counts, tokens: hands.map(() => !two), round, start, totals };
}

/**
 * @param {CardText} card
 * @returns {CardText} the other way up
 */
const over = (card) => card[1] + card[0];

/**
 * The position after a move of the seat to act. Throws NoSuchThing.
 * @param {Spn} before
 * @param {Move} move
 * @returns {{position:Spn, done:Done}}
 */
export function after(before, move) {
  if ((move.type === "turn") !== (before.phase === "turn")) {
    throw new NoSuchThing(
      before.phase === "turn" ? "keep or turn: hands are being turned" : "an action: hands lie fixed",
    );
  }
  if (move.type === "turn") return turned(before, move.turned);
  if (move.type === "show") return showed(before, move);
  const taken = scouted(before, move.type === "both" ? move.scout : move);
  if (move.type === "scout") return { position: passedOn(taken.position), done: taken.done };
  if (!before.tokens[before.turn]) throw new NoSuchThing("a Scout & Show token, still to use");
  const shown = showed(taken.position, move.show);
  const tokens = before.tokens.with(before.turn, false);
  return { position: { ...shown.position, tokens }, done: { ...taken.done, ...shown.done } };
}

/**
 * @param {Spn} before
 * @param {boolean} flip
 * @returns {{position:Spn, done:Done}}
 */
function turned(before, flip) {
  const seat = before.turn;
  const hands = flip ? before.hands.with(seat, before.hands[seat].map(over)) : before.hands;
  const turn = next(before);
  const phase = turn === before.start ? "play" : "turn";
  return { position: { ...before, hands, turn, phase }, done: { turned: { seat, turned: flip } } };
}

/**
 * The card and the chip; whose turn it is then, is not settled here.
 * @param {Spn} before
 * @param {Scout} scout
 * @returns {{position:Spn, done:Done}}
 */
function scouted(before, { end, gap, turned: flip }) {
  const { turn: seat, owner, active, hands, chips } = before;
  if (active.length === 0 || owner === null) throw new NoSuchThing("a card on the table to scout");
  if (active.length === 1 && end === "R") throw new NoSuchThing("L: the only card is at the left end");
  if (gap > hands[seat].length) throw new NoSuchThing(`a gap from 0 to ${hands[seat].length}`);
  const two = hands.length === 2;
  if (two && chips[seat] === 0) throw new NoSuchThing("a Scout chip to pay with");
  const at = end === "L" ? 0 : active.length - 1;
  const card = active[at];
  const hand = hands[seat].toSpliced(gap, 0, flip ? over(card) : card);
  const paid = two ? chips.with(seat, chips[seat] - 1) : chips.with(owner, chips[owner] + 1);
  const position = { ...before, hands: hands.with(seat, hand), active: active.toSpliced(at, 1), chips: paid };
  return { position, done: { scouted: { seat, owner, card, end, gap, turned: flip } } };
}

/**
 * @param {Spn} before
 * @param {Show} show
 * @returns {{position:Spn, done:Done}}
 */
function showed(before, { start, stop }) {
  const { turn: seat, owner, active: captured, hands, points } = before;
  const hand = hands[seat];
  if (stop > hand.length) throw new NoSuchThing(hand.length ? `places from 1 to ${hand.length}` : "a hand with cards");
  const cards = hand.slice(start, stop);
  if (cards.includes("??")) throw new NoSuchThing("cards that are known");
  const position = {
    ...before,
    hands: hands.with(seat, hand.toSpliced(start, stop - start)),
    active: cards,
    owner: seat,
    points: points.with(seat, points[seat] + captured.length),
    turn: next(before),
  };
  return { position, done: { showed: { seat, start, cards, captured, owner: captured.length ? owner : null } } };
}

/**
 * After a plain scout the next seat acts; with two players the same one.
 * @param {Spn} position
 * @returns {Spn}
 */
const passedOn = (position) => (position.hands.length === 2 ? position : { ...position, turn: next(position) });

/**
 * @param {Spn} position
 * @returns {number} the seat after the one to act
 */
const next = ({ turn, hands }) => (turn + 1) % hands.length;
