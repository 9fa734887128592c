/**
 * The state of the page: one immutable value, replaced as a whole, and the doings that change it. No DOM and no text.
 * How a game goes on by itself is course.js, what a press means selection.js, what is legal the engine's.
 *
 * @import { ActionReply, GameEvent, Intent } from "./protocol.js"
 * @import { BootState, EngineClient } from "./engine-client.js"
 * @import { GameRecord } from "./flow.js"
 * @import { Host } from "./course.js"
 * @import { Effect } from "./selection.js"
 * @import { Settings } from "./settings.js"
 * @import { Learning, Storage } from "./storage.js"
 */
import { Course } from "./course.js";
import { EngineError } from "./engine-client.js";
import { nextStep, persons, undoTarget } from "./flow.js";
import { Games } from "./games.js";
import { later } from "./later.js";
import { explanation } from "./messages.js";
import { enterSecond, keep, nothing, reduce } from "./selection.js";
import { START } from "./state.js";

/** @typedef {import("./i18n.js").Message} Message */
/** @typedef {import("./state.js").AppState} AppState */
/** @typedef {import("./state.js").Happening} Happening */
/** @typedef {Pick<EngineClient, "boot"|"onBoot"|"start"|"request"|"forget">} Engine  what the page asks of an engine */

export class Store {
  #engine;
  #storage;
  #version;
  /** @type {Set<(state:AppState) => void>} */
  #listeners = new Set();
  #course;
  #host;
  #key = 0;
  /** @type {Promise<import("./advice.js").Advice>|null} */
  #advice = null;
  /** @type {(() => void)|null} pressed before the engine had the game */
  #held = null;
  /** Rounds are looked back at when they are over, and games count. */
  reviews = true;

  /**
   * @param {Engine} engine
   * @param {Storage} storage
   * @param {string} version  of the page
   */
  constructor(engine, storage, version) {
    this.#engine = engine;
    this.#storage = storage;
    this.#version = version;
    /** @type {Host} */
    const host = {
      state: () => this.state,
      set: (change) => this.#set(change),
      record: (change, beside) => this.#record(change, beside),
      commit: (reply) => this.#commit(reply),
      happening: (events) => this.#happening(events),
      failed: (error) => this.#failed(error),
    };
    this.#host = host;
    this.#course = new Course(engine, host);
    /** @type {Games} the games of this device */
    this.games = new Games(engine, storage, this.#course, host);
    /** @type {AppState} */
    this.state = { ...START, boot: engine.boot, lasting: storage.lasting };
    engine.onBoot((boot) => this.#booted(boot));
  }

  /**
   * @param {(state:AppState) => void} listener
   * @returns {() => void} stops it
   */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  /** @param {Partial<AppState>} change */
  #set(change) {
    const { loading } = this.state;
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener(this.state);
    if (!loading || this.state.loading) return;
    const held = this.#held;
    this.#held = null;
    if (this.state.game && !this.state.trouble) held?.();
  }

  /**
   * What needs the engine waits until it has the game; the last press counts.
   * @param {() => void} press
   * @returns {boolean} true: it waits
   */
  #hold(press) {
    if (!this.state.loading) return false;
    this.#held = press;
    this.notify({ id: "trouble-loading" });
    return true;
  }

