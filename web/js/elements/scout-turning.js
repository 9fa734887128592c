import { html, LitElement } from "../../vendor/lit.js";
import { t } from "../i18n.js";
import { InLanguage } from "./in-language.js";

/** @typedef {import("../protocol.js").WayUp} WayUp */

/**
 * Both ways up of a fresh hand, side by side, with the sets each holds. Choosing one here marks it; the buttons below
 * play it.
 * @fires scout-way  detail: boolean, turned
 */
export class ScoutTurning extends LitElement {
  static properties = { ways: { attribute: false }, chosen: { attribute: false } };

  constructor() {
    super();
    new InLanguage(this);
    /** @type {WayUp[]} */
    this.ways = [];
    /** @type {boolean|null} whether the turned way is chosen; null: neither yet */
    this.chosen = null;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    return html`<fieldset class="ways">
      <legend class="visually-hidden">${t("way-legend")}</legend>
      ${this.ways.map((way) => this.#way(way))}
    </fieldset>`;
  }

  /**
   * Its button has the name and the note alone: the label would name the hand in it as well.
   * @param {WayUp} way
   */
  #way(way) {
    const longest = way.sets.filter((set) => set.longest && set.stop - set.start > 1);
    const length = Math.max(0, ...longest.map((set) => set.stop - set.start));
    const name = way.turned ? "way-turned" : "way-as-dealt";
    return html`<label class="way ${this.chosen === way.turned ? "is-chosen" : ""}">
      <span class="way-head">
        <input type="radio" name="way" aria-labelledby="${name} ${name}-note" .checked=${this.chosen === way.turned}
          @change=${() => this.#choose(way.turned)} />
        <span class="way-name" id=${name}>${t(name)}</span>
        <span class="way-note" id="${name}-note">${t("way-note", { sets: longest.length, longest: length })}</span>
      </span>
      <scout-hand
        static
        .cards=${way.hand}
        .sets=${way.sets}
        .label=${t(way.turned ? "way-hand-turned" : "way-hand")}
      ></scout-hand>
    </label>`;
  }

  /** @param {boolean} turned */
  #choose(turned) {
    this.dispatchEvent(new CustomEvent("scout-way", { bubbles: true, detail: turned }));
  }
}

customElements.define("scout-turning", ScoutTurning);
