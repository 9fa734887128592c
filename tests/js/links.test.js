import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { isLink, LinkError, pack, readLink, writeLink } from "../../web/js/links.js";

const { games } = JSON.parse(readFileSync(new URL("../fixtures/games.json", import.meta.url), "utf8"));
const SPN = "29648265/????????????????/?????????????????????? 45 2 1p 5/5/2 2/3/0 100 1/3 2 0/0/0";

test("a position is its SPN with strokes for spaces", async () => {
  const fragment = await writeLink({ kind: "position", text: SPN, options: { seat: "2", caption: "a & b = ü" } });
  assert.equal(fragment, `#p=${SPN.replaceAll(" ", "_")}&seat=2&caption=a%20%26%20b%20%3D%20%C3%BC`);
  assert.deepEqual(await readLink(fragment), {
    kind: "position",
    text: SPN,
    options: { seat: "2", caption: "a & b = ü" },
  });
  // As some programs send it on.
  assert.equal((await readLink(`p=${encodeURIComponent(SPN)}`)).text, SPN);
});

test("a record comes back as it was, hostile ones too, and is shorter on the way", async () => {
  for (const { sgn } of games) {
    const fragment = await writeLink({ kind: "game", text: sgn, options: { ply: "12" } });
    assert.match(fragment, /^#g=[\w-]*&ply=12$/);
    assert.deepEqual(await readLink(fragment), { kind: "game", text: sgn.toWellFormed(), options: { ply: "12" } });
  }
});

test("a game to play is all options; what is no option is left aside", async () => {
  const link = await readLink("#play&players=4&bot=planner&seed=7&evil=1&__proto__=x");
  assert.deepEqual(link, { kind: "play", text: "", options: { players: "4", bot: "planner", seed: "7" } });
  assert.equal(await writeLink(link), "#play&players=4&bot=planner&seed=7");
});

test("what can't be read is refused, and nothing is unpacked without end", async () => {
  const bomb = await pack("x".repeat(10_000_000));
  assert.ok(bomb.length < 20_000);
  const bad = {
    "": "unknown",
    "#x=1": "unknown",
    "#constructor=1": "unknown",
    "#p=%zz": "damaged",
    "#g=": "damaged",
    "#g=!": "damaged",
    "#g=abc": "damaged",
    [`#g=${bomb}`]: "too-long",
    [`#g=${"A".repeat(300_000)}`]: "too-long",
  };
  for (const [fragment, code] of Object.entries(bad)) {
    await assert.rejects(readLink(fragment), (error) => error instanceof LinkError && error.code === code, fragment);
  }
  assert.deepEqual(["#p=", "g=x", "#play", "#play&a", "#player", "#q", ""].filter(isLink), [
    "#p=",
    "g=x",
    "#play",
    "#play&a",
  ]);
});
