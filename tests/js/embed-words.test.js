import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { Words } from "../../web/embed/src/words.js";

describe("a message of the embeds", () => {
  const [english, slovenian, persian] = ["en", "sl", "fa"].map((tag) => {
    const words = new Words("en");
    return Object.assign(words, { dir: tag === "fa" ? "rtl" : "ltr", plural: new Intl.PluralRules(tag) });
  });

  test("takes its arguments", () => {
    assert.equal(english.format("{name} shows {cards}", { name: "Ann", cards: "4-5" }), "Ann shows 4-5");
    assert.equal(english.format("{score} points", { score: -2 }), "−2 points");
  });

  test("chooses by a word, a number or the class of a number", () => {
    const cards = "{count|two={count} karti|few={count} karte|one={count} karta|{count} kart}";
    const forms = [1, 2, 3, 5, 101].map((count) => slovenian.format(cards, { count }));
    assert.deepEqual(forms, ["1 karta", "2 karti", "3 karte", "5 kart", "101 karta"]);
    const token = "{name}{token|left=, left|used=, used|}.";
    assert.deepEqual(
      ["left", "used", "none"].map((kind) => english.format(token, { name: "Ann", token: kind })),
      ["Ann, left.", "Ann, used.", "Ann."],
    );
    assert.equal(english.format("{count|0=none|one=one|more}", { count: 0 }), "none");
  });

  test("keeps a name that runs against the language together", () => {
    assert.equal(persian.format("نوبت {name} است", { name: "Ann" }), "نوبت \u2068Ann\u2069 است");
  });
});
