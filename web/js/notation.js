/**
 * SPN as JavaScript reads it: its syntax, no rule. What a position may be is the engine's to say; here a text is cut into
 * its parts, or refused with the place and what was expected there.
 *
 * The reader is that of `scout_core/notation.py`, and the same fixtures hold the two together (`tests/fixtures/`). Seats
 * count from 0 in values and from 1 in texts.
 *
 * @import { CardText } from "./protocol.js"
 */

/** @typedef {"turn"|"play"|"over"} Phase */
/**
 * A position as SPN has it.
 * @typedef {object} Spn
 * @property {CardText[][]} hands    "??" is a card that may not be seen
 * @property {CardText[]} active
 * @property {number|null} owner
 * @property {number} turn
 * @property {Phase} phase
 * @property {number[]} points
 * @property {number[]} chips
 * @property {boolean[]} tokens
 * @property {number} round          from 1
 * @property {number} start
 * @property {number[]} totals
 */

const DIGITS = "123456789T";
const UNKNOWN = "??";
/** Cards of the largest deck: no row has more. */
const MOST_CARDS = 45;
const FIELDS = "hands active owner turn points chips tokens round start totals".split(" ");
/** @type {Record<string, Phase>} */
const PHASES = { o: "turn", p: "play", x: "over" };
const COUNT = /^(?:0|[1-9][0-9]{0,8})$/;
const TOTAL = /^(?:0|-?[1-9][0-9]{0,8})$/;
/** Longer quotes are cut in messages. */
const LONGEST_QUOTE = 40;

/** A text that is not what it should be: `field` names its part, `line` and `column` count from 1. */
export class NotationError extends Error {
  /**
   * @param {string} field
   * @param {number} column
   * @param {string} expected
   * @param {{found?:string, line?:number|null}} [more]
   */
  constructor(field, column, expected, { found = "", line = null } = {}) {
    const where = line === null ? `column ${column}` : `line ${line}, column ${column}`;
    super(`${field}, ${where}: expected ${expected}${found ? `, found ${found}` : ""}`);
    this.name = "NotationError";
    this.field = field;
    this.column = column;
    this.expected = expected;
    this.found = found;
    /** @type {number|null} */
    this.line = line;
  }
}

/**
 * A column as people and Python count it: characters, not the halves that JavaScript keeps some of them in.
 * @param {string} text
 * @param {number} at  index into it
 * @returns {number} from 1
 */
export function columnAt(text, at) {
  return [...text.slice(0, at)].length + 1;
}

/**
 * @param {string} text
 * @returns {string} the text in quotes, cut where it gets long
 */
export function quoted(text) {
  const characters = [...text];
  return `'${characters.slice(0, LONGEST_QUOTE).join("")}'${characters.length > LONGEST_QUOTE ? "…" : ""}`;
}

/**
 * @param {string} pair
 * @returns {boolean} a card that there is, known
 */
const isCard = (pair) =>
  pair.length === 2 && DIGITS.includes(pair[0]) && DIGITS.includes(pair[1]) && pair[0] !== pair[1];

/**
 * @example readCards("3T??") // ["3T", "??"]
 * @param {string} text
 * @param {string} [field]   told in errors, as
 * @param {number} [column]  the place of the text within it
 * @returns {CardText[]}
 */
export function readCards(text, field = "cards", column = 1) {
  if (text === "-") return [];
  if (!text) throw new NotationError(field, column, "cards or '-'", { found: "nothing" });
  const cards = [];
  for (let at = 0; at < text.length; at += 2) {
    const pair = text.slice(at, at + 2);
    if (pair !== UNKNOWN && !isCard(pair)) {
      throw new NotationError(field, column + at, "a card such as 3T", { found: quoted(pair) });
    }
    cards.push(pair);
  }
  if (cards.length > MOST_CARDS) {
    throw new NotationError(field, column + 2 * MOST_CARDS, `at most ${MOST_CARDS} cards`);
  }
  return cards;
}

/**
 * @param {readonly CardText[]} cards
 * @returns {string}
 */
const writeCards = (cards) => cards.join("") || "-";

/**
 * @param {Spn} position
 * @returns {string} the one text of it
 */
export function writeSpn(position) {
  return [
    position.hands.map(writeCards).join("/"),
    writeCards(position.active),
    position.owner === null ? "-" : position.owner + 1,
    `${position.turn + 1}${{ turn: "o", play: "p", over: "x" }[position.phase]}`,
    position.points.join("/"),
    position.chips.join("/"),
    position.tokens.map(Number).join(""),
    `${position.round}/${position.hands.length}`,
    position.start + 1,
    position.totals.join("/"),
  ].join(" ");
}

/**
 * Read SPN. Throws NotationError with the field, the column and what was expected there.
 * @param {string} text
 * @returns {Spn}
 */
export function readSpn(text) {
  return new Source(text).read();
}

