/**
 * The letters. Arrows belong to the zones (hand, stage), Enter and Space to whatever has the focus.
 *
 * A letter is what the keyboard writes; where the script has no such letter, it is the key in its place.
 */

/**
 * @typedef {"scout"|"scout-show"|"undo"|"menu"|"log"|"help"|"howto"|"hint"|"move"|"next"|"enter"|"escape"|"keep"|
 *   "turn"|"repeat"|"why"} Key
 */

/** @type {Record<string, Key>} */
const LETTERS = {
  s: "scout",
  d: "scout-show",
  u: "undo",
  m: "menu",
  l: "log",
  n: "next",
  k: "keep",
  t: "turn",
  r: "repeat",
  w: "why",
  h: "howto",
  i: "hint",
};

/**
 * @param {{key:string, code:string, ctrlKey:boolean, metaKey:boolean, altKey:boolean, shiftKey:boolean}} event
 * @returns {Key|null}
 */
export function keyOf(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === "Enter") return "enter";
  if (event.key === "Escape") return "escape";
  if (event.key === "?" || (event.code === "Slash" && event.shiftKey)) return "help";
  if (event.key === "/" || event.key === ":") return "move";
  const letter = /^[a-z]$/i.test(event.key) ? event.key : event.code.replace(/^Key/, "");
  return LETTERS[letter.toLowerCase()] ?? null;
}
