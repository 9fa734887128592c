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
  /** @type {import("./effects.js").Effects|null} */
  let effects = null;
  /** @type {typeof import("./effects.js").cuesOf|null} */
  let cuesOf = null;
  /** @type {AppState} */
  let before = store.state;
  store.subscribe((now) => {
    const settings = wishes();
    const wanted = settings.sound === "on" || settings.buzz === "on";
    if (wanted && effects && cuesOf) effects.play(cuesOf(before, now), settings);
    else if (wanted && !effects) {
      import("./effects.js").then((module) => {
        effects ??= new module.Effects();
        cuesOf = module.cuesOf;
      }, store.missing.bind(store));
    }
    before = now;
  });
}
