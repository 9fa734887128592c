/**
 * Python's memory as it is when it has started and has imported the engine: most of a start is to get there, and a start
 * from it is spared that. It is made when the site is built (tools/build/inside/make_snapshot.mjs).
 *
 * Without it, or when anything is wrong with it, Python starts as it always does, and nobody hears of it. It holds no
 * file, no game, and nothing that must differ from one start to the next but the state of `random`, which the worker sows
 * anew.
 */

/** Elsewhere (Safari, and all browsers of iPhones) it was not seen to work every time. */
export const FIT = /(?:Chrome|Firefox)\//.test(navigator.userAgent);

/**
 * head: bytes of Pyodide's before the memory; own: so many bytes of memory WebAssembly fills in by itself; pieces: where
 * what differs from that begins, and how long it is.
 * @typedef {{id:string, head:number, own:number, pieces:[number, number][]}} Head
 */

/**
 * @param {Uint8Array} bytes  what loadPyodide was given, yet empty
 * @param {ArrayBuffer} memory  as WebAssembly has filled it in, when nothing has run in it yet
 * @param {{head:Head, content:Uint8Array}} snapshot  content: the pieces, one after the other
 */
export function complete(bytes, memory, { head, content }) {
  bytes.set(new Uint8Array(memory, 0, head.own), head.head);
  let at = 0;
  for (const [start, length] of head.pieces) {
    bytes.set(content.subarray(at, at + length), start);
    at += length;
  }
}
