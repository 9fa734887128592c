/** What a link brought along (`#p=`, `#g=`, `#q=`): shown on a sheet over the page, as other pages show it. */
import { loadWords, t } from "../i18n.js";
import { readLink } from "../links.js";
import { SITE } from "../snippets.js";

const SCRIPT = `${SITE}embed/scout-embed.js`;

/** @type {HTMLDialogElement|null} */
let sheet = null;

/**
 * @param {string} fragment
 * @returns {Promise<void>}
 */
export async function showShared(fragment) {
  const [link] = await Promise.all([readLink(fragment).catch(() => null), loadWords("share"), loadEmbeds()]);
  // Meanwhile one may have gone back.
  if (location.hash !== fragment) return;
  sheet?.remove();
  const dialog = document.createElement("dialog");
  sheet = dialog;
  dialog.className = "sheet panel shared";
  dialog.setAttribute("aria-labelledby", "shared-title");
  const head = document.createElement("header");
  head.className = "sheet-head";
  const title = document.createElement("h2");
  title.id = "shared-title";
  title.textContent = t(link ? `shared-${link.kind}` : "shared-broken");
  const close = document.createElement("button");
  close.className = "button quiet";
  close.type = "button";
  close.textContent = t("close");
  close.addEventListener("click", () => dialog.close());
  head.append(title, close);
  const body = document.createElement("div");
  body.className = "panel-body";
  if (link) body.append(elementOf(link));
  dialog.append(head, body);
  dialog.addEventListener("close", () => {
    dialog.remove();
    // A reload leads back to the game.
    const address = new URL(location.href);
    address.hash = "";
    history.replaceState(history.state, "", address);
  });
  document.body.append(dialog);
  dialog.showModal();
}

/** @returns {Promise<void>} the elements of other pages, in this one */
function loadEmbeds() {
  if (customElements.get("scout-position")) return Promise.resolve();
  const script = document.createElement("script");
  script.src = SCRIPT;
  document.head.append(script);
  return new Promise((resolve, reject) => {
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => reject(new Error(SCRIPT)));
  });
}

/**
 * @param {import("../links.js").Link} link
 * @returns {HTMLElement}
 */
function elementOf({ kind, text, options }) {
  const tag = { position: "scout-position", game: "scout-replay", quiz: "scout-quiz", play: "scout-game" }[kind];
  const element = document.createElement(tag);
  const given = kind === "position" ? { ...options, spn: text } : options;
  for (const [name, value] of Object.entries(given))
    if (name !== "theme" && name !== "lang") element.setAttribute(name, value);
  return Object.assign(element, kind === "game" ? { sgn: text } : kind === "quiz" ? { quiz: text } : {});
}
