/**
 * What the four elements have in common: language and theme of the place where they stand, a record in a child script,
 * their own width, an error in place of what can't be drawn.
 */

import { NotationError } from "../../js/notation.js";
import { html, LitElement, nothing, unsafeCSS } from "../../vendor/lit.js";
import { FONT, LANGUAGES, STYLES } from "./assets.js";
import { checkChoice, THEMES } from "./given.js";
import { isSpoken, wordsFor } from "./words.js";

/** @typedef {import("./words.js").Words} Words */
/** @typedef {import("lit").TemplateResult} TemplateResult */

/** The address of the site that this script is a part of; "" in a script that has none. */
export const SITE = siteOf(/** @type {HTMLScriptElement|null} */ (document.currentScript)?.src);

const SHEET = unsafeCSS(STYLES);
const FAMILY = "Ringmaster Numerals";

/** Something that is told in place of the drawing: a message's id and arguments, and details for the author. */
export class Problem extends Error {
  /**
   * @param {string} id
   * @param {{args?:import("./words.js").Args, detail?:string}} [more]
   */
  constructor(id, { args = {}, detail = "" } = {}) {
    super(detail || id);
    this.id = id;
    this.args = args;
    this.detail = detail;
  }
}

/**
 * A page may have the script twice, pasted with each diagram: the first one counts.
 * @param {string} tag
 * @param {CustomElementConstructor} element
 */
export function define(tag, element) {
  if (!customElements.get(tag)) customElements.define(tag, element);
}

/**
 * @param {string|undefined} src  "https://…/embed/scout-embed.js"
 * @returns {string} "https://…/"
 */
function siteOf(src) {
  return src ? new URL("../", src).href : "";
}

/** A font in a shadow tree's style sheet is not found by browsers; one made of bytes needs no host's leave either. */
function loadFont() {
  if ([...document.fonts].some(({ family }) => family.includes(FAMILY)) || !FONT) return;
  const bytes = Uint8Array.from(atob(FONT), (character) => character.charCodeAt(0));
  document.fonts.add(new FontFace(FAMILY, bytes.buffer));
}

export class ScoutElement extends LitElement {
  static styles = SHEET;
  /** @type {import("lit").PropertyDeclarations} */
  static properties = {
    caption: {},
    language: { attribute: "lang" },
    theme: { reflect: true },
    width: { state: true },
    source: { state: true },
  };

  #changes = new MutationObserver(() => this.readChildren());
  #size = new ResizeObserver(() => this.measure());
  /** @type {HTMLElement|null} */
  #frame = null;
  /** @type {Error|null} why nothing is drawn */
  #failure = null;
  /** @type {string|undefined} the last failure that was told of */
  #told = undefined;

  constructor() {
    super();
    /** @type {string|null} what is written above the cards, instead of whose turn it is */
    this.caption = null;
    /** @type {string|null} a language; without it that of the page around */
    this.language = null;
    /** @type {string|null} light or dark; without it as the page around */
    this.theme = null;
    /** @type {number} CSS pixels to draw in */
    this.width = 0;
    /** @type {string} the text of the child script */
    this.source = "";
  }

  /** The type of the child script. @returns {string} */
  get sourceType() {
    return "text/x-scout-sgn";
  }

  connectedCallback() {
    super.connectedCallback();
    loadFont();
    this.readChildren();
    this.measure();
    this.#changes.observe(this, { childList: true, subtree: true, characterData: true });
    this.#size.observe(this);
    if (this.#frame) this.#size.observe(this.#frame);
  }

  disconnectedCallback() {
    super.disconnectedCallback();
    this.#changes.disconnect();
    this.#size.disconnect();
  }

  readChildren() {
    const text = this.querySelector(`script[type="${this.sourceType}"]`)?.textContent ?? "";
    // As it has to be written lest it end the script (js/snippets.js); nobody else writes that.
    this.source = text.replace(/<\\(?=[/!])/g, "<").trim();
  }

  /** A page whose styles make an inline element of this one leaves it no width of its own, but the frame in it has one. */
  measure() {
    const width = this.clientWidth || (this.#frame?.offsetWidth ?? 0);
    if (width > 0) this.width = width;
  }

  /** @param {import("lit").PropertyValues} changed */
  update(changed) {
    super.update(changed);
    const frame = /** @type {HTMLElement|null} */ (this.renderRoot.querySelector(".frame"));
    if (frame === this.#frame) return;
    if (this.#frame) this.#size.unobserve(this.#frame);
    if (frame) this.#size.observe(frame);
    this.#frame = frame;
  }

  /** @returns {Words} of the element's language, or else of the nearest place around it that has one */
  get words() {
    const wanted = this.language ? [this.language] : [];
    for (
      let node = /** @type {Node|null} */ (this);
      node;
      node = node instanceof ShadowRoot ? node.host : node.parentNode
    ) {
      const tag = node instanceof Element ? node.getAttribute("lang") : null;
      if (tag) wanted.push(tag);
    }
    return wordsFor([...wanted, ...(wanted.length > 0 ? [] : navigator.languages)]);
  }

  /** What is drawn when nothing is wrong. May throw Problem or NotationError. @returns {unknown} */
  content() {
    return nothing;
  }

  /** All of it, around what is drawn. @returns {TemplateResult} */
  framed() {
    const { words } = this;
    return html`<div class="frame" part="frame" lang=${words.tag} dir=${words.dir}>${this.content()}</div>`;
  }

  render() {
    this.#failure = null;
    try {
      checkChoice("theme", this.theme, THEMES);
      if (this.language && !isSpoken(this.language)) checkChoice("lang", this.language, Object.keys(LANGUAGES));
      return this.framed();
    } catch (error) {
      this.#failure = /** @type {Error} */ (error);
      return this.#problem(asProblem(error));
    }
  }

  /**
   * @param {Problem} problem
   * @returns {TemplateResult}
   */
  #problem({ id, args, detail }) {
    const { words } = this;
    return html`<div class="frame problem" part="frame problem" lang=${words.tag} dir=${words.dir} role="group">
      <p><strong>${words.t("embed-error")}</strong> ${words.t(id, args)}</p>
      ${detail ? html`<p class="problem-detail" lang="en" dir="ltr">${detail}</p>` : nothing}
      <slot></slot>
    </div>`;
  }

  /**
   * @param {string} type
   * @param {object} [detail]
   */
  tell(type, detail = {}) {
    this.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }

  updated() {
    const error = this.#failure;
    if (error?.message === this.#told) return;
    this.#told = error?.message;
    if (!error) return;
    const { field = null, line = null, column = null } = /** @type {Partial<NotationError>} */ (error);
    const message = error instanceof Problem ? this.words.t(error.id, error.args) : error.message;
    this.tell("scout-error", { message, field, line, column });
  }

  /** @returns {boolean} it is drawn, and no problem in its place */
  get drawn() {
    return this.#failure === null;
  }
}

/**
 * @param {unknown} error
 * @returns {Problem}
 */
function asProblem(error) {
  if (error instanceof Problem) return error;
  if (!(error instanceof NotationError)) throw error;
  const { line, column, field, message } = error;
  const id = line === null ? "embed-error-place" : "embed-error-line";
  return new Problem(id, { args: { line: line ?? 0, column, field }, detail: message });
}
