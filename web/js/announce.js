/**
 * The one live region: what happens is told once, in order, in words.
 *
 * Each telling is an element of its own that is added and later taken away, so that two tellings at once are both
 * heard and the same words twice are two tellings.
 */

/** As many as a screen reader may still be at. */
const KEPT = 4;

export class Announcer {
  /** @param {HTMLElement} region  with role="status" or "log" and aria-live="polite" */
  constructor(region) {
    this.region = region;
    /** @type {Set<string>} what was told, by key */
    this.told = new Set();
  }

  /**
   * @param {string} key   the same thing is never told twice
   * @param {string} text
   */
  tell(key, text) {
    if (text === "" || this.told.has(key)) return;
    this.told.add(key);
    const line = document.createElement("p");
    line.textContent = text;
    this.region.append(line);
    while (this.region.childElementCount > KEPT) this.region.firstElementChild?.remove();
  }

  /** Somebody else has the device now: what was told to the one before is not theirs to find. */
  clear() {
    this.region.replaceChildren();
  }
}
