/** What the dialogs hold. */
import { html } from "../../vendor/lit.js";
import { t } from "../i18n.js";
import { who } from "../messages.js";
import "./scout-help.js";
import "./scout-log.js";
import "./scout-menu.js";
import "./scout-seat.js";

/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../store.js").AppState} AppState */
/** @typedef {"menu"|"log"|"help"|"leave"|"seat"} Panel */

/**
 * @param {Panel} panel
 * @param {Scene} scene
 * @param {number} seat
 * @returns {string}
 */
export function dialogTitle(panel, { view }, seat) {
  if (panel === "seat") return view ? t("seat-name", who(view, seat)) : "";
  if (panel === "log") return t("menu-log");
  if (panel === "help") return t("menu-help");
  return t(panel === "menu" ? "menu-title" : "leave-title");
}

/**
 * @param {Panel} panel
 * @param {AppState} state
 * @param {Scene} scene
 * @param {number} seat
 * @param {{leave:() => void, close:() => void}} doings
 * @returns {unknown}
 */
export function dialogContent(panel, state, { view, log }, seat, { leave, close }) {
  switch (panel) {
    case "menu":
      return html`<scout-menu .view=${state.game?.view ?? null} .settings=${state.settings}></scout-menu>`;
    case "log":
      return html`<scout-log .view=${log} .earlier=${state.earlier} .at=${state.look?.ply ?? null}></scout-log>`;
    case "help":
      return html`<scout-help></scout-help>`;
    case "seat":
      return html`<scout-seat .view=${view} .seat=${seat} .who=${state.game?.seats[seat] ?? null}></scout-seat>`;
    case "leave":
      return html`<p>${t(state.game?.view.phase === "over" ? "leave-text-over" : "leave-text")}</p>
        <div class="sheet-actions">
          <button class="button primary" type="button" @click=${leave}>${t("leave-do")}</button>
          <button class="button" type="button" @click=${close}>${t("cancel")}</button>
        </div>`;
  }
}
