/** The places and gaps of a hand in words, for who hears the table instead of seeing it. */
import { cardValues } from "../card.js";
import { number, t } from "../i18n.js";

/** @typedef {import("../protocol.js").CardText} CardText */
/** @typedef {import("../protocol.js").ScoutInfo} ScoutInfo */
/** @typedef {import("../protocol.js").SetInfo} SetInfo */

/**
 * A card with its place and the longest sets it belongs to: "5, other side 7, place 2 of 9, starts a match of 2". It may
 * start one and end another ("…, starts a run of 2, ends a match of 3"); who is in the middle of one is in no other.
 * @param {readonly CardText[]} cards
 * @param {readonly SetInfo[]} sets
 * @param {number} place
 * @returns {string}
 */
export function placeName(cards, sets, place) {
  const [up, down] = cardValues(cards[place]);
  const card = t("hand-card", { up: number(up), down: number(down), place: place + 1, count: cards.length });
  return sets
    .filter(({ longest, start, stop }) => longest && start <= place && place < stop && stop - start > 1)
    .sort((one, other) => other.start - one.start)
    .reduce((name, { kind, start, stop }) => {
      const part = start === place ? "first" : stop - 1 === place ? "last" : "middle";
      return t("hand-card-in-set", { card: name, part, kind, size: stop - start });
    }, card);
}

/**
 * A gap by its neighbours, and the set that the scouted card would make there.
 * @param {readonly CardText[]} cards
 * @param {number} gap
 * @param {ScoutInfo["makes"]} makes
 * @returns {string}
 */
export function gapName(cards, gap, makes) {
  const where = gap === 0 ? "first" : gap === cards.length ? "last" : "between";
  const left = gap > 0 ? number(cardValues(cards[gap - 1])[0]) : "";
  const right = gap < cards.length ? number(cardValues(cards[gap])[0]) : "";
  const name = t("gap", { where, left, right, place: gap + 1 });
  return makes ? t("gap-makes", { gap: name, kind: makes.kind, size: makes.stop - makes.start }) : name;
}

/**
 * @param {readonly SetInfo[]} sets
 * @param {number} place
 * @returns {number} how many cards the longest set has that begins here; 0: no set of two or more does
 */
export function sizeFrom(sets, place) {
  const sizes = sets.filter((set) => set.start === place).map((set) => set.stop - set.start);
  return Math.max(0, ...sizes.filter((size) => size > 1));
}
