/** What the dialogs hold. */
import { html } from "../../vendor/lit.js";
import { loadWords, t } from "../i18n.js";
import { later } from "../later.js";
import { who } from "../messages.js";
import "./scout-log.js";
import "./scout-menu.js";
import "./scout-seat.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../store.js").AppState} AppState */
/** @typedef {import("../i18n.js").Message} Message */
/** @typedef {"menu"|"log"|"leave"|"seat"|keyof typeof LATER} Panel */

/** What a panel is about. @typedef {{seat?:number, clause?:string|null}} About  clause: of the rules */

/** Sheets that not every game needs: they and their words come when one does. */
const LATER = {
  help: () => import("./scout-help.js"),
  rules: () => import("./scout-rules.js"),
  settings: () => import("./scout-settings.js"),
  keys: () => import("./scout-keys.js"),
  hint: () => import("./scout-hint.js"),
  move: () => import("./scout-move.js"),
  share: () => Promise.all([import("./scout-share.js"), loadWords("share")]),
};

/**
 * @param {Panel} panel
 * @returns {Promise<unknown>} when it can be drawn
 */
export function loadPanel(panel) {
  if (!Object.hasOwn(LATER, panel)) return Promise.resolve();
  /** @type {() => Promise<unknown>} */
  const load = LATER[/** @type {keyof typeof LATER} */ (panel)];
  const wordless = panel === "rules" || panel === "help";
  return Promise.all([later(load), !wordless && loadWords("settings"), panel === "keys" && loadWords("help")]);
}

/**
 * @param {Panel} panel
 * @param {Scene} scene
 * @param {About} about
 * @returns {string}
 */
export function dialogTitle(panel, { view }, { seat = 0 }) {
  if (panel === "seat") return view ? t("seat-name", who(view, seat)) : "";
  if (panel === "menu") return t("menu-title");
  if (panel === "leave") return t("leave-title");
  return t(`menu-${panel}`);
}

/**
 * @param {Panel} panel
 * @param {AppState} state
 * @param {Scene} scene
 * @param {About} about
 * @param {{leave:() => void, close:() => void, refused:Message|null}} more
 * @returns {unknown}
 */
export function dialogContent(panel, state, { view, log }, { seat = 0, clause = null }, { leave, close, refused }) {
  switch (panel) {
    case "menu":
      return html`<scout-menu .view=${state.game?.view ?? null} .settings=${state.settings}
        .lasting=${state.lasting}></scout-menu>`;
    case "log":
      return html`<scout-log .view=${log} .earlier=${state.earlier} .at=${state.look?.ply ?? null}></scout-log>`;
    case "help":
      return html`<scout-help></scout-help>`;
    case "rules":
      return html`<scout-rules .clause=${clause}></scout-rules>`;
    case "seat":
      return html`<scout-seat .view=${view} .seat=${seat} .who=${state.game?.seats[seat] ?? null}></scout-seat>`;
    case "settings":
      return html`<scout-settings .settings=${state.settings}></scout-settings>`;
    case "share":
      return html`<scout-share .view=${view} .game=${state.game?.id ?? ""}></scout-share>`;
    case "keys":
      return html`<scout-keys></scout-keys>`;
    case "hint":
      return html`<scout-hint .view=${state.game?.view ?? null} .hint=${state.hint}></scout-hint>`;
    case "move":
      return html`<scout-move .refused=${refused}></scout-move>`;
    case "leave":
      return html`<p>${t(state.game?.view.phase === "over" ? "leave-text-over" : "leave-text")}</p>
        <div class="sheet-actions">
          <button class="button primary" type="button" @click=${leave}>${t("leave-do")}</button>
          <button class="button" type="button" @click=${close}>${t("cancel")}</button>
        </div>`;
  }
}
