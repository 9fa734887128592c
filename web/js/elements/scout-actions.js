import { html, nothing } from "../../vendor/lit.js";
import { t } from "../i18n.js";
import { iconBack, iconMenu, iconTurn, iconUndo } from "../icons.js";
import { send } from "../intent.js";
import { hasTokens, rove } from "./parts.js";
import { Measured, Zone } from "./zone.js";

/** @typedef {import("../protocol.js").Reason} Reason */
/** @typedef {"show"|"scout"|"scout-show"|"undo"|"back"|"menu"|"next"|"keep"|"turn"} Action */
/**
 * @typedef {object} Place
 * @property {Action} action
 * @property {string} name        class: which of the places
 * @property {unknown} face       what stands on it
 * @property {string} [label]     accessible name, when the face has no words
 * @property {string|null} [why]  why it can't be pressed now, in words
 * @property {string} [key]       letter on the keyboard
 * @property {boolean} [chosen]   it would play what is marked
 */

/**
 * The five places that never move: Show, Scout, Scout & Show, Undo, menu. While scouting the same places confirm and go
 * back. A place that is off stays pressable and sends its intent all the same: the page answers with the reason.
 *
 * @element scout-actions
 * @fires scout-intent  do
 */
export class ScoutActions extends Zone {
  static properties = {
    undoable: { type: Boolean },
    bar: { type: String },
    peek: { type: Boolean },
    followed: { attribute: false },
    way: { attribute: false },
    focused: { state: true },
  };

  constructor() {
    super();
    /** @type {boolean} */
    this.undoable = false;
    /** @type {"play"|"turning"|"result"|null} which places; null: as the view's phase asks */
    this.bar = null;
    /** @type {boolean} bar "result": the table is seen, the points are put aside */
    this.peek = false;
    /** @type {boolean} bar "result": another round comes, or another game; of a lesson the coach says what does */
    this.followed = true;
    /** @type {boolean|null} bar "turning": the way up that is marked */
    this.way = null;
    /** @type {number} index of the place that holds the zone's tab stop */
    this.focused = 0;
    // The sentence, when it can't be in its place, stands just above this bar.
    new Measured(this, () => this.parentElement?.style.setProperty("--actions", `${this.offsetHeight}px`));
  }

  render() {
    if (!this.view) return nothing;
    const bar = this.bar ?? (this.view.ways ? "turning" : "play");
    const places = this.places(bar);
    const at = Math.min(this.focused, places.length - 1);
    // Signs of the East are twice as wide as letters.
    const long = Math.max(...["action-show", "action-scout"].map((id) => t(id).replace(/[⺀-￿]/g, "MM").length));
    return html`<div class="actions actions-${bar} ${this.undoable ? "has-undo" : ""} ${long > 6 ? "has-long-words" : ""} ${long > 7 ? "has-longest-words" : ""}" role="toolbar" aria-label=${t("actions-label")} @keydown=${this.onKey}>
      ${places.map((place, index) => this.renderPlace(place, index, at))}
    </div>`;
  }

  /**
   * @param {Place} place
   * @param {number} index
   * @param {number} at
   */
  renderPlace(place, index, at) {
    const off = typeof place.why === "string";
    return html`<button type="button" class="button action action-${place.name} ${place.name === "scout-show" ? "ticket" : ""} ${place.chosen ? "is-chosen" : ""}" data-action=${place.action}
      aria-disabled=${off ? "true" : nothing} aria-label=${place.label ?? nothing}
      aria-description=${off ? /** @type {string} */ (place.why) : nothing}
      aria-keyshortcuts=${(place.key === "Esc" ? "Escape" : place.key) ?? nothing} tabindex=${index === at ? 0 : -1}
      @click=${() => send(this, { type: "do", action: place.action })} @focus=${() => this.onFocus(index)}>
      <span class="action-face">${place.face}</span>${
        place.key ? html`<kbd class="key" aria-hidden="true">${keyFace(place.key)}</kbd>` : nothing
      }
    </button>`;
  }

  /**
   * @param {string} bar
   * @returns {Place[]}
   */
  places(bar) {
    /** @type {Place} */
    const menu = { action: "menu", name: "menu", face: iconMenu(), label: t("action-menu") };
    // Before and after a round there is room for what belongs there; Undo comes when there is something to take back.
    const aside = this.undoable ? [this.undoPlace(), menu] : [menu];
    if (bar === "turning") {
      const face = html`${iconTurn()}<span>${t("action-turn-hand")}</span>`;
      return [
        { action: "keep", name: "keep", face: t("action-keep"), key: "K", chosen: this.way === false },
        { action: "turn", name: "turn", face, key: "T", chosen: this.way === true },
        ...aside,
      ];
    }
    if (bar === "result") {
      const face = t(this.peek ? "action-see-points" : "action-see-table");
      if (!this.followed) return [{ action: "back", name: "see-alone", face }, ...aside];
      const last = this.view?.final ? "yes" : "no";
      const next = /** @type {const} */ ({ action: "next", name: "next", face: t("action-next", { last }) });
      return [{ action: "back", name: "see", face }, next, ...aside];
    }
    return [...(this.selection.mode === "scout" ? this.scoutPlaces() : this.showPlaces()), menu];
  }