  /**
   * Change the game's record and keep it.
   * @param {Partial<GameRecord>} change
   * @param {Partial<AppState>} [beside]
   */
  #record(change, beside = {}) {
    const { game } = this.state;
    if (!game) return;
    const next = { ...game, ...change, rev: game.rev + 1 };
    this.#set({ ...beside, game: next });
    this.#storage.writeGame(next).then((owned) => owned || this.games.lost(next.id));
  }

  /** @param {BootState} boot */
  #booted(boot) {
    this.#set({ boot });
    if (boot.status !== "ready" || this.state.hello) return;
    this.#engine.request("engine.hello", {}).then(
      (hello) => {
        if (hello.version === this.#version) this.#set({ hello });
        else this.#set({ boot: { ...boot, status: "failed", problem: "version", detail: hello.version } });
      },
      (error) => this.#failed(error),
    );
  }

  /** Everything that was to be kept is. */
  async settled() {
    await this.#storage.readGames();
  }

  /** After a boot that failed. */
  retry() {
    this.#set({ trouble: null });
    if (this.state.boot.status === "failed") this.#engine.start();
    else this.#course.go();
  }

  /** @returns {Promise<import("./advice.js").Advice>} loaded when first asked for */
  advice() {
    this.#advice ??= later(() => import("./advice.js")).then(
      ({ Advice }) => {
        const push = (/** @type {string} */ move) => this.#send(move);
        const after = (/** @type {string} */ scout) => this.#after(scout);
        const watch = (/** @type {(state:AppState) => void} */ listener) => this.subscribe(listener);
        return new Advice(this.#engine, this.#host, { push, after, watch });
      },
      (error) => {
        this.#advice = null;
        throw error;
      },
    );
    return this.#advice;
  }

  /** @param {number} index  of a result, whose moves can't be gone over */
  unreviewed(index) {
    this.#set({ review: { index, moves: null, failed: true } });
  }

  // -- Hand-over and results ----------------------------------------------------------------------------------------

  /** The person whose turn it is has the device. */
  async uncover() {
    const { game } = this.state;
    if (!game?.covered || this.#hold(() => this.uncover())) return;
    const viewer = game.view.turn;
    try {
      const { view } = await this.#engine.request("game.view", { game: game.id, viewer });
      if (this.state.game === game)
        this.#record({ view, viewer, covered: false, selection: nothing() }, { look: null });
    } catch (error) {
      this.#failed(error);
    }
  }

  /** The result was read: on to the next round. */
  closeResult() {
    const { game } = this.state;
    if (!game || nextStep(game).type !== "result" || this.#hold(() => this.closeResult())) return;
    if (game.view.final) {
      this.games.again();
      return;
    }
    this.#record({ seen: game.seen + 1 }, { ended: null, peek: false, review: null });
    this.#course.go();
  }

  /** @param {boolean} peek  see the table instead of the sheet */
  setPeek(peek) {
    this.#course.press();
    this.#set({ peek });
  }

  // -- What a press does --------------------------------------------------------------------------------------------

  /** @param {Intent} intent */
  intent(intent) {
    const { game, look, busy, elsewhere, waiting } = this.state;
    if (!game || elsewhere) return;
    this.#held = null;
    this.#set({ notice: null });
    if (intent.type === "do" && intent.action === "next" && (look || waiting)) {
      this.lookBack(null);
      this.#course.press();
      return;
    }
    const blind = look !== null || game.covered || nextStep(game).type === "result";
    const step = blind ? null : reduce(game.selection, intent, game.view);
    if (!step) {
      // What is seen while one looks back is not what would be taken back.
      if (!look && intent.type === "do" && intent.action === "undo") this.undo();
      return;
    }
    if (step.selection !== game.selection) this.#record({ selection: step.selection });
    const asks = step.effects.some(({ type }) => type !== "explain");
    if (asks && this.#hold(() => this.intent(intent))) return;
    if (busy && asks && this.state.boot.status !== "ready") this.notify({ id: "trouble-loading" });
    if (!busy || !asks) for (const effect of step.effects) this.#effect(effect);
  }

  /** @param {Effect} effect */
  #effect(effect) {
    const { game } = this.state;
    if (!game) return;
    if (effect.type === "push") this.#send(effect.move).catch((error) => this.#failed(error));
    else if (effect.type === "after") this.#after(effect.scout);
    else if (effect.type === "undo") this.undo();
    else if (effect.type === "explain") this.notify(explanation(effect.why, game.selection, game.view));
  }

  /** @param {Message} message */
  notify(message) {
    this.#set({ notice: { key: ++this.#key, message } });
  }

  /** The notice has been there long enough. */
  clearNotice() {
    if (this.state.notice) this.#set({ notice: null });
  }

  /**
   * @param {string} move
   * @returns {Promise<void>} rejects when the engine refuses it
   */
  async #send(move) {
    const { game } = this.state;
    if (!game) return;
    this.#set({ busy: true });
    const { id, view, viewer } = game;
    const reply = await this.#engine.request("game.push", { game: id, ply: view.ply, move, viewer });
    if (this.state.game?.id !== id) return;
    this.#course.enginePly = reply.view.ply;
    this.#commit(reply, [...game.decisions, view.ply]);
    this.#course.go();
  }

  /** @param {string} scout */
  async #after(scout) {
    const { game } = this.state;
    if (!game) return;
    this.#set({ busy: true });
    try {
      const { id, view } = game;
      const after = await this.#engine.request("game.after", { game: id, ply: view.ply, scout });
      const now = this.state.game;
      if (now?.id !== id || now.view !== view) return;
      this.#record({ selection: enterSecond(now.selection, after) }, { busy: false });
    } catch (error) {
      this.#failed(error);
    }
  }

  /** Back to the last own decision, through computer players' moves and across the start of a round. */
  async undo() {
    const { game, busy } = this.state;
    // Pressed twice, it takes back once: the second press is of a game that is no more.
    if (!game || this.#hold(() => this.undo()) || busy) return;
    const to = undoTarget(game);
    if (to === null) {
      this.notify({ id: persons(game.seats).length === 1 ? "refused-nothing-to-undo" : "refused-no-undo-in-company" });
      return;
    }
    const atRest = this.#course.interrupt();
    this.#set({ busy: true, look: null, thinking: null });
    try {
      await atRest;
      const params = { game: game.id, ply: this.#course.enginePly, to, viewer: game.viewer };
      const reply = await this.#engine.request("game.pop", params);
      if (this.state.game?.id !== game.id) return;
      this.#course.enginePly = reply.view.ply;
      const { save, view } = reply;
      const decisions = game.decisions.filter((ply) => ply < to);
      const endings = game.endings.filter((entry) => entry.ply < to);
      const seen = Math.min(game.seen, view.results.length);
      const earlier = this.state.earlier.slice(0, seen);
      const happened = this.#happening(reply.events, true);
      const beside = { busy: false, look: null, ended: null, peek: false, review: null, earlier, happened };
      this.#record({ save, view, decisions, endings, seen, selection: nothing() }, beside);
      this.#course.go();
    } catch (error) {
      this.#failed(error);
    }
  }

  /**
   * @param {ActionReply} reply
   * @param {number[]} [decisions]
   */
  #commit({ view, events, save }, decisions = this.state.game?.decisions ?? []) {
    const { game } = this.state;
    if (!game) return;
    const selection = keep(game.selection, game.view, view);
    const ended = events.some((event) => event.type === "round-ended");
    const told = events.filter((event) => event.type !== "dealt");
    const endings = ended
      ? [...game.endings, { ply: game.view.ply, seat: game.view.turn, events: told }]
      : game.endings;
    this.#record({ view, save, selection, decisions, endings }, { busy: false, happened: this.#happening(events) });
    if (view.final) this.games.count();
  }

  /**
   * @param {GameEvent[]} events
   * @param {boolean} [undone]
   * @returns {Happening}
   */
  #happening(events, undone = false) {
    return { key: ++this.#key, events, undone };
  }

  /**
   * A part of the page didn't come.
   * @param {unknown} error
   */
  missing(error) {
    this.#set({ trouble: { id: "boot-file-missing", args: { detail: String(error) } } });
  }

  /** @param {unknown} error */
  #failed(error) {
    this.#set({ busy: false, loading: false, thinking: null });
    if (error instanceof EngineError && error.code === "cancelled") return;
    const { game } = this.state;
    if (error instanceof EngineError && error.code === "illegal-move" && error.reason && game) {
      this.notify(explanation(error.reason, game.selection, game.view));
      return;
    }
    // The engine's own words are English; its code means the same in every language.
    const detail = error instanceof EngineError ? error.code : String(/** @type {Error} */ (error)?.message);
    this.#set({ trouble: { id: "trouble-engine", args: { detail } } });
  }

  // -- Looking back, settings ---------------------------------------------------------------------------------------

  /**
   * See the table as it was, or (null) as it is.
   * @param {number|null} ply
   */
  async lookBack(ply) {
    const { game } = this.state;
    if (!game || game.covered) return;
    if (ply === null || ply >= game.view.ply) {
      if (this.state.look) this.#set({ look: null });
      if (this.state.settings.pace !== "step") this.#course.press();
      return;
    }
    try {
      const { view } = await this.#engine.request("game.view", { game: game.id, viewer: game.viewer, at: ply });
      const now = this.state.game;
      // Meanwhile the device may have gone to somebody else, or the game to another round, or back.
      const same = now?.id === game.id && now.viewer === game.viewer && now.seen === game.seen && !now.covered;
      if (same && ply < now.view.ply) this.#set({ look: { ply, view } });
    } catch (error) {
      // What was taken back meanwhile can't be seen.
      if (ply < (this.state.game?.view.ply ?? 0)) this.#failed(error);
    }
  }

  /** @param {Learning} learning */
  setLearning(learning) {
    this.#set({ learning });
    this.#storage.writeLearning(learning);
  }

  /** @param {Partial<Settings>} change */
  setSettings(change) {
    const settings = { ...this.state.settings, ...change };
    this.#set({ settings });
    this.#storage.writeSettings(settings);
    if (change.pace && change.pace !== "step" && !this.state.look) this.#course.press();
  }
}
