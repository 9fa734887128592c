import { html, LitElement, nothing } from "../../vendor/lit.js";
import { t } from "../i18n.js";
import { InLanguage } from "./in-language.js";
import { said } from "./words.js";

/** @typedef {import("../i18n.js").Message} Message */

/**
 * A field for a move in notation.
 * @fires scout-write  detail: the text
 */
export class ScoutMove extends LitElement {
  static properties = { refused: { attribute: false } };

  constructor() {
    super();
    new InLanguage(this);
    /** @type {Message|null} why the last one was not played */
    this.refused = null;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const { refused } = this;
    return html`<form class="move-form" @submit=${this.#write}>
        <label class="field"
          ><span class="field-name">${t("move-label")}</span>
          <input type="text" name="move" dir="ltr" autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="20"
            aria-invalid=${refused ? "true" : nothing} aria-describedby="move-how" />
        </label>
        <button class="button primary" type="submit">${t("move-do")}</button>
      </form>
      <p class="move-refused" role="alert">${refused ? said(refused) : nothing}</p>
      <dl class="help-keys" id="move-how">
        ${["show", "one", "scout", "over", "both", "way"].map(
          (what) => html`<div class="help-key">
            <dt>${t(`move-${what}.written`)
              .split(" ")
              .map((one) => html`<kbd dir="ltr">${one}</kbd> `)}</dt>
            <dd>${t(`move-${what}`)}</dd>
          </div>`,
        )}
      </dl>`;
  }

  firstUpdated() {
    this.querySelector("input")?.focus();
  }

  /** @param {SubmitEvent} event */
  #write(event) {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (this.querySelector("input"));
    const text = field.value.trim();
    field.select();
    if (text) this.dispatchEvent(new CustomEvent("scout-write", { bubbles: true, detail: text }));
  }
}

customElements.define("scout-move", ScoutMove);
