import { guard, html, LitElement, nothing, repeat } from "../../vendor/lit.js";
import { inTurn } from "../breath.js";
import { t } from "../i18n.js";
import { toldEvents } from "../messages.js";
import { InLanguage } from "./in-language.js";
import { said } from "./words.js";

/** @typedef {import("../protocol.js").GameView} GameView */
/** @typedef {import("../protocol.js").HistoryEntry} HistoryEntry */

/**
 * What was done this round, told line by line, and the rounds before; each line leads back to the table it made.
 * @fires scout-look  detail: the ply to look at
 */
export class ScoutLog extends LitElement {
  static properties = { view: { attribute: false }, earlier: { attribute: false }, at: { attribute: false } };

  constructor() {
    super();
    this.language = new InLanguage(this);
    /** @type {GameView|null} */
    this.view = null;
    /** @type {{round:number, history:HistoryEntry[]}[]} finished rounds that were read */
    this.earlier = [];
    /** @type {number|null} the ply that is looked at */
    this.at = null;
  }

  createRenderRoot() {
    return this;
  }

  /** Not with the cards, which is the work of a frame already. */
  async scheduleUpdate() {
    if (this.hasUpdated) await inTurn(this);
    super.scheduleUpdate();
  }

  render() {
    const { view } = this;
    if (!view) return nothing;
    const rounds = [...this.earlier.filter(({ round }) => round < view.round), view];
    return html`<div class="log-scroll">
      ${repeat(
        rounds,
        ({ round }) => round,
        ({ round, history }) =>
          this.#round(round < view.round ? t("log-round", { round }) : t("log-title"), history, view),
      )}
      ${view.phase === "turn" ? html`<p class="log-empty">${t("log-empty")}</p>` : nothing}
    </div>`;
  }

  /**
   * @param {string} title
   * @param {HistoryEntry[]} history
   * @param {GameView} view
   */
  #round(title, history, view) {
    return html`<h3 class="log-round">${title}</h3>
      <ol class="log-lines">
        ${history.map((entry) => {
          // After the action; of one that ended its round, before it: after it there is another deal.
          const ply = entry.events.some((event) => event.type === "round-ended") ? entry.ply : entry.ply + 1;
          const looked = ply === this.at;
          const says = JSON.stringify([entry, view.seat, view.names, looked, this.language.changes]);
          return guard([says], () => this.#line(entry, view, ply, looked));
        })}
      </ol>`;
  }

  /**
   * @param {HistoryEntry} entry
   * @param {GameView} view
   * @param {number} ply      that it leads to
   * @param {boolean} looked  one looks at it
   */
  #line(entry, view, ply, looked) {
    const told = toldEvents(entry.events, view);
    if (told.length === 0) return nothing;
    return html`<li class="log-line ${looked ? "is-looked" : ""}">
      <button
        class="log-button"
        type="button"
        title=${t("log-see")}
        aria-current=${looked ? "true" : nothing}
        @click=${() => this.#look(ply)}
      >
        ${told.map((one, index) => html`${index > 0 ? html`<span class="visually-hidden">${t("separator")}</span><br />` : nothing}<span class="log-text">${said(one.said)}</span> ${one.notes.map(note)}`)}
      </button>
    </li>`;
  }

  /** When the browser is about to draw anyway: how high the lines are it would otherwise have to find out before. */
  updated() {
    requestAnimationFrame(() => this.#toEnd());
  }

  /** The newest line stays in sight, in whichever box around it scrolls; the page itself stays where it is. */
  #toEnd() {
    const frame = this.closest("dialog, aside");
    for (let box = this.querySelector(".log-scroll"); box && this.at === null; box = box.parentElement) {
      box.scrollTop = box.scrollHeight;
      if (box === frame) return;
    }
  }

  /** @param {number} ply */
  #look(ply) {
    this.dispatchEvent(new CustomEvent("scout-look", { bubbles: true, detail: ply }));
  }
}

/** @param {import("../i18n.js").Message} message */
function note(message) {
  return html`<small class="log-note">${t("separator")} ${said(message)}</small> `;
}

customElements.define("scout-log", ScoutLog);
