/** Messages on the screen: their words, and their cards as chips with a name in words. */
import { renderChips } from "../card.js";
import { Cards, cardWords, parts } from "../i18n.js";

/** @typedef {import("../i18n.js").Message} Message */

/**
 * @param {Message} message
 * @returns {unknown} for a lit template
 */
export function said({ id, args }) {
  return parts(id, args).map((part) =>
    part instanceof Cards ? renderChips(part.texts, { label: cardWords(part) }) : part,
  );
}
