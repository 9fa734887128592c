/**
 * The page's words: Fluent messages by id, in one language at a time, switchable while the page runs. English stands in
 * for what a language lacks, once that is noticed.
 *
 * `t` gives text, `parts` gives the same message with its cards kept apart so that they can be drawn as chips; no
 * message ever carries HTML. A missing message shows its id and is an error on the console, which the tests look for.
 */
import { FluentBundle, FluentResource } from "../vendor/fluent.js";
import { BUILD } from "./build-info.js";
import { Cards } from "./card-run.js";
import { nearest, USUAL } from "./language.js";

export { Cards, cards } from "./card-run.js";

/** @typedef {Record<string, string|number|Cards>} Args */
/** @typedef {{id:string, args?:Args}} Message */
/** @typedef {"prose"|"card"} Place  where a figure stands: in words and counts, or as the value of a card */

/** The languages there are, by tag. */
export const LANGUAGES = BUILD.languages;

/** What every screen needs; other files are asked for by who needs them. */
const CORE = ["table", "page"];

/** Characters of scripts written right to left, to tell a name that runs against the page. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const LEFT_TO_RIGHT = /[A-Za-z\u00c0-\u024f\u0370-\u058f]/;

/** Private-use marks around the number of an argument, where its chips will stand. */
const OPEN = "\ue000";
const CLOSE = "\ue001";

let bundle = new FluentBundle(USUAL);
/** English beside it, from the moment a message was missing. @type {FluentBundle|null} */
let spare = null;
/** @type {"ltr"|"rtl"} */
let dir = "ltr";
/** The digits of the language on cards too. */
let ownDigits = false;
/** @type {Set<string>} what was asked for beside CORE */
const asked = new Set();
/** @type {Map<string, Promise<unknown>>} what is on its way, by name, so that it is fetched once */
const coming = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();
/** What came broken is not to be taken from where the browser keeps it. @type {Set<string>} */
const spoilt = new Set();
/** The last choice counts, whichever arrives last. */
let choice = 0;

/** @returns {string} the language in use, as a tag */
export function currentLanguage() {
  return bundle.locales[0];
}

/** @returns {"ltr"|"rtl"} */
export function direction() {
  return dir;
}

/**
 * @param {() => void} listener  called after each change of language
 * @returns {() => void} stops it
 */
export function onLanguage(listener) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Choose a language; it is in use when all of its words that were asked for so far are there.
 * @param {readonly string[]} wanted  tags, best first
 * @returns {Promise<void>}
 */
export async function setLocale(wanted) {
  const mine = ++choice;
  const next = empty(nearest(wanted, Object.keys(LANGUAGES)));
  await Promise.all([...CORE, ...asked].map((name) => addFile(next, name)));
  if (mine !== choice) return;
  use(next);
}

/**
 * Load the words of one sheet ("help").
 * @param {string} name
 * @returns {Promise<void>}
 */
export async function loadWords(name) {
  if (asked.has(name)) return;
  const into = bundle;
  const on = coming.get(name) ?? Promise.all([bundle, spare].map((one) => one && addFile(one, name)));
  coming.set(name, on);
  await on.finally(() => coming.get(name) === on && coming.delete(name));
  if (into !== bundle) return loadWords(name);
  asked.add(name);
}

/** @param {string} tag */
function empty(tag) {
  return new FluentBundle(tag, { useIsolating: false });
}

/** @param {FluentBundle} next */
function use(next) {
  bundle = next;
  dir = next.getMessage("language-direction")?.value === "rtl" ? "rtl" : "ltr";
  spare = null;
  coming.clear();
  for (const listener of listeners) listener();
}

/** Something is missing in this language: have English too, and draw everything anew. */
async function fallBack() {
  const into = empty(USUAL);
  spare = into;
  await Promise.all([...CORE, ...asked].map((name) => addFile(into, name)));
  if (spare === into) for (const listener of listeners) listener();
}

/**
 * Words given as text: tests and pages that have no server for them.
 * @param {string} tag
 * @param {string} source  Fluent
 */
export function useWords(tag, source) {
  const next = empty(tag);
  report(tag, next.addResource(new FluentResource(source)));
  use(next);
}

/**
 * @param {FluentBundle} into
 * @param {string} name
 */
async function addFile(into, name) {
  const [tag] = into.locales;
  const path = `locales/${tag}/${name}.ftl`;
  const response = await fetch(new URL(`../${path}`, import.meta.url), {
    cache: spoilt.has(path) ? "reload" : "default",
  }).catch(() => null);
  // Some hosts answer with a page for what they don't have.
  const page = response?.ok && response.headers.get("Content-Type")?.startsWith("text/html");
  const status = page ? 404 : (response?.status ?? 0);
  // A language may lack a file as it may lack a message.
  if (status === 404 && tag !== USUAL) return;
  const text = status === 200 ? await response?.text().catch(() => null) : null;
  if (typeof text !== "string") {
    spoilt.add(path);
    throw new Error(status && status !== 200 ? `${path} (${status})` : path);
  }
  spoilt.delete(path);
  report(name, into.addResource(new FluentResource(text)));
}

