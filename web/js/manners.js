/**
 * What the settings do to the page as a whole: its colours, motion and sides by attributes that the styles look at, its
 * sounds by effects.js, which comes when somebody wants any.
 *
 * @import { Settings } from "./settings.js"
 * @import { AppState, Store } from "./store.js"
 */

import { setCardDigits } from "./i18n.js";

const more = matchMedia("(prefers-contrast: more)");
/** @type {Settings|null} */
let worn = null;
more.addEventListener("change", () => worn && wear(worn));

/** @param {Settings} settings */
export function wear(settings) {
  worn = settings;
  const { theme, motion, side, digits } = settings;
  const { dataset } = document.documentElement;
  dataset.theme = theme;
  dataset.contrast = theme === "contrast" || more.matches ? "more" : "usual";
  dataset.motion = motion;
  dataset.side = side;
  setCardDigits(digits === "own");
}

/** @returns {boolean} nothing should travel over the screen */
export function calm() {
  return document.documentElement.dataset.motion === "less" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/**
 * Let what happens be heard and felt, for who wants it.
 * @param {Store} store
 * @param {() => Settings} [wishes]  whose they are, where the store's own are not the person's
 */
export function feel(store, wishes = () => store.state.settings) {
  /** @type {Promise<(before:AppState, now:AppState, settings:Settings) => void>|null} */
  let effects = null;
  /** @type {AppState} */
  let last = store.state;
  store.subscribe((now) => {
    const before = last;
    last = now;
    const settings = wishes();
    if (settings.sound === "off" && settings.buzz === "off") return;
    if (!effects) {
      // When they didn't come, they are asked for again once that was read.
      if (now.trouble ?? before.trouble) return;
      effects = import("./effects.js").then(({ cuesOf, Effects }) => {
        const made = new Effects();
        return (before, now, settings) => made.play(cuesOf(before, now), settings);
      });
      effects.catch((error) => {
        effects = null;
        store.missing(error);
      });
    }
    // What happens before they have come is heard and felt when they have.
    effects.then(
      (play) => play(before, now, settings),
      () => {},
    );
  });
}
