/** The rules as a page of their own, whose clauses can be linked to. No engine. */
import { ScoutLanguage } from "./elements/scout-language.js";
import { ScoutRules } from "./elements/scout-rules.js";
import { currentLanguage, direction, onLanguage, setLocale } from "./i18n.js";
import { dress, wantedLanguages } from "./language.js";
import { wear } from "./manners.js";
import { Storage } from "./storage.js";

const rules = new ScoutRules();
rules.page = true;

onLanguage(() => dress(currentLanguage(), direction()));
addEventListener("hashchange", () => {
  rules.clause = location.hash.slice(1) || null;
});

const [settings] = await Promise.all([new Storage().readSettings(), setLocale(wantedLanguages())]);
wear(settings);
rules.clause = location.hash.slice(1) || null;
document.querySelector("main")?.append(rules, new ScoutLanguage());
