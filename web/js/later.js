/**
 * Modules that are asked for when they are needed. One that didn't come may be kept by the browser as it came, an error
 * or another file: before it is asked for again, the browser has to fetch it anew.
 */

/** @type {Set<string>} addresses */
const spoilt = new Set();

/**
 * @template T
 * @param {() => Promise<T>} load  a dynamic import: written where it is needed, so that the build sees it
 * @returns {Promise<T>} rejected when it doesn't come; may be tried again
 */
export async function later(load) {
  const again = [...spoilt];
  spoilt.clear();
  await Promise.allSettled(again.map(async (address) => (await fetch(address, { cache: "reload" })).arrayBuffer()));
  try {
    return await load();
  } catch (error) {
    // Browsers name the address in their own words.
    const [address] = /\b[a-z]+:\/\/\S+\.js/.exec(String(error)) ?? [];
    if (address) spoilt.add(address);
    throw error;
  }
}
