import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { DECK, emptyPosition, place, pool, shift, take, turnOver, withPlayers } from "../../web/embed/builder-state.js";
import { BOTS, checkChoice, readMarks, readNames, readWhole } from "../../web/embed/src/given.js";
import { readSpn, writeSpn } from "../../web/js/notation.js";
import { elementLine, scriptText, snippet } from "../../web/js/snippets.js";
import { publicMove, publicResult } from "../../web/js/spectator.js";
import { startEngine } from "./engine-process.js";

const WEB = new URL("../../web/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("embed/custom-elements.json", WEB), "utf8"));
const SPN = "29648265/3746/719383 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0";

/** @param {string} tag */
const source = (tag) => readFileSync(new URL(`embed/src/${tag}.js`, WEB), "utf8");

test("the published contract is that of the sources: attributes, events, parts", () => {
  const [{ declarations }] = manifest.modules;
  assert.deepEqual(declarations.map((/** @type {{tagName:string}} */ { tagName }) => tagName).sort(), [
    "scout-game",
    "scout-position",
    "scout-quiz",
    "scout-replay",
  ]);
  const all = readdirSync(new URL("embed/src/", WEB))
    .filter((name) => name.endsWith(".js"))
    .map((name) => source(name.slice(0, -3)))
    .join("");
  for (const { tagName, attributes, events, cssParts } of declarations) {
    const text = source(tagName);
    const declared = [...text.matchAll(/^ \* @attr \{[^}]*\} (\w+)/gm)].map(([, name]) => name);
    assert.deepEqual(attributes.map((/** @type {{name:string}} */ { name }) => name).sort(), declared.sort(), tagName);
    const fired = [...text.matchAll(/^ \* @fires (scout-[a-z]+)/gm)].map(([, name]) => name);
    assert.deepEqual(events.map((/** @type {{name:string}} */ { name }) => name).sort(), fired.sort(), tagName);
    for (const { name } of cssParts) assert.ok(all.includes(`part="${name}`), `${tagName}: ${name}`);
  }
});

test("cards are put, turned, moved and taken, and lie in one place only", () => {
  let position = emptyPosition(3);
  assert.equal(DECK.length, 45);
  position = place(position, 0, "3T");
  position = place(position, 0, "12", 0);
  position = place(position, "active", "45");
  assert.equal(position.owner, 2);
  position = turnOver(position, 0, 1);
  assert.deepEqual(position.hands[0], ["12", "T3"]);
  assert.deepEqual(
    DECK.filter((card) => !pool(position).includes(card)),
    ["12", "3T", "45"],
  );
  const moved = shift(position, 0, 0, 1);
  assert.deepEqual([moved.position.hands[0], moved.at], [["T3", "12"], 1]);
  assert.equal(shift(moved.position, 0, 1, 1).at, 1);
  position = take(moved.position, 0, 0);
  assert.deepEqual(position.hands[0], ["12"]);
  position = { ...withPlayers(position, 2), turn: 1 };
  assert.equal(writeSpn(position), "12/- 45 1 2p 0/0 3/3 00 1/2 1 0/0");
  assert.deepEqual(readSpn(writeSpn(position)), position);
});

test("what is pasted holds every text as text", async () => {
  const site = "https://example.org/scout/";
  const script = `<script src="${site}embed/scout-embed.js" defer></script>`;
  /** @type {import("../../web/js/links.js").Link} */
  const position = { kind: "position", text: SPN, options: { caption: `"<b>" & more`, seat: "" } };
  const shown = "&quot;&lt;b&gt;&quot; &amp; more";
  const element = `<scout-position spn="${SPN}" caption="${shown}">${shown}</scout-position>`;
  assert.equal(await snippet("element", site, position), `${script}\n${element}`);
  assert.equal(elementLine("scout-game", { seed: "" }), "<scout-game></scout-game>");
  const frame = await snippet("frame", site, { ...position, options: { caption: '"><script>' } }, { height: 700 });
  assert.match(
    frame,
    /^<iframe src="https:\/\/example\.org\/scout\/embed\.html#p=[^"<>]*&amp;caption=%22%3E%3Cscript%3E" .* height="700" /,
  );
  assert.doesNotMatch(frame, /style=/);
  // What ends a script, and what keeps it from ending.
  const hostile = '[Seat1 "</script><b>"]{<!--<script>}';
  const replay = await snippet(
    "element",
    site,
    { kind: "game", text: hostile, options: { ply: "3" } },
    { inside: "<i>" },
  );
  const written = '[Seat1 "<\\/script><b>"]{<\\!--<script>}';
  assert.equal(
    replay,
    `${script}\n<scout-replay ply="3"><script type="text/x-scout-sgn">\n${written}\n</script>&lt;i&gt;</scout-replay>`,
  );
  assert.equal(scriptText('{"a": "1 < 2"}'), '{"a": "1 < 2"}');
});

