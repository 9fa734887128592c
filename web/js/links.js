/**
 * Links: everything that an embed shows is in the fragment of its address, so that any static host serves it.
 *
 *   #p=<SPN, spaces written _>     a position       &seat= &marks= &hands=all &names= &caption=
 *   #g=<packed SGN>                a game           &ply= &seat= &hands=all &caption=
 *   #q=<packed quiz>               a question       &caption=
 *   #play                          a game to play   &players= &bot= &seed=
 *
 * and for all of them &lang= &theme=light|dark. Packed is base64url(deflate-raw(UTF-8)). No DOM.
 */

/**
 * @typedef {"position"|"game"|"quiz"|"play"} LinkKind
 * @typedef {{kind:LinkKind, text:string, options:Record<string, string>}} Link
 *   text: the SPN, the SGN or the quiz's JSON; empty to play. Options are texts as they came: who uses one judges it.
 */

/** @type {Record<string, LinkKind>} */
const KINDS = { p: "position", g: "game", q: "quiz", play: "play" };
const OPTIONS = ["ply", "seat", "lang", "theme", "caption", "marks", "hands", "names", "players", "bot", "seed"];
/** No fragment and no text in it is longer. */
const LONGEST = 200_000;

/** An address that can't be read: `code` says why. */
export class LinkError extends Error {
  /** @param {"unknown"|"damaged"|"too-long"} code */
  constructor(code) {
    super(`link: ${code}`);
    this.name = "LinkError";
    /** @type {"unknown"|"damaged"|"too-long"} */
    this.code = code;
  }
}

/**
 * @param {string} fragment  with or without its #
 * @returns {boolean} it is a link of one of these kinds, whole or not
 */
export function isLink(fragment) {
  return /^#?(?:[pgq]=|play(?:&|$))/.test(fragment);
}

/**
 * Read a fragment. Rejects with LinkError.
 * @param {string} fragment  with or without its #
 * @returns {Promise<Link>}
 */
export async function readLink(fragment) {
  if (fragment.length > LONGEST) throw new LinkError("too-long");
  const [[key, value], ...others] = fragment.replace(/^#/, "").split("&").map(pair);
  if (!Object.hasOwn(KINDS, key)) throw new LinkError("unknown");
  const known = others.filter(([name]) => OPTIONS.includes(name));
  const kind = KINDS[key];
  const text = kind === "play" ? "" : kind === "position" ? value.replaceAll("_", " ") : await unpack(value);
  return { kind, text, options: Object.fromEntries(known) };
}

/**
 * @param {string} text
 * @returns {[string, string]}
 */
function pair(text) {
  const at = text.indexOf("=");
  const value = at < 0 ? "" : text.slice(at + 1);
  try {
    return [at < 0 ? text : text.slice(0, at), decodeURIComponent(value)];
  } catch {
    throw new LinkError("damaged");
  }
}

/**
 * @param {Link} link
 * @returns {Promise<string>} the fragment, with its #
 */
export async function writeLink({ kind, text, options }) {
  const key = { position: "p=", game: "g=", quiz: "q=", play: "play" }[kind];
  const value = kind === "play" ? "" : kind === "position" ? text.trim().replaceAll(" ", "_") : await pack(text);
  const more = OPTIONS.filter((name) => options[name]).map((name) => `&${name}=${encodeURIComponent(options[name])}`);
  return `#${key}${value}${more.join("")}`;
}

/**
 * @param {string} text
 * @returns {Promise<string>}
 */
export async function pack(text) {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/**
 * The opposite of `pack`; a text that would be too long is given up before it is whole.
 * @param {string} packed
 * @returns {Promise<string>}
 */
export async function unpack(packed) {
  try {
    const binary = atob(packed.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
    const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
    let text = "";
    for (let step = await reader.read(); !step.done; step = await reader.read()) {
      text += decoder.decode(step.value, { stream: true });
      if (text.length <= LONGEST) continue;
      await reader.cancel();
      throw new LinkError("too-long");
    }
    return text + decoder.decode();
  } catch (error) {
    throw error instanceof LinkError ? error : new LinkError("damaged");
  }
}
