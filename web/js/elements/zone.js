/** What the zones of the table are made of: a view and a selection to draw, words, focus, measure. */

import { LitElement } from "../../vendor/lit.js";
import { InLanguage } from "./in-language.js";
import { readRem } from "./parts.js";

/** @typedef {import("../protocol.js").GameView} GameView */
/** @typedef {import("../protocol.js").Selection} Selection */

/** @type {Selection}  what an element draws before the page has given it anything */
const NOTHING_SELECTED = {
  mode: "show",
  anchor: null,
  start: null,
  stop: null,
  end: null,
  gap: null,
  turned: false,
  after: null,
};

/**
 * A zone that has the focus keeps it, on its tab stop: what had it may be gone, or be drawn as something else.
 * The zone's own `focus` says where that is.
 */
export class KeepsFocus {
  #had = false;

  /** @param {import("lit").LitElement} host */
  constructor(host) {
    this.host = host;
    host.addController(this);
  }

  hostUpdate() {
    this.#had = this.host.contains(document.activeElement);
  }

  hostUpdated() {
    const now = /** @type {HTMLElement} */ (document.activeElement);
    if (this.#had && (!this.host.contains(now) || now.tabIndex < 0)) this.host.focus();
  }
}

/** Tells its element whenever it is connected, or its size or that of the window changes. */
export class Measured {
  /**
   * @param {import("lit").LitElement} host
   * @param {() => void} measure
   */
  constructor(host, measure) {
    this.host = host;
    this.measure = measure;
    this.again = () => {
      readRem();
      measure();
    };
    this.observer = new ResizeObserver(this.again);
    host.addController(this);
  }

  hostConnected() {
    this.measure();
    this.observer.observe(this.host);
    addEventListener("resize", this.again);
  }

  hostDisconnected() {
    this.observer.disconnect();
    removeEventListener("resize", this.again);
  }
}

/** A part of the table: draws what is seen and picked up, in the page's own tree and language. */
export class Zone extends LitElement {
  /** @type {import("lit").PropertyDeclarations} */
  static properties = { view: { attribute: false }, selection: { attribute: false } };

  constructor() {
    super();
    new InLanguage(this);
    /** @type {GameView|null} */
    this.view = null;
    /** @type {Selection} */
    this.selection = NOTHING_SELECTED;
  }

  createRenderRoot() {
    return this;
  }
}