/**
 * @param {string} where
 * @param {unknown[]} errors
 */
function report(where, errors) {
  for (const error of errors) console.error(`words: ${where}: ${error}`);
}

/**
 * A message as text; cards in it become words.
 * @param {string} id
 * @param {Args} [args]
 * @returns {string}
 */
export function t(id, args = {}) {
  /** @type {Record<string, string|number>} */
  const plain = {};
  for (const [name, value] of Object.entries(args)) {
    plain[name] = value instanceof Cards ? cardWords(value) : placed(name, value);
  }
  return format(id, plain);
}

/**
 * A message in parts: text, and the cards that stand between.
 * @param {string} id
 * @param {Args} [args]
 * @returns {(string|Cards)[]}
 */
export function parts(id, args = {}) {
  /** @type {Cards[]} */
  const runs = [];
  /** @type {Record<string, string|number>} */
  const plain = {};
  for (const [name, value] of Object.entries(args)) {
    plain[name] = value instanceof Cards ? `${OPEN}${runs.push(value) - 1}${CLOSE}` : placed(name, value);
  }
  return format(id, plain)
    .split(new RegExp(`${OPEN}(\\d+)${CLOSE}`))
    .map((part, index) => (index % 2 ? runs[Number(part)] : part))
    .filter((part) => part !== "");
}

/**
 * Cards in words: "2-3-4", "nothing".
 * @param {Cards} run
 * @returns {string}
 */
export function cardWords(run) {
  if (run.texts.length === 0) return format("cards-none", {});
  const words = run.values.map((value) => (value ? number(value) : "?")).join("-");
  // Cards lie from left to right in every language.
  return dir === "rtl" ? `\u2066${words}\u2069` : words;
}

/** @type {Map<string, Intl.NumberFormat>} kept, since a table has a hundred numbers and each of these is dear to make */
const numberFormats = new Map();

/**
 * @param {number} value
 * @param {Intl.NumberFormatOptions["signDisplay"]} [signDisplay]
 * @returns {string} in the digits of the language
 */
export function number(value, signDisplay = "auto") {
  const key = `${currentLanguage()} ${signDisplay}`;
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(currentLanguage(), { signDisplay });
  numberFormats.set(key, format);
  return format.format(value);
}

/**
 * @param {number} value
 * @param {Place} where
 * @returns {string} on cards in the figures of the box, unless the language's own were asked for
 */
export function digits(value, where) {
  return where === "card" && !ownDigits ? String(value) : number(value);
}

/**
 * @param {boolean} own  draw the values of cards in the digits of the language
 */
export function setCardDigits(own) {
  if (own === ownDigits) return;
  ownDigits = own;
  for (const listener of listeners) listener();
}

/**
 * @param {number} value
 * @returns {string} with a real minus, which the display face has
 */
export function minus(value) {
  return number(value).replace("-", "−");
}

/**
 * @param {number} value
 * @returns {string} a gain or a loss
 */
export function signed(value) {
  return number(value, "exceptZero").replace("-", "−");
}

/**
 * @param {string[]} items
 * @returns {string} "Mira, Otto and Zaza"
 */
export function list(items) {
  return new Intl.ListFormat(currentLanguage(), { type: "conjunction" }).format(items.map(isolated));
}

/**
 * Things in a row that are no sentence: "8, 9".
 * @param {readonly string[]} items
 * @returns {string}
 */
export function row(items) {
  return items.length === 0 ? "" : items.reduce((one, next) => format("row", { one, next }));
}

/**
 * Sentences one after the other; empty ones are left out.
 * @param {readonly string[]} texts
 * @returns {string}
 */
export const together = (texts) => texts.filter(Boolean).join(t("space"));

/**
 * @param {string} id
 * @param {Record<string, string|number>} args
 * @returns {string}
 */
function format(id, args) {
  const [name, attribute] = id.split(".");
  for (const words of [bundle, spare]) {
    const message = words?.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!words || !pattern) continue;
    /** @type {Error[]} */
    const errors = [];
    const text = words.formatPattern(pattern, args, errors);
    report(id, errors);
    return text;
  }
  console.error(`words: no message "${id}" in ${currentLanguage()}`);
  if (currentLanguage() !== USUAL && !spare) fallBack();
  return id;
}

/**
 * What others wrote may run against the page and is set apart; other text is our own, or chooses a case of a message.
 * @param {string} name  of the argument
 * @param {string|number} value
 * @returns {string|number}
 */
function placed(name, value) {
  return typeof value === "string" && /name$|^detail$/i.test(name) ? isolated(value) : value;
}

/**
 * Only text that runs against the page is isolated: marks around every name would be in each accessible name too.
 * @param {string} text
 * @returns {string}
 */
function isolated(text) {
  const against = dir === "rtl" ? LEFT_TO_RIGHT : RIGHT_TO_LEFT;
  return against.test(text) ? `\u2068${text}\u2069` : text;
}