test("what a game tells around holds nothing that only a seat knows", () => {
  const scouted = /** @type {const} */ ({
    type: "scouted",
    seat: 1,
    owner: 0,
    end: "L",
    card: "45",
    gap: 3,
    turned: true,
    chip: "owner",
  });
  const showed = /** @type {const} */ ({
    type: "showed",
    seat: 1,
    cards: ["67"],
    kind: "single",
    start: 4,
    captured: ["12"],
    owner: 0,
  });
  assert.deepEqual(publicMove([{ type: "turned", seat: 0, turned: true }]), { seat: 0, kind: "turn", cards: [] });
  assert.deepEqual(publicMove([scouted]), { seat: 1, kind: "scout", cards: ["45"] });
  assert.deepEqual(publicMove([{ type: "token", seat: 1 }, scouted, showed]), { seat: 1, kind: "both", cards: ["67"] });
  assert.equal(publicMove([{ type: "dealt", round: 2, start: 1, hand_size: 9 }]), null);
  const result = { round: 1, scores: [1, 2], totals: [3, 4], hands: [["12"], ["34"]] };
  const view = /** @type {any} */ ({ results: [result], final: null });
  assert.deepEqual(publicResult(view), { round: 1, scores: [1, 2], totals: [3, 4] });
  assert.deepEqual(publicResult({ ...view, final: { totals: [3, 4], winners: [1] } }).winners, [1]);
});

test("what an author writes is read, or refused with what may stand there", () => {
  const element = (/** @type {unknown} */ seat, /** @type {string|null} */ text = null) =>
    /** @type {any} */ ({ seat, getAttribute: () => text });
  assert.equal(readWhole(element(3, "3"), "seat", 1, 3), 3);
  for (const none of [element(null), element(0, "")]) assert.equal(readWhole(none, "seat", 1, 3), null);
  assert.deepEqual(readMarks("5-7, 9", 9), [
    { start: 4, stop: 7 },
    { start: 8, stop: 9 },
  ]);
  assert.deepEqual(readMarks(null, 9), []);
  assert.deepEqual(readNames("Ann, ,Cy", 4), ["Ann", "", "Cy"]);
  for (const text of [null, "", "all"]) checkChoice("hands", text, ["all"]);

  /** @type {[() => unknown, string][]} */
  const refused = [
    [() => readWhole(element(7, "7"), "seat", 1, 3), "seat, column 1: expected 1 to 3, found '7'"],
    [() => readWhole(element(Number.NaN, "me"), "seat", 1, 3), "seat, column 1: expected 1 to 3, found 'me'"],
    [() => readWhole(element(1.5, "1.5"), "seat", 1, 3), "seat, column 1: expected 1 to 3, found '1.5'"],
    [() => readMarks("2 99", 9), "marks, column 3: expected places from 1 to 9, such as 1 or 2-3, found '99'"],
    [() => readMarks("4-2", 9), "marks, column 1: expected places from 1 to 9, such as 1 or 2-3, found '4-2'"],
    [() => readMarks("0", 9), "marks, column 1: expected places from 1 to 9, such as 1 or 2-3, found '0'"],
    [() => readMarks("x", 9), "marks, column 1: expected places from 1 to 9, such as 1 or 2-3, found 'x'"],
    [() => readNames("Ann,Bo,Cy", 2), "names, column 7: expected 2 names, found ',Cy'"],
    [() => checkChoice("hands", "none", ["all"]), "hands, column 1: expected all, found 'none'"],
    [() => checkChoice("bot", "hal", ["a", "b", "c"]), "bot, column 1: expected a, b or c, found 'hal'"],
  ];
  for (const [read, message] of refused) assert.throws(read, { name: "NotationError", message });
});

test("a game may be asked for with every computer player that the engine has", async (context) => {
  const { client } = startEngine(context);
  const { bots } = await client.request("engine.hello", {});
  assert.deepEqual(
    BOTS,
    bots.map(({ id }) => id),
  );
  const [{ declarations }] = manifest.modules;
  const { attributes } = declarations.find((/** @type {{tagName:string}} */ { tagName }) => tagName === "scout-game");
  const { description } = attributes.find((/** @type {{name:string}} */ { name }) => name === "bot");
  assert.deepEqual(description.split(": ")[1].split(", ").sort(), BOTS.toSorted());
});
