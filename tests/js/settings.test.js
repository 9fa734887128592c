import assert from "node:assert/strict";
import { test } from "node:test";
import { cuesOf } from "../../web/js/effects.js";
import { CHOICES, DEFAULTS, readSettings } from "../../web/js/settings.js";
import { asked, bots, page, people, playUntil, until } from "./page.js";

test("settings are read back as they were chosen; what is none is the usual one", () => {
  const other = Object.fromEntries(Object.entries(CHOICES).map(([name, values]) => [name, values.at(-1)]));
  assert.deepEqual(readSettings(other), other);
  assert.deepEqual(readSettings({ ...other, theme: "loud", sound: true, more: 1 }), {
    ...other,
    theme: "system",
    sound: "off",
  });
  for (const none of [undefined, null, "loud", 7, []]) assert.deepEqual(readSettings(none), DEFAULTS);
  for (const [name, values] of Object.entries(CHOICES)) {
    assert.ok(/** @type {readonly string[]} */ (values).includes(DEFAULTS[/** @type {keyof DEFAULTS} */ (name)]));
  }
});

test("a game is heard and felt: picking, playing, the turn, the end, and never twice", async (context) => {
  const { store } = await page(context);
  /** @type {import("../../web/js/effects.js").Cue[]} */
  const heard = [];
  let before = store.state;
  store.subscribe((now) => {
    heard.push(...cuesOf(before, now));
    before = now;
  });
  await store.games.start([...people("Ann"), ...bots(2)], "sounds");
  const { game } = await playUntil(
    store,
    ({ game }) => game?.view.phase === "play" && game.view.sets.some(({ why }) => why === null),
  );
  const set = game?.view.sets.find(({ why }) => why === null);
  assert.ok(set);
  heard.length = 0;
  store.intent({ type: "slice", start: set.start, stop: set.stop });
  assert.deepEqual(heard, [{ sound: "pick", ticks: [8] }]);
  heard.length = 0;
  store.intent({ type: "do", action: "show" });
  const { game: after } = await until(store, (state) => asked(state) && state.game?.view.ply !== game?.view.ply);
  const own = heard.filter(({ sound, ticks }) => sound === "show" && ticks);
  assert.deepEqual(own, [{ sound: "show", strength: set.stop - set.start, ticks: [15] }]);
  const turns = heard.filter(({ sound }) => sound === "turn").length;
  assert.equal(turns, after?.view.choices ? 1 : 0);
  await playUntil(store, ({ ended }) => ended !== null);
  assert.equal(heard.filter(({ sound }) => sound === "won" || sound === "over").length, 1);
});
