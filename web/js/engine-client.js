/**
 * The page's side of the engine: a promise per request, the state of the boot, and a worker that may die.
 *
 * Since the page holds the save of every game, a worker that died or hangs is thrown away: a new one gets the saves
 * and then the requests that were not yet answered. No DOM here; the worker comes from a factory, so that tests can
 * hand in the same engine in another process.
 *
 * @import { BootEvent, Methods, Progress, Reply, Request, WireError } from "./protocol.js"
 */
import { PROTOCOL_VERSION } from "./protocol.js";

/**
 * Why the engine can't be had: no WebAssembly in this browser, a file that didn't come, no progress for too long,
 * page and engine of different versions, anything else.
 * @typedef {"no-wasm"|"file-missing"|"time-over"|"version"|"broken"} Problem
 * @typedef {{status:"starting"|"ready"|"failed", stage:BootEvent["stage"], done:number, total:number,
 *   problem:Problem|null, detail:string}} BootState
 *
 * What the worker says beside the wire: a boot that failed.
 * @typedef {{v:1, event:"failed", problem:Problem, detail:string}} BootFailure
 *
 * The part of Worker that is used.
 * @typedef {object} Engine
 * @property {(message:string) => void} postMessage
 * @property {((event:any) => void)|null} onmessage
 * @property {((event:any) => void)|null} onerror
 * @property {() => void} terminate
 *
 * @typedef {object} Pending
 * @property {Request} request
 * @property {(result:any) => void} resolve
 * @property {(error:EngineError) => void} reject
 * @property {((progress:Progress["progress"]) => void)|undefined} onProgress
 * @property {boolean} retried
 */

/** Milliseconds: without progress of the boot, and without an answer, after which something hangs. */
export const LIMITS = { boot: 45_000, answer: 15_000, bot: 45_000 };

/** An error that the engine gave, or that no engine answered (codes "cancelled", "no-engine"). */
export class EngineError extends Error {
  /** @param {WireError} error */
  constructor(error) {
    super(error.message);
    this.name = "EngineError";
    /** @type {string} */
    this.code = error.code;
    /** @type {WireError["reason"]} */
    this.reason = error.reason;
    /** @type {Record<string, unknown>} what more is known: the place of what is wrong */
    this.data = { ...error.data };
  }
}

export class EngineClient {
  #spawn;
  #limits;
  /** @type {Engine|null} */
  #engine = null;
  #nextId = 1;
  /** @type {Map<number, Pending>} in the order they were asked */
  #pending = new Map();
  /** Boots that came to nothing, and engines that died. */
  #failures = 0;
  /** @type {Map<string, {save:string, viewer:number|null}>} */
  #saves = new Map();
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  #watch;
  /** @type {Set<(state:BootState) => void>} */
  #listeners = new Set();

  /**
   * @param {(failures:number) => Engine} spawn  starts an engine; called again after one died, or couldn't be started
   * @param {typeof LIMITS} [limits]
   */
  constructor(spawn, limits = LIMITS) {
    this.#spawn = spawn;
    this.#limits = limits;
    /** @type {BootState} */
    this.boot = starting();
  }

  /**
   * @param {(state:BootState) => void} listener
   * @returns {() => void} stops it
   */
  onBoot(listener) {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** Start the engine; after a failure, once more from the beginning. */
  start() {
    this.#engine?.terminate();
    this.#setBoot(starting());
    try {
      const engine = this.#spawn(this.#failures);
      this.#engine = engine;
      engine.onmessage = (event) => engine === this.#engine && this.#receive(event.data);
      engine.onerror = (error) => engine === this.#engine && this.#died(String(error?.message ?? ""));
    } catch (error) {
      this.#fail("broken", String(error));
      return;
    }
    this.#wind();
  }

  /** No engine any more, until `start`. What was asked is given up. */
  stop() {
    for (const { reject } of this.#pending.values()) reject(noEngine("the engine was stopped"));
    this.#pending.clear();
    this.#fail("broken", "stopped");
  }

  /**
   * @template {keyof Methods} M
   * @param {M} method
   * @param {Methods[M]["params"]} params
   * @param {{onProgress?:(progress:Progress["progress"]) => void, signal?:AbortSignal}} [options]
   * @returns {Promise<Methods[M]["result"]>} rejects with EngineError
   */
  request(method, params, options = {}) {
    const id = this.#nextId++;
    /** @type {Request} */
    const request = { v: PROTOCOL_VERSION, id, method, params };
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { request, resolve, reject, onProgress: options.onProgress, retried: false });
      options.signal?.addEventListener("abort", () => this.#cancel(id), { once: true });
      if (this.boot.status === "ready") this.#send(request);
    });
  }

