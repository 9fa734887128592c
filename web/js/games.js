/**
 * The games of this device: begun, gone on with after a reload or from another tab, left, and put aside when broken.
 *
 * @import { Course, Host } from "./course.js"
 * @import { GameRecord, Seat } from "./flow.js"
 * @import { Storage } from "./storage.js"
 * @import { Engine } from "./store.js"
 */
import { EngineError } from "./engine-client.js";
import { concealed, firstViewer, isSeats, newRecord, readRecord } from "./flow.js";
import { playedOf, withPlayed } from "./played.js";
import { keep } from "./selection.js";
import { randomId } from "./storage.js";

/** What belongs to one game and goes with it. */
export const NO_GAME = {
  game: null,
  thinking: null,
  waiting: false,
  busy: false,
  loading: false,
  elsewhere: false,
  look: null,
  ended: null,
  earlier: [],
  peek: false,
  notice: null,
  happened: null,
  hint: null,
  review: null,
};

/** A save that is whole, and of another game than the record it was found in. */
const OTHER_TABLE = { code: "bad-save", reason: null, message: "the save has other seats", data: {} };

export class Games {
  #engine;
  #storage;
  #course;
  #host;
  #asked = 0;

  /**
   * @param {Engine} engine
   * @param {Storage} storage
   * @param {Course} course
   * @param {Host} host
   */
  constructor(engine, storage, course, host) {
    this.#engine = engine;
    this.#storage = storage;
    this.#course = course;
    this.#host = host;
    storage.onLost = (id) => this.lost(id);
    storage.onFleeting = () => host.set({ lasting: false });
  }

