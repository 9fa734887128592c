/** The few signs of the table, drawn in a box of 24 x 24 (the ticket 36 x 24) with the colour of the text around them. */
import { html, svg } from "../vendor/lit.js";

/** @typedef {import("lit").TemplateResult} TemplateResult */

/**
 * @param {string} name
 * @param {TemplateResult} drawing
 * @param {string} [box]
 * @returns {TemplateResult}
 */
function icon(name, drawing, box = "0 0 24 24") {
  return html`<svg class="icon icon-${name}" viewBox=${box} aria-hidden="true" focusable="false">${drawing}</svg>`;
}

/** Cards in a hand. */
export const iconCards = () =>
  icon(
    "cards",
    svg`<path class="icon-line" d="M3.2 6.6l7-2 3.6 13-7 2z"></path>
      <path class="icon-line icon-fill" d="M12.4 4.2l7.6.8-1.5 14-7.6-.8z"></path>`,
  );

/** Cards captured. */
export const iconCaptured = () =>
  icon(
    "captured",
    svg`<path class="icon-shadow" d="M2.5 7.5h13v14h-13z"></path>
      <path class="icon-solid" d="M8.5 2.5h13v14h-13z"></path>
      <path class="icon-mark" d="M11.6 9.6l2.7 2.7 4.4-5"></path>`,
  );

/** Scout chips. */
export const iconChip = () =>
  icon(
    "chip",
    svg`<circle class="icon-coin" cx="12" cy="12" r="10"></circle>
      <circle class="icon-dots" cx="12" cy="12" r="5.4"></circle>`,
  );

/** The Scout & Show ticket; `used` strikes it through. */
export const iconTicket = (/** @type {boolean} */ used = false) =>
  icon(
    used ? "ticket-used" : "ticket",
    svg`<path class="icon-ticket-edge" d="M2 4h32v5a3.2 3.2 0 0 0 0 6v5H2v-5a3.2 3.2 0 0 0 0-6z"></path>
      ${
        used
          ? svg`<path class="icon-strike" d="M5 20L31 4"></path>`
          : svg`<path class="icon-solid" d="M18 5.8l1.6 4.3 4.6.2-3.6 2.8 1.3 4.4-3.9-2.5-3.9 2.5 1.3-4.4-3.6-2.8 4.6-.2z"></path>`
      }`,
    "0 0 36 24",
  );

export const iconUndo = () =>
  icon("undo", svg`<path class="icon-stroke" d="M9.5 4.5l-5 5 5 5M5 9.5h9a5.5 5.5 0 0 1 0 11h-3"></path>`);

export const iconMenu = () => icon("menu", svg`<path class="icon-stroke" d="M4 6.5h16M4 12h16M4 17.5h16"></path>`);

export const iconTurn = () =>
  icon(
    "turn",
    svg`<path class="icon-stroke" d="M3.5 10.5A8.8 8.8 0 0 1 19 6.2l2 2.3M21 3.5v5h-5M20.5 13.5A8.8 8.8 0 0 1 5 17.8l-2-2.3M3 20.5v-5h5"></path>`,
  );

/** Leaves of one branch of the laurel: where each grows, and how it leans. */
const LEAVES = [
  [8.2, 20.2, 62],
  [5.2, 17.4, 38],
  [3.6, 13.7, 14],
  [3.6, 9.7, -8],
  [5.3, 6, -30],
];
const branch = () =>
  LEAVES.map(
    ([x, y, lean]) =>
      svg`<ellipse cx=${x} cy=${y} rx="1.35" ry="2.7" transform=${`rotate(${-lean} ${x} ${y})`}></ellipse>`,
  );

/** Who won the game: a laurel around a star. */
export const iconLaurel = () =>
  icon(
    "laurel",
    svg`<g class="icon-leaves">${branch()}<g transform="matrix(-1 0 0 1 24 0)">${branch()}</g></g>
      <path class="icon-solid" d="M12 6.6l1.7 3.7 4 .4-3 2.7.9 4-3.6-2.1-3.6 2.1.9-4-3-2.7 4-.4z"></path>`,
  );

/** Who starts the round: a megaphone. */
export const iconStart = () =>
  icon(
    "start",
    svg`<path class="icon-stroke" d="M4 9.5v5h3l9.5 4.5V5L7 9.5zM8 15l1.5 5h3l-1.2-3.8M20 9.2a4.5 4.5 0 0 1 0 5.6"></path>`,
  );

/** Take this card into the hand. */
export const iconTake = () => icon("take", svg`<path class="icon-stroke" d="M12 4.5v14M6 13l6 6 6-6"></path>`);

/** One choice back. */
export const iconBack = () =>
  icon("back", svg`<path class="icon-stroke" d="M20.5 12h-16M11 5.5L4.5 12l6.5 6.5"></path>`);

/** A globe: the language. */
export const iconLanguage = () =>
  icon(
    "language",
    svg`<circle class="icon-line" cx="12" cy="12" r="9.5"></circle>
      <ellipse class="icon-line" cx="12" cy="12" rx="4.2" ry="9.5"></ellipse>
      <path class="icon-line" d="M2.5 12h19M4.2 7h15.6M4.2 17h15.6"></path>`,
  );