  /**
   * No game of this id is asked for again: its save needs no place in a new engine.
   * @param {string} game
   */
  forget(game) {
    this.#saves.delete(game);
  }

  /** @param {Request} request */
  #send(request) {
    this.#engine?.postMessage(JSON.stringify(request));
    this.#wind();
  }

  /** @param {number} id */
  #cancel(id) {
    const pending = this.#pending.get(id);
    if (!pending) return;
    if (this.boot.status === "ready") {
      // The engine answers whether it was in time; what it has done already stays done.
      this.#engine?.postMessage(JSON.stringify({ v: PROTOCOL_VERSION, cancel: id }));
      return;
    }
    this.#pending.delete(id);
    pending.reject(new EngineError({ code: "cancelled", reason: null, message: "cancelled", data: {} }));
  }

  /** @param {unknown} data */
  #receive(data) {
    /** @type {BootEvent|BootFailure|(Progress & {v:1})|Reply} */
    const message = JSON.parse(String(data));
    if ("event" in message) this.#booting(message);
    else if ("progress" in message) this.#pending.get(message.id)?.onProgress?.(message.progress);
    else this.#settle(message);
    this.#wind();
  }

  /** @param {BootEvent|BootFailure} event */
  #booting(event) {
    if (event.event === "failed") {
      this.#fail(event.problem, event.detail);
      return;
    }
    const { stage, done, total } = event;
    if (stage !== "ready") {
      this.#setBoot({ ...starting(), stage, done, total });
      return;
    }
    // The replies to these loads belong to nobody: id 0 is never asked for.
    for (const [game, { save, viewer }] of this.#saves) {
      this.#send({ v: PROTOCOL_VERSION, id: 0, method: "game.load", params: { game, save, viewer } });
    }
    for (const { request } of this.#pending.values()) this.#send(request);
    this.#setBoot({ ...starting(), status: "ready", stage, done, total });
  }

  /** @param {Reply} reply */
  #settle(reply) {
    const pending = reply.id === null ? undefined : this.#pending.get(reply.id);
    if (!pending || reply.id === null) return;
    this.#pending.delete(reply.id);
    if ("error" in reply) {
      pending.reject(new EngineError(reply.error));
      return;
    }
    const params = /** @type {{game?:string, viewer?:number|null}} */ (pending.request.params);
    const result = /** @type {{save?:unknown}} */ (reply.result);
    if (params.game !== undefined && typeof result.save === "string") {
      this.#saves.set(params.game, { save: result.save, viewer: params.viewer ?? null });
    }
    pending.resolve(reply.result);
  }

  /** (Re)start the clock that notices a hang. */
  #wind() {
    clearTimeout(this.#watch);
    const booting = this.boot.status === "starting";
    if (!booting && (this.boot.status === "failed" || this.#pending.size === 0)) return;
    const [first] = this.#pending.values();
    const thinking = ["game.bot", "game.hint"].includes(first?.request.method ?? "");
    const limit = booting ? this.#limits.boot : thinking ? this.#limits.bot : this.#limits.answer;
    this.#watch = setTimeout(() => (booting ? this.#fail("time-over", "") : this.#died("no answer")), limit);
  }

  /**
   * The worker crashed or hangs: the request it was at may be asked once more, of a new one.
   * @param {string} how  "": nothing is known of it, as when its script didn't come
   */
  #died(how) {
    if (this.boot.status === "starting") {
      if (how) this.#fail("broken", how);
      else this.#fail("file-missing", "js/engine-worker.js");
      return;
    }
    // Of what it was started from, as of a start that came to nothing, there may be something wrong.
    this.#failures += 1;
    const [first] = this.#pending.values();
    if (first?.retried) {
      this.#pending.delete(first.request.id);
      first.reject(noEngine("the engine died twice at this request"));
    } else if (first) {
      first.retried = true;
    }
    this.start();
  }

  /**
   * @param {Problem} problem
   * @param {string} detail
   */
  #fail(problem, detail) {
    clearTimeout(this.#watch);
    this.#failures += 1;
    this.#engine?.terminate();
    this.#engine = null;
    this.#setBoot({ ...this.boot, status: "failed", problem, detail });
  }

  /** @param {BootState} state */
  #setBoot(state) {
    this.boot = state;
    for (const listener of this.#listeners) listener(state);
  }
}

/** @returns {BootState} */
function starting() {
  return { status: "starting", stage: "runtime", done: 0, total: 0, problem: null, detail: "" };
}

/**
 * @param {string} message
 * @returns {EngineError}
 */
function noEngine(message) {
  return new EngineError({ code: "no-engine", reason: null, message, data: {} });
}
