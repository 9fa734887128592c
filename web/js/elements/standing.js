import { t, together } from "../i18n.js";
import { told } from "../scene.js";
import { countsName, seatName } from "./parts.js";

/** @typedef {import("../scene.js").Scene} Scene */

/**
 * How things stand, for who asks to hear it again: what is to be done, what the others have, and last what one has.
 * @param {Scene} scene
 * @returns {string}
 */
export function standing({ sentence, view }) {
  if (!view || view.seat === null) return told(sentence);
  const own = view.seat;
  /** @param {number} seat */
  const has = (seat) =>
    t("seat-label", { name: seatName(view, seat), counts: countsName(view, seat), turn: "no", owner: "no" });
  const others = view.names.map((_, seat) => (seat === own ? "" : has(seat)));
  return together([told(sentence), ...others, has(own)]);
}
