/**
 * The state of the page: one immutable value, replaced as a whole, and the doings that change it. No DOM and no text.
 * How a game goes on by itself is course.js, what a press means selection.js, what is legal the engine's.
 *
 * @import { ActionReply, GameEvent, GameView, HelloReply, HistoryEntry, Intent } from "./protocol.js"
 * @import { BootState, EngineClient } from "./engine-client.js"
 * @import { GameRecord, Seat } from "./flow.js"
 * @import { Host } from "./course.js"
 * @import { Effect } from "./selection.js"
 * @import { Settings, Storage } from "./storage.js"
 */
import { Course } from "./course.js";
import { EngineError } from "./engine-client.js";
import { nextStep, persons, undoTarget } from "./flow.js";
import { Games } from "./games.js";
import { explanation } from "./messages.js";
import { enterSecond, keep, nothing, reduce } from "./selection.js";
import { DEFAULTS } from "./storage.js";

/** @typedef {import("./i18n.js").Message} Message */

/**
 * What was just done, for the ear and for motion. `key` tells one doing from the next.
 * @typedef {{key:number, events:GameEvent[], undone:boolean}} Happening
 *
 * @typedef {object} AppState
 * @property {BootState} boot
 * @property {HelloReply|null} hello
 * @property {Settings} settings
 * @property {Seat[]|null} lastSeats      what was chosen last time
 * @property {GameRecord|null} game
 * @property {GameRecord[]} kept          unfinished games to go on with, newest first
 * @property {number|null} thinking       the seat that a computer player is choosing for
 * @property {boolean} waiting            a move is ready, Next has to be pressed
 * @property {boolean} busy               an own move is on its way
 * @property {boolean} elsewhere          the game went on in another tab
 * @property {{ply:number, view:GameView}|null} look   looking back
 * @property {{index:number, view:GameView}|null} ended  the table as the last round left it
 * @property {{round:number, history:HistoryEntry[]}[]} earlier  what was done in the finished rounds
 * @property {boolean} peek               the result sheet is put aside to see that table
 * @property {{key:number, message:Message}|null} notice  why the last press did nothing
 * @property {Message|null} trouble       something went wrong that one must be told
 * @property {Happening|null} happened
 */

/** @type {AppState} */
const START = {
  boot: { status: "starting", stage: "runtime", done: 0, total: 0, problem: null, detail: "" },
  hello: null,
  settings: DEFAULTS,
  lastSeats: null,
  game: null,
  kept: [],
  thinking: null,
  waiting: false,
  busy: false,
  elsewhere: false,
  look: null,
  ended: null,
  earlier: [],
  peek: false,
  notice: null,
  trouble: null,
  happened: null,
};

export class Store {
  #engine;
  #storage;
  #version;
  /** @type {Set<(state:AppState) => void>} */
  #listeners = new Set();
  #course;
  #key = 0;

  /**
   * @param {EngineClient} engine
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
    this.#course = new Course(engine, host);
    /** @type {Games} the games of this device */
    this.games = new Games(engine, storage, this.#course, host);
    /** @type {AppState} */
    this.state = { ...START, boot: engine.boot };
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
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener(this.state);
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

  /** After a boot that failed. */
  retry() {
    this.#set({ trouble: null });
    if (this.state.boot.status === "failed") this.#engine.start();
    else this.#course.go();
  }

  // -- Hand-over and results ----------------------------------------------------------------------------------------

  /** The person whose turn it is has the device. */
  async uncover() {
    const { game } = this.state;
    if (!game?.covered) return;
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
    if (!game || nextStep(game).type !== "result") return;
    if (game.view.final) {
      this.games.again();
      return;
    }
    this.#record({ seen: game.seen + 1 }, { ended: null, peek: false });
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
    this.#set({ notice: null });
    if (intent.type === "do" && intent.action === "next" && (look || waiting)) {
      this.lookBack(null);
      this.#course.press();
      return;
    }
    const blind = look !== null || game.covered || nextStep(game).type === "result";
    const step = blind ? null : reduce(game.selection, intent, game.view);
    if (!step) {
      if (intent.type === "do" && intent.action === "undo") this.undo();
      return;
    }
    if (step.selection !== game.selection) this.#record({ selection: step.selection });
    if (busy && step.effects.length > 0 && this.state.boot.status !== "ready") this.notify({ id: "trouble-loading" });
    if (!busy) for (const effect of step.effects) this.#effect(effect);
  }

  /** @param {Effect} effect */
  #effect(effect) {
    const { game } = this.state;
    if (!game) return;
    if (effect.type === "push") this.#push(effect.move);
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

  /** @param {string} move */
  async #push(move) {
    const { game } = this.state;
    if (!game) return;
    this.#set({ busy: true });
    const { id, view, viewer } = game;
    try {
      const reply = await this.#engine.request("game.push", { game: id, ply: view.ply, move, viewer });
      if (this.state.game?.id !== id) return;
      this.#course.enginePly = reply.view.ply;
      this.#commit(reply, [...game.decisions, view.ply]);
      this.#course.go();
    } catch (error) {
      this.#failed(error);
    }
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
    const { game } = this.state;
    if (!game) return;
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
      const beside = { busy: false, ended: null, peek: false, earlier, happened: this.#happening(reply.events, true) };
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
  }

  /**
   * @param {GameEvent[]} events
   * @param {boolean} [undone]
   * @returns {Happening}
   */
  #happening(events, undone = false) {
    return { key: ++this.#key, events, undone };
  }

  /** @param {unknown} error */
  #failed(error) {
    this.#set({ busy: false, thinking: null });
    if (error instanceof EngineError && error.code === "cancelled") return;
    const { game } = this.state;
    if (error instanceof EngineError && error.code === "illegal-move" && error.reason && game) {
      this.notify(explanation(error.reason, game.selection, game.view));
      return;
    }
    this.#set({ trouble: { id: "trouble-engine", args: { detail: String(/** @type {Error} */ (error)?.message) } } });
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
      // Meanwhile the device may have gone to somebody else.
      if (now?.id === game.id && now.viewer === game.viewer && !now.covered) this.#set({ look: { ply, view } });
    } catch (error) {
      this.#failed(error);
    }
  }

  /** @param {Partial<Settings>} change */
  setSettings(change) {
    const settings = { ...this.state.settings, ...change };
    this.#set({ settings });
    this.#storage.writeSettings(settings);
    if (change.pace && change.pace !== "step" && !this.state.look) this.#course.press();
  }
}
