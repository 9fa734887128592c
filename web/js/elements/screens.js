/** The parts of the page that are no table: what went wrong, the set-up sheet, and a game that another tab has. */
import { html, nothing } from "../../vendor/lit.js";
import { t } from "../i18n.js";
import "./scout-boot.js";
import "./scout-setup.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../store.js").AppState} AppState */

/** The page's name where no room is left to draw it. */
export const renderHeading = () => html`<h1 class="visually-hidden">${t("title")}</h1>`;

/**
 * What went wrong.
 * @param {AppState} state
 * @param {() => void} retry
 */
export function renderTrouble({ trouble }, retry) {
  if (!trouble) return nothing;
  return html`<div class="banner boot is-failed" role="alert">
    <p>${t(trouble.id, trouble.args)}</p>
    <button class="button" type="button" @click=${retry}>
      ${t(trouble.id === "trouble-engine" ? "boot-retry" : "close")}
    </button>
  </div>`;
}

/**
 * The sentence, and in its place how far the engine has come while the game waits for it: it lies over nothing there.
 * @param {AppState} state
 * @param {Scene} scene
 */
export function renderSentence({ boot, notice }, { sentence, ways }) {
  const starting = boot.status === "starting" && !notice && ways.length === 0;
  if (starting || boot.status === "failed") return html`<scout-boot class="sentence" .boot=${boot}></scout-boot>`;
  return html`<scout-sentence .sentence=${sentence} .ways=${ways}></scout-sentence>`;
}

/** @param {AppState} state */
export function renderSetup(state) {
  return html`<main><scout-setup
    .lastSeats=${state.lastSeats}
    .kept=${state.kept}
    .boot=${state.boot}
    .dealing=${state.busy}
    .lasting=${state.lasting}
    .learning=${state.learning}
    .played=${state.played}
  ></scout-setup></main>`;
}

/** @param {{take:() => void, leave:() => void}} doings */
export function renderElsewhere({ take, leave }) {
  return html`<main class="handover">
    ${renderHeading()}
    <h2 class="handover-title">${t("elsewhere")}</h2>
    <button class="button primary" type="button" @click=${take}>${t("elsewhere-take")}</button>
    <button class="button" type="button" @click=${leave}>${t("elsewhere-leave")}</button>
  </main>`;
}
