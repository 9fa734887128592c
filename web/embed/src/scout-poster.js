import { renderCard } from "../../js/card.js";
import { html } from "../../vendor/lit.js";
import { define, ScoutElement } from "./base.js";
import { BOTS, checkChoice, readWhole } from "./given.js";

/** The cards on it: a run, as one hopes for. */
const FAN = ["27", "38", "4T", "51"];
/** At the table when nothing else is said. */
const PLAYERS = 4;

/**
 * What is seen before a game: a button to load it. For embed.html alone.
 * @fires scout-play
 */
export class ScoutPoster extends ScoutElement {
  static properties = { players: { type: Number }, bot: {}, share: { attribute: false } };

  #told = false;

  constructor() {
    super();
    /** @type {number|null} */
    this.players = null;
    /** @type {string|null} */
    this.bot = null;
    /** @type {number|null} of the game, how much is there; null: nobody has pressed Play */
    this.share = null;
  }

  content() {
    const { words, share } = this;
    const players = readWhole(this, "players", 2, 5) ?? PLAYERS;
    checkChoice("bot", this.bot, BOTS);
    return html`<div class="poster">
      <div class="rays" aria-hidden="true"></div>
      <h1>SCOUT</h1>
      <div class="fan" dir="ltr" aria-hidden="true">
        ${FAN.map((card) => html`<span>${renderCard(card, { size: "m", key: false })}</span>`)}
      </div>
      <button class="go" type="button" aria-disabled=${share === null ? "false" : "true"} @click=${() => this.#play()}>
        ${share === null ? words.t("embed-play") : words.t("embed-loading", { percent: Math.round(share * 100) })}
      </button>
      <p>${words.t("embed-play-players", { count: players - 1 })}</p>
      <p class="poster-note">${words.t("embed-play-note")}</p>
    </div>`;
  }

  #play() {
    if (this.share === null) this.tell("scout-play");
  }

  updated() {
    super.updated();
    if (!this.drawn || this.#told) return;
    this.#told = true;
    this.tell("scout-ready");
  }
}

define("scout-poster", ScoutPoster);
