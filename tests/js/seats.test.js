import assert from "node:assert/strict";
import { test } from "node:test";
import { named } from "../../web/js/seats.js";

/**
 * What becomes of a name that was typed.
 * @param {string} name
 */
const typed = (name) => named([{ kind: "person", name }], () => "Player 1")[0].name;

test("names of every script are shown whole: joiners, combining signs, the newest emoji", () => {
  for (const name of [
    "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645", // Persian needs the non-joiner
    "\u0d28\u0d4d\u200d\u0d31\u0d46", // Malayalam the joiner
    "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466} Rossi",
    "\u{1f1ee}\u{1f1f9} \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
    "Zoe\u0308 Vie\u0323\u0302t",
    "\u{1fae9}\u{1fac8}\u{1f6d8}",
    "\u05d3\u05df\u200f!",
    "O\u2019Hara \u6f22\u5b57",
  ]) {
    assert.equal(typed(name), name);
  }
});

test("control characters, ends of lines, halves of characters, and what turns the text round, go", () => {
  assert.equal(typed("a\u0000b\nc\u2028d\u2029e\u0085f"), "a b c d e f");
  assert.equal(typed("\ud83c!\udf89"), "!");
  assert.equal(typed("\u202elive\u202c \u2066on\u2069"), "live on");
  assert.equal(typed("  two \u00a0 words\t"), "two words");
});

test("a name of which nothing would be seen is none", () => {
  for (const name of ["", " \t", "\u200b\u200d", "\u2060\ufeff", "\u3164", "\u2800", "\ufe0f", "\u202e"]) {
    assert.equal(typed(name), "Player 1", JSON.stringify(name));
  }
});

test("a long name is cut between signs, to what the engine takes", () => {
  assert.equal(typed("W".repeat(300)), "W".repeat(20));
  const family = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}\u200d\u{1f466}";
  assert.equal(typed(family.repeat(30)), family.repeat(5));
  assert.equal(typed(`e${"\u0301".repeat(300)}`), `e${"\u0301".repeat(39)}`);
});
