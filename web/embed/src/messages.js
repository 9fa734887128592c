/**
 * The messages between a frame (embed.html) and the page around it, version 1. Each is an object
 * `{ scout: 1, type, … }`; what is none of these is ignored, and so is whatever doesn't come from the other side.
 *
 * From the frame:
 *
 * | type | beside | when |
 * | --- | --- | --- |
 * | `ready` | `kind`: position, game, quiz, play | something is drawn |
 * | `resize` | `height` in CSS pixels | the frame should be so high |
 * | `move` | `ply`, `move` | another move of a record is seen |
 * | `move` | `ply`, `seat`, `kind`: turn, show, scout, both, and `cards` | something was done in a game, as everybody saw it |
 * | `result` | `right`, `count` | a question was answered |
 * | `result` | `round`, `scores`, `totals`, and `winners` after the last | a round of a game is over |
 * | `error` | `message` | something can't be shown |
 *
 * To the frame:
 *
 * | type | beside | what it does |
 * | --- | --- | --- |
 * | `load` | `link`: a fragment, "#p=…" | show that instead |
 * | `goto` | `ply` | show a record at that ply |
 * | `setTheme` | `theme`: light, dark, auto | |
 * | `setLang` | `lang`: a tag | |
 *
 * A game in progress tells nothing that a spectator at the table would not see: never a hand, never where a scouted card
 * went. So the frame may tell it to whoever has put it into a page.
 */

/** @typedef {{type:string} & Record<string, unknown>} Message */

export const VERSION = 1;

/**
 * @param {Window|null|undefined} target
 * @param {Message} message
 */
export function say(target, message) {
  target?.postMessage({ scout: VERSION, ...message }, "*");
}

/**
 * @param {MessageEvent} event
 * @param {MessageEventSource|null} from  the only one who is listened to
 * @returns {Message|null}
 */
export function hear(event, from) {
  const { data } = event;
  if (from === null || event.source !== from || typeof data !== "object" || data === null) return null;
  return data.scout === VERSION && typeof data.type === "string" ? data : null;
}
