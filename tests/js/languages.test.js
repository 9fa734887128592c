import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { nearest } from "../../web/js/language.js";
import { FluentResource } from "../../web/vendor/fluent.js";

/** @typedef {import("@fluent/bundle").FluentResource["body"][number]} Entry */

const LOCALES = new URL("../../web/locales/", import.meta.url);
const TAGS = readdirSync(LOCALES).sort();
const PLURALS = /** @type {const} */ (["zero", "one", "two", "few", "many"]);

/** In these a noun keeps its form after a number, so that a message may do without plural classes. */
const UNCOUNTED = ["fa", "ja"];

/** What looks the same in several languages and is right. */
const ALIKE = /^[^a-z]*$|^(bot-name-|language-direction|log-captured|pace-|key-)|^title$/;

/** @type {(folder:string) => string[]} */
const filesOf = (tag) => readdirSync(new URL(`${tag}/`, LOCALES)).sort();

/**
 * @param {string} tag
 * @param {string} file
 */
function read(tag, file) {
  const text = readFileSync(new URL(`${tag}/${file}`, LOCALES), "utf8");
  const written = [...text.matchAll(/^([a-zA-Z][\w-]*)\s*=/gm)].map(([, id]) => id);
  /** @type {Map<string, Entry>} */
  const entries = new Map(new FluentResource(text).body.map((entry) => [entry.id, entry]));
  return { written, entries };
}

/**
 * Every part of a pattern, however deep.
 * @param {any} part
 * @returns {any[]}
 */
function partsOf(part) {
  if (typeof part !== "object" || part === null) return [part];
  if (Array.isArray(part)) return part.flatMap(partsOf);
  if (part.type !== "select") return [part];
  return [part, ...partsOf(part.selector), ...part.variants.flatMap((/** @type {any} */ one) => partsOf(one.value))];
}

/**
 * @param {Entry} entry
 * @returns {Map<string, any>} the value under "", and the attributes
 */
function patterns(entry) {
  return new Map([...(entry.value === null ? [] : [["", entry.value]]), ...Object.entries(entry.attributes)]);
}

/** @param {any} pattern */
function variables(pattern) {
  const names = partsOf(pattern).flatMap((part) => (part?.type === "var" ? [part.name] : []));
  return [...new Set(names)].sort();
}

/** @param {any} select */
const keysOf = (select) => select.variants.map((/** @type {any} */ { key }) => String(key.value));

/**
 * The selects by number: those that tell classes or figures apart.
 * @param {any} pattern
 * @returns {{name:string, keys:string[]}[]}
 */
function counted(pattern) {
  return partsOf(pattern)
    .filter((part) => part?.type === "select")
    .map((select) => ({ name: select.selector.name, keys: keysOf(select) }))
    .filter(({ keys }) => keys.some((/** @type {any} */ key) => PLURALS.includes(key)));
}

/**
 * What is wrong with a message.
 * @param {Entry} english
 * @param {Entry} other
 * @param {string[]} classes  plural classes of the language
 * @returns {string[]}
 */
function faults(english, other, classes) {
  const [ours, theirs] = [patterns(english), patterns(other)];
  if ([...ours.keys()].join() !== [...theirs.keys()].join()) return [`attributes: ${[...theirs.keys()].slice(1)}`];
  return [...ours].flatMap(([name, pattern]) => {
    const wanted = variables(pattern);
    const found = variables(theirs.get(name));
    const wrong = String(found) === String(wanted) ? [] : [`variables ${found} instead of ${wanted}`];
    const plurals = counted(theirs.get(name));
    for (const { name: variable, keys } of plurals) {
      const lacking = classes.filter((one) => !keys.includes(one));
      if (lacking.length > 0) wrong.push(`$${variable} without the plural ${lacking}`);
    }
    const uncounted = counted(pattern).filter((one) => !plurals.some((same) => same.name === one.name));
    return [...wrong, ...uncounted.map((one) => `$${one.name} has no plurals`)];
  });
}

describe("every language", () => {
  const english = new Map(filesOf("en").map((file) => [file, read("en", file)]));

  for (const tag of TAGS) {
    test(`${tag} has every message of English, whole and no other`, () => {
      const classes = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
      assert.equal(Intl.PluralRules.supportedLocalesOf(tag).length, 1);
      const told = [];
      const files = filesOf(tag);
      told.push(...files.filter((file) => !english.has(file)).map((file) => `${file} is superfluous`));
      for (const [file, { entries }] of english) {
        if (!files.includes(file)) {
          told.push(`${file} is missing`);
          continue;
        }
        const other = read(tag, file);
        const ids = [...other.entries.keys()];
        told.push(...other.written.filter((id) => !other.entries.has(id)).map((id) => `${file}: ${id} can't be read`));
        if (other.written.length > ids.length) told.push(`${file}: a message is there twice`);
        told.push(...ids.filter((id) => !entries.has(id)).map((id) => `${file}: ${id} is superfluous`));
        for (const [id, entry] of entries) {
          const translated = other.entries.get(id);
          if (!translated) told.push(`${file}: ${id} is missing`);
          else told.push(...problems(tag, entry, translated, classes).map((fault) => `${file}: ${id}: ${fault}`));
        }
      }
      // Each on a line of its own, and none left out.
      assert.equal(told.length, 0, told.join("\n"));
    });

    test(`${tag} says of a button what a press on it would say: the ring is empty, a set must be shown`, () => {
      const [button, press] = [read(tag, "table.ftl"), read(tag, "page.ftl")];
      const said = press.entries.get("refused-must-show")?.value;
      assert.ok(said);
      assert.deepEqual(button.entries.get("reason-must-show")?.value, said);
    });
  }
});

/**
 * @param {string} tag
 * @param {Entry} entry
 * @param {Entry} translated
 * @param {string[]} classes
 */
function problems(tag, entry, translated, classes) {
  const found = faults(entry, translated, classes);
  const allowed = UNCOUNTED.includes(tag) ? / has no plurals$/ : /^$/;
  const same = JSON.stringify(entry) === JSON.stringify(translated) && tag !== "en";
  const words = JSON.stringify(entry.value).replace(/"[^"]*":/g, "");
  if (same && /[a-z]{3,} [a-z]{3,}/i.test(words) && !ALIKE.test(entry.id)) found.push("is still English");
  return found.filter((fault) => !allowed.test(fault));
}

describe("the nearest language", () => {
  test("is the tag, else its language, else English", () => {
    const there = ["en", "de", "pt", "pt-BR"];
    assert.equal(nearest(["pt-BR"], there), "pt-BR");
    assert.equal(nearest(["PT-br-x-a"], there), "pt-BR");
    assert.equal(nearest(["pt-PT"], there), "pt");
    assert.equal(nearest(["xx", "de-AT", "en"], there), "de");
    assert.equal(nearest(["zh-Hant-TW", ""], there), "en");
    assert.equal(nearest([], there), "en");
    // An address may ask for anything: it is answered at once.
    const begun = performance.now();
    assert.equal(nearest([`de${"-x".repeat(50_000)}`], there), "de");
    assert.ok(performance.now() - begun < 1000);
  });
});
