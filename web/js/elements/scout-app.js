import { html, LitElement, nothing } from "../../vendor/lit.js";
import { Announcer } from "../announce.js";
import { clauseOf } from "../clauses.js";
import { firstViewer } from "../flow.js";
import { onLanguage, t } from "../i18n.js";
import { keyOf } from "../keyboard.js";
import { Motion } from "../motion.js";
import { sceneOf, told, toldHappening } from "../scene.js";
import { leadFocus, usesKeys } from "./focus.js";
import { renderRecord } from "./record.js";
import { renderScoreSheet } from "./score-sheet.js";
import { renderElsewhere, renderHeading, renderSentence, renderSetup, renderTrouble } from "./screens.js";
import "./scout-actions.js";
import "./scout-hand.js";
import "./scout-handover.js";
import "./scout-log.js";
import "./scout-panel.js";
import "./scout-result.js";
import "./scout-seats.js";
import "./scout-sentence.js";
import { withNames } from "./scout-setup.js";
import "./scout-stage.js";
import "./scout-turning.js";
import { standing } from "./standing.js";

/** @typedef {import("../flow.js").Screen} Screen */
/** @typedef {import("../keyboard.js").Key} Key */
/** @typedef {import("../protocol.js").GameEvent} GameEvent */
/** @typedef {import("../protocol.js").Intent} Intent */
/** @typedef {import("../protocol.js").Selection} Selection */
/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../store.js").AppState} AppState */
/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("./dialogs.js").Panel} Panel */

/** What keys open. @type {Partial<Record<Key, Panel>>} */
const PANELS = { help: "keys", howto: "help", menu: "menu", log: "log", hint: "hint", move: "move" };

/** How fast cards move, beside the pause before a move; at once means at once. */
const SPEED = { step: 1, slow: 1, normal: 1, fast: 1.5, off: 0 };

/** Milliseconds that a refusal and its link to the rules stay, unless something else is pressed. */
const NOTICE = 8000;

/** The whole page: the zones of the table or the sheet in their place, the dialogs over it, keys and live region. */
export class ScoutApp extends LitElement {
  static properties = {
    store: { attribute: false },
    state: { state: true },
    way: { state: true },
  };

  #stop = new AbortController();
  /** What was just done, while the cards have yet to move. @type {GameEvent[]|null} */
  #moving = null;
  /** @type {Screen|null} */
  #screen = null;
  /** @type {AppState["look"]} the earlier moment that was told of */
  #looked = null;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  #fading;
  /** @type {Motion|undefined} */
  #motion;
  /** @type {Announcer|undefined} */
  #announcer;

