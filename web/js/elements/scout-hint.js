import { html, LitElement, nothing } from "../../vendor/lit.js";
import { t } from "../i18n.js";
import { moveMessages } from "../move-messages.js";
import { InLanguage } from "./in-language.js";
import { said } from "./words.js";

/** @typedef {import("../advice.js").Hint} Hint */
/** @typedef {import("../i18n.js").Message} Message */
/** @typedef {import("../protocol.js").GameView} GameView */
/** @typedef {import("../protocol.js").RankedMove} RankedMove */

/**
 * The best few moves and what each is worth, in words. A press lays one out on the table.
 * @fires scout-lay-out  detail: the move, as the engine writes it
 */
export class ScoutHint extends LitElement {
  static properties = { view: { attribute: false }, hint: { attribute: false } };

  constructor() {
    super();
    new InLanguage(this);
    /** @type {GameView|null} */
    this.view = null;
    /** @type {Hint|null} */
    this.hint = null;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const { view, hint } = this;
    // What was best a move ago is no advice.
    const moves = hint?.ply === view?.ply ? hint?.moves : null;
    return html`<p role="status" aria-busy=${moves ? nothing : "true"}>${moves ? t("hint-best", { count: moves.length }) : t("hint-thinking")}</p>
      ${
        moves && view
          ? html`<ol class="hints">
                ${moves.map((move) => html`<li>${this.#move(move, view)}</li>`)}
              </ol>
              <p class="field-why">${t("hint-how")}</p>`
          : nothing
      }`;
  }

  /**
   * @param {RankedMove} ranked
   * @param {GameView} view
   */
  #move(ranked, view) {
    const { move } = ranked;
    return html`<button class="button hint" type="button" @click=${() => this.#layOut(move)}>
      <span class="hint-move">${moveMessages(move, view).map((message) => html`<span>${said(message)}</span>${t("space")}`)}</span>
      <small>${worth(ranked).map(({ id, args }) => html`<span>${t(id, args)}</span>${t("space")}`)}</small>
    </button>`;
  }

  /** @param {string} move */
  #layOut(move) {
    this.dispatchEvent(new CustomEvent("scout-lay-out", { bubbles: true, detail: move }));
  }
}

/**
 * @param {RankedMove} ranked
 * @returns {Message[]}
 */
function worth({ value, chance }) {
  const points = Math.round(Math.abs(value) * 10) / 10;
  const lead = points === 0 ? "level" : value > 0 ? "ahead" : "behind";
  const expected = { id: "hint-lead", args: { lead, points } };
  return chance === null ? [expected] : [expected, { id: "hint-chance", args: { chance: Math.round(chance * 100) } }];
}

customElements.define("scout-hint", ScoutHint);
