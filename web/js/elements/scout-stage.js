import { html, nothing, repeat, svg } from "../../vendor/lit.js";
import { cardKey, cardSize, cardValues, renderCard, turnCard } from "../card.js";
import { TableGesture } from "../gestures.js";
import { digits, number, t } from "../i18n.js";
import { iconChip, iconTake, iconTurn } from "../icons.js";
import { send } from "../intent.js";
import { CARD_RATIO, planStage } from "../layout.js";
import { cardName, remInPixels, rove, valuesName } from "./parts.js";
import { KeepsFocus, Measured, Zone } from "./zone.js";

/** @typedef {import("../protocol.js").GameView} GameView */
/** @typedef {import("../protocol.js").CardText} CardText */
/** @typedef {import("../layout.js").StagePlan} StagePlan */
/** @typedef {"L"|"R"} End */

/** Scout chips that each of two players has at the start of a round. */
const CHIPS_OF_TWO = 3;

/**
 * The middle of the table: the ring, the set to beat with its owner's ribbon, a handle on each end while scouting is
 * possible, and the tray with the card that is being scouted.
 *
 * @element scout-stage
 * @fires scout-intent  end, flip, drop, and do: back
 */
export class ScoutStage extends Zone {
  static properties = {
    zone: { state: true },
  };

