/** The lines that authors paste. No DOM. */
import { writeLink } from "./links.js";

/** The address of this site, with a slash at its end. */
export const SITE = new URL("../", import.meta.url).href;

/** @typedef {"element"|"frame"|"link"} SnippetKind */
/** @typedef {import("./links.js").Link} Link */

/** Of a frame whose content was not measured. */
const HEIGHT = 480;

/** @type {Record<string, string>} */
const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/**
 * @param {string} text
 * @returns {string} as it stands in an attribute or between tags
 */
export const escapeHtml = (text) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

/**
 * @param {string} site  its address, with a slash at the end
 * @returns {string} what a page needs once
 */
export const scriptLine = (site) => `<script src="${escapeHtml(site)}embed/scout-embed.js" defer></script>`;

/**
 * @param {string} tag
 * @param {Record<string, string>} attributes  empty ones are left out
 * @param {string} [inside]
 * @returns {string}
 */
export function elementLine(tag, attributes, inside = "") {
  const given = Object.entries(attributes).filter(([, value]) => value);
  return `<${tag}${given.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join("")}>${inside}</${tag}>`;
}

/**
 * A text between the tags of a script: nothing in it ends the script, or makes it swallow its own end. In JSON that says
 * the same; the elements take it out of a record again.
 * @param {string} text
 * @returns {string}
 */
export const scriptText = (text) => text.replace(/<(?=[/!])/g, "<\\");

/**
 * What an author pastes.
 * @param {SnippetKind} kind
 * @param {string} site
 * @param {Link} link
 * @param {{inside?:string, height?:number}} [more]  what is read where there is no JavaScript; of a frame
 * @returns {Promise<string>}
 */
export async function snippet(kind, site, link, { inside = link.options.caption ?? "", height = HEIGHT } = {}) {
  if (kind === "element") return `${scriptLine(site)}\n${element(link, escapeHtml(inside))}`;
  const fragment = await writeLink(link);
  if (kind === "link") return `${site}index.html${fragment}`;
  return frameLine(`${site}embed.html${fragment}`, height);
}

/**
 * @param {Link} link
 * @param {string} inside  HTML
 * @returns {string}
 */
function element({ kind, text, options }, inside) {
  if (kind === "play") return elementLine("scout-game", options, inside);
  if (kind === "position") return elementLine("scout-position", { spn: text, ...options }, inside);
  const [tag, type] = kind === "quiz" ? ["scout-quiz", "application/json"] : ["scout-replay", "text/x-scout-sgn"];
  const script = `<script type="${type}">\n${scriptText(text.trim())}\n</script>`;
  return elementLine(tag, options, script + inside);
}

/**
 * A frame that no script will size: high enough for what is in it, in a column that is not too narrow. Its border is
 * taken away by an attribute that policies against styles leave alone.
 * @param {string} address
 * @param {number} height  CSS pixels
 */
const frameLine = (address, height) =>
  `<iframe src="${escapeHtml(address)}" title="SCOUT" width="100%" height="${height}" frameborder="0" loading="lazy"></iframe>`;
