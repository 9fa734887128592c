import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { EngineClient } from "../../web/js/engine-client.js";

/** @typedef {import("../../web/js/engine-client.js").Engine} Engine */

const LIMITS = { boot: 40, answer: 40, bot: 40 };
const READY = { v: 1, event: "boot", stage: "ready", done: 1, total: 1 };

/**
 * A client of engines that do as they are told: stand-ins for workers, of which each is what the n-th one does with a
 * message (null: it has just been started).
 * @param {((say:(message:object) => void, request:any) => void)[]} doings
 */
function clientOf(doings) {
  /** @type {any[]} what each engine was asked */
  const asked = [];
  /** @type {number[]} how much went wrong before each */
  const failures = [];
  const client = new EngineClient((before) => {
    failures.push(before);
    const doing = doings[asked.length] ?? doings.at(-1);
    /** @type {any[]} */
    const requests = [];
    asked.push(requests);
    /** @type {Engine} */
    const engine = {
      onmessage: null,
      onerror: null,
      postMessage(message) {
        requests.push(JSON.parse(message));
        doing?.(say, JSON.parse(message));
      },
      terminate() {},
    };
    /** @param {object} message */
    const say = (message) => queueMicrotask(() => engine.onmessage?.({ data: JSON.stringify(message) }));
    doing?.(say, null);
    return engine;
  }, LIMITS);
  return { client, asked, failures };
}

/** @type {(say:(message:object) => void, request:any) => void} answers everything at once */
const good = (say, request) => say(request ? { v: 1, id: request.id, result: { save: "the save" } } : READY);
/** @type {typeof good} starts, and never answers */
const deaf = (say, request) => request ?? say(READY);
/** @type {typeof good} never starts */
const dead = () => undefined;

/** @type {(client:EngineClient, status:string) => Promise<unknown>} */
const until = (client, status) =>
  new Promise((resolve) => client.onBoot((boot) => boot.status === status && resolve(boot)));

describe("the start", () => {
  test("that brings nothing for too long is given up, and can be tried again", async () => {
    const { client } = clientOf([dead, good]);
    client.start();
    await until(client, "failed");
    assert.equal(client.boot.problem, "time-over");
    const ready = until(client, "ready");
    client.start();
    await ready;
    client.stop();
  });

  test("that fails says why", async () => {
    const failure = { v: 1, event: "failed", problem: "file-missing", detail: "pyodide/pyodide.asm.wasm" };
    const { client } = clientOf([(say) => say(failure)]);
    const failed = until(client, "failed");
    client.start();
    await failed;
    assert.deepEqual([client.boot.problem, client.boot.detail], ["file-missing", "pyodide/pyodide.asm.wasm"]);
  });

  test("holds back what is asked before", async () => {
    const { client, asked } = clientOf([good]);
    const reply = client.request("engine.hello", {});
    client.start();
    assert.deepEqual(asked[0], []);
    await reply;
    assert.equal(asked[0].length, 1);
    client.stop();
  });
});

describe("an engine that hangs", () => {
  test("is replaced; the new one gets the saves, then what was not answered", async () => {
    const { client, asked, failures } = clientOf([
      (say, request) => (request?.method === "game.push" ? undefined : good(say, request)),
      good,
    ]);
    client.start();
    await client.request("game.new", { game: "g", names: ["A", "B"], viewer: 1 });
    await client.request("game.push", { game: "g", ply: 0, move: "keep", viewer: 1 });
    const [load, push] = asked[1];
    assert.deepEqual([load.method, load.params], ["game.load", { game: "g", save: "the save", viewer: 1 }]);
    assert.equal(push.method, "game.push");
    // Not from what the first one was started from, if that can be helped.
    assert.deepEqual(failures, [0, 1]);
    client.stop();
  });

  test("twice at one request is that request's fault", async () => {
    const { client, asked } = clientOf([deaf]);
    client.start();
    await assert.rejects(client.request("engine.hello", {}), { code: "no-engine" });
    assert.ok(asked.length >= 2);
    client.stop();
  });

  test("no more when it was stopped: everything asked is given up", async () => {
    const { client } = clientOf([deaf]);
    client.start();
    const reply = client.request("engine.hello", {});
    client.stop();
    await assert.rejects(reply, { code: "no-engine" });
  });
});

test("progress is told, a refusal is an error with its code and reason", async () => {
  const { client } = clientOf([
    (say, request) => {
      if (!request) return say(READY);
      say({ v: 1, id: request.id, progress: { done: 1, total: 2 } });
      say({
        v: 1,
        id: request.id,
        error: { code: "illegal-move", reason: "lower-value", message: "too low", data: {} },
      });
    },
  ]);
  client.start();
  /** @type {number[]} */
  const told = [];
  const reply = client.request("game.hint", { game: "g", ply: 1 }, { onProgress: ({ done }) => told.push(done) });
  await assert.rejects(reply, { code: "illegal-move", reason: "lower-value", message: "too low" });
  assert.deepEqual(told, [1]);
  client.stop();
});

test("what is no longer wanted is given up at once before the start, and the engine is told after it", async () => {
  const { client, asked } = clientOf([
    (say, request) => {
      if (!request) return say(READY);
      if ("cancel" in request)
        say({ v: 1, id: request.cancel, error: { code: "cancelled", reason: null, message: "", data: {} } });
    },
  ]);
  const ask = () => {
    const stop = new AbortController();
    return {
      stop,
      reply: client.request("game.bot", { game: "g", ply: 0, bot: "b", viewer: 0 }, { signal: stop.signal }),
    };
  };
  const early = ask();
  early.stop.abort();
  await assert.rejects(early.reply, { code: "cancelled" });
  const ready = until(client, "ready");
  client.start();
  await ready;
  const late = ask();
  late.stop.abort();
  await assert.rejects(late.reply, { code: "cancelled" });
  assert.deepEqual(
    asked[0].map(({ method, cancel }) => method ?? cancel),
    ["game.bot", asked[0][0].id],
  );
  client.stop();
});
