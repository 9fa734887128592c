/** The points of every round, a row a seat: in the menu so far, at the end of the game as they came about. */
import { html } from "../../vendor/lit.js";
import { minus, number, signed, t } from "../i18n.js";
import { who } from "../messages.js";

/** @typedef {import("../protocol.js").GameView} GameView */

/**
 * @param {GameView} view
 * @param {object} table
 * @param {import("lit").TemplateResult} table.caption  the element
 * @param {number[]} table.seats                        in the order of the rows
 * @param {(seat:number) => string} table.mark          a class for the row
 * @param {string} [table.kind]                         a class for the table
 */
export function renderRounds(view, { caption, seats, mark, kind = "" }) {
  return html`<table class="scores scores-rounds ${kind}">
    ${caption}
    <thead>
      <tr>
        <th scope="col"><span class="visually-hidden">${t("end-player")}</span></th>
        ${view.results.map((result) => html`<th scope="col">${number(result.round)}</th>`)}
        <th scope="col">${t("end-total")}</th>
      </tr>
    </thead>
    <tbody>
      ${seats.map(
        (seat) => html`<tr class=${mark(seat)}>
          <th scope="row">${t("seat-name", who(view, seat))}</th>
          ${view.results.map((result) => html`<td>${signed(result.scores[seat])}</td>`)}
          <td class="figure">${minus(view.results.at(-1)?.totals[seat] ?? 0)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}
