import { html } from "../../vendor/lit.js";
import { onLanguage, t } from "../i18n.js";

/**
 * What an element fetches only when it is needed: words, looks. They may not come: then it says so, and can try again.
 */
export class Late {
  #host;
  #load;
  #stop = () => {};
  /** @type {string|null} what didn't come */
  #failed = null;

  /**
   * @param {import("lit").LitElement & {ready:boolean}} host  drawn again when its property changes, or the language
   * @param {() => Promise<unknown>} load
   */
  constructor(host, load) {
    this.#host = host;
    this.#load = load;
    host.addController(this);
  }

  hostConnected() {
    this.#stop = onLanguage(() => this.load());
    this.load();
  }

  hostDisconnected() {
    this.#stop();
  }

  async load() {
    this.#failed = null;
    this.#host.requestUpdate();
    try {
      await this.#load();
      this.#host.ready = true;
    } catch (error) {
      this.#failed = String(/** @type {Error} */ (error)?.message ?? error);
    }
    this.#host.requestUpdate();
  }

  /** @returns {unknown} in the place of what isn't there */
  render() {
    if (this.#failed === null) return html`<p aria-busy="true">…</p>`;
    return html`<div class="boot is-failed" role="alert">
      <p>${t("boot-file-missing", { detail: this.#failed })}</p>
      <button class="button" type="button" @click=${() => this.load()}>${t("boot-retry")}</button>
    </div>`;
  }
}
