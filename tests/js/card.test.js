/** What can be read off a card: the figures, and the bars of those that are one another upside down. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { renderCard, renderChip } from "../../web/js/card.js";
import { setCardDigits, useWords } from "../../web/js/i18n.js";

/**
 * @param {unknown} drawn  of lit, or what stands in it
 * @returns {string} its markup, near enough
 */
function markup(drawn) {
  if (Array.isArray(drawn)) return drawn.map(markup).join("");
  if (typeof drawn === "object" && drawn !== null && "strings" in drawn && "values" in drawn) {
    const { strings, values } = /** @type {{strings:string[], values:unknown[]}} */ (drawn);
    return strings.map((text, at) => text + (at < values.length ? markup(values[at]) : "")).join("");
  }
  return typeof drawn === "symbol" ? "" : String(drawn);
}

const VALUES = Array.from({ length: 10 }, (_, at) => at + 1);
const barred = () => {
  const chips = VALUES.filter((value) => markup(renderChip(value)).includes("is-barred"));
  const cards = VALUES.filter((value) => /card-face.*card-bar.*card-foot/s.test(markup(renderCard(text(value)))));
  assert.deepEqual(chips, cards);
  return cards;
};
const text = (/** @type {number} */ value) => `${"123456789T"[value - 1]}1`;

test("figures that meet upside down have a bar, in whichever digits", () => {
  useWords("fa", "language-direction = rtl");
  assert.deepEqual(barred(), [6, 9]);
  setCardDigits(true);
  assert.deepEqual(barred(), [7, 8]);
  setCardDigits(false);
});
