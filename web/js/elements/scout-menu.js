import { html, LitElement, nothing } from "../../vendor/lit.js";
import { t } from "../i18n.js";
import { CHOICES } from "../settings.js";
import { renderChoice } from "./choice.js";
import { InLanguage } from "./in-language.js";
import "./scout-language.js";
import { renderRounds } from "./scores.js";

/** @typedef {import("../protocol.js").GameView} GameView */
/** @typedef {import("../settings.js").Settings} Settings */

/**
 * The points so far, the pace, and the ways elsewhere.
 * @fires scout-settings  detail: Partial<Settings>
 * @fires scout-open      detail: the panel
 */
export class ScoutMenu extends LitElement {
  static properties = { view: { attribute: false }, settings: { attribute: false }, lasting: { attribute: false } };

  constructor() {
    super();
    new InLanguage(this);
    /** @type {GameView|null} */
    this.view = null;
    /** @type {Settings|null} */
    this.settings = null;
    /** @type {boolean} false: the game will be gone with the tab */
    this.lasting = true;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const { view, settings } = this;
    return html`${
      view
        ? html`${this.#totals(view)}
            <button class="link" type="button" @click=${this.#print}>${t("menu-print")}</button>`
        : nothing
    }
      ${this.lasting ? nothing : html`<p class="notice-fleeting">${t("trouble-fleeting")}</p>`} ${settings ? this.#pace(settings) : nothing}
      <scout-language></scout-language>
      <div class="sheet-actions">
        ${view?.choices || view?.ways ? this.#way("hint", "menu-hint") : nothing} ${view ? this.#way("log", "menu-log") : nothing}
        ${view ? this.#way("share", "menu-share") : nothing}
        ${this.#way("settings", "menu-settings")} ${this.#way("keys", "menu-keys")} ${this.#way("help", "menu-help")}
        ${view ? this.#way("leave", "menu-leave") : nothing}
      </div>`;
  }

  /** @param {GameView} view */
  #totals(view) {
    const round = t("menu-round", { round: view.round, rounds: view.rounds });
    return renderRounds(view, {
      caption: html`<caption>${t("menu-totals")} · ${round}</caption>`,
      seats: [...view.names.keys()],
      mark: (seat) => (seat === view.seat ? "is-own" : ""),
    });
  }

  #print() {
    print();
  }

  /** @param {Settings} settings */
  #pace(settings) {
    return renderChoice({
      name: "pace",
      legend: t("menu-pace"),
      values: CHOICES.pace,
      chosen: settings.pace,
      words: (pace) => t(`pace-${pace}`),
      choose: (pace) => this.#tell("scout-settings", { pace }),
    });
  }

  /**
   * @param {string} where
   * @param {string} words
   */
  #way(where, words) {
    return html`<button class="button" type="button" data-open=${where} @click=${() => this.#tell("scout-open", where)}>${t(words)}</button>`;
  }

  /**
   * @param {string} type
   * @param {unknown} detail
   */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  }
}

customElements.define("scout-menu", ScoutMenu);