  /**
   * Read what was kept and go on with the newest game, unless it was left or another tab has it. The game is in the
   * state when this is settled, as it was seen last; the engine may take its time.
   */
  async open() {
    const [settings, learning, seats, played, found] = await Promise.all([
      this.#storage.readSettings(),
      this.#storage.readLearning(),
      this.#storage.readSetup(),
      this.#storage.readPlayed(),
      this.#storage.readGames(),
    ]);
    /** @type {GameRecord[]} */
    const kept = [];
    for (const { key, value } of found) {
      const record = readRecord(value);
      if (record && key === `game-${record.id}`) kept.push(record);
      else await this.#broken(key, value);
    }
    kept.sort((a, b) => b.updated - a.updated);
    this.#host.set({ settings, learning, lastSeats: isSeats(seats) ? seats : null, kept, played });
    await this.#storage.prune(kept);
    const [newest] = kept;
    if (newest && !newest.left && (await this.#storage.own(newest.id))) this.#enter(newest);
  }

  /**
   * @param {string} key
   * @param {unknown} value
   */
  async #broken(key, value) {
    await this.#storage.keepBroken(key, value);
    this.#host.set({ trouble: { id: "trouble-broken-save" } });
  }

  /**
   * What the next set-up sheet begins with.
   * @param {Seat[]} seats  as they were chosen: names that were not typed are empty
   */
  remember(seats) {
    this.#host.set({ lastSeats: seats });
    this.#storage.writeSetup(seats);
  }

  /**
   * Asked for again before the engine was ready: the last one counts.
   * @param {Seat[]} seats
   * @param {string} [seed]
   */
  async start(seats, seed = randomId()) {
    const id = randomId();
    const asked = ++this.#asked;
    this.#host.set({ busy: true, trouble: null });
    try {
      const params = { game: id, names: seats.map((seat) => seat.name), viewer: firstViewer(seats), seed };
      const reply = await this.#engine.request("game.new", params);
      if (asked !== this.#asked) return this.#engine.forget(id);
      await this.#storage.own(id);
      this.#host.set({ ...NO_GAME, game: newRecord(id, seats, reply) });
      this.#course.enginePly = reply.view.ply;
      this.#host.record({}, { happened: this.#host.happening(reply.events) });
      this.#course.go();
    } catch (error) {
      this.#host.failed(error);
    }
  }

  /** A game of one person that came to its end counts; taken back and played to another, that one counts. */
  count() {
    const { game, played } = this.#host.state();
    const entry = game && playedOf(game);
    if (!entry) return;
    this.#host.set({ played: withPlayed(played, entry) });
    this.#storage.addPlayed(entry);
  }

  /** Once more with the same seats, whoever sits where. */
  again() {
    const { game } = this.#host.state();
    if (!game) return;
    this.leave();
    return this.start(game.seats);
  }

  /**
   * Go on with a kept game, taking it over from another tab if one has it.
   * @param {string} id
   */
  async resume(id) {
    await this.#storage.own(id, { steal: true });
    const found = (await this.#storage.readGames()).map(({ value }) => readRecord(value)).find((r) => r?.id === id);
    if (found) await this.#enter(found);
    else this.#host.set({ ...NO_GAME, kept: this.#host.state().kept.filter((record) => record.id !== id) });
  }

  /** @param {GameRecord} found */
  async #enter(found) {
    // Who holds the device now, nobody knows.
    const record = concealed({ ...found, left: false });
    this.#course.interrupt();
    this.#host.set({ ...NO_GAME, game: record, busy: true, loading: true, trouble: null });
    await this.#storage.writeGame({ ...record, rev: record.rev + 1 }, { claim: true });
    try {
      const { id, save, viewer } = record;
      const { view } = await this.#engine.request("game.load", { game: id, save, viewer });
      const { game } = this.#host.state();
      if (game?.id !== id) return;
      if (view.players !== record.seats.length) throw new EngineError(OTHER_TABLE);
      this.#course.enginePly = view.ply;
      this.#host.record({ view, selection: keep(game.selection, game.view, view) });
      await this.#recallRounds(game);
      if (this.#host.state().game?.id !== id) return;
      this.#course.go();
      this.#host.set({ busy: false, loading: false });
    } catch (error) {
      if (!(error instanceof EngineError) || error.code !== "bad-save") return this.#host.failed(error);
      this.#host.set({ ...NO_GAME, kept: this.#host.state().kept.filter((kept) => kept.id !== record.id) });
      await this.#broken(`game-${record.id}`, record);
    }
  }

  /**
   * What was done in the rounds that were read before a reload.
   * @param {GameRecord} game
   */
  async #recallRounds({ id, viewer, view, endings, seen }) {
    const rounds = view.results.slice(0, seen).map(async ({ round, ply }) => {
      const before = await this.#engine.request("game.view", { game: id, viewer, at: ply });
      return { round, history: [...before.view.history, ...endings.filter((entry) => entry.ply === ply)] };
    });
    const earlier = await Promise.all(rounds);
    if (this.#host.state().game?.id === id) this.#host.set({ earlier });
  }

  /**
   * To the set-up sheet. An unfinished game is kept to go on with.
   * @param {{back?:boolean}} [options]  back: it only makes room, and a reload leads back to it
   */
  leave({ back = false } = {}) {
    const { game, kept } = this.#host.state();
    if (!game) return;
    this.#course.interrupt();
    this.#engine.forget(game.id);
    const others = kept.filter((record) => record.id !== game.id);
    if (game.view.phase === "over") {
      this.#storage.deleteGame(game.id);
      this.#host.set({ ...NO_GAME, kept: others });
    } else {
      const record = { ...game, rev: game.rev + 1, updated: Date.now(), left: !back };
      // If another tab takes it at this very moment, it is no longer for this one to say.
      this.#storage.writeGame(record);
      this.#host.set({ ...NO_GAME, kept: [record, ...others] });
    }
    this.#storage.disown();
  }

  /**
   * Throw a kept game away.
   * @param {string} id
   */
  discard(id) {
    this.#host.set({ kept: this.#host.state().kept.filter((record) => record.id !== id) });
    return this.#storage.deleteGame(id);
  }

  /**
   * Keep it after all.
   * @param {GameRecord} restored
   */
  restore(restored) {
    const record = { ...restored, left: true };
    const kept = [...this.#host.state().kept.filter(({ id }) => id !== record.id), record];
    this.#host.set({ kept: kept.sort((a, b) => b.updated - a.updated) });
    return this.#storage.writeGame(record, { claim: true });
  }

  /** The game goes on in another tab; this one is free for another. */
  abandon() {
    this.#course.interrupt();
    this.#host.set({
      ...NO_GAME,
      kept: this.#host.state().kept.filter((record) => record.id !== this.#host.state().game?.id),
    });
  }

  /** @param {string} id */
  lost(id) {
    if (this.#host.state().game?.id !== id || this.#host.state().elsewhere) return;
    this.#course.interrupt();
    this.#host.set({ elsewhere: true, thinking: null, waiting: false });
  }
}
