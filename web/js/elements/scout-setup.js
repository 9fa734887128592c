import { html, LitElement, nothing } from "../../vendor/lit.js";
import { renderCard } from "../card.js";
import { list, number, t } from "../i18n.js";
import { defaultSeats, LEVELS, named, strengthOf, USUAL, withPlayers, withStrength } from "../seats.js";
import { InLanguage } from "./in-language.js";
import { renderRecord } from "./record.js";
import "./scout-boot.js";
import "./scout-language.js";
import { strengthName } from "./strength.js";

/** @typedef {import("../engine-client.js").BootState} BootState */
/** @typedef {import("../flow.js").GameRecord} GameRecord */
/** @typedef {import("../flow.js").Seat} Seat */
/** @typedef {import("../storage.js").Learning} Learning */

const PLAYERS = [2, 3, 4, 5];
const POSTER = ["38", "41", "59", "62", "71"];

/**
 * The first sheet: one button that starts, and under it choices that already have an answer.
 * @fires scout-start   detail: Seat[]
 * @fires scout-resume  detail: id of a kept game
 * @fires scout-discard detail: id of a kept game
 * @fires scout-restore detail: the game that was thrown away last
 * @fires scout-help
 * @fires scout-learn
 * @fires scout-known   the newcomer is none
 * @fires scout-open    detail: "settings"
 */
export class ScoutSetup extends LitElement {
  static properties = {
    lastSeats: { attribute: false },
    seats: { attribute: false },
    kept: { attribute: false },
    boot: { attribute: false },
    dealing: { attribute: false },
    lasting: { attribute: false },
    learning: { attribute: false },
    played: { attribute: false },
    gone: { state: true },
  };

  constructor() {
    super();
    new InLanguage(this);
    /** @type {Seat[]|null} what was chosen last time */
    this.lastSeats = null;
    /** @type {Seat[]} names may be empty: then the seat gets one */
    this.seats = defaultSeats();
    /** @type {GameRecord[]} */
    this.kept = [];
    /** @type {BootState|null} */
    this.boot = null;
    /** @type {boolean} a game was asked for and the engine isn't ready yet */
    this.dealing = false;
    /** @type {boolean} false: a game will be gone with the tab */
    this.lasting = true;
    /** @type {Learning} */
    this.learning = { asked: true, lesson: null };
    /** @type {import("../played.js").Played[]} */
    this.played = [];
    /** @type {GameRecord|null} thrown away just now, and to be had back */
    this.gone = null;
  }

  createRenderRoot() {
    return this;
  }

  /** @param {Map<string, unknown>} changed */
  willUpdate(changed) {
    if (changed.has("lastSeats") && this.lastSeats) this.seats = this.lastSeats;
  }

  render() {
    return html`<div class="setup">
      <div class="poster">
        <h1 class="title">${t("title")}</h1>
        <p class="tagline">${t("tagline")}</p>
        <div class="fan" aria-hidden="true">
          ${POSTER.map((card) => html`<div class="fan-card">${renderCard(card, { size: "l", key: false })}</div>`)}
        </div>
      </div>
      <form class="setup-form" aria-label=${t("setup-form")} @submit=${this.#start}>
        ${this.#kept()}
        <button class="button setup-play ${this.kept.length > 0 ? "" : "primary"}" type="submit">${this.#playWords()}</button>
        ${this.#newcomer()}
        ${
          this.boot?.status === "ready"
            ? html`<p class="boot-room boot-words">${t("boot-ready")}</p>`
            : html`<scout-boot .boot=${this.boot} .wanted=${this.dealing}></scout-boot>`
        }
        <fieldset class="field">
          <legend>${t("setup-players")}</legend>
          <div class="segments">
            ${PLAYERS.map((players) =>
              this.#segment("players", number(players), this.seats.length === players, () => this.#players(players)),
            )}
          </div>
        </fieldset>
        ${this.#strengths()}
        <details class="seats-details">
          <summary>${t("setup-seats")}</summary>
          <ol class="seat-rows">
            ${this.seats.map((seat, index) => this.#seat(seat, index))}
          </ol>
        </details>
        <div class="setup-links">
          <button class="link" type="button" @click=${() => this.#tell("scout-help")}>${t("setup-help")}</button>
          <button class="link" type="button" @click=${() => this.#tell("scout-open", "settings")}>${t("menu-settings")}</button>
          <scout-language></scout-language>
        </div>
        ${this.lasting ? nothing : html`<p class="notice-fleeting">${t("trouble-fleeting")}</p>`}
        <p class="notice-unofficial">${t("unofficial")}</p>
      </form>
    </div>`;
  }

