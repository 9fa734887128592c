import { t } from "../js/i18n.js";
import { html, LitElement } from "../vendor/lit.js";

/** A button that copies a text, and says whether it could. */
export class ScoutCopy extends LitElement {
  static properties = { text: { attribute: false }, copied: { state: true } };

  constructor() {
    super();
    /** @type {string} */
    this.text = "";
    /** @type {() => Promise<string>} what is copied, where the text may be on its way */
    this.make = async () => this.text;
    /** @type {boolean|null} null: nothing was copied */
    this.copied = null;
  }

  createRenderRoot() {
    return this;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("text")) this.copied = null;
  }

  async #copy() {
    this.copied = null;
    const text = await this.make();
    this.copied = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
  }

  render() {
    const { copied } = this;
    return html`<button class="button" type="button" @click=${() => this.#copy()}>${t("copy")}</button>
      <span role="status">${copied === null ? "" : t(copied ? "copied" : "not-copied")}</span>`;
  }
}

customElements.define("scout-copy", ScoutCopy);