  constructor() {
    super();
    /** @type {Store|null} */
    this.store = null;
    /** @type {AppState|null} */
    this.state = null;
    /** @type {boolean|null} the way up that is marked while choosing */
    this.way = null;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    const { store } = this;
    if (!store) return;
    this.#stop = new AbortController();
    const { signal } = this.#stop;
    const stops = [store.subscribe((state) => this.#receive(state)), onLanguage(() => this.#reword())];
    for (const stop of stops) signal.addEventListener("abort", stop);
    this.state = store.state;
    document.addEventListener("keydown", (event) => this.#key(event), { signal });
    this.addEventListener("close", () => this.#leadFocus(false), { signal, capture: true });
    /** @type {Record<string, (detail:any) => void>} */
    const heard = {
      "scout-intent": (intent) => this.#intent(intent),
      "scout-start": (seats) => {
        store.games.remember(seats);
        store.games.start(withNames(seats));
      },
      "scout-resume": (id) => store.games.resume(id),
      "scout-discard": (id) => store.games.discard(id),
      "scout-restore": (record) => store.games.restore(record),
      "scout-retry": () => store.retry(),
      "scout-uncover": () => store.uncover(),
      "scout-look": (ply) => this.#look(ply),
      "scout-review": (index) =>
        store.advice().then(
          (advice) => advice.review(index),
          () => store.unreviewed(index),
        ),
      "scout-settings": (change) => store.setSettings(change),
      "scout-open": (panel) => this.#open(panel),
      "scout-help": () => this.#open("help"),
      "scout-rules": (clause) => this.#panel?.open("rules", { clause }),
      "scout-known": () => store.setLearning({ ...store.state.learning, asked: true }),
      "scout-way": (turned) => {
        this.way = turned;
      },
    };
    for (const [type, listener] of Object.entries(heard)) {
      this.addEventListener(type, (event) => listener(/** @type {CustomEvent} */ (event).detail), { signal });
    }
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop.abort();
  }

  // -- What comes in ------------------------------------------------------------------------------------------------

  /** @param {AppState} state */
  #receive(state) {
    const before = this.state;
    if (before?.game && state.game?.viewer !== before.game.viewer) this.#announcer?.clear();
    if (
      before &&
      (before.game?.view !== state.game?.view || before.look !== state.look || before.ended !== state.ended)
    ) {
      if (this.#motion) this.#motion.speed = SPEED[state.settings.pace];
      this.#motion?.before();
      const { happened } = state;
      this.#moving = happened && happened !== before.happened && !happened.undone ? happened.events : [];
    }
    if (state.notice && state.notice !== before?.notice) {
      clearTimeout(this.#fading);
      this.#fading = setTimeout(() => this.store?.clearNotice(), NOTICE);
    }
    if (state.game?.view !== before?.game?.view) this.way = null;
    else if (usesKeys() && before?.game && state.game) this.#lead(before.game.selection, state.game.selection);
    this.state = state;
  }

  /**
   * Scouting by keyboard leads the focus to what is missing: the end first, then the gap.
   * @param {Selection} before
   * @param {Selection} now
   */
  async #lead(before, now) {
    const { mode, end, gap } = now;
    const begun = before.mode !== mode;
    const picked = mode === "scout" && (before.end !== end || before.gap !== gap);
    // Once both are chosen, one may stay and choose others.
    if (!begun && (!picked || (end !== null && gap !== null))) return;
    await this.updateComplete;
    const zones = /** @type {LitElement[]} */ ([...this.querySelectorAll("scout-stage, scout-hand")]);
    await Promise.all(zones.map((zone) => zone.updateComplete));
    const zone = mode === "scout" && end === null ? "scout-stage" : "scout-hand";
    /** @type {HTMLElement|null} */ (this.querySelector(zone))?.focus();
  }

  /** What was told in another language is nobody's to come upon. */
  #reword() {
    this.#announcer?.clear();
    this.requestUpdate();
  }

  /** @param {Intent} intent */
  #intent(intent) {
    const { store } = this;
    if (!store) return;
    const result = this.#scene()?.screen === "result";
    if (intent.type === "seat") this.#panel?.open("seat", { seat: intent.seat });
    else if (intent.type === "do" && intent.action === "menu") this.#open("menu");
    else if (result && intent.type === "do" && intent.action === "next") store.closeResult();
    else if (result && intent.type === "do" && intent.action === "back") store.setPeek(!this.state?.peek);
    else store.intent(intent);
  }

  /** @param {number|null} ply */
  #look(ply) {
    this.#panel?.close();
    this.store?.lookBack(ply);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const key = keyOf(event);
    const target = /** @type {Element} */ (event.target);
    // A key that is held down presses once.
    if (key === "enter" && event.repeat) event.preventDefault();
    if (!key || event.defaultPrevented || this.panel || target.closest("input:not([type=radio]), select")) return;
    if (key === "enter" && target.closest("button, a, summary, input:not([type=radio])")) return;
    const scene = this.#scene();
    if (!scene) return;
    const panel = PANELS[key];
    if (panel) {
      if (panel === "keys" || panel === "help" || scene.screen !== "setup") this.#open(panel);
    } else if (key === "why") {
      const refused = scene.sentence.messages.map(({ id }) => clauseOf(id)).find((clause) => clause !== null);
      if (!refused) return;
      this.#panel?.open("rules", { clause: refused });
    } else if (key === "repeat") {
      this.#announcer?.tell(`repeat-${performance.now()}`, standing(scene));
    } else {
      const intent = scene.keys[key];
      // Enter may come once too often when a game ends: it leads to the button that begins another, no further.
      const again = key === "enter" && scene.view?.final ? this.querySelector(".actions-result .action-next") : null;
      if (!intent && !again) return;
      /** @type {HTMLElement|null} */ (again)?.focus();
      if (intent) this.#intent(intent);
    }
    event.preventDefault();
  }

  /**
   * Somebody beside the table speaks: told aloud in the same place as all else.
   * @param {string} key  the same thing is never told twice
   * @param {string} text
   */
  tell(key, text) {
    this.#announcer?.tell(key, text);
  }

  /** @param {Panel} panel */
  #open(panel) {
    // On a desk the log is always there: the focus goes to its newest line.
    const column = panel === "log" ? this.querySelector("aside.log") : null;
    if (column?.checkVisibility()) {
      /** @type {HTMLElement|undefined} */ ([...column.querySelectorAll("button")].at(-1))?.focus();
      this.#panel?.close();
    } else this.#panel?.open(panel);
  }

