import assert from "node:assert/strict";
import { test } from "node:test";

import { BUILD } from "../../web/js/build-info.js";

test("the committed build info describes no build", () => {
  assert.deepEqual(BUILD.runtime, {});
});
