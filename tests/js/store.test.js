import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { nextStep, undoTarget } from "../../web/js/flow.js";
import { Storage } from "../../web/js/storage.js";
import { Store } from "../../web/js/store.js";
import { startEngine } from "./engine-process.js";

/** @typedef {import("../../web/js/flow.js").Seat} Seat */
/** @typedef {import("../../web/js/store.js").AppState} AppState */
/** @typedef {import("node:test").TestContext} TestContext */

/** @type {(...names:string[]) => Seat[]} */
const people = (...names) => names.map((name) => ({ kind: "person", name }));
/** @type {(count:number) => Seat[]} */
const bots = (count) =>
  Array.from({ length: count }, (_, i) => ({ kind: "bot", bot: "planner", name: `Bot ${i + 1}` }));

/**
 * A page without a screen: its store, the real engine, and a storage that lasts as long as the test.
 * @param {TestContext} context
 * @param {Storage} [storage]  of a page that was closed
 */
async function page(context, storage = new Storage()) {
  const { client, engines } = startEngine(context);
  const { version } = await client.request("engine.hello", {});
  const store = new Store(client, storage, version);
  await store.games.open();
  if (store.state.settings.pace !== "step") store.setSettings({ pace: "off" });
  return { store, storage, engines };
}

/**
 * @param {Store} store
 * @param {(state:AppState) => boolean} condition
 * @returns {Promise<AppState>}
 */
function until(store, condition) {
  return new Promise((resolve, reject) => {
    let stop = () => {};
    /** @param {AppState} state */
    const look = (state) => {
      if (state.trouble) reject(new Error(JSON.stringify(state.trouble)));
      else if (condition(state)) resolve(state);
      else return false;
      stop();
      return true;
    };
    if (!look(store.state)) stop = store.subscribe(look);
  });
}

/** @type {(state:AppState) => boolean} nothing goes on by itself any more */
const asked = ({ game, busy, ended }) => {
  if (!game || busy) return false;
  const step = nextStep(game);
  if (step.type === "result") return ended?.index === game.seen;
  return step.type === "person" || game.covered;
};

/**
 * Do for the person asked whatever can be done first: keep the hand, show a set, or scout.
 * @param {Store} store
 */
function decide(store) {
  const { game } = store.state;
  assert.ok(game);
  const { ways, sets, choices } = game.view;
  if (ways) return store.intent({ type: "do", action: "keep" });
  const set = sets.filter(({ why }) => why === null).at(-1);
  if (set) {
    store.intent({ type: "slice", start: set.start, stop: set.stop });
    return store.intent({ type: "do", action: "show" });
  }
  assert.ok(choices);
  const [scout] = choices.scouts;
  store.intent({ type: "drop", end: scout.end, gap: scout.gap });
  store.intent({ type: "do", action: "scout" });
}

/**
 * @param {Store} store
 * @param {(state:AppState) => boolean} enough
 */
async function playUntil(store, enough) {
  for (;;) {
    const state = await until(store, asked);
    const { game, ended } = state;
    if (!game || enough(state)) return state;
    if (ended) store.closeResult();
    else if (game.covered) await store.uncover();
    else decide(store);
  }
}

describe("a game", () => {
  for (const seats of [
    [...people("Ann"), ...bots(1)],
    [...people("Ann"), ...bots(3)],
    people("Ann", "Bo", "Cy"),
    bots(5),
  ]) {
    const persons = seats.filter((seat) => seat.kind === "person").length;
    test(`of ${persons} people and ${seats.length - persons} computer players is played to its end`, async (context) => {
      const { store } = await page(context);
      await store.games.start(seats, "a game");
      const { game } = await playUntil(store, ({ game }) => game?.view.final != null);
      assert.equal(game?.view.results.length, seats.length);
      assert.deepEqual(game?.view.final?.totals, game?.view.results.at(-1)?.totals);
    });
  }

  test("is played again by the same seats, with other cards", async (context) => {
    const { store, storage } = await page(context);
    await store.games.start([...people("Ann"), ...bots(1)], "once");
    const { game: first } = await playUntil(store, ({ game }) => game?.view.final != null);
    store.closeResult();
    const { game } = await until(store, (state) => asked(state) && state.game?.id !== first?.id);
    assert.deepEqual(game?.seats, first?.seats);
    assert.equal(game?.view.round, 1);
    assert.equal((await storage.readGames()).length, 1);
  });
});

describe("several people at one device", () => {
  test("nobody's cards are in the state between two people", async (context) => {
    const { store } = await page(context);
    await store.games.start(people("Ann", "Bo", "Cy"), "company");
    let handedOver = 0;
    /** @type {number|null} */
    let viewer = null;
    await playUntil(store, ({ game }) => {
      if (!game) return true;
      if (game.covered) {
        handedOver++;
        assert.equal(game.view.hand, null);
        assert.deepEqual(game.view.sets, []);
      } else if (game.viewer !== null && viewer !== game.viewer) {
        viewer = game.viewer;
        assert.equal(game.view.seat, game.view.turn);
      }
      return game.view.results.length > 0;
    });
    assert.ok(handedOver > 5);
    assert.equal(store.state.ended?.view.hand, null, "the table after a round shows nobody's hand");
  });

  test("one person who acts twice keeps the device, and nothing is taken back", async (context) => {
    const { store } = await page(context);
    await store.games.start(people("Ann", "Bo"), "two");
    await playUntil(store, ({ game }) => game?.view.choices?.scout === null && game.view.phase === "play");
    const { game } = store.state;
    const [scout] = game?.view.choices?.scouts ?? [];
    store.intent({ type: "drop", end: scout.end, gap: scout.gap });
    store.intent({ type: "do", action: "scout" });
    const after = await until(store, (state) => asked(state) && state.game?.view.ply !== game?.view.ply);
    assert.equal(after.game?.covered, false);
    await store.undo();
    assert.equal(store.state.notice?.message.id, "refused-no-undo-in-company");
  });
});

