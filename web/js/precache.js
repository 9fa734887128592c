/**
 * What a version of the site is made of and how its files are found: the decisions of the service worker (sw.js), as
 * plain functions. The list itself is written by build_wheel.py into the head of the built sw.js.
 */

/**
 * page: what is seen and read; runtime: what Python starts from. The page comes first.
 * @typedef {{sha256:string, bytes:number, tier:"page"|"runtime"}} File
 *
 * version: the build that these are the files of; files: by their path from the root of the site
 * @typedef {{version:string, files:Record<string, File>}} Precache
 */

/** @type {readonly File["tier"][]} */
export const TIERS = ["page", "runtime"];

/** The types that browsers insist on, so that what a host says of a file doesn't matter. */
const TYPES = {
  css: "text/css; charset=utf-8",
  ftl: "text/plain; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  mjs: "text/javascript; charset=utf-8",
  png: "image/png",
  svg: "image/svg+xml",
  wasm: "application/wasm",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};

/**
 * @param {string} path
 * @returns {string} its Content-Type
 */
export function typeOf(path) {
  const suffix = /** @type {keyof typeof TYPES} */ (path.slice(path.lastIndexOf(".") + 1));
  return Object.hasOwn(TYPES, suffix) ? TYPES[suffix] : "application/octet-stream";
}

/**
 * Under which name a file is kept: the same content of the same file is kept once, whatever versions it belongs to.
 * @param {string} path
 * @param {File} file
 * @returns {string} from the root of the site
 */
export function keyOf(path, file) {
  return `${path}?${file.sha256}`;
}

/**
 * Which file an address stands for, with the liberties that static hosts take.
 * @param {string} url
 * @param {string} scope  the address of the site, with a slash at its end
 * @param {Precache["files"]} files
 * @returns {string|null} null: none of these files
 */
export function pathOf(url, scope, files) {
  const address = url.replace(/[?#].*$/s, "");
  if (!address.startsWith(scope)) return null;
  const path = address.slice(scope.length);
  const names = [path, `${path}index.html`, `${path}.html`];
  return names.find((name) => Object.hasOwn(files, name)) ?? null;
}

/**
 * Where a file is fetched. Some hosts redirect from index.html to its folder; none does it the other way round.
 * @param {string} path
 * @returns {string} from the root of the site
 */
export function addressOf(path) {
  return path.replace(/(^|\/)index\.html$/, "$1") || "./";
}

/**
 * What is yet to be fetched, in the order in which it is: the page first.
 * @param {Precache["files"]} files
 * @param {ReadonlySet<string>} have  the keys of what is kept already
 * @returns {string[]} paths
 */
export function missing(files, have) {
  const paths = Object.keys(files).filter((path) => !have.has(keyOf(path, files[path])));
  return TIERS.flatMap((tier) => paths.filter((path) => files[path].tier === tier));
}

/**
 * What may be thrown away: whatever belongs to no version that is still asked for.
 * @param {Iterable<string>} have  keys
 * @param {readonly Precache[]} versions
 * @returns {string[]} keys
 */
export function unneeded(have, versions) {
  const needed = new Set(
    versions.flatMap(({ files }) => Object.entries(files).map(([path, file]) => keyOf(path, file))),
  );
  return [...have].filter((key) => !needed.has(key));
}

/**
 * @param {Precache["files"]} files
 * @param {readonly string[]} paths
 * @returns {number} how many bytes they are
 */
export function weight(files, paths) {
  return paths.reduce((sum, path) => sum + files[path].bytes, 0);
}
