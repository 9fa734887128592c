/**
 * A game inside somebody else's page (embed.html): the elements of the page on a store that keeps nothing. It neither
 * reads nor writes the games of this site, and tells the page around only what a spectator at the table would see.
 *
 * @import { AppState } from "./store.js"
 */
import { BUILD } from "./build-info.js";
import { ScoutApp } from "./elements/scout-app.js";
import { withNames } from "./elements/scout-setup.js";
import { engine } from "./engine.js";
import { currentLanguage, direction, onLanguage, setLocale } from "./i18n.js";
import { keepNothing } from "./language.js";
import { feel, wear } from "./manners.js";
import { defaultSeats, USUAL, withPlayers } from "./seats.js";
import { publicMove, publicResult } from "./spectator.js";
import { Storage } from "./storage.js";
import { Store } from "./store.js";
import { loadStyle } from "./styles.js";

/**
 * @typedef {object} Wish
 * @property {string} [players]
 * @property {string} [bot]
 * @property {string} [seed]
 * @property {string} lang
 * @property {HTMLElement} place
 * @property {(message:{type:string} & Record<string, unknown>) => void} tell
 * @property {() => void} tellHeight
 * @property {(share:number) => void} progress  from 0 to 1, while Python starts
 * @property {(reason:string, detail?:string) => void} fail
 *
 * @typedef {{height:() => number, setLang:(lang:string) => void}} Playing
 */

/** Heights of a table of that width and more, in CSS pixels. */
const HEIGHTS = /** @type {const} */ ([
  [1100, 720],
  [700, 780],
  [0, 640],
]);

/**
 * Start a game, and put its table into a place of this page as soon as it is dealt.
 * @param {Wish} wish
 * @returns {Promise<Playing>}
 */
export async function start(wish) {
  const { lang, place, tell, tellHeight } = wish;
  keepNothing();
  await Promise.all([setLocale(lang ? [lang] : navigator.languages), loadStyle("index")]);
  const store = new Store(engine, new Storage({ memory: true }), BUILD.version);
  const app = new ScoutApp();
  app.store = store;
  report(store, tell);
  feel(store);
  let worn = store.state.settings;
  store.subscribe(({ settings }) => {
    // The page around may have chosen the colours: only what is changed in here is put on.
    if (settings !== worn) wear(settings);
    worn = settings;
  });
  await dealt(store, wish);
  onLanguage(nameLanguage);
  nameLanguage();
  place.replaceChildren(app);
  new ResizeObserver(tellHeight).observe(app);
  return { height: heights(app), setLang: (tag) => setLocale([tag]) };
}

function nameLanguage() {
  document.documentElement.lang = currentLanguage();
  document.documentElement.dir = direction();
}

/**
 * @param {Store} store
 * @param {Wish} wish
 * @returns {Promise<void>} settled when the game has begun
 */
function dealt(store, { players, bot = USUAL, seed, progress, fail }) {
  const count = Number(players) || defaultSeats().length;
  const seats = withPlayers(defaultSeats().slice(0, 1), count, bot);
  let asked = false;
  return new Promise((resolve) => {
    const stop = store.subscribe(({ boot, hello, game, trouble }) => {
      progress(boot.total ? boot.done / boot.total : 0);
      if (game) {
        stop();
        resolve();
      } else if (boot.status === "failed" || trouble) {
        stop();
        fail("embed-error-engine", [boot.problem, boot.detail, trouble?.args?.detail].filter(Boolean).join(" "));
      } else if (hello && !asked) {
        asked = true;
        store.games.start(withNames(seats), seed || undefined);
      }
    });
  });
}

/**
 * The height of a table, as its frame should have it: by the width, and more when it doesn't fit. What was asked for once
 * is not given back while the width stays, or frame and table would follow each other up and down.
 * @param {HTMLElement} app
 * @returns {() => number}
 */
function heights(app) {
  let width = 0;
  let height = 0;
  return () => {
    if (window.innerWidth !== width) {
      width = window.innerWidth;
      height = HEIGHTS.find(([from]) => width >= from)?.[1] ?? 0;
    }
    if (app.scrollHeight > window.innerHeight) height = Math.max(height, app.scrollHeight);
    return height;
  };
}

/**
 * Tell what was done, as a spectator sees it: no gap, no way up, no card of a hand.
 * @param {Store} store
 * @param {Wish["tell"]} tell
 */
function report(store, tell) {
  /** @type {AppState["happened"]} */
  let last = null;
  store.subscribe(({ happened, game }) => {
    if (!happened || happened === last || !game) return;
    last = happened;
    if (happened.undone) return;
    const move = publicMove(happened.events);
    if (move) tell({ type: "move", ply: game.view.ply, ...move });
    const ended = happened.events.some(({ type }) => type === "round-ended");
    if (ended) tell({ type: "result", ...publicResult(game.view) });
  });
}
