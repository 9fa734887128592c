/**
 * The start of the page: words, what was kept, and the one element that draws it all. The engine is on its way since
 * engine.js was loaded; nothing here waits for it.
 */
import { BUILD } from "./build-info.js";
import { ScoutApp } from "./elements/scout-app.js";
import { ScoutOffline } from "./elements/scout-offline.js";
import { withNames } from "./elements/scout-setup.js";
import { engine } from "./engine.js";
import { currentLanguage, direction, onLanguage, setLocale } from "./i18n.js";
import { dress, wantedLanguages } from "./language.js";
import { later } from "./later.js";
import { feel, wear } from "./manners.js";
import { Pwa } from "./pwa.js";
import { defaultSeats } from "./seats.js";
import { Storage } from "./storage.js";
import { Store } from "./store.js";

const store = new Store(engine, new Storage(), BUILD.version);
const offline = new ScoutOffline();
/** @type {(state:import("./pwa.js").PwaState) => void} */
const change = (state) => {
  offline.state = state;
};
const pwa = new Pwa(store, BUILD.build, change);
offline.pwa = pwa;

onLanguage(() => dress(currentLanguage(), direction()));
store.subscribe(({ settings }) => wear(settings));
feel(store);

await Promise.all([setLocale(wantedLanguages()), store.games.open()]);
// As a shortcut of the installed app asks for it: the open game waits among the kept ones.
if (new URLSearchParams(location.search).has("new")) {
  store.games.leave({ back: true });
  const address = new URL(location.href);
  address.searchParams.delete("new");
  history.replaceState(null, "", address);
}
const app = new ScoutApp();
app.store = store;
app.addEventListener("scout-learn", learn);
document.getElementById("first-sight")?.replaceWith(app);

/** The tutorial in the place of the page. A game that is on waits for its end. */
async function learn() {
  const tutorial = await later(() => import("./elements/scout-tutorial.js")).catch((error) => store.missing(error));
  if (!tutorial) return;
  const { game, elsewhere } = store.state;
  if (!elsewhere) store.games.leave({ back: true });
  pwa.lesson = true;
  const play = await tutorial.teach(app, engine, store.state.learning.lesson, (lesson) => {
    store.setLearning({ asked: true, lesson });
  });
  pwa.lesson = false;
  if (game && !elsewhere) await store.games.resume(game.id);
  else if (!play) /** @type {HTMLElement|null} */ (app.querySelector(".setup-play"))?.focus();
  else await store.games.start(withNames(store.state.lastSeats ?? defaultSeats()));
}

/** A position, a game or a question that the address holds is shown over the page. */
async function openShared() {
  if (!/^#[pgq]=/.test(location.hash) || !location.protocol.startsWith("http")) {
    /** @type {HTMLDialogElement|null} */ (document.querySelector("dialog.shared"))?.close();
    return;
  }
  try {
    const { showShared } = await later(() => import("./elements/shared-link.js"));
    await showShared(location.hash);
  } catch (error) {
    store.missing(error);
  }
}
addEventListener("hashchange", openShared);
openShared();

document.body.prepend(offline);
pwa.start();
