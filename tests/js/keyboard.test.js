import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { keyOf } from "../../web/js/keyboard.js";

/**
 * @param {string} key   what the layout makes of it
 * @param {string} code  where it is, by the name it has on an American keyboard
 * @param {{shiftKey?:boolean, ctrlKey?:boolean, metaKey?:boolean, altKey?:boolean}} [held]
 */
const press = (key, code, held = {}) =>
  keyOf({ key, code, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

describe("a key", () => {
  test("is the letter that the keyboard writes, wherever it is", () => {
    assert.equal(press("s", "KeyS"), "scout");
    assert.equal(press("S", "KeyS", { shiftKey: true }), "scout");
    assert.equal(press("m", "Semicolon"), "menu", "AZERTY");
    assert.equal(press("d", "KeyH"), "scout-show", "Dvorak");
    assert.equal(press("q", "KeyA"), null);
  });

  test("is the key in its place where the script has no such letter", () => {
    assert.equal(press("س", "KeyS"), "scout", "Persian");
    assert.equal(press("і", "KeyS"), "scout", "Ukrainian");
    assert.equal(press("ш", "KeyI"), "hint");
    assert.equal(press("Process", "KeyU"), "undo", "an input method that is on");
    assert.equal(press("؟", "Slash", { shiftKey: true }), "help");
  });

  test("asks for the keys, and for a line to write a move on", () => {
    assert.equal(press("?", "Slash", { shiftKey: true }), "help");
    assert.equal(press("?", "Minus", { shiftKey: true }), "help", "German");
    assert.equal(press("/", "Slash"), "move");
    assert.equal(press("/", "Digit7", { shiftKey: true }), "move", "German");
    assert.equal(press(":", "Period", { shiftKey: true }), "move");
  });

  test("with Ctrl, Alt or Meta is the browser's", () => {
    for (const held of ["ctrlKey", "altKey", "metaKey"]) assert.equal(press("s", "KeyS", { [held]: true }), null);
  });
});
