/**
 * What the page says, as messages (an id and arguments), made from views and events. No text here, no DOM.
 *
 * @import { GameEvent, GameView, RoundResult, Selection } from "./protocol.js"
 * @import { Explanation } from "./selection.js"
 */
import { cards } from "./card-run.js";
import { handInSight, selectedScout, selectedSet } from "./selection.js";

/** @typedef {import("./i18n.js").Message} Message */
/** @typedef {"turn"|"plain"|"refused"} Tone */
/** @typedef {{tone:Tone, messages:Message[]}} Sentence */

/**
 * Whose doing something is, as arguments: `who` is "you" for the seat that looks on, so that a language can say
 * "You showed" and not "Ann showed".
 * @param {GameView} view
 * @param {number} seat
 * @returns {{who:string, name:string}}
 */
export function who(view, seat) {
  return { who: seat === view.seat ? "you" : "other", name: view.names[seat] ?? "" };
}

/**
 * @param {GameView} view
 * @returns {{owner:string, ownerName:string}}
 */
function owner(view) {
  if (view.owner === null) return { owner: "nobody", ownerName: "" };
  return { owner: view.owner === view.seat ? "you" : "other", ownerName: view.names[view.owner] };
}

/**
 * Why a press did nothing.
 * @param {Explanation} why
 * @param {Selection} selection
 * @param {GameView} view
 * @returns {Message}
 */
export function explanation(why, selection, view) {
  if (why === "wrong-phase" && view.phase !== "turn") return { id: "reason-wrong-phase" };
  const { start, stop } = selection;
  const active = selection.after ? selection.after.active : view.active;
  const args = { active: cards(active), turns: active.length, ...who(view, view.turn) };
  if (start === null || stop === null) {
    const whole = ["too-few-cards", "weaker-kind", "lower-value"].includes(why);
    return { id: whole ? "refused-nothing-beats" : `refused-${why}`, args: { ...args, cards: cards([]), size: 0 } };
  }
  const chosen = handInSight(selection, view).slice(start, stop);
  return { id: `refused-${why}`, args: { ...args, cards: cards(chosen), size: chosen.length } };
}

/**
 * The one sentence of the table: whose turn it is, what must be beaten, what the selection would do.
 * @param {GameView} view
 * @param {Selection} selection
 * @returns {Sentence}
 */
export function sentence(view, selection) {
  if (view.phase === "over") return { tone: "plain", messages: [{ id: "say-game-over" }] };
  if (view.phase === "turn") {
    return view.ways
      ? { tone: "turn", messages: [{ id: "say-which-way" }] }
      : { tone: "plain", messages: [{ id: "say-choosing", args: who(view, view.turn) }] };
  }
  if (!view.choices) return { tone: "plain", messages: [{ id: "say-turn", args: who(view, view.turn) }] };
  if (selection.mode === "scout") return { tone: "turn", messages: [scoutSentence(view, selection)] };
  return { tone: "turn", messages: [{ id: "say-your-turn" }, showSentence(view, selection)] };
}

/**
 * @param {GameView} view
 * @param {Selection} selection
 * @returns {Message}
 */
function showSentence(view, selection) {
  const { start, stop } = selection;
  const active = selection.after ? selection.after.active : view.active;
  const args = { active: cards(active), ...owner(view) };
  if (start !== null && stop !== null) {
    const set = selectedSet(selection, view);
    if (!set) return explanation("not-a-set", selection, view);
    if (set.why) return explanation(set.why, selection, view);
    const chosen = cards(handInSight(selection, view).slice(start, stop));
    return { id: active.length > 0 ? "say-beats" : "say-opens", args: { ...args, cards: chosen } };
  }
  if (active.length === 0) return { id: selection.after ? "say-second-free" : "say-show-anything", args };
  if (selection.after) return { id: "say-second", args };
  if (view.choices?.show === null) return { id: view.choices.scout === null ? "say-beat-or-scout" : "say-beat", args };
  return { id: view.choices?.scout_and_show === null ? "say-scout-or-both" : "say-scout-only", args };
}

