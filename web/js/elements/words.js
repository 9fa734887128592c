/** Messages on the screen: their words, and their cards as chips with a name in words. */
import { html } from "../../vendor/lit.js";
import { renderChips } from "../card.js";
import { cardWords, parts } from "../i18n.js";

/** @typedef {import("../i18n.js").Message} Message */

/** A comma or a full stop. */
const MARK = /^\p{P}*/u;

/**
 * @param {Message} message
 * @returns {unknown} for a lit template
 */
export function said({ id, args }) {
  return parts(id, args).map((part, at, all) => {
    if (typeof part === "string") return at > 0 ? part.replace(MARK, "") : part;
    const next = all[at + 1];
    // What follows on cards without a space stays with them: no line begins with a comma.
    const mark = typeof next === "string" ? MARK.exec(next)?.[0] : "";
    return html`<span class="unbroken">${renderChips(part.texts, { label: cardWords(part) })}${mark}</span>`;
  });
}
