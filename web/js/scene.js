/**
 * What the screen shows, worked out of the state: which sheet, whose view, the sentence, the buttons, the keys. No DOM.
 *
 * @import { GameRecord, Screen } from "./flow.js"
 * @import { Key } from "./keyboard.js"
 * @import { Sentence } from "./messages.js"
 * @import { GameView, Intent, Selection } from "./protocol.js"
 * @import { AppState } from "./store.js"
 */
import { endedTable, screenOf, undoTarget } from "./flow.js";
import { list, row, t, together } from "./i18n.js";
import { actionMessages, sentence, toldEvents, who } from "./messages.js";
import { nothing } from "./selection.js";

/**
 * A button beside the sentence: on to what comes next, or to another moment when looking back.
 * @typedef {{id:string, look:number|null, key:boolean}} Way  look: the ply; null: Next; key: the one that matters
 *
 * @typedef {object} Scene
 * @property {Screen} screen
 * @property {GameView|null} view         what is drawn: now, as it was, or as the round left it
 * @property {GameView|null} log          what the log tells: the latest, also while looking back
 * @property {Selection} selection
 * @property {Sentence} sentence
 * @property {Way[]} ways                 buttons beside the sentence
 * @property {"play"|"turning"|"result"} bar
 * @property {"round"|"final"|null} sheet  which result lies over the table
 * @property {boolean} undoable
 * @property {Partial<Record<Key, Intent>>} keys
 */

/**
 * @param {AppState} state
 * @param {boolean|null} way  the way up that is marked while choosing
 * @returns {Scene}
 */
export function sceneOf(state, way) {
  const { game, ended } = state;
  const look = game?.covered ? null : state.look;
  const screen = look ? "table" : screenOf(game);
  const now = screen === "result" ? (ended?.view ?? (game && left(game))) : (game?.view ?? null);
  const view = look ? past(look.view) : now;
  const selection = game && view === game.view ? game.selection : nothing();
  const bar = screen === "turning" || screen === "result" ? screen : "play";
  return {
    screen,
    view,
    log: screen === "result" ? now : (ended?.view ?? game?.view ?? null),
    selection,
    sentence: sentenceOf(state, screen, view, selection),
    ways: waysOf(state),
    bar,
    sheet: screen === "result" ? sheetOf(state, view) : null,
    undoable: game !== null && !look && undoTarget(game) !== null,
    keys: keysOf(screen, selection, way, state),
  };
}

/**
 * @param {AppState} state
 * @param {GameView|null} view
 * @returns {Scene["sheet"]}
 */
function sheetOf({ ended, peek, elsewhere }, view) {
  if (!ended || peek || elsewhere) return null;
  return view?.final && ended.index === view.rounds - 1 ? "final" : "round";
}

/**
 * @param {AppState} state
 * @returns {Way[]}
 */
function waysOf({ game, look, waiting }) {
  if (game && look) {
    const earlier = { id: "say-look-earlier", look: Math.max(0, look.ply - 1), key: false };
    const later = { id: "say-look-later", look: look.ply + 1, key: false };
    return [earlier, later, { id: "say-look-now", look: null, key: true }];
  }
  return waiting ? [{ id: "say-next-button", look: null, key: true }] : [];
}

/**
 * Nothing can be done to what was.
 * @param {GameView} view
 * @returns {GameView}
 */
function past(view) {
  return { ...view, ways: null, choices: null };
}

/**
 * A round is over and the engine hasn't told yet how its table was left, as after a reload: what its result has of it.
 * Nothing of the next one may shine through.
 * @param {GameRecord} game
 * @returns {GameView}
 */
function left({ view, seen, endings }) {
  const index = Math.min(seen, view.results.length - 1);
  const { ply, round } = view.results[index];
  const before = { ...view, round, history: [], hand: null };
  return endedTable(
    before,
    view,
    index,
    endings.find((ending) => ending.ply === ply),
    null,
  );
}

/**
 * @param {AppState} state
 * @param {Screen} screen
 * @param {GameView|null} view
 * @param {Selection} selection
 * @returns {Sentence}
 */