/** The text, cut into fields, and where each begins. */
class Source {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
    /** @type {Record<string, string>} */
    this.fields = {};
    /** @type {Record<string, number>} index into the text */
    this.starts = {};
    let at = 0;
    for (const [index, part] of text.split(" ", FIELDS.length).entries()) {
      this.fields[FIELDS[index]] = part;
      this.starts[FIELDS[index]] = at;
      at += part.length + 1;
    }
  }

  /**
   * The text of a field. They are asked for from left to right, so that the first fault is the one that is told.
   * @param {string} name
   * @returns {string}
   */
  field(name) {
    if (this.fields[name]) return this.fields[name];
    const number = FIELDS.indexOf(name) + 1;
    const expected = `the field '${name}', ${number} of ${FIELDS.length} with single spaces between`;
    const start = this.starts[name];
    const found = start === undefined ? "the end" : "nothing";
    throw new NotationError(name, columnAt(this.text, start ?? this.text.length), expected, { found });
  }

  /** Nothing stands behind the last field. */
  end() {
    const at = this.starts.totals + this.fields.totals.length;
    if (at < this.text.length)
      this.fail("totals", "the end after ten fields", at - this.starts.totals, this.text.slice(at));
  }

  /**
   * @param {string} field
   * @param {string} expected
   * @param {number} [at]     index within the field
   * @param {string} [found]
   * @returns {never}
   */
  fail(field, expected, at = 0, found = this.fields[field]) {
    const column = columnAt(this.text, this.starts[field] + at);
    throw new NotationError(field, column, expected, { found: quoted(found) });
  }

  /** @returns {Spn} */
  read() {
    const hands = this.hands();
    const players = hands.length;
    const active = this.active();
    const owner = this.field("owner") === "-" ? null : this.seat("owner", players, " or '-'");
    const [turn, phase] = this.turn(players);
    const fields = {
      hands,
      active,
      owner,
      turn,
      phase,
      points: this.row("points", players, COUNT, "a number of cards"),
      chips: this.row("chips", players, COUNT, "a number of chips"),
      tokens: this.tokens(players),
      round: this.round(players),
      start: this.seat("start", players),
      totals: this.row("totals", players, TOTAL, "a score"),
    };
    this.end();
    return fields;
  }

  /** @returns {CardText[][]} */
  hands() {
    const hands = [];
    let at = 0;
    for (const run of this.field("hands").split("/")) {
      hands.push(readCards(run, "hands", columnAt(this.text, at)));
      at += run.length + 1;
    }
    if (hands.length < 2 || hands.length > 5) this.failItem("hands", "2 to 5 hands", hands.length < 2 ? 0 : 5);
    return hands;
  }

  /** @returns {CardText[]} */
  active() {
    const cards = readCards(this.field("active"), "active", columnAt(this.text, this.starts.active));
    const hidden = cards.indexOf(UNKNOWN);
    if (hidden >= 0) this.fail("active", "cards that are known: the table is open", 2 * hidden, UNKNOWN);
    return cards;
  }

  /**
   * @param {string} field
   * @param {number} players
   * @param {string} [more]
   * @returns {number}
   */
  seat(field, players, more = "") {
    const text = this.field(field);
    if (!isSeat(text, players)) this.fail(field, `a seat, 1 to ${players}${more}`);
    return Number(text) - 1;
  }

  /**
   * @param {number} players
   * @returns {[number, Phase]}
   */
  turn(players) {
    const text = this.field("turn");
    if (text.length !== 2 || !isSeat(text[0], players) || !Object.hasOwn(PHASES, text[1])) {
      this.fail("turn", `a seat, 1 to ${players}, and o, p or x`);
    }
    return [Number(text[0]) - 1, PHASES[text[1]]];
  }

  /**
   * @param {number} players
   * @returns {number}
   */
  round(players) {
    const [number, ...rounds] = this.field("round").split("/");
    if (!isSeat(number, players) || rounds.join("/") !== String(players)) {
      this.fail("round", `1/${players} to ${players}/${players}`);
    }
    return Number(number);
  }

  /**
   * @param {number} players
   * @returns {boolean[]}
   */
  tokens(players) {
    const text = this.field("tokens");
    const digits = [...text];
    for (const [place, digit] of digits.slice(0, players).entries()) {
      if (digit !== "0" && digit !== "1") this.fail("tokens", "0 or 1", place, digit);
    }
    if (digits.length !== players) {
      const place = Math.min(digits.length - 1, players);
      this.fail("tokens", `${players} digits, one a seat`, place, digits[place]);
    }
    return digits.map((digit) => digit === "1");
  }

  /**
   * @param {string} field
   * @param {number} players
   * @param {RegExp} form
   * @param {string} each  what one value is
   * @returns {number[]}
   */
  row(field, players, form, each) {
    const items = this.field(field).split("/");
    for (const [place, item] of items.slice(0, players).entries()) {
      if (!form.test(item)) this.failItem(field, each, place);
    }
    if (items.length !== players) {
      this.failItem(field, `${players} values, one a seat`, Math.min(items.length - 1, players));
    }
    return items.map(Number);
  }

  /**
   * @param {string} field
   * @param {string} expected
   * @param {number} item  which of the values between slashes
   * @returns {never}
   */
  failItem(field, expected, item) {
    const items = this.field(field).split("/");
    const at = items.slice(0, item).reduce((sum, text) => sum + text.length + 1, 0);
    return this.fail(field, expected, at, items[item]);
  }
}

/**
 * @param {string} text
 * @param {number} players
 * @returns {boolean} a seat's number, from 1
 */
const isSeat = (text, players) => text.length === 1 && text >= "1" && text <= String(players);
