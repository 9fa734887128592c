/**
 * What the page keeps in this browser: the game in progress and a few settings. Nothing leaves the device.
 *
 * Storage may be missing, blocked or full (a frame of another site, a private window): each access is guarded and
 * memory stands in, so that one can always play. What is found may be broken: it is put aside and reported, and never
 * stops the start. A game is open in one tab at a time: a lock says in which, and where there are no locks, each write
 * looks whether another tab has gone on since.
 *
 * @import { GameRecord } from "./flow.js"
 * @import { Played } from "./played.js"
 * @import { Settings } from "./settings.js"
 */
import { createStore, del, entries, get, set, update } from "../vendor/idb-keyval.js";
import { readPlayed, withPlayed } from "./played.js";
import { readSettings } from "./settings.js";

/**
 * How far somebody has learnt the game here.
 * @typedef {object} Learning
 * @property {boolean} asked        whether they know it; that is asked once
 * @property {string|null} lesson   the one they left at; null: before the first, or after the last
 */

const GAME = "game-";
const BROKEN = "broken-";
const SETTINGS = "settings";
const SETUP = "setup";
const LEARNING = "learning";
const PLAYED = "played";

/** A game that was left is kept, but not every game for ever. */
const GAMES_KEPT = 8;

/**
 * Milliseconds in which a game is let go of: by another tab, and by this tab's own last page, which may still be leaving.
 */
const LET_GO = { elsewhere: 400, here: 5000 };

/** In the tab's own storage: the game that it has. */
const TAB = "scout-open";

/**
 * Milliseconds after which the database is given up: before it has answered once, the page waits for it. (A browser
 * whose profile is damaged never answers at all.) On a busy device it takes two seconds and more; given up too soon, the
 * games that are kept can't be gone on with.
 */
const FIRST_ANSWER = 5000;
const LATER_ANSWER = 10_000;

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
  /** @type {(() => void)|null} from now on, what is kept will be gone with the tab */
  onFleeting = null;
  #patience = FIRST_ANSWER;

  /** @param {{memory?:boolean}} [options]  memory: read nothing that was kept before, and keep nothing beyond the tab */
  constructor({ memory = false } = {}) {
    /** @type {boolean} false: what is kept will be gone with the tab */
    this.lasting = !memory;
    if (memory) return;
    try {
      this.#store = createStore("scout", "keep");
    } catch {
      this.lasting = false;
    }
  }

  /**
   * One access to the database; when it fails, memory takes its place from then on. A connection that the browser has
   * closed, as when somebody clears what pages keep, may still be asked: then once more, by a new one.
   * @template T
   * @param {() => Promise<T>} access
   * @param {() => T} instead
   * @returns {Promise<T>}
   */
  async #guarded(access, instead) {
    if (this.lasting) {
      try {
        const answer = await within(
          this.#patience,
          access().catch((error) => {
            if (error?.name !== "InvalidStateError" && error?.name !== "AbortError") throw error;
            this.#store = createStore("scout", "keep");
            return access();
          }),
        );
        this.#patience = LATER_ANSWER;
        return answer;
      } catch {
        this.lasting = false;
        this.onFleeting?.();
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
    const games = all.flatMap(([key, value]) => (String(key).startsWith(GAME) ? [{ key: String(key), value }] : []));
    for (const { key, value } of games) this.#memory.set(key, value);
    return games;
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
    this.#letGo?.();
    this.#letGo = null;
    const locks = globalThis.navigator?.locks;
    // What is in this tab's memory no other tab has.
    if (!locks || !this.#store) return Promise.resolve(true);
    return new Promise((resolve) => {
      let held = false;
      /** @returns {Promise<void>} held until this is settled */
      const hold = () => {
        held = true;
        markTab(id);
        resolve(true);
        return new Promise((letGo) => {
          this.#letGo = letGo;
        });
      };
      const patience = markedTab() === id ? LET_GO.here : LET_GO.elsewhere;
      const wait = steal ? { steal } : { signal: AbortSignal.timeout(patience) };
      locks.request(`scout-${id}`, wait, hold).catch((error) => {
        if (held) {
          markTab(null);
          this.onLost?.(id);
        }
        // Locks may be forbidden where storage is; then nothing is shared with another tab either.
        else resolve(error?.name !== "TimeoutError" && error?.name !== "AbortError");
      });
    });
  }

  /** Let go of the open game. */
  disown() {
    this.#letGo?.();
    this.#letGo = null;
    markTab(null);
  }

  /** @returns {Promise<Settings>} */
  async readSettings() {
    return readSettings(await this.#read(SETTINGS));
  }

  /** @param {Settings} settings */
  writeSettings(settings) {
    return this.#write(SETTINGS, settings);
  }

  /** @returns {Promise<Learning>} */
  async readLearning() {
    const found = await this.#read(LEARNING);
    const given = /** @type {Partial<Learning>} */ (typeof found === "object" && found ? found : {});
    return { asked: given.asked === true, lesson: typeof given.lesson === "string" ? given.lesson : null };
  }

  /** @param {Learning} learning */
  writeLearning(learning) {
    return this.#write(LEARNING, learning);
  }

  /** @returns {Promise<Played[]>} the games that were finished here */
  async readPlayed() {
    const played = readPlayed(await this.#read(PLAYED));
    this.#memory.set(PLAYED, played);
    return played;
  }

  /**
   * Add a finished game to those that were, of whichever tab.
   * @param {Played} entry
   */
  async addPlayed(entry) {
    /** @type {(found:unknown) => Played[]} */
    const add = (found) => withPlayed(readPlayed(found), entry);
    this.#memory.set(PLAYED, add(this.#memory.get(PLAYED)));
    await this.#guarded(
      () => update(PLAYED, add, this.#store),
      () => undefined,
    );
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

/** @returns {string|null} the game that this tab had when its last page left */
function markedTab() {
  try {
    return sessionStorage.getItem(TAB);
  } catch {
    return null;
  }
}

/** @param {string|null} game */
function markTab(game) {
  try {
    if (game === null) sessionStorage.removeItem(TAB);
    else sessionStorage.setItem(TAB, game);
  } catch {
    // Then every page of this tab is a stranger to the one before.
  }
}

/** In so many parts that time is counted: while the page itself stands still, as on a device asleep, only one passes. */
const PARTS = 10;

/**
 * @template T
 * @param {number} limit  milliseconds
 * @param {Promise<T>} promise
 * @returns {Promise<T>} rejected when it takes longer
 */
function within(limit, promise) {
  return new Promise((resolve, reject) => {
    let left = PARTS;
    const timer = setInterval(() => {
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      reject(new Error("no answer"));
    }, limit / PARTS);
    promise.then(resolve, reject).finally(() => clearInterval(timer));
  });
}

/** @returns {string} 24 random hexadecimal digits */
export function randomId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
