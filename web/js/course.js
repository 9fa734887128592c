/**
 * The course of a game while no person is asked: computer players at their pace, hand-overs, the ends of rounds.
 *
 * One course runs at a time. Whatever a person does that changes the course (undo, leaving, another game) interrupts
 * it: each course has a number, and one of an older number ends at its next step.
 *
 * @import { ActionReply, GameEvent } from "./protocol.js"
 * @import { GameRecord } from "./flow.js"
 * @import { AppState, Engine, Happening } from "./store.js"
 */
import { breath } from "./breath.js";
import { END_PAUSE, endedTable, firstViewer, nextStep, pauseFor } from "./flow.js";
import { nothing } from "./selection.js";

/**
 * What the course and the games of this device ask of the store.
 * @typedef {object} Host
 * @property {() => AppState} state
 * @property {(change:Partial<AppState>) => void} set
 * @property {(change:Partial<GameRecord>, beside?:Partial<AppState>) => void} record  change the game and keep it
 * @property {(reply:ActionReply) => void} commit  something was done
 * @property {(events:GameEvent[]) => Happening} happening
 * @property {(error:unknown) => void} failed
 */

export class Course {
  #engine;
  #host;
  #number = 0;
  /** @type {(() => void)|null} */
  #press = null;
  /** @type {AbortController|null} stops that choice */
  #stop = null;
  /** @type {Promise<unknown>} the computer player's choice that is on its way */
  #choice = Promise.resolve();

  /**
   * @param {Engine} engine
   * @param {Host} host
   */
  constructor(engine, host) {
    this.#engine = engine;
    this.#host = host;
    /** @type {number} the ply that the engine is at: ahead of the view while a move is held back */
    this.enginePly = 0;
  }

  /** Start from the present state. */
  go() {
    const number = this.#next();
    this.#run(number).catch((error) => number === this.#number && this.#host.failed(error));
  }

  /**
   * End the course. Settled when the engine is at rest, so that `enginePly` can be relied on.
   * @returns {Promise<unknown>}
   */
  interrupt() {
    this.#next();
    return this.#choice;
  }

  /** Next was pressed, or what it was to wait for is no more. */
  press() {
    this.#press?.();
  }

  /** @returns {number} of the course that may now run */
  #next() {
    this.#press?.();
    this.#stop?.abort();
    return ++this.#number;
  }

  /**
   * @param {number} number
   * @returns {Promise<void>}
   */
  async #run(number) {
    for (;;) {
      const { game, elsewhere } = this.#host.state();
      if (!game || elsewhere || number !== this.#number) return;
      const step = nextStep(game);
      if (step.type === "bot") {
        const reply = await this.#move(number, game, step.seat, step.bot);
        if (number !== this.#number) return;
        // At once with what comes next, so that both are drawn in one.
        this.#host.set({ thinking: null });
        this.#host.commit(reply);
        continue;
      }
      if (step.type === "hand-over") await this.#handOver(number, game);
      else if (step.type === "result") await this.#result(number, game);
      return;
    }
  }

  /**
   * Thinking starts at once; the move is seen after the pause, or when Next is pressed.
   * @param {number} number
   * @param {GameRecord} game
   * @param {number} seat
   * @param {string} bot
   * @returns {Promise<ActionReply>}
   */
  async #move(number, game, seat, bot) {
    this.#host.set({ thinking: seat });
    this.#stop = new AbortController();
    const params = { game: game.id, ply: game.view.ply, bot, viewer: game.viewer };
    const choice = this.#engine.request("game.bot", params, { signal: this.#stop.signal });
    this.#choice = choice.then(
      ({ view }) => {
        if (this.#host.state().game?.id === game.id) this.enginePly = view.ply;
      },
      () => undefined,
    );
    const [reply] = await Promise.all([choice, this.#pause(number, game)]);
    // It was just read, and is yet to be drawn.
    await breath();
    return reply;
  }

  /**
   * @param {number} number
   * @param {GameRecord} game
   */
  async #pause(number, game) {
    const pause = pauseFor(game, this.#host.state().settings.pace);
    if (pause === "press") await this.#pressed();
    else if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
    // While one looks back, the game stands still.
    if (number === this.#number && this.#host.state().look) await this.#pressed();
  }

  /** @returns {Promise<void>} settled by `press` */
  #pressed() {
    this.#host.set({ waiting: true });
    return new Promise((resolve) => {
      this.#press = () => {
        this.#press = null;
        this.#host.set({ waiting: false });
        resolve();
      };
    });
  }

  /**
   * Cover everybody's cards until the person whose turn it is has the device. The move before is seen first.
   * @param {number} number
   * @param {GameRecord} game
   */
  async #handOver(number, game) {
    if (game.covered) return;
    if (game.viewer !== null) await this.#pause(number, game);
    if (number !== this.#number) return;
    const { view } = await this.#engine.request("game.view", { game: game.id, viewer: null });
    if (number === this.#number)
      this.#host.record({ view, viewer: null, covered: true, selection: nothing() }, { look: null });
  }

  /**
   * The table as the round left it; in company seen with nobody's eyes.
   * @param {number} number
   * @param {GameRecord} game
   */
  async #result(number, game) {
    const viewer = firstViewer(game.seats);
    const index = game.seen;
    const at = game.view.results[index].ply;
    const [now, before] = await Promise.all([
      this.#engine.request("game.view", { game: game.id, viewer }),
      this.#engine.request("game.view", { game: game.id, viewer, at }),
    ]);
    if (number !== this.#number) return;
    const ending = game.endings.find((entry) => entry.ply === at);
    const view = endedTable(before.view, now.view, index, ending, before.left);
    const { earlier: read, happened, settings } = this.#host.state();
    const earlier = [...read.slice(0, index), { round: index + 1, history: view.history }];
    // The deciding move is seen first, unless it was seen before a reload.
    const fresh = happened?.undone === false && happened.events.some((event) => event.type === "round-ended");
    const pause = fresh ? END_PAUSE[settings.pace] : 0;
    this.#host.record({ view: now.view, viewer }, { ended: { index, view }, earlier, peek: pause > 0 });
    if (pause === 0) return;
    await new Promise((resolve) => {
      this.#press = () => resolve(undefined);
      setTimeout(resolve, pause);
    });
    if (number !== this.#number) return;
    this.#press = null;
    this.#host.set({ peek: false });
  }
}
