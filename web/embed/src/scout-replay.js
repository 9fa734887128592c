import { pack } from "../../js/links.js";
import { NotationError } from "../../js/notation.js";
import { readSgn } from "../../js/sgn.js";
import { html, nothing } from "../../vendor/lit.js";
import { define, Problem, ScoutElement } from "./base.js";
import { foreign, renderBoard, withCards } from "./board.js";
import { checkChoice, readMarks, readWhole } from "./given.js";
import { iconEnd, iconStep } from "./icons.js";
import { foot, turnSentence } from "./scout-position.js";

/** @typedef {import("../../js/sgn.js").Frame} Frame */
/** @typedef {import("../../js/sgn.js").GameText} GameText */

/**
 * A record to go through move by move, every hand open.
 *
 * ```html
 * <scout-replay ply="12"><script type="text/x-scout-sgn">…</script>How Ann wins from here.</scout-replay>
 * ```
 *
 * @element scout-replay
 * @attr {number} ply     actions done at first, and then those that are seen
 * @attr {number} seat    draw this seat's hand large, and no other
 * @attr {"all"} hands    the others as well
 * @attr {string} marks   places of the large hand to mark: "5-7 9"; with seat
 * @attr {string} caption above the moves
 * @attr {string} lang
 * @attr {"light"|"dark"|"auto"} theme
 * @prop {string} sgn     the record, when it is given by a program and not in a child script
 * @fires scout-ready   detail: { plies }
 * @fires scout-move    detail: { ply, move }: another move is seen
 * @fires scout-error   detail: { message, field, line, column }
 * @csspart controls - The slider and its buttons
 */
export class ScoutReplay extends ScoutElement {
  static properties = {
    sgn: { attribute: false },
    ply: { type: Number, reflect: true },
    seat: { type: Number },
    hands: {},
    marks: {},
    index: { state: true },
    link: { state: true },
  };

  /** @type {{of:string, game:GameText}|null} what was read last */
  #read = null;
  /** @type {string|null} the record that was told of */
  #told = null;

  constructor() {
    super();
    /** @type {string|null} */
    this.sgn = null;
    /** @type {number} */
    this.ply = 0;
    /** @type {number|null} */
    this.seat = null;
    /** @type {string|null} */
    this.hands = null;
    /** @type {string|null} */
    this.marks = null;
    /** @type {number} which frame is seen: a ply may have two, the end of a round and the next deal */
    this.index = 0;
    /** @type {string} the record as a fragment */
    this.link = "";
  }

  /** @returns {string} */
  get record() {
    return this.sgn ?? this.source;
  }

  /** @returns {GameText} */
  read() {
    const of = this.record;
    if (!of) throw new Problem("embed-error-missing");
    if (this.#read?.of !== of) this.#read = { of, game: readSgn(of) };
    return this.#read.game;
  }

  /** @returns {GameText|null} */
  get game() {
    try {
      return this.read();
    } catch {
      return null;
    }
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    const { frames } = this.game ?? {};
    if (!frames || !["ply", "sgn", "source"].some((name) => changed.has(name))) return;
    if (frames[this.index]?.ply === this.ply && !changed.has("sgn") && !changed.has("source")) return;
    // One that there isn't is refused where it is drawn.
    this.index = Math.max(
      0,
      frames.findIndex(({ ply }) => ply === this.ply),
    );
  }

  /** @param {number} index */
  #go(index) {
    const { frames } = this.game ?? {};
    const to = Math.max(0, Math.min((frames?.length ?? 1) - 1, index));
    if (!frames || to === this.index) return;
    this.index = to;
    this.ply = frames[to].ply;
    this.tell("scout-move", { ply: this.ply, move: frames[to].move });
  }

