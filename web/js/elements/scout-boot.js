import { html, LitElement, nothing } from "../../vendor/lit.js";
import { t } from "../i18n.js";
import { InLanguage } from "./in-language.js";

/** @typedef {import("../engine-client.js").BootState} BootState */

/**
 * How far the engine has come, and when it can't be had, why and what to do.
 * @fires scout-retry
 */
export class ScoutBoot extends LitElement {
  static properties = { boot: { attribute: false }, wanted: { attribute: false } };

  constructor() {
    super();
    new InLanguage(this);
    /** @type {BootState|null} */
    this.boot = null;
    /** @type {boolean} somebody waits for it */
    this.wanted = false;
  }

  createRenderRoot() {
    return this;
  }

  render() {
    const { boot } = this;
    if (!boot || boot.status === "ready") return nothing;
    if (boot.status === "failed") {
      return html`<div class="boot is-failed" role="alert">
        <p>${t(`boot-${boot.problem ?? "broken"}`, { detail: boot.detail })}</p>
        <button class="button" type="button" @click=${this.#retry}>${t("boot-retry")}</button>
        <a class="boot-reset" href="?reset">${t("boot-reset")}</a>
      </div>`;
    }
    const part = boot.total > 0 ? boot.done / boot.total : 0;
    const words = part < 0.98 ? t("boot-progress", { percent: Math.floor(part * 100) }) : t("boot-almost");
    return html`<div class="boot ${this.wanted ? "is-wanted" : ""}">
      <progress class="boot-bar" max="1" .value=${part} aria-label=${t("boot-almost")}></progress>
      <p class="boot-words">${words}${this.wanted ? html` ${t("setup-dealing")}` : nothing}</p>
    </div>`;
  }

  #retry() {
    this.dispatchEvent(new CustomEvent("scout-retry", { bubbles: true }));
  }
}

customElements.define("scout-boot", ScoutBoot);
