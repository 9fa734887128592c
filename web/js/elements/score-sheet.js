/** The points on paper: seen in print alone, with room for the rounds to come. */
import { guard, html, nothing } from "../../vendor/lit.js";
import { currentLanguage, minus, number, signed, t } from "../i18n.js";
import { who } from "../messages.js";
import { winners } from "../scene.js";

/** @typedef {import("../protocol.js").GameView} GameView */

/**
 * Made anew only when it says something else: nobody sees it while they play.
 * @param {GameView} view
 */
export function renderScoreSheet(view) {
  const { names, seat, rounds, results, final } = view;
  const said = JSON.stringify([names, seat, rounds, results, final, new Date().toDateString()]);
  return guard([said, currentLanguage()], () => scoreSheet(view));
}

/** @param {GameView} view */
function scoreSheet(view) {
  const rounds = Array.from({ length: view.rounds }, (_, index) => index);
  const today = new Intl.DateTimeFormat(currentLanguage(), { dateStyle: "long" }).format(new Date());
  const won = view.final && winners(view, view.final.winners);
  const totals = view.results.at(-1)?.totals;
  return html`<section class="score-sheet">
    <p class="title">${t("title")}</p>
    <p><time>${today}</time></p>
    <table class="scores">
      <caption>${t("end-rounds-table")}</caption>
      <thead>
        <tr>
          <th scope="col">${t("end-player")}</th>
          ${rounds.map((round) => html`<th scope="col">${number(round + 1)}</th>`)}
          <th scope="col">${t("end-total")}</th>
        </tr>
      </thead>
      <tbody>
        ${view.names.map(
          (_, seat) => html`<tr>
            <th scope="row">${t("seat-name", who(view, seat))}</th>
            ${rounds.map((round) => html`<td>${round in view.results ? signed(view.results[round].scores[seat]) : nothing}</td>`)}
            <td class="figure">${totals ? minus(totals[seat]) : nothing}</td>
          </tr>`,
        )}
      </tbody>
    </table>
    ${won ? html`<p class="score-sheet-won">${t(won.id, won.args)}</p>` : nothing}
  </section>`;
}
