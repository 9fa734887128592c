import { html, nothing, repeat } from "../../vendor/lit.js";
import { cardKey, cardSize, renderCard } from "../card.js";
import { HandGesture } from "../gestures.js";
import { number, t } from "../i18n.js";
import { iconStart } from "../icons.js";
import { send } from "../intent.js";
import { CARD_RATIO, gapAreas, handRoom, LOW, planHand, slotAt } from "../layout.js";
import { marksUnder, renderBrackets } from "./brackets.js";
import { gapName, placeName, sizeFrom } from "./hand-words.js";
import { cardName, countsName, remInPixels, renderCounts, seatName } from "./parts.js";
import { Foresight, KeepsFocus, Measured, Zone } from "./zone.js";

/** @typedef {import("../protocol.js").GameView} GameView */
/** @typedef {import("../protocol.js").Selection} Selection */
/** @typedef {import("../protocol.js").SetInfo} SetInfo */
/** @typedef {import("../protocol.js").ScoutInfo} ScoutInfo */
/** @typedef {import("../protocol.js").CardText} CardText */
/** @typedef {import("../layout.js").HandPlan} HandPlan */
/** @typedef {import("lit").TemplateResult} TemplateResult */

/** Room for the brackets between a card and its place number; less while scouting, when there are none. */
const BRACKET_ROOM = 18;
const PROMISE_ROOM = 9;
/** Lower than this a phone shows smaller cards rather than scroll while the gaps are open. */
const SHORT = 600;
/** Narrower than this a picture of a hand has no place numbers. */
const ROOM_FOR_PLACES = 420;

/**
 * The player's own hand: one line of cards in as few rows as stay readable, with brackets under what can be played,
 * the slice picked up, and while scouting a gap between any two cards.
 *
 * One tab stop: arrows move, Shift+arrows extend the slice, Space picks, Enter plays, Escape goes back.
 *
 * @element scout-hand
 * @attr static  a picture of `cards` with the brackets of `sets`: no selection, no places to press (choosing the way up)
 * @fires scout-intent  card, slice, gap, fling, and do: show, scout or back
 */
export class ScoutHand extends Zone {
  static properties = {
    static: { type: Boolean, reflect: true },
    cards: { attribute: false },
    sets: { attribute: false },
    label: { type: String },
    swept: { state: true },
    zone: { state: true },
    focused: { state: true },
  };

  constructor() {
    super();
    /** @type {boolean} */
    this.static = false;
    /** @type {CardText[]} */
    this.cards = [];
    /** @type {SetInfo[]} */
    this.sets = [];
    /** @type {string} */
    this.label = "";
    /** @type {{start:number, stop:number}|null} slice under the finger, before it is let go */
    this.swept = null;
    /** @type {{width:number, height:number, fixed:boolean}} */
    this.zone = { width: 0, height: Infinity, fixed: false };
    /** @type {number} place (or gap, while scouting) that holds the zone's tab stop */
    this.focused = 0;
    /** @type {HandPlan|null} */
    this.plan = null;
    this.foresight = new Foresight(this);
    new KeepsFocus(this);
    this.measured = new Measured(this, () => this.measure());
    /** @type {HandGesture} */
    this.gesture = new HandGesture(this);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.gesture.cancel();
  }

  /**
   * The height limits the cards where the style sheet fixes the zone's (short landscape), and where the other zones leave
   * little of the window's.
   */
  measure() {
    const fixed = getComputedStyle(this).getPropertyValue("--hand-fixed").trim() === "1";
    const width = this.clientWidth;
    const height = fixed ? this.clientHeight : this.static ? Infinity : handRoom(width, innerHeight, remInPixels());
    if (width !== this.zone.width || height !== this.zone.height || fixed !== this.zone.fixed)
      this.zone = { width, height, fixed };
    this.foresight.look();
  }

