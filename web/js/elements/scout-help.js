import { html, LitElement } from "../../vendor/lit.js";
import { BUILD } from "../build-info.js";
import { cards } from "../card-run.js";
import { loadWords, t } from "../i18n.js";
import { said } from "./words.js";

const RULES = ["goal", "hand", "sets", "order", "show", "scout", "both", "end", "points", "two"];
const KEYS = [
  "cards",
  "zones",
  "space",
  "enter",
  "scout",
  "both",
  "flip",
  "keep",
  "escape",
  "undo",
  "next",
  "log",
  "menu",
  "repeat",
  "help",
];

/** Cards that the examples in the rules show, by the name they have in the messages. */
const EXAMPLES = {
  run: cards(["45", "56", "61"]),
  match: cards(["72", "74"]),
  long: cards(["12", "25", "38"]),
  tens: cards(["T3", "T8"]),
  low: cards(["23", "24"]),
  high: cards(["91", "T1"]),
};

/** The rules in short, the story, what is in the box, the keys, and that this is unofficial. */
export class ScoutHelp extends LitElement {
  static properties = { ready: { state: true } };

  constructor() {
    super();
    /** @type {boolean} its words are there */
    this.ready = false;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    loadWords("help").then(() => {
      this.ready = true;
    });
  }

  render() {
    if (!this.ready) return html`<p aria-busy="true">…</p>`;
    return html`<p class="help-unofficial">${t("unofficial")}</p>
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
      <h3>${t("help-keys-title")}</h3>
      <dl class="help-keys">
        ${KEYS.map(
          (key) => html`<dt><kbd>${t(`help-key-${key}.keys`)}</kbd></dt>
            <dd>${t(`help-key-${key}`)}</dd>`,
        )}
      </dl>
      <h3>${t("help-about-title")}</h3>
      <p>${t("help-about")}</p>
      <p>
        <a href="licences.html">${t("help-licences")}</a> ·
        ${t("help-version", { version: BUILD.version })}
      </p>`;
  }
}

customElements.define("scout-help", ScoutHelp);
