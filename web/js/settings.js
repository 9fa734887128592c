/** What one may have otherwise, each for a reason that somebody has; kept on the device, in force at once. */

/** @typedef {"step"|"slow"|"normal"|"fast"|"off"} Pace */

/**
 * @typedef {object} Settings
 * @property {Pace} pace                                   of the computer players
 * @property {"system"|"light"|"dark"|"contrast"} theme
 * @property {"system"|"less"} motion
 * @property {"right"|"left"} side                         the hand that plays
 * @property {"box"|"own"} digits                          on cards: those of the box, or the language's own
 * @property {"off"|"on"} sound
 * @property {"off"|"on"} buzz                             where the device can
 */

/** @type {{[Name in keyof Settings]: readonly Settings[Name][]}} */
export const CHOICES = {
  pace: ["step", "slow", "normal", "fast", "off"],
  theme: ["system", "light", "dark", "contrast"],
  motion: ["system", "less"],
  side: ["right", "left"],
  digits: ["box", "own"],
  sound: ["off", "on"],
  buzz: ["off", "on"],
};

/** @type {Settings} */
export const DEFAULTS = {
  pace: "normal",
  theme: "system",
  motion: "system",
  side: "right",
  digits: "box",
  sound: "off",
  buzz: "off",
};

/**
 * Settings from storage: what can't be one is as if it had never been chosen.
 * @param {unknown} found
 * @returns {Settings}
 */
export function readSettings(found) {
  const given = /** @type {Record<string, unknown>} */ (typeof found === "object" && found ? found : {});
  const kept = Object.entries(CHOICES).filter(([name, all]) => all.some((one) => one === given[name]));
  return { ...DEFAULTS, ...Object.fromEntries(kept.map(([name]) => [name, given[name]])) };
}
