/**
 * The page as an app: has a service worker keep it, says how that goes, moves to new versions, offers to be installed.
 *
 * Nothing of it begins before the engine has started, so that the first visit is not slowed. All of it may be missing
 * (a frame of another site, a private window, an address that isn't https): then it is told once that each visit needs
 * the network.
 *
 * @import { Status } from "./offline.js"
 * @import { AppState, Store } from "./store.js"
 */
import { once } from "./device.js";
import { availableVersion, gameEnded, nextDoing, noteShown, roundOpen } from "./offline.js";

/**
 * @typedef {object} PwaState
 * @property {number|null} filling      which part of the new version is there, 0 to 1; null: none is on its way
 * @property {boolean} failed           it didn't come whole; it is tried again
 * @property {boolean} ready            the page opens without a network
 * @property {string|null} available    a new version that could be taken
 * @property {"ready"|"elsewhere"|"unkept"|null} note   something to be said
 * @property {"update"|"install"|null} offer   something to be asked
 * @property {boolean} open             a round is being played
 * @property {boolean} table            there is a table on the page, of a game or of a lesson
 *
 * @typedef {Event & {prompt:() => Promise<unknown>}} InstallPrompt
 */

const ROOT = new URL("../", import.meta.url);

/** Milliseconds after which a version that didn't come is tried again, an open page looks for a new one, a worker is
 * taken to be dumb, and a note has been read. */
const WAIT = { retry: 60_000, look: 3_600_000, answer: 5_000, note: 6_000 };

export class Pwa {
  #store;
  #change;
  #container = navigator.serviceWorker;
  /** @type {ServiceWorkerRegistration|null} */
  #registration = null;
  #starting = true;
  #looked = Date.now();
  /** @type {string|null} */
  #refused = null;
  /** @type {string|null} the version that new pages get since this one began */
  #moved = null;
  #leaving = false;
  /** @type {InstallPrompt|null} */
  #prompt = null;
  /** @type {ReturnType<typeof setTimeout>|undefined} */
  #retry;

