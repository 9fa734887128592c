import { guard, html, LitElement, nothing } from "../../vendor/lit.js";
import { inTurn } from "../breath.js";
import { renderBack, renderChips } from "../card.js";
import { t, together } from "../i18n.js";
import { iconStart, iconTake, iconTicket } from "../icons.js";
import { send } from "../intent.js";
import { seatColumns } from "../layout.js";
import { InLanguage } from "./in-language.js";
import { countsName, hasTokens, lastAction, renderCounts, rove, seatName, valuesName } from "./parts.js";

/** @typedef {import("../protocol.js").GameView} GameView */

/**
 * The other seats, in the order of play from the viewer's left: cards left, captured, chips, ticket, whose turn it is,
 * who owns the set on the table, and what each did last. A spectator sees them all.
 *
 * @element scout-seats
 * @fires scout-intent  seat: show this seat's details
 */
export class ScoutSeats extends LitElement {
  static properties = {
    view: { attribute: false },
    thinking: { attribute: false },
    focused: { state: true },
  };

  constructor() {
    super();
    new InLanguage(this);
    /** @type {GameView|null} */
    this.view = null;
    /** @type {number|null} the seat a computer player is thinking for */
    this.thinking = null;
    /** @type {number} index of the plate that holds the zone's tab stop */
    this.focused = 0;
  }

  createRenderRoot() {
    return this;
  }

  /** Not with the cards, which is the work of a frame already. */
  async scheduleUpdate() {
    if (this.hasUpdated) await inTurn(this);
    super.scheduleUpdate();
  }

  /** @returns {number[]} seats in the order of play */
  get seats() {
    const view = this.view;
    if (!view) return [];
    const first = view.seat === null ? 0 : view.seat + 1;
    const count = view.seat === null ? view.players : view.players - 1;
    return Array.from({ length: count }, (_, index) => (first + index) % view.players);
  }

  render() {
    const view = this.view;
    if (!view) return nothing;
    const seats = this.seats;
    return html`<ul class="seats seats-${seats.length}" role="list" aria-label=${t("seats-label")}
      .style=${`--columns: ${seatColumns(seats.length)}; --seats: ${seats.length}`} @keydown=${this.onKey}>
      ${seats.map((seat, index) => this.renderPlate(view, seat, index))}
    </ul>`;
  }

  /**
   * @param {GameView} view
   * @param {number} seat
   * @param {number} index
   */
  renderPlate(view, seat, index) {
    const turning = view.phase === "turn";
    const turn = view.phase === "play" && view.turn === seat;
    const owner = !turning && view.owner === seat;
    const name = seatName(view, seat);
    const [words, deed] = this.deed(view, seat);
    const label = together([
      t("seat-label", { name, counts: countsName(view, seat), turn: turn ? "yes" : "no", owner: owner ? "yes" : "no" }),
      view.start === seat ? t("seat-started") : "",
      words,
    ]);
    return html`<li>
      <button type="button" class="plate ${turn ? "is-turn" : ""} ${owner ? "is-owner" : ""} ${turning ? "is-turning" : ""}"
        data-seat=${seat} tabindex=${index === this.focused ? 0 : -1}
        @click=${() => send(this, { type: "seat", seat })} @focus=${() => this.onFocus(index)}>
        <span class="visually-hidden">${label}</span>
        <span class="plate-head" aria-hidden="true">
          <b class="plate-name" dir="auto">${name}</b>
          ${view.start === seat ? html`<span class="start-mark">${iconStart()}</span>` : nothing}
          ${hasTokens(view) && !turning ? html`<span class="plate-ticket">${iconTicket(!view.tokens[seat])}</span>` : nothing}
        </span>
        ${turn ? html`<span class="flag" aria-hidden="true">${t("seat-turn")}</span>` : nothing}
        <span class="plate-backs" aria-hidden="true" .style=${`--backs: ${Math.max(2, view.hand_sizes[seat])}`}>${this.renderBacks(view.hand_sizes[seat])}</span>
        <span class="plate-deed" aria-hidden="true">${deed}</span>
        ${turning ? nothing : renderCounts(view, seat)}
      </button>
    </li>`;
  }

  /** @param {number} count */
  renderBacks(count) {
    return guard([count], () => Array.from({ length: count }, () => renderBack()));
  }

  /**
   * What a seat is doing or did last, in words and as drawn.
   * @param {GameView} view
   * @param {number} seat
   * @returns {[string, unknown]}
   */
  deed(view, seat) {
    if (view.phase === "turn") {
      const text = t(view.decided[seat] ? "seat-ready" : "seat-choosing");
      return [text, html`<span class="deed-word">${text}</span>`];
    }
    if (this.thinking === seat) {
      const text = t("seat-thinking");
      return [text, html`<span class="deed-word">${text}</span>`];
    }
    const did = lastAction(view, seat);
    if (!did) return ["", nothing];
    const text = t("seat-did", { kind: did.kind, values: valuesName(did.cards) });
    const word = t("seat-did-word", { kind: did.kind });
    const sign = did.kind === "showed" ? nothing : html`<span class="deed-sign">${iconTake()}</span>`;
    return [
      text,
      html`<span class="deed-word has-cards">${word}</span>${sign}${renderChips(did.cards, { short: true })}`,
    ];
  }

  /** @param {number} index */
  onFocus(index) {
    this.focused = index;
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    const mirrored = getComputedStyle(this).direction === "rtl";
    const to = rove(event, /** @type {HTMLElement[]} */ ([...this.querySelectorAll(".plate")]), mirrored);
    if (!to) return;
    to.focus();
    event.preventDefault();
  }
}

customElements.define("scout-seats", ScoutSeats);
