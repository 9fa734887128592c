import { html, LitElement, nothing } from "../../vendor/lit.js";
import { BUILD } from "../build-info.js";
import { loadWords, number, t } from "../i18n.js";
import { iconLaurel } from "../icons.js";
import { keyOf } from "../keyboard.js";
import { COUNTED, LESSONS, lessonAt } from "../lessons.js";
import { feel } from "../manners.js";
import { told } from "../scene.js";
import { loadStyle } from "../styles.js";
import { Tutor } from "../tutor.js";
import { loadPanel } from "./dialogs.js";
import { usesKeys } from "./focus.js";
import { Late } from "./late.js";
import "./scout-boot.js";
import "./scout-language.js";
import { said } from "./words.js";

/** @typedef {import("../store.js").Engine} Engine */
/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("./scout-app.js").ScoutApp} ScoutApp */

/** Where one goes on by keyboard when a lesson begins. */
const FIRST = "scout-turning input, scout-hand";

/**
 * The tutorial: a coach beside the real table.
 * @fires scout-lesson  detail: the id of the lesson that is on; null: all are done
 * @fires scout-close   detail: whether a game is wanted now
 */
export class ScoutTutorial extends LitElement {
  static properties = { ready: { state: true }, choosing: { state: true }, setting: { state: true } };

  #late = new Late(this, () => Promise.all([loadWords("tutorial"), loadStyle("lesson")]));

  #stop = new AbortController();
  /** What the coach said last, and how often the coach has spoken. */
  #spoken = { key: "", count: 0 };
  /** The game that was drawn last. @type {string|null} */
  #game = null;
  /** The lesson that was told to be on. @type {string|null|undefined} */
  #on = undefined;

  /**
   * @param {Engine} engine
   * @param {number} index  of the lesson to begin with
   * @param {Store} page    whose settings are in force
   */
  constructor(engine, index, page) {
    super();
    /** @type {Store} */
    this.page = page;
    /** @type {number} */
    this.index = index;
    /** @type {Tutor} */
    this.tutor = new Tutor(engine, BUILD.version, () => [t("you"), t("bot-name-2"), t("bot-name-3")]);
    /** @type {boolean} its words and its looks are there */
    this.ready = false;
    /** @type {boolean} the list of lessons is open */
    this.choosing = false;
    /** @type {boolean} the settings are in its place */
    this.setting = false;
    // The table of the lessons keeps none: what is heard and felt is as the page has it.
    feel(this.tutor.store, () => page.state.settings);
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    for (const drawn of [this.tutor, this.page]) {
      signal.addEventListener(
        "abort",
        drawn.subscribe(() => this.requestUpdate()),
      );
    }
    document.addEventListener("keydown", (event) => this.#key(event), { signal, capture: true });
    // The table's menu is a game's; here it is the list of lessons.
    this.addEventListener("scout-intent", (event) => this.#intent(/** @type {CustomEvent} */ (event)), {
      signal,
      capture: true,
    });
    this.addEventListener("scout-learn", () => this.#begin(0), { signal });
    this.tutor.begin(this.index);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop.abort();
    this.tutor.close();
  }

  /** @returns {ScoutApp|null} the table */
  get #app() {
    return this.querySelector("scout-app");
  }

  // -- What is pressed ------------------------------------------------------------------------------------------------

  /** @param {CustomEvent} event */
  #intent(event) {
    if (event.detail.type !== "do" || event.detail.action !== "menu") return;
    event.stopPropagation();
    this.choosing = true;
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    // Who has pressed none before learns of the lesson's keys.
    this.requestUpdate();
    const key = keyOf(event);
    const target = /** @type {Element} */ (event.target);
    // Keys are the list's now, and none of the table's.
    if (this.choosing) event.stopPropagation();
    if (this.choosing || this.#app?.panel || target.closest("input:not([type=radio]), select")) return;
    const on = key === "next" || (key === "enter" && !target.closest("button, a"));
    if (key === "menu") this.choosing = true;
    else if (on && this.tutor.done && !event.repeat) this.#next();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  #next() {
    if (this.tutor.finished) this.#close(true);
    else this.tutor.next();
  }

