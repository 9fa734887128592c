import { html, LitElement, nothing } from "../../vendor/lit.js";
import { onLanguage, t } from "../i18n.js";
import { noteShown } from "../offline.js";

/** @typedef {import("../pwa.js").Pwa} Pwa */
/** @typedef {import("../pwa.js").PwaState} PwaState */

const OFFERS = {
  update: { words: "update-offer", yes: "update-take", no: "update-later" },
  install: { words: "install-offer", yes: "install-do", no: "install-no" },
};
const NOTES = { ready: "offline-ready", unkept: "offline-unkept", elsewhere: "update-elsewhere" };

/** What there is to say about the page as an app: a line while it is saved, short notes, and offers between rounds. */
export class ScoutOffline extends LitElement {
  static properties = { pwa: { attribute: false }, state: { attribute: false } };

  #stop = () => {};

  constructor() {
    super();
    /** @type {Pwa|null} */
    this.pwa = null;
    /** @type {PwaState|null} */
    this.state = null;
  }

  createRenderRoot() {
    return this;
  }

  connectedCallback() {
    super.connectedCallback();
    this.#stop = onLanguage(() => this.requestUpdate());
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#stop();
  }

  render() {
    const { state } = this;
    if (!state) return nothing;
    const { filling, note, offer, ready } = state;
    const said = offer ? t(OFFERS[offer].words) : note ? t(NOTES[note]) : "";
    return html`<div
      class="offline"
      data-offline=${filling !== null ? "filling" : ready ? "ready" : "none"}
      data-build=${this.pwa?.build ?? nothing}
      ?data-failed=${state.failed}
      data-available=${state.available ?? nothing}
    >
      ${filling === null ? nothing : this.#filling(filling)}
      ${note && !offer && noteShown(state) ? html`<p class="offline-note ${state.table ? "is-in-flow" : ""}" aria-hidden="true">${t(NOTES[note])}</p>` : nothing}
      ${offer ? this.#offer(offer) : nothing}
      <p class="visually-hidden" role="status">${said}</p>
    </div>`;
  }

  /**
   * A line along the upper edge; in words only where no table is under them.
   * @param {number} part
   */
  #filling(part) {
    const percent = Math.floor(part * 100);
    return html`<div class="offline-line" aria-hidden="true" .style=${`inline-size: ${percent}%`}></div>
      ${this.state?.table ? nothing : html`<p class="offline-note">${t("offline-filling", { percent })}</p>`}`;
  }

  /** @param {"update"|"install"} offer */
  #offer(offer) {
    const { words, yes, no } = OFFERS[offer];
    return html`<div class="banner offline-offer" role="region" aria-label=${t(words)}>
      <p aria-hidden="true">${t(words)}</p>
      <button class="button primary" type="button" @click=${() => this.#answer(offer, true)}>${t(yes)}</button>
      <button class="button" type="button" @click=${() => this.#answer(offer, false)}>${t(no)}</button>
    </div>`;
  }

  /**
   * @param {"update"|"install"} offer
   * @param {boolean} yes
   */
  #answer(offer, yes) {
    const { pwa } = this;
    if (offer === "update") yes ? pwa?.take() : pwa?.putOff();
    else yes ? pwa?.install() : pwa?.declineInstall();
  }
}

customElements.define("scout-offline", ScoutOffline);
