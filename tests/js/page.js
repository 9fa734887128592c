/** A page without a screen, for tests: its store with the real engine, and somebody who plays. */
import assert from "node:assert/strict";
import { nextStep } from "../../web/js/flow.js";
import { Storage } from "../../web/js/storage.js";
import { Store } from "../../web/js/store.js";
import { startEngine } from "./engine-process.js";

/** @typedef {import("../../web/js/flow.js").Seat} Seat */
/** @typedef {import("../../web/js/store.js").AppState} AppState */
/** @typedef {import("node:test").TestContext} TestContext */

/** @type {(...names:string[]) => Seat[]} */
export const people = (...names) => names.map((name) => ({ kind: "person", name }));
/** @type {(count:number) => Seat[]} */
export const bots = (count) =>
  Array.from({ length: count }, (_, i) => ({ kind: "bot", bot: "planner", name: `Bot ${i + 1}` }));

/**
 * A page without a screen: its store, the real engine, and a storage that lasts as long as the test.
 * @param {TestContext} context
 * @param {Storage} [storage]  of a page that was closed
 */
export async function page(context, storage = new Storage()) {
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
export function until(store, condition) {
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
export const asked = ({ game, busy, ended }) => {
  if (!game || busy) return false;
  const step = nextStep(game);
  if (step.type === "result") return ended?.index === game.seen;
  return step.type === "person" || game.covered;
};

/**
 * Do for the person asked whatever can be done first: keep the hand, show a set, or scout.
 * @param {Store} store
 */
export function decide(store) {
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
export async function playUntil(store, enough) {
  for (;;) {
    const state = await until(store, asked);
    const { game, ended } = state;
    if (!game || enough(state)) return state;
    if (ended) store.closeResult();
    else if (game.covered) await store.uncover();
    else decide(store);
  }
}
