// Everything of Lit that the page uses, as one module. build_wheel.py bundles each file of this folder into dist/vendor/.

/** @typedef {import("lit").TemplateResult} TemplateResult */

export { css, html, LitElement, noChange, nothing, svg, unsafeCSS } from "lit";
export { classMap } from "lit/directives/class-map.js";
export { guard } from "lit/directives/guard.js";
export { ifDefined } from "lit/directives/if-defined.js";
export { keyed } from "lit/directives/keyed.js";
export { live } from "lit/directives/live.js";
export { createRef, ref } from "lit/directives/ref.js";
export { repeat } from "lit/directives/repeat.js";
export { styleMap } from "lit/directives/style-map.js";
export { unsafeHTML } from "lit/directives/unsafe-html.js";
export { unsafeSVG } from "lit/directives/unsafe-svg.js";
export { render } from "lit/html.js";
