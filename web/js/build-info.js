/**
 * What the build knows about the site it made. This is the one module of ours that build_wheel.py writes anew in
 * `dist/`; as committed it describes no build, so that the modules beside it can be checked and tested without one.
 */

/**
 * @type {{
 *   version: string,
 *   wheel: string,
 *   runtime: Record<string, number>,
 * }}
 * version: of the engine and the page; wheel: file name, beside index.html; runtime: size in bytes of every file that
 * starting the engine fetches, by its path from the root of the site
 */
export const BUILD = { version: "0.0.0", wheel: "", runtime: {} };
