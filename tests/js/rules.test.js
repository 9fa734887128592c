import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { clauseOf } from "../../web/js/clauses.js";
import { allClauses, DEALS } from "../../web/js/rules-clauses.js";
import { startEngine } from "./engine-process.js";

/** @typedef {import("../../web/js/protocol.js").CardText} CardText */
/** @typedef {import("../../web/js/protocol.js").SetInfo} SetInfo */

const ROOT = new URL("../../", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, ROOT), "utf8");
const clauses = allClauses();
const anchors = clauses.map(({ anchor }) => anchor);
const ids = (/** @type {string} */ name) =>
  [...read(`web/locales/en/${name}.ftl`).matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id);

describe("the clauses", () => {
  test("have anchors of their own, a title and words", () => {
    assert.equal(new Set(anchors).size, anchors.length);
    const known = new Set(ids("rules"));
    const missing = anchors
      .flatMap((anchor) => [`rules-${anchor}`, `rules-${anchor}-title`])
      .filter((id) => !known.has(id));
    assert.deepEqual(missing, []);
  });

  test("hold the reason of every refusal of the engine", () => {
    const reasons = [...read("scout_core/errors.py").matchAll(/^ {4}[A-Z_]+ = "([a-z-]+)"/gm)].map(
      ([, reason]) => reason,
    );
    assert.equal(reasons.length, 12);
    for (const reason of reasons) assert.ok(anchors.includes(clauseOf(`refused-${reason}`) ?? ""), reason);
  });

  test("and of every other refusal that is one of the rules", () => {
    const refusals = ids("page").filter((id) => id.startsWith("refused-"));
    const linked = refusals.map(clauseOf).filter((clause) => clause !== null);
    assert.deepEqual(
      linked.filter((clause) => !anchors.includes(clause)),
      [],
    );
    // What is about the buttons and not about the rules.
    assert.deepEqual(
      refusals.filter((id) => clauseOf(id) === null),
      [
        "refused-looking-back",
        "refused-pick-cards",
        "refused-pick-end",
        "refused-pick-gap",
        "refused-gaps-open",
        "refused-second-half",
        "refused-nothing-to-undo",
        "refused-no-undo-in-company",
      ],
    );
    assert.equal(clauseOf("say-your-turn"), null);
    assert.equal(clauseOf("constructor"), null);
  });
});

test("every picture is true: the engine says so", async (context) => {
  const { client } = startEngine(context);
  /**
   * The hand against what lies on the table.
   * @param {CardText[]} hand
   * @param {CardText[]} active
   */
  async function against(hand, active) {
    const owner = active.length > 0 ? "2" : "-";
    const position = `${hand.join("")}/1T/2T ${active.join("") || "-"} ${owner} 1p 0/0/0 0/0/0 111 1/3 1 0/0/0`;
    const seats = ["Ann", "Bo", "Cy"].map((name, seat) => `[Seat${seat + 1} "${name}"]\n`).join("");
    const head = `[SGN "1"]\n[Rules "SCOUT"]\n${seats}[Start "1"]\n[Relaxed "1"]\n[Position "${position}"]\n`;
    const save = JSON.stringify({ v: 1, seed: 0, sgn: `${head}\n[Round "1"]\n*\n` });
    return (await client.request("game.load", { game: "picture", save, viewer: 0 })).view;
  }
  /** @type {(sets:SetInfo[], stop:number) => SetInfo|undefined} */
  const whole = (sets, stop) => sets.find((set) => set.start === 0 && set.stop === stop);

  for (const picture of clauses.flatMap(({ pictures = [] }) => pictures)) {
    const name = JSON.stringify(picture);
    if (picture.type === "set" || picture.type === "no") {
      const { sets } = await against(picture.cards, []);
      assert.equal(whole(sets, picture.cards.length)?.kind, picture.type === "no" ? undefined : picture.kind, name);
    } else if (picture.type === "beats" || picture.type === "captured") {
      const { sets } = await against(picture.cards, picture.active);
      assert.equal(whole(sets, picture.cards.length)?.why, null, name);
    } else if (picture.type === "ties") {
      for (const [one, other] of [
        [picture.cards, picture.active],
        [picture.active, picture.cards],
      ]) {
        assert.equal(whole((await against(one, other)).sets, one.length)?.why, "lower-value", name);
      }
    } else if (picture.type === "ends" || picture.type === "placed") {
      assert.ok(whole((await against(picture.cards, [])).sets, picture.cards.length), name);
    } else if (picture.type === "both") {
      const place = picture.cards.indexOf(picture.card);
      await against(picture.cards.toSpliced(place, 1), [picture.card, ...picture.active]);
      const move = `L${place}+1-${picture.cards.length}`;
      const { events } = await client.request("game.push", { game: "picture", ply: 0, move, viewer: 0 });
      const showed = events.find((event) => event.type === "showed");
      assert.deepEqual(showed?.captured, picture.active, name);
    }
  }
});

test("the table of the deal is the engine's", async (context) => {
  const { client } = startEngine(context);
  for (const { players, hand, rounds } of DEALS) {
    const names = Array.from({ length: players }, (_, seat) => `Seat ${seat + 1}`);
    const { view } = await client.request("game.new", { game: "deal", names, viewer: 0, seed: "x" });
    assert.deepEqual([view.hand_sizes[0], view.rounds], [hand, rounds]);
  }
});
