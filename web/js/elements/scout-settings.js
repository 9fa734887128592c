import { html, LitElement, nothing } from "../../vendor/lit.js";
import { number, t } from "../i18n.js";
import { CHOICES } from "../settings.js";
import { renderChoice } from "./choice.js";
import { InLanguage } from "./in-language.js";

/** @typedef {import("../settings.js").Settings} Settings */
/** @typedef {Exclude<keyof Settings, "pace">} Name  the pace is in the menu, where the game is */

/**
 * The few settings, each with its reason. Chosen, they are in force.
 * @fires scout-settings  detail: Partial<Settings>
 */
export class ScoutSettings extends LitElement {
  static properties = { settings: { attribute: false } };

  constructor() {
    super();
    new InLanguage(this);
    /** @type {Settings|null} */
    this.settings = null;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const { settings } = this;
    if (!settings) return nothing;
    /** @type {(value:string) => string} */
    const digits = (value) => (value === "own" ? [1, 2, 3].map((digit) => number(digit)).join(" ") : "1 2 3");
    const ownDigits = number(1) !== "1";
    const canBuzz = "vibrate" in navigator && matchMedia("(any-pointer: coarse)").matches;
    return html`${this.#choice(settings, "theme", (value) => t(`theme-${value}`))}
    ${this.#choice(settings, "motion", (value) => t(`motion-${value}`))}
    ${this.#choice(settings, "side", (value) => t(`side-${value}`))}
    ${ownDigits ? this.#choice(settings, "digits", digits) : nothing}
    ${this.#choice(settings, "sound", (value) => t(`switch-${value}`))}
    ${canBuzz ? this.#choice(settings, "buzz", (value) => t(`switch-${value}`)) : nothing}`;
  }

  /**
   * @param {Settings} settings
   * @param {Name} name
   * @param {(value:string) => string} words
   */
  #choice(settings, name, words) {
    return renderChoice({
      name,
      legend: name === "theme" ? t("menu-theme") : t(`settings-${name}`),
      why: t(`settings-${name}-why`),
      values: CHOICES[name],
      chosen: settings[name],
      words,
      choose: (value) =>
        this.dispatchEvent(new CustomEvent("scout-settings", { bubbles: true, detail: { [name]: value } })),
    });
  }
}

customElements.define("scout-settings", ScoutSettings);
