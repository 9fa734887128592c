/**
 * What the build puts into the script beside its code (tools/build/embed.mjs): the style sheet, the figures on the cards,
 * and the words of every language. Empty here.
 */

export const STYLES = "";

/** The figures' font, base64. */
export const FONT = "";

/** Ids of the messages. */
export const IDS = /** @type {string[]} */ ([]);

/**
 * The messages of each language, in the order of their ids, a line each, empty where one is missing. In a message stand
 * `{name}` for an argument and `{name|key=text|text}` for a choice among texts: by the argument or, if it is a number, by
 * its plural class; the last text is for everything else.
 */
export const LANGUAGES = /** @type {Record<string, string>} */ ({ en: "" });
