/** The signs of the embeds, beside those of the table. */
import { html } from "../../vendor/lit.js";

/**
 * @param {string} path
 * @param {boolean} back  mirrored: towards the beginning
 */
const arrow = (path, back) =>
  html`<svg class="icon arrow ${back ? "is-back" : ""}" viewBox="0 0 24 24" aria-hidden="true"><path class="icon-solid" d=${path}></path></svg>`;

/** One move on, or back. */
export const iconStep = (/** @type {boolean} */ back) => arrow("M8 5l10 7-10 7z", back);

/** To the end, or the beginning. */
export const iconEnd = (/** @type {boolean} */ back) => arrow("M5 5l9 7-9 7zM16 5h3v14h-3z", back);
