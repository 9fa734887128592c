/**
 * The page's words: Fluent messages by id, in one language at a time, switchable while the page runs.
 *
 * `t` gives text, `parts` gives the same message with its cards kept apart so that they can be drawn as chips; no
 * message ever carries HTML. A missing message shows its id and is an error on the console, which the tests look for.
 */
import { FluentBundle, FluentResource, negotiateLanguages } from "../vendor/fluent.js";
import { Cards } from "./card-run.js";

export { Cards, cards } from "./card-run.js";

/** @typedef {Record<string, string|number|Cards>} Args */
/** @typedef {{id:string, args?:Args}} Message */

/** The languages there are, the first one being what everything falls back to. */
export const LOCALES = ["en"];

/** What every screen needs, and what only a sheet needs. */
const CORE = ["table", "page"];

/** Characters of scripts written right to left, to tell a name that runs against the page. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const LEFT_TO_RIGHT = /[A-Za-z\u00c0-\u024f\u0370-\u058f]/;

/** Private-use marks around the number of an argument, where its chips will stand. */
const OPEN = "\ue000";
const CLOSE = "\ue001";

let language = LOCALES[0];
/** @type {FluentBundle[]} the chosen language, then what it falls back to */
let bundles = [];
/** @type {Set<string>} */
const loaded = new Set();
/** @type {Set<() => void>} */
const listeners = new Set();

/** @returns {string} the language in use, as a tag */
export function currentLanguage() {
  return language;
}

/** @returns {"ltr"|"rtl"} */
export function direction() {
  return ["ar", "fa", "he", "ur"].includes(language.split("-")[0]) ? "rtl" : "ltr";
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
 * Choose a language and load the words that every screen needs.
 * @param {readonly string[]} wanted  tags, best first
 * @returns {Promise<void>}
 */
export async function setLocale(wanted) {
  const [chosen] = negotiateLanguages(wanted, LOCALES, { defaultLocale: LOCALES[0], strategy: "lookup" });
  const chain = [...new Set([chosen, LOCALES[0]])];
  const next = chain.map((tag) => new FluentBundle(tag, { useIsolating: false, functions: {} }));
  await Promise.all(chain.flatMap((tag, index) => CORE.map((name) => addFile(next[index], tag, name))));
  language = chosen;
  bundles = next;
  loaded.clear();
  for (const listener of listeners) listener();
}

/**
 * Load the words of one sheet ("help").
 * @param {string} name
 * @returns {Promise<void>}
 */
export async function loadWords(name) {
  if (loaded.has(name)) return;
  await Promise.all(bundles.map((bundle) => addFile(bundle, bundle.locales[0], name)));
  loaded.add(name);
}

/**
 * Words given as text: tests and pages that have no server for them.
 * @param {string} tag
 * @param {string} source  Fluent
 */
export function useWords(tag, source) {
  const bundle = new FluentBundle(tag, { useIsolating: false });
  report(tag, bundle.addResource(new FluentResource(source)));
  language = tag;
  bundles = [bundle];
}

/**
 * @param {FluentBundle} bundle
 * @param {string} tag
 * @param {string} name
 */
async function addFile(bundle, tag, name) {
  const url = new URL(`../locales/${tag}/${name}.ftl`, import.meta.url);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status}: ${url.pathname}`);
  report(name, bundle.addResource(new FluentResource(await response.text())));
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
    plain[name] = value instanceof Cards ? cardWords(value) : typeof value === "string" ? isolated(value) : value;
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
    if (value instanceof Cards) plain[name] = `${OPEN}${runs.push(value) - 1}${CLOSE}`;
    else plain[name] = typeof value === "string" ? isolated(value) : value;
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
  return run.values.map((value) => (value ? number(value) : "?")).join("-");
}

/**
 * @param {number} value
 * @param {Intl.NumberFormatOptions} [options]
 * @returns {string} in the digits of the language
 */
export function number(value, options) {
  return new Intl.NumberFormat(language, options).format(value);
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
  return number(value, { signDisplay: "exceptZero" }).replace("-", "−");
}

/**
 * @param {string[]} items
 * @returns {string} "Mira, Otto and Zaza"
 */
export function list(items) {
  return new Intl.ListFormat(language, { type: "conjunction" }).format(items.map(isolated));
}

/**
 * @param {string} id
 * @param {Record<string, string|number>} args
 * @returns {string}
 */
function format(id, args) {
  const [name, attribute] = id.split(".");
  for (const bundle of bundles) {
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) continue;
    /** @type {Error[]} */
    const errors = [];
    const text = bundle.formatPattern(pattern, args, errors);
    report(id, errors);
    return text;
  }
  console.error(`words: no message "${id}"`);
  return id;
}

/**
 * Only text that runs against the page is isolated: marks around every name would be in each accessible name too.
 * @param {string} text
 * @returns {string}
 */
function isolated(text) {
  const against = direction() === "rtl" ? LEFT_TO_RIGHT : RIGHT_TO_LEFT;
  return against.test(text) ? `\u2068${text}\u2069` : text;
}
