/** Small templates and look-ups that several elements of the table share. */

import { html, nothing } from "../../vendor/lit.js";
import { cardValues } from "../card.js";
import { number, row, t } from "../i18n.js";
import { iconCaptured, iconCards, iconChip, iconTicket } from "../icons.js";

/** @typedef {import("../protocol.js").GameView} GameView */
/** @typedef {import("../protocol.js").GameEvent} GameEvent */
/** @typedef {import("../protocol.js").CardText} CardText */
/** @typedef {import("lit").TemplateResult} TemplateResult */

/**
 * A card in words: both its numbers.
 * @param {CardText} card
 * @returns {string}
 */
export function cardName(card) {
  const [up, down] = cardValues(card);
  return up ? t("card-name", { up: number(up), down: number(down) }) : t("card-unknown");
}

/**
 * Upper values in words: "8, 9".
 * @param {readonly CardText[]} cards
 * @returns {string}
 */
export const valuesName = (cards) => row(cards.map((card) => number(cardValues(card)[0])));

/**
 * The name of a seat, or "You".
 * @param {GameView} view
 * @param {number} seat
 * @returns {string}
 */
export const seatName = (view, seat) => (seat === view.seat ? t("you") : view.names[seat]);

/**
 * Cards left, captured, chips and ticket of a seat as signs and numbers; whoever places it gives the words.
 * @param {GameView} view
 * @param {number} seat
 * @returns {TemplateResult}
 */
export function renderCounts(view, seat) {
  return html`<span class="counts" aria-hidden="true">
    <span class="count">${iconCards()}<b>${number(view.hand_sizes[seat])}</b></span>
    <span class="count" data-count="points">${iconCaptured()}<b>${number(view.points[seat])}</b></span>
    <span class="count" data-count="chips">${iconChip()}<b>${number(view.chips[seat])}</b></span>
    ${hasTokens(view) ? html`<span class="count" data-count="token">${iconTicket(!view.tokens[seat])}</span>` : nothing}
  </span>`;
}

/**
 * The same in words.
 * @param {GameView} view
 * @param {number} seat
 * @returns {string}
 */
export function countsName(view, seat) {
  const token = hasTokens(view) ? (view.tokens[seat] ? "left" : "used") : "none";
  return t("seat-counts", {
    cards: view.hand_sizes[seat],
    captured: view.points[seat],
    chips: view.chips[seat],
    token,
  });
}

/**
 * With two players there are no tickets.
 * @param {GameView} view
 */
export const hasTokens = (view) => view.players > 2;

/**
 * What a seat did last in this round.
 * @param {GameView} view
 * @param {number} seat
 * @returns {{kind:"showed"|"scouted"|"both", cards:CardText[]}|null}
 */
export function lastAction(view, seat) {
  const entry = view.history.findLast((past) => past.seat === seat && past.events.some(isAction));
  if (!entry) return null;
  const showed = entry.events.find((event) => event.type === "showed");
  const scouted = entry.events.find((event) => event.type === "scouted");
  if (showed?.type === "showed") return { kind: scouted ? "both" : "showed", cards: showed.cards };
  return scouted?.type === "scouted" ? { kind: "scouted", cards: [scouted.card] } : null;
}

/** @param {GameEvent} event */
const isAction = (event) => event.type === "showed" || event.type === "scouted";

let rem = 0;

/**
 * The size of 1rem in pixels: what must grow with the reader's text is measured in it. It is kept: asked of a page that
 * is just being drawn, it would have the browser work out every style before its time.
 * @returns {number}
 */
export const remInPixels = () => rem || readRem();

/**
 * Ask for it anew: something has another size, and so the reader's text may have.
 * @returns {number}
 */
export function readRem() {
  rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  return rem;
}

/**
 * One tab stop a zone: arrow keys move the focus among its buttons.
 * @param {KeyboardEvent} event
 * @param {HTMLElement[]} items   in reading order
 * @param {boolean} mirrored      the zone runs right to left
 * @returns {HTMLElement|null}    the item to focus next
 */
export function rove(event, items, mirrored) {
  const at = items.indexOf(/** @type {HTMLElement} */ (event.target));
  const forward = mirrored ? "ArrowLeft" : "ArrowRight";
  const back = mirrored ? "ArrowRight" : "ArrowLeft";
  const to = { [forward]: at + 1, [back]: at - 1, Home: 0, End: items.length - 1 }[event.key];
  return at < 0 || to === undefined ? null : (items[to] ?? null);
}
