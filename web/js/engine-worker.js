/**
 * The engine's side: boots Python, then takes request strings and posts reply strings, one after the other.
 *
 * Traps that this works around (each hangs or misleads the boot without a word): a host that sends a wrong type for
 * .wasm; a policy that forbids WebAssembly; a file that doesn't come; an engine of another build than the page.
 *
 * @import { BootEvent, Reply } from "./protocol.js"
 * @import { Problem } from "./engine-client.js"
 */
import { BUILD } from "./build-info.js";
import { APART, BootError, Files, RESUMES, ROOT, RUNTIME, script, TOTAL, WEIGHTS } from "./engine-files.js";
import { PROTOCOL_VERSION } from "./protocol.js";

/**
 * The parts of Pyodide and of scout_core.wire that are used.
 * @typedef {{next():{value:string, done:boolean}, return():unknown, destroy():void}} Steps
 * @typedef {{steps(request:string):Steps}} Session
 * @typedef {{mkdirTree(path:string):void, writeFile(path:string, content:Uint8Array):void}} FileSystem
 * @typedef {{FS:FileSystem, pyimport(name:string):any}} Pyodide
 */

/** The build of the page, which it names this worker by, and what else is to be known. */
const [PAGE, ...MARKS] = self.name.split(" ");

/** Where Python finds the engine. */
const HOME = "/lib/engine";

/** Who asks for this has a game, and who asks for that has a computer player think. */
const DEALING = new Set(["game.new", "game.load"]);
/** @type {Map<string, string[]>} what a request waits for that the first deal does not */
const NEEDED = new Map([
  ["game.bot", [WEIGHTS]],
  ["game.hint", [WEIGHTS, APART]],
  ["game.review", [WEIGHTS, APART]],
  ["position.check", [APART]],
  ["position.svg", [APART]],
  ["quiz.make", [WEIGHTS, APART]],
  ["quiz.check", [APART]],
  ["sgn.frames", [APART]],
]);

/** @type {string[]} requests that wait for their turn */
const queue = [];
/** @type {Set<number>} those of them, or the one in hand, that are no longer wanted */
const cancelled = new Set();
/** @type {number|null} the request in hand */
let current = null;
/** What that one waits for is no longer waited for. */
let letGo = () => {};
let running = false;
let failed = false;
/** @type {Session|undefined} */
let session;
/** @type {Pyodide|undefined} */
let python;
/** @type {Map<string, Promise<void>>} what came later, or is on its way */
const late = new Map();

/** @param {object} message */
function post(message) {
  self.postMessage(JSON.stringify(message));
}

/**
 * @param {BootEvent["stage"]} stage
 * @param {number} done
 */
