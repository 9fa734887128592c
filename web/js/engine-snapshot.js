/**
 * Python's memory as it is when it has started and has the engine: most of a start is to get there. It is kept on the
 * device once a game was dealt, made by a worker of its own, and the next start of this very version begins with it.
 *
 * Without it, or when anything is wrong with it, the engine starts as it always does, and nobody hears of it. It holds
 * no file, no game, and nothing that must differ from one start to the next but the state of `random`, which the worker
 * sows anew. Hashes of texts are the same at every start from it; each device has its own.
 */
import { BUILD } from "./build-info.js";
import { digest } from "./digest.js";

const ROOT = new URL("../", import.meta.url);
/** As depot.js names what belongs to this copy of the site. */
const CACHE = `scout ${ROOT.pathname} snapshot`;
/** Where Python finds its own functions may differ from one version of a browser to the next. */
const ADDRESS = new URL(`snapshot?${BUILD.build}&${encodeURIComponent(navigator.userAgent)}`, ROOT).href;
const DIGEST = "X-Digest";
/** Memory is kept by pieces of so many bytes, but for those without anything in them, which are most. */
const PIECE = 16_384;

/** So often is one made of a version: what fails or gets lost again and again would cost its time at every visit. */
const ATTEMPTS = 2;

/** Elsewhere (Safari, and all browsers of iPhones) it was not seen to work every time, and memory is scarce. */
const TRIED = /(?:Chrome|Firefox)\//;

/** @typedef {{size:number, runs:[number, number][]}} Head  where pieces that follow one on another begin, in bytes */

/** @returns {Promise<Response|undefined>} */
function entry() {
  return caches.match(ADDRESS, { cacheName: CACHE });
}

/** @returns {Promise<"kept"|"missing"|"unfit">} how things are with one for this version; unfit: there can be none */
export async function state() {
  if (!TRIED.test(navigator.userAgent)) return "unfit";
  return (await entry()) ? "kept" : "missing";
}

/** @returns {Promise<boolean>} whether one may be made; that is counted before, for a page that dies of it */
export async function attempt() {
  const tries = await caches.open(`${CACHE} tries`);
  const before = (await tries.keys()).filter(({ url }) => url.startsWith(ADDRESS)).length;
  if (before < ATTEMPTS) await tries.put(`${ADDRESS}&${before}`, new Response());
  return before < ATTEMPTS;
}

/** @returns {Promise<Uint8Array|null>} what loadPyodide starts from; null: there is none that is whole */
export async function kept() {
  const response = await entry();
  if (!response) return null;
  const body = await response.arrayBuffer();
  if ((await digest(body)) !== response.headers.get(DIGEST)) {
    await drop();
    return null;
  }
  const bytes = new Uint8Array(body);
  let at = bytes.indexOf(10) + 1;
  /** @type {Head} */
  const { size, runs } = JSON.parse(new TextDecoder().decode(bytes.subarray(0, at)));
  const memory = new Uint8Array(size);
  for (const [start, length] of runs) {
    memory.set(bytes.subarray(at, at + length), start);
    at += length;
  }
  return memory;
}

/**
 * Keep one, in place of all others.
 * @param {Uint8Array} memory  as Pyodide makes it
 */
export async function keep(memory) {
  const runs = filled(memory);
  const pieces = runs.map(([start, length]) => memory.subarray(start, start + length));
  const head = `${JSON.stringify({ size: memory.length, runs })}\n`;
  const body = await new Blob(/** @type {BlobPart[]} */ ([head, ...pieces])).arrayBuffer();
  const headers = { "Content-Type": "application/octet-stream", [DIGEST]: await digest(body) };
  await drop();
  await (await caches.open(CACHE)).put(ADDRESS, new Response(body, { headers }));
}

/** @returns {Promise<unknown>} */
export function drop() {
  return caches.delete(CACHE);
}

/**
 * @param {Uint8Array} memory
 * @returns {Head["runs"]}
 */
function filled(memory) {
  /** @type {Head["runs"]} */
  const runs = [];
  for (let start = 0; start < memory.length; start += PIECE) {
    const piece = memory.subarray(start, start + PIECE);
    if (!piece.some((byte) => byte !== 0)) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === start) last[1] += piece.length;
    else runs.push([start, piece.length]);
  }
  return runs;
}
