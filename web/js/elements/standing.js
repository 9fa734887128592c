import { t, together } from "../i18n.js";
import { told } from "../scene.js";
import { countsName } from "./parts.js";

/** @typedef {import("../scene.js").Scene} Scene */

/**
 * How things stand, for who asks to hear it again.
 * @param {Scene} scene
 * @returns {string}
 */
export function standing({ sentence, view }) {
  if (!view || view.seat === null) return told(sentence);
  const counts = countsName(view, view.seat);
  return together([told(sentence), t("seat-label", { name: t("you"), counts, turn: "no", owner: "no" })]);
}