function sentenceOf(state, screen, view, selection) {
  if (!view) return { tone: "plain", messages: [] };
  if (state.notice) return { tone: "refused", messages: [state.notice.message] };
  if (state.look) return { tone: "plain", messages: lookedAt(state.look.view, state.game?.view.ply ?? 0) };
  if (screen === "result" && view.final) {
    return { tone: "plain", messages: [{ id: "say-game-over" }, winners(view, view.final.winners)] };
  }
  // Said at once, also before it is known how the table lay.
  const result = screen === "result" ? view.results[state.ended?.index ?? state.game?.seen ?? 0] : undefined;
  if (result) {
    return { tone: "plain", messages: [{ id: `end-sentence-${result.termination}`, args: who(view, result.seat) }] };
  }
  if (state.waiting) {
    const last = view.history.at(-1);
    return {
      tone: "plain",
      messages: last ? actionMessages(last.events, view) : [{ id: "say-turn", args: who(view, view.turn) }],
    };
  }
  // People don't think at this device: it is on its way to them.
  const asked = view.phase === "over" ? undefined : state.game?.seats[view.turn];
  if (asked?.kind === "person" && view.turn !== view.seat) {
    return { tone: "plain", messages: [{ id: "say-next", args: { name: view.names[view.turn] } }] };
  }
  return sentence(view, selection);
}

/**
 * Which move the table that is looked at was made by.
 * @param {GameView} view
 * @param {number} of  how many moves there are
 * @returns {import("./i18n.js").Message[]}
 */
function lookedAt(view, of) {
  const last = view.history.at(-1);
  const told = last ? toldEvents(last.events, view).map(({ said }) => said) : [];
  return [
    { id: "say-look-at", args: { at: view.ply, of } },
    ...(told.length > 0 ? told : [{ id: "say-looking-back" }]),
  ];
}

/**
 * @param {GameView} view
 * @param {number[]} seats  who won; several share it
 * @returns {import("./i18n.js").Message}
 */
export function winners(view, seats) {
  if (seats.length === 1) return { id: "end-won", args: who(view, seats[0]) };
  return { id: "end-shared", args: { names: list(seats.map((seat) => t("seat-name", who(view, seat)))) } };
}

/**
 * @param {Sentence} said
 * @returns {string} in words
 */
export function told(said) {
  return together(said.messages.map(({ id, args }) => t(id, args)));
}

/**
 * What was just done, and whether it is now the listener's turn.
 * @param {AppState} state
 * @returns {string}
 */
export function toldHappening({ game, happened }) {
  if (!game || !happened) return "";
  const { view } = game;
  /** @type {(message:import("./i18n.js").Message) => string} */
  const words = ({ id, args }) => t(id, args);
  const said = happened.undone
    ? [t("told-undone")]
    : toldEvents(happened.events, view).map(({ said, notes }) =>
        t("told-action", { text: row([said, ...notes].map(words)) }),
      );
  if (view.choices) said.push(told(sentence(view, nothing())));
  return together(said);
}

/**
 * @param {Screen} screen
 * @param {Selection} selection
 * @param {boolean|null} way
 * @param {AppState} state
 * @returns {Scene["keys"]}
 */
function keysOf(screen, selection, way, state) {
  /** @type {(action:Extract<Intent, {type:"do"}>["action"]) => Intent} */
  const act = (action) => ({ type: "do", action });
  const next = act("next");
  if (state.look) return { next, enter: next, escape: next };
  if (state.waiting) return { next, enter: next, undo: act("undo") };
  // One Enter too many must not throw the final result away: another game is begun by its button alone.
  if (screen === "result" && state.game?.view.final) return { escape: act("back"), undo: act("undo") };
  if (screen === "result") return { next, enter: next, escape: act("back"), undo: act("undo") };
  if (screen === "turning") {
    const enter = way === null ? undefined : act(way ? "turn" : "keep");
    return { keep: act("keep"), turn: act("turn"), enter, undo: act("undo") };
  }
  if (screen !== "table") return {};
  const enter = selection.mode === "scout" ? act("scout") : act("show");
  const keys = { enter, scout: act("scout"), "scout-show": act("scout-show"), undo: act("undo"), escape: act("back") };
  return { ...keys, turn: selection.mode === "scout" ? { type: "flip" } : undefined };
}
