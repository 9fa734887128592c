import { t } from "../js/i18n.js";
import { NotationError } from "../js/notation.js";
import { readSgn } from "../js/sgn.js";
import { html, LitElement, live, nothing } from "../vendor/lit.js";
import { renderSelect } from "./select.js";
import "./scout-paste.js";

/** @typedef {import("../js/sgn.js").GameText} GameText */
/** @typedef {{state:"empty"|"starting"|"checked"|"drawn"|"refused", words:string}} Verdict */

/** A record that somebody brings: judged by the engine, seen as a replay, and the lines to paste. */
export class ScoutRecord extends LitElement {
  static properties = {
    site: { attribute: false },
    sgn: { state: true },
    game: { state: true },
    verdict: { state: true },
    options: { state: true },
  };

  #asked = 0;

  constructor() {
    super();
    /** @type {string} the address of the site, with a slash at its end */
    this.site = "";
    /** @type {string} */
    this.sgn = "";
    /** @type {GameText|null} what can be drawn */
    this.game = null;
    /** @type {Verdict} */
    this.verdict = { state: "empty", words: t("record-empty") };
    /** @type {Record<string, string>} */
    this.options = { ply: "", seat: "", caption: "" };
  }

  createRenderRoot() {
    return this;
  }

  /** @param {string} text */
  async #read(text) {
    const asked = ++this.#asked;
    this.sgn = text.trim();
    this.game = null;
    if (this.sgn === "") {
      this.verdict = { state: "empty", words: t("record-empty") };
      return;
    }
    try {
      this.game = readSgn(this.sgn);
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      const { line, column, message } = error;
      this.verdict = { state: "refused", words: t("record-refused", { line: line ?? 1, column, reason: message }) };
      return;
    }
    const { names, moves } = this.game;
    if (Number(this.options.seat) > names.length) this.options = { ...this.options, seat: "" };
    if (Number(this.options.ply) > moves.length) this.options = { ...this.options, ply: "" };
    this.verdict = { state: "starting", words: t("starting") };
    const { engine } = await import("../js/engine.js");
    const reason = await engine.request("sgn.frames", { sgn: this.sgn }).then(
      () => null,
      (error) => String(error.message),
    );
    if (asked !== this.#asked) return;
    this.verdict =
      reason === null
        ? { state: "checked", words: t("record-checked", { players: names.length, plies: moves.length }) }
        : { state: "drawn", words: t("record-drawn", { reason }) };
  }

  render() {
    const { state, words } = this.verdict;
    return html`<label class="builder-field is-wide">${t("record-hint")}
        <textarea rows="8" spellcheck="false" autocomplete="off" dir="ltr" .value=${live(this.sgn)}
          @change=${(/** @type {Event} */ event) => this.#read(/** @type {HTMLTextAreaElement} */ (event.target).value)}></textarea></label>
      <p class="builder-verdict is-${state}" role="status" data-verdict=${state}>${words}</p>
      ${this.game ? this.#shown(this.game) : nothing}`;
  }

  /** @param {GameText} game */
  #shown({ names, moves }) {
    const { ply, seat, caption } = this.options;
    const set = (/** @type {string} */ name, /** @type {string} */ value) => {
      this.options = { ...this.options, [name]: value };
    };
    const seats = names.map((_, at) => String(at + 1));
    return html`<div class="builder-bar">
        <label class="builder-field">${t("ply")}
          <input type="number" min="0" max=${moves.length} .value=${live(ply)}
            @change=${(/** @type {Event} */ event) => set("ply", /** @type {HTMLInputElement} */ (event.target).value)}></label>
        ${renderSelect(
          t("hand-of"),
          ["", ...seats],
          seat,
          (value) => set("seat", value),
          (value) => (value ? names[Number(value) - 1] : t("nobody")),
        )}
        <label class="builder-field">${t("caption")}
          <input type="text" .value=${live(caption)}
            @input=${(/** @type {Event} */ event) => set("caption", /** @type {HTMLInputElement} */ (event.target).value)}></label>
      </div>
      <scout-replay .sgn=${this.sgn} ply=${ply || "0"} seat=${seat || nothing} caption=${caption || nothing}></scout-replay>
      <scout-paste .site=${this.site} .link=${{ kind: "game", text: this.sgn, options: { ply, seat, caption } }}
        .inside=${caption || names.join(", ")} .measure=${() => this.querySelector("scout-replay")?.clientHeight ?? 0}></scout-paste>`;
  }
}

customElements.define("scout-record", ScoutRecord);
