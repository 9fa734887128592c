import { t } from "../js/i18n.js";
import { snippet } from "../js/snippets.js";
import { html, LitElement, live, nothing } from "../vendor/lit.js";
import "./scout-copy.js";

/** @typedef {import("../js/snippets.js").SnippetKind} SnippetKind */
/** @typedef {import("../js/links.js").Link} Link */

const KINDS = /** @type {const} */ (["element", "frame", "link"]);
/** A frame is a little higher than what was measured: in a narrower column there may be one line more. */
const STEP = 20;

let made = 0;

/** What an author takes along: as an element, as a frame or as a link, to be copied. */
export class ScoutPaste extends LitElement {
  static properties = {
    site: { attribute: false },
    link: { attribute: false },
    inside: { attribute: false },
    measure: { attribute: false },
    kind: { state: true },
    code: { state: true },
  };

  #group = `paste-${++made}`;
  /** The lines of what was chosen last; packing takes its time, and copied a moment later it is these. */
  #written = Promise.resolve("");

  constructor() {
    super();
    /** @type {string} the address of the site, with a slash at its end */
    this.site = "";
    /** @type {Link|null} what is shown */
    this.link = null;
    /** @type {string|undefined} what is read where there is no JavaScript */
    this.inside = undefined;
    /** @type {() => number} how high it is here */
    this.measure = () => 0;
    /** @type {SnippetKind} */
    this.kind = "element";
    /** @type {string} */
    this.code = "";
  }

  createRenderRoot() {
    return this;
  }

  /** @param {Map<PropertyKey, unknown>} changed */
  updated(changed) {
    if (changed.has("link") || changed.has("kind") || changed.has("site")) this.#written = this.#write();
  }

  /** @returns {Promise<string>} */
  async #write() {
    const { kind, link, site, inside } = this;
    if (!link) return "";
    const height = Math.ceil(this.measure() / STEP + 1) * STEP;
    const code = await snippet(kind, site, link, { inside, height: height > STEP ? height : undefined });
    if (link === this.link && kind === this.kind) this.code = code;
    return code;
  }

  render() {
    if (!this.link) return nothing;
    return html`<div class="builder-bar">
        <span class="builder-bar" role="radiogroup" aria-label=${t("code")}>
          ${KINDS.map(
            (
              kind,
            ) => html`<label class="builder-here"><input type="radio" name=${this.#group} .checked=${live(kind === this.kind)}
              @change=${() => (this.kind = kind)}>${t(`kind-${kind}`)}</label>`,
          )}
        </span>
        <scout-copy .text=${this.code} .make=${() => this.#written}></scout-copy>
      </div>
      <pre class="code" tabindex="0" aria-label=${t("code")}><code>${this.code}</code></pre>`;
  }
}

customElements.define("scout-paste", ScoutPaste);
