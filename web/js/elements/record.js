/** What somebody has won on this device at a table like this one. */
import { html, nothing } from "../../vendor/lit.js";
import { minus, t } from "../i18n.js";
import { tallyOf } from "../played.js";
import { strengthOf } from "../seats.js";
import { strengthName } from "./strength.js";

/** @typedef {import("../flow.js").Seat} Seat */
/** @typedef {import("../played.js").Played} Played */

/**
 * @param {readonly Played[]} played
 * @param {readonly Seat[]} seats
 */
export function renderRecord(played, seats) {
  const level = strengthOf(seats);
  const tally = tallyOf(played, level, seats.length);
  if (!tally || !level) return nothing;
  const { games, won, best, streak } = tally;
  const args = { level: strengthName(level), players: seats.length, games, won, best: minus(best) };
  return html`<p class="record">
    ${t("record-won", args)} ${streak > 1 ? t("record-streak", { count: streak }) : nothing}
  </p>`;
}
