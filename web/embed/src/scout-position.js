import { readSpn, writeSpn } from "../../js/notation.js";
import { readSgn } from "../../js/sgn.js";
import { html, nothing } from "../../vendor/lit.js";
import { define, Problem, ScoutElement, SITE } from "./base.js";
import { foreign, renderBoard, seatNames } from "./board.js";
import { checkChoice, readMarks, readWhole } from "./given.js";

/** @typedef {import("../../js/notation.js").Spn} Spn */
/** @typedef {import("./words.js").Words} Words */

/** No position is longer; what is cut there is refused for it. */
const LONGEST = 1000;

/**
 * A diagram: a position from its SPN, or from a record in a child script as it is at a ply.
 *
 * ```html
 * <scout-position spn="…">Ann shows 8-9, and you hold…</scout-position>
 * ```
 *
 * @element scout-position
 * @attr {string} spn     the position
 * @attr {number} ply     with a record: how many actions are done
 * @attr {number} seat    whose hand is drawn large, from 1; without it that of the seat to act
 * @attr {"all"} hands    draw every hand
 * @attr {string} marks   places of the large hand to mark: "5-7 9"
 * @attr {string} names   of the seats, separated by commas
 * @attr {string} caption instead of whose turn it is
 * @attr {string} lang    one of the site's; without it that of the page around
 * @attr {"light"|"dark"|"auto"} theme  without it as the page around
 * @fires scout-ready   detail: { spn }
 * @fires scout-error   detail: { message, field, line, column }
 * @csspart frame - All of it
 */
export class ScoutPosition extends ScoutElement {
  static properties = {
    spn: {},
    ply: { type: Number },
    seat: { type: Number },
    hands: {},
    marks: {},
    names: {},
  };

  /** @type {{of:string, position:Spn, names:string[]}|null} what was read last */
  #read = null;
  /** @type {string} the last of these that was told */
  #told = "";

  constructor() {
    super();
    /** @type {string|null} */
    this.spn = null;
    /** @type {number|null} */
    this.ply = null;
    /** @type {number|null} */
    this.seat = null;
    /** @type {string|null} */
    this.hands = null;
    /** @type {string|null} */
    this.marks = null;
    /** @type {string|null} */
    this.names = null;
  }

  /** @returns {{position:Spn, names:string[]}} */
  read() {
    const of = `${this.spn}\n${this.ply}\n${this.source}`;
    if (this.#read?.of !== of) this.#read = { of, ...this.#parse() };
    return this.#read;
  }

  /** @returns {{position:Spn, names:string[]}} */
  #parse() {
    if (this.spn !== null) {
      return { position: readSpn(this.spn.trim().slice(0, LONGEST).replaceAll("_", " ")), names: [] };
    }
    if (!this.source) throw new Problem("embed-error-missing");
    const { frames, names } = readSgn(this.source);
    const asked = readWhole(this, "ply", 0, frames[frames.length - 1].ply) ?? 0;
    const frame = frames.find(({ ply }) => ply === asked) ?? frames[0];
    return { position: frame.position, names };
  }

  content() {
    const { words, width } = this;
    const { position, names: recorded } = this.read();
    const players = position.hands.length;
    const names = recorded.length > 0 ? recorded : seatNames(this.names, players, words);
    const seat = (readWhole(this, "seat", 1, players) ?? position.turn + 1) - 1;
    checkChoice("hands", this.hands, ["all"]);
    const board = {
      position,
      names,
      seat,
      all: this.hands === "all",
      marks: readMarks(this.marks, position.hands[seat].length),
      width,
      words,
      sentence: this.caption ? foreign(this.caption) : turnSentence(position, names, words),
      most: position.hands.map((hand) => hand.length),
      mostActive: position.active.length,
    };
    return html`${renderBoard(board)} ${foot(openLink(writeSpn(position)), words)}`;
  }

  updated() {
    super.updated();
    const { spn, ply, source, drawn } = this;
    const key = `${spn}\n${ply}\n${source}`;
    if (!drawn || key === this.#told) return;
    this.#told = key;
    this.tell("scout-ready", { spn: writeSpn(this.read().position) });
  }
}

/**
 * @param {Spn} position
 * @param {string[]} names
 * @param {Words} words
 * @returns {string}
 */
export function turnSentence({ phase, turn }, names, words) {
  const id = { turn: "embed-to-turn", play: "embed-to-play", over: "embed-over" }[phase];
  return words.t(id, { name: names[turn] });
}

/**
 * @param {string} spn
 * @returns {string} where the site shows it
 */
const openLink = (spn) => `#p=${spn.replaceAll(" ", "_")}`;

/**
 * The line below: where the same is to be seen on the site.
 * @param {string} fragment
 * @param {Words} words
 */
export function foot(fragment, words) {
  if (!SITE) return nothing;
  return html`<p class="foot" part="foot">
    <a href=${`${SITE}index.html${fragment}`} target="_blank" rel="noopener">${words.t("embed-open")}<span aria-hidden="true"> ↗</span></a>
  </p>`;
}

define("scout-position", ScoutPosition);
