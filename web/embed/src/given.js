/**
 * What authors write into attributes, and behind the text of an address: refused with what would have been right there.
 * What is empty counts as not written.
 */
import { columnAt, NotationError, quoted } from "../../js/notation.js";

/** @typedef {{start:number, stop:number}} Slice */

/** What may be asked for; auto is as the page around. */
export const THEMES = ["light", "dark", "auto"];

/** The engine's computer players: before Play is pressed, it isn't there to be asked. */
export const BOTS = ["random", "clown", "greedy", "juggler", "planner", "acrobat", "aerialist", "ringmaster"];

/**
 * @param {string} name
 * @param {string|null} text
 * @param {readonly string[]} allowed
 */
export function checkChoice(name, text, allowed) {
  if (!text || allowed.includes(text)) return;
  const [last, ...others] = allowed.toReversed();
  const expected = others.length > 0 ? `${others.reverse().join(", ")} or ${last}` : last;
  throw new NotationError(name, 1, expected, { found: quoted(text) });
}

/**
 * A whole number from a property that Lit reads from the attribute of the same name.
 * @param {Element & Record<string, any>} element
 * @param {string} name
 * @param {number} least
 * @param {number} most
 * @returns {number|null} null: it is not given
 */
export function readWhole(element, name, least, most) {
  const value = element[name];
  const text = element.getAttribute(name);
  if (value === null || text === "") return null;
  if (Number.isInteger(value) && least <= value && value <= most) return value;
  const found = quoted(Number.isNaN(value) ? (text ?? "") : String(value));
  throw new NotationError(name, 1, `${least} to ${most}`, { found });
}

/**
 * Names of seats, separated by commas.
 * @param {string|null} text
 * @param {number} players
 * @returns {string[]} empty for who has none
 */
export function readNames(text, players) {
  const names = (text ?? "").split(",");
  if (names.length > players) {
    const column = columnAt(names.slice(0, players).join(","), Number.POSITIVE_INFINITY);
    throw new NotationError("names", column, `${players} names`, { found: quoted(`,${names[players]}`) });
  }
  return names.map((name) => name.trim());
}

/**
 * Places of a hand: "5-7 9".
 * @param {string|null} text
 * @param {number} count  of its cards
 * @returns {Slice[]}
 */
export function readMarks(text, count) {
  const given = text ?? "";
  return [...given.matchAll(/[^\s,]+/g)].map(({ 0: word, index }) => {
    const [, first, last = first] = /^(\d+)(?:-(\d+))?$/.exec(word) ?? [];
    const [start, stop] = [Number(first) - 1, Number(last)];
    if (start >= 0 && start < stop && stop <= count) return { start, stop };
    const expected = `places from 1 to ${count}, such as 1 or 2-3`;
    throw new NotationError("marks", columnAt(given, index), expected, { found: quoted(word) });
  });
}
