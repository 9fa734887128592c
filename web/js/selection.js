/**
 * What the player has picked up so far: a pure reducer from (selection, intent, view) to a new selection and effects.
 *
 * It knows no rule. Whether a slice is a set, what it beats and why not, which scouts there are, are all looked up in
 * the view; tap, drag and keyboard feed the same intents.
 *
 * @import { AfterReply, CardText, GameView, Intent, Reason, ScoutInfo, Selection, SetInfo } from "./protocol.js"
 */

/**
 * What the reducer asks of the flow. `explain` says why the last press did nothing.
 * @typedef {{type:"push", move:string}
 *  | {type:"after", scout:string}
 *  | {type:"explain", why:Explanation}
 *  | {type:"undo"} | {type:"menu"} | {type:"next"}
 *  | {type:"seat", seat:number}} Effect
 * @typedef {Reason|"pick-cards"|"pick-end"|"pick-gap"|"no-show-after"|"gaps-open"|"second-half"|"pick-way"|
 *   "no-tickets"} Explanation
 * @typedef {{selection:Selection, effects:Effect[]}} Step
 */
import { isAfter } from "./shapes.js";

/** @returns {Selection} nothing picked */
export function nothing() {
  return { mode: "show", anchor: null, start: null, stop: null, end: null, gap: null, turned: false, after: null };
}

/**
 * The hand in sight: with the scouted card in it while the second half of Scout & Show is chosen.
 * @param {Selection} selection
 * @param {GameView} view
 * @returns {CardText[]}
 */
export function handInSight(selection, view) {
  return selection.after ? selection.after.hand : (view.hand ?? []);
}

/**
 * @param {Selection} selection
 * @param {GameView} view
 * @returns {SetInfo[]}
 */
export function setsInSight(selection, view) {
  return selection.after ? selection.after.sets : view.sets;
}

/**
 * The set of the view that is selected, or null when the slice is none.
 * @param {Selection} selection
 * @param {GameView} view
 * @returns {SetInfo|null}
 */
export function selectedSet(selection, view) {
  const { start, stop } = selection;
  if (start === null || stop === null) return null;
  return setAt(setsInSight(selection, view), start, stop);
}

/**
 * The scout that end, gap and way up name, or null while one of them is missing.
 * @param {Selection} selection
 * @param {GameView} view
 * @returns {ScoutInfo|null}
 */
export function selectedScout(selection, view) {
  const { end, gap, turned } = selection;
  if (end === null || gap === null) return null;
  return view.choices?.scouts.find((s) => s.end === end && s.gap === gap && s.turned === turned) ?? null;
}

/**
 * @param {Selection} selection
 * @param {Intent} intent
 * @param {GameView} view
 * @returns {Step}
 */
export function reduce(selection, intent, view) {
  switch (intent.type) {
    case "card":
      return inert(selection) ?? only(withCard(selection, intent.place, intent.extend ?? false, view));
    case "slice":
      return inert(selection) ?? only(withSlice(selection, intent.start, intent.stop, view));
    case "end":
      return scouting(selection, view, { end: intent.end });
    case "gap":
      return scouting(selection, view, { gap: intent.gap });
    case "flip":
      return selection.mode === "scout" ? only({ ...selection, turned: !selection.turned }) : only(selection);
    case "drop":
      return scouting(selection, view, { end: intent.end, gap: intent.gap });
    case "fling":
      return show(selection, view);
    case "seat":
      return { selection, effects: [intent] };
    case "do":
      return act(selection, intent.action, view);
  }
}

/**
 * The reply to an `after` effect: the second half begins. A reply that no longer fits changes nothing.
 * @param {Selection} selection
 * @param {AfterReply} after
 * @returns {Selection}
 */
export function enterSecond(selection, after) {
  if (selection.mode !== "scout") return selection;
  return { ...selection, mode: "second", anchor: null, start: null, stop: null, after };
}

/**
 * What is left of a selection when a view replaces another one: nothing, unless it is the same moment and seat.
 * @param {Selection} selection
 * @param {GameView|null} before
 * @param {GameView} now
 * @returns {Selection}
 */
export function keep(selection, before, now) {
  return before && before.ply === now.ply && before.seat === now.seat ? selection : nothing();
}

/**
 * A selection from storage, if it can belong to this view; otherwise none. Storage is outside input.
 * @param {unknown} stored
 * @param {GameView} view
 * @returns {Selection}
 */
