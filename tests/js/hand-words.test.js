/** A place of the hand in words: every longest set that the card starts or ends, in every language. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { placeName } from "../../web/js/elements/hand-words.js";
import { useWords } from "../../web/js/i18n.js";

const LOCALES = new URL("../../web/locales/", import.meta.url);
/** @param {string} tag */
const speak = (tag) => useWords(tag, readFileSync(new URL(`${tag}/table.ftl`, LOCALES), "utf8"));

/** @type {(kind:"match"|"run"|"single", start:number, stop:number, longest?:boolean) => any} */
const set = (kind, start, stop, longest = true) => ({ kind, start, stop, longest });
const HAND = ["71", "72", "73", "81", "35"];
const SETS = [
  set("single", 2, 3, false),
  set("match", 0, 2, false),
  set("match", 0, 3),
  set("run", 2, 4),
  set("single", 4, 5),
];

test("a card tells the set it starts, then the one it ends", () => {
  speak("en");
  assert.deepEqual(
    HAND.map((_, place) => placeName(HAND, SETS, place)),
    [
      "7, other side 1, place 1 of 5, starts a match of 3",
      "7, other side 2, place 2 of 5, in a match of 3",
      "7, other side 3, place 3 of 5, starts a run of 2, ends a match of 3",
      "8, other side 1, place 4 of 5, ends a run of 2",
      "3, other side 5, place 5 of 5",
    ],
  );
});

test("it does so in every language", () => {
  for (const tag of readdirSync(LOCALES)) {
    speak(tag);
    const told = [2, 0, 3].map((place) => placeName(HAND, SETS, place));
    const [both, first, last] = told.map((text) => text.split(/[,،、] ?/).slice(3));
    assert.equal(both.length, 2, `${tag}: ${told[0]}`);
    // As the neighbours tell the same sets, from their other ends.
    assert.notEqual(both[1], first[0]);
    assert.notEqual(both[0], last[0]);
  }
});