  /** @returns {boolean} one person plays against computer players */
  get #alone() {
    return this.seats.filter(({ kind }) => kind === "person").length === 1;
  }

  #playWords() {
    const persons = this.seats.filter((seat) => seat.kind === "person").length;
    const bots = this.seats.length - persons;
    return t("setup-play", { persons, bots, "bots-word": t("count-word", { count: bots }) });
  }

  /** Asked once, in a line; whoever has played here before isn't asked. */
  #newcomer() {
    if (this.learning.lesson !== null) return this.#goOn();
    if (this.learning.asked || this.lastSeats || this.kept.length > 0) return nothing;
    return html`<p class="newcomer">
      <b>${t("newcomer-question")}</b>
      <button class="link" type="button" @click=${() => this.#tell("scout-learn")}>${t("newcomer-learn")}</button>
      <button class="link" type="button" @click=${this.#known}>${t("newcomer-known")}</button>
    </p>`;
  }

  async #known() {
    this.#tell("scout-known");
    await this.updateComplete;
    /** @type {HTMLElement|null} */ (this.querySelector(".setup-play"))?.focus();
  }

  /** A tutorial that was left in the middle. */
  #goOn() {
    return html`<p class="newcomer">
      <button class="link" type="button" @click=${() => this.#tell("scout-learn")}>${t("newcomer-go-on")}</button>
    </p>`;
  }

  /** Every game that can be gone on with, newest first; one that was thrown away can be had back. */
  #kept() {
    const { gone } = this;
    if (this.kept.length === 0 && !gone) return nothing;
    return html`<ul class="kept-games" role="list" aria-label=${t("setup-kept")}>
      ${
        gone
          ? html`<li class="kept-game">
              <span class="kept-gone">${t("setup-discarded", { what: this.#what(gone) })}</span>
              <button class="link kept-undo" type="button" @click=${() => this.#restore(gone)}>${t("action-undo")}</button>
            </li>`
          : nothing
      }
      ${this.kept.map((record, index) => {
        const what = this.#what(record);
        return html`<li class="kept-game">
          <button class="button setup-resume ${index === 0 ? "primary" : ""}" type="button" @click=${() => this.#tell("scout-resume", record.id)}>
            ${t("setup-resume")}
            <small>${what}</small>
          </button>
          <button class="link kept-discard" type="button" aria-label=${t("setup-discard-what", { what })}
            @click=${() => this.#discard(record)}>${t("setup-discard")}</button>
        </li>`;
      })}
    </ul>`;
  }

  /** @param {GameRecord} record */
  #what({ view, seats }) {
    // Who plays alone is "You", in whichever language the game was begun.
    const alone = seats.filter(({ kind }) => kind === "person").length === 1;
    const names = view.names.map((name, seat) => (alone && seat === view.seat ? t("you") : name));
    return t("setup-resume-what", { names: list(names), round: view.round, rounds: view.rounds });
  }

  /** @param {GameRecord} record */
  async #discard(record) {
    this.gone = record;
    this.#tell("scout-discard", record.id);
    await this.updateComplete;
    /** @type {HTMLElement|null} */ (this.querySelector(".kept-undo"))?.focus();
  }

  /** @param {GameRecord} record */
  async #restore(record) {
    this.gone = null;
    this.#tell("scout-restore", record);
    await this.updateComplete;
    /** @type {HTMLElement|null} */ (this.querySelector(".setup-resume"))?.focus();
  }

  #strengths() {
    const chosen = strengthOf(this.seats);
    if (chosen === null) return nothing;
    return html`<fieldset class="field">
      <legend>${t("setup-strength")}</legend>
      <div class="segments levels">
        ${[...Object.keys(LEVELS), "mixed"].map((id) =>
          this.#segment("strength", strengthName(id), chosen === id, () => {
            this.seats = withStrength(this.seats, id);
          }),
        )}
      </div>
      <p class="level-about" aria-live="polite">${levelAbout(chosen)}</p>
      ${this.#alone ? renderRecord(this.played, this.seats) : nothing}
    </fieldset>`;
  }

  /**
   * @param {string} group
   * @param {string} words
   * @param {boolean} checked
   * @param {() => void} choose
   */
  #segment(group, words, checked, choose) {
    return html`<label
      ><input type="radio" name=${group} .checked=${checked} @change=${choose} /><span>${words}</span></label
    >`;
  }

  /**
   * @param {Seat} seat
   * @param {number} index
   */
  #seat(seat, index) {
    const kind = seat.kind === "bot" ? seat.bot : "person";
    return html`<li class="seat-row">
      <input
        type="text"
        maxlength="80"
        autocomplete="off"
        aria-label=${t("setup-seat-name", { seat: index + 1 })}
        placeholder=${shownName(seat, index, this.seats)}
        .value=${seat.name}
        @input=${(/** @type {InputEvent} */ event) => {
          this.#change(index, { ...seat, name: /** @type {HTMLInputElement} */ (event.target).value });
        }}
      />
      <select
        aria-label=${t("setup-seat-kind", { seat: index + 1 })}
        @change=${(/** @type {Event} */ event) => {
          const chosen = /** @type {HTMLSelectElement} */ (event.target).value;
          const { name } = seat;
          this.#change(index, chosen === "person" ? { kind: "person", name } : { kind: "bot", bot: chosen, name });
        }}
      >
        <option value="person" .selected=${kind === "person"}>${t("setup-person")}</option>
        ${kinds(seat).map((id) => html`<option value=${id} .selected=${kind === id}>${strengthName(id)}</option>`)}
      </select>
    </li>`;
  }

  /** @param {number} players */
  #players(players) {
    this.seats = withPlayers(this.seats, players, strengthOf(this.seats) ?? USUAL);
  }

  /**
   * @param {number} index
   * @param {Seat} seat
   */
  #change(index, seat) {
    this.seats = this.seats.with(index, seat);
  }

  /** @param {Event} event */
  #start(event) {
    event.preventDefault();
    this.#tell("scout-start", this.seats);
  }

  /**
   * @param {string} type
   * @param {unknown} [detail]
   */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  }
}

