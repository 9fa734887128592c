import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { addressOf, keyOf, missing, pathOf, typeOf, unneeded, weight } from "../../web/js/precache.js";

/** @typedef {import("../../web/js/precache.js").File} File */

/** @type {(sha256:string, tier?:File["tier"], bytes?:number) => File} */
const file = (sha256, tier = "page", bytes = 1) => ({ sha256, bytes, tier });
const SCOPE = "https://host.example/games/scout/";
const FILES = { "index.html": file("a"), "licences.html": file("b"), "js/app.js": file("c") };

describe("which file an address stands for", () => {
  /** @type {[string, string|null][]} */
  const addresses = [
    ["", "index.html"],
    ["index.html", "index.html"],
    ["?new=1#x", "index.html"],
    ["licences.html", "licences.html"],
    ["licences", "licences.html"],
    ["js/app.js?again", "js/app.js"],
    ["js/", null],
    ["nothing.html", null],
    ["constructor", null],
  ];
  for (const [address, path] of addresses) {
    test(`"${address}" is ${path}`, () => assert.equal(pathOf(SCOPE + address, SCOPE, FILES), path));
  }

  test("another site's isn't one of these", () => {
    assert.equal(pathOf("https://host.example/games/", SCOPE, FILES), null);
    assert.equal(pathOf("https://other.example/games/scout/index.html", SCOPE, FILES), null);
  });
});

test("a page is fetched as its folder, so that no host redirects", () => {
  assert.equal(addressOf("index.html"), "./");
  assert.equal(addressOf("more/index.html"), "more/");
  assert.equal(addressOf("licences.html"), "licences.html");
  assert.equal(addressOf("js/my-index.html"), "js/my-index.html");
});

test("only what isn't kept is fetched, the page before the runtime", () => {
  const files = { "a.wasm": file("1", "runtime", 9), "b.js": file("2", "page", 3), "c.js": file("3", "page", 4) };
  assert.deepEqual(missing(files, new Set()), ["b.js", "c.js", "a.wasm"]);
  assert.deepEqual(missing(files, new Set([keyOf("b.js", file("2"))])), ["c.js", "a.wasm"]);
  assert.deepEqual(missing(files, new Set([keyOf("b.js", file("other"))])), ["b.js", "c.js", "a.wasm"]);
  assert.equal(weight(files, ["a.wasm", "c.js"]), 13);
});

test("what any version needs is not thrown away", () => {
  const old = { version: "1", files: { "a.js": file("1"), "b.js": file("2") } };
  const now = { version: "2", files: { "a.js": file("1"), "b.js": file("3") } };
  const have = ["a.js?1", "b.js?2", "b.js?3", "b.js?0", "c.js?9"];
  assert.deepEqual(unneeded(have, [old, now]), ["b.js?0", "c.js?9"]);
  assert.deepEqual(unneeded(have, [now]), ["b.js?2", "b.js?0", "c.js?9"]);
});

test("types are those that browsers insist on", () => {
  assert.equal(typeOf("js/app.js"), "text/javascript; charset=utf-8");
  assert.equal(typeOf("js/module.mjs"), "text/javascript; charset=utf-8");
  assert.equal(typeOf("pyodide/pyodide.asm.wasm"), "application/wasm");
  assert.equal(typeOf("scout_core-0.1.0-py3-none-any.whl"), "application/octet-stream");
  assert.equal(typeOf("x.toString"), "application/octet-stream");
});
