import { html, LitElement, nothing } from "../../vendor/lit.js";
import { t } from "../i18n.js";
import { send } from "../intent.js";
import { said } from "./words.js";

/** @typedef {import("../messages.js").Sentence} Sentence */
/** @typedef {import("../scene.js").Way} Way */

/**
 * The one sentence between stage and hand: whose turn, what must be beaten, or why the last press did nothing.
 * @fires scout-intent  do: next
 * @fires scout-look    detail: the ply to look at
 */
export class ScoutSentence extends LitElement {
  static properties = { sentence: { attribute: false }, ways: { attribute: false } };

  constructor() {
    super();
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
    // The announcer tells refusals and turns aloud; told from here too, they would be heard twice.
    return html`<div class="sentence ${tone === "plain" ? "" : `is-${tone}`}">
      ${tone === "refused" ? html`<span class="sentence-mark" aria-hidden="true">!</span>` : nothing}
      <p class="sentence-text">${messages.map((message) => html`<span>${said(message)}</span> `)}</p>
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

  /** @param {Way} way */
  #go({ look }) {
    if (look === null) send(this, { type: "do", action: "next" });
    else this.dispatchEvent(new CustomEvent("scout-look", { bubbles: true, detail: look }));
  }
}

customElements.define("scout-sentence", ScoutSentence);
