/**
 * Runs before the first sheet is painted: says in the reader's language what index.html says in English, and says it when
 * the page's own modules don't come. They come later than this, and on a slow line much later.
 *
 * build_wheel.py bundles this into one classic script, which the parser waits for, and writes the words of every
 * language at its head.
 *
 * @import { Language } from "./js/language.js"
 */
import { dress, nearest, wantedLanguages } from "./js/language.js";

/** @typedef {Language & {words:Record<string, string>}} Sight  words: of this sheet, by id */

const { SIGHTS } = /** @type {{SIGHTS:Record<string, Sight>}} */ (/** @type {unknown} */ (globalThis));
const tag = nearest(wantedLanguages(), Object.keys(SIGHTS));
const { dir, words } = SIGHTS[tag];
dress(tag, dir);
for (const element of document.querySelectorAll("[data-words]")) {
  element.textContent = words[element.getAttribute("data-words") ?? ""];
}
for (const element of document.querySelectorAll("[data-number]")) {
  element.textContent = new Intl.NumberFormat(tag).format(Number(element.textContent));
}

/**
 * Until the page's own element has taken the place of this sheet, a script that doesn't come, or that can't go on since
 * its words don't, leaves nothing that could say so.
 */
function failed() {
  const message = document.getElementById("first-failed");
  if (!message?.hidden) return;
  message.hidden = false;
  message.querySelector("button")?.addEventListener("click", () => location.reload());
}

// Errors of a script that doesn't come are told to its element alone.
addEventListener("error", ({ target }) => (target === window || target instanceof HTMLScriptElement) && failed(), true);
addEventListener("unhandledrejection", failed);
