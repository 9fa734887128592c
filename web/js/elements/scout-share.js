import { html, LitElement, nothing } from "../../vendor/lit.js";
import { engine } from "../engine.js";
import { currentLanguage, t } from "../i18n.js";
import { SITE, snippet } from "../snippets.js";
import { InLanguage } from "./in-language.js";

/** @typedef {import("../protocol.js").GameView} GameView */

/** The one file that opens from a disk has no address that others could open. */
const PUBLIC = SITE.startsWith("http");
const WIDTH = 640;
/** Pixels of a PNG to one of the picture: it is looked at on dense screens too. */
const SCALE = 2;

/** @typedef {{state:"copied"} | {state:"by-hand", text:string} | {state:"save", address:string} | {state:"no-picture"}} Outcome */

/**
 * The table on its way elsewhere: as a link, as lines for a page, as a picture; a finished game with all of its hands.
 * What leaves a game that is on is the view of the seat that looks, and nothing else.
 */
export class ScoutShare extends LitElement {
  static properties = { view: { attribute: false }, game: { attribute: false }, outcome: { state: true } };

  constructor() {
    super();
    new InLanguage(this);
    /** @type {GameView|null} what is seen */
    this.view = null;
    /** @type {string} the engine's name of the game */
    this.game = "";
    /** @type {Outcome|null} of the last press */
    this.outcome = null;
  }

  createRenderRoot() {
    return this;
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#forget();
  }

  render() {
    const { view } = this;
    // How a round was left isn't known before the engine has told.
    if (!view?.spn) return nothing;
    return html`<p>${t("share-about")}</p>
      <div class="sheet-actions">
        ${
          PUBLIC
            ? html`${this.#button("share-link", () => this.#link(view))} ${this.#button("share-embed", () => this.#lines(view))}`
            : nothing
        }
        ${this.#button("share-svg", () => this.#svg(view))}
        <button class="button" type="button" @click=${() => this.#png(view)}>${t("share-png")}</button>
        ${
          PUBLIC && view.final
            ? html`${this.#button("share-game-link", () => this.#gameLink())} ${this.#button("share-game-embed", () => this.#gameLines())}`
            : nothing
        }
      </div>
      <div role="status">${this.#told()}</div>
      ${PUBLIC ? html`<p class="share-guide"><a href=${`${SITE}embed/index.html`} target="_blank" rel="noopener">${t("share-guide")}</a></p>` : nothing}`;
  }

  /**
   * @param {string} id
   * @param {() => Promise<string>} make  what is copied
   */
  #button(id, make) {
    return html`<button class="button" type="button" @click=${() => this.#copy(make)}>${t(id)}</button>`;
  }

  #told() {
    const { outcome } = this;
    if (!outcome) return nothing;
    if (outcome.state === "copied") return html`<p>${t("share-copied")}</p>`;
    if (outcome.state === "no-picture") return html`<p>${t("share-no-picture")}</p>`;
    if (outcome.state === "save") {
      return html`<p><a class="button" href=${outcome.address} download="scout.png">${t("share-save")}</a></p>`;
    }
    return html`<label>${t("share-by-hand")}
      <textarea class="share-text" rows="4" readonly dir="ltr" .value=${outcome.text}
        @focus=${(/** @type {Event} */ event) => /** @type {HTMLTextAreaElement} */ (event.target).select()}></textarea></label>`;
  }

  /** @param {() => Promise<string>} make */
  async #copy(make) {
    this.#forget();
    const text = await make();
    this.outcome = await navigator.clipboard.writeText(text).then(
      () => /** @type {Outcome} */ ({ state: "copied" }),
      () => /** @type {Outcome} */ ({ state: "by-hand", text }),
    );
  }

  /** @param {GameView} view */
  async #link(view) {
    return snippet("link", SITE, { kind: "position", text: view.spn, options: options(view) });
  }

  /** @param {GameView} view */
  async #lines(view) {
    return snippet("element", SITE, { kind: "position", text: view.spn, options: options(view) });
  }

  /** @param {GameView} view */
  async #svg({ spn, names }) {
    const { svg } = await engine.request("position.svg", {
      spn,
      relaxed: true,
      names,
      lang: currentLanguage(),
      // A language of the page that the engine has no words in is drawn with English ones.
      words: {},
      width: WIDTH,
    });
    return svg;
  }

  /** @param {GameView} view */
  async #png(view) {
    this.#forget();
    try {
      const picture = this.#svg(view).then(rastered);
      // The promise goes to the clipboard at once: afterwards the press would be too long ago.
      const copied = navigator.clipboard.write([new ClipboardItem({ "image/png": picture })]);
      this.outcome = await copied.then(
        () => /** @type {Outcome} */ ({ state: "copied" }),
        async () => /** @type {Outcome} */ ({ state: "save", address: URL.createObjectURL(await picture) }),
      );
    } catch {
      this.outcome = { state: "no-picture" };
    }
  }

  async #record() {
    const { sgn } = await engine.request("game.sgn", { game: this.game });
    return sgn;
  }

  async #gameLink() {
    return snippet("link", SITE, { kind: "game", text: await this.#record(), options: {} });
  }

  async #gameLines() {
    const link = /** @type {const} */ ({ kind: "game", text: await this.#record(), options: {} });
    return snippet("element", SITE, link, { inside: this.view?.names.join(", ") });
  }

  #forget() {
    if (this.outcome?.state === "save") URL.revokeObjectURL(this.outcome.address);
    this.outcome = null;
  }
}

/**
 * @param {GameView} view
 * @returns {Record<string, string>}
 */
function options({ names, seat }) {
  // A comma would part a name in two.
  const plain = names.map((name) => name.replaceAll(",", " ")).join(",");
  return { names: plain, seat: seat === null ? "" : String(seat + 1) };
}

/**
 * @param {string} svg
 * @returns {Promise<Blob>} the same as a PNG
 */
async function rastered(svg) {
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.naturalWidth * SCALE;
    canvas.height = image.naturalHeight * SCALE;
    canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

customElements.define("scout-share", ScoutShare);
