import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { Cards, cards, cardWords, digits, parts, setCardDigits, t, together, useWords } from "../../web/js/i18n.js";
import { FluentBundle, FluentResource } from "../../web/vendor/fluent.js";

const WEB = new URL("../../web/", import.meta.url);
const WORDS = new URL("locales/en/", WEB);

/** @type {Map<string, string>} file name and text */
const files = new Map(readdirSync(WORDS).map((name) => [name, readFileSync(new URL(name, WORDS), "utf8")]));
const source = [...files.values()].join("\n");
const code = ["js/", "js/elements/", "embed/src/"]
  .flatMap((folder) => readdirSync(new URL(folder, WEB)).map((name) => folder + name))
  .filter((name) => name.endsWith(".js"))
  .concat("index.html", "../tools/build/languages.py")
  .map((name) => readFileSync(new URL(name, WEB), "utf8"))
  .join("\n");

/** Ids that are put together from a beginning and a code of the engine, a setting, a name. */
const FAMILIES = [...code.matchAll(/[`"]([a-z]+(?:-[a-z]+)*-)\$?\{/g)].map(([, start]) => start);

/** @returns {string[]} */
function ids() {
  return [...source.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id);
}

/** Arguments that any message may ask for, by name: numbers where it selects by number, a word otherwise. */
function sample() {
  const names = new Set([...source.matchAll(/\{ ?\$([a-zA-Z-]+)/g)].map(([, name]) => name));
  return Object.fromEntries([...names].map((name) => [name, 2]));
}

test("sentences follow one another as each language has it", () => {
  for (const [tag, joined] of [
    ["ja", "一。二。"],
    ["en", "一。 二。"],
  ]) {
    useWords(tag, readFileSync(new URL(`locales/${tag}/page.ftl`, WEB), "utf8"));
    assert.equal(together(["一。", "", "二。"]), joined);
  }
});

describe("the English words", () => {
  test("are Fluent without a fault, each message once", () => {
    for (const [name, text] of files) {
      const messages = new FluentResource(text).body.map(({ id }) => id);
      const written = [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id);
      assert.deepEqual(messages, written, `${name}: the reader skips what it can't read`);
    }
    assert.deepEqual(ids().length, new Set(ids()).size);
  });

  test("can each be said", () => {
    const bundle = new FluentBundle("en", { useIsolating: false });
    assert.deepEqual(bundle.addResource(new FluentResource(source)), []);
    for (const id of ids()) {
      const message = bundle.getMessage(id);
      for (const pattern of [message?.value, ...Object.values(message?.attributes ?? {})]) {
        /** @type {Error[]} */
        const errors = [];
        if (pattern) bundle.formatPattern(pattern, sample(), errors);
        assert.deepEqual(errors, [], id);
      }
    }
  });

  test("are all there that the code asks for", () => {
    const asked = [
      ...code.matchAll(/\b(?:t|parts)\(\s*"([a-z0-9-]+)"/g),
      ...code.matchAll(/\bid: "([a-z]+-[a-z-]+)"/g),
    ];
    const known = new Set(ids());
    assert.deepEqual(
      asked.map(([, id]) => id).filter((id) => !known.has(id)),
      [],
    );
    assert.ok(asked.length > 100);
  });

  test("are all asked for", () => {
    const unused = ids().filter((id) => !code.includes(`"${id}"`) && !FAMILIES.some((start) => id.startsWith(start)));
    assert.deepEqual(unused, []);
  });

  test("have one for every reason of the engine", () => {
    const reasons = readFileSync(new URL("../scout_core/errors.py", WEB), "utf8").matchAll(
      /^ {4}[A-Z_]+ = "([a-z-]+)"/gm,
    );
    const known = new Set(ids());
    const missing = [...reasons].map(([, reason]) => `refused-${reason}`).filter((id) => !known.has(id));
    assert.deepEqual(missing, []);
  });
});

describe("a message", () => {
  test("keeps its cards apart to be drawn, and says them in words", () => {
    useWords("en", "why = { $cards } is lower than { $active }");
    const args = { cards: cards(["51", "6T"]), active: cards(["82", "93"]) };
    assert.equal(t("why", args), "5-6 is lower than 8-9");
    const [first, words, second, ...rest] = parts("why", args);
    assert.ok(first instanceof Cards && second instanceof Cards);
    assert.deepEqual([first.texts, words, second.texts, rest], [["51", "6T"], " is lower than ", ["82", "93"], []]);
  });

  test("keeps cards in their order where one reads from right to left", () => {
    useWords("fa", "language-direction = rtl");
    assert.equal(cardWords(cards(["51", "6T"])), "\u2066۵-۶\u2069");
  });

  test("has the figures of the language, on cards only when asked", () => {
    useWords("fa", "");
    assert.deepEqual([digits(10, "prose"), digits(10, "card")], ["۱۰", "10"]);
    setCardDigits(true);
    assert.equal(digits(10, "card"), "۱۰");
    setCardDigits(false);
  });

  test("says ten, an unseen card, and no card at all", () => {
    useWords("en", "cards-none = nothing");
    assert.equal(cardWords(cards(["T2", "??"])), "10-?");
    assert.equal(cardWords(cards([])), "nothing");
  });

  test("sets a name apart only where it runs against the page", () => {
    useWords("en", "turn = It is { $name }’s turn");
    assert.equal(t("turn", { name: "Ann" }), "It is Ann’s turn");
    assert.equal(t("turn", { name: "آرش" }), "It is \u2068آرش\u2069’s turn");
    useWords("fa", "language-direction = rtl\nturn = نوبت { $name }");
    assert.equal(t("turn", { name: "Ann" }), "نوبت \u2068Ann\u2069");
    assert.equal(t("turn", { name: "آرش" }), "نوبت آرش");
  });

  test("tells cases apart whichever way the page runs, and sets apart what is placed in what is placed", () => {
    const words = "who = { $who ->\n    [you] شما\n   *[other] { $name } رفت\n }\nsaid = گفت: { $text }!";
    useWords("fa", `language-direction = rtl\n${words}`);
    assert.equal(t("who", { who: "you", name: "Ann" }), "شما");
    const gone = t("who", { who: "other", name: "Ann" });
    assert.equal(gone, "\u2068Ann\u2069 رفت");
    assert.equal(t("said", { text: gone }), "گفت: \u2068Ann\u2069 رفت!");
  });

  test("that is missing shows its id and is an error", (context) => {
    useWords("en", "");
    const error = context.mock.method(console, "error", () => undefined);
    assert.equal(t("no-such-words"), "no-such-words");
    assert.equal(error.mock.callCount(), 1);
  });
});
