/**
 * Which language: asked for by the address, chosen on this device, or the browser's; the first of them that there is.
 * Known at once, before anything is painted: so it is kept in localStorage, and the choice beside the games is none.
 */

/** @typedef {{name:string, dir:"ltr"|"rtl"}} Language  its name in itself, and the way it is written */

const KEPT = "scout-language";

/** What is chosen here is kept for the next visit. */
let keeping = true;

/** What a page says before it has been dressed, and what fills up where words are missing. */
export const USUAL = "en";

/**
 * @param {readonly string[]} wanted     tags, best first
 * @param {readonly string[]} available
 * @returns {string} for each wanted one the tag itself, else its language alone; else English
 */
export function nearest(wanted, available) {
  return found(wanted, available) ?? USUAL;
}

/**
 * @param {readonly string[]} wanted
 * @param {readonly string[]} available
 * @returns {string|undefined}
 */
function found(wanted, available) {
  const known = new Map(available.map((tag) => [tag.toLowerCase(), tag]));
  for (const tag of wanted) {
    // No language here has more parts; what an address asks for may have any number.
    const parts = tag.toLowerCase().split("-", 8);
    for (let length = parts.length; length > 0; length--) {
      const one = known.get(parts.slice(0, length).join("-"));
      if (one) return one;
    }
  }
  return undefined;
}

/** @returns {string[]} tags, best first: what the address asks for, then the choice, then the browser's */
export function wantedLanguages() {
  return [...askedLanguages(), kept(), ...navigator.languages].filter((tag) => typeof tag === "string");
}

/** @returns {string[]} tags, best first: `?lang=` and `#…&lang=` */
function askedLanguages() {
  const { search, hash } = location;
  const asked = [search, hash].map((text) => new URLSearchParams(text.slice(1)).get("lang"));
  return asked.filter((tag) => typeof tag === "string");
}

/**
 * @param {readonly string[]} available
 * @returns {string|undefined} what the address asks for in vain: none of it is there
 */
export function unknownLanguage(available) {
  const asked = askedLanguages();
  return found(asked, available) ? undefined : asked[0];
}

/** @returns {string|null} */
function kept() {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    // No storage here.
    return null;
  }
}

/** From now on a choice lasts as long as the page: in somebody else's, nothing is written that this site keeps. */
export function keepNothing() {
  keeping = false;
}

/**
 * Keep a choice for the next time; the address asks for no other any more.
 * @param {string} tag
 */
export function keepLanguage(tag) {
  if (!keeping) return;
  try {
    localStorage.setItem(KEPT, tag);
  } catch {
    // It lasts as long as the page.
  }
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  address.hash = address.hash.replace(/(^#|&)lang=[^&]*&?/, "$1").replace(/[#&]$/, "");
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}

/**
 * Say what language the document is in, and name the app in it to whoever installs it.
 * @param {string} tag
 * @param {"ltr"|"rtl"} dir
 */
export function dress(tag, dir) {
  const { documentElement } = document;
  documentElement.lang = tag;
  documentElement.dir = dir;
  const link = document.querySelector("link[rel=manifest]");
  const manifest = tag === USUAL ? "manifest.webmanifest" : `manifest.${tag}.webmanifest`;
  if (link && link.getAttribute("href") !== manifest) link.setAttribute("href", manifest);
}
