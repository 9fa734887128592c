/**
 * The largest file of all, Python itself: the page begins to fetch and compile it while the worker is yet to start, and
 * hands over what came of it. A worker that is started anew gets it at once.
 *
 * Whatever goes wrong here is no trouble: the worker then fetches it by itself, and tells why it can't.
 */

import { BUILD } from "./build-info.js";

const PATH = "pyodide/pyodide.asm.wasm";
const ROOT = new URL("../", import.meta.url);

/** Told to the worker after so many bytes. */
const STEP = 200_000;

/** @typedef {{came:number} | {wasm:WebAssembly.Module|null}} Food  bytes that came since; at last the module */

export class Runtime {
  /** @type {Promise<WebAssembly.Module|null>|null} null: not begun */
  #module = null;
  #settled = false;
  #stop = new AbortController();
  /** @type {(bytes:number) => void} */
  #came = () => {};

  /** @returns {boolean} false: it was begun before and came to nothing; the worker is on its own */
  begin() {
    if (!this.#module) {
      this.#module = this.#compiled().then(
        (module) => {
          this.#settled = true;
          return module;
        },
        () => null,
      );
      return true;
    }
    if (!this.#settled) this.#stop.abort();
    return this.#settled;
  }

  /** @param {Worker} worker */
  feed(worker) {
    /** @param {Food} food */
    const give = (food) => worker.postMessage(food);
    this.#came = (came) => give({ came });
    this.#module?.then((wasm) => give({ wasm }));
  }

  async #compiled() {
    const { signal } = this.#stop;
    const address = new URL(PATH, ROOT);
    // Kept on this device, it comes at once and needs no counting. Under the very address under which it is kept, and as
    // it comes, browsers keep what they have compiled beside it, and need not do so again.
    const kept = Boolean(navigator.serviceWorker?.controller);
    if (kept) address.search = BUILD.wasm;
    const response = await fetch(address, { signal });
    const module = await WebAssembly.compileStreaming(kept ? response : this.#counted(response));
    if (kept) this.#came(BUILD.runtime[PATH]);
    return module;
  }

  /**
   * @param {Response} response
   * @returns {Response} of the type that browsers insist on
   */
  #counted(response) {
    if (!response.ok || !response.body) throw new Error(PATH);
    let since = 0;
    const counting = new TransformStream({
      transform: (chunk, controller) => {
        controller.enqueue(chunk);
        since += chunk.byteLength;
        if (since < STEP) return;
        this.#came(since);
        since = 0;
      },
      flush: () => this.#came(since),
    });
    return new Response(response.body.pipeThrough(counting), { headers: { "Content-Type": "application/wasm" } });
  }
}