  /** @returns {Place} */
  undoPlace() {
    const why = this.undoable ? null : t("why-no-undo");
    return { action: "undo", name: "undo", face: iconUndo(), label: t("action-undo"), why, key: "U" };
  }

  /** @returns {Place}  where there is no room for the word, it is a sign */
  backPlace() {
    const face = html`${iconBack()}<span class="visually-hidden">${t("action-back")}</span>`;
    return { action: "back", name: "back", face, key: "Esc" };
  }

  /** @returns {Place[]} */
  showPlaces() {
    const choices = this.view?.choices ?? null;
    const second = this.selection.mode === "second";
    const count = (this.selection.stop ?? 0) - (this.selection.start ?? 0);
    const show = html`<span>${t("action-show")}</span>${count > 0 ? html`<small>${t("action-show-count", { count })}</small>` : nothing}`;
    const off = (/** @type {Reason|null|undefined} */ reason) =>
      this.why(reason === undefined ? "not-your-turn" : reason);
    return [
      { action: "show", name: "show", face: show, why: this.whyNoShow(), key: "Enter" },
      {
        action: "scout",
        name: "scout",
        face: t("action-scout"),
        why: second ? t("why-show-now") : off(choices?.scout),
        key: "S",
      },
      {
        action: "scout-show",
        name: "scout-show",
        face: t("action-scout-show"),
        why: second ? t("why-show-now") : (this.whyNoTickets() ?? off(choices?.scout_and_show)),
        key: "D",
      },
      second ? this.backPlace() : this.undoPlace(),
    ];
  }

  /** @returns {Place[]} */
  scoutPlaces() {
    const { end, gap, turned } = this.selection;
    const chosen = this.view?.choices?.scouts.find((s) => s.end === end && s.gap === gap && s.turned === turned);
    const missing = end === null ? t("why-choose-end") : gap === null ? t("why-choose-gap") : null;
    const token = this.view?.choices?.scout_and_show;
    const then =
      this.whyNoTickets() ?? this.why(token ?? null) ?? missing ?? (chosen?.showable ? null : t("why-must-show"));
    const confirm = html`<span>${t("action-scout")}</span><small>${t("action-confirm")}</small>`;
    return [
      { action: "show", name: "show", face: t("action-show"), why: t("why-scouting"), key: "Enter" },
      {
        action: "scout",
        name: "scout",
        face: confirm,
        why: missing ?? this.why(this.view?.choices?.scout ?? null),
        key: "S",
      },
      { action: "scout-show", name: "scout-show", face: t("action-scout-then-show"), why: then, key: "D" },
      this.backPlace(),
    ];
  }

  /** @returns {string|null} */
  whyNoShow() {
    const { start, stop, mode, after } = this.selection;
    if (mode === "show" && !this.view?.choices) return this.why("not-your-turn");
    if (mode === "show" && this.view?.choices?.show) return this.why(this.view.choices.show);
    if (start === null) return t("why-choose-cards");
    const sets = mode === "second" && after ? after.sets : (this.view?.sets ?? []);
    const set = sets.find((one) => one.start === start && one.stop === stop);
    return this.why(set ? set.why : "not-a-set");
  }

  /** @returns {string|null} with two players there is no Scout & Show, whatever else there is */
  whyNoTickets() {
    return this.view && !hasTokens(this.view) ? t("refused-no-tickets") : null;
  }

  /**
   * @param {Reason|null} reason
   * @returns {string|null}
   */
  why(reason) {
    return reason === null ? null : t(`reason-${reason}`);
  }

  /** @param {number} index */
  onFocus(index) {
    this.focused = index;
  }

  /** @param {KeyboardEvent} event */
  onKey(event) {
    // The bar may run against the page.
    const mirrored = getComputedStyle(/** @type {Element} */ (event.currentTarget)).direction === "rtl";
    const to = rove(event, /** @type {HTMLElement[]} */ ([...this.querySelectorAll(".action")]), mirrored);
    if (!to) return;
    to.focus();
    event.preventDefault();
  }
}

/** @param {string} key */
const keyFace = (key) => (key === "Enter" ? t("key-enter") : key === "Esc" ? t("key-escape") : key);

customElements.define("scout-actions", ScoutActions);
