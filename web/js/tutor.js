/**
 * The course of the tutorial: which lesson, how far, what the coach says. The table is the real one: a store of its own
 * on the real engine, but the engine's door is watched: it takes only what the lesson asks for, and the other players do
 * what the lesson says. No DOM.
 *
 * @import { Message } from "./i18n.js"
 * @import { Lesson } from "./lessons.js"
 * @import { GameEvent, GameView, Methods } from "./protocol.js"
 * @import { AppState, Engine } from "./store.js"
 */
import { EngineError } from "./engine-client.js";
import { COUNTED, coaching, isDone, isRight, LESSONS, saveOf } from "./lessons.js";
import { Storage } from "./storage.js";
import { Store } from "./store.js";

/** What the tutor asks of a lesson's learner, and is told. */
class Table extends Store {
  #onNext;

  /**
   * @param {Engine} engine
   * @param {string} version
   * @param {() => void} onNext
   */
  constructor(engine, version, onNext) {
    const storage = new Storage();
    // A lesson begins anew when it is gone on with: nothing of it is kept.
    storage.lasting = false;
    super(engine, storage, version);
    this.reviews = false;
    this.#onNext = onNext;
  }

  /** After the result of a round comes no other round, but the next lesson. */
  closeResult() {
    this.#onNext();
  }
}

export class Tutor {
  #engine;
  #names;
  /** @type {Set<() => void>} */
  #listeners = new Set();
  /** @type {(() => void)|null} the question was answered: the game goes on */
  #answered = null;
  /** @type {AppState|null} */
  #before = null;
  /** The game of the lesson before, which is on the table until this lesson's is. @type {string|null} */
  #past = null;

