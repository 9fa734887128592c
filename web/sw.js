/**
 * The service worker: keeps whole versions of the site, so that it opens without a network.
 *
 * A version is fetched by content hash when its worker is installed, and counts when every file is there. New pages get
 * the current version; a page that is open keeps the version it began with until it is loaded again, whatever worker is
 * active by then. The current version changes when a page asks for it (message "take"), never by itself.
 *
 * build_wheel.py bundles this with its imports into one classic script and writes the list of files at its head.
 *
 * @import { File, Precache } from "./js/precache.js"
 */
import { Depot } from "./js/depot.js";
import { digest } from "./js/digest.js";
import { addressOf, missing, pathOf, weight } from "./js/precache.js";

/**
 * The parts of a service worker's world that are used.
 * @typedef {Event & {waitUntil:(promise:Promise<unknown>) => void}} Lasting
 * @typedef {Lasting & {request:Request, clientId:string, resultingClientId:string,
 *   respondWith:(response:Promise<Response>) => void}} Fetching
 * @typedef {{id:string, postMessage:(message:unknown) => void}} Client
 * @typedef {Lasting & {data:any, source:Client|null, ports:readonly MessagePort[]}} Told
 * @typedef {object} Scope
 * @property {Precache} PRECACHE
 * @property {{scope:string, waiting:unknown, installing:unknown, unregister:() => Promise<boolean>}} registration
 * @property {{matchAll:(options:object) => Promise<Client[]>, claim:() => Promise<void>}} clients
 * @property {() => Promise<void>} skipWaiting
 * @property {(type:string, listener:(event:any) => void) => void} addEventListener
 */
const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));
const { PRECACHE, registration, clients } = worker;
const SCOPE = registration.scope;
const VERSION = PRECACHE.version;

/** Requests at a time while a version is fetched: the page may want something too. */
const AT_ONCE = 4;

const depot = new Depot(SCOPE);
/** @type {Map<string, Promise<string>>} the versions of clients, as far as this worker was asked */
const known = new Map();
/** @type {Promise<void>|null} */
let filling = null;

// -- Filling up -------------------------------------------------------------------------------------------------------

/**
 * Fetch a file and see that it is the one of this list: from the HTTP cache where it is right there (the page has just
 * fetched it), else past it.
 * @param {string} path
 * @param {File} file
 * @returns {Promise<ArrayBuffer>}
 */
async function obtain(path, file) {
  // A host that answers with its first page for what it doesn't have may do so for folders too.
  for (const address of new Set([addressOf(path), path])) {
    for (const cache of /** @type {RequestCache[]} */ (["force-cache", "reload"])) {
      const response = await fetch(new URL(address, SCOPE), { cache });
      const content = await response.arrayBuffer();
      if (response.ok && (await digest(content)) === file.sha256) return content;
    }
  }
  throw new Error(`${path} is not as it should be`);
}

/**
 * Have every file of this version, fetching those that aren't kept yet. What came before something failed stays.
 * @returns {Promise<void>}
 */
function fill() {
  filling ??= fetchAll().finally(() => {
    filling = null;
  });
  return filling;
}

async function fetchAll() {
  const { files } = PRECACHE;
  const total = weight(files, Object.keys(files));
  const paths = missing(files, await depot.have());
  if (paths.length > 0) await depot.begin(PRECACHE);
  let done = total - weight(files, paths);
  tell({ type: "filling", version: VERSION, done, total });
  await each(paths, async (path) => {
    await depot.keep(path, files[path], await obtain(path, files[path]));
    done += files[path].bytes;
    tell({ type: "filling", version: VERSION, done, total });
  });
  const lost = missing(files, await depot.have());
  if (lost.length > 0) throw new Error(`${lost[0]} was not kept`);
  await depot.complete(PRECACHE);
}

/**
 * Do something for all items, a few at a time. After a failure nothing more is begun, and what was begun is ended.
 * @param {readonly string[]} items
 * @param {(item:string) => Promise<void>} work
 */
