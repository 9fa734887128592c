/**
 * What the build knows about the site it made. This is the one module of ours that build_wheel.py writes anew in
 * `dist/`; as committed it describes no build, so that the modules beside it can be checked and tested without one.
 */

/**
 * @type {{
 *   version: string,
 *   build: string,
 *   wheel: string,
 *   engine: string,
 *   digests: Record<string, string>,
 *   memory: number,
 *   wasm: string,
 *   python: Record<string, string>,
 *   runtime: Record<string, number>,
 *   languages: Record<string, import("./language.js").Language>,
 * }}
 * version: of the engine and the page; build: a digest of the whole site, by which one build is told from the next;
 * wheel: file name, beside index.html; engine: its digest in the lock file that micropip froze, which the engine's own
 * files name too; digests: of these files; memory: how many bytes Pyodide goes on from (engine-snapshot.js); wasm: the
 * digest of Python itself; python: what the lock file says of it; runtime: size in bytes of every file that the engine is
 * started from, by its path from the root of the site; languages: every folder of `locales/`, by its tag
 */
export const BUILD = {
  version: "0.0.0",
  build: "",
  wheel: "",
  engine: "",
  digests: {},
  memory: 0,
  wasm: "",
  python: {},
  runtime: {},
  languages: { en: { name: "English", dir: "ltr" } },
};
