import { html, LitElement } from "../../vendor/lit.js";
import { t } from "../i18n.js";
import { dialogContent, dialogTitle, loadPanel } from "./dialogs.js";

/** @typedef {import("../i18n.js").Message} Message */
/** @typedef {import("../scene.js").Scene} Scene */
/** @typedef {import("../store.js").AppState} AppState */
/** @typedef {import("../store.js").Store} Store */
/** @typedef {import("./dialogs.js").Panel} Panel */

/**
 * The one dialog over the page, whatever is in it.
 * @fires scout-way  detail: boolean, turned: a way up was advised and is to be marked
 */
export class ScoutPanel extends LitElement {
  static properties = {
    store: { attribute: false },
    state: { attribute: false },
    scene: { attribute: false },
    panel: { state: true },
    about: { state: true },
    refused: { state: true },
  };

  /** A panel was asked for since the last drawing. */
  #opens = false;

  constructor() {
    super();
    /** @type {Store|null} */
    this.store = null;
    /** @type {AppState|null} */
    this.state = null;
    /** @type {Scene|null} */
    this.scene = null;
    /** @type {Panel|null} what is open */
    this.panel = null;
    /** @type {import("./dialogs.js").About} */
    this.about = {};
    /** @type {Message|null} why a move that was typed in was not played */
    this.refused = null;
  }

  createRenderRoot() {
    return this;
  }

  /**
   * @param {Panel} panel
   * @param {import("./dialogs.js").About} [about]
   */
  async open(panel, about = {}) {
    try {
      await loadPanel(panel);
      if ((panel === "hint" || panel === "move") && !(await this.#mayDecide(panel))) return;
    } catch (error) {
      this.store?.missing(error);
      return;
    }
    this.about = about;
    this.refused = null;
    this.panel = panel;
    this.#opens = true;
    this.requestUpdate();
  }

  /** @returns {Panel|null} what is open; the browser has closed it before it tells */
  get shown() {
    return this.querySelector("dialog")?.open ? this.panel : null;
  }

  /**
   * Advice and moves are for whoever may decide; else the page says why not.
   * @param {"hint"|"move"} panel
   */
  async #mayDecide(panel) {
    const advice = await this.store?.advice();
    const idle = advice?.idle() ?? null;
    if (idle) {
      this.close();
      this.store?.notify(idle);
    } else if (panel === "hint") advice?.ask();
    return idle === null;
  }

  close() {
    if (this.panel === "hint") this.store?.advice().then((advice) => advice.drop());
    this.panel = null;
  }

  /** @param {string} move */
  async #layOut(move) {
    this.close();
    await (await this.store?.advice())?.layOut(move);
    if (move === "keep" || move === "turn")
      this.dispatchEvent(new CustomEvent("scout-way", { bubbles: true, detail: move === "turn" }));
  }

  /** @param {string} move */
  async #write(move) {
    this.refused = null;
    const refused = (await (await this.store?.advice())?.write(move)) ?? null;
    if (refused) this.refused = refused;
    else this.close();
  }

  /**
   * The browser tells of it late: by then another panel may be open.
   * @param {Event} event
   */
  #closed(event) {
    if (!(/** @type {HTMLDialogElement} */ (event.currentTarget).open)) this.close();
  }

  render() {
    const { panel, state, scene } = this;
    const doings = {
      leave: () => {
        this.close();
        this.store?.games.leave();
      },
      close: () => this.close(),
    };
    return html`<dialog
      class="sheet panel"
      data-panel=${panel ?? ""}
      aria-labelledby="panel-title"
      @close=${this.#closed}
      @click=${(/** @type {Event} */ event) => event.target === event.currentTarget && this.close()}
      @scout-lay-out=${(/** @type {CustomEvent<string>} */ { detail }) => this.#layOut(detail)}
      @scout-write=${(/** @type {CustomEvent<string>} */ { detail }) => this.#write(detail)}
    >
      ${
        panel &&
        state &&
        scene &&
        html`<header class="sheet-head">
            <h2 id="panel-title">${dialogTitle(panel, scene, this.about)}</h2>
            <button class="button quiet" type="button" @click=${() => this.close()}>${t("close")}</button>
          </header>
          <div class="panel-body">
            ${dialogContent(panel, state, scene, this.about, { ...doings, refused: this.refused })}
          </div>`
      }
    </dialog>`;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    const dialog = /** @type {HTMLDialogElement|null} */ (this.querySelector("dialog"));
    if (!this.panel && dialog?.open) dialog.close();
    if (!this.panel || !dialog) return;
    // Of what it has closed the browser tells late: whatever is drawn until then does not open it again.
    if (!dialog.open && this.#opens) dialog.showModal();
    // One dialog for all of them: what was pressed in the one before is gone, and with it where the keyboard was.
    else if (changed.has("panel")) dialog.querySelector("button")?.focus();
    if (changed.has("panel")) dialog.scrollTop = 0;
    this.#opens = false;
  }
}

customElements.define("scout-panel", ScoutPanel);