/**
 * What a level is like, in a line.
 * @param {string} id
 */
function levelAbout(id) {
  if (!Object.hasOwn(LEVELS, id)) return t("level-mixed");
  const wins = LEVELS[/** @type {keyof typeof LEVELS} */ (id)];
  return t("level-about", { style: t(`level-${id}`), wins });
}

/**
 * The computer players that a seat may be: the levels, and whoever sits there already.
 * @param {Seat} seat
 */
function kinds(seat) {
  const ids = Object.keys(LEVELS);
  return seat.kind === "bot" && !ids.includes(seat.bot) ? [seat.bot, ...ids] : ids;
}

/**
 * Who has no name is read by others as well, in what is shared: never as "You".
 * @param {Seat} seat
 * @param {number} index
 * @returns {string}
 */
function defaultName(seat, index) {
  return t(seat.kind === "bot" ? `bot-name-${index + 1}` : "person-name", { seat: index + 1 });
}

/**
 * @param {Seat} seat
 * @param {number} index
 * @param {readonly Seat[]} seats
 * @returns {string} what whoever has no name is called at this device
 */
function shownName(seat, index, seats) {
  const alone = seats.filter((other) => other.kind === "person").length === 1;
  return alone && seat.kind === "person" ? t("you") : defaultName(seat, index);
}

/**
 * @param {readonly Seat[]} seats
 * @returns {Seat[]} none without a name
 */
export function withNames(seats) {
  return named(seats, defaultName);
}

customElements.define("scout-setup", ScoutSetup);
