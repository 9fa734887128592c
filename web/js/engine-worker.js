/**
 * The engine's side: boots Python, then takes request strings and posts reply strings, one after the other.
 *
 * Traps that this works around (each hangs or misleads the boot without a word): a host that sends a wrong type for
 * .wasm; a policy that forbids WebAssembly; a file that doesn't come; a wheel whose hash is wrong, after which
 * loadPyodide still resolves.
 *
 * @import { BootEvent, Reply } from "./protocol.js"
 * @import { Problem } from "./engine-client.js"
 */
import { BUILD } from "./build-info.js";
import { PROTOCOL_VERSION } from "./protocol.js";

/**
 * The parts of Pyodide and of scout_core.wire that are used.
 * @typedef {{next():{value:string, done:boolean}, return():unknown, destroy():void}} Steps
 * @typedef {{steps(request:string):Steps}} Session
 * @typedef {{loadedPackages:Record<string, string>, pyimport(name:string):any}} Pyodide
 */

const ROOT = new URL("../", import.meta.url);

/** What comes through fetch, and so can be counted while it comes; scripts are imported. */
const COUNTED = Object.entries(BUILD.runtime).filter(([path]) => !path.endsWith("js"));
const TOTAL = COUNTED.reduce((sum, [, size]) => sum + size, 0);

/** @type {string[]} requests that wait for their turn */
const queue = [];
/** @type {Set<number>} those of them, or the one in hand, that are no longer wanted */
const cancelled = new Set();
/** @type {number|null} the request in hand */
let current = null;
let running = false;
let failed = false;
/** @type {Session|undefined} */
let session;

class BootError extends Error {
  /**
   * @param {Problem} problem
   * @param {string} detail
   */
  constructor(problem, detail) {
    super(detail);
    /** @type {Problem} */
    this.problem = problem;
  }
}

/** @param {object} message */
function post(message) {
  self.postMessage(JSON.stringify(message));
}

/**
 * @param {BootEvent["stage"]} stage
 * @param {number} done
 */
function progress(stage, done) {
  post({ v: PROTOCOL_VERSION, event: "boot", stage, done, total: TOTAL });
}

/**
 * Said once; what follows from the first failure explains nothing.
 * @param {Problem} problem
 * @param {string} detail
 */
function fail(problem, detail) {
  if (failed) return;
  failed = true;
  post({ v: PROTOCOL_VERSION, event: "failed", problem, detail });
}

/** Wrap fetch: count what comes, mend the type of .wasm, and tell at once what doesn't come. */
function watchFetch() {
  const plainFetch = self.fetch;
  let done = 0;
  let told = 0;
  /** @param {Uint8Array} chunk */
  const count = (chunk) => {
    done += chunk.byteLength;
    if (done - told < TOTAL / 50) return;
    told = done;
    progress("runtime", Math.min(done, TOTAL));
  };
  self.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), ROOT);
    const path = url.href.startsWith(ROOT.href) ? url.href.slice(ROOT.href.length) : url.href;
    const response = await plainFetch(input, init).catch((error) => {
      fail("file-missing", path);
      throw error;
    });
    if (!response.ok) fail("file-missing", `${path} (${response.status})`);
    if (!response.ok || !response.body) return response;
    const type = path.endsWith(".wasm") ? "application/wasm" : (response.headers.get("Content-Type") ?? "");
    const counting = new TransformStream({
      transform(chunk, controller) {
        count(chunk);
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counting), { headers: { "Content-Type": type } });
  };
}

/** An empty module: fails where WebAssembly is missing or forbidden, where Pyodide would wait for ever. */
async function probeWasm() {
  try {
    await WebAssembly.instantiate(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
  } catch (error) {
    throw new BootError("no-wasm", String(error));
  }
}

/** @returns {Promise<Session>} */
async function boot() {
  await probeWasm();
  watchFetch();
  progress("runtime", 0);
  const runtime = "pyodide/pyodide.mjs";
  const { loadPyodide } = await import(new URL(runtime, ROOT).href).catch(() => {
    throw new BootError("file-missing", runtime);
  });
  /** @type {Pyodide} */
  const pyodide = await loadPyodide({
    indexURL: new URL("pyodide/", ROOT).href,
    lockFileURL: new URL("pyodide/pyodide-lock.json", ROOT).href,
    packageBaseUrl: ROOT.href,
    packages: ["scout-core"],
  });
  if (!("scout-core" in pyodide.loadedPackages)) throw new BootError("file-missing", BUILD.wheel);
  progress("engine", TOTAL);
  const version = pyodide.pyimport("scout_core").__version__;
  if (version !== BUILD.version) throw new BootError("version", `${version} / ${BUILD.version}`);
  return pyodide.pyimport("scout_core.wire").Session();
}

/** Let messages in: a cancel that came while Python was at it. */
function breathe() {
  return new Promise((resolve) => setTimeout(resolve, 0));
}

/**
 * @param {Session} engine
 * @param {string} request
 */
async function answer(engine, request) {
  const { id } = JSON.parse(request);
  current = id;
  const steps = engine.steps(request);
  try {
    for (;;) {
      if (cancelled.delete(id)) {
        steps.return();
        const error = { code: "cancelled", reason: null, message: "cancelled", data: {} };
        post(/** @type {Reply} */ ({ v: PROTOCOL_VERSION, id, error }));
        return;
      }
      const { value, done } = steps.next();
      if (done) return;
      self.postMessage(value);
      if ("progress" in JSON.parse(value)) await breathe();
    }
  } finally {
    current = null;
    cancelled.delete(id);
    steps.destroy();
  }
}

/** One at a time and in order: what a request finds is what the one before left. */
async function work() {
  if (running || !session) return;
  running = true;
  for (let request = queue.shift(); request !== undefined; request = queue.shift()) await answer(session, request);
  running = false;
}

/**
 * A crash of Python is told as an error of the worker, on which the page starts a new one.
 * @param {unknown} error
 */
function crash(error) {
  setTimeout(() => {
    throw error;
  });
}

self.onmessage = (event) => {
  const message = JSON.parse(event.data);
  if ("cancel" in message) {
    const waits = queue.some((request) => JSON.parse(request).id === message.cancel);
    if (waits || current === message.cancel) cancelled.add(message.cancel);
  } else queue.push(event.data);
  work().catch(crash);
};

boot().then(
  (started) => {
    if (failed) return;
    session = started;
    progress("ready", TOTAL);
    work().catch(crash);
  },
  (error) => {
    const message = String(error?.message ?? error).slice(-500);
    // What a browser says of a script that doesn't come; its own words, but the address is in all of them.
    const [script] = /[^\s"']+\.mjs/.exec(message) ?? [];
    if (script) fail("file-missing", script.replace(ROOT.href, ""));
    else fail(error instanceof BootError ? error.problem : "broken", message);
  },
);