  /** Puts the focus on the zone's tab stop. */
  focus() {
    /** @type {HTMLElement|null} */ (this.querySelector('[tabindex="0"]'))?.focus();
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  willUpdate(changed) {
    const before = /** @type {Selection|undefined} */ (changed.get("selection"));
    if (before && before.mode !== this.selection.mode) this.focused = 0;
    if (before && this.scouting && this.selection.gap !== null) this.focused = this.selection.gap;
    this.focused = Math.min(this.focused, this.scouting ? this.shown.length : Math.max(0, this.shown.length - 1));
  }

  get scouting() {
    return !this.static && this.selection.mode === "scout";
  }

  /** The hand in sight: after the scout half of a Scout & Show it already holds the new card. */
  get shown() {
    if (this.static) return this.cards;
    if (this.selection.mode === "second" && this.selection.after) return this.selection.after.hand;
    return this.view?.hand ?? [];
  }

  /** @returns {SetInfo[]} */
  get shownSets() {
    if (this.static) return this.sets;
    if (this.selection.mode === "second" && this.selection.after) return this.selection.after.sets;
    return this.view?.sets ?? [];
  }

  /** The slice in the player's fingers: what is being swept, else what is selected. */
  get slice() {
    const { start, stop } = this.selection;
    if (this.swept) return this.swept;
    return start === null || stop === null || this.static ? null : { start, stop };
  }

  render() {
    const cards = this.shown;
    if (!this.static && !this.view?.hand) return nothing;
    const under = this.roomUnder();
    const height = this.zone.height - (this.scouting ? 0 : 1.4 * remInPixels()) - 14;
    const short = window.innerHeight < (this.zone.width < 700 ? SHORT : LOW);
    const ghost = this.selection.gap !== null;
    const options = { scouting: this.scouting, ghost, picture: this.static, height, under, short };
    this.plan = planHand(cards.length, this.zone.width || 320, options);
    // A new card that may be picked up raises its tag.
    const raised = this.freshPlace !== null && Boolean(this.view?.choices);
    const { rows, card } = this.plan;
    const beside = [this.selection.mode, rows.length, raised, this.zone.width, this.zone.height].join();
    this.foresight.drawn(rows.length * (card * CARD_RATIO + under), this.zone.fixed || this.static ? "" : beside);
    return html`${this.static || this.selection.mode !== "show" ? nothing : this.renderOwnLine()}
      <div class="hand ${this.scouting ? "is-scouting" : ""} ${raised ? "has-raised" : ""} plus-${this.plan.plus ?? "none"}" dir="ltr"
        role=${this.static ? "list" : this.scouting ? "group" : "listbox"}
        aria-multiselectable=${this.static || this.scouting ? nothing : "true"}
        aria-orientation=${this.static || this.scouting ? nothing : "horizontal"}
        aria-label=${this.label || t(this.scouting ? "hand-label-scouting" : "hand-label", { count: cards.length })}
        @click=${this.onClick} @keydown=${this.onKey} @focusin=${this.onFocus}
        @pointerdown=${(/** @type {PointerEvent} */ event) => this.gesture.start(event)}>
        ${this.plan.rows.map((_, row) => this.renderRow(cards, /** @type {HandPlan} */ (this.plan), row))}
      </div>`;
  }

  get numbered() {
    return !this.static || this.zone.width >= ROOM_FOR_PLACES;
  }

  /** Height that a row needs below its cards: brackets, and numbers that grow with the reader's text. */
  roomUnder() {
    const rem = remInPixels();
    if (this.zone.fixed) return 13 + 0.875 * rem;
    if (!this.numbered) return BRACKET_ROOM - 1;
    return (this.scouting ? PROMISE_ROOM : BRACKET_ROOM) + rem;
  }

  renderOwnLine() {
    const view = /** @type {GameView} */ (this.view);
    const seat = /** @type {number} */ (view.seat);
    const starts = view.start === seat;
    return html`<p class="own" data-seat=${seat}>
      <b class="own-name">${seatName(view, seat)}</b>
      ${starts ? html`<span class="start-mark" aria-hidden="true">${iconStart()}</span>` : nothing}
      ${renderCounts(view, seat)}
      <span class="visually-hidden">${countsName(view, seat)}${starts ? `. ${t("seat-started")}` : ""}</span>
      <span class="own-round">${t("own-round", { round: view.round, rounds: view.rounds })}</span>
    </p>`;
  }

  /**
   * @param {CardText[]} cards
   * @param {HandPlan} plan
   * @param {number} row
   */
  renderRow(cards, plan, row) {
    const { start, stop } = plan.rows[row];
    const ghost = this.scouting ? this.selection.gap : null;
    const slots = Array.from({ length: stop - start }, (_, index) => start + index);
    const placeOf = (/** @type {number} */ slot) => (ghost !== null && slot > ghost ? slot - 1 : slot);
    // A card that moves on in the line stays what it is, and needs no drawing.
    const key = (/** @type {number} */ slot) =>
      slot === ghost || !cards[placeOf(slot)] ? slot : cardKey(cards[placeOf(slot)]);
    const more = row < plan.rows.length - 1;
    return html`<div class="hand-row" role=${this.static || this.scouting ? nothing : "presentation"}
      .style=${`block-size: ${plan.card * CARD_RATIO + this.roomUnder()}px`}>
      ${repeat(slots, key, (slot) => {
        if (slot === ghost) return this.renderGhost(plan, slot);
        const place = placeOf(slot);
        return place < cards.length ? this.renderPlace(cards, plan, slot, place) : nothing;
      })}
      ${this.scouting ? this.renderGaps(cards, plan, row, ghost) : nothing}
      ${renderBrackets(plan, row, this.marks(), `inset-block-start: ${plan.card * CARD_RATIO}px`)}
      ${more ? html`<svg class="hand-break" .style=${`inset-inline-start: ${slotAt(plan, stop - 1).x + plan.card - 4}px`} viewBox="0 0 10 14" aria-hidden="true"><path d="M2 1v7q0 4 4 4h3"></path></svg>` : nothing}
    </div>`;
  }

  /**
   * What is marked under the cards: all longest sets that could be played, the slice in hand, or what the ghost makes.
   * @returns {import("./brackets.js").Mark[]}
   */
  marks() {
    if (this.scouting) {
      const makes = this.chosenScout()?.makes;
      return makes ? [{ ...makes, look: "promise" }] : [];
    }
    return marksUnder(this.shownSets, this.slice, this.static);
  }

  /** @returns {ScoutInfo|undefined} the scout that the selection describes, once end and gap are chosen */
  chosenScout() {
    const { end, gap, turned } = this.selection;
    return this.view?.choices?.scouts.find((s) => s.end === end && s.gap === gap && s.turned === turned);
  }

  /** The place that the last action gave this hand a card in. */
  get freshPlace() {
    if (this.static || this.scouting) return null;
    if (this.selection.mode === "second") return this.selection.gap;
    const last = this.view?.history.at(-1);
    const scouted = last?.seat === this.view?.seat ? last?.events.at(-1) : undefined;
    return scouted?.type === "scouted" ? scouted.gap : null;
  }

  /**
   * @param {CardText[]} cards
   * @param {HandPlan} plan
   * @param {number} slot   with the ghost counted
   * @param {number} place  without
   */
  renderPlace(cards, plan, slot, place) {
    const card = cards[place];
    const slice = this.slice;
    const selected = slice !== null && !this.scouting && place >= slice.start && place < slice.stop;
    const name = ["hand-card", selected ? "is-selected" : "", place === this.freshPlace ? "is-new" : ""].join(" ");
    const face = renderCard(card, { size: cardSize(plan.card), key: !this.static });
    const lies = slotStyle(plan, slot);
    const label = placeName(cards, this.shownSets, place);
    const number_ = this.numbered
      ? html`<span class="hand-place" aria-hidden="true" .style=${lies}>${number(place + 1)}</span>`
      : nothing;
    const role = this.static ? "listitem" : this.scouting ? "img" : "option";
    const option = role === "option";
    // One template for all: a card stays the same picture, whatever it may be pressed for.
    return html`<div class=${name} role=${role} aria-label=${option ? nothing : label}
      aria-selected=${option ? `${selected}` : nothing} data-place=${place}
      data-starts=${(option && sizeFrom(this.shownSets, place)) || nothing}
      tabindex=${option ? (place === this.focused ? 0 : -1) : nothing} .style=${lies}>${
        option ? html`<span class="visually-hidden">${label}</span>` : nothing
      }${face}${
        option && place === this.freshPlace
          ? html`<span class="tag" aria-hidden="true">${t("tag-new")}</span>`
          : nothing
      }</div>${number_}`;
  }

  /**
   * The scouted card in its gap, not yet paid for. Pressing it again does nothing, so that a double tap harms nothing.
   * @param {HandPlan} plan
   * @param {number} gap
   */
  renderGhost(plan, gap) {
    const card = this.chosenScout()?.card;
    const lies = slotStyle(plan, gap);
    const place = t("ghost-place", { place: gap + 1 });
    return html`<button type="button" class="hand-ghost" data-gap=${gap} data-ghost aria-pressed="true" .style=${lies}
        tabindex=${gap === this.focused ? 0 : -1}>
        <span class="visually-hidden">${card ? `${cardName(card)}, ${place}` : place}</span>
        ${card ? renderCard(card, { size: cardSize(plan.card), key: false }) : html`<span class="slot"></span>`}
      </button>
      <span class="hand-place is-here" aria-hidden="true" .style=${lies}>${t("ghost-here")}</span>`;
  }

  /**
   * @param {CardText[]} cards
   * @param {HandPlan} plan
   * @param {number} row
   * @param {number|null} ghost
   */
  renderGaps(cards, plan, row, ghost) {
    const { end, turned } = this.selection;
    const scouts = this.view?.choices?.scouts.filter((scout) => scout.end === end && scout.turned === turned) ?? [];
    const made = new Map(scouts.map((scout) => [scout.gap, scout.makes]));
    return gapAreas(plan, cards.length, ghost)
      .filter((area) => area.row === row)
      .map((area) => {
        const makes = made.get(area.gap);
        return html`<button type="button" class="gap ${makes ? "is-good" : ""}" data-gap=${area.gap} aria-pressed="false"
          tabindex=${area.gap === this.focused && !area.twin ? 0 : -1} aria-hidden=${area.twin ? "true" : nothing}
          .style=${`inset-inline-start: ${area.from}px; inline-size: ${area.to - area.from}px; --line: ${area.line - area.from}px`}>
          <span class="visually-hidden">${gapName(cards, area.gap, makes ?? null)}</span>
          <span class="gap-line"></span><span class="gap-plus" aria-hidden="true">+</span>
        </button>`;
      });
  }

  /** @param {MouseEvent} event */
  onClick(event) {
    if (this.static || this.gesture.swallowClick(event)) return;
    const target = /** @type {Element} */ (event.target);
    const gap = target.closest("[data-gap]");
    if (gap) {
      if (!gap.hasAttribute("data-ghost")) send(this, { type: "gap", gap: Number(gap.getAttribute("data-gap")) });
      return;
    }
    const card = target.closest("[data-place]");
    if (!card || this.scouting) return;
    this.focused = Number(card.getAttribute("data-place"));
    send(this, { type: "card", place: this.focused, extend: event.shiftKey });
  }

  /** @param {FocusEvent} event */
  onFocus(event) {
    const at = /** @type {Element} */ (event.target).closest("[data-place],[data-gap]");
    const index = at?.getAttribute(this.scouting ? "data-gap" : "data-place");
    if (index) this.focused = Number(index);
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    if (this.static || event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.moveFocus(event) || this.press(event)) event.preventDefault();
  }

  /**
   * Arrows, Home and End; with Shift they stretch the slice.
   * @param {KeyboardEvent} event
   */
  moveFocus(event) {
    const last = this.scouting ? this.shown.length : this.shown.length - 1;
    const per = this.plan?.rows[1]?.start ?? Infinity;
    const to = {
      ArrowLeft: this.focused - 1,
      ArrowRight: this.focused + 1,
      ArrowUp: this.focused - per,
      ArrowDown: this.focused + per,
      Home: 0,
      End: last,
    }[event.key];
    if (to === undefined) return false;
    if (event.key === "ArrowUp" && to < 0 && !event.shiftKey) {
      /** @type {HTMLElement|null} */ (this.parentElement?.querySelector("scout-stage"))?.focus();
      return true;
    }
    if (to < 0 || to > last) return true;
    // Stretching begins where the focus was.
    if (event.shiftKey && !this.scouting && this.selection.start === null)
      send(this, { type: "card", place: this.focused });
    this.focused = to;
    if (event.shiftKey && !this.scouting) send(this, { type: "card", place: to, extend: true });
    this.updateComplete.then(() => this.focus());
    return true;
  }

  /**
   * Space picks, Enter plays what is picked, Escape goes back.
   * @param {KeyboardEvent} event
   */
  press(event) {
    const { mode, gap, start } = this.selection;
    if (event.key === "Escape") {
      if (mode === "show" && start === null) return false;
      send(this, { type: "do", action: "back" });
      return true;
    }
    if (event.key !== "Enter" && event.key !== " ") return false;
    if (this.scouting) {
      if (gap === this.focused && event.key === "Enter") send(this, { type: "do", action: "scout" });
      else send(this, { type: "gap", gap: this.focused });
    } else if (event.key === "Enter" && start !== null) send(this, { type: "do", action: "show" });
    else send(this, { type: "card", place: this.focused, extend: event.shiftKey });
    return true;
  }
}

/**
 * For each card by itself: what is told of a whole hand, the browser passes down to every stroke of every picture in it.
 * @param {HandPlan} plan
 * @param {number} slot
 */
const slotStyle = (plan, slot) => `inset-inline-start: ${slotAt(plan, slot).x}px; inline-size: ${plan.card}px`;

customElements.define("scout-hand", ScoutHand);
