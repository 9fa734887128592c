/** What is done once on a device and never again: said, asked, offered. Kept beside the games. */
import { createStore, update } from "../vendor/idb-keyval.js";

/** @typedef {"ready"|"unkept"|"persist"|"install"} Matter */

/** Where nothing can be kept, once a page has to do. @type {Set<Matter>} */
const done = new Set();

/**
 * @param {Matter} matter
 * @returns {Promise<boolean>} true: this is the first time
 */
export async function once(matter) {
  if (done.has(matter)) return false;
  done.add(matter);
  let first = true;
  /** @param {unknown} before */
  const mark = (before) => {
    first = before !== true;
    return true;
  };
  try {
    await update(`once-${matter}`, mark, createStore("scout", "keep"));
  } catch {
    // No storage here.
  }
  return first;
}
