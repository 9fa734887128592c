/**
 * What embed.html runs: the address says what is shown, messages say it anew. A classic script, since a frame that was
 * given no origin may load no module; everything but a game works there too.
 *
 * @import { Link } from "../../js/links.js"
 * @import { ScoutElement } from "./base.js"
 * @import { Message } from "./messages.js"
 */
import { readLink } from "../../js/links.js";
import { THEMES } from "./given.js";
import { hear, say } from "./messages.js";

/** The part of js/embed-game.js that is used. @typedef {import("../../js/embed-game.js").Playing} Playing */

const root = document.documentElement;
const here = /** @type {HTMLElement} */ (document.getElementById("here"));
const host = window.parent === window ? null : window.parent;

/** @type {HTMLElement|null} */
let shown = null;
/** @type {Playing|null} */
let playing = null;
let told = 0;
let asked = 0;

/** @param {Message} message */
const tell = (message) => say(host, message);

/** Tell how high the frame should be, when that has changed. */
function tellHeight() {
  const height = Math.ceil(playing ? playing.height() : here.getBoundingClientRect().height);
  if (height === told || height === 0) return;
  told = height;
  tell({ type: "resize", height });
}

/** @param {string} theme */
function setTheme(theme) {
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  else delete root.dataset.theme;
}

/** @param {string} lang */
function setLang(lang) {
  if (/^[A-Za-z0-9-]{1,35}$/.test(lang)) shown?.setAttribute("lang", lang);
  nameLanguage();
  playing?.setLang(lang);
}

/** The document is in the language that is really shown: what was asked for, or else the browser's, if it is there. */
function nameLanguage() {
  if (shown && !playing) root.lang = /** @type {ScoutElement} */ (shown).words.tag;
}

/**
 * @param {string} tag
 * @param {Record<string, string|undefined>} attributes
 * @returns {HTMLElement}
 */
function make(tag, attributes) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value) element.setAttribute(name, value);
  return element;
}

/**
 * @param {Link} link
 * @returns {HTMLElement}
 */
function elementOf({ kind, text, options }) {
  const { ply, seat, hands, marks, names, caption, players, bot, lang } = options;
  // A theme is the whole frame's; one that there isn't is refused where the others are.
  const theme = THEMES.includes(options.theme) ? undefined : options.theme;
  if (kind === "position")
    return make("scout-position", { spn: text, seat, hands, marks, names, caption, lang, theme });
  if (kind === "game")
    return Object.assign(make("scout-replay", { ply, seat, hands, marks, caption, lang, theme }), { sgn: text });
  if (kind === "quiz") return Object.assign(make("scout-quiz", { caption, lang, theme }), { quiz: text });
  return make("scout-poster", { players, bot, lang, theme });
}

/** @param {string} fragment */
async function show(fragment) {
  if (!fragment.replace("#", "")) return tellHeight();
  const number = ++asked;
  /** @type {Link|null} */
  const link = await readLink(fragment).catch(() => null);
  if (number !== asked) return;
  if (link?.options.theme) setTheme(link.options.theme);
  shown = link ? elementOf(link) : make("scout-problem", { reason: "embed-error-link" });
  // Not yet in the document, it has no other language around it.
  nameLanguage();
  shown.addEventListener("scout-ready", () => tell({ type: "ready", kind: link?.kind }));
  for (const type of ["move", "result", "error"]) {
    shown.addEventListener(`scout-${type}`, (event) => tell({ type, .../** @type {CustomEvent} */ (event).detail }));
  }
  // A frame that is out of sight is not drawn, and no observer of sizes says anything there: so that the page around
  // does not jump when it comes into sight, it is measured as soon as there is something.
  for (const type of ["ready", "error"]) shown.addEventListener(`scout-${type}`, tellHeight);
  shown.addEventListener("scout-play", () => play(/** @type {Link} */ (link)));
  here.replaceChildren(shown);
}

/** @param {Link} link */
async function play({ options }) {
  // A frame without an origin can start no worker.
  if (window.origin === "null") return fail("embed-error-sandbox");
  const module = new URL("js/embed-game.js", document.baseURI).href;
  const { start } = await import(module);
  const lang = shown?.getAttribute("lang") ?? "";
  const progress = (/** @type {number} */ share) => Object.assign(shown ?? {}, { share });
  progress(0);
  playing = await start({ ...options, lang, place: here, tell, tellHeight, progress, fail });
  return tellHeight();
}

/**
 * @param {string} reason  a message's id
 * @param {string} [detail]
 */
function fail(reason, detail = "") {
  playing = null;
  shown = make("scout-problem", { reason, detail });
  shown.addEventListener("scout-error", (event) =>
    tell({ type: "error", .../** @type {CustomEvent} */ (event).detail }),
  );
  here.replaceChildren(shown);
}

/** @type {Record<string, (message:Message) => void>} what the page around may ask */
const doings = {
  load({ link }) {
    if (typeof link !== "string" || !link.startsWith("#")) return;
    // A game has all of this page: it begins anew.
    if (playing) {
      location.hash = link;
      location.reload();
    } else show(link);
  },
  goto({ ply }) {
    if (shown?.localName !== "scout-replay") return;
    const { game } = /** @type {import("./scout-replay.js").ScoutReplay} */ (shown);
    if (game?.frames.some((frame) => frame.ply === ply)) Object.assign(shown, { ply });
  },
  setTheme: ({ theme }) => setTheme(String(theme)),
  setLang: ({ lang }) => setLang(String(lang)),
};

window.addEventListener("message", (event) => {
  const message = hear(event, host);
  if (message && Object.hasOwn(doings, message.type)) doings[message.type](message);
});
window.addEventListener("hashchange", () => !playing && show(location.hash));
window.addEventListener("resize", tellHeight);
new ResizeObserver(tellHeight).observe(here);
show(location.hash);
