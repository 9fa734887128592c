/**
 * The words of the embeds, in any of the site's languages and in several at once: each embed has the language of the
 * place where it stands. The build has turned the Fluent files into small tables (assets.js); no message holds HTML.
 */
import { IDS, LANGUAGES } from "./assets.js";

/** @typedef {Record<string, string|number>} Args */

const FALLBACK = "en";
const MIRRORED = ["ar", "fa", "he", "ur"];
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
const LEFT_TO_RIGHT = /[A-Za-z\u00c0-\u024f\u0370-\u058f]/;

/** A place in a message where an argument, or one of several texts, will stand. */
const PLACE = /\{(\w+)(?:\|((?:[^{}]|\{\w+\})*))?\}/g;

/** Stands in a message for the cards that are drawn there. */
export const CARDS = "\ue000";

/** @type {Map<string, Words>} */
const made = new Map();

/**
 * @param {readonly string[]} wanted  tags, best first
 * @returns {Words} of the first of them that there is, or English
 */
export function wordsFor(wanted) {
  const tag = wanted.map(known).find(Boolean) ?? FALLBACK;
  const words = made.get(tag) ?? new Words(tag);
  made.set(tag, words);
  return words;
}

/**
 * @param {string} tag  "pt-BR"
 * @returns {string|undefined} "pt", if that is one of the languages
 */
function known(tag) {
  const parts = tag.split("-");
  while (parts.length > 0) {
    const found = Object.keys(LANGUAGES).find((language) => language.toLowerCase() === parts.join("-").toLowerCase());
    if (found) return found;
    parts.pop();
  }
  return undefined;
}

/**
 * @param {string} tag
 * @returns {boolean} it is one of the languages, or a kind of one
 */
export const isSpoken = (tag) => known(tag) !== undefined;

export class Words {
  /** @param {string} tag */
  constructor(tag) {
    /** @type {string} */
    this.tag = tag;
    /** @type {"rtl"|"ltr"} */
    this.dir = MIRRORED.includes(tag.split("-")[0]) ? "rtl" : "ltr";
    this.lines = LANGUAGES[tag].split("\n");
    this.fallback = LANGUAGES[FALLBACK].split("\n");
    this.plural = new Intl.PluralRules(tag);
    this.numbers = new Intl.NumberFormat(tag);
    this.lists = new Intl.ListFormat(tag, { type: "unit", style: "short" });
  }

  /**
   * @param {string} id
   * @param {Args} [args]
   * @returns {string}
   */
  t(id, args = {}) {
    const at = IDS.indexOf(id);
    return this.format(this.lines[at] || this.fallback[at] || id, args);
  }

  /**
   * @param {string} text  as assets.js writes it
   * @param {Args} args
   * @returns {string}
   */
  format(text, args) {
    return text.replace(PLACE, (_, name, choices) => {
      const value = args[name];
      if (choices === undefined) return this.shown(value);
      /** @type {string[]} */
      const texts = choices.split("|");
      const keys = typeof value === "number" ? [value, this.plural.select(value)] : [value];
      const found = keys.map((key) => texts.find((text) => text.startsWith(`${key}=`))).find(Boolean);
      return this.format(found?.slice(found.indexOf("=") + 1) ?? texts[texts.length - 1], args);
    });
  }

  /**
   * @param {string|number} value
   * @returns {string} numbers in the digits of the language; a text that runs against the language on its own
   */
  shown(value) {
    if (typeof value === "number") return this.number(value);
    return (this.dir === "rtl" ? LEFT_TO_RIGHT : RIGHT_TO_LEFT).test(value) ? `\u2068${value}\u2069` : value;
  }

  /** @param {number} value */
  number(value) {
    return this.numbers.format(value).replace("-", "−");
  }

  /** @param {string[]} items */
  list(items) {
    return this.lists.format(items);
  }
}
