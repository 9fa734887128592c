import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { before, describe, test } from "node:test";
import { t, useWords } from "../../web/js/i18n.js";
import { endMessages, explanation, sentence, toldEvents } from "../../web/js/messages.js";
import { enterSecond, nothing, reduce } from "../../web/js/selection.js";
import { startEngine } from "./engine-process.js";
import { DEAL, table } from "./tables.js";

/** @typedef {import("../../web/js/protocol.js").GameView} GameView */
/** @typedef {import("../../web/js/protocol.js").Selection} Selection */

/** @type {(moves?:string[], viewer?:number) => Promise<GameView>} */
let at;
/** @type {import("../../web/js/engine-client.js").EngineClient} */
let client;

before((context) => {
  const words = ["table", "page"].map((name) =>
    readFileSync(new URL(`../../web/locales/en/${name}.ftl`, import.meta.url), "utf8"),
  );
  useWords("en", words.join("\n"));
  ({ client } = startEngine(/** @type {import("node:test").TestContext} */ (context)));
  at = (moves, viewer) => table(client, moves, viewer);
});

/**
 * @param {GameView} view
 * @param {Partial<Selection>} [picked]
 */
function says(view, picked = {}) {
  const { tone, messages } = sentence(view, { ...nothing(), ...picked });
  return `${tone}: ${messages.map(({ id, args }) => t(id, args)).join(" ")}`;
}

/** @type {(view:GameView) => string[]} */
const log = (view) =>
  view.history.flatMap(({ events }) =>
    toldEvents(events, view).map(({ said, notes }) => [said, ...notes].map(({ id, args }) => t(id, args)).join(", ")),
  );

describe("the sentence", () => {
  test("says whose turn it is and what must be beaten", async () => {
    assert.equal(says(await at()), "plain: Cy is thinking…");
    assert.equal(says(await at(["1-2"])), "turn: Your turn. Beat 8-9, or scout.");
    assert.equal(says(await at(["1", "L0", "1", "L0"])), "turn: Your turn. The ring is empty: show any set.");
  });

  test("says what the picked cards would do, or why they can't", async () => {
    const view = await at(["1-2"]);
    assert.equal(says(view, { start: 3, stop: 5 }), "turn: Your turn. 7-7 beats 8-9");
    assert.equal(says(view, { start: 0, stop: 2 }), "turn: Your turn. 2-3 is not higher than 8-9.");
    assert.equal(
      says(view, { start: 6, stop: 7 }),
      "turn: Your turn. 9 is too few: 2 cards or more are needed to beat 8-9.",
    );
    assert.equal(says(view, { start: 5, stop: 7 }), "turn: Your turn. 1-9 is neither a run nor a match.");
  });

  test("leads through scouting", async () => {
    const view = await at(["1-2"]);
    /** @type {(picked:Partial<Selection>) => string} */
    const scouting = (picked) => says(view, { mode: "scout", ...picked });
    assert.equal(scouting({}), "turn: Scouting from Cy: choose a card at one end, and where it goes.");
    assert.equal(scouting({ gap: 3 }), "turn: Now choose the card: one end of the set.");
    assert.equal(scouting({ end: "L" }), "turn: Now choose where it goes. You may turn it over.");
    assert.equal(scouting({ end: "L", gap: 3 }), "turn: Scouting from Cy: this makes 8-7");
    assert.equal(scouting({ end: "L", gap: 0 }), "turn: Scouting from Cy: the card stands alone there.");
  });

  test("names what is left to beat in the second half of Scout & Show", async () => {
    const params = { game: "s", names: ["Ann", "Bo", "Cy"], viewer: 0, seed: "5", deals: [DEAL] };
    let { view } = await client.request("game.new", params);
    for (const [ply, move] of ["keep", "keep", "keep", "1-2"].entries()) {
      ({ view } = await client.request("game.push", { game: "s", ply, move, viewer: 0 }));
    }
    const after = await client.request("game.after", { game: "s", ply: 4, scout: "L3" });
    const { selection } = reduce(nothing(), { type: "drop", end: "L", gap: 3 }, view);
    assert.equal(says(view, enterSecond(selection, after)), "turn: Your turn. Now beat 9.");
  });
});

describe("a refusal", () => {
  test("speaks of the picked cards, or of the whole hand when none is picked", async () => {
    const view = await at(["1-2"]);
    /** @type {(why:import("../../web/js/selection.js").Explanation, picked?:Partial<Selection>) => string} */
    const why = (reason, picked = {}) => {
      const { id, args } = explanation(reason, { ...nothing(), ...picked }, view);
      return t(id, args);
    };
    assert.equal(why("lower-value", { start: 0, stop: 2 }), "2-3 is not higher than 8-9.");
    assert.equal(why("lower-value"), "Nothing you hold beats 8-9.");
    assert.equal(why("no-token"), "Your Scout & Show is used up for this round.");
  });
});

describe("the log", () => {
  test("tells each action from where one sits, and what came of it", async () => {
    const moves = ["1-2", "L3+5-6", "L0"];
    const [own, other] = [await at(moves), await at(moves, 2)];
    assert.deepEqual(log(own).slice(3), [
      "Cy showed 8-9",
      "You scouted 8 and showed 7-7, Cy +1 chip, +1 captured",
      "Bo scouted 7, You +1 chip",
    ]);
    assert.deepEqual(log(other).slice(3), [
      "You showed 8-9",
      "Ann scouted 8 and showed 7-7, You +1 chip, +1 captured",
      "Bo scouted 7, Ann +1 chip",
    ]);
  });

  test("keeps a secret a secret", async () => {
    assert.deepEqual(log(await at()), ["Cy is ready", "You kept the hand as dealt", "Bo is ready"]);
  });
});

describe("the end of a round", () => {
  test("is explained, and the hand that costs nothing is named", async () => {
    const view = await at(["1-2", "L0", "L0"]);
    const { why, so } = endMessages(view.results[0], view);
    assert.equal(t(why.id, why.args), "Since Cy’s last show, everyone else has only scouted.");
    assert.equal(t(so.id, so.args), "So the round is over, and Cy’s 10 cards cost nothing.");
  });
});
