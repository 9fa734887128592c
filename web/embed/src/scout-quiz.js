import { turnCard } from "../../js/card.js";
import { pack } from "../../js/links.js";
import { readQuiz } from "../../js/quiz.js";
import { html, nothing } from "../../vendor/lit.js";
import { define, Problem, ScoutElement } from "./base.js";
import { foreign, renderBoard, seatNames, withCards } from "./board.js";
import { foot } from "./scout-position.js";

/** @typedef {import("../../js/quiz.js").Quiz} Quiz */
/** @typedef {import("../../js/quiz.js").Choice} Choice */

/**
 * A question about a position. It carries its answers, made and checked by the engine: `python -m scout_core quiz`.
 *
 * ```html
 * <scout-quiz><script type="application/json">{"v":1,"kind":"beat",…}</script>Which sets beat 4-5?</scout-quiz>
 * ```
 *
 * @element scout-quiz
 * @attr {string} caption  above the question
 * @attr {string} lang
 * @attr {"light"|"dark"|"auto"} theme
 * @prop {string} quiz     the question's JSON, when it is given by a program and not in a child script
 * @fires scout-ready   detail: { kind }
 * @fires scout-result  detail: { right, count }: of so many things to decide, so many were right
 * @fires scout-error   detail: { message, field, line, column }
 * @csspart choices - The answers to choose
 * @csspart verdict - What is said of them
 */
export class ScoutQuiz extends ScoutElement {
  static properties = {
    quiz: { attribute: false },
    chosen: { state: true },
    checked: { state: true },
    link: { state: true },
  };

  /** @type {{of:string, quiz:Quiz}|null} what was read last */
  #read = null;
  /** @type {string|null} the question that was told of */
  #told = null;

  constructor() {
    super();
    /** @type {string|null} */
    this.quiz = null;
    /** @type {ReadonlySet<number>} places of the answers that are chosen */
    this.chosen = new Set();
    /** @type {number|null} null: not answered; else how much of it is right */
    this.checked = null;
    /** @type {string} the quiz as a fragment */
    this.link = "";
  }

  get sourceType() {
    return "application/json";
  }

  /** @returns {string} */
  get text() {
    return this.quiz ?? this.source;
  }

