import { cardSize, cardValues, renderCard } from "../js/card.js";
import { LANGUAGES, t } from "../js/i18n.js";
import { NotationError, readSpn, writeSpn } from "../js/notation.js";
import { html, LitElement, live, nothing } from "../vendor/lit.js";
import { renderNumbers } from "./builder-numbers.js";
import { cardsAt, emptyPosition, place, pool, shift, take, turnOver, withPlayers } from "./builder-state.js";
import { renderSelect } from "./select.js";
import "./scout-paste.js";

/** @typedef {import("../js/notation.js").Spn} Spn */
/** @typedef {import("../js/engine-client.js").EngineClient} EngineClient */
/** @typedef {import("./builder-state.js").Zone} Zone */
/** @typedef {import("../js/links.js").Link} Link */
/** @typedef {{state:"unasked"|"starting"|"checked"|"diagram"|"refused"|"unreadable"|"no-engine", reason:string}} Verdict */

const PLAYERS = [2, 3, 4, 5];
/** A diagram, or a question that the engine makes of it. */
const ASKED = /** @type {const} */ (["", "beat", "scout", "count", "score"]);
const THEMES = /** @type {const} */ (["auto", "light", "dark"]);

/** A position set up by hand, judged by the engine, seen as an embed, and the line to paste. */
export class ScoutBuilder extends LitElement {
  static properties = {
    site: { attribute: false },
    position: { state: true },
    zone: { state: true },
    selected: { state: true },
    verdict: { state: true },
    options: { state: true },
    asked: { state: true },
    quiz: { state: true },
  };

  /** @type {Promise<EngineClient>|null} */
  #engine = null;
  #asked = 0;
  #questions = 0;
  /** @type {Map<string, number>} in each row of cards, the one that the Tab key leads to */
  #stops = new Map();

  constructor() {
    super();
    /** @type {string} the address of the site, with a slash at its end */
    this.site = "";
    /** @type {Spn} */
    this.position = emptyPosition(3);
    /** @type {Zone} where cards are put */
    this.zone = 0;
    /** @type {{zone:Zone, at:number}|null} */
    this.selected = null;
    /** @type {Verdict} */
    this.verdict = { state: "unasked", reason: "" };
    /** @type {Record<string, string>} */
    this.options = { caption: "", names: "", marks: "", seat: "", hands: "", theme: "", lang: "" };
    /** @type {typeof ASKED[number]} */
    this.asked = "";
    /** @type {{text:string, reason:string}} the question's JSON, or why there is none */
    this.quiz = { text: "", reason: "" };
  }

  createRenderRoot() {
    return this;
  }

  // -- What is done -------------------------------------------------------------------------------------------------

