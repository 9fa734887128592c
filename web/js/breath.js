/** Long work in parts, so that between them the browser can draw, and listen to who plays. */

/** Milliseconds after which it is plain that nothing is drawn, as behind another page. */
const UNSEEN = 250;

/** @type {Promise<void>} */
let last = Promise.resolve();

/**
 * Not by a timer: those are slowed behind another page.
 * @returns {Promise<void>} settled in a task of its own
 */
export function breath() {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/**
 * For what may be drawn a moment after the cards.
 * @param {Element} element
 * @returns {Promise<void>} settled when what is there now has been drawn, and what asked before
 */
export function inTurn(element) {
  last = last.then(() => drawn(element));
  return last;
}

/**
 * @param {Element} element
 * @returns {Promise<void>} settled in a task of its own
 */
function drawn(element) {
  return new Promise((resolve) => {
    const done = () => {
      watch.disconnect();
      clearTimeout(timer);
      resolve();
    };
    // Whatever is watched is told of once to begin with, in sight or not, after the next frame.
    const watch = new IntersectionObserver(done);
    watch.observe(element);
    const timer = setTimeout(done, UNSEEN);
  });
}
