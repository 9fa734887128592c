/**
 * What somebody who looks over nobody's shoulder sees of a game: what a frame may tell the page around it. No DOM.
 *
 * @import { GameEvent, GameView } from "./protocol.js"
 */

/**
 * @param {readonly GameEvent[]} events
 * @returns {{seat:number, kind:string, cards:string[]}|null}
 */
export function publicMove(events) {
  const showed = events.find(({ type }) => type === "showed");
  const scouted = events.find(({ type }) => type === "scouted");
  const turned = events.find(({ type }) => type === "turned");
  if (showed?.type === "showed") return { seat: showed.seat, kind: scouted ? "both" : "show", cards: showed.cards };
  if (scouted?.type === "scouted") return { seat: scouted.seat, kind: "scout", cards: [scouted.card] };
  return turned?.type === "turned" ? { seat: turned.seat, kind: "turn", cards: [] } : null;
}

/**
 * @param {GameView} view
 * @returns {{round:number, scores:number[], totals:number[], winners?:number[]}}
 */
export function publicResult({ results, final }) {
  const { round, scores, totals } = results[results.length - 1];
  return final ? { round, scores, totals, winners: final.winners } : { round, scores, totals };
}
