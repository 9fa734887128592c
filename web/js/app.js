/**
 * The start of the page: words, what was kept, and the one element that draws it all. The engine is on its way since
 * engine.js was loaded; nothing here waits for it.
 */
import { BUILD } from "./build-info.js";
import { ScoutApp } from "./elements/scout-app.js";
import { engine } from "./engine.js";
import { currentLanguage, direction, onLanguage, setLocale } from "./i18n.js";
import { Storage } from "./storage.js";
import { Store } from "./store.js";
import "./elements/scout-setup.js";

const store = new Store(engine, new Storage(), BUILD.version);

onLanguage(() => {
  document.documentElement.lang = currentLanguage();
  document.documentElement.dir = direction();
});
store.subscribe(({ settings }) => {
  if (settings.theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = settings.theme;
});

await Promise.all([setLocale(navigator.languages), store.games.open()]);
const app = new ScoutApp();
app.store = store;
document.getElementById("first-sight")?.replaceWith(app);
