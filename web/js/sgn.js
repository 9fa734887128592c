/**
 * SGN, the record of a game, as JavaScript reads it: tags, comments and moves, and the frames that the moves make. It
 * knows no rule: a record that says something impossible by the rules is drawn as it stands. Strict otherwise, as
 * `scout_core/sgn.py` is: read whole, or refused with the line, the column and what was expected there. No DOM.
 *
 * @import { CardText } from "./protocol.js"
 * @import { Done } from "./frames.js"
 * @import { Spn } from "./notation.js"
 */
import { after, dealt, NoSuchThing } from "./frames.js";
import { readMove } from "./moves.js";
import { columnAt, NotationError, quoted, readCards, readSpn } from "./notation.js";

/**
 * A position of a record, and what led to it: an action, or (no move) a deal.
 * @typedef {object} Frame
 * @property {number} ply           actions done so far in the whole record
 * @property {number} round
 * @property {string|null} move
 * @property {Spn} position
 * @property {Done} done
 * @property {number[]|null} scores  of the round that ended here
 * @property {string} comment        that stands here
 */
/**
 * @typedef {object} GameText
 * @property {string[]} names
 * @property {number} start
 * @property {[string, string][]} tags        that the reader does not need
 * @property {Record<number, string>} comments  by ply
 * @property {string[]} moves
 * @property {Frame[]} frames
 * @property {number[][]} results             of the finished rounds
 */
/** @typedef {{kind:"tag"|"comment"|"word"|"end", key:string, text:string, at:number}} Token */

/** What Python's `\s` takes for white space. */
const SPACES = "\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000";
const SPACE = new RegExp(`[${SPACES}]*`, "y");
const TAG = /\[([A-Za-z][A-Za-z0-9_]*) "((?:[^"\\\n]|\\["\\])*)"\]/y;
const COMMENT = /\{([^{}]*)\}/y;
const WORD = new RegExp(`[^${SPACES}\\[\\]{}]+`, "y");
const GAPS = new RegExp(`[${SPACES}]+`);
const NUMBER = /^[1-9][0-9]*\.$/;
const RESERVED = /^(?:SGN|Rules|Seat[0-9]+|Start|Relaxed|Position|Round|Deal|Result)$/;
const SCORE = /^(?:0|-?[1-9][0-9]{0,8})$/;
const RESERVE = " + ";
const MOST_SEATS = 5;
const LONGEST_NAME = 40;
/** Far more than any game: a record is a few kilobytes. */
export const LONGEST_RECORD = 200_000;

/**
 * Read a record. Throws NotationError.
 * @param {string} text
 * @returns {GameText}
 */
export function readSgn(text) {
  return new Reader(text).read();
}

/**
 * @param {string} text
 * @returns {Token[]}
 */
function tokens(text) {
  /** @type {Token[]} */
  const found = [];
  let at = 0;
  for (;;) {
    at += match(SPACE, text, at)?.[0].length ?? 0;
    if (at === text.length) return [...found, { kind: "end", key: "", text: "", at }];
    const tag = match(TAG, text, at);
    const comment = tag ?? match(COMMENT, text, at);
    const word = comment ?? match(WORD, text, at);
    if (!word) {
      const what = { "[": 'a tag: [Key "value"]', "{": "a comment: {text}" }[text[at]] ?? "a move";
      const [line] = text.slice(at, at + 20).split("\n");
      refuse(text, { kind: "word", key: "", text: line, at }, what);
    }
    if (tag) found.push({ kind: "tag", key: tag[1], text: tag[2].replace(/\\(.)/g, "$1"), at });
    else if (comment) found.push({ kind: "comment", key: "", text: words(comment[1]), at });
    else found.push({ kind: "word", key: "", text: word[0], at });
    at += word[0].length;
  }
}

/**
 * @param {RegExp} form  sticky
 * @param {string} text
 * @param {number} at
 * @returns {RegExpExecArray|null}
 */
function match(form, text, at) {
  form.lastIndex = at;
  return form.exec(text);
}

/**
 * @param {string} text
 * @returns {string} its words with single spaces
 */
const words = (text) => text.split(GAPS).filter(Boolean).join(" ");

/**
 * @param {string} text
 * @param {Token} token
 * @param {string} expected
 * @param {Error} [cause]
 * @returns {never}
 */