  /** @returns {Quiz} */
  read() {
    const of = this.text;
    if (!of) throw new Problem("embed-error-missing");
    if (this.#read?.of !== of) this.#read = { of, quiz: readQuiz(of) };
    return this.#read.quiz;
  }

  content() {
    const { words, width } = this;
    const quiz = this.read();
    const { position, seat, names: given, choices } = quiz;
    const names = given.length > 0 ? given : seatNames(null, position.hands.length, words);
    const right = choices.flatMap(({ right: is, move }) => (is && move.type === "show" ? [move] : []));
    const board = {
      position,
      names,
      seat,
      all: false,
      marks: this.checked === null ? [] : right,
      width,
      words,
      sentence: quiz.question ? foreign(quiz.question) : this.#question(quiz, names),
      most: position.hands.map((hand) => hand.length),
      mostActive: position.active.length,
    };
    return html`${this.caption ? html`<p class="caption" part="caption">${foreign(this.caption)}</p>` : nothing}
      ${renderBoard(board)}
      <form @submit=${(/** @type {SubmitEvent} */ event) => this.#check(event, quiz)}>
        ${choices.length > 0 ? this.#choices(quiz) : this.#number()}
        <div class="verdict" part="verdict">
          <p role="status" aria-live="polite">${this.checked === null ? nothing : this.#verdict(quiz)}</p>
          ${
            this.checked === null
              ? html`<button class="go" type="submit">${words.t("embed-check")}</button>`
              : html`<button class="go is-quiet" type="button" @click=${() => this.#again()}>${words.t("embed-again")}</button>`
          }
        </div>
      </form>
      ${this.link ? foot(this.link, words) : nothing}`;
  }

  /**
   * @param {Quiz} quiz
   * @param {string[]} names
   */
  #question({ kind, seat, position }, names) {
    const table = position.active.length > 0 ? "set" : "empty";
    return this.words.t(`embed-ask-${kind}`, { name: names[seat], table });
  }

  /** @param {Quiz} quiz */
  #choices({ choices, position, seat }) {
    const { words, checked } = this;
    const one = choices.filter(({ right }) => right).length === 1 && choices[0].move.type === "scout";
    return html`<fieldset class="choices" part="choices">
      <legend>${words.t(one ? "embed-choose" : "embed-choose-all")}</legend>
      ${choices.map((choice, place) => {
        const chosen = this.chosen.has(place);
        const state = checked === null ? "" : choice.right ? "is-right" : chosen ? "is-wrong" : "";
        return html`<label class="choice ${state}">
          <input type=${one ? "radio" : "checkbox"} name="choice" .checked=${chosen} ?disabled=${checked !== null}
            @change=${() => this.#choose(place, one)}>
          <span>${this.#move(choice, position, seat)}${checked === null ? nothing : this.#why(choice)}</span>
          ${checked === null ? nothing : html`<span class="choice-sign" aria-hidden="true">${choice.right ? "✓" : "✗"}</span>`}
        </label>`;
      })}
    </fieldset>`;
  }

  /**
   * @param {Choice} choice
   * @param {Quiz["position"]} position
   * @param {number} seat
   */
  #move({ move }, { hands, active }, seat) {
    const { words } = this;
    if (move.type === "show") {
      const places = [...new Set([move.start + 1, move.stop])].map((place) => words.number(place)).join("–");
      const count = move.stop - move.start;
      return withCards(words, "embed-choice-show", { places, count }, hands[seat].slice(move.start, move.stop));
    }
    const card = move.end === "L" ? active[0] : active[active.length - 1];
    const end = active.length === 1 ? "only" : move.end === "L" ? "left" : "right";
    const args = { end, turned: move.turned ? "yes" : "no", place: move.gap + 1 };
    return withCards(words, "embed-choice-scout", args, [move.turned ? turnCard(card) : card]);
  }

  /** @param {Choice} choice */
  #why({ right, why, reason, value }) {
    const { words } = this;
    const points = value === null ? null : words.t("embed-value", { value: words.number(value) });
    const told = why ?? (reason ? words.t(`embed-why-${reason}`) : points);
    return html`<small class="why"><span class="visually-hidden">${words.t(right ? "embed-is-right" : "embed-is-wrong")}</span>
      <span dir="auto">${told ?? ""}</span></small>`;
  }

  #number() {
    const { words, checked } = this;
    return html`<div class="choices" part="choices">
      <label class="choice is-number">${words.t("embed-your-answer")}
        <input name="number" type="number" step="1" inputmode="numeric" required ?readonly=${checked !== null}></label>
    </div>`;
  }

  /** @param {Quiz} quiz */
  #verdict({ choices, answer, sum }) {
    const { words, checked } = this;
    const count = choices.length || 1;
    const all = checked === count;
    const score = choices.length > 0 && !all ? words.t("embed-score", { right: checked ?? 0, count }) : "";
    const told = answer === null ? score : words.t("embed-answer", { answer: words.number(answer) });
    const made = sum && words.t("embed-sum", { points: sum.points, chips: sum.chips, hand: sum.hand });
    return html`<strong>${words.t(all ? "embed-right" : "embed-wrong")}</strong> ${told} ${made ?? nothing}`;
  }

  /**
   * @param {number} place
   * @param {boolean} one
   */
  #choose(place, one) {
    const chosen = new Set(one ? [] : this.chosen);
    if (!chosen.delete(place)) chosen.add(place);
    this.chosen = chosen;
  }

  /**
   * @param {SubmitEvent} event
   * @param {Quiz} quiz
   */
  #check(event, { choices, answer }) {
    event.preventDefault();
    const given = new FormData(/** @type {HTMLFormElement} */ (event.target)).get("number");
    const right = choices.filter((choice, place) => choice.right === this.chosen.has(place)).length;
    this.checked = choices.length > 0 ? right : Number(Number(given) === answer);
    this.tell("scout-result", { right: this.checked, count: choices.length || 1 });
  }

  #again() {
    this.checked = null;
    this.chosen = new Set();
    this.shadowRoot?.querySelector("form")?.reset();
  }

  updated() {
    super.updated();
    const { text, drawn } = this;
    if (!drawn || text === this.#told) return;
    this.#told = text;
    this.tell("scout-ready", { kind: this.read().kind });
    this.#again();
    this.#pack(text);
  }

  /** @param {string} text */
  async #pack(text) {
    const link = `#q=${await pack(text)}`;
    if (text === this.text) this.link = link;
  }
}

define("scout-quiz", ScoutQuiz);
