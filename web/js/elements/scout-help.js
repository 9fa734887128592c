import { html, LitElement } from "../../vendor/lit.js";
import { BUILD } from "../build-info.js";
import { cards } from "../card-run.js";
import { loadWords, t } from "../i18n.js";
import { Late } from "./late.js";
import { said } from "./words.js";

const RULES = ["goal", "hand", "sets", "order", "show", "scout", "both", "end", "points", "two"];

/** Cards that the examples in the rules show, by the name they have in the messages. */
const EXAMPLES = {
  run: cards(["45", "56", "61"]),
  match: cards(["72", "74"]),
  long: cards(["12", "25", "38"]),
  tens: cards(["T3", "T8"]),
  low: cards(["23", "24"]),
  high: cards(["91", "T1"]),
};

/**
 * The rules in short, the story, what is in the box, and that this is unofficial.
 * @fires scout-learn
 * @fires scout-rules  detail: null: from the beginning
 * @fires scout-open   detail: "keys"
 */
export class ScoutHelp extends LitElement {
  static properties = { ready: { state: true } };

  #late = new Late(this, () => loadWords("help"));

  constructor() {
    super();
    /** @type {boolean} its words are there */
    this.ready = false;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    if (!this.ready) return this.#late.render();
    return html`<p class="help-unofficial">${t("unofficial")}</p>
      <div class="sheet-actions">
        <button class="button" type="button" @click=${() => this.#tell("scout-learn")}>${t("help-learn")}</button>
        <button class="button" type="button" @click=${() => this.#tell("scout-rules")}>${t("help-rules-all")}</button>
      </div>
      <h3>${t("help-story-title")}</h3>
      <p>${t("help-story")}</p>
      <h3>${t("help-rules-title")}</h3>
      <dl class="help-rules">
        ${RULES.map(
          (rule) => html`<dt>${t(`help-${rule}-title`)}</dt>
            <dd>${said({ id: `help-${rule}`, args: EXAMPLES })}</dd>`,
        )}
      </dl>
      <h3>${t("help-box-title")}</h3>
      <p>${t("help-box")}</p>
      <p><button class="link" type="button" @click=${() => this.#tell("scout-open", "keys")}>${t("menu-keys")}</button></p>
      <h3>${t("help-about-title")}</h3>
      <p>${t("help-about")}</p>
      <p>
        <a href="licences.html">${t("help-licences")}</a> ·
        ${t("help-version", { version: BUILD.version })}
      </p>`;
  }

  /**
   * @param {string} type
   * @param {unknown} [detail]
   */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  }
}

customElements.define("scout-help", ScoutHelp);
