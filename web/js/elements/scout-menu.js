import { html, LitElement, nothing } from "../../vendor/lit.js";
import { minus, number, signed, t } from "../i18n.js";
import { who } from "../messages.js";
import { PACES } from "../storage.js";

/** @typedef {import("../protocol.js").GameView} GameView */
/** @typedef {import("../storage.js").Settings} Settings */

const THEMES = /** @type {const} */ (["system", "light", "dark"]);

/**
 * The points so far, the few settings, and the ways elsewhere.
 * @fires scout-settings  detail: Partial<Settings>
 * @fires scout-open      detail: "log" | "help" | "leave"
 */
export class ScoutMenu extends LitElement {
  static properties = { view: { attribute: false }, settings: { attribute: false } };

  constructor() {
    super();
    /** @type {GameView|null} */
    this.view = null;
    /** @type {Settings|null} */
    this.settings = null;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const { view, settings } = this;
    return html`${view ? this.#totals(view) : nothing} ${settings ? this.#settings(settings) : nothing}
      <div class="sheet-actions">
        ${view ? this.#way("log", "menu-log") : nothing} ${this.#way("help", "menu-help")}
        ${view ? this.#way("leave", "menu-leave") : nothing}
      </div>`;
  }

  /** @param {GameView} view */
  #totals(view) {
    const seats = [...view.names.keys()];
    return html`<table class="scores">
      <caption>${t("menu-totals")} · ${t("menu-round", { round: view.round, rounds: view.rounds })}</caption>
      <thead>
        <tr>
          <th scope="col"><span class="visually-hidden">${t("end-player")}</span></th>
          ${view.results.map((result) => html`<th scope="col">${number(result.round)}</th>`)}
          <th scope="col">${t("end-total")}</th>
        </tr>
      </thead>
      <tbody>
        ${seats.map(
          (seat) => html`<tr class=${seat === view.seat ? "is-own" : ""}>
            <th scope="row">${t("seat-name", who(view, seat))}</th>
            ${view.results.map((result) => html`<td>${signed(result.scores[seat])}</td>`)}
            <td class="figure">${minus(view.results.at(-1)?.totals[seat] ?? 0)}</td>
          </tr>`,
        )}
      </tbody>
    </table>`;
  }

  /** @param {Settings} settings */
  #settings(settings) {
    return html`${this.#choice("pace", t("menu-pace"), PACES, settings.pace, (pace) => t(`pace-${pace}`))}
    ${this.#choice("theme", t("menu-theme"), THEMES, settings.theme, (theme) => t(`theme-${theme}`))}`;
  }

  /**
   * @param {"pace"|"theme"} name
   * @param {string} legend
   * @param {readonly string[]} values
   * @param {string} chosen
   * @param {(value:string) => string} words
   */
  #choice(name, legend, values, chosen, words) {
    return html`<fieldset class="field">
      <legend>${legend}</legend>
      <div class="segments">
        ${values.map(
          (value) => html`<label
            ><input
              type="radio"
              name=${name}
              .checked=${value === chosen}
              @change=${() => this.#tell("scout-settings", { [name]: value })}
            /><span>${words(value)}</span></label
          >`,
        )}
      </div>
    </fieldset>`;
  }

  /**
   * @param {string} where
   * @param {string} words
   */
  #way(where, words) {
    return html`<button class="button" type="button" @click=${() => this.#tell("scout-open", where)}>${t(words)}</button>`;
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
