/**
 * A move in words. Its messages are in settings.ftl, where advice is.
 *
 * @import { Message } from "./i18n.js"
 * @import { GameView } from "./protocol.js"
 */
import { cards } from "./card-run.js";
import { readMove } from "./moves.js";

/**
 * What would be done. Cards only change places here; nothing is judged.
 * @param {string} text
 * @param {Pick<GameView, "hand"|"active">} view
 * @returns {Message[]}
 */
export function moveMessages(text, view) {
  const move = readMove(text);
  if (move.type === "turn") return [{ id: move.turned ? "hint-turn" : "hint-keep" }];
  const scout = move.type === "both" ? move.scout : move.type === "scout" ? move : null;
  const show = move.type === "both" ? move.show : move.type === "show" ? move : null;
  const hand = [...(view.hand ?? [])];
  /** @type {Message[]} */
  const messages = [];
  if (scout) {
    const lies = scout.end === "L" ? view.active[0] : view.active[view.active.length - 1];
    const comes = scout.turned ? lies[1] + lies[0] : lies;
    hand.splice(scout.gap, 0, comes);
    const end = view.active.length === 1 ? "only" : scout.end === "L" ? "left" : "right";
    const args = { end, turned: scout.turned ? "yes" : "no", place: scout.gap + 1 };
    messages.push({ id: "hint-scout", args: { ...args, cards: cards([lies]), as: cards([comes]) } });
  }
  if (show) {
    const shown = cards(hand.slice(show.start, show.stop));
    messages.push({ id: scout ? "hint-then-show" : "hint-show", args: { cards: shown } });
  }
  return messages;
}
