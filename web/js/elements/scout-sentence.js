import { html, LitElement, nothing } from "../../vendor/lit.js";
import { clauseOf } from "../clauses.js";
import { t } from "../i18n.js";
import { send } from "../intent.js";
import { InLanguage } from "./in-language.js";
import { said } from "./words.js";

/** @typedef {import("../messages.js").Sentence} Sentence */
/** @typedef {import("../scene.js").Way} Way */

/**
 * The one sentence between stage and hand: whose turn, what must be beaten, or why the last press did nothing.
 * @fires scout-intent  do: next
 * @fires scout-look    detail: the ply to look at
 * @fires scout-rules   detail: the clause that says why not
 */
export class ScoutSentence extends LitElement {
  static properties = { sentence: { attribute: false }, ways: { attribute: false } };

  constructor() {
    super();
    new InLanguage(this);
    /** @type {Sentence|null} */
    this.sentence = null;
    /** @type {Way[]} */
    this.ways = [];
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const { tone, messages } = this.sentence ?? { tone: "plain", messages: [] };
    const clause = messages.map(({ id }) => clauseOf(id)).find((found) => found !== null);
    // The announcer tells refusals and turns aloud; told from here too, they would be heard twice.
    return html`<div class="sentence ${tone === "plain" ? "" : `is-${tone}`}">
      ${tone === "refused" ? html`<span class="sentence-mark" aria-hidden="true">!</span>` : nothing}
      <p class="sentence-text">${messages.map((message) => html`<span>${said(message)}</span>${t("space")}`)}${clause ? this.#why(clause) : nothing}</p>
      ${this.ways.map(
        (way) => html`<button
          class="button sentence-next ${way.key ? "primary" : "quiet"}"
          type="button"
          aria-label=${t(way.id)}
          @click=${() => this.#go(way)}
        >
          ${t(`${way.id}.face`)}
        </button>`,
      )}
    </div>`;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    if (!changed.has("sentence") || (this.sentence?.tone !== "refused" && this.ways.length === 0)) return;
    // In large text it scrolls with the table: why a press did nothing, and how to go on, comes into sight by itself.
    const { top, bottom } = /** @type {Element} */ (this.firstElementChild).getBoundingClientRect();
    const bar = document.querySelector("scout-actions")?.getBoundingClientRect().top ?? innerHeight;
    scrollBy(0, Math.min(top, Math.max(0, bottom - bar)));
  }

  /**
   * The rule opens over the table; as a link it can also be opened beside it.
   * @param {string} clause
   */
  #why(clause) {
    return html`<a class="sentence-why" href=${`rules.html#${clause}`} aria-keyshortcuts="W"
      @click=${(/** @type {MouseEvent} */ event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        this.dispatchEvent(new CustomEvent("scout-rules", { bubbles: true, detail: clause }));
      }}>${t("why")}</a>`;
  }

  /** @param {Way} way */
  #go({ look }) {
    if (look === null) send(this, { type: "do", action: "next" });
    else this.dispatchEvent(new CustomEvent("scout-look", { bubbles: true, detail: look }));
  }
}

customElements.define("scout-sentence", ScoutSentence);