async function each(items, work) {
  const rest = [...items];
  const lane = async () => {
    for (let item = rest.shift(); item !== undefined; item = rest.shift()) {
      await work(item).catch((error) => {
        rest.length = 0;
        throw error;
      });
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, lane));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/** @returns {Promise<Client[]>} every page and worker of the site that is open */
async function open() {
  return clients.matchAll({ includeUncontrolled: true, type: "all" });
}

/** @param {object} message */
async function tell(message) {
  for (const client of await open()) client.postMessage(message);
}

// -- Which version ----------------------------------------------------------------------------------------------------

/**
 * @param {string} client
 * @returns {Promise<string>} the version it began with
 */
function versionOf(client) {
  let version = known.get(client);
  if (!version) {
    version = depot.pin(client).then((pin) => pin ?? depot.current());
    known.set(client, version);
  }
  return version;
}

/**
 * @param {Lasting} event
 * @param {string} client
 * @param {string} version
 */
function pin(event, client, version) {
  known.set(client, Promise.resolve(version));
  event.waitUntil(depot.setPin(client, version));
}

/** Make this version the current one. Pages that are open keep theirs. */
async function take() {
  await fill();
  await depot.setCurrent(VERSION);
  // Settled only when nothing else is going on in this worker.
  worker.skipWaiting();
  await tell({ type: "taken", version: VERSION });
  await depot.sweep(VERSION);
}

/** The first version is the current one at once; a later one that the browser activated waits to be taken. */
async function activated() {
  if (!(await depot.version(await depot.current()))) await depot.setCurrent(VERSION);
  await depot.sweep(VERSION);
}

// -- Answering --------------------------------------------------------------------------------------------------------

/**
 * @param {Fetching} event
 * @returns {Promise<Response>}
 */
async function answer(event) {
  const { request, clientId, resultingClientId } = event;
  const opening = request.mode === "navigate";
  const version = await (opening ? depot.current() : versionOf(clientId));
  // A page that is opened, or a worker that a page starts.
  if (resultingClientId) pin(event, resultingClientId, version);
  const list = version === VERSION ? PRECACHE : await depot.version(version);
  const path = list && pathOf(request.url, SCOPE, list.files);
  if (!list || path === null) return fetch(request);
  const file = list.files[path];
  const kept = await depot.file(path, file);
  if (kept) return kept;
  try {
    // Somebody has thrown it away: only the very same file may take its place.
    await depot.keep(path, file, await obtain(path, file));
    return (await depot.file(path, file)) ?? Response.error();
  } catch {
    if (!opening) return Response.error();
  }
  await depot.setCurrent("");
  pin(event, resultingClientId, "");
  return fetch(request);
}

/**
 * Begin afresh: keep nothing, be gone, and let the page come from the network, past what the HTTP cache has of it. The
 * games are not touched. Without a network nothing is done.
 * @param {Fetching} event
 * @returns {Promise<Response>}
 */
async function reset(event) {
  const reached = await fetch(SCOPE, { cache: "no-cache" }).catch(() => null);
  if (!reached?.ok) return answer(event);
  await depot.destroy();
  await each(Object.keys(PRECACHE.files), async (path) => {
    const response = await fetch(new URL(addressOf(path), SCOPE), { cache: "no-cache" }).catch(() => null);
    await response?.arrayBuffer();
  });
  await registration.unregister();
  return Response.redirect(SCOPE, 303);
}

worker.addEventListener("install", (/** @type {Lasting} */ event) => event.waitUntil(fill()));
worker.addEventListener("activate", (/** @type {Lasting} */ event) => event.waitUntil(activated()));

worker.addEventListener("fetch", (/** @type {Fetching} */ event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  const asked = request.mode === "navigate" && new URL(request.url).searchParams.has("reset");
  event.respondWith(asked ? reset(event) : answer(event));
});

/**
 * A page asks how things are. A good time to clear away what pages left that are gone.
 * @param {Told} event
 */
async function status({ ports }) {
  const alive = new Set((await open()).map(({ id }) => id));
  const current = await depot.current();
  ports[0].postMessage({ version: VERSION, current });
  await depot.sweepPins(alive);
  // A whole version that waits is asked for by nobody yet.
  if (current === VERSION && !registration.waiting && !registration.installing) await depot.sweep(VERSION);
}

/**
 * A page that came from the network as the same version wants to be served from here from now on.
 * @param {Told} event
 */
async function claim(event) {
  const { source, data } = event;
  if (!source || data.build !== VERSION) return;
  for (const { id } of await open()) if ((await depot.pin(id)) === undefined) await depot.setPin(id, "");
  await depot.setPin(source.id, VERSION);
  known.clear();
  await clients.claim();
}

/** Have what is missing of this version after somebody threw it away. */
async function mend() {
  await fill();
  await activated();
  await tell({ type: "mended", version: VERSION });
}

worker.addEventListener("message", (/** @type {Told} */ event) => {
  /** @type {Record<string, (event:Told) => Promise<void>>} */
  const doings = { status, claim, take, mend };
  const doing = doings[event.data.type];
  if (doing) event.waitUntil(doing(event));
});
