import { html, LitElement, nothing } from "../../vendor/lit.js";
import { minus, number, signed, t } from "../i18n.js";
import { iconLaurel } from "../icons.js";
import { later } from "../later.js";
import { endMessages, who } from "../messages.js";
import { winners } from "../scene.js";
import { InLanguage } from "./in-language.js";
import { renderRounds } from "./scores.js";

/** @typedef {import("../protocol.js").GameView} GameView */
/** @typedef {import("../protocol.js").RoundResult} RoundResult */

const CONFETTI = html`<div class="confetti" aria-hidden="true">
  ${Array.from({ length: 30 }, (_, at) => {
    const scatter = (at * 37) % 100;
    return html`<i .style=${`--at: ${(at * 100) / 30}%; --late: ${scatter * 9}ms; --drift: ${scatter - 50}px`}></i>`;
  })}
</div>`;

/** Why the round ended and how every sum came about; after the last round also who won and the points of every round. */
export class ScoutResult extends LitElement {
  static properties = {
    view: { attribute: false },
    index: { attribute: false },
    review: { attribute: false },
    record: { attribute: false },
  };

  constructor() {
    super();
    new InLanguage(this);
    /** @type {GameView|null} a view whose results hold the round */
    this.view = null;
    /** @type {number} which of its results */
    this.index = 0;
    /** @type {import("../advice.js").Review|null|undefined} undefined: nobody is to look back */
    this.review = undefined;
    /** @type {unknown} after the last round: what it adds up to with other games */
    this.record = nothing;
  }

  connectedCallback() {
    super.connectedCallback();
    // Without it, the result is what it was.
    later(() => import("./scout-review.js")).catch(() => {});
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
    const round = t("end-round-of", { round: result.round, rounds: view.rounds });
    return html`<section class="sheet result ${final ? "is-final" : ""}" aria-labelledby="result-title">
      <header class="result-head ${won ? "is-final" : ""}">
        ${
          won
            ? html`<span class="laurel" aria-hidden="true">${iconLaurel()}</span>`
            : html`<p class="result-round" aria-hidden="true">${round}</p>`
        }
        <h2 id="result-title" class="result-title" tabindex="-1">
          ${won ? t(won.id, won.args) : t("end-title")}
        </h2>
        ${final ? this.record : nothing}
      </header>
      ${final ? this.#rounds(view, final) : nothing}
      <div class="result-end">
        <p class="result-why">${final ? html`<span class="result-round" aria-hidden="true">${round}</span> ` : nothing}${t(why.id, why.args)}</p>
        <p class="result-so">${t(so.id, so.args)}</p>
        ${this.#sums(view, result)}
      </div>
      ${this.review === undefined ? nothing : html`<scout-review .index=${this.index} .review=${this.review}></scout-review>`}
    </section>
    ${view.seat !== null && final?.winners.includes(view.seat) ? CONFETTI : nothing}`;
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
      <td data-label=${t("end-captured")}>${number(result.points[seat])}</td>
      <td data-label=${t("end-chips")}>+ ${number(result.chips[seat])}</td>
      <td data-label=${t("end-hand")}>${hand}</td>
      <td class="figure gained" data-label=${t("end-round")}>${signed(result.scores[seat])}</td>
      <td class="figure" data-label=${t("end-total")}>${minus(result.totals[seat])}</td>
    </tr>`;
  }

  /**
   * @param {GameView} view
   * @param {{totals:number[], winners:number[]}} final
   */
  #rounds(view, final) {
    return renderRounds(view, {
      caption: html`<caption class="visually-hidden">${t("end-rounds-table")}</caption>`,
      seats: [...final.totals.keys()].sort((a, b) => final.totals[b] - final.totals[a]),
      mark: (seat) => (final.winners.includes(seat) ? "is-winner" : ""),
      kind: "scores-final",
    });
  }
}

customElements.define("scout-result", ScoutResult);