  content() {
    const { words, width } = this;
    const { frames, names } = this.read();
    const frame = frames[this.index] ?? frames[0];
    const { position } = frame;
    const players = names.length;
    readWhole(this, "ply", 0, frames[frames.length - 1].ply);
    checkChoice("hands", this.hands, ["all"]);
    const large = readWhole(this, "seat", 1, players);
    if (large === null && this.marks) {
      throw new NotationError("seat", 1, "the seat whose places are marked", { found: "nothing" });
    }
    const seat = large === null ? null : large - 1;
    const most = names.map((_, index) => Math.max(...frames.map(({ position: { hands } }) => hands[index].length)));
    const mostActive = Math.max(...frames.map(({ position: { active } }) => active.length));
    const sentence = frame.scores ? words.t("embed-over") : turnSentence(position, names, words);
    const all = seat === null || this.hands === "all";
    const board = {
      position,
      names,
      seat,
      all,
      marks: seat === null ? [] : readMarks(this.marks, most[seat]),
      width,
      words,
      sentence,
      most,
      mostActive,
    };
    return html`${this.caption ? html`<p class="caption" part="caption">${foreign(this.caption)}</p>` : nothing}
      ${renderBoard(board)} ${this.#controls(frame, frames)} ${this.#comments(frame, frames)}
      ${this.link ? foot(`${this.link}&ply=${this.ply}`, words) : nothing}`;
  }

  /**
   * @param {Frame} frame
   * @param {Frame[]} frames
   */
  #controls(frame, frames) {
    const { words } = this;
    const last = frames.length - 1;
    const at = words.t("embed-at", { ply: frame.ply, count: frames[last].ply });
    const button = (/** @type {string} */ id, /** @type {unknown} */ icon, /** @type {number} */ to) => html`<button
      type="button" aria-label=${words.t(id)} title=${words.t(id)} aria-disabled=${to === this.index ? "true" : "false"}
      @click=${() => this.#go(to)}>${icon}</button>`;
    return html`<p class="did" part="did"><span class="did-at">${at}</span>
        <span class="did-words" role="status" aria-live="polite">${this.#did(frame)}</span></p>
      <div class="controls" part="controls" role="group" aria-label=${words.t("embed-replay")}>
        ${button("embed-first", iconEnd(true), 0)}${button("embed-back", iconStep(true), Math.max(0, this.index - 1))}
        <input type="range" min="0" max=${last} step="1" .value=${String(this.index)} aria-label=${words.t("embed-replay")}
          aria-valuetext=${at} @input=${(/** @type {InputEvent} */ event) =>
            this.#go(Number(/** @type {HTMLInputElement} */ (event.target).value))}>
        ${button("embed-next", iconStep(false), Math.min(last, this.index + 1))}${button("embed-last", iconEnd(false), last)}
      </div>`;
  }

  /**
   * What led to a frame.
   * @param {Frame} frame
   * @returns {unknown}
   */
  #did({ done: { turned, scouted, showed }, position, scores, move, ply }) {
    const { words } = this;
    const { names } = this.read();
    const parts = [];
    if (turned) parts.push(words.t(turned.turned ? "embed-turned" : "embed-kept", { name: names[turned.seat] }));
    else if (showed) {
      const id = scouted ? "embed-both" : "embed-showed";
      parts.push(withCards(words, id, { name: names[showed.seat] }, showed.cards));
    } else if (scouted) parts.push(withCards(words, "embed-scouted", { name: names[scouted.seat] }, [scouted.card]));
    else if (move === null && ply > 0) {
      parts.push(words.t("embed-dealt", { round: position.round, name: names[position.start] }));
    } else parts.push(words.t("embed-start"));
    if (scores) {
      const each = names.map((name, seat) => `${words.shown(name)} ${words.number(scores[seat])}`);
      parts.push(". ", words.t("embed-scored", { scores: each.join(", ") }));
    }
    return parts;
  }

  /**
   * The comments of the whole record lie on top of each other, so that none of them moves what is below.
   * @param {Frame} now
   * @param {Frame[]} frames
   */
  #comments(now, frames) {
    // Of the two frames of a ply, the first has it.
    const said = frames.filter(({ comment, ply }, at) => comment && frames[at - 1]?.ply !== ply);
    if (said.length === 0) return nothing;
    return html`<div class="comments" part="comments" aria-live="polite">
      ${said.map((frame) => html`<p class=${frame === now ? "" : "is-away"} dir="auto">${frame.comment}</p>`)}
    </div>`;
  }

  updated() {
    super.updated();
    const { record, drawn } = this;
    if (!drawn || record === this.#told) return;
    this.#told = record;
    const { frames } = this.read();
    this.tell("scout-ready", { plies: frames[frames.length - 1].ply });
    this.#pack(record);
  }

  /** @param {string} record */
  async #pack(record) {
    const link = `#g=${await pack(record)}`;
    if (record === this.record) this.link = link;
  }
}

define("scout-replay", ScoutReplay);
