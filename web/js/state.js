/**
 * What the page knows at one moment.
 *
 * @import { GameEvent, GameView, HelloReply, HistoryEntry } from "./protocol.js"
 * @import { BootState } from "./engine-client.js"
 * @import { GameRecord, Seat } from "./flow.js"
 * @import { Settings } from "./settings.js"
 * @import { Learning } from "./storage.js"
 */
import { NO_GAME } from "./games.js";
import { DEFAULTS } from "./settings.js";

/** @typedef {import("./i18n.js").Message} Message */

/**
 * What was just done, for the ear and for motion. `key` tells one doing from the next.
 * @typedef {{key:number, events:GameEvent[], undone:boolean}} Happening
 *
 * @typedef {object} AppState
 * @property {BootState} boot
 * @property {HelloReply|null} hello
 * @property {Settings} settings
 * @property {Learning} learning
 * @property {Seat[]|null} lastSeats      what was chosen last time
 * @property {GameRecord|null} game
 * @property {GameRecord[]} kept          unfinished games to go on with, newest first
 * @property {number|null} thinking       the seat that a computer player is choosing for
 * @property {boolean} waiting            a move is ready, Next has to be pressed
 * @property {boolean} busy               an own move is on its way
 * @property {boolean} loading            the engine doesn't have the game yet: what is pressed waits for it
 * @property {boolean} lasting            false: this browser keeps nothing beyond the tab
 * @property {boolean} elsewhere          the game went on in another tab
 * @property {{ply:number, view:GameView}|null} look   looking back
 * @property {{index:number, view:GameView}|null} ended  the table as the last round left it
 * @property {{round:number, history:HistoryEntry[]}[]} earlier  what was done in the finished rounds
 * @property {boolean} peek               the result sheet is put aside to see that table
 * @property {{key:number, message:Message}|null} notice  why the last press did nothing
 * @property {Message|null} trouble       something went wrong that one must be told
 * @property {Happening|null} happened
 * @property {import("./advice.js").Hint|null} hint  the best moves, when somebody asked
 * @property {import("./advice.js").Review|null} review  of the round that is over
 * @property {import("./played.js").Played[]} played  the games that were finished on this device, oldest first
 */

/** The page before anything was read or asked for. @type {AppState} */
export const START = {
  boot: { status: "starting", stage: "runtime", done: 0, total: 0, problem: null, detail: "" },
  hello: null,
  settings: DEFAULTS,
  learning: { asked: true, lesson: null },
  lastSeats: null,
  ...NO_GAME,
  kept: [],
  played: [],
  lasting: true,
  trouble: null,
};
