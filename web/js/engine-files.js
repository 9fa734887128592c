/**
 * What the engine is started from: fetched side by side from the first moment on, counted while it comes, and told at
 * once when it doesn't come.
 *
 * @import { BootEvent } from "./protocol.js"
 * @import { Problem } from "./engine-client.js"
 */
import { BUILD } from "./build-info.js";
import { digest } from "./digest.js";
import { complete, FIT } from "./engine-snapshot.js";

export const ROOT = new URL("../", import.meta.url);

/** Where the scripts and files of Pyodide lie. */
export const RUNTIME = "pyodide/";
const WASM = `${RUNTIME}pyodide.asm.wasm`;
/** Python's own library, of which a start needs nothing that is not packed: in its place it gets an archive without files. */
const LIBRARY = `${RUNTIME}python_stdlib.zip`;
const NO_FILES = new Uint8Array([0x50, 0x4b, 5, 6, ...new Array(18).fill(0)]);
/** From which Python goes on, with the engine. */
const SNAPSHOT = `${RUNTIME}python_snapshot.bin`;
/** What of Python's library a start without that needs, and the engine. */
const START = [`${RUNTIME}python_start.bin`, "engine/scout_core.bin"];
/** What nobody waits for before a computer player thinks, and before advice is asked for or a picture of the table. */
export const WEIGHTS = "engine/weights.bin";
export const APART = "engine/apart.bin";

/** @type {Record<string, string>} where files are that lie nowhere: the one-file edition has them in blobs */
const BLOBS = /** @type {any} */ (self).scoutFiles ?? {};

/** @type {RequestCache} after a boot that failed, what the browser has kept of the files may be what is wrong */
const CACHE = location.search ? "no-cache" : "default";

const LATER = new Set([WEIGHTS, APART]);

/** After a start that came to nothing the memory may be what is wrong; the one-file edition comes without. */
export const RESUMES = FIT && !location.search && !("scoutFiles" in self);

/** What comes through fetch, and so can be counted while it comes; scripts are imported. */
const FETCHED = [WASM, ...(RESUMES ? [SNAPSHOT] : START)];
export const TOTAL = FETCHED.reduce((sum, path) => sum + BUILD.runtime[path], 0);

export class BootError extends Error {
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

/** @typedef {{name:string, content:Uint8Array}} Packed  a file, by its path below the engine's folder */

export class Files {
  #progress;
  #fail;
  #done = 0;
  #told = 0;
  /** @type {Map<string, Promise<Response>>} asked for before anybody wanted them */
  #early = new Map();

  /**
   * @param {(stage:BootEvent["stage"], done:number) => void} progress
   * @param {(problem:Problem, detail:string) => void} fail  something doesn't come
   */
  constructor(progress, fail) {
    this.#progress = progress;
    this.#fail = fail;
  }

  /**
   * Ask for everything at once.
   * @param {Promise<WebAssembly.Module|null>|null} given  by the page, which then has asked for the file; null in it:
   *   in vain
   * @returns {Uint8Array|null} what loadPyodide goes on from, which is empty until WebAssembly has come; null: nothing
   */
  begin(given) {
    const { fetch } = self;
    for (const path of FETCHED)
      if (!given || path !== WASM) this.#early.set(path, this.#fetch(fetch, new URL(path, ROOT), path));
    // Pyodide asks for its files by itself.
    self.fetch = (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input), ROOT);
      const path = url.href.startsWith(ROOT.href) ? url.href.slice(ROOT.href.length) : url.href;
      if (path === LIBRARY) return Promise.resolve(new Response(NO_FILES));
      // The page has asked for it.
      if (given && path === WASM) return Promise.resolve(new Response());
      return this.#take(path) ?? this.#fetch(fetch, input, path, init);
    };
    // Who asks for one of them hears of it; a failure has been told by then.
    for (const response of this.#early.values()) response.catch(() => {});
    const memory = RESUMES ? new Uint8Array(BUILD.memory) : null;
    this.#watchInstances(given, memory, () => this.#fetch(fetch, new URL(WASM, ROOT), WASM));
    return memory;
  }

