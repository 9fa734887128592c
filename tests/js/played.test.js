import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readPlayed, tallyOf, withPlayed } from "../../web/js/played.js";
import { mistakes } from "../../web/js/review.js";
import { asked, bots, page, people, playUntil, until } from "./page.js";

/** @typedef {import("../../web/js/played.js").Played} Played */
/** @typedef {import("../../web/js/protocol.js").JudgedMove} JudgedMove */
/** @typedef {import("../../web/js/store.js").Store} Store */

/** @type {(id:string, won:boolean, points:number, at?:Partial<Played>) => Played} */
const game = (id, won, points, at = {}) => ({ id, level: "clown", players: 3, won, points, ...at });

describe("the games that were finished", () => {
  test("are told by level and by how many play", () => {
    const played = [
      game("a", true, 9),
      game("b", false, 30),
      game("c", true, 12, { players: 4 }),
      game("d", false, 1, { level: "mixed" }),
      game("e", true, 20),
      game("f", true, 21),
    ];
    assert.deepEqual(tallyOf(played, "clown", 3), { games: 4, won: 3, best: 30, streak: 2 });
    assert.deepEqual(tallyOf(played, "clown", 4), { games: 1, won: 1, best: 12, streak: 1 });
    assert.equal(tallyOf(played, "mixed", 3)?.streak, 0);
    assert.equal(tallyOf(played, "ringmaster", 3), null);
    assert.equal(tallyOf(played, null, 3), null);
  });

  test("count once each, however often they end", () => {
    const played = withPlayed([game("a", false, 3), game("b", true, 9)], game("a", true, 8));
    assert.deepEqual(
      played.map(({ id, won }) => [id, won]),
      [
        ["b", true],
        ["a", true],
      ],
    );
  });

  test("are read as far as they can be", () => {
    assert.deepEqual(readPlayed(undefined), []);
    assert.deepEqual(readPlayed({ a: 1 }), []);
    assert.deepEqual(readPlayed([null, 3, { id: "a" }, { ...game("b", true, 2), points: "2" }, game("c", true, 2)]), [
      game("c", true, 2),
    ]);
    assert.deepEqual(readPlayed([game("a", true, 1e300), game("b", true, 0.5)]), []);
    const many = Array.from({ length: 200_000 }, (_, at) => game(String(at), true, at));
    assert.equal(tallyOf(readPlayed(many), "clown", 3)?.best, 199_999);
  });
});

describe("a game of somebody alone", () => {
  test("is kept with what it came to, and taken back and ended anew it is still one", async (context) => {
    const { store, storage } = await page(context);
    await store.games.start([...people("Ann"), ...bots(1)], "count");
    const { game: over } = await playUntil(store, ({ game }) => game?.view.phase === "over");
    const { totals, winners } = over?.view.final ?? { totals: [], winners: [] };
    const entry = { level: "planner", players: 2, won: winners.includes(0), points: totals[0] };
    assert.deepEqual(await storage.readPlayed(), [{ id: over?.id, ...entry }]);
    await until(store, asked);
    await store.undo();
    await playUntil(store, ({ game }) => game?.view.phase === "over");
    assert.equal(store.state.played.length, 1);
    const { store: later } = await page(context, storage);
    assert.deepEqual(later.state.played, store.state.played);
  });

  test("of several people it isn't: nobody would know whose it was", async (context) => {
    const { store } = await page(context);
    await store.games.start(people("Ann", "Bo"), "count");
    await playUntil(store, ({ game }) => game?.view.phase === "over");
    assert.deepEqual(store.state.played, []);
  });
});

/** @type {(value:number, chance?:number|null) => import("../../web/js/protocol.js").RankedMove} */
const ranked = (value, chance = null) => ({ move: "1", value, exact: value, valued: 0, chance });
/** @type {(ply:number, played:number, best:number) => JudgedMove} */
const judged = (ply, played, best) => ({ ply, hand: [], active: [], played: ranked(played), best: ranked(best) });