  /** @param {Spn} position */
  #set(position) {
    this.position = position;
    const { selected } = this;
    if (selected && selected.at >= (cardsAt(position, selected.zone)?.length ?? 0)) this.selected = null;
    if (Number(this.options.seat) > position.hands.length) this.options = { ...this.options, seat: "" };
    this.#judge(writeSpn(position));
  }

  /** @returns {Promise<EngineClient>} started when it is first needed */
  engine() {
    this.#engine ??= import("../js/engine.js").then(({ engine }) => engine);
    return this.#engine;
  }

  /**
   * Whether play can reach it, or at least a diagram show it: the engine says, and why not.
   * @param {string} spn
   */
  async #judge(spn) {
    const asked = ++this.#asked;
    if (this.verdict.state === "unasked") this.verdict = { state: "starting", reason: "" };
    const engine = await this.engine();
    const reasons = [];
    for (const relaxed of [false, true]) {
      const reason = await engine.request("position.check", { spn, relaxed }).then(
        () => "",
        (error) => error,
      );
      if (asked !== this.#asked) return;
      reasons.push(reason);
      if (reason === "") break;
    }
    const [strict, relaxed] = reasons;
    const reason = String((relaxed || strict)?.message ?? "");
    if (strict === "") this.verdict = { state: "checked", reason };
    else if (relaxed === "") this.verdict = { state: "diagram", reason: strict.message };
    else this.verdict = { state: relaxed?.code === "notation" ? "refused" : "no-engine", reason };
    this.#ask();
  }

  /** Have the engine make a question of the position, if one is wanted, or say why there can't be one. */
  async #ask() {
    const { asked: kind, position, options, verdict } = this;
    const number = ++this.#questions;
    this.quiz = { text: "", reason: "" };
    if (kind === "") return;
    if (verdict.state === "unasked") return this.#judge(writeSpn(position));
    const given = options.names.split(",").map((name) => name.trim());
    const engine = await this.engine();
    const quiz = await engine
      .request("quiz.make", {
        spn: writeSpn(position),
        relaxed: verdict.state === "diagram",
        seat: options.seat === "" ? null : Number(options.seat) - 1,
        names: options.names.trim()
          ? position.hands.map((_, seat) => given[seat] || t("seat", { seat: seat + 1 }))
          : null,
        kind,
        question: options.caption.trim() || null,
      })
      .then(
        ({ quiz: text }) => ({ text, reason: "" }),
        // The engine's own words, unless it isn't the question that is at fault.
        ({ code, message }) => ({
          text: "",
          reason: code === "scout" || code === "notation" ? message : t("no-answer"),
        }),
      );
    if (number === this.#questions) this.quiz = quiz;
  }

  /** A fresh deal of the engine's: each seat's own view tells its hand. */
  async #deal() {
    const engine = await this.engine();
    const players = this.position.hands.length;
    const names = Array.from({ length: players }, (_, seat) => `Seat ${seat + 1}`);
    const dealt = await engine.request("game.new", { game: "builder", names, viewer: null }).catch((error) => {
      this.verdict = { state: "no-engine", reason: String(error.message) };
      return null;
    });
    if (!dealt) return;
    const { view } = dealt;
    const views = await Promise.all(names.map((_, viewer) => engine.request("game.view", { game: "builder", viewer })));
    const hands = views.map((reply) => reply.view.hand ?? []);
    this.selected = null;
    this.#set({ ...emptyPosition(players), hands, turn: view.turn, start: view.start, phase: "play" });
  }

  /** @param {string} text */
  #read(text) {
    try {
      this.selected = null;
      this.zone = 0;
      this.#set(readSpn(text.trim().replaceAll("_", " ")));
    } catch (error) {
      if (!(error instanceof NotationError)) throw error;
      this.#asked += 1;
      this.verdict = { state: "unreadable", reason: error.message };
    }
  }

  /** @param {"over"|"left"|"right"|"away"} what */
  #act(what) {
    const { selected, position } = this;
    if (!selected) return;
    const { zone, at } = selected;
    if (what === "over") this.#set(turnOver(position, zone, at));
    else if (what === "away") {
      this.#set(take(position, zone, at));
      // With the last card its tools go, and who has no mouse would be nowhere.
      if (!this.selected) /** @type {HTMLElement|null} */ (this.querySelector(`[data-zone="${zone}"] input`))?.focus();
    } else {
      const moved = shift(position, zone, at, what === "left" ? -1 : 1);
      this.selected = { zone, at: moved.at };
      this.#set(moved.position);
    }
  }

  // -- What is drawn ------------------------------------------------------------------------------------------------

  render() {
    const { position } = this;
    return html`<div class="builder-bar">
        ${renderSelect(t("players"), PLAYERS.map(String), String(position.hands.length), (value) => this.#set(withPlayers(position, Number(value))))}
        <button class="button" type="button" @click=${() => this.#deal()}>${t("deal")}</button>
        <button class="button" type="button" @click=${() => this.#set(emptyPosition(position.hands.length))}>${t("clear")}</button>
      </div>
      ${[...position.hands.keys()].map((seat) => this.#zone(seat))} ${this.#zone("active")} ${this.#pool()} ${renderNumbers(position, (changed) => this.#set(changed))}
      ${this.#spn()}
      <h3>${t("options")}</h3>
      ${this.#options()} ${this.#preview()}
      <h3>${t("code")}</h3>
      ${this.#paste()}`;
  }

  /** @param {Zone} zone */
  #zone(zone) {
    const cards = cardsAt(this.position, zone);
    const name = zoneName(zone);
    const { selected } = this;
    const here = selected?.zone === zone ? selected.at : null;
    return html`<fieldset class="builder-zone" data-zone=${zone}>
      <legend>${name}</legend>
      <label class="builder-here"><input type="radio" name="zone" .checked=${live(this.zone === zone)}
        @change=${() => (this.zone = zone)}>${t("put-here")}</label>
      ${this.#row(name, cards, (at) => (this.selected = here === at ? null : { zone, at }), here)}
      ${here === null ? nothing : this.#tools(cards[here], here)}
    </fieldset>`;
  }

  /**
   * Cards to press: one stop of the Tab key, arrows go from card to card.
   * @param {string} name
   * @param {readonly string[]} cards
   * @param {(at:number) => void} press
   * @param {number|null} [pressed]  of cards that are chosen and not only put somewhere
   */
  #row(name, cards, press, pressed) {
    const stop = Math.min(this.#stops.get(name) ?? 0, cards.length - 1);
    const go = (/** @type {FocusEvent|KeyboardEvent} */ event) => {
      const buttons = [.../** @type {HTMLElement} */ (event.currentTarget).querySelectorAll("button")];
      const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
      /** @type {Record<string, number>} */
      const steps = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: cards.length - 1 };
      const to = event instanceof KeyboardEvent ? steps[event.key] : at;
      if (to === undefined || !buttons[to]) return;
      if (event.type === "keydown") event.preventDefault();
      this.#stops.set(name, to);
      for (const [place, button] of buttons.entries()) button.tabIndex = place === to ? 0 : -1;
      buttons[to].focus();
    };
    return html`<div class="builder-cards" dir="ltr" role="toolbar" aria-label=${name} @keydown=${go} @focusin=${go}>
      ${cards.map(
        (
          card,
          at,
        ) => html`<button type="button" class="builder-card" aria-label=${cardName(card)} .tabIndex=${live(at === stop ? 0 : -1)}
          aria-pressed=${pressed === undefined ? nothing : String(pressed === at)} @click=${() => press(at)}>${drawn(card)}</button>`,
      )}
    </div>`;
  }

  /**
   * @param {string} card
   * @param {number} at
   */
  #tools(card, at) {
    const [up, down] = cardValues(card);
    const tool = (/** @type {"over"|"left"|"right"|"away"} */ what, /** @type {string} */ id) =>
      html`<button class="button" type="button" @click=${() => this.#act(what)}>${t(id)}</button>`;
    return html`<div class="builder-tools" role="group" aria-label=${t("selected", { up, down, place: at + 1 })}>
      ${tool("over", "turn-over")} ${tool("left", "left")} ${tool("right", "right")} ${tool("away", "take-away")}
    </div>`;
  }

  #pool() {
    const cards = pool(this.position);
    return html`<fieldset class="builder-zone builder-pool" data-zone="pool">
      <legend>${t("pool")}</legend>
      <p class="muted">${t("pool-hint", { zone: zoneName(this.zone) })}</p>
      ${this.#row(t("pool"), cards, (at) => this.#set(place(this.position, this.zone, cards[at])))}
    </fieldset>`;
  }

  #spn() {
    const { state, reason } = this.verdict;
    return html`<label class="builder-field is-wide">${t("spn")}
        <input type="text" spellcheck="false" autocomplete="off" dir="ltr" .value=${live(writeSpn(this.position))}
          @change=${(/** @type {Event} */ event) => this.#read(/** @type {HTMLInputElement} */ (event.target).value)}></label>
      <p class="builder-verdict is-${state}" role="status" data-verdict=${state}>${t(state, { reason })}</p>`;
  }

  #options() {
    const text = (/** @type {string} */ name) => html`<label class="builder-field">${t(name)}
      <input type="text" .value=${live(this.options[name])} @input=${(/** @type {Event} */ event) =>
        this.#option(name, /** @type {HTMLInputElement} */ (event.target).value)}></label>`;
    const seats = [...this.position.hands.keys()].map((seat) => String(seat + 1));
    return html`<div class="builder-bar">
      ${renderSelect(
        t("shown-as"),
        ASKED,
        this.asked,
        (asked) => {
          this.asked = /** @type {typeof ASKED[number]} */ (asked);
          this.#ask();
        },
        (asked) => t(asked ? `ask-${asked}` : "ask-nothing"),
      )}
      ${text("caption")} ${text("names")} ${text("marks")}
      ${renderSelect(
        t("hand-of"),
        ["", ...seats],
        this.options.seat,
        (seat) => this.#option("seat", seat),
        (seat) => (seat === "" ? t("turn") : t("seat", { seat })),
      )}
      ${renderSelect(
        t("theme"),
        THEMES,
        this.options.theme || "auto",
        (theme) => this.#option("theme", theme === "auto" ? "" : theme),
        (theme) => t(`theme-${theme}`),
      )}
      ${renderSelect(
        t("lang"),
        ["", ...Object.keys(LANGUAGES)],
        this.options.lang,
        (lang) => this.#option("lang", lang),
        (lang) => (lang ? LANGUAGES[lang].name : t("lang-auto")),
      )}
      <label class="builder-here"><input type="checkbox" .checked=${live(this.options.hands === "all")}
        @change=${() => this.#option("hands", this.options.hands === "all" ? "" : "all")}>${t("all-hands")}</label>
    </div>`;
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  #option(name, value) {
    this.options = { ...this.options, [name]: value };
    this.#ask();
  }

  #preview() {
    const { caption, names, marks, seat, hands, theme, lang } = this.options;
    const given = (/** @type {string} */ value) => value || nothing;
    if (this.asked !== "") {
      if (this.quiz.reason)
        return html`<p class="builder-verdict is-refused">${t("no-question", { reason: this.quiz.reason })}</p>`;
      if (!this.quiz.text) return html`<p class="builder-verdict">${t("starting")}</p>`;
      return html`<scout-quiz .quiz=${this.quiz.text} theme=${given(theme)} lang=${given(lang)}></scout-quiz>`;
    }
    return html`<scout-position spn=${writeSpn(this.position)} caption=${given(caption)} names=${given(names)} marks=${given(marks)}
      seat=${given(seat)} hands=${given(hands)} theme=${given(theme)}
      lang=${given(lang)}></scout-position>`;
  }

  #paste() {
    const { state, reason } = this.verdict;
    const { quiz, options, position } = this;
    if (state === "refused" || state === "unreadable")
      return html`<p class="builder-verdict is-refused">${t(state, { reason })}</p>`;
    if (this.asked !== "" && !quiz.text) return html`<p>${t("no-question-yet")}</p>`;
    const { theme, lang, caption } = options;
    /** @type {Link} */
    const link =
      this.asked === ""
        ? { kind: "position", text: writeSpn(position), options }
        : { kind: "quiz", text: quiz.text, options: { theme, lang } };
    return html`<scout-paste .site=${this.site} .link=${link} .inside=${caption || inWords(position, options.seat)}
      .measure=${() => this.querySelector("scout-position, scout-quiz")?.clientHeight ?? 0}></scout-paste>`;
  }
}

/** @param {Zone} zone */
const zoneName = (zone) => (zone === "active" ? t("zone-active") : t("zone-hand", { seat: zone + 1 }));

/**
 * What is read where nothing is drawn.
 * @param {Spn} position
 * @param {string} chosen  whose hand, counted from 1; empty: that of the seat to act
 */
function inWords({ active, hands, turn }, chosen) {
  const seat = chosen === "" ? turn : Number(chosen) - 1;
  const values = (/** @type {string[]} */ cards) =>
    cards.length === 0 ? t("no-cards") : cards.map((card) => cardValues(card)[0] || "?").join(" ");
  return t("in-words", { table: values(active), seat: seat + 1, hand: values(hands[seat]) });
}

/** @param {string} card */
function cardName(card) {
  const [up, down] = cardValues(card);
  return t("card", { up, down });
}

/** @param {string} card */
const drawn = (card) => renderCard(card, { size: cardSize(36), key: false });

customElements.define("scout-builder", ScoutBuilder);
