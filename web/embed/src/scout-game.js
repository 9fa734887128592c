import { writeLink } from "../../js/links.js";
import { html } from "../../vendor/lit.js";
import { define, Problem, ScoutElement, SITE } from "./base.js";
import { hear, say } from "./messages.js";

/**
 * A game against computer players, in a frame of the site: nothing of it can be reached from the page around, nor the
 * other way. Python is loaded when somebody presses Play.
 *
 * ```html
 * <scout-game players="4" bot="acrobat">Play SCOUT</scout-game>
 * ```
 *
 * @element scout-game
 * @attr {number} players  2 to 5, of whom one is the reader
 * @attr {string} bot      how strong the others are: clown, juggler, acrobat, aerialist, ringmaster, planner, greedy, random
 * @attr {string} seed     deal the same cards each time
 * @attr {string} lang
 * @attr {"light"|"dark"|"auto"} theme
 * @fires scout-ready
 * @fires scout-move    detail: { ply, seat, kind, cards }: what everybody at the table saw
 * @fires scout-result  detail: { round, scores, totals, winners }: a round is over, or (with winners) the game
 * @fires scout-error   detail: { message }
 * @csspart game - The frame
 */
export class ScoutGame extends ScoutElement {
  static properties = { players: {}, bot: {}, seed: {}, address: { state: true } };

  #stop = new AbortController();

  constructor() {
    super();
    /** @type {number|string|null} which of these there are, the frame knows */
    this.players = null;
    /** @type {string|null} */
    this.bot = null;
    /** @type {string|null} */
    this.seed = null;
    /** @type {string} of the frame */
    this.address = "";
  }

  connectedCallback() {
    super.connectedCallback();
    this.#stop = new AbortController();
    window.addEventListener("message", (event) => this.#hear(event), { signal: this.#stop.signal });
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop.abort();
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  async willUpdate(changed) {
    if (this.address && !["players", "bot", "seed"].some((name) => changed.has(name))) {
      if (changed.has("theme")) this.#say({ type: "setTheme", theme: this.theme ?? "auto" });
      if (changed.has("language")) this.#say({ type: "setLang", lang: this.words.tag });
      return;
    }
    const { players, bot, seed, theme, words } = this;
    const given = { players, bot, seed, theme, lang: words.tag };
    const options = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value ?? "")]));
    const fragment = await writeLink({ kind: "play", text: "", options });
    this.address = SITE && `${SITE}embed.html${fragment}`;
  }

  get #frame() {
    return this.shadowRoot?.querySelector("iframe") ?? null;
  }

  /** @param {import("./messages.js").Message} message */
  #say(message) {
    say(this.#frame?.contentWindow, message);
  }

  /** @param {MessageEvent} event */
  #hear(event) {
    const frame = this.#frame;
    const message = frame && hear(event, frame.contentWindow);
    if (!frame || !message) return;
    const { type, ...detail } = message;
    if (type === "resize") frame.style.blockSize = `${Number(message.height)}px`;
    else if (["ready", "move", "result", "error"].includes(type)) this.tell(`scout-${type}`, detail);
  }

  framed() {
    const { words, address } = this;
    if (!SITE) throw new Problem("embed-error-missing");
    if (!address) return html``;
    return html`<iframe part="game" src=${address} title=${words.t("embed-game")} loading="lazy"
      allow="clipboard-write"></iframe>`;
  }
}

define("scout-game", ScoutGame);