function refuse(text, token, expected, cause) {
  const line = text.slice(0, token.at).split("\n").length;
  // A token never begins with white space, so this is the line break before it.
  const begins = text.lastIndexOf("\n", token.at) + 1;
  const column = columnAt(text.slice(begins), token.at - begins);
  const tag = `[${token.key} ${quoted(token.text)}]`;
  const found = token.kind === "tag" ? tag : token.kind === "end" ? "the end" : quoted(token.text);
  const field = token.kind === "tag" ? token.key.slice(0, LONGEST_NAME) : "moves";
  const more = cause instanceof NoSuchThing ? ` (${cause.expected})` : cause ? ` (${cause.message})` : "";
  throw new NotationError(field, column, expected + more, { found, line });
}

/** One pass over the tokens; every method eats what it names or refuses. */
class Reader {
  /** @param {string} text */
  constructor(text) {
    if (text.length > LONGEST_RECORD) {
      throw new NotationError("moves", 1, `a record of at most ${LONGEST_RECORD} characters`, { line: 1 });
    }
    this.text = text;
    this.tokens = tokens(text);
    this.at = 0;
    /** @type {string[]} */
    this.names = [];
    this.start = 0;
    /** @type {[string, string][]} */
    this.tags = [];
    /** @type {Map<number, string[]>} */
    this.comments = new Map();
    /** @type {string[]} */
    this.moves = [];
    /** @type {Frame[]} */
    this.frames = [];
    /** @type {number[][]} */
    this.results = [];
    /** @type {Spn|null} that the record begins with, in mid-round */
    this.opening = null;
  }

  /** @returns {Token} the next that is no comment; comments before it are put aside under the ply they stand at */
  peek() {
    for (;;) {
      const token = this.tokens[this.at];
      if (token.kind !== "comment") return token;
      const ply = this.moves.length;
      this.comments.set(ply, [...(this.comments.get(ply) ?? []), token.text]);
      this.at += 1;
    }
  }

  /** @returns {Token} */
  next() {
    const token = this.peek();
    if (token.kind !== "end") this.at += 1;
    return token;
  }

  /**
   * @param {Token} token
   * @param {string} expected
   * @param {unknown} [cause]
   * @returns {never}
   */
  refuse(token, expected, cause) {
    return refuse(this.text, token, expected, /** @type {Error|undefined} */ (cause));
  }

  /**
   * @param {string} key
   * @param {string} [value]
   * @returns {Token}
   */
  tag(key, value) {
    const token = this.next();
    if (token.kind !== "tag" || token.key !== key || (value !== undefined && token.text !== value)) {
      this.refuse(token, `[${key} "${value ?? "..."}"]`);
    }
    return token;
  }

  /** @returns {GameText} */
  read() {
    this.head();
    const last = this.opening ? this.opening.round : this.names.length;
    for (let round = this.opening?.round ?? 1; ; round += 1) {
      const finished = this.round(round);
      if (!finished || round === last || this.peek().kind === "end") break;
    }
    const token = this.next();
    if (token.kind !== "end") this.refuse(token, "the end of the record");
    const { names, start, tags, moves, frames, results } = this;
    const said = [...this.comments].map(([ply, texts]) => [ply, texts.filter(Boolean).join(" ")]);
    /** @type {Record<number, string>} */
    const comments = Object.fromEntries(said);
    for (const frame of frames) frame.comment = comments[frame.ply] ?? "";
    return { names, start, tags, comments, moves, frames, results };
  }

  head() {
    this.tag("SGN", "1");
    this.tag("Rules", "SCOUT");
    this.seats();
    const start = this.tag("Start");
    const seats = this.names.map((_, seat) => String(seat + 1));
    if (!seats.includes(start.text)) this.refuse(start, `a seat from 1 to ${seats.length} as Start`);
    this.start = Number(start.text) - 1;
    for (let token = this.peek(); token.kind === "tag" && token.key !== "Round"; token = this.peek()) {
      this.next();
      const early = this.opening === null;
      if (token.key === "Relaxed" && token.text === "1" && early && this.peek().key === "Position") continue;
      if (token.key === "Position" && early) this.begin(token);
      else if (RESERVED.test(token.key) || this.tags.some(([key]) => key === token.key)) {
        this.refuse(token, '[Round "1"] or a tag that was not yet given');
      } else this.tags.push([token.key, token.text]);
    }
    const deals = this.tokens.filter(({ kind, key }) => kind === "tag" && key === "Deal");
    const many = deals[this.names.length];
    if (many && !this.opening) this.refuse(many, `at most ${this.names.length} rounds`);
  }

  seats() {
    while (this.peek().key === `Seat${this.names.length + 1}`) {
      const token = this.next();
      if (this.names.length === MOST_SEATS) this.refuse(token, "at most five seats");
      if (!isName(token.text)) this.refuse(token, `a name: 1 to ${LONGEST_NAME} printable characters`);
      this.names.push(token.text);
    }
    if (this.names.length < 2) this.refuse(this.peek(), `[Seat${this.names.length + 1} "name"]`);
  }

