/**
 * How a card looks, at every size and wherever it lies: pure templates, no state, no text but numerals.
 *
 * A card is drawn in a box of 100 x 180 and scaled as a whole, so moving one only ever scales it. The upper end is a solid
 * panel with a scalloped valance, the other end is quiet figures on paper, upside down: which end counts is never in
 * doubt. Colours come from the classes `v1`..`v10` (tokens.css); the numeral alone always carries the meaning.
 */
import { html, nothing, svg } from "../vendor/lit.js";
import { digits } from "./i18n.js";

/** @typedef {import("./protocol.js").CardText} CardText */
/** @typedef {import("./protocol.js").SetKind} SetKind */
/** @typedef {import("lit").TemplateResult} TemplateResult */
/** @typedef {"s"|"m"|"l"} CardSize  below 46 px of width, below 80, and above: figures grow as the card shrinks */

const DIGITS = "123456789T";

/**
 * The values of a card text, upright one first.
 * @example cardValues("3T") // [3, 10]
 * @param {CardText} card
 * @returns {[number, number]}  zeros for an unknown card
 */
export function cardValues(card) {
  return [DIGITS.indexOf(card[0]) + 1, DIGITS.indexOf(card[1]) + 1];
}

/**
 * The physical card, whichever way up: what motion follows from place to place.
 * @example cardKey("T3") // "3T"
 * @param {CardText} card
 * @returns {string}
 */
export function cardKey(card) {
  const [up, down] = cardValues(card);
  return up <= down ? card : card[1] + card[0];
}

/**
 * The same card turned over.
 * @param {CardText} card
 * @returns {CardText}
 */
export function turnCard(card) {
  return card[1] + card[0];
}

/**
 * The motif of each value, in a box of 100 x 100 around the origin, holes by even-odd filling.
 * Ball, bow tie, tent, harlequin lozenge, star, hexagon, horseshoe with seven nails, two hoops, juggling club, sun.
 */
const MOTIFS = [
  "",
  "M-45 0a45 45 0 0 1 90 0a45 45 0 0 1-90 0z",
  "M-50-30C-50-38-44-38-38-34L-9-14H9L38-34C44-38 50-38 50-30V30C50 38 44 38 38 34L9 14H-9L-38 34C-44 38-50 38-50 30z",
  "M0-46L50 42H13L0 8L-13 42H-50z",
  "M0-50L33 0L0 50L-33 0z",
  "M0-50L12-16.6L47.6-15.5L19.5 6.3L29.4 40.5L0 20.5L-29.4 40.5L-19.5 6.3L-47.6-15.5L-12-16.6z",
  "M48 0L24 41.6L-24 41.6L-48 0L-24-41.6L24-41.6zM-19 0a19 19 0 0 0 38 0a19 19 0 0 0-38 0z",
  "M-46 46V-2a46 46 0 0 1 92 0V46H18V-2a18 18 0 0 0-36 0V46z" +
    "M-36 28h8v9h-8zM-36 6h8v9h-8zM-31-20l6-5 5 7-6 5zM-4-37h8v9h-8zM31-20l-6-5-5 7 6 5zM36 28h-8v9h8zM36 6h-8v9h8z",
  "M-50 0a25 25 0 0 1 50 0a25 25 0 0 1 50 0a25 25 0 0 1-50 0a25 25 0 0 1-50 0z" +
    "M-37 0a12 12 0 0 0 24 0a12 12 0 0 0-24 0zM13 0a12 12 0 0 0 24 0a12 12 0 0 0-24 0z",
  "M0-50a10 10 0 0 1 8 16C5-26 7-18 13-8C25 12 22 36 12 50H-12C-22 36-25 12-13-8C-7-18-5-26-8-34A10 10 0 0 1 0-50z",
  "M0-50L9.6-29.5L29.4-40.5L25.1-18.2L47.6-15.5L31 0L47.6 15.5L25.1 18.2L29.4 40.5L9.6 29.5L0 50L-9.6 29.5L-29.4 40.5" +
    "L-25.1 18.2L-47.6 15.5L-31 0L-47.6-15.5L-25.1-18.2L-29.4-40.5L-9.6-29.5z",
];

const PANEL =
  "M4 11a7 7 0 0 1 7-7h78a7 7 0 0 1 7 7v99a11.5 9.5 0 0 1-23 0a11.5 9.5 0 0 1-23 0a11.5 9.5 0 0 1-23 0a11.5 9.5 0 0 1-23 0z";
/** The stitched hem of the valance, drawn on large cards only. */
const HEM = "M93 109.5a8.5 6.8 0 0 1-17 0m-6 0a8.5 6.8 0 0 1-17 0m-6 0a8.5 6.8 0 0 1-17 0m-6 0a8.5 6.8 0 0 1-17 0";

/**
 * Sizes in card units per size class: numeral, motif, foot numeral, foot motif.
 * @type {Record<CardSize, {numeral:number, base:number, motif:number, foot:number, footMotif:number}>}
 */
const SIZES = {
  s: { numeral: 76, base: 66, motif: 29, foot: 45, footMotif: 24 },
  m: { numeral: 71, base: 65, motif: 27, foot: 43, footMotif: 23 },
  l: { numeral: 66, base: 65, motif: 25, foot: 42, footMotif: 22 },
};

/**
 * The size class of a card so many pixels wide.
 * @param {number} width
 * @returns {CardSize}
 */