  /** @param {string} path */
  #take(path) {
    const response = this.#early.get(path);
    this.#early.delete(path);
    return response;
  }

  /**
   * Counts what comes, and mends the type of .wasm.
   * @param {typeof self.fetch} fetch
   * @param {RequestInfo|URL} input
   * @param {string} path  from the root of the site
   * @param {RequestInit} [init]
   */
  async #fetch(fetch, input, path, init) {
    const response = await fetch(BLOBS[path] ?? input, { cache: CACHE, ...init }).catch(() => null);
    if (!response?.ok) throw this.#missing(path, response ? `${path} (${response.status})` : path);
    if (!response.body || LATER.has(path)) return response;
    const type = path.endsWith(".wasm") ? "application/wasm" : (response.headers.get("Content-Type") ?? "");
    return new Response(this.#whole(response.body, path), { headers: { "Content-Type": type } });
  }

  /**
   * Told at once: Pyodide would only go on and fail at something else. What comes later may be asked for again, and the
   * memory can be done without.
   * @param {string} path
   * @param {string} detail
   */
  #missing(path, detail) {
    if (!LATER.has(path) && path !== SNAPSHOT) this.#fail("file-missing", detail);
    return new BootError("file-missing", detail);
  }

  /**
   * What comes, passed on; it may end too early, or be another file: a page that says that there is none.
   * @param {ReadableStream<Uint8Array>} body
   * @param {string} path
   * @returns {ReadableStream<Uint8Array>}
   */
  #whole(body, path) {
    const reader = body.getReader();
    let size = 0;
    return new ReadableStream({
      pull: async (controller) => {
        try {
          const { done, value } = await reader.read();
          if (done && size !== (BUILD.runtime[path] ?? size)) throw new Error(`${path} is not whole`);
          if (done) controller.close();
          else {
            size += value.byteLength;
            this.count(value.byteLength);
            controller.enqueue(value);
          }
        } catch {
          controller.error(this.#missing(path, path));
        }
      },
    });
  }

  /** @param {number} bytes */
  count(bytes) {
    this.#done += bytes;
    if (this.#done - this.#told < TOTAL / 50) return;
    this.#told = this.#done;
    this.#progress("runtime", Math.min(this.#done, TOTAL));
  }

  /** @returns {Promise<Packed[]>} the engine, and what it is started with */
  async engine() {
    return (await Promise.all(START.map((path) => this.#packed(path)))).flat();
  }

  /**
   * @param {string} path  one of what comes later
   * @returns {Promise<Packed[]>}
   */
  late(path) {
    return this.#packed(path);
  }

  /**
   * The files that are packed in one.
   * @param {string} path
   * @returns {Promise<Packed[]>}
   */
  async #packed(path) {
    const { head, content } = await this.#unpacked(path);
    let end = 0;
    return Object.entries(head.files).map(([name, size]) => {
      end += size;
      return { name, content: content.subarray(end - size, end) };
    });
  }

  /**
   * A line of JSON and what follows it; it must be of the build that the page is of, and made from the very wheel that
   * the lock file names.
   * @param {string} path
   * @returns {Promise<{head:any, content:Uint8Array}>}
   */
  async #unpacked(path) {
    const response = await self.fetch(new URL(path, ROOT));
    const bytes = await unpacked(response, BUILD.digests[path]).catch(() => {
      throw new BootError("file-missing", path);
    });
    const line = bytes.indexOf(10);
    const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, line)));
    if (head.id !== BUILD.engine) throw new BootError("version", path);
    return { head, content: bytes.subarray(line + 1) };
  }

  /**
   * Have Pyodide start from a module that is compiled already, where one is given, and fill the memory that it goes on
   * from; an empty one it refuses.
   * @param {Promise<WebAssembly.Module|null>|null} given
   * @param {Uint8Array|null} memory
   * @param {() => Promise<Response>} fetchModule  where it was given in vain
   */
  #watchInstances(given, memory, fetchModule) {
    let pieces = memory && this.#unpacked(SNAPSHOT).catch(() => null);
    // Where there is none at all, boot() tells that.
    if (!("WebAssembly" in self)) return;
    const { instantiateStreaming } = WebAssembly;
    /** @type {(source:Response|PromiseLike<Response>, imports?:WebAssembly.Imports) => Promise<any>} */
    const instantiate = async (source, imports) => {
      const module = await given;
      const made = module
        ? { module, instance: await WebAssembly.instantiate(module, imports) }
        : await instantiateStreaming(given ? fetchModule() : source, imports);
      const snapshot = await pieces;
      const own = /** @type {WebAssembly.Memory} */ (made.instance.exports.memory);
      if (memory && snapshot) complete(memory, own.buffer, snapshot);
      pieces = null;
      return made;
    };
    WebAssembly.instantiateStreaming = instantiate;
  }
}

/**
 * @param {Response} response
 * @param {string|undefined} expected  its digest
 * @returns {Promise<Uint8Array>}
 */
async function unpacked(response, expected) {
  const content = await response.arrayBuffer();
  // Where a page comes without encryption from another machine, browsers have no digests.
  if (expected && crypto.subtle && (await digest(content)) !== expected) throw new Error("another file");
  const stream = new Blob([content]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * A script of Pyodide's.
 * @param {string} name
 * @returns {Promise<any>} the module
 */
export function script(name) {
  const path = RUNTIME + name;
  return import(BLOBS[path] ?? new URL(path + location.search, ROOT).href).catch(() => {
    throw new BootError("file-missing", path);
  });
}