describe("looking back at a round", () => {
  test("tells the three moves that gave most away, the dearest first", () => {
    const moves = [
      judged(3, 1, 2),
      judged(6, 2, 2.3),
      judged(9, 2, 2),
      judged(12, 0, 3),
      judged(15, 4, 6),
      judged(18, 1, 2),
    ];
    assert.deepEqual(
      mistakes(moves).map(({ move, points }) => [move.ply, points]),
      [
        [12, 3],
        [15, 2],
        [3, 1],
      ],
    );
    assert.deepEqual(mistakes([judged(3, 2, 2.4), judged(6, 2, 1)]), []);
  });

  test("goes by the chance to win the game in its last round", () => {
    const last = { ply: 9, hand: [], active: [], played: ranked(5, 0.4), best: ranked(3, 0.5) };
    const [mistake] = mistakes([last, { ...last, ply: 12, best: ranked(9, 0.41) }]);
    assert.equal(mistake.move.ply, 9);
    assert.ok(Math.abs((mistake.chance ?? 0) - 0.1) < 1e-9);
  });

  /** @param {Store} store */
  const atResult = (store) => playUntil(store, ({ ended }) => ended !== null);

  test("knows every own move of the round, and is gone with it", async (context) => {
    const { store } = await page(context);
    await store.games.start([...people("Ann"), ...bots(2)], "review");
    const { game } = await atResult(store);
    const advice = await store.advice();
    await advice.review(0);
    const { review } = store.state;
    assert.deepEqual(
      review?.moves?.map(({ ply }) => ply),
      game?.decisions,
    );
    assert.ok(review?.moves?.every(({ hand, played, best }) => hand.length > 0 && played.move && best.move));
    await advice.review(0);
    assert.equal(store.state.review, review);
    store.closeResult();
    assert.equal(store.state.review, null);
  });

  test("is dropped by whoever goes on meanwhile, and harms nothing", async (context) => {
    const { store } = await page(context);
    await store.games.start([...people("Ann"), ...bots(2)], "review");
    await atResult(store);
    const asked = (await store.advice()).review(0);
    assert.deepEqual(store.state.review, { index: 0, moves: null });
    store.closeResult();
    await asked;
    assert.equal(store.state.review, null);
    assert.equal(store.state.trouble, null);
  });

  test("is of a round that is shown: asked for late, it is not asked for at all", async (context) => {
    const { store } = await page(context);
    await store.games.start([...people("Ann"), ...bots(2)], "review");
    await atResult(store);
    const advice = await store.advice();
    await store.undo();
    await advice.review(0);
    assert.equal(store.state.review, null);
    assert.equal(store.state.trouble, null);
  });

  test("is given up when the engine dies of it, and nobody is stopped by that", async (context) => {
    const { store, engines } = await page(context);
    await store.games.start([...people("Ann"), ...bots(2)], "review");
    await atResult(store);
    const advice = await store.advice();
    // The first one never gets to it, and the next dies when it has just been asked.
    engines[0].process.kill("SIGSTOP");
    const reviewed = advice.review(0);
    const stop = store.subscribe(({ boot }) => {
      if (boot.status === "ready" && engines.length === 2) engines[1].process.kill("SIGKILL");
    });
    engines[0].process.kill("SIGKILL");
    await reviewed;
    stop();
    assert.deepEqual(store.state.review, { index: 0, moves: null, failed: true });
    assert.equal(store.state.trouble, null);
    const { review } = store.state;
    await advice.review(0);
    assert.equal(store.state.review, review, "it is not asked for again");
    store.closeResult();
    assert.equal((await until(store, asked)).game?.view.round, 2);
    assert.equal(store.state.review, null);
  });

  test("is for somebody alone", async (context) => {
    const { store } = await page(context);
    await store.games.start([...people("Ann", "Bo"), ...bots(1)], "review");
    await atResult(store);
    await (await store.advice()).review(0);
    assert.equal(store.state.review, null);
    assert.equal(store.state.trouble, null);
  });
});
