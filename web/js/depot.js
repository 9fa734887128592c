/**
 * What the service worker keeps in Cache Storage, below names of this copy of the site alone: files by their content,
 * which versions are whole, which of them new pages get, and which version a page that is open began with.
 *
 * Every entry stands for itself, so that the workers of two versions never write over each other.
 *
 * @import { File, Precache } from "./precache.js"
 */
import { keyOf, TIERS, typeOf, unneeded } from "./precache.js";

const STATE = "state";
const VERSION = "version/";
const PIN = "client/";
const CURRENT = "current";
const COMING = "coming";

export class Depot {
  #scope;
  #prefix;

  /** @param {string} scope  the address of the site, with a slash at its end */
  constructor(scope) {
    this.#scope = scope;
    this.#prefix = `scout ${new URL(scope).pathname} `;
  }

  /** @param {string} part */
  #open(part) {
    return caches.open(this.#prefix + part);
  }

  /** @param {string} key */
  #url(key) {
    return new URL(key, this.#scope).href;
  }

  /** @param {Cache} cache */
  async #keys(cache) {
    return (await cache.keys()).map(({ url }) => url.slice(this.#scope.length));
  }

  // -- Files ----------------------------------------------------------------------------------------------------------

  /** @returns {Promise<Set<string>>} the keys of every file that is kept */
  async have() {
    const keys = await Promise.all(TIERS.map(async (tier) => this.#keys(await this.#open(tier))));
    return new Set(keys.flat());
  }

  /**
   * @param {string} path
   * @param {File} file
   * @returns {Promise<Response|undefined>}
   */
  async file(path, file) {
    return (await this.#open(file.tier)).match(this.#url(keyOf(path, file)));
  }

  /**
   * @param {string} path
   * @param {File} file
   * @param {ArrayBuffer} content  what the file's digest was seen to be right for
   */
  async keep(path, file, content) {
    const response = new Response(content, { headers: { "Content-Type": typeOf(path) } });
    await (await this.#open(file.tier)).put(this.#url(keyOf(path, file)), response);
  }

  // -- Small things, by name ------------------------------------------------------------------------------------------

  /**
   * @param {string} name
   * @returns {Promise<any>} undefined: never written
   */
  async #read(name) {
    return (await (await this.#open(STATE)).match(this.#url(name)))?.json();
  }

  /**
   * @param {string} name
   * @param {unknown} value
   */
  async #write(name, value) {
    await (await this.#open(STATE)).put(this.#url(name), new Response(JSON.stringify(value)));
  }

  /**
   * @param {string} kind  VERSION or PIN
   * @returns {Promise<string[]>} what follows it in the names
   */
  async #names(kind) {
    const keys = await this.#keys(await this.#open(STATE));
    return keys.filter((key) => key.startsWith(kind)).map((key) => key.slice(kind.length));
  }

  /** @param {string} name */
  async #drop(name) {
    await (await this.#open(STATE)).delete(this.#url(name));
  }

  // -- Versions -------------------------------------------------------------------------------------------------------

  /**
   * @param {string} version
   * @returns {Promise<Precache|null>} null: it isn't whole, or no more
   */
  async version(version) {
    return version === "" ? null : ((await this.#read(VERSION + version)) ?? null);
  }

  /** @param {Precache} precache  which is being fetched: what there is of it is kept, however long that takes */
  async begin(precache) {
    await this.#write(COMING, precache);
  }

  /** @param {Precache} precache  every file of which is kept */
  async complete(precache) {
    await this.#write(VERSION + precache.version, precache);
    if ((await this.#read(COMING))?.version === precache.version) await this.#drop(COMING);
  }

  /** @returns {Promise<string>} the version that a page gets which is opened now; "": none is whole */
  async current() {
    return (await this.#read(CURRENT)) ?? "";
  }

  /** @param {string} version */
  async setCurrent(version) {
    await this.#write(CURRENT, version);
  }

  // -- Pages that are open --------------------------------------------------------------------------------------------

  /**
   * @param {string} client
   * @returns {Promise<string|undefined>} the version it began with; "": it came from the network
   */
  pin(client) {
    return this.#read(PIN + client);
  }

  /**
   * @param {string} client
   * @param {string} version
   */
  async setPin(client, version) {
    await this.#write(PIN + client, version);
  }

  /**
   * Forget the pages that are gone.
   * @param {ReadonlySet<string>} alive
   */
  async sweepPins(alive) {
    const gone = (await this.#names(PIN)).filter((client) => !alive.has(client));
    await Promise.all(gone.map((client) => this.#drop(PIN + client)));
  }

  /** @returns {Promise<string[]>} the names of all that is kept for this copy of the site */
  async #ours() {
    return (await caches.keys()).filter((name) => name.startsWith(this.#prefix));
  }

  /**
   * Throw away the versions, and the files, that no new page, no open page and no version on its way asks for, and what
   * earlier releases kept in places of their own.
   * @param {string} newest  kept as well
   */
  async sweep(newest) {
    const pins = await Promise.all((await this.#names(PIN)).map((client) => this.pin(client)));
    const wanted = new Set([...pins, newest, await this.current()]);
    const names = await this.#names(VERSION);
    await Promise.all(names.filter((name) => !wanted.has(name)).map((name) => this.#drop(VERSION + name)));
    const versions = await Promise.all(names.filter((name) => wanted.has(name)).map((name) => this.version(name)));
    const needed = [...versions, await this.#read(COMING)].filter((version) => version);
    for (const tier of TIERS) {
      const cache = await this.#open(tier);
      await Promise.all(unneeded(await this.#keys(cache), needed).map((key) => cache.delete(this.#url(key))));
    }
    const used = [STATE, ...TIERS].map((part) => this.#prefix + part);
    const left = (await this.#ours()).filter((name) => !used.includes(name));
    await Promise.all(left.map((name) => caches.delete(name)));
  }

  /** Keep nothing any more. The games are elsewhere. */
  async destroy() {
    await Promise.all((await this.#ours()).map((name) => caches.delete(name)));
  }
}
