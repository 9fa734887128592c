import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { test } from "node:test";

const WEB = new URL("../../web/", import.meta.url);
const html = readFileSync(new URL("index.html", WEB), "utf8");

/**
 * Every module that an entry loads before it runs, from the root of the site; third-party ones are single files.
 * @param {string} path
 * @param {Set<string>} [found]
 */
function modules(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  if (path.startsWith("vendor/")) return found;
  const source = readFileSync(new URL(path, WEB), "utf8");
  for (const [, address] of source.matchAll(/^(?:import|export)\b[^;]*?"(\.[^"]+)";/gm)) {
    modules(new URL(address, new URL(path, WEB)).href.slice(WEB.href.length), found);
  }
  return found;
}

test("the page names every module that it needs, so that none waits for another to be read", () => {
  const named = [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
  const scripts = [...html.matchAll(/<script type="module" src="([^"]+)"/g)].map(([, src]) => src);
  const needed = scripts.flatMap((src) => [...modules(src)]).filter((path) => !scripts.includes(path));
  assert.deepEqual([...named].sort(), [...new Set(needed)].sort());
});

test("every other file that the page names is there, or made by the build", () => {
  const made = /^(fonts|vendor)\//;
  const files = [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, path]) => path);
  assert.deepEqual(
    files.filter((path) => !made.test(path) && !existsSync(new URL(path, WEB))),
    [],
  );
});

test("what is painted before any script says what the first sheet says", () => {
  const words = readFileSync(new URL("locales/en/page.ftl", WEB), "utf8");
  for (const id of ["title", "tagline", "unofficial"]) {
    const [, text] = new RegExp(`^${id} = (.*)$`, "m").exec(words) ?? [];
    assert.ok(html.replace(/\s+/g, " ").includes(text), id);
  }
});
