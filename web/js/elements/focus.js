/** Where the page leads the focus by itself. */

/** @typedef {import("../flow.js").Screen} Screen */

/** Where one goes on by keyboard when a screen comes up; a hand-over and a result begin elsewhere. */
const FIRST = { setup: ".setup-resume, .setup-play", turning: "scout-turning input", table: "scout-hand" };

/**
 * Where one goes on when what had the focus is gone; in a dialog that was closed it is about to be. A result leads to no
 * button: Enter may come once too often when a game ends, and must not begin another.
 */
const NEXT = { ...FIRST, "hand-over": "scout-handover button" };

/** Keys were used last, not a pointer: then the focus is led to where one goes on. */
let byKey = false;
addEventListener("keydown", () => (byKey = true), { capture: true });
addEventListener("pointerdown", () => (byKey = false), { capture: true });

export const usesKeys = () => byKey;

/**
 * @param {Element} page
 * @param {Screen} screen
 * @param {boolean} arrived  it has just come up
 */
export function leadFocus(page, screen, arrived) {
  const { activeElement, body } = document;
  const lost = !activeElement || activeElement === body || activeElement.closest("dialog:not([open])");
  const places = /** @type {Partial<Record<Screen, string>>} */ (arrived ? FIRST : lost ? NEXT : {});
  const place = places[screen];
  if (place) /** @type {HTMLElement|null} */ (page.querySelector(place))?.focus();
}
