import { onLanguage } from "../i18n.js";

/** Draws its element again when the language changes, since the words are no properties of it. */
export class InLanguage {
  /** @param {import("lit").LitElement} host */
  constructor(host) {
    this.host = host;
    /** @type {() => void} */
    this.stop = () => {};
    host.addController(this);
  }

  hostConnected() {
    this.stop = onLanguage(() => this.host.requestUpdate());
  }

  hostDisconnected() {
    this.stop();
  }
}