  /** @param {number} index */
  #begin(index) {
    this.#closeList();
    const app = this.#app;
    app?.closePanel();
    this.tutor.begin(index);
  }

  #closeList() {
    this.choosing = false;
    this.setting = false;
  }

  async #openSettings() {
    try {
      await loadPanel("settings");
      this.setting = this.choosing;
    } catch (error) {
      this.#closeList();
      this.tutor.store.missing(error);
    }
  }

  /** @param {boolean} play */
  #close(play) {
    this.#send("scout-close", play);
  }

  /** @param {string|null} clause */
  #rules(clause) {
    this.#app?.dispatchEvent(new CustomEvent("scout-rules", { detail: clause }));
  }

  /**
   * @param {string} type
   * @param {unknown} detail
   */
  #send(type, detail) {
    this.dispatchEvent(new CustomEvent(type, { detail }));
  }

  // -- What is drawn --------------------------------------------------------------------------------------------------

  render() {
    if (!this.ready) return this.#late.render();
    const { store, asking, finished } = this.tutor;
    return html`<div class="lesson ${asking || finished ? "has-answers" : ""}">
      <div class="awning" aria-hidden="true"></div>
      ${this.#coach()}
      ${
        store.state.game
          ? html`<scout-app .store=${store}></scout-app>`
          : html`<main class="lesson-wait"><h1 class="visually-hidden">${t("title")}</h1>
              <scout-boot .boot=${store.state.boot} .wanted=${true}></scout-boot></main>`
      }
      ${this.#list()}
    </div>`;
  }

  #coach() {
    const { tutor } = this;
    const { message } = tutor;
    return html`<section class="coach ${tutor.wrong > 0 ? "is-wrong" : ""} ${tutor.done ? "is-done" : ""}"
      aria-label=${t("tutorial-coach")}>
      <h2 class="coach-title">
        ${tutor.finished ? html`<span class="laurel" aria-hidden="true">${iconLaurel()}</span>` : nothing} ${this.#heading()}
      </h2>
      <p class="coach-words">${message ? said(message) : nothing} ${this.#keys()}</p>
      ${this.#answers()}
      ${
        tutor.done
          ? nothing
          : html`<button class="link coach-leave" type="button" @click=${() => this.#close(false)}>${t("tutorial-leave")}</button>`
      }
    </section>`;
  }

  #heading() {
    const { lesson, index, finished } = this.tutor;
    if (finished) return t("tutorial-end-title");
    const title = t(`tutorial-${lesson.id}-title`);
    return lesson.extra
      ? t("tutorial-heading-extra", { title })
      : t("tutorial-heading", { step: index + 1, of: COUNTED, title });
  }

  /** For who plays by keyboard. */
  #keys() {
    const { lesson, done } = this.tutor;
    if (!usesKeys() || !lesson.keys || done) return nothing;
    return html`<small class="coach-keys">${t(`tutorial-${lesson.id}-keys`)}</small>`;
  }

  /** The buttons that belong to the coach's words. */
  #answers() {
    const { tutor } = this;
    if (tutor.finished) {
      return html`<div class="coach-answers">
        <button class="button primary coach-next" type="button" @click=${() => this.#close(true)}>${t("tutorial-end-play")}</button>
        ${
          tutor.lesson.extra
            ? nothing
            : html`<button class="button" type="button" @click=${() => this.#begin(COUNTED)}>${t("tutorial-end-two")}</button>`
        }
        <button class="button" type="button" @click=${() => this.#rules(null)}>${t("tutorial-end-rules")}</button>
      </div>`;
    }
    if (tutor.done) {
      return html`<button class="button primary coach-next" type="button" @click=${() => this.#next()}>${t("tutorial-next")}</button>`;
    }
    if (!tutor.message || !tutor.asking) return nothing;
    return html`<div class="coach-answers" role="group" aria-label=${t("tutorial-points-answers")}>
      ${tutor.lesson.answers?.map(
        (points) =>
          html`<button class="button" type="button" @click=${() => tutor.answer(points)}>${number(points)}</button>`,
      )}
    </div>`;
  }

  /** The menu of the lessons, or the settings in its place. */
  #list() {
    return html`<dialog class="sheet lessons" aria-labelledby="lessons-title" @close=${() => this.#closeList()}
      @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && this.#closeList()}
      @scout-settings=${(/** @type {CustomEvent} */ { detail }) => this.page.setSettings(detail)}>
      <header class="sheet-head">
        <h2 id="lessons-title">${t(this.setting ? "menu-settings" : "tutorial-steps")}</h2>
        <button class="button quiet" type="button" @click=${() => this.#closeList()}>${t("close")}</button>
      </header>
      ${
        this.setting
          ? html`<scout-settings .settings=${this.page.state.settings}></scout-settings>`
          : this.#lessons(this.tutor.index)
      }
    </dialog>`;
  }

  /**
   * All lessons, to go to any of them.
   * @param {number} index  of the one that is on
   */
  #lessons(index) {
    return html`<ol class="lessons-list" role="list">
        ${LESSONS.map(
          ({ id, extra }, at) => html`<li><button class="button ${at === index ? "primary" : "quiet"}" type="button"
            aria-current=${at === index ? "step" : nothing} @click=${() => this.#begin(at)}>
            <span class="lessons-number">${extra ? "+" : number(at + 1)}</span> ${t(`tutorial-${id}-title`)}</button></li>`,
        )}
      </ol>
      <scout-language></scout-language>
      <div class="sheet-actions">
        <button class="button" type="button" @click=${() => this.#openSettings()}>${t("menu-settings")}</button>
        <button class="button" type="button" @click=${() => this.#close(false)}>${t("tutorial-leave")}</button>
      </div>`;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    const dialog = this.querySelector("dialog.lessons");
    if (dialog instanceof HTMLDialogElement) {
      // Of what it has closed the browser tells late: whatever is drawn until then does not open it again.
      if (changed.has("choosing") && this.choosing) dialog.showModal();
      if (!this.choosing && dialog.open) dialog.close();
      // What was pressed is gone, and with it where the keyboard was.
      if (this.setting && changed.has("setting")) {
        dialog.querySelector("button")?.focus();
        dialog.scrollTop = 0;
      }
    }
    const on = this.tutor.finished ? null : this.tutor.lesson.id;
    if (on !== this.#on) this.#send("scout-lesson", on);
    this.#on = on;
    this.#speak();
  }

  /** The coach is heard in the table's own live region, after the table has drawn; the focus goes where one goes on. */
  async #speak() {
    const app = this.#app;
    const { tutor } = this;
    const { message } = tutor;
    if (!app || !message) return;
    const game = tutor.store.state.game?.id ?? null;
    const key = [game, message.id, told({ tone: "plain", messages: [message] }), tutor.wrong].join(" ");
    if (key === this.#spoken.key) return;
    const count = this.#spoken.count + 1;
    this.#spoken = { key, count };
    const begun = game !== this.#game;
    this.#game = game;
    await app.updateComplete;
    const words = told({ tone: "plain", messages: [message] });
    app.tell(`coach-${count}`, begun ? `${this.#heading()}. ${words}` : words);
    if (!usesKeys()) return;
    if (tutor.done || tutor.finished || tutor.asking) this.#focus(".coach-next, .coach-answers button");
    else if (begun) {
      const zones = /** @type {LitElement[]} */ ([...app.querySelectorAll("scout-turning, scout-hand")]);
      await Promise.all(zones.map((zone) => zone.updateComplete));
      this.#focus(FIRST);
    }
  }

  /** @param {string} where */
  #focus(where) {
    /** @type {HTMLElement|null} */ (this.querySelector(where))?.focus();
  }
}

customElements.define("scout-tutorial", ScoutTutorial);

/**
 * Put the tutorial in the place of the page; settled when it was left and the page is back.
 * @param {ScoutApp} app
 * @param {Engine} engine
 * @param {string|null} lesson  the one to begin with
 * @param {(id:string|null) => void} onLesson  which one is on, to go on with another time; null: all are done
 * @returns {Promise<boolean>} whether a game is wanted now
 */
export async function teach(app, engine, lesson, onLesson) {
  app.closePanel();
  await app.updateComplete;
  const tutorial = new ScoutTutorial(engine, lessonAt(lesson), /** @type {Store} */ (app.store));
  tutorial.className = "page";
  tutorial.addEventListener("scout-lesson", (event) => onLesson(/** @type {CustomEvent} */ (event).detail));
  app.replaceWith(tutorial);
  const play = await new Promise((resolve) => {
    tutorial.addEventListener("scout-close", (event) => resolve(/** @type {CustomEvent} */ (event).detail));
  });
  tutorial.replaceWith(app);
  return play;
}
