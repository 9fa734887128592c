/**
 * Two other ways to a move than picking it up: asking what a strong player would do, and writing it down. Neither plays
 * anything that the engine would refuse, and asking plays nothing at all. When a round is over, the strong player says
 * what it would have done.
 *
 * @import { GameRecord } from "./flow.js"
 * @import { Message } from "./i18n.js"
 * @import { Move, Show } from "./moves.js"
 * @import { AfterReply, JudgedMove, RankedMove, Selection } from "./protocol.js"
 * @import { AppState, Engine } from "./store.js"
 * @import { Host } from "./course.js"
 */
import { EngineError } from "./engine-client.js";
import { firstViewer, nextStep } from "./flow.js";
import { explanation, who } from "./messages.js";
import { readMove } from "./moves.js";
import { nothing } from "./selection.js";

/** As many moves as one can weigh. */
const BEST = 3;

/** @typedef {{ply:number, moves:RankedMove[]|null}} Hint  moves: best first; null: still thinking */
/**
 * Of a round's own moves; null: still at it, unless that came to nothing.
 * @typedef {{index:number, moves:JudgedMove[]|null, failed?:true}} Review
 */

/**
 * What advice asks of the store.
 * @typedef {object} Doings
 * @property {(move:string) => Promise<void>} push    rejects when it is refused
 * @property {(scout:string) => Promise<void>} after  to the second half of a Scout & Show
 * @property {(listener:(state:AppState) => void) => (() => void)} watch
 */

export class Advice {
  #engine;
  #host;
  #doings;
  /** @type {AbortController|null} */
  #asking = null;

  /**
   * @param {Engine} engine
   * @param {Host} host
   * @param {Doings} doings
   */
  constructor(engine, host, doings) {
    this.#engine = engine;
    this.#host = host;
    this.#doings = doings;
  }

  /**
   * Why this device can't decide anything just now.
   * @returns {Message|null}
   */
  idle() {
    const { game, look, busy, elsewhere, loading } = this.#host.state();
    if (!game || elsewhere || loading || busy) return { id: "trouble-loading" };
    if (look) return { id: "refused-looking-back" };
    const step = nextStep(game).type;
    if (step === "result" || step === "over") return { id: "refused-round-over" };
    return step === "person" ? null : { id: "refused-not-your-turn", args: who(game.view, game.view.turn) };
  }

  /** Ask for the best moves; they come into the state while everything else goes on. */
  async ask() {
    this.drop();
    const { game } = this.#host.state();
    if (!game || this.idle()) return;
    const { ply } = game.view;
    const asking = new AbortController();
    this.#asking = asking;
    this.#host.set({ hint: { ply, moves: null } });
    try {
      const { signal } = asking;
      const { moves } = await this.#engine.request("game.hint", { game: game.id, ply, limit: BEST }, { signal });
      if (asking === this.#asking) this.#host.set({ hint: { ply, moves } });
    } catch (error) {
      if (asking === this.#asking) this.#host.failed(error);
    }
  }

  /** Nobody wants to know any more. */
  drop() {
    this.#asking?.abort();
    this.#asking = null;
    if (this.#host.state().hint) this.#host.set({ hint: null });
  }

  /**
   * Go over the moves of a round that is over, for somebody who plays alone. It may take its time: nobody waits for it.
   * @param {number} index  of the round's result
   */
  async review(index) {
    const { game, ended, review } = this.#host.state();
    const seat = game ? firstViewer(game.seats) : null;
    // Before this module had come, one may have gone on, or back.
    if (!game || seat === null || ended?.index !== index || review?.index === index) return;
    const asked = { index, moves: null };
    const asking = new AbortController();
    this.#host.set({ review: asked });
    // Whatever leads away from that round takes the question out of the state.
    const stop = this.#doings.watch((state) => state.review !== asked && asking.abort());
    try {
      const { signal } = asking;
      const { moves } = await this.#engine.request(
        "game.review",
        { game: game.id, seat, round: index + 1 },
        { signal },
      );
      if (this.#host.state().review === asked) this.#host.set({ review: { index, moves } });
    } catch {
      // One can do without it: nobody is stopped by a message.
      if (this.#host.state().review === asked) this.#host.set({ review: { ...asked, failed: true } });
    } finally {
      stop();
    }
  }

  /**
   * Pick a move up, as far as it goes without being played.
   * @param {string} text  as the engine writes it
   */
  async layOut(text) {
    const { game } = this.#host.state();
    if (!game || this.idle()) return;
    const move = readMove(text);
    this.#host.record({ selection: selectionOf(move) });
    if (move.type !== "both") return;
    await this.#doings.after(text.split("+")[0]);
    const { selection } = this.#host.state().game ?? {};
    if (selection?.mode === "second") this.#host.record({ selection: { ...selection, ...sliceOf(move.show) } });
  }

  /**
   * Play a move that was written down, in whichever case and with whatever spaces a phone's keyboard put in.
   * @param {string} written
   * @returns {Promise<Message|null>} why it was not played
   */
  async write(written) {
    const text = written
      .replace(/\s/g, "")
      .toLowerCase()
      .replace(/^[lr]/, (end) => end.toUpperCase());
    const { game } = this.#host.state();
    const refused = this.idle();
    if (!game || refused) return refused;
    try {
      await this.#doings.push(text);
      return null;
    } catch (error) {
      this.#host.set({ busy: false });
      if (error instanceof EngineError && error.code === "notation")
        return { id: "move-unreadable", args: { column: Number(error.data.column) } };
      if (error instanceof EngineError && error.code === "illegal-move" && error.reason) {
        const { part, given, most } = error.data;
        if (!part) return this.#whyNot(error.reason, text, game);
        return { id: `move-no-${part}`, args: { given: Number(given), most: Number(most) } };
      }
      this.#host.failed(error);
      return null;
    }
  }

  /**
   * @param {import("./protocol.js").Reason} reason
   * @param {string} text
   * @param {GameRecord} game
   * @returns {Promise<Message>}
   */
  async #whyNot(reason, text, { id, view }) {
    const move = readMove(text);
    const laid = selectionOf(move);
    if (move.type !== "both") return explanation(reason, laid, view);
    // What is told of the second half is told of the hand that the first half makes.
    try {
      /** @type {AfterReply} */
      const after = await this.#engine.request("game.after", { game: id, ply: view.ply, scout: text.split("+")[0] });
      return explanation(reason, { ...laid, ...sliceOf(move.show), after }, view);
    } catch {
      return explanation(reason, nothing(), view);
    }
  }
}

/**
 * A move as it is picked up on the table; of a Scout & Show its first half.
 * @param {Move} move
 * @returns {Selection}
 */
export function selectionOf(move) {
  if (move.type === "turn") return nothing();
  if (move.type === "show") return { ...nothing(), ...sliceOf(move) };
  const { end, gap, turned } = move.type === "both" ? move.scout : move;
  return { ...nothing(), mode: "scout", end, gap, turned };
}

/**
 * @param {Show} show
 * @returns {Pick<Selection, "anchor"|"start"|"stop">}
 */
function sliceOf({ start, stop }) {
  return { anchor: start, start, stop };
}
