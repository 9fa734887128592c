/**
 * What the page does about versions of the site, decided from plain data; pwa.js does it.
 *
 * @import { AppState } from "./store.js"
 */
import { nextStep } from "./flow.js";

/**
 * What a service worker says of itself: the version that it brought, and the one that new pages get.
 * @typedef {{version:string, current:string}} Status
 *
 * @typedef {object} Situation
 * @property {string|null} available  a whole version that isn't the current one
 * @property {string} build           of the page itself
 * @property {string|null} refused    the version that was put off
 * @property {boolean} starting       nothing has been done on the page yet
 * @property {boolean} failed         the engine of this version can't be started
 * @property {boolean} open           a round is being played
 */

/**
 * Whether a page that is loaded again now would tear somebody out of a round, or out of its deal.
 * @param {Pick<AppState, "game"|"busy"|"elsewhere"|"boot">} state
 * @returns {boolean}
 */
export function roundOpen({ game, busy, elsewhere, boot }) {
  if (boot.status === "failed" || elsewhere) return false;
  if (!game) return busy;
  return !["result", "over"].includes(nextStep(game).type);
}

/**
 * Whether the result of a whole game can be seen.
 * @param {Pick<AppState, "game"|"ended"|"peek">} state
 * @returns {boolean}
 */
export function gameEnded({ game, ended, peek }) {
  return game?.view.phase === "over" && ended !== null && !peek;
}

/**
 * Whether a note can be seen now. Over a table it would cover what is played with: most of them can wait.
 * @param {{note:string|null, table:boolean}} state
 * @returns {boolean}
 */
export function noteShown({ note, table }) {
  return note !== null && (!table || note === "elsewhere");
}

/**
 * The whole version that waits to be taken, if there is one.
 * @param {Status|null} waiting  the worker that waits
 * @param {Status|null} active   the worker that answers
 * @returns {string|null}
 */
export function availableVersion(waiting, active) {
  const newest = waiting ?? active;
  if (!newest || newest.current === "" || newest.version === newest.current) return null;
  return newest.version;
}

/**
 * take: have it now, and load the page again; offer: ask; wait: for the end of the round.
 * @param {Situation} situation
 * @returns {"take"|"offer"|"wait"|"nothing"}
 */
export function nextDoing({ available, build, refused, starting, failed, open }) {
  if (available === null) return "nothing";
  // The page came from the network and is that version: there is nothing to load again.
  if (available === build || failed) return "take";
  if (open) return "wait";
  if (starting) return "take";
  return available === refused ? "nothing" : "offer";
}
