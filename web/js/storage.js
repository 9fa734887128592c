/**
 * What the page keeps in this browser: the game in progress and a few settings. Nothing leaves the device.
 *
 * Storage may be missing, blocked or full (a frame of another site, a private window): each access is guarded and
 * memory stands in, so that one can always play. What is found may be broken: it is put aside and reported, and never
 * stops the start. A game is open in one tab at a time: a lock says in which, and where there are no locks, each write
 * looks whether another tab has gone on since.
 *
 * @import { GameRecord } from "./flow.js"
 */
import { createStore, del, entries, get, set, update } from "../vendor/idb-keyval.js";

/** @typedef {{pace:Pace, theme:"system"|"light"|"dark"}} Settings */
/** @typedef {"step"|"slow"|"normal"|"fast"|"off"} Pace */

/** @type {readonly Pace[]} */
export const PACES = ["step", "slow", "normal", "fast", "off"];

/** @type {Settings} */
export const DEFAULTS = { pace: "normal", theme: "system" };

const GAME = "game-";
const BROKEN = "broken-";
const SETTINGS = "settings";
const SETUP = "setup";

/** A game that was left is kept, but not every game for ever. */
const GAMES_KEPT = 8;

/** Milliseconds in which a tab that is being reloaded lets go of its game. */
const LET_GO = 400;

export class Storage {
  /** @type {Map<string, unknown>} */
  #memory = new Map();
  /** @type {ReturnType<typeof createStore>|undefined} */
  #store;
  /** @type {Promise<unknown>} writes follow one another */
  #last = Promise.resolve();
  /** @type {(() => void)|null} lets go of the lock of the open game */
  #letGo = null;
  /** @type {string} this tab */
  #writer = randomId();
  /** @type {((game:string) => void)|null} another tab took the open game over */
  onLost = null;

  constructor() {
    /** @type {boolean} false: what is kept will be gone with the tab */
    this.lasting = true;
    try {
      this.#store = createStore("scout", "keep");
    } catch {
      this.lasting = false;
    }
  }

  /**
   * One access to the database; when it fails, memory takes its place from then on.
   * @template T
   * @param {() => Promise<T>} access
   * @param {() => T} instead
   * @returns {Promise<T>}
   */
  async #guarded(access, instead) {
    if (this.lasting) {
      try {
        return await access();
      } catch {
        this.lasting = false;
      }
    }
    return instead();
  }

  /**
   * @param {string} key
   * @returns {Promise<unknown>} undefined when there is none
   */
  #read(key) {
    return this.#guarded(
      () => get(key, this.#store),
      () => this.#memory.get(key),
    );
  }

  /**
   * @param {string} key
   * @param {unknown} value
   * @returns {Promise<void>}
   */
  #write(key, value) {
    this.#memory.set(key, value);
    return this.#guarded(
      () => set(key, value, this.#store),
      () => undefined,
    );
  }

  /**
   * @param {string} key
   * @returns {Promise<void>}
   */
  #delete(key) {
    this.#memory.delete(key);
    return this.#guarded(
      () => del(key, this.#store),
      () => undefined,
    );
  }

  /** @returns {Promise<{key:string, value:unknown}[]>} the games as they were found, not yet looked at */
  async readGames() {
    await this.#last;
    const all = await this.#guarded(
      () => entries(this.#store),
      () => [...this.#memory],
    );
    return all.flatMap(([key, value]) => (String(key).startsWith(GAME) ? [{ key: String(key), value }] : []));
  }

  /**
   * Keep a game, unless another tab has gone on with it.
   * @param {GameRecord} record
   * @param {{claim?:boolean}} [options]  claim: it was just taken over from another tab
   * @returns {Promise<boolean>} false: another tab owns it now, nothing was written
   */
  writeGame(record, { claim = false } = {}) {
    const written = this.#last.then(() => this.#writeGame(record, claim));
    this.#last = written;
    return written;
  }

  /**
   * @param {GameRecord} record
   * @param {boolean} claim
   * @returns {Promise<boolean>}
   */
  async #writeGame(record, claim) {
    const key = GAME + record.id;
    const mine = { ...record, writer: this.#writer, updated: Date.now() };
    let owned = true;
    /** @type {(old:unknown) => unknown} */
    const decide = (old) => {
      const found = /** @type {Partial<GameRecord>|undefined} */ (old);
      owned = claim || !found || found.writer === this.#writer || (found.rev ?? 0) < record.rev;
      return owned ? mine : old;
    };
    this.#memory.set(key, mine);
    await this.#guarded(
      () => update(key, decide, this.#store),
      () => undefined,
    );
    return owned;
  }

  /** @param {string} id */
  deleteGame(id) {
    const deleted = this.#last.then(() => this.#delete(GAME + id));
    this.#last = deleted;
    return deleted;
  }

  /**
   * Drop the oldest games, beyond those that may still be asked for.
   * @param {readonly GameRecord[]} newestFirst
   */
  async prune(newestFirst) {
    for (const { id } of newestFirst.slice(GAMES_KEPT)) await this.deleteGame(id);
  }

  /**
   * Put a game that can't be read where it harms nothing and nothing is lost.
   * @param {string} key
   * @param {unknown} value
   */
  async keepBroken(key, value) {
    await this.#write(BROKEN + key.slice(GAME.length), value);
    await this.#delete(key);
  }

  /**
   * Have a game in this tab alone.
   * @param {string} id
   * @param {{steal?:boolean}} [options]  steal: from the tab that has it; that one is told by onLost
   * @returns {Promise<boolean>} false: another tab has it
   */
  own(id, { steal = false } = {}) {
    this.disown();
    const locks = globalThis.navigator?.locks;
    if (!locks) return Promise.resolve(true);
    return new Promise((resolve) => {
      let held = false;
      /** @returns {Promise<void>} held until this is settled */
      const hold = () => {
        held = true;
        resolve(true);
        return new Promise((letGo) => {
          this.#letGo = letGo;
        });
      };
      const wait = steal ? { steal } : { signal: AbortSignal.timeout(LET_GO) };
      locks.request(`scout-${id}`, wait, hold).catch((error) => {
        if (held) this.onLost?.(id);
        // Locks may be forbidden where storage is; then nothing is shared with another tab either.
        else resolve(error?.name !== "TimeoutError" && error?.name !== "AbortError");
      });
    });
  }

  /** Let go of the open game. */
  disown() {
    this.#letGo?.();
    this.#letGo = null;
  }

  /** @returns {Promise<Settings>} */
  async readSettings() {
    const found = await this.#read(SETTINGS);
    const given = /** @type {Partial<Settings>} */ (typeof found === "object" && found ? found : {});
    return {
      pace: given.pace && PACES.includes(given.pace) ? given.pace : DEFAULTS.pace,
      theme: given.theme === "light" || given.theme === "dark" ? given.theme : DEFAULTS.theme,
    };
  }

  /** @param {Settings} settings */
  writeSettings(settings) {
    return this.#write(SETTINGS, settings);
  }

  /** @returns {Promise<unknown>} the seats chosen last time, not yet looked at */
  readSetup() {
    return this.#read(SETUP);
  }

  /** @param {unknown} setup */
  writeSetup(setup) {
    return this.#write(SETUP, setup);
  }
}

/** @returns {string} 24 random hexadecimal digits */
export function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