export function restore(stored, view) {
  if (typeof stored !== "object" || stored === null || view.choices === null) return nothing();
  const found = /** @type {Partial<Selection>} */ (stored);
  const mode = found.mode ?? "show";
  const selection = {
    ...nothing(),
    mode,
    end: found.end === "L" || found.end === "R" ? found.end : null,
    gap: place(found.gap, (view.hand?.length ?? 0) + 1),
    turned: found.turned === true,
  };
  if (mode === "scout") return view.choices.scouts.length > 0 ? selection : nothing();
  if (mode === "second") {
    const scout = selectedScout(selection, view);
    const after = found.after;
    if (!scout || !isAfter(after) || after.move !== scout.move) return nothing();
    return withSlice({ ...selection, after }, found.start ?? -1, found.stop ?? -1, view);
  }
  return withSlice(nothing(), found.start ?? -1, found.stop ?? -1, view);
}

/**
 * @param {unknown} value
 * @param {number} size
 * @returns {number|null}
 */
function place(value, size) {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value < size ? value : null;
}

/**
 * @param {Selection} selection
 * @returns {Step}
 */
function only(selection) {
  return { selection, effects: [] };
}

/**
 * @param {Selection} selection
 * @param {Explanation} why
 * @returns {Step}
 */
function refuse(selection, why) {
  return { selection, effects: [{ type: "explain", why }] };
}

/**
 * Cards don't answer while the gaps between them are open, or one press would mean two things.
 * @param {Selection} selection
 * @returns {Step|null}
 */
function inert(selection) {
  return selection.mode === "scout" ? refuse(selection, "gaps-open") : null;
}

/**
 * @param {SetInfo[]} sets
 * @param {number} start
 * @param {number} stop
 * @returns {SetInfo|null}
 */
function setAt(sets, start, stop) {
  return sets.find((set) => set.start === start && set.stop === stop) ?? null;
}

/**
 * @param {Selection} selection
 * @param {number} start
 * @param {number} stop
 * @param {GameView} view
 * @returns {Selection}
 */
function withSlice(selection, start, stop, view) {
  const size = handInSight(selection, view).length;
  if (!Number.isInteger(start) || !Number.isInteger(stop) || start < 0 || stop > size || start >= stop) {
    return { ...selection, anchor: null, start: null, stop: null };
  }
  return { ...selection, anchor: start, start, stop };
}

/**
 * Tap the first and the last card of a set, or its cards one by one, or any card to begin anew.
 *
 * A second tap reaches out when that makes a set; also to the card just beside, so that one learns why it makes none;
 * any other tap begins a new selection, so that a change of mind costs no extra tap.
 * @param {Selection} selection
 * @param {number} at
 * @param {boolean} extend
 * @param {GameView} view
 * @returns {Selection}
 */
function withCard(selection, at, extend, view) {
  const { anchor, start, stop } = selection;
  if (at < 0 || at >= handInSight(selection, view).length) return selection;
  const fresh = { ...selection, anchor: at, start: at, stop: at + 1 };
  if (anchor === null || start === null || stop === null) return fresh;
  const reach = { ...selection, start: Math.min(anchor, at), stop: Math.max(anchor, at) + 1 };
  if (extend) return reach;
  if (at >= start && at < stop) {
    if (stop - start === 1) return { ...selection, anchor: null, start: null, stop: null };
    if (at === anchor) return fresh;
    const far = anchor === start ? stop - 1 : start;
    if (at !== far) return reach;
    return anchor === start ? { ...selection, stop: stop - 1 } : { ...selection, start: start + 1 };
  }
  const sets = setsInSight(selection, view);
  const union = { ...selection, start: Math.min(start, at), stop: Math.max(stop, at + 1) };
  if (setAt(sets, union.start, union.stop)) return union;
  if (setAt(sets, reach.start, reach.stop)) return reach;
  const beside = at === start - 1 || at === stop;
  return beside && setAt(sets, start, stop) ? union : fresh;
}

/**
 * @param {Selection} selection
 * @param {GameView} view
 * @param {{end?:"L"|"R", gap?:number}} picked
 * @returns {Step}
 */
function scouting(selection, view, picked) {
  if (selection.mode === "second") return refuse(selection, "second-half");
  const refused = scoutRefused(view);
  if (refused) return refuse(selection, refused);
  const scouts = view.choices?.scouts ?? [];
  if (picked.end !== undefined && !scouts.some((s) => s.end === picked.end)) {
    // A single card is listed at one end only; both its sides mean that end.
    const sole = scouts[0]?.end;
    if (sole === undefined) return refuse(selection, "nothing-to-scout");
    picked = { ...picked, end: sole };
  }
  const base = selection.mode === "scout" ? selection : { ...nothing(), mode: /** @type {const} */ ("scout") };
  const other = picked.end !== undefined && base.end !== null && base.end !== picked.end;
  return only({ ...base, ...picked, turned: other ? false : base.turned });
}

