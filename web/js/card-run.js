/**
 * Cards inside a sentence. A message gets them as one argument; drawn, they are chips, spoken, they are words.
 *
 * @import { CardText } from "./protocol.js"
 */

/** Cards as an argument of a message. */
export class Cards {
  /** @param {readonly CardText[]} texts */
  constructor(texts) {
    /** @type {readonly CardText[]} */
    this.texts = texts;
  }

  /** @returns {number[]} the values that count, in order; a card that may not be seen is 0 */
  get values() {
    return this.texts.map(upright);
  }
}

/**
 * @param {readonly CardText[]} texts
 * @returns {Cards}
 */
export function cards(texts) {
  return new Cards(texts);
}

/**
 * @param {CardText} text
 * @returns {number} the upright value, 1 to 10; 0 for an unknown card
 */
function upright(text) {
  return text[0] === "T" ? 10 : Number(text[0]) || 0;
}