  /**
   * @param {Engine} engine
   * @param {string} version  of the page
   * @param {() => string[]} names  of three seats, the learner's first
   */
  constructor(engine, version, names) {
    this.#engine = engine;
    this.#names = names;
    /** @type {number} which lesson */
    this.index = 0;
    /** @type {boolean} the last lesson is done and read */
    this.finished = false;
    /** @type {number} how many presses were not what the lesson asks for, since the last that was */
    this.wrong = 0;
    /** @type {boolean} */
    this.answered = false;
    /** @type {Store} what the table draws */
    this.store = new Table(this.#door(), version, () => this.next());
    // Each move of the others is read before the next one comes.
    this.store.setSettings({ pace: "step" });
    this.store.subscribe((state) => this.#receive(state));
  }

  /**
   * @param {() => void} listener
   * @returns {() => void} stops it
   */
  subscribe(listener) {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  #changed() {
    for (const listener of this.#listeners) listener();
  }

  /** @returns {Lesson} */
  get lesson() {
    return LESSONS[this.index];
  }

  /** @returns {import("./flow.js").GameRecord|null} the lesson's; null: the table isn't set yet */
  get #game() {
    const { game } = this.store.state;
    return game && game.id !== this.#past ? game : null;
  }

  /** @returns {number} actions done in this lesson */
  get at() {
    return this.#game?.view.ply ?? 0;
  }

  /** @returns {boolean} */
  get done() {
    return this.#game !== null && isDone(this.lesson, this.at);
  }

  /** @returns {boolean} the answer to the lesson's question is waited for */
  get asking() {
    return this.lesson.answers !== undefined && !this.answered;
  }

  /** @returns {Message|null} what the coach says; null: the table isn't set yet */
  get message() {
    const game = this.#game;
    if (this.finished) return { id: "tutorial-end" };
    if (!game) return null;
    const { at, answered } = this;
    return coaching(this.lesson, { at, answered, wrong: this.wrong > 0 }, game.view, game.selection);
  }

  // -- Through the lessons --------------------------------------------------------------------------------------------

  /** @param {number} index */
  async begin(index) {
    this.index = index;
    this.finished = false;
    this.wrong = 0;
    this.answered = false;
    this.#answered = null;
    const { lesson } = this;
    const names = this.#names().slice(0, lesson.extra ? 2 : 3);
    const before = this.store.state.game;
    this.#past = before?.id ?? null;
    this.#changed();
    await this.store.games.start(
      names.map((name, seat) => (seat === 0 ? { kind: "person", name } : { kind: "bot", bot: "coach", name })),
    );
    if (before) this.#engine.forget(before.id);
  }

  /** To the next lesson, or to the end of all. */
  next() {
    if (!this.done) return;
    if (this.index < COUNTED - 1) {
      this.begin(this.index + 1);
    } else {
      this.finished = true;
      this.#changed();
    }
  }

  /** @param {number} points */
  answer(points) {
    const { lesson } = this;
    if (!this.asking || !this.#game) return;
    if (points === lesson.score) {
      this.answered = true;
      this.wrong = 0;
      this.#answered?.();
    } else this.wrong += 1;
    this.#changed();
  }

  /** The tutorial is left. */
  close() {
    this.store.games.leave();
    this.#listeners.clear();
  }

  /**
   * Whatever the table refuses is a wrong move; whatever is chosen anew is another try.
   * @param {AppState} state
   */
  #receive(state) {
    const before = this.#before;
    this.#before = state;
    const refused = state.notice && state.notice !== before?.notice && /^refused-/.test(state.notice.message.id);
    if (refused && !this.done) this.wrong += 1;
    else if (state.game?.selection !== before?.game?.selection || state.game?.view !== before?.game?.view)
      this.wrong = 0;
    // Its last move was taken back.
    if (!this.done) this.finished = false;
    this.#changed();
  }

  // -- The engine's door ----------------------------------------------------------------------------------------------

  /** @returns {Engine} the engine as the table knows it */
  #door() {
    const engine = this.#engine;
    /** @type {(method:string, params:any, options?:{signal?:AbortSignal}) => Promise<any>} */
    const request = async (method, params, options) => cleaned(await this.#request(method, params, options));
    return {
      get boot() {
        return engine.boot;
      },
      onBoot: (listener) => engine.onBoot(listener),
      start: () => engine.start(),
      forget: (game) => engine.forget(game),
      request: /** @type {Engine["request"]} */ (request),
    };
  }

  /**
   * @param {string} method
   * @param {any} params
   * @param {{signal?:AbortSignal}} [options]
   * @returns {Promise<any>}
   */
  async #request(method, params, options) {
    const { lesson } = this;
    if (method === "game.new") {
      const { game, names, viewer } = params;
      return this.#engine.request("game.load", { game, viewer, save: saveOf(lesson, names) });
    }
    if (method === "game.push" && !isRight(lesson, params.ply, params.move)) {
      if (!this.done) this.wrong += 1;
      this.#changed();
      throw cancelled();
    }
    if (method === "game.bot") return this.#other(lesson, params, options?.signal);
    return this.#engine.request(/** @type {keyof Methods} */ (method), params);
  }

  /**
   * Another player does what the lesson says; after its last action nobody does anything any more.
   * @param {Lesson} lesson
   * @param {{game:string, ply:number, viewer:number|null}} params
   * @param {AbortSignal} [signal]
   */
  async #other(lesson, { game, ply, viewer }, signal) {
    const move = lesson.line[ply];
    if (typeof move !== "string") return given(() => undefined, signal);
    if (this.asking) {
      await given((go) => {
        this.#answered = go;
      }, signal);
    }
    return this.#engine.request("game.push", { game, ply, move, viewer });
  }
}

/**
 * @param {(go:() => void) => void} wait
 * @param {AbortSignal} [signal]
 * @returns {Promise<void>} rejected when it is given up
 */
function given(wait, signal) {
  return new Promise((resolve, reject) => {
    signal?.addEventListener("abort", () => reject(cancelled()), { once: true });
    wait(resolve);
  });
}

function cancelled() {
  return new EngineError({ code: "cancelled", reason: null, message: "not in this lesson", data: {} });
}

/**
 * A lesson is no game: it may end a round, but nobody wins.
 * @param {{view?:GameView, events?:GameEvent[]}} reply
 */
function cleaned(reply) {
  const { view, events } = reply;
  return {
    ...reply,
    ...(view && { view: { ...view, final: null } }),
    ...(events && { events: events.filter((event) => event.type !== "game-ended") }),
  };
}