/**
 * @param {GameView} view
 * @returns {Reason|null}
 */
function scoutRefused(view) {
  if (!view.choices) return view.phase === "over" ? "round-over" : "not-your-turn";
  return view.choices.scouts.length > 0 ? null : (view.choices.scout ?? "nothing-to-scout");
}

/**
 * @param {Selection} selection
 * @param {Extract<Intent, {type:"do"}>["action"]} action
 * @param {GameView} view
 * @returns {Step}
 */
function act(selection, action, view) {
  switch (action) {
    case "show":
      return selection.mode === "scout" ? refuse(selection, "gaps-open") : show(selection, view);
    case "scout":
      return scout(selection, view);
    case "scout-show":
      return scoutAndShow(selection, view);
    case "back":
      return only(back(selection));
    case "keep":
    case "turn":
      return view.ways
        ? { selection, effects: [{ type: "push", move: action }] }
        : refuse(selection, view.choices ? "wrong-phase" : "not-your-turn");
    case "undo":
    case "menu":
    case "next":
      return { selection, effects: [{ type: action }] };
  }
}

/**
 * @param {Selection} selection
 * @param {GameView} view
 * @returns {Step}
 */
function show(selection, view) {
  const { start, stop } = selection;
  if (!view.choices) return refuse(selection, view.phase === "over" ? "round-over" : "not-your-turn");
  if (view.phase === "turn") return refuse(selection, "pick-way");
  if (start === null || stop === null) {
    return refuse(selection, selection.mode === "show" ? (view.choices.show ?? "pick-cards") : "pick-cards");
  }
  const set = selectedSet(selection, view);
  if (!set) return refuse(selection, "not-a-set");
  if (set.why) return refuse(selection, set.why);
  const slice = stop - start === 1 ? `${stop}` : `${start + 1}-${stop}`;
  const move = selection.after ? `${selection.after.move}+${slice}` : slice;
  return { selection, effects: [{ type: "push", move }] };
}

/**
 * Enter scouting; once end and gap are chosen, the same place confirms.
 * @param {Selection} selection
 * @param {GameView} view
 * @returns {Step}
 */
function scout(selection, view) {
  if (selection.mode === "second") return refuse(selection, "second-half");
  const refused = view.choices ? view.choices.scout : scoutRefused(view);
  if (refused) return refuse(selection, refused);
  if (selection.mode === "show") return scouting(selection, view, {});
  const chosen = selectedScout(selection, view);
  return chosen ? { selection, effects: [{ type: "push", move: chosen.move }] } : refuse(selection, missing(selection));
}

/**
 * @param {Selection} selection
 * @param {GameView} view
 * @returns {Step}
 */
function scoutAndShow(selection, view) {
  if (selection.mode === "second") return show(selection, view);
  // There is none to use up: whoever's turn it is, that is the reason.
  if (view.players === 2) return refuse(selection, "no-tickets");
  const refused = view.choices ? view.choices.scout_and_show : scoutRefused(view);
  if (refused) return refuse(selection, refused);
  if (selection.mode === "show") return scouting(selection, view, {});
  const chosen = selectedScout(selection, view);
  if (!chosen) return refuse(selection, missing(selection));
  // Never into a dead end: without a show afterwards the half can't be begun.
  if (!chosen.showable) return refuse(selection, "no-show-after");
  return { selection, effects: [{ type: "after", scout: chosen.move }] };
}

/**
 * @param {Selection} selection
 * @returns {"pick-end"|"pick-gap"}
 */
function missing(selection) {
  return selection.end === null ? "pick-end" : "pick-gap";
}

/**
 * One step back: the picked cards are put down; from the second half to the first, with end, gap and way up as they were; from there the gap is given
 * up, then the end; with neither, scouting is.
 * @param {Selection} selection
 * @returns {Selection}
 */
function back(selection) {
  if (selection.mode === "second") {
    if (selection.start !== null) return { ...selection, anchor: null, start: null, stop: null };
    return { ...selection, mode: "scout", anchor: null, start: null, stop: null, after: null };
  }
  if (selection.gap !== null) return { ...selection, gap: null };
  if (selection.end !== null) return { ...selection, end: null, turned: false };
  return nothing();
}
