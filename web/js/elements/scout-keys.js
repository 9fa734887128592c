import { html, LitElement } from "../../vendor/lit.js";
import { t } from "../i18n.js";
import { InLanguage } from "./in-language.js";

/** What keys there are, by where they do something. */
const KEYS = {
  cards: ["cards", "zones", "space", "enter", "escape"],
  game: ["scout", "both", "flip", "keep", "undo", "next"],
  ask: ["repeat", "why", "hint", "move", "log", "menu", "howto", "help"],
};

/** All keys, on a sheet of its own. */
export class ScoutKeys extends LitElement {
  constructor() {
    super();
    new InLanguage(this);
  }

  createRenderRoot() {
    return this;
  }

  render() {
    return html`${Object.entries(KEYS).map(
      ([part, keys]) => html`<h3>${t(`keys-${part}`)}</h3>
        <dl class="help-keys">
          ${keys.map(
            (key) => html`<div class="help-key">
              <dt>${t(`help-key-${key}.keys`)
                .split(" ")
                .map((one) => html`<kbd>${one}</kbd> `)}</dt>
              <dd>${t(`help-key-${key}`)}</dd>
            </div>`,
          )}
        </dl>`,
    )}
      <p class="field-why">${t("keys-place")}</p>`;
  }
}

customElements.define("scout-keys", ScoutKeys);
