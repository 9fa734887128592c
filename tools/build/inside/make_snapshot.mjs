/**
 * Python's memory as it is when it has started and the engine has done a few things: what the page starts from.
 *
 * argv: JSON of {scripts: the folder of Pyodide as npm ships it, packed: the files of packed modules, lock: what the lock
 * file says of Python, library: an archive without files in the place of Python's, for what is needed of that is packed,
 * early: a module that has the engine do those things, target}. Writes the gzip of a line of JSON, {id: of the packed
 * files, size, head: bytes of Pyodide's before the memory, own: bytes of it that WebAssembly itself fills in, pieces:
 * [start, length][]}, and of these pieces, which are all that differs from what WebAssembly fills in. The same whenever
 * it is made from the same: texts are hashed by one seed, and nothing of this machine gets into it.
 */
import chance from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";

/** Differences that are no further apart than this are one piece. */
const GAP = 128;
/** Where Python finds the engine, as in the page. */
const HOME = "/lib/engine";

/** Node would print the line that an error comes from, of which Pyodide's are a megabyte long. */
process.on("uncaughtException", (error) => {
  process.stderr.write(`${String(error?.message ?? error).slice(-4000)}\n`, () => process.exit(1));
});

const job = JSON.parse(process.argv[2]);

/**
 * @param {string} path  of packed files
 * @returns {{id:string, files:[string, Uint8Array][]}}
 */
function unpacked(path) {
  const bytes = gunzipSync(readFileSync(path));
  let end = bytes.indexOf(10) + 1;
  const { id, files } = JSON.parse(bytes.toString("utf8", 0, end));
  const found = Object.entries(files).map(([name, size]) => {
    end += size;
    return /** @type {[string, Uint8Array]} */ ([name, new Uint8Array(bytes.subarray(end - size, end))]);
  });
  return { id, files: found };
}

// Nothing of this machine gets in: neither the hour nor chance, nor where this script lies, which Python is told.
Date.now = () => 0;
performance.now = () => 0;
chance.randomFillSync = (view) => view;
process.argv[1] = "python";

/** @type {Uint8Array} memory as WebAssembly fills it in, before anything runs */
let initial = new Uint8Array();
const { instantiate } = WebAssembly;
// @ts-expect-error: of its forms, Pyodide uses the one with bytes.
WebAssembly.instantiate = async (/** @type {BufferSource} */ source, /** @type {WebAssembly.Imports} */ imports) => {
  const made = await instantiate(source, imports);
  const memory = /** @type {WebAssembly.Memory|undefined} */ (made.instance?.exports.memory);
  if (memory) initial = new Uint8Array(memory.buffer).slice();
  return made;
};

/**
 * Fill with zeros what Python has used and given back.
 * @param {{HEAPU8:Uint8Array, _malloc(size:number):number, _free(place:number):void}} module
 */
function clean(module) {
  const end = used(module.HEAPU8);
  const held = [];
  for (let size = 1 << 19; size >= 8; size = size > 1024 ? (size * 0.9) & ~7 : size - 8) {
    let place = module._malloc(size + 4);
    for (; place < end; place = module._malloc(size + 4)) {
      module.HEAPU8.fill(0, place, place + size + 4);
      held.push(place);
    }
    module._free(place);
  }
  for (const place of held) module._free(place);
}

/**
 * @param {Uint8Array} bytes
 * @returns {number} how many of them there are before nothing but zeros
 */
function used(bytes) {
  return bytes.findLastIndex((byte) => byte !== 0) + 1;
}

/**
 * @param {Uint8Array} bytes
 * @param {(at:number) => number} before  what is known of them
 * @returns {[number, number][]} where they differ, and in how many bytes
 */
function differences(bytes, before) {
  /** @type {[number, number][]} */
  const pieces = [];
  let end = -GAP - 1;
  for (let at = 0; at < bytes.length; at += 1) {
    if (bytes[at] === before(at)) continue;
    if (at - end > GAP) pieces.push([at, 0]);
    end = at + 1;
    const last = pieces[pieces.length - 1];
    last[1] = end - last[0];
  }
  return pieces;
}

const [{ loadPyodide }, { default: createPyodideModule }] = await Promise.all(
  ["pyodide.mjs", "pyodide.asm.mjs"].map((name) => import(pathToFileURL(join(job.scripts, name)).href)),
);
const packed = job.packed.map(unpacked);
const pyodide = await loadPyodide({
  createPyodideModule,
  indexURL: job.scripts,
  stdLibURL: job.library,
  lockFileContents: { info: job.lock, packages: {} },
  env: { PYTHONPATH: HOME, PYTHONHASHSEED: "0" },
  fsInit: async (/** @type {any} */ system) => {
    for (const [name, content] of packed.flatMap(({ files }) => files)) {
      const path = `${HOME}/${name}`;
      system.mkdirTree(path.slice(0, path.lastIndexOf("/")));
      system.writeFile(path, content);
    }
    system.writeFile(`${HOME}/early.py`, readFileSync(job.early));
  },
  _makeSnapshot: true,
});

/**
 * @param {string} name
 * @param {(module:any) => void} use
 */
function imported(name, use = () => {}) {
  const module = pyodide.pyimport(name);
  use(module);
  module.destroy();
}

imported("early");
imported("random", (random) => random.seed(0));
imported("gc", (gc) => gc.collect());
clean(pyodide._module);

const made = pyodide.makeMemorySnapshot();
if (made.length > initial.length + 65536) throw new Error("Python took more memory than WebAssembly begins with");
const head = new Uint32Array(made.buffer, made.byteOffset, 2)[1];
const own = used(initial);
const pieces = differences(made, (at) => (at < head ? -1 : initial[at - head]));
const [start, length] = pieces[pieces.length - 1];
const line = JSON.stringify({ id: packed[0].id, size: start + length, head, own, pieces });
const contents = pieces.map(([start, length]) => made.subarray(start, start + length));
writeFileSync(job.target, gzipSync(Buffer.concat([Buffer.from(`${line}\n`), ...contents]), { level: 9 }));