/**
 * @param {GameView} view
 * @param {Selection} selection
 * @returns {Message}
 */
function scoutSentence(view, selection) {
  const args = owner(view);
  if (selection.end === null && selection.gap === null) return { id: "say-scouting", args };
  if (selection.end === null) return { id: "say-pick-end", args };
  if (selection.gap === null) return { id: "say-pick-gap", args };
  const scout = selectedScout(selection, view);
  if (!scout?.makes) return { id: "say-makes-nothing", args };
  const hand = [...(view.hand ?? [])];
  hand.splice(scout.gap, 0, scout.card);
  return { id: "say-makes", args: { ...args, cards: cards(hand.slice(scout.makes.start, scout.makes.stop)) } };
}

/**
 * What was done, and what came of it beside: a chip for the owner, cards captured.
 * @typedef {{said:Message, notes:Message[]}} Told
 */

/**
 * An action as the log and the ear have it; a Scout & Show is told in one breath, an end of the round follows.
 * @param {GameEvent[]} events
 * @param {GameView} view
 * @returns {Told[]}
 */
export function toldEvents(events, view) {
  /** @type {Told[]} */
  const told = [];
  for (const event of events) {
    const before = told.at(-1);
    const next = toldEvent(event, view);
    if (!next) continue;
    if (event.type === "showed" && before?.said.id === "log-scouted") {
      const { cards: shown, ...rest } = next.said.args ?? {};
      const { cards: scouted } = before.said.args ?? {};
      told[told.length - 1] = {
        said: { id: "log-both", args: { ...rest, shown, scouted } },
        notes: [...before.notes, ...next.notes],
      };
    } else told.push(next);
  }
  return told;
}

/**
 * An action in one run of messages: for the ear and for the sentence.
 * @param {GameEvent[]} events
 * @param {GameView} view
 * @returns {Message[]}
 */
export function actionMessages(events, view) {
  const all = toldEvents(events, view).flatMap(({ said, notes }) => [said, ...notes]);
  return all.flatMap((message, index) => (index > 0 ? [{ id: "separator" }, message] : [message]));
}

/**
 * @param {GameEvent} event
 * @param {GameView} view
 * @returns {Told|null} null: told with another event
 */
function toldEvent(event, view) {
  /** @type {(id:string, args:import("./i18n.js").Args, notes?:Message[]) => Told} */
  const tell = (id, args, notes = []) => ({ said: { id, args }, notes });
  switch (event.type) {
    case "dealt":
      return tell("log-dealt", { round: event.round, size: event.hand_size, ...who(view, event.start) });
    case "turned": {
      const way = event.turned === null ? "unknown" : event.turned ? "turned" : "kept";
      return tell("log-turned", { way, ...who(view, event.seat) });
    }
    case "token":
      return null;
    case "scouted": {
      const chip = event.chip === "centre" ? "centre" : event.owner === view.seat ? "you" : "other";
      const note = { id: "log-chip", args: { chip, name: view.names[event.owner] } };
      return tell("log-scouted", { cards: cards([event.card]), ...who(view, event.seat) }, [note]);
    }
    case "showed": {
      const captured = event.captured.length;
      const notes = captured > 0 ? [{ id: "log-captured", args: { captured } }] : [];
      return tell("log-showed", { cards: cards(event.cards), ...who(view, event.seat) }, notes);
    }
    case "round-ended":
      return tell(`log-${event.termination}`, { round: event.round, ...who(view, event.seat) });
    case "game-ended":
      return tell("log-game-ended", {});
  }
}

/**
 * Why a round ended, and what that meant for the sum.
 * @param {RoundResult} result
 * @param {GameView} view
 * @returns {{why:Message, so:Message}}
 */
export function endMessages(result, view) {
  const args = { ...who(view, result.seat), size: result.hand_sizes[result.seat], players: view.players };
  if (result.termination === "emptied") return { why: { id: "end-emptied", args }, so: { id: "end-emptied-so", args } };
  const why = view.players === 2 ? "end-unbeaten-two" : "end-unbeaten";
  return { why: { id: why, args }, so: { id: "end-unbeaten-so", args } };
}
