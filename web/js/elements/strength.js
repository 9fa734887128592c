import { t } from "../i18n.js";
import { LEVELS } from "../seats.js";

/**
 * @param {string} id
 * @returns {string}
 */
export function strengthName(id) {
  if (id === "mixed") return t("setup-mixed");
  return Object.hasOwn(LEVELS, id) ? t(`bot-${id}`) : id;
}