  /** @param {Token} token  the Position that the record begins with */
  begin(token) {
    const players = this.names.length;
    /** @type {Spn} */
    let position;
    try {
      position = readSpn(token.text);
    } catch (error) {
      this.refuse(token, `a position (SPN) of ${players} seats to play on from`, error);
    }
    if (position.hands.length !== players || position.phase === "over" || position.hands.flat().includes("??")) {
      this.refuse(token, `a position (SPN) of ${players} seats to play on from`);
    }
    if (position.start !== this.start) {
      this.refuse(token, `a position with ${this.start + 1} as its start, as in Start`);
    }
    this.opening = position;
  }

  /**
   * Read one round; tell whether it was finished.
   * @param {number} number
   * @returns {boolean}
   */
  round(number) {
    this.tag("Round", String(number));
    this.push({ position: this.opening ?? this.deal(number), move: null, done: {} });
    let done = 0;
    let token = this.next();
    for (; token.kind === "word" && token.text !== "*"; token = this.next()) {
      if (!NUMBER.test(token.text)) {
        this.move(token);
        done += 1;
      } else if (token.text !== `${done + 1}.`) this.refuse(token, `the move number ${done + 1}.`);
    }
    if (token.kind === "word") return false;
    this.result(token, done > 0);
    return true;
  }

  /**
   * @param {number} round
   * @returns {Spn}
   */
  deal(round) {
    const token = this.tag("Deal");
    const players = this.names.length;
    const totals = this.names.map((_, seat) => this.results.reduce((sum, scores) => sum + scores[seat], 0));
    const start = (this.start + round - 1) % players;
    try {
      return dealt(readDeal(token.text, players), { round, start, totals });
    } catch (error) {
      return this.refuse(token, `a deal for ${players} players`, error);
    }
  }

  /** @param {Token} token */
  move(token) {
    const { position: before } = this.frames[this.frames.length - 1];
    try {
      const { position, done } = after(before, readMove(token.text));
      this.moves.push(token.text);
      this.push({ position, done, move: token.text });
    } catch (error) {
      this.refuse(token, error instanceof NoSuchThing ? "a move that can be made" : "a move", error);
    }
  }

  /**
   * @param {Token} token  where the moves end
   * @param {boolean} begun
   */
  result(token, begun) {
    const frame = this.frames[this.frames.length - 1];
    if (token.kind !== "tag" || token.key !== "Result" || !begun || frame.position.phase === "turn") {
      this.refuse(token, "a move, or * for an unfinished round");
    }
    const scores = token.text.split("/");
    if (scores.length !== this.names.length || !scores.every((score) => SCORE.test(score))) {
      this.refuse(token, `[Result "..."] with ${this.names.length} scores`);
    }
    frame.scores = scores.map(Number);
    this.results.push(frame.scores);
    // The seat is the one that acted last.
    const seat = frame.done.showed?.seat ?? frame.done.scouted?.seat ?? frame.position.turn;
    frame.position = { ...frame.position, phase: "over", turn: seat };
  }

  /** @param {Pick<Frame, "position"|"move"|"done">} frame */
  push(frame) {
    this.frames.push({ ...frame, ply: this.moves.length, round: frame.position.round, scores: null, comment: "" });
  }
}

/**
 * The hands of a deal; what is set aside is read and left aside.
 * @param {string} text
 * @param {number} players
 * @returns {CardText[][]}
 */
function readDeal(text, players) {
  const cut = text.indexOf(RESERVE);
  const hands = [];
  let at = 0;
  for (const run of (cut < 0 ? text : text.slice(0, cut)).split("/")) {
    hands.push(dealtCards(run, columnAt(text, at)));
    at += run.length + 1;
  }
  if (hands.length !== players) throw new NotationError("deal", 1, `${players} hands`);
  if (cut >= 0) dealtCards(text.slice(cut + RESERVE.length), columnAt(text, cut + RESERVE.length));
  return hands;
}

/**
 * @param {string} run
 * @param {number} column
 * @returns {CardText[]}
 */
function dealtCards(run, column) {
  const cards = readCards(run, "deal", column);
  if (cards.length === 0 || cards.includes("??")) throw new NotationError("deal", column, "cards that are known");
  return cards;
}

/**
 * @param {string} name
 * @returns {boolean} it is seen, and breaks no line
 */
export function isName(name) {
  return [...name].length <= LONGEST_NAME && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(name) && /[^\p{Cf}\p{Zs}]/u.test(name);
}