describe("undo", () => {
  test("goes back to the last own decision, through computer players' moves, and the same moves follow", async (context) => {
    const { store } = await page(context);
    await store.games.start([...people("Ann"), ...bots(3)], "undo");
    await playUntil(store, ({ game }) => (game?.decisions.length ?? 0) === 3);
    const before = store.state.game;
    await store.undo();
    const { game } = store.state;
    assert.equal(game?.view.ply, before?.decisions[2]);
    assert.equal(game?.view.turn, 0);
    decide(store);
    const again = await until(store, (state) => asked(state) && state.game?.view.ply === before?.view.ply);
    assert.deepEqual(again.game?.view, before?.view);
  });

  test("crosses the start of a round, and never deals anew", async (context) => {
    const { store } = await page(context);
    await store.games.start([...people("Ann"), ...bots(2)], "rounds");
    const { game: ended } = await playUntil(store, ({ ended }) => ended !== null);
    store.closeResult();
    const { game: second } = await until(store, asked);
    assert.equal(second?.view.round, 2);
    await store.undo();
    const { game: back } = store.state;
    assert.equal(back?.view.round, 1);
    assert.equal(back?.view.results.length, 0);
    assert.equal(back?.seen, 0);
    const { game: again } = await playUntil(store, ({ ended }) => ended !== null);
    assert.deepEqual(again?.view.results, ended?.view.results);
    store.closeResult();
    const { game: dealt } = await until(store, asked);
    assert.deepEqual(dealt?.view.hand, second?.view.hand);
  });

  test("says so when there is nothing to take back", async (context) => {
    const { store } = await page(context);
    await store.games.start([...people("Ann"), ...bots(1)], "first");
    await until(store, asked);
    await store.undo();
    assert.equal(store.state.notice?.message.id, "refused-nothing-to-undo");
  });

  test("while a computer player's move is held back, it is never shown", async (context) => {
    const { store } = await page(context);
    await store.games.start([...people("Ann"), ...bots(3)], "held");
    await playUntil(store, ({ game }) => game?.view.phase === "play" && game.view.choices !== null);
    store.setSettings({ pace: "step" });
    const ply = store.state.game?.view.ply;
    decide(store);
    await until(store, ({ waiting }) => waiting);
    await store.undo();
    const { game } = await until(store, asked);
    assert.equal(game?.view.ply, ply);
  });
});

describe("the pace", () => {
  test("step: each move of a computer player waits for a press", async (context) => {
    const { store } = await page(context);
    await store.games.start([...people("Ann"), ...bots(3)], "steps");
    await playUntil(store, ({ game }) => game?.view.phase === "play" && game.view.choices !== null);
    store.setSettings({ pace: "step" });
    decide(store);
    // After the own action the first move comes by itself.
    for (let seat = 2; seat <= 3; seat++) {
      const { game } = await until(store, ({ waiting }) => waiting);
      assert.equal(game?.view.turn, seat);
      store.intent({ type: "do", action: "next" });
      await until(store, (state) => state.game?.view.ply !== game?.view.ply);
    }
    assert.equal((await until(store, asked)).game?.view.turn, 0);
  });

  test("normal: the move is seen after the pause, not before", async (context) => {
    const { store } = await page(context);
    await store.games.start([...people("Ann"), ...bots(3)], "pause");
    await playUntil(store, ({ game }) => game?.view.phase === "play" && game.view.choices !== null);
    store.setSettings({ pace: "fast" });
    decide(store);
    // Taken where the state changes: what waits for it may be woken late on a busy machine.
    let begun = 0;
    const { game } = await until(store, ({ thinking }) => {
      begun = performance.now();
      return thinking === 1;
    });
    await until(store, (state) => state.game?.view.ply !== game?.view.ply);
    assert.ok(performance.now() - begun >= 390);
  });

  test("while one looks back, the game stands still", async (context) => {
    const { store } = await page(context);
    await store.games.start([...people("Ann"), ...bots(3)], "back");
    await playUntil(store, ({ game }) => (game?.decisions.length ?? 0) === 2 && game?.view.choices !== null);
    store.setSettings({ pace: "fast" });
    decide(store);
    await until(store, ({ thinking }) => thinking === 1);
    await store.lookBack(5);
    const { look, game } = await until(store, ({ waiting }) => waiting);
    assert.equal(look?.view.ply, 5);
    assert.equal(game?.view.turn, 1);
    store.intent({ type: "do", action: "next" });
    assert.equal((await until(store, asked)).look, null);
  });
});

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
    for (const broken of [
      { ...game, save: "{", rev: 99 },
      { ...game, view: null, rev: 100 },
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

test("a press that the engine refuses changes nothing and is explained", async (context) => {
  const { store } = await page(context);
  await store.games.start([...people("Ann"), ...bots(3)], "refused");
  await playUntil(store, ({ game }) => game?.view.choices?.show != null || (game?.view.active.length ?? 0) > 0);
  const { game } = await until(store, asked);
  const weak = game?.view.sets.find(({ why }) => why !== null);
  assert.ok(weak);
  store.intent({ type: "slice", start: weak.start, stop: weak.stop });
  store.intent({ type: "do", action: "show" });
  assert.equal(store.state.notice?.message.id, `refused-${weak.why}`);
  assert.equal(store.state.game?.view, game?.view);
});
