import { html, LitElement, nothing } from "../../vendor/lit.js";
import { currentLanguage, LANGUAGES, setLocale, t } from "../i18n.js";
import { iconLanguage } from "../icons.js";
import { keepLanguage, unknownLanguage } from "../language.js";
import { InLanguage } from "./in-language.js";

/** As much as is told of a language that there isn't: no tag is longer, an address may be. */
const LONGEST = 35;

/** Each language under its own name, for who can't read the one that is on. Chosen, it takes effect at once. */
export class ScoutLanguage extends LitElement {
  static properties = { failed: { state: true } };

  constructor() {
    super();
    /** @type {string|null} a file of the language that was chosen didn't come */
    this.failed = null;
    new InLanguage(this);
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const here = currentLanguage();
    const unknown = unknownLanguage(Object.keys(LANGUAGES));
    const all = Object.entries(LANGUAGES).sort(([, one], [, other]) => (one.name < other.name ? -1 : 1));
    return html`<label class="language">
      ${iconLanguage()}
      <select aria-label=${t("language")} @change=${this.#choose}>
        ${all.map(
          ([tag, { name, dir }]) =>
            html`<option value=${tag} lang=${tag} dir=${dir} .selected=${tag === here}>${name}</option>`,
        )}
      </select>
      </label>
      ${unknown === undefined ? nothing : html`<p role="status">${t("language-unknown", { tag: unknown.slice(0, LONGEST) })}</p>`}
      ${this.failed === null ? nothing : html`<p class="boot is-failed" role="alert">${t("boot-file-missing", { detail: this.failed })}</p>`}`;
  }

  /** @param {Event} event */
  async #choose(event) {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    const { value } = select;
    this.failed = null;
    try {
      await setLocale([value]);
      keepLanguage(value);
      this.requestUpdate();
    } catch (error) {
      this.failed = /** @type {Error} */ (error).message;
      // So that the same one can be chosen again.
      select.value = currentLanguage();
    }
  }
}

customElements.define("scout-language", ScoutLanguage);
