import { onLanguage } from "../i18n.js";

/** Draws its element again when the language changes, since the words are no properties of it. */
export class InLanguage {
  /** @param {import("lit").LitElement} host */
  constructor(host) {
    this.host = host;
    /** @type {() => void} */
    this.stop = () => {};
    /** Counts how often the words may have become others. */
    this.changes = 0;
    host.addController(this);
  }

  hostConnected() {
    this.changes += 1;
    this.stop = onLanguage(() => {
      this.changes += 1;
      this.host.requestUpdate();
    });
  }

  hostDisconnected() {
    this.stop();
  }
}
