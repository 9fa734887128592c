import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { selectionOf } from "../../web/js/advice.js";
import { readMove } from "../../web/js/moves.js";
import { asked, bots, decide, page, people, playUntil, until } from "./page.js";

/** @typedef {import("../../web/js/store.js").Store} Store */
/** @typedef {import("../../web/js/store.js").AppState} AppState */
/** @typedef {import("node:test").TestContext} TestContext */

/**
 * A game at an own turn.
 * @param {TestContext} context
 * @param {(state:AppState) => boolean} [when]
 */
async function atTable(context, when = () => true) {
  const { store } = await page(context);
  await store.games.start([...people("Ann"), ...bots(3)], "advice");
  await playUntil(
    store,
    (state) => state.game?.view.phase === "play" && state.game.view.choices !== null && when(state),
  );
  return { store, advice: await store.advice() };
}

/** @param {Store} store */
const plyOf = (store) => store.state.game?.view.ply;

test("a move is picked up as a hand would: of a Scout & Show the first half", () => {
  const { mode, end, gap, turned, start } = selectionOf(readMove("L7!+7-9"));
  assert.deepEqual({ mode, end, gap, turned, start }, { mode: "scout", end: "L", gap: 7, turned: true, start: null });
  assert.equal(selectionOf(readMove("4-6")).start, 3);
  assert.equal(selectionOf(readMove("turn")).mode, "show");
});

describe("advice", () => {
  test("names the best moves without playing any; a move later it is gone", async (context) => {
    const { store, advice } = await atTable(context);
    const ply = plyOf(store);
    await advice.ask();
    const { hint } = store.state;
    assert.equal(hint?.ply, ply);
    assert.ok(hint?.moves && hint.moves.length > 0 && hint.moves.length <= 3);
    assert.ok(hint.moves.every(({ move }) => selectionOf(readMove(move))));
    assert.equal(plyOf(store), ply);
    advice.drop();
    assert.equal(store.state.hint, null);
  });

  test("can be laid out and then played as it is", async (context) => {
    const { store, advice } = await atTable(context);
    await advice.ask();
    for (const { move } of store.state.hint?.moves ?? []) {
      await advice.layOut(move);
      const { selection } = store.state.game ?? {};
      const written = readMove(move);
      const show = written.type === "both" ? written.show : written.type === "show" ? written : null;
      assert.equal(selection?.mode, written.type === "both" ? "second" : written.type);
      assert.equal(selection?.start ?? null, show?.start ?? null);
    }
    const ply = plyOf(store);
    const mode = store.state.game?.selection.mode;
    store.intent({ type: "do", action: mode === "scout" ? "scout" : "show" });
    await until(store, (state) => state.game?.view.ply !== ply);
  });

  test("of both halves of a Scout & Show", async (context) => {
    const able = (/** @type {AppState} */ { game }) =>
      game?.view.choices?.scout_and_show === null && game.view.choices.scouts.some(({ showable }) => showable);
    const { store, advice } = await atTable(context, able);
    const { view } = /** @type {NonNullable<AppState["game"]>} */ (store.state.game);
    const scout = view.choices?.scouts.find(({ showable }) => showable);
    await store.intent({ type: "drop", end: scout?.end ?? "L", gap: scout?.gap ?? 0 });
    if (scout?.turned) store.intent({ type: "flip" });
    store.intent({ type: "do", action: "scout-show" });
    const { game } = await until(store, (state) => state.game?.selection.mode === "second");
    const set = game?.selection.after?.sets.find(({ why }) => why === null);
    assert.ok(set);
    const slice = set.stop - set.start === 1 ? `${set.stop}` : `${set.start + 1}-${set.stop}`;
    await advice.layOut(`${scout?.move}+${slice}`);
    const { mode, start, stop } = store.state.game?.selection ?? {};
    assert.deepEqual([mode, start, stop], ["second", set.start, set.stop]);
  });

  test("is for who is asked: not out of turn, not while looking back", async (context) => {
    const { store, advice } = await atTable(context, ({ game }) => (game?.view.ply ?? 0) > 5);
    await store.lookBack(5);
    assert.equal(advice.idle()?.id, "refused-looking-back");
    await advice.ask();
    assert.equal(store.state.hint, null);
    store.lookBack(null);
    store.setSettings({ pace: "step" });
    decide(store);
    await until(store, ({ game, thinking }) => thinking !== null && game?.view.turn !== 0);
    assert.equal(advice.idle()?.id, "refused-not-your-turn");
    const ply = plyOf(store);
    assert.equal((await advice.write("L0"))?.id, "refused-not-your-turn");
    assert.equal(plyOf(store), ply, "nothing is played for a computer player");
  });
});

describe("a move that is written down", () => {
  test("is played when the engine takes it", async (context) => {
    const { store, advice } = await atTable(context, ({ game }) => game?.view.choices?.scout === null);
    const ply = plyOf(store) ?? 0;
    assert.equal(await advice.write("l 0 "), null);
    assert.ok((plyOf(store) ?? 0) > ply);
    assert.equal(store.state.game?.decisions.at(-1), ply);
    await until(store, asked);
  });

  test("is refused with the reason, and with the place of what can't be read", async (context) => {
    const { store, advice } = await atTable(context, ({ game }) =>
      Boolean(game?.view.active.length && game.view.choices?.scout_and_show === null),
    );
    const { view } = /** @type {NonNullable<AppState["game"]>} */ (store.state.game);
    assert.deepEqual(await advice.write("x7"), { id: "move-unreadable", args: { column: 1 } });
    const most = view.hand?.length ?? 0;
    assert.deepEqual(await advice.write("99"), { id: "move-no-place", args: { given: 99, most } });
    assert.deepEqual(await advice.write(`1-${most + 1}`), { id: "move-no-place", args: { given: most + 1, most } });
    assert.deepEqual(await advice.write("L77!"), { id: "move-no-gap", args: { given: 77, most } });
    // With the card that is scouted there is one place more.
    const second = { id: "move-no-place", args: { given: most + 2, most: most + 1 } };
    assert.deepEqual(await advice.write(`L0+${most + 2}`), second);
    const weak = view.sets.find(({ why }) => why !== null);
    assert.ok(weak);
    const written = weak.stop - weak.start === 1 ? `${weak.stop}` : `${weak.start + 1}-${weak.stop}`;
    assert.equal((await advice.write(written))?.id, `refused-${weak.why}`);
    assert.equal((await advice.write("keep"))?.id, "reason-wrong-phase");
    const pairs = Array.from({ length: view.hand?.length ?? 0 }, (_, place) => `${place + 1}-${place + 2}`);
    const [apart] = pairs.filter((_, at) => !view.sets.some(({ start, stop }) => start <= at + 1 && at + 2 <= stop));
    const refused = await advice.write(`L0+${apart}`);
    assert.equal(refused?.id, "refused-not-a-set");
    assert.equal(refused.args?.size, 2);
    assert.equal(store.state.busy, false);
    assert.equal(plyOf(store), view.ply);
    assert.equal(store.state.trouble, null);
  });
});
