import { html, LitElement } from "../../vendor/lit.js";
import { renderBack } from "../card.js";
import { t } from "../i18n.js";
import { InLanguage } from "./in-language.js";

/**
 * Between two people at one device: shows nobody's cards until the next one says to be there.
 * @fires scout-uncover
 */
export class ScoutHandover extends LitElement {
  static properties = { name: { attribute: false } };

  constructor() {
    super();
    new InLanguage(this);
    /** @type {string} whose turn it is */
    this.name = "";
  }

  createRenderRoot() {
    return this;
  }

  render() {
    return html`<section class="handover" aria-labelledby="handover-title">
      <div class="fan" aria-hidden="true">
        ${Array.from({ length: 5 }, () => html`<div class="fan-card">${renderBack()}</div>`)}
      </div>
      <h2 id="handover-title" class="handover-title" tabindex="-1">${t("hand-over-to", { name: this.name })}</h2>
      <p class="handover-text">${t("hand-over-hidden")}</p>
      <button class="button primary" type="button" @click=${this.#ready}>
        ${t("hand-over-ready", { name: this.name })}
      </button>
    </section>`;
  }

  /** The cards were covered: whoever reads the screen aloud starts here. */
  firstUpdated() {
    /** @type {HTMLElement|null} */ (this.querySelector("h2"))?.focus();
  }

  #ready() {
    this.dispatchEvent(new CustomEvent("scout-uncover", { bubbles: true }));
  }
}

customElements.define("scout-handover", ScoutHandover);
