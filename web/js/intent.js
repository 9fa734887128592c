/** How every element tells the page what the player did. */

/** @typedef {import("./protocol.js").Intent} Intent */

/**
 * @param {HTMLElement} element
 * @param {Intent} detail
 */
export function send(element, detail) {
  element.dispatchEvent(new CustomEvent("scout-intent", { bubbles: true, composed: true, detail }));
}
