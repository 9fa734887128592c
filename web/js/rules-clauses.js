/**
 * The clauses of the rules, in the order in which they are read, and the pictures of each, as data. A test asks the
 * engine whether every picture is true.
 *
 * @import { CardText } from "./protocol.js"
 */

/**
 * What a picture shows. `set` and `no`: cards that are a set, or none. `beats` and `ties`: the first against the second.
 * `turned`: a hand, both ways up. `captured`: shown cards and what they beat. `ends`: a set in the ring with handles.
 * `placed`: a hand, and the place in it where a scouted card now lies. `both`: the card that is taken, what is shown,
 * what was left. `sum`: a sum of points; `free`: the hand costs nothing.
 * @typedef {{type:"values", card:CardText}
 *  | {type:"set", kind:"single"|"match"|"run", cards:CardText[]}
 *  | {type:"no", cards:CardText[]}
 *  | {type:"beats"|"ties", cards:CardText[], active:CardText[]}
 *  | {type:"turned", cards:CardText[]}
 *  | {type:"captured", cards:CardText[], active:CardText[]}
 *  | {type:"ends", cards:CardText[]}
 *  | {type:"placed", cards:CardText[], place:number}
 *  | {type:"both", card:CardText, cards:CardText[], active:CardText[]}
 *  | {type:"sum", captured:number, chips:number, hand:number, free?:boolean}} Picture
 *
 * @typedef {object} Clause
 * @property {string} anchor      its messages are `rules-…-title` and `rules-…`
 * @property {Picture[]} [pictures]
 * @property {boolean} [table]    the table of what is dealt to how many
 * @property {Clause[]} [parts]   clauses under it
 */

/** @type {readonly Clause[]} */
export const RULES = [
  { anchor: "aim" },
  { anchor: "cards", pictures: [{ type: "values", card: "52" }] },
  { anchor: "deal", table: true },
  { anchor: "hand", pictures: [{ type: "no", cards: ["42", "91", "53"] }] },
  { anchor: "turning", pictures: [{ type: "turned", cards: ["94", "15", "86", "37"] }] },
  {
    anchor: "sets",
    pictures: [
      { type: "set", kind: "single", cards: ["82"] },
      { type: "set", kind: "match", cards: ["71", "74", "79"] },
      { type: "set", kind: "run", cards: ["41", "53", "62"] },
      { type: "set", kind: "run", cards: ["39", "25"] },
      { type: "no", cards: ["31", "36", "42"] },
      { type: "no", cards: ["41", "53", "46"] },
      { type: "no", cards: ["92", "T3", "15"] },
    ],
  },
  {
    anchor: "strength",
    parts: [
      { anchor: "more-cards", pictures: [{ type: "beats", cards: ["14", "26", "35"], active: ["T1", "T7"] }] },
      { anchor: "match-over-run", pictures: [{ type: "beats", cards: ["21", "27"], active: ["94", "T8"] }] },
      {
        anchor: "higher-value",
        pictures: [
          { type: "beats", cards: ["71", "64"], active: ["53", "68"] },
          { type: "beats", cards: ["81", "86"], active: ["42", "45"] },
          { type: "ties", cards: ["51", "47"], active: ["42", "58"] },
        ],
      },
    ],
  },
  { anchor: "turns" },
  { anchor: "show", pictures: [{ type: "captured", cards: ["71", "74"], active: ["46", "52"] }] },
  {
    anchor: "scout",
    pictures: [
      { type: "ends", cards: ["62", "71", "84"] },
      { type: "placed", cards: ["36", "48", "57"], place: 1 },
    ],
  },
  { anchor: "empty-table", pictures: [{ type: "set", kind: "single", cards: ["21"] }] },
  {
    anchor: "scout-and-show",
    pictures: [{ type: "both", card: "73", cards: ["51", "64", "73"], active: ["82", "96"] }],
  },
  {
    anchor: "round-end",
    parts: [
      { anchor: "emptied", pictures: [{ type: "sum", captured: 4, chips: 1, hand: 0 }] },
      { anchor: "unbeaten", pictures: [{ type: "sum", captured: 2, chips: 5, hand: 3, free: true }] },
    ],
  },
  {
    anchor: "points",
    pictures: [{ type: "sum", captured: 3, chips: 2, hand: 4 }],
  },
  {
    anchor: "two-players",
    parts: [
      { anchor: "two-chips", pictures: [{ type: "sum", captured: 4, chips: 2, hand: 3 }] },
      {
        anchor: "two-again",
        pictures: [{ type: "both", card: "63", cards: ["41", "52", "63"], active: ["71", "84"] }],
      },
      { anchor: "two-end", pictures: [{ type: "sum", captured: 5, chips: 1, hand: 2, free: true }] },
      { anchor: "two-rounds" },
    ],
  },
];

/**
 * @returns {Clause[]} all of them, those under others too
 */
export function allClauses() {
  return RULES.flatMap((clause) => [clause, ...(clause.parts ?? [])]);
}

/** What is dealt: cards left out (as a message), cards each, rounds; by players. */
export const DEALS = [
  { players: 2, out: "rules-deal-one", hand: 11, rounds: 2 },
  { players: 3, out: "rules-deal-tens", hand: 12, rounds: 3 },
  { players: 4, out: "rules-deal-one", hand: 11, rounds: 4 },
  { players: 5, out: "rules-deal-none", hand: 9, rounds: 5 },
];
