import { html, LitElement } from "../../vendor/lit.js";
import { loadWords, t } from "../i18n.js";
import { moveMessages } from "../move-messages.js";
import { mistakes } from "../review.js";
import { Late } from "./late.js";
import { said } from "./words.js";

/** @typedef {import("../advice.js").Review} Review */
/** @typedef {import("../protocol.js").JudgedMove} JudgedMove */
/** @typedef {import("../protocol.js").RankedMove} RankedMove */
/** @typedef {import("../review.js").Mistake} Mistake */

/**
 * Under the points of a round: the own moves that gave most away, and what a Ringmaster would have done instead.
 * @fires scout-review  detail: index of the round's result; it is to be gone over
 * @fires scout-look    detail: the ply of a move, to see the table before it
 */
export class ScoutReview extends LitElement {
  static properties = { index: { attribute: false }, review: { attribute: false }, ready: { state: true } };

  #late = new Late(this, () => loadWords("settings"));

  constructor() {
    super();
    /** @type {number} */
    this.index = 0;
    /** @type {Review|null} */
    this.review = null;
    /** @type {boolean} the words are there */
    this.ready = false;
  }

  createRenderRoot() {
    return this;
  }

  /** @param {Map<string, unknown>} changed */
  updated(changed) {
    this.parentElement?.toggleAttribute("data-review", this.ready);
    if (changed.has("index")) this.#tell("scout-review", this.index);
  }

  render() {
    if (!this.ready) return this.#late.render();
    const moves = this.review?.index === this.index ? this.review.moves : null;
    const found = moves && mistakes(moves);
    return html`<section class="review" aria-labelledby="review-title">
      <h3 id="review-title">${t("review-title")}</h3>
      ${
        found === null
          ? html`<p aria-busy="true">${t("hint-thinking")}</p>`
          : found.length === 0
            ? html`<p>${t("review-none")}</p>`
            : html`<ol class="hints">
                  ${found.map((mistake) => html`<li>${this.#mistake(mistake)}</li>`)}
                </ol>
                <p class="field-why">${t("review-how")}</p>`
      }
    </section>`;
  }

  /** @param {Mistake} mistake */
  #mistake({ move, points, chance }) {
    const { ply, played, best } = move;
    const gave =
      chance === null
        ? t("review-points", { points: Math.round(points * 10) / 10 })
        : t("review-chance", { chance: Math.round(chance * 100) });
    return html`<button class="button hint" type="button" @click=${() => this.#tell("scout-look", ply)}>
      ${this.#line("review-yours", played, move)}
      ${this.#line("review-better", best, move)}
      <small>${gave}</small>
    </button>`;
  }

  /**
   * @param {string} label
   * @param {RankedMove} ranked
   * @param {JudgedMove} judged
   */
  #line(label, ranked, judged) {
    const words = moveMessages(ranked.move, judged).map((message) => html`${t("space")}<span>${said(message)}</span>`);
    return html`<span>${t(label)}${words}</span>`;
  }

  /**
   * @param {string} type
   * @param {number} detail
   */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, detail }));
  }
}

customElements.define("scout-review", ScoutReview);
