import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { undoTarget } from "../../web/js/flow.js";
import { Store } from "../../web/js/store.js";
import { startEngine } from "./engine-process.js";
import { asked, bots, decide, page, people, playUntil, until } from "./page.js";

describe("closing the page loses nothing", () => {
  test("the game goes on, selection and all, with the view there before the engine is", async (context) => {
    const first = await page(context);
    await first.store.games.start([...people("Ann"), ...bots(3)], "reload");
    await playUntil(first.store, ({ game }) => game?.view.phase === "play" && game.view.choices !== null);
    first.store.intent({ type: "card", place: 2 });
    const kept = first.store.state.game;
    const { store } = await page(context, first.storage);
    const { game } = await until(store, asked);
    assert.deepEqual(game?.view, kept?.view);
    assert.deepEqual(game?.selection, kept?.selection);
    assert.equal(game?.selection.start, 2);
    assert.equal(undoTarget(/** @type {NonNullable<typeof game>} */ (game)), kept?.decisions.at(-1));
    await playUntil(store, ({ game }) => game?.view.final != null);
  });

  test("what is pressed before the engine has the game waits for it; the last press counts", async (context) => {
    const first = await page(context);
    await first.store.games.start([...people("Ann"), ...bots(3)], "early");
    await playUntil(first.store, ({ game }) => (game?.decisions.length ?? 0) === 2 && game?.view.choices !== null);
    const kept = first.store.state.game;
    const ply = kept?.view.ply ?? 0;
    const second = await page(context, first.storage);
    assert.equal(second.store.state.loading, true);
    decide(second.store);
    assert.equal(second.store.state.notice?.message.id, "trouble-loading");
    assert.equal(second.store.state.game?.view.ply, ply, "nothing is done yet");
    const { game } = await until(second.store, (state) => asked(state) && state.game?.view.ply !== ply);
    assert.ok((game?.view.ply ?? 0) > ply);

    const third = await page(context, first.storage);
    decide(third.store);
    third.store.undo();
    await until(third.store, (state) => asked(state) && state.game?.view.ply !== game?.view.ply);
    assert.equal(third.store.state.game?.view.ply, ply);
    assert.equal(third.store.state.trouble, null);
  });

  test("a device that is uncovered, a result that is closed before that", async (context) => {
    const first = await page(context);
    await first.store.games.start(people("Ann", "Bo"), "early too");
    await playUntil(first.store, ({ game }) => game?.covered === true);
    const second = await page(context, first.storage);
    second.store.uncover();
    await until(second.store, ({ game }) => game?.covered === false);
    await playUntil(second.store, ({ ended }) => ended !== null);
    const third = await page(context, first.storage);
    third.store.closeResult();
    const { game } = await until(third.store, (state) => asked(state) && state.game?.seen === 1);
    assert.equal(game?.view.round, 2);
  });

  test("a device on its way stays covered; a result stays to be read", async (context) => {
    const first = await page(context);
    await first.store.games.start(people("Ann", "Bo"), "covered");
    await playUntil(first.store, ({ game }) => game?.covered === true);
    const second = await page(context, first.storage);
    const { game } = await until(second.store, asked);
    assert.equal(game?.covered, true);
    assert.equal(game?.view.hand, null);
    await playUntil(second.store, ({ ended }) => ended !== null);
    const third = await page(context, first.storage);
    const { ended } = await until(third.store, asked);
    assert.deepEqual(ended, second.store.state.ended);
  });

  test("a game that was left is there to go on with; the newest first", async (context) => {
    const { store } = await page(context);
    await store.games.start([...people("Ann"), ...bots(1)], "left");
    const { game } = await until(store, asked);
    store.games.leave();
    assert.deepEqual(
      store.state.kept.map(({ id }) => id),
      [game?.id],
    );
    await store.games.resume(game?.id ?? "");
    assert.deepEqual((await until(store, asked)).game?.view, game?.view);
  });

  test("who left a game is not led back to it by a reload, until they go on with it", async (context) => {
    const first = await page(context);
    await first.store.games.start([...people("Ann"), ...bots(1)], "left alone");
    const { game } = await until(first.store, asked);
    first.store.games.leave();
    const second = await page(context, first.storage);
    assert.equal(second.store.state.game, null);
    assert.deepEqual(
      second.store.state.kept.map(({ id }) => id),
      [game?.id],
    );
    await second.store.games.resume(game?.id ?? "");
    assert.deepEqual((await until(second.store, asked)).game?.view, game?.view);
    await first.storage.readGames();
    const third = await page(context, first.storage);
    assert.equal(third.store.state.game?.id, game?.id);

    // Put aside for the lessons, it was not left; thrown away and had back, it was.
    third.store.games.leave({ back: true });
    await first.storage.readGames();
    const fourth = await page(context, first.storage);
    assert.equal(fourth.store.state.game?.id, game?.id);
    fourth.store.games.leave({ back: true });
    const [record] = fourth.store.state.kept;
    await fourth.store.games.discard(record.id);
    await fourth.store.games.restore(record);
    const fifth = await page(context, first.storage);
    assert.equal(fifth.store.state.game, null);
    assert.equal(fifth.store.state.kept.length, 1);
  });

  test("several people: whoever had the device, it is handed over anew", async (context) => {
    const first = await page(context);
    await first.store.games.start([...people("Ann", "Bo"), ...bots(1)], "anew");
    await playUntil(first.store, ({ game }) => game?.covered === false && game.view.choices !== null);
    first.store.intent({ type: "card", place: 0 });
    const { store } = await page(context, first.storage);
    assert.equal(store.state.game?.covered, true, "before the engine has answered");
    assert.equal(store.state.game?.view.hand, null);
    const { game } = await until(store, asked);
    assert.deepEqual([game?.covered, game?.viewer, game?.view.hand], [true, null, null]);
    await store.uncover();
    assert.deepEqual(store.state.game?.view, first.store.state.game?.view);
  });

  test("every game that was left can be gone on with, thrown away, and had back", async (context) => {
    const first = await page(context);
    /** @type {string[]} */
    const ids = [];
    for (const seed of ["one", "two"]) {
      await first.store.games.start([...people("Ann"), ...bots(1)], seed);
      ids.unshift((await until(first.store, asked)).game?.id ?? "");
      first.store.games.leave();
    }
    const keptIds = () => first.store.state.kept.map(({ id }) => id);
    assert.deepEqual(keptIds(), ids);
    const [, older] = first.store.state.kept;
    await first.store.games.discard(older.id);
    assert.deepEqual(keptIds(), [ids[0]]);
    assert.equal((await first.storage.readGames()).length, 1);
    await first.store.games.restore(older);
    assert.deepEqual(keptIds(), ids);
    await first.store.games.resume(older.id);
    assert.equal((await until(first.store, asked)).game?.id, older.id);
  });

  test("what can't be read is put aside and told, and another game is played", async (context) => {
    const first = await page(context);
    await first.store.games.start([...people("Ann"), ...bots(1)], "broken");
    const { game } = await until(first.store, asked);
    assert.ok(game);
    const wider = await page(context);
    await wider.store.games.start([...people("Ann"), ...bots(4)], "wider");
    const { game: other } = await until(wider.store, asked);
    for (const broken of [
      { ...game, save: "{", rev: 99 },
      { ...game, view: null, rev: 100 },
      { ...game, save: other?.save, rev: 101 },
      { ...game, view: { ...game.view, hand: Array(46).fill("12") }, rev: 102 },
    ]) {
      await first.storage.writeGame(/** @type {any} */ (broken));
      const { client } = startEngine(context);
      const { version } = await client.request("engine.hello", {});
      const store = new Store(client, first.storage, version);
      await store.games.open();
      await new Promise((resolve) => {
        if (store.state.trouble) resolve(undefined);
        else store.subscribe(({ trouble }) => trouble && resolve(undefined));
      });
      assert.equal(store.state.game, null);
      assert.equal(store.state.trouble?.id, "trouble-broken-save");
      assert.deepEqual(await first.storage.readGames(), []);
    }
  });
});

test("an engine that dies is replaced, and the game goes on where it was", async (context) => {
  const { store, engines } = await page(context);
  await store.games.start([...people("Ann"), ...bots(3)], "death");
  const { game } = await playUntil(store, ({ game }) => game?.view.phase === "play" && game.view.choices !== null);
  engines[0].process.kill("SIGKILL");
  decide(store);
  const after = await until(store, (state) => asked(state) && state.game?.view.ply !== game?.view.ply);
  assert.equal(engines.length, 2);
  assert.equal(after.game?.id, game?.id);
});
