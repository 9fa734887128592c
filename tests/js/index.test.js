import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { t, useWords } from "../../web/js/i18n.js";

const WEB = new URL("../../web/", import.meta.url);
const html = readFileSync(new URL("index.html", WEB), "utf8");

test("every file that the page names is there, or made by the build", () => {
  const made = /^(fonts|vendor)\//;
  const files = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path]) => path);
  assert.deepEqual(
    files.filter((path) => !made.test(path) && !existsSync(new URL(path, WEB))),
    [],
  );
});

test("what is painted before any script says what the first sheet says", () => {
  const words = readFileSync(new URL("locales/en/page.ftl", WEB), "utf8");
  const painted = [...html.matchAll(/data-words="([^"]+)"[^>]*>\s*([^<]*?)\s*</g)];
  assert.ok(painted.length > 10);
  for (const [, id, text] of painted) {
    const [, said] = new RegExp(`^${id} = (.*)$`, "m").exec(words) ?? [];
    assert.equal(text, said, id);
  }
  useWords("en", words);
  assert.equal(t("first-play"), t("setup-play", { persons: 1, bots: 3, "bots-word": t("count-word", { count: 3 }) }));
});