export function cardSize(width) {
  return width < 46 ? "s" : width < 80 ? "m" : "l";
}

/**
 * A motif on its own, inside an svg.
 * @param {number} value
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} [name]  class
 * @returns {TemplateResult}
 */
function motifAt(value, x, y, size, name = "card-motif") {
  return svg`<path class=${name} fill-rule="evenodd" d=${MOTIFS[value]}
    transform="translate(${x} ${y}) scale(${size / 100})"></path>`;
}

/** What meets upside down, and so has a bar: 6 and 9, and of the Persian digits 7 and 8. */
const barred = (/** @type {string} */ figure) => /^[69۷۸]$/.test(figure);

/**
 * A numeral centred on x, standing on y; ten is set narrower.
 * @param {number} value
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @returns {TemplateResult}
 */
function numeralAt(value, x, y, size) {
  const squeeze = value === 10 ? " scale(.74 1)" : "";
  const figure = digits(value, "card");
  const bar = barred(figure)
    ? svg`<rect class="card-bar" x=${x - size * 0.31} y=${y + size * 0.06} width=${size * 0.62} height=${size * 0.085}
          rx=${size * 0.02}></rect>`
    : nothing;
  return svg`<text class="card-numeral" transform="translate(${x} ${y})${squeeze}" font-size=${size}
    text-anchor="middle">${figure}</text>${bar}`;
}

/**
 * The face of a card. Decorative: whoever places it gives the words.
 * @param {CardText} card
 * @param {{size?: CardSize, key?: boolean}} [options]  key: motion may follow this picture (false for a ghost)
 * @returns {TemplateResult}
 */
export function renderCard(card, { size = "m", key = true } = {}) {
  const [up, down] = cardValues(card);
  if (!up || !down) return renderBack();
  const is = SIZES[size];
  const wide = size === "l";
  return html`<svg class="card v${up}" viewBox="0 0 100 180" aria-hidden="true" focusable="false"
    data-card=${key ? cardKey(card) : nothing} data-up=${key ? up : nothing}>
    <rect class="card-paper" x="0.8" y="0.8" width="98.4" height="178.4" rx="10"></rect>
    <path class="card-panel" d=${PANEL}></path>
    ${wide ? motifAt(up, 50, 57, 84, "card-ghost") : nothing}
    ${wide ? svg`<path class="card-hem" d=${HEM}></path>` : nothing}
    <g class="card-face">${numeralAt(up, 50, is.base, is.numeral)}${motifAt(up, 50, 94, is.motif)}</g>
    <g class="card-foot v${down}" transform="rotate(180 50 90)">
      ${numeralAt(down, 36, 45, is.foot)}${motifAt(down, 75, 30, is.footMotif)}
    </g>
  </svg>`;
}

const STRIPES = Array.from({ length: 15 }, (_, i) => `M${i * 24 - 180} 176l190-190`).join("");

/**
 * The back of a card.
 * @param {string} [name]  class beside "card"
 * @returns {TemplateResult}
 */
export function renderBack(name = "") {
  return html`<svg class="card card-back ${name}" viewBox="0 0 100 180" aria-hidden="true" focusable="false">
    <rect class="card-paper" x="0.8" y="0.8" width="98.4" height="178.4" rx="10"></rect>
    <svg x="7" y="7" width="86" height="166" viewBox="0 0 86 166">
      <rect class="back-field" width="86" height="166"></rect>
      <path class="back-stripes" d=${STRIPES}></path>
    </svg>
    <rect class="back-frame" x="8" y="8" width="84" height="164" rx="4"></rect>
    <circle class="back-disc" cx="50" cy="90" r="27"></circle>
    ${motifAt(5, 50, 90, 40, "back-star")}
  </svg>`;
}

/**
 * One value as an inline chip.
 * @param {number} value
 * @returns {TemplateResult}
 */
export function renderChip(value) {
  const figure = digits(value, "card");
  const name = value === 10 ? "is-ten" : barred(figure) ? "is-barred" : "";
  return html`<span class="chip v${value}"><span class="chip-figure ${name}">${figure}</span></span>`;
}

/**
 * The upper values of cards as a row of inline chips that stays left to right in every language.
 * @param {readonly CardText[]} cards
 * @param {{label?: string, short?: boolean}} [options]  label: words instead of the figures, for who can't see them
 *   (without it the row is hidden from them, and the sentence around it must say it); short: `1-5`, `4x` from four cards on
 * @returns {TemplateResult}
 */
export function renderChips(cards, { label, short = false } = {}) {
  const values = cards.map((card) => cardValues(card)[0]);
  return html`<span class="chips" dir="ltr" role=${label ? "img" : nothing} aria-label=${label ?? nothing}
    aria-hidden=${label ? nothing : "true"}>${short && values.length > 3 ? shortRow(values) : values.map(renderChip)}</span>`;
}

/**
 * A long set in little room: first and last of a run, a count and the value of a match.
 * @param {number[]} values
 * @returns {TemplateResult}
 */
function shortRow(values) {
  const first = values[0];
  const last = values[values.length - 1];
  if (first === last)
    return html`<span class="chips-count">${digits(values.length, "card")}×</span>${renderChip(first)}`;
  return html`${renderChip(first)}<span class="chips-count">–</span>${renderChip(last)}`;
}
