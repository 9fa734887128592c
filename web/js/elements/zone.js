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

  /** Tells it with the next frame in any case, also when its size has not changed. */
  check() {
    this.observer.unobserve(this.host);
    this.observer.observe(this.host);
  }
}

/** @type {Map<string, number>} the height of what lies beside the rows of a zone, by what that is */
const known = new Map();

/** How high a zone will be, before it is laid out: its rows, and what else it took when it was last drawn like this. */
export class Foresight {
  /** The height that it has. */
  #height = 0;
  /** The height of its rows, as they are drawn. */
  #rows = 0;
  /** What else is drawn, in a word; empty: that doesn't tell the height. */
  #beside = "";

  /** @param {import("lit").LitElement} host */
  constructor(host) {
    this.host = host;
  }

  /**
   * @param {number} rows
   * @param {string} beside
   */
  drawn(rows, beside) {
    this.#rows = rows;
    this.#beside = beside;
  }

  /** It is laid out. */
  look() {
    this.#height = this.host.getBoundingClientRect().height;
    if (this.#beside && !this.host.isUpdatePending) known.set(this.#beside, this.#height - this.#rows);
  }

  /** By how much it is about to grow; 0 also when that can't be told. */
  get growth() {
    const beside = known.get(this.#beside);
    return beside === undefined ? 0 : this.#rows + beside - this.#height;
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