  constructor() {
    super();
    /** @type {{width:number, height:number}} that it is drawn for */
    this.zone = { width: 0, height: 0 };
    /** @type {DOMRect} where it lay last */
    this.lies = new DOMRect();
    new KeepsFocus(this);
    this.measured = new Measured(this, () => this.measure());
    /** @type {TableGesture} */
    this.gesture = new TableGesture(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.gesture.cancel();
  }

  measure() {
    const width = this.clientWidth;
    const height = this.clientHeight;
    this.lies = this.getBoundingClientRect();
    if (width !== this.zone.width || height !== this.zone.height) this.zone = { width, height };
  }

  /** After the hand, which takes its height from this zone. */
  async scheduleUpdate() {
    await null;
    super.scheduleUpdate();
  }

  /**
   * Drawn for the height that the hand is about to leave it, so that it need not be drawn again when that is laid out.
   * @param {Map<PropertyKey, unknown>} changed
   */
  willUpdate(changed) {
    const hand = /** @type {import("./scout-hand.js").ScoutHand|null} */ (
      this.parentElement?.querySelector(":scope > scout-hand") ?? null
    );
    const growth = hand?.foresight.growth ?? 0;
    if (changed.has("zone") || Math.abs(growth) < 0.5) return;
    const { top, bottom } = this.lies;
    const height = Math.round(bottom - growth) - Math.round(top);
    if (height === this.zone.height) return;
    this.zone = { ...this.zone, height };
    this.measured.check();
    hand?.measured.check();
  }

  /** Puts the focus on an end that can be scouted, or on the Turn over button. */
  focus() {
    /** @type {HTMLElement|null} */ (this.querySelector("button[tabindex='0'], .tray button"))?.focus();
  }

  get scouting() {
    return this.selection.mode === "scout";
  }

  /** @returns {CardText[]} what has to be beaten: after the scout half of a Scout & Show, what remains */
  get active() {
    const { mode, after } = this.selection;
    return mode === "second" && after ? after.active : (this.view?.active ?? []);
  }

  /** The end that has been chosen, and with it the card that lies in the tray. */
  get taken() {
    return this.scouting ? this.selection.end : null;
  }

  render() {
    const view = this.view;
    if (!view) return nothing;
    const { width, height } = this.zone;
    const cards = this.active;
    const rem = remInPixels();
    const plan = planStage(cards.length, width || 360, height || 240, { scouting: this.taken !== null, rem });
    return html`<div class="stage-rays" aria-hidden="true"></div>
      ${plan.ring && width > 100 && height > 60 ? this.renderRing(width, height, cards.length, plan) : nothing}
      <div class="stage-middle ${this.taken ? "is-scouting" : ""} ${plan.under ? "is-stacked" : ""}">
        ${cards.length > 0 ? this.renderSet(view, cards, plan) : this.renderEmpty()}
        ${this.taken ? this.renderTray(view, this.taken, plan) : nothing}
      </div>
      ${view.players === 2 && view.phase !== "turn" ? this.renderCentre(view) : nothing}`;
  }

  /**
   * @param {number} width
   * @param {number} height
   * @param {number} count
   * @param {StagePlan} plan
   */
  renderRing(width, height, count, plan) {
    const set = count > 0 ? plan.card + (count - 1) * plan.step : 150;
    const tray = plan.tray + (width >= 700 ? 420 : 200);
    const needed = this.taken ? set + tray : set + 120;
    const rx = Math.min(
      (width - (width >= 700 ? 64 : 24)) / 2,
      Math.max(needed / 2, Math.min(height * 0.68, width * 0.42)),
    );
    const inside = plan.under ? plan.tray * 0.9 + 1.6 * remInPixels() + 10 : plan.card * 1.2 + 14;
    const ry = Math.min((height - 18) / 2, Math.max(rx * 0.52, inside));
    const band = Math.max(8, Math.min(15, rx * 0.05), width * 0.01);
    const at = { cx: width / 2, cy: height / 2 };
    return svg`<svg class="ring" width=${width} height=${height} aria-hidden="true">
      <ellipse class="ring-shade" cx=${at.cx} cy=${at.cy + band * 0.7} rx=${rx + band / 2} ry=${ry + band / 2}></ellipse>
      <ellipse class="ring-floor" cx=${at.cx} cy=${at.cy} rx=${rx} ry=${ry}></ellipse>
      <ellipse class="ring-dust" cx=${at.cx} cy=${at.cy + ry * 0.12} rx=${rx * 0.8} ry=${ry * 0.72}></ellipse>
      <ellipse class="ring-light" cx=${at.cx} cy=${at.cy} rx=${rx} ry=${ry} stroke-width=${band}></ellipse>
      <ellipse class="ring-red" cx=${at.cx} cy=${at.cy} rx=${rx} ry=${ry} stroke-width=${band} pathLength="48"></ellipse>
      <ellipse class="ring-edge" cx=${at.cx} cy=${at.cy} rx=${rx + band / 2 + 1} ry=${ry + band / 2 + 1}></ellipse>
      <ellipse class="ring-edge" cx=${at.cx} cy=${at.cy} rx=${rx - band / 2 - 1} ry=${ry - band / 2 - 1}></ellipse>
    </svg>`;
  }

  /**
   * @param {GameView} view
   * @param {CardText[]} cards
   * @param {StagePlan} plan
   */
  renderSet(view, cards, plan) {
    const open =
      (view.choices?.scout === null || view.choices?.scout_and_show === null) && this.selection.mode !== "second";
    const last = cards.length - 1;
    const width = plan.card + last * plan.step;
    const fresh =
      view.history.at(-1)?.events.some((event) => event.type === "showed") && this.selection.mode === "show";
    const owner = view.owner === view.seat ? "you" : "other";
    const name = view.owner === null ? "" : view.names[view.owner];
    const handles = open && cards.length > 0 ? `has-${last === 0 ? "both" : (this.taken ?? "both")}` : "";
    return html`<figure class="set ${handles}" dir="ltr" data-zone="active">
      <div class="set-cards ${fresh ? "is-new" : ""}" role="list"
        aria-label=${t("active-label", { owner, name, values: valuesName(cards) })}
        .style=${`block-size: ${plan.card * CARD_RATIO}px; inline-size: ${width}px`}
        @keydown=${this.onKey}>
        ${repeat(cards, cardKey, (card, index) => {
          const end = index === 0 ? "L" : index === last ? "R" : null;
          // Overlapping cards lie under the ends, which can be taken.
          const depth = last - Math.abs(2 * index - last);
          const style = `inset-inline-start: ${index * plan.step}px; inline-size: ${plan.card}px; z-index: ${last + 1 - depth}`;
          return html`<div class="set-card" role="listitem" .style=${style}>${
            end && open ? this.renderEnd(card, end, last === 0, plan) : this.renderInert(card, plan)
          }</div>`;
        })}
        ${fresh ? html`<span class="tag" aria-hidden="true">${t("tag-new")}</span>` : nothing}
      </div>
      ${view.owner === null ? nothing : html`<figcaption class="ribbon" dir="auto" .style=${`--set: ${width}px`}>${t("ribbon", { owner, name })}</figcaption>`}
    </figure>`;
  }

  /**
   * @param {CardText} card
   * @param {StagePlan} plan
   */
  renderInert(card, plan) {
    return html`<span class="set-inert" role="img" aria-label=${cardName(card)}>${renderCard(card, {
      size: cardSize(plan.card),
    })}</span>`;
  }

  /**
   * An end card: all of it takes the tap, the handle only says so.
   * @param {CardText} card
   * @param {End} end
   * @param {boolean} only  a single card is scouted as L, and has both handles
   * @param {StagePlan} plan
   */
  renderEnd(card, end, only, plan) {
    const taken = this.taken === end;
    const sides = only ? "both" : end;
    const [up, down] = cardValues(card).map((value) => number(value));
    const which = only ? "only" : end === "L" ? "left" : "right";
    return html`<button type="button" class="set-end is-${sides} ${taken ? "is-taken" : ""}" data-end=${end}
      aria-pressed=${taken ? "true" : "false"} tabindex=${end === (this.taken ?? "L") ? 0 : -1}
      @click=${(/** @type {MouseEvent} */ event) => this.onEnd(event, end)}
      @pointerdown=${(/** @type {PointerEvent} */ event) => this.gesture.start(event, end, this.scouting)}>
      <span class="visually-hidden">${t("scout-end", { end: which, up, down })}</span>
      <span class="handle" aria-hidden="true">${iconTake()}</span>
      ${only ? html`<span class="handle is-second" aria-hidden="true">${iconTake()}</span>` : nothing}
      ${taken ? html`<span class="slot"></span>` : renderCard(card, { size: cardSize(plan.card) })}
    </button>`;
  }

  /**
   * @param {GameView} view
   * @param {End} end
   * @param {StagePlan} plan
   */
  renderTray(view, end, plan) {
    const lies = view.active[end === "L" ? 0 : view.active.length - 1];
    const card = this.selection.turned ? turnCard(lies) : lies;
    const [up, down] = cardValues(card);
    return html`<div class="tray" data-zone="tray" role="group" aria-label=${t("tray-label", { up: number(up), down: number(down) })}>
      <span class="tray-card" role="img" aria-label=${cardName(card)} .style=${`inline-size: ${plan.tray}px`}
        @pointerdown=${(/** @type {PointerEvent} */ event) => this.gesture.start(event, end, true)}>${renderCard(card, {
          size: cardSize(plan.tray),
        })}</span>
      <div class="tray-words">
        <p class="tray-counts">${t("tray-counts-as")} <b class="figure">${digits(up, "card")}</b></p>
        <button type="button" class="button turn-over" @click=${() => send(this, { type: "flip" })}>
          ${iconTurn()}<span>${t("turn-over")}<small>${t("turn-over-to", { value: digits(down, "card") })}</small></span>
        </button>
      </div>
    </div>`;
  }

  renderEmpty() {
    return html`<div class="set is-empty" data-zone="active">
      <span class="slot" aria-hidden="true"></span>
      <p class="empty-words">${t("stage-empty")}</p>
    </div>`;
  }

  /**
   * With two players spent chips lie in the middle.
   * @param {GameView} view
   */
  renderCentre(view) {
    const spent = 2 * CHIPS_OF_TWO - view.chips[0] - view.chips[1];
    if (spent <= 0) return nothing;
    return html`<p class="centre-chips" data-zone="centre">
      <span aria-hidden="true">${iconChip()}<b>${number(spent)}</b></span>
      <span class="visually-hidden">${t("centre-chips", { count: spent })}</span>
    </p>`;
  }

  /**
   * @param {MouseEvent} event
   * @param {End} end
   */
  onEnd(event, end) {
    if (!this.gesture.swallowClick(event)) send(this, { type: "end", end });
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (event.key === "Escape" && this.scouting) {
      send(this, { type: "do", action: "back" });
      event.preventDefault();
      return;
    }
    if (event.key === "ArrowDown") {
      /** @type {HTMLElement|null} */ (this.parentElement?.querySelector("scout-hand"))?.focus();
      event.preventDefault();
      return;
    }
    // The set is never mirrored, so neither are its arrows.
    const to = rove(event, /** @type {HTMLElement[]} */ ([...this.querySelectorAll("[data-end]")]), false);
    if (!to) return;
    to.focus();
    event.preventDefault();
  }
}

customElements.define("scout-stage", ScoutStage);