function progress(stage, done) {
  // Of what comes after the start nobody is told that it is one.
  if (!session) post({ v: PROTOCOL_VERSION, event: "boot", stage, done, total: TOTAL });
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

const files = new Files(progress, fail);

/** Given by the page, if its name for this worker says so. */
/** @type {(module:WebAssembly.Module|null) => void} */
let give;
/** @type {Promise<WebAssembly.Module|null>} */
const given = new Promise((resolve) => {
  give = resolve;
});

/** An empty module: fails where WebAssembly is missing or forbidden, where Pyodide would wait for ever. */
async function probeWasm() {
  try {
    await WebAssembly.instantiate(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
  } catch (error) {
    throw new BootError("no-wasm", String(error));
  }
}

/**
 * @param {FileSystem} system
 * @param {import("./engine-files.js").Packed[]} unpacked
 */
function install(system, unpacked) {
  for (const { name, content } of unpacked) {
    const path = `${HOME}/${name}`;
    system.mkdirTree(path.slice(0, path.lastIndexOf("/")));
    system.writeFile(path, content);
  }
}

/** @returns {Promise<{python:Pyodide, resumes:boolean}>} resumes: from the memory that the build made */
async function boot() {
  if (PAGE && PAGE !== BUILD.build) throw new BootError("version", `${PAGE} / ${BUILD.build}`);
  progress("runtime", 0);
  const memory = files.begin(MARKS.includes("fed") ? given : null);
  const engine = RESUMES ? null : files.engine();
  const scripts = Promise.all([script("pyodide.js"), script("pyodide.asm.js")]);
  // Each is waited for below; until then a failure of one is nobody's.
  for (const begun of [engine, scripts]) begun?.catch(() => {});
  await probeWasm();
  const [{ loadPyodide }, { default: createPyodideModule }] = await scripts;
  /**
   * @param {object} options
   * @returns {Promise<Pyodide>}
   */
  const load = (options) =>
    loadPyodide({
      // Pyodide itself would look for it under a name ending in .mjs, of which some hosts don't know the type.
      createPyodideModule,
      indexURL: new URL(RUNTIME, ROOT).href,
      // No packages: the engine is put where Python looks for it.
      lockFileContents: { info: BUILD.python, packages: {} },
      env: { PYTHONPATH: HOME },
      ...options,
    });
  const resumed = memory && (await load({ _loadSnapshot: memory }).catch(() => null));
  if (resumed) {
    // Pyodide would hold on to it.
    structuredClone(memory.buffer, { transfer: [memory.buffer] });
    resumed.pyimport("random").seed();
    // What computer players think by is in it.
    late.set(WEIGHTS, Promise.resolve());
    return { python: resumed, resumes: true };
  }
  const unpacked = await (engine ?? files.engine());
  const fsInit = async (/** @type {FileSystem} */ system) => install(system, unpacked);
  return { python: await load({ fsInit }), resumes: false };
}

/**
 * Have something that comes later.
 * @param {string} path
 */
function have(path) {
  const known = late.get(path);
  if (known) return known;
  const begun = files.late(path).then(
    (unpacked) => install(/** @type {Pyodide} */ (python).FS, unpacked),
    (error) => {
      // Asked for again when it is needed.
      late.delete(path);
      throw error;
    },
  );
  late.set(path, begun);
  return begun;
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

/** @returns {Promise<void>} settled when the request in hand is no longer wanted */
function unwanted() {
  return new Promise((resolve) => {
    letGo = resolve;
  });
}

/** One at a time and in order: what a request finds is what the one before left. */
async function work() {
  if (running || !session) return;
  running = true;
  for (let request = queue.shift(); request !== undefined; request = queue.shift()) {
    const { id, method } = JSON.parse(request);
    current = id;
    const needed = NEEDED.get(method);
    if (needed && !cancelled.has(id)) await Promise.race([Promise.all(needed.map(have)), unwanted()]);
    await answer(session, request);
    // Computer players come next.
    if (DEALING.has(method)) have(WEIGHTS).catch(() => {});
  }
  running = false;
}

/**
 * A file that doesn't come is told as such; a crash of Python as an error of the worker, on which the page starts a new
 * one.
 * @param {unknown} error
 */
function crash(error) {
  if (error instanceof BootError) tell(error);
  else
    setTimeout(() => {
      throw error;
    });
}

/** @param {import("./engine-runtime.js").Food} food */
function eat(food) {
  if ("wasm" in food) give(food.wasm);
  else files.count(food.came);
}

self.onmessage = (event) => {
  if (typeof event.data !== "string") {
    eat(event.data);
    return;
  }
  const message = JSON.parse(event.data);
  if ("cancel" in message) {
    const waits = queue.some((request) => JSON.parse(request).id === message.cancel);
    if (waits || current === message.cancel) cancelled.add(message.cancel);
    if (current === message.cancel) letGo();
  } else queue.push(event.data);
  work().catch(crash);
};

/** @param {unknown} error  why the engine can't go on */
function tell(error) {
  const message = String(/** @type {any} */ (error)?.message ?? error).slice(-500);
  fail(error instanceof BootError ? error.problem : "broken", message);
}

/** @param {{python:Pyodide, resumes:boolean}} started */
function begin(started) {
  if (failed) return;
  progress("engine", TOTAL);
  python = started.python;
  session = python.pyimport("scout_core.wire").Session();
  const resumed = started.resumes;
  post({ v: PROTOCOL_VERSION, event: "boot", stage: "ready", done: TOTAL, total: TOTAL, resumed });
  work().catch(crash);
}

boot().then(begin).catch(tell);
