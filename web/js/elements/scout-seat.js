import { html, LitElement, nothing } from "../../vendor/lit.js";
import { number, t } from "../i18n.js";
import { InLanguage } from "./in-language.js";
import { strengthName } from "./strength.js";

/** @typedef {import("../flow.js").Seat} Seat */
/** @typedef {import("../protocol.js").GameView} GameView */

/** Everything that is public about a seat, in words; after a round also its open hand. */
export class ScoutSeat extends LitElement {
  static properties = { view: { attribute: false }, seat: { attribute: false }, who: { attribute: false } };

  constructor() {
    super();
    new InLanguage(this);
    /** @type {GameView|null} */
    this.view = null;
    /** @type {number} */
    this.seat = 0;
    /** @type {Seat|null} */
    this.who = null;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const { view, seat, who } = this;
    if (!view) return nothing;
    const player = who?.kind === "bot" ? t("setup-computer", { level: strengthName(who.bot) }) : t("seat-kind-person");
    const hand = view.phase === "over" ? view.results.at(-1)?.hands?.[seat] : null;
    return html`<p>${player}${view.start === seat ? html` · ${t("seat-start")}` : nothing}</p>
      <dl class="facts">
        ${this.#fact("seat-cards", number(view.hand_sizes[seat]))}
        ${this.#fact("seat-points", number(view.points[seat]))}
        ${this.#fact("seat-chips", number(view.chips[seat]))}
        ${
          view.players > 2
            ? this.#fact("seat-token", t(view.tokens[seat] ? "seat-token-left" : "seat-token-used"))
            : nothing
        }
        ${this.#fact("seat-total", number(view.totals[seat]))}
      </dl>
      ${hand && hand.length > 0 ? html`<scout-hand static .cards=${hand} .sets=${[]}></scout-hand>` : nothing}`;
  }

  /**
   * @param {string} term
   * @param {string} value
   */
  #fact(term, value) {
    return html`<div class="fact"><dt>${t(term)}</dt><dd>${value}</dd></div>`;
  }
}

customElements.define("scout-seat", ScoutSeat);
