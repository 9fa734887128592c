import { html, LitElement, nothing } from "../../vendor/lit.js";
import { minus, number, signed, t } from "../i18n.js";
import { iconLaurel } from "../icons.js";
import { endMessages, who } from "../messages.js";
import { winners } from "../scene.js";

/** @typedef {import("../protocol.js").GameView} GameView */
/** @typedef {import("../protocol.js").RoundResult} RoundResult */

/** Why the round ended and how every sum came about; after the last round also who won and the points of every round. */
export class ScoutResult extends LitElement {
  static properties = { view: { attribute: false }, index: { attribute: false } };

  constructor() {
    super();
    /** @type {GameView|null} a view whose results hold the round */
    this.view = null;
    /** @type {number} which of its results */
    this.index = 0;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const { view } = this;
    const result = view?.results[this.index];
    if (!view || !result) return nothing;
    const final = this.index === view.rounds - 1 ? view.final : null;
    const won = final && winners(view, final.winners);
    const { why, so } = endMessages(result, view);
    const round = `${number(result.round)}/${number(view.rounds)}`;
    return html`<section class="sheet result" aria-labelledby="result-title">
      <header class="result-head ${won ? "is-final" : ""}">
        ${
          won
            ? html`<span class="laurel" aria-hidden="true">${iconLaurel()}</span>`
            : html`<p class="result-round" aria-hidden="true">${round}</p>`
        }
        <h2 id="result-title" class="result-title" tabindex="-1">
          ${won ? t(won.id, won.args) : t("end-title")}
        </h2>
      </header>
      ${final ? this.#rounds(view, final) : nothing}
      <div class="result-end">
        <p class="result-why">${final ? html`<span class="result-round" aria-hidden="true">${round}</span> ` : nothing}${t(why.id, why.args)}</p>
        <p class="result-so">${t(so.id, so.args)}</p>
        ${this.#sums(view, result)}
      </div>
    </section>`;
  }

  firstUpdated() {
    /** @type {HTMLElement|null} */ (this.querySelector("h2"))?.focus({ preventScroll: true });
  }

  /**
   * @param {GameView} view
   * @param {RoundResult} result
   */
  #sums(view, result) {
    const seats = [...result.scores.keys()].sort((a, b) => result.totals[b] - result.totals[a]);
    return html`<table class="scores">
      <caption class="visually-hidden">${t("end-table", { round: result.round })}</caption>
      <thead>
        <tr>
          <th scope="col"><span class="visually-hidden">${t("end-player")}</span></th>
          <th scope="col">${t("end-captured")}</th>
          <th scope="col">${t("end-chips")}</th>
          <th scope="col">${t("end-hand")}</th>
          <th scope="col">${t("end-round")}</th>
          <th scope="col">${t("end-total")}</th>
        </tr>
      </thead>
      <tbody>
        ${seats.map((seat) => this.#sum(view, result, seat))}
      </tbody>
    </table>`;
  }

  /**
   * @param {GameView} view
   * @param {RoundResult} result
   * @param {number} seat
   */
  #sum(view, result, seat) {
    const size = result.hand_sizes[seat];
    const free = seat === result.exempt && size > 0;
    const hand = free
      ? html`<span class="visually-hidden">${t("end-free", { size })}</span
          ><span aria-hidden="true"><del>− ${number(size)}</del> <b>${number(0)}</b></span>`
      : html`− ${number(size)}`;
    return html`<tr class=${seat === view.seat ? "is-own" : ""}>
      <th scope="row">${t("seat-name", who(view, seat))}</th>
      <td>${number(result.points[seat])}</td>
      <td>+ ${number(result.chips[seat])}</td>
      <td>${hand}</td>
      <td class="figure gained">${signed(result.scores[seat])}</td>
      <td class="figure">${minus(result.totals[seat])}</td>
    </tr>`;
  }

  /**
   * @param {GameView} view
   * @param {{totals:number[], winners:number[]}} final
   */
  #rounds(view, final) {
    const seats = [...final.totals.keys()].sort((a, b) => final.totals[b] - final.totals[a]);
    return html`<table class="scores scores-final">
        <caption class="visually-hidden">${t("end-rounds-table")}</caption>
        <thead>
          <tr>
            <th scope="col"><span class="visually-hidden">${t("end-player")}</span></th>
            ${view.results.map((result) => html`<th scope="col">${number(result.round)}</th>`)}
            <th scope="col">${t("end-total")}</th>
          </tr>
        </thead>
        <tbody>
          ${seats.map(
            (seat) => html`<tr class=${final.winners.includes(seat) ? "is-winner" : ""}>
              <th scope="row">${t("seat-name", who(view, seat))}</th>
              ${view.results.map((result) => html`<td>${signed(result.scores[seat])}</td>`)}
              <td class="figure">${minus(final.totals[seat])}</td>
            </tr>`,
          )}
        </tbody>
      </table>`;
  }
}

customElements.define("scout-result", ScoutResult);
