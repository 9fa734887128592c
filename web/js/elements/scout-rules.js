import { html, LitElement, nothing } from "../../vendor/lit.js";
import { loadWords, number, t } from "../i18n.js";
import { DEALS, RULES } from "../rules-clauses.js";
import { loadStyle } from "../styles.js";
import { Late } from "./late.js";
import { renderPicture } from "./rules-pictures.js";

/** @typedef {import("../rules-clauses.js").Clause} Clause */

/**
 * The rules, clause by clause, in words and pictures.
 * @attr page  they are a page of their own: every clause has its id, and headings begin one level higher
 */
export class ScoutRules extends LitElement {
  static properties = { clause: { attribute: false }, page: { type: Boolean }, ready: { state: true } };

  #late = new Late(this, () => Promise.all([loadWords("rules"), loadStyle("rules")]));

  constructor() {
    super();
    /** @type {string|null} the clause that is asked for */
    this.clause = null;
    /** @type {boolean} */
    this.page = false;
    /** @type {boolean} its words and its looks are there */
    this.ready = false;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    if (!this.ready) return this.#late.render();
    return html`${this.page ? renderHead() : nothing}
      <nav class="rules-contents" aria-label=${t("rules-contents")}>
        ${RULES.map(({ anchor: id }) => html`<a href=${this.#address(id)} @click=${(/** @type {MouseEvent} */ event) => this.#go(event, id)}>${t(`rules-${id}-title`)}</a> `)}
      </nav>
      ${RULES.map((clause) => this.#clause(clause, this.page ? 2 : 3))}`;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    if (this.ready && this.page) document.title = `${t("title")}: ${t("rules-title")}`;
    if (this.ready && this.clause && (changed.has("ready") || changed.has("clause"))) this.#show(this.clause);
  }

  /**
   * @param {Clause} clause
   * @param {number} level
   * @returns {unknown}
   */
  #clause({ anchor: id, pictures = [], table = false, parts = [] }, level) {
    return html`<section class="clause ${id === this.clause ? "is-asked" : ""}" data-clause=${id} id=${this.page ? id : nothing}>
      ${heading(level, t(`rules-${id}-title`))}
      <p>${t(`rules-${id}`)}</p>
      ${table ? renderDeals() : nothing}
      ${pictures.length > 0 ? html`<div class="pictures">${pictures.map(renderPicture)}</div>` : nothing}
      ${parts.map((part) => this.#clause(part, level + 1))}
    </section>`;
  }

  /**
   * Where the clause can be linked to from elsewhere.
   * @param {string} id
   */
  #address(id) {
    return this.page ? `#${id}` : `rules.html#${id}`;
  }

  /**
   * In a sheet, the contents lead to the clause without leaving it.
   * @param {MouseEvent} event
   * @param {string} id
   */
  #go(event, id) {
    if (this.page || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.clause = id;
    this.#show(id);
  }

  /**
   * Bring a clause into sight and lead the focus there, so that it is read from its heading on.
   * @param {string} id
   */
  #show(id) {
    const section = this.querySelector(`[data-clause="${CSS.escape(id)}"]`);
    section?.scrollIntoView({ block: "start" });
    /** @type {HTMLElement|null|undefined} */ (section?.querySelector("h2, h3, h4"))?.focus({ preventScroll: true });
  }
}

/**
 * @param {number} level
 * @param {string} text
 */
function heading(level, text) {
  if (level === 2) return html`<h2 tabindex="-1">${text}</h2>`;
  return level === 3 ? html`<h3 tabindex="-1">${text}</h3>` : html`<h4 tabindex="-1">${text}</h4>`;
}

/** What stands over the rules where no sheet has a title. */
function renderHead() {
  return html`<header class="rules-head">
      <a class="rules-home" href="./">${t("title")}</a> <a class="button primary" href="./">${t("rules-play")}</a>
    </header>
    <h1>${t("rules-title")}</h1>
    <p class="muted">${t("unofficial")}</p>`;
}

/** What is dealt, by players. */
function renderDeals() {
  return html`<table class="rules-deals">
    <thead>
      <tr>
        <th scope="col">${t("rules-deal-players")}</th>
        <th scope="col">${t("rules-deal-out")}</th>
        <th scope="col">${t("rules-deal-hand")}</th>
        <th scope="col">${t("rules-deal-rounds")}</th>
      </tr>
    </thead>
    <tbody>
      ${DEALS.map(
        ({ players, out, hand, rounds }) => html`<tr>
          <th scope="row">${number(players)}</th>
          <td>${t(out)}</td>
          <td>${number(hand)}</td>
          <td>${number(rounds)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

customElements.define("scout-rules", ScoutRules);