  /**
   * @param {Store} store
   * @param {string} build   of this page
   * @param {(state:PwaState) => void} change  called with each new state
   */
  constructor(store, build, change) {
    this.#store = store;
    /** @type {string} which build this page is of */
    this.build = build;
    this.#change = change;
    /** @type {PwaState} */
    this.state = {
      ...{ filling: null, failed: false, ready: false },
      ...{ available: null, note: null, offer: null, open: false, table: false },
    };
    // From the start: a browser says it once, whenever it likes.
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#prompt = /** @type {InstallPrompt} */ (event);
    });
  }

  /** Begin. The games have been read by now, so that it is known whether a round is open. */
  async start() {
    this.#store.subscribe((state) => this.#follow(state));
    this.#follow(this.#store.state);
    if (!this.#container) {
      await this.#unkept();
      return;
    }
    this.#container.addEventListener("message", ({ data, source }) =>
      this.#receive(data, /** @type {ServiceWorker} */ (source)),
    );
    this.#container.startMessages();
    addEventListener("online", () => this.#again());
    document.addEventListener("visibilitychange", () => this.#visible());
    if (new URLSearchParams(location.search).has("reset")) await this.#reset();
    const registration = await this.#container.getRegistration(ROOT.href).catch(() => undefined);
    // A worker of another site above this one is none of ours.
    if (registration?.scope === ROOT.href) await this.#watch(registration);
    this.#starting = false;
    this.#follow(this.#store.state);
  }

  /** Nothing here can keep the page; whoever counts on it has to know. A frame in somebody's article is not counted on. */
  async #unkept() {
    const hosted = location.protocol.startsWith("http") && window.top === window;
    if (hosted && (await once("unkept"))) this.#say("unkept");
  }

  /** @param {Partial<PwaState>} change */
  #set(change) {
    this.state = { ...this.state, ...change };
    this.#change(this.state);
  }

  // -- Being kept -----------------------------------------------------------------------------------------------------

  /** The first time on this device, or after what failed. */
  async #register() {
    try {
      const options = /** @type {const} */ ({ scope: ROOT.href, updateViaCache: "none" });
      const registration = await this.#container.register(new URL("sw.js", ROOT), options);
      if (registration) await this.#watch(registration);
    } catch {
      this.#later();
    }
  }

  /** @param {ServiceWorkerRegistration} registration */
  async #watch(registration) {
    if (this.#registration !== registration) {
      registration.addEventListener("updatefound", () => this.#attend(registration.installing));
      this.#attend(registration.installing);
    }
    this.#registration = registration;
    await this.#look();
  }

  /**
   * Follow a worker that is being installed.
   * @param {ServiceWorker|null} worker
   */
  #attend(worker) {
    worker?.addEventListener("statechange", () => {
      const failed = worker.state === "redundant";
      if (failed) this.#later();
      if (failed || worker.state === "installed") this.#set({ filling: null, failed });
      this.#look();
    });
  }

  /** See which versions there are, and do what follows. */
  async #look() {
    const registration = this.#registration;
    if (!registration) return;
    const { waiting, active } = registration;
    const settled = active?.state === "activated" ? active : null;
    const [newest, current] = await Promise.all([ask(waiting), ask(settled)]);
    if (settled && current?.current === "" && !registration.installing) settled.postMessage({ type: "mend" });
    const ready = settled !== null && current !== null && current.current !== "";
    if (ready && !this.#container.controller) settled.postMessage({ type: "claim", build: this.build });
    this.#set({ ready, available: availableVersion(newest, current) });
    if (ready && (await once("ready"))) this.#say("ready");
    this.#consider();
  }

  /** Try again, some time after what failed. */
  #later() {
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#again(), WAIT.retry);
  }

  #again() {
    const registration = this.#registration;
    if (!registration) return;
    clearTimeout(this.#retry);
    this.#looked = Date.now();
    if (registration.active) registration.update().catch(() => this.#later());
    else this.#register();
  }

  /** An app that is left open for days is told of new versions too. */
  #visible() {
    if (document.visibilityState === "visible" && Date.now() - this.#looked > WAIT.look) this.#again();
  }

  /**
   * @param {{type:string, version:string, done:number, total:number}} message
   * @param {ServiceWorker} worker  whose it is
   */
  async #receive({ type, version, done, total }, worker) {
    if (type === "filling") this.#set({ filling: done < total ? done / total : null });
    if (type === "taken" && version !== this.build) {
      // A page that is loaded while one worker follows on another may never get an answer.
      await activation(worker);
      this.#moved = version;
      this.#consider();
    }
    if (type === "mended") this.#look();
  }

  // -- New versions ---------------------------------------------------------------------------------------------------

  /** @param {AppState} state */
  #follow(state) {
    const open = roundOpen(state);
    const table = this.#lesson || state.game !== null;
    if (open !== this.state.open || table !== this.state.table) {
      this.#set({ open, table });
      this.#fade();
    }
    if (state.boot.status === "ready" && !this.#registration && !this.#starting) this.#begin();
    if (gameEnded(state)) this.#gameEnded();
    this.#consider();
  }

  #lesson = false;

  /** @param {boolean} on  lessons have a table that the page's store knows nothing of */
  set lesson(on) {
    this.#lesson = on;
    this.#follow(this.#store.state);
  }

  #begun = false;

  /** The engine runs: from now on the network is free. */
  #begin() {
    if (this.#begun) return;
    this.#begun = true;
    this.#register();
  }

  /** Take the new version, offer it, or go where another tab has gone already. */
  #consider() {
    const { available, open } = this.state;
    const failed = this.#store.state.boot.status === "failed";
    if (this.#moved !== null) {
      if (open) this.#say("elsewhere");
      else this.#leave();
      return;
    }
    const situation = { available, build: this.build, refused: this.#refused, starting: this.#starting, failed, open };
    const doing = nextDoing(situation);
    if (doing === "take") this.take();
    const offer = doing === "offer" ? "update" : this.state.offer === "install" && !open ? "install" : null;
    if (offer !== this.state.offer) this.#set({ offer });
  }

  /** Have the new version: its worker answers with "taken", on which every tab moves when it can. */
  take() {
    const { waiting, active } = this.#registration ?? {};
    this.#set({ available: null, offer: null });
    (waiting ?? active)?.postMessage({ type: "take" });
  }

  /** Not now: it is taken at the next start. */
  putOff() {
    this.#refused = this.state.available;
    this.#set({ offer: null });
    this.#consider();
  }

  /** Load the page again, once, when what was played is written. */
  async #leave() {
    if (this.#leaving) return;
    this.#leaving = true;
    await this.#store.settled();
    location.reload();
  }

  /** Asked for in the address. The worker sees to it, unless the page came past it from the network. */
  async #reset() {
    history.replaceState(null, "", ROOT);
    if (this.#container.controller) return;
    const registration = await this.#container.getRegistration(ROOT.href).catch(() => undefined);
    if (registration?.scope !== ROOT.href) return;
    const prefix = `scout ${ROOT.pathname} `;
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    await Promise.all(names.map((name) => caches.delete(name)));
    await registration.unregister();
  }

  // -- Said and offered once ------------------------------------------------------------------------------------------

  /** @type {Set<PwaState["note"]>} */
  #said = new Set();

  /** @param {"ready"|"elsewhere"|"unkept"} note */
  #say(note) {
    if (this.#said.has(note)) return;
    this.#said.add(note);
    this.#set({ note });
    this.#fade();
  }

  /** @type {ReturnType<typeof setTimeout>|undefined} */
  #fading;

  /** A note goes once it was there to be read. */
  #fade() {
    clearTimeout(this.#fading);
    if (noteShown(this.state)) this.#fading = setTimeout(() => this.#set({ note: null }), WAIT.note);
  }

  #ended = false;

  /** Somebody has played a game to its end: the games are worth keeping, and perhaps the app too. */
  async #gameEnded() {
    if (this.#ended) return;
    this.#ended = true;
    if (await once("persist")) await navigator.storage?.persist?.().catch(() => false);
    if (this.#prompt && this.state.offer === null && (await once("install"))) this.#set({ offer: "install" });
  }

  /** The browser asks in its own words. */
  async install() {
    this.#set({ offer: null });
    await this.#prompt?.prompt();
    this.#prompt = null;
  }

  /** It isn't offered again. */
  declineInstall() {
    this.#set({ offer: null });
  }
}

/**
 * @param {ServiceWorker} worker
 * @returns {Promise<void>} settled when it is the one that answers, or never will be
 */
function activation(worker) {
  return new Promise((resolve) => {
    const look = () => ["activated", "redundant"].includes(worker.state) && resolve();
    worker.addEventListener("statechange", look);
    look();
  });
}

/**
 * @param {ServiceWorker|null} worker
 * @returns {Promise<Status|null>} null: there is none, or it doesn't answer
 */
function ask(worker) {
  if (!worker) return Promise.resolve(null);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), WAIT.answer);
    port1.onmessage = ({ data }) => resolve(data);
    worker.postMessage({ type: "status" }, [port2]);
  });
}