  /** @returns {import("./scout-panel.js").ScoutPanel|null} the dialog over the page */
  get #panel() {
    return this.querySelector("scout-panel");
  }

  /** @returns {Panel|null} which of the dialogs is open */
  get panel() {
    return this.#panel?.shown ?? null;
  }

  closePanel() {
    this.#panel?.close();
  }

  // -- What is drawn ------------------------------------------------------------------------------------------------

  /** @returns {Scene|null} */
  #scene() {
    return this.state && sceneOf(this.state, this.way);
  }

  render() {
    const scene = this.#scene();
    if (!scene || !this.state) return nothing;
    return html`<div
        class="app"
        data-screen=${scene.screen}
        data-ply=${scene.view?.ply ?? nothing}
        data-phase=${scene.view?.phase ?? nothing}
        data-mode=${scene.selection.mode}
        data-sheet=${scene.sheet ?? nothing}
        ?data-busy=${this.state.busy}
      >
        <div class="awning" aria-hidden="true"></div>
        ${renderTrouble(this.state, () => this.store?.retry())} ${scene.screen === "setup" ? renderSetup(this.state) : this.#game(this.state, scene)}
      </div>
      <div class="visually-hidden" role="log" aria-live="polite" data-announcer></div>
      ${this.state.game ? renderScoreSheet(scene.log ?? this.state.game.view) : nothing}
      <scout-panel .store=${this.store} .state=${this.state} .scene=${scene}></scout-panel>`;
  }

  /**
   * @param {AppState} state
   * @param {Scene} scene
   */
  #game(state, scene) {
    const { view, selection } = scene;
    if (!view) return nothing;
    if (state.elsewhere) {
      const { games } = /** @type {Store} */ (this.store);
      return renderElsewhere({ take: () => games.resume(state.game?.id ?? ""), leave: () => games.abandon() });
    }
    if (scene.screen === "hand-over") {
      return html`<main>${renderHeading()}<scout-handover .name=${view.names[view.turn]}></scout-handover></main>`;
    }
    return html`<main>
      ${renderHeading()}
      <header class="titlebar">
        <p class="title" aria-hidden="true">${t("title")}</p>
        <p class="round">${t("menu-round", { round: view.round, rounds: view.rounds })}</p>
        <nav class="links">
          <button class="link" type="button" @click=${() => this.#open("help")}>${t("menu-help")}</button>
        </nav>
      </header>
      <scout-seats .view=${view} .thinking=${state.look ? null : state.thinking}></scout-seats>
      ${scene.screen === "turning" ? nothing : html`<scout-stage .view=${view} .selection=${selection}></scout-stage>`}
      ${renderSentence(state, scene)}
      ${this.#zone(state, scene)}
      <scout-actions .view=${view} .selection=${selection} .undoable=${scene.undoable} .bar=${scene.bar}
        .peek=${state.peek} .followed=${this.store?.reviews !== false} .way=${this.way}
      ></scout-actions>
      </main>
      <aside class="log" aria-label=${t("menu-log")}>
        <h2 class="visually-hidden">${t("menu-log")}</h2>
        <scout-log .view=${scene.log} .earlier=${state.earlier} .at=${state.look?.ply ?? null}></scout-log>
      </aside>`;
  }

  /**
   * The zone of the hand: the cards, both ways up of them, or the result over them.
   * @param {AppState} state
   * @param {Scene} scene
   */
  #zone(state, scene) {
    const { view } = scene;
    if (scene.screen === "turning")
      return html`<scout-turning .ways=${view?.ways ?? []} .chosen=${this.way}></scout-turning>`;
    if (scene.sheet && state.ended) {
      // Only of somebody alone at the device is it known whose moves these were.
      const alone = this.store?.reviews === true && state.game !== null && firstViewer(state.game.seats) !== null;
      return html`<scout-result .view=${view} .index=${state.ended.index}
        .review=${alone && !state.review?.failed ? state.review : undefined}
        .record=${alone && state.game ? renderRecord(state.played, state.game.seats) : nothing}></scout-result>`;
    }
    return html`<scout-hand .view=${view} .selection=${scene.selection}></scout-hand>`;
  }

  firstUpdated() {
    this.#motion = new Motion(this);
    const region = /** @type {HTMLElement} */ (this.querySelector("[data-announcer]"));
    this.#announcer = new Announcer(region);
  }

  updated() {
    this.#tell();
    this.#settle();
  }

  /** Tell what was just done, and why a press did nothing. */
  #tell() {
    const { state } = this;
    if (!state) return;
    const { notice, happened, look } = state;
    if (notice) this.#announcer?.tell(`notice-${notice.key}`, t(notice.message.id, notice.message.args));
    if (happened) this.#announcer?.tell(`happened-${happened.key}`, toldHappening(state));
    // What is done next tells of itself.
    const scene = look === this.#looked || state.busy ? null : this.#scene();
    this.#looked = look;
    if (scene) this.#announcer?.tell(`look-${performance.now()}`, told(scene.sentence));
  }

  /** Once every zone with cards has drawn what it was given: move the cards, lead the focus. */
  async #settle() {
    const scene = this.#scene();
    const events = this.#moving;
    const screen = scene?.screen ?? null;
    const arrived = screen !== this.#screen;
    this.#moving = null;
    this.#screen = screen;
    const zones = this.querySelectorAll("scout-stage, scout-hand, scout-actions, scout-turning");
    await Promise.all([...zones].map((zone) => /** @type {LitElement} */ (zone).updateComplete));
    const motion = this.#motion;
    if (motion) motion.speed = SPEED[this.state?.settings.pace ?? "normal"];
    if (events) motion?.after(events);
    if (arrived && screen === "turning") this.#deal();
    this.#leadFocus(arrived);
  }

  /** @param {boolean} arrived  the screen has just come up */
  #leadFocus(arrived) {
    if (usesKeys() && this.#screen !== null && !this.panel) leadFocus(this, this.#screen, arrived);
  }

  /** Both ways up of a fresh hand are dealt, unless somebody came back to them. */
  async #deal() {
    if (this.state?.happened?.undone) return;
    const hands = /** @type {LitElement[]} */ ([...this.querySelectorAll("scout-turning scout-hand")]);
    await Promise.all(hands.map((hand) => hand.updateComplete));
    for (const hand of hands) this.#motion?.deal(hand);
  }
}

customElements.define("scout-app", ScoutApp);
