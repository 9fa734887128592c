import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { sceneOf } from "../../web/js/scene.js";
import { asked, bots, decide, page, people, playUntil, until } from "./page.js";

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

  test("says that a round is over before it is known how the table lay", async (context) => {
    const { store } = await page(context);
    await store.games.start([...people("Ann"), ...bots(2)], "over");
    /** @type {Set<string>} */
    const said = new Set();
    /** @type {Set<string>} */
    const seen = new Set();
    store.subscribe((state) => {
      const { screen, sentence, view, log } = sceneOf(state, null);
      if (screen !== "result") return;
      said.add(sentence.messages[0].id.replace(/-[a-z]+$/, ""));
      for (const table of [view, log]) seen.add(JSON.stringify([table?.round, table?.hand, table?.active]));
    });
    const { ended } = await playUntil(store, ({ ended }) => ended !== null);
    assert.deepEqual([...said], ["end-sentence"]);
    // Nor is anything seen of the next round, which is dealt by then.
    const { round, hand, active } = /** @type {NonNullable<typeof ended>} */ (ended).view;
    assert.deepEqual([...seen], [JSON.stringify([round, hand, active])]);
    // What is shared of it is the round after its last move.
    assert.match(ended?.view.spn ?? "", / [1-3]x /);
  });

  test("says so when there is nothing to take back", async (context) => {
    const { store } = await page(context);
    await store.games.start([...people("Ann"), ...bots(1)], "first");
    await until(store, asked);
    await store.undo();
    assert.equal(store.state.notice?.message.id, "refused-nothing-to-undo");
  });

  test("pressed twice at a result takes back once, and whoever looks back meanwhile sees what there is", async (context) => {
    const { store } = await page(context);
    await store.games.start([...people("Ann"), ...bots(2)], "twice");
    const { game: ended } = await playUntil(store, ({ ended }) => ended !== null);
    const last = ended?.decisions.at(-1) ?? 0;
    await Promise.all([store.lookBack(3), store.undo(), store.undo(), store.lookBack(last + 1)]);
    const { game, look, trouble } = store.state;
    assert.equal(trouble, null);
    assert.equal(game?.view.ply, last);
    assert.equal(look, null);
  });

  test("is off while one looks back, when it would take back what isn't seen", async (context) => {
    const { store } = await page(context);
    await store.games.start([...people("Ann"), ...bots(2)], "look");
    const { game: ended } = await playUntil(store, ({ ended }) => ended !== null);
    assert.equal(sceneOf(store.state, null).undoable, true);
    await store.lookBack(3);
    const { undoable, keys } = sceneOf(store.state, null);
    assert.equal(undoable, false);
    assert.equal(keys.undo, undefined);
    store.intent({ type: "do", action: "undo" });
    assert.equal(store.state.busy, false);
    assert.equal(store.state.look?.ply, 3);
    assert.equal(store.state.game?.view.ply, ended?.view.ply);
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
    // However long the engine takes, the pause is not over before one looks back.
    context.mock.timers.enable({ apis: ["setTimeout"] });
    decide(store);
    await until(store, ({ thinking }) => thinking === 1);
    await store.lookBack(5);
    context.mock.timers.tick(400);
    context.mock.timers.reset();
    const { look, game } = await until(store, ({ waiting }) => waiting);
    assert.equal(look?.view.ply, 5);
    assert.equal(game?.view.turn, 1);
    store.intent({ type: "do", action: "next" });
    assert.equal((await until(store, asked)).look, null);
  });
});

test("looking back ends where the next round is gone on to, however late the look comes", async (context) => {
  const { store } = await page(context);
  await store.games.start([...people("Ann"), ...bots(2)], "late look");
  await playUntil(store, ({ ended }) => ended !== null);
  const looked = store.lookBack(3);
  store.closeResult();
  await looked;
  assert.equal(store.state.look, null);
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
