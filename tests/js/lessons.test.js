import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { COUNTED, LESSONS, lessonAt } from "../../web/js/lessons.js";
import { nothing } from "../../web/js/selection.js";
import { Tutor } from "../../web/js/tutor.js";
import { startEngine } from "./engine-process.js";

/** @typedef {import("../../web/js/protocol.js").GameView} GameView */
/** @typedef {import("../../web/js/protocol.js").Intent} Intent */
/** @typedef {import("node:test").TestContext} TestContext */

/** A lesson that can't be gone on with must not hold everything up. */
const LIMIT = { timeout: 30_000 };
const MOVE = /^(?:([LR])(\d+)(!?))?\+?(?:(\d+)(?:-(\d+))?)?$/;
const WORDS = readFileSync(new URL("../../web/locales/en/tutorial.ftl", import.meta.url), "utf8");
const KNOWN = new Set([...WORDS.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(([, id]) => id));

/**
 * A tutorial without a screen, on the real engine; the others move at once.
 * @param {TestContext} context
 */
async function tutorial(context) {
  const { client } = startEngine(context);
  const { version } = await client.request("engine.hello", {});
  const tutor = new Tutor(client, version, () => ["Ann", 'Bo "the bear"', "Cy"]);
  tutor.store.setSettings({ pace: "off" });
  return { tutor, client };
}

/**
 * @param {Tutor} tutor
 * @param {() => boolean} condition
 * @returns {Promise<void>}
 */
function until(tutor, condition) {
  return new Promise((resolve, reject) => {
    const stop = tutor.subscribe(look);
    look();
    function look() {
      const { trouble } = tutor.store.state;
      if (trouble) reject(new Error(JSON.stringify(trouble)));
      else if (condition()) resolve();
      else return;
      stop();
    }
  });
}

/** @param {Tutor} tutor */
function view(tutor) {
  const { game } = tutor.store.state;
  assert.ok(game);
  return game.view;
}

/** @param {Tutor} tutor */
const said = (tutor) => tutor.message?.id ?? "";

/** @type {(event:import("../../web/js/protocol.js").GameEvent) => event is Extract<typeof event, {type:"showed"}>} */
const isShow = (event) => event.type === "showed";

/** @param {Tutor} tutor */
const mayAct = ({ store: { state }, done }) =>
  done || (!state.busy && state.game !== null && Boolean(state.game.view.choices || state.game.view.ways));

/**
 * Nothing is picked up: end, gap and cards are given back, one by one.
 * @param {Tutor} tutor
 */
function putDown({ store }) {
  for (let picked = 0; picked < 4; picked++) store.intent({ type: "do", action: "back" });
}

/**
 * Do a move as a person does it, press by press, and wait for what comes of it.
 * @param {Tutor} tutor
 * @param {string} move
 * @returns {Promise<string[]>} what the coach said on the way
 */
async function play(tutor, move) {
  const { store } = tutor;
  /** @type {string[]} */
  const heard = [];
  /** @type {(...intents:Intent[]) => void} */
  const press = (...intents) => {
    for (const intent of intents) {
      store.intent(intent);
      heard.push(said(tutor));
    }
  };
  putDown(tutor);
  if (move === "keep" || move === "turn") press({ type: "do", action: move });
  else {
    const [, end, gap, turned, first, last = first] = MOVE.exec(move) ?? [];
    if (end) {
      press(
        { type: "do", action: "scout" },
        { type: "end", end: end === "L" ? "L" : "R" },
        { type: "gap", gap: Number(gap) },
      );
      if (turned) press({ type: "flip" });
      press({ type: "do", action: first ? "scout-show" : "scout" });
      if (first) await until(tutor, () => store.state.game?.selection.mode === "second");
    }
    if (first) press({ type: "slice", start: Number(first) - 1, stop: Number(last) }, { type: "do", action: "show" });
  }
  await until(tutor, () => mayAct(tutor) && !store.state.busy);
  heard.push(said(tutor));
  return heard;
}

/**
 * Every move that the engine would take, but a Scout & Show.
 * @param {GameView} seen
 */
function legal({ sets, choices, ways }) {
  if (ways) return ["keep", "turn"];
  const shows = sets.filter(({ why }) => why === null).map(({ start, stop }) => `${start + 1}-${stop}`);
  return [...shows, ...(choices?.scout === null ? choices.scouts.map(({ move }) => move) : [])];
}

/**
 * What the coach speaks of is there: on the table, in the hand, or in the hand once it is scouted.
 * @param {import("../../web/js/lessons.js").Lesson} lesson
 * @param {GameView} seen
 */
function isThere({ cards = {}, name }, { active, hand, names }) {
  if (cards.active) assert.deepEqual(active, cards.active);
  const [taken = ""] = cards.card ?? [];
  if (taken) assert.ok([active[0], active.at(-1)].includes(taken));
  if (name !== undefined) assert.ok(names[name]);
  const scouted = [taken, taken.split("").reverse().join("")];
  const missing = (cards.set ?? []).filter((card) => !scouted.includes(card) && !hand?.includes(card));
  assert.deepEqual(missing, []);
}

describe("a lesson", () => {
  for (const [index, lesson] of LESSONS.entries()) {
    test(`${lesson.id}: every right move is legal and leads to its end`, LIMIT, async (context) => {
      const { tutor, client } = await tutorial(context);
      const ways = lesson.line.flatMap((entry, at) =>
        typeof entry === "string" ? [] : entry.map((move) => ({ at, move })),
      );
      assert.ok(ways.length > 0 || lesson.answers);
      for (const { at, move } of ways.length > 0 ? ways : [{ at: -1, move: "" }]) {
        await tutor.begin(index);
        isThere(lesson, view(tutor));
        const heard = [said(tutor)];
        if (lesson.answers) {
          const [wrong] = lesson.answers.filter((points) => points !== lesson.score);
          tutor.answer(wrong);
          assert.equal(said(tutor), `tutorial-${lesson.id}-hint`);
          tutor.answer(lesson.score ?? NaN);
          heard.push(said(tutor));
        }
        while (!tutor.done) {
          await until(tutor, () => mayAct(tutor));
          if (tutor.done) break;
          const entry = lesson.line[tutor.at];
          assert.ok(Array.isArray(entry));
          heard.push(...(await play(tutor, tutor.at === at ? move : entry[0])));
        }
        heard.push(said(tutor));
        // What was to be shown was on the table, or what was to be made is in the hand.
        const { history, hand } = view(tutor);
        const shown = history.flatMap(({ seat, events }) => (seat === 0 ? events : [])).find(isShow)?.cards;
        const { set } = lesson.cards ?? {};
        if (set) assert.ok(shown ? shown.join() === set.join() : hand?.join().includes(set.join()), lesson.id);
        assert.deepEqual(
          heard.filter((id) => !KNOWN.has(id)),
          [],
        );
        assert.equal(heard.at(-1), `tutorial-${lesson.id}-done`);
      }
      const [result] = view(tutor).results;
      if (lesson.answers) assert.equal(result.scores[0], lesson.score);
      // Nobody wins a lesson.
      assert.equal(view(tutor).final, null);
      client.stop();
    });

    test(`${lesson.id}: whatever else is legal is not done, and explained`, LIMIT, async (context) => {
      const { tutor } = await tutorial(context);
      await tutor.begin(index);
      const [right] = lesson.line;
      if (typeof right === "string") return;
      const wrong = legal(view(tutor)).filter((move) => !right.includes(move));
      assert.ok(wrong.length > 0 || lesson.id === "emptied");
      for (const move of wrong) {
        const ply = tutor.at;
        const heard = (await play(tutor, move)).at(-1) ?? "";
        assert.equal(tutor.at, ply, move);
        assert.match(heard, new RegExp(`^tutorial-(${lesson.id}-hint|pick-)`), move);
        assert.ok(KNOWN.has(heard), heard);
      }
      // What the engine itself refuses is explained too.
      if (!view(tutor).ways) {
        putDown(tutor);
        tutor.store.intent({ type: "slice", start: 0, stop: view(tutor).hand?.length ?? 0 });
        if (lesson.id !== "emptied") {
          tutor.store.intent({ type: "do", action: "show" });
          assert.equal(tutor.store.state.notice?.message.id, "refused-not-a-set");
          assert.equal(said(tutor), `tutorial-${lesson.id}-hint`);
        }
      }
    });
  }
});

describe("the tutorial", () => {
  test("leads from lesson to lesson, and to an end before the extra one", LIMIT, async (context) => {
    const { tutor } = await tutorial(context);
    assert.ok(COUNTED >= 8 && LESSONS.length <= 10);
    await tutor.begin(0);
    tutor.next();
    assert.equal(tutor.index, 0, "not before it is done");
    await play(tutor, "turn");
    await until(tutor, () => tutor.done);
    tutor.next();
    // Pressed twice it leads on once, and what is still on the table is nothing that was done in the next lesson.
    tutor.next();
    assert.equal(tutor.index, 1);
    assert.equal(tutor.message, null);
    await until(tutor, () => tutor.index === 1 && tutor.at === 0 && mayAct(tutor));
    await play(tutor, "1-4");
    // The sheet after a round leads on too.
    await tutor.begin(COUNTED - 2);
    await play(tutor, "1-2");
    await until(tutor, () => tutor.store.state.ended !== null);
    tutor.store.closeResult();
    await until(tutor, () => tutor.index === COUNTED - 1 && tutor.message !== null);
    tutor.answer(LESSONS[COUNTED - 1].score ?? NaN);
    await until(tutor, () => tutor.done);
    tutor.next();
    assert.ok(tutor.finished);
    assert.equal(said(tutor), "tutorial-end");
  });

  test("takes a move back within a lesson", LIMIT, async (context) => {
    const { tutor } = await tutorial(context);
    await tutor.begin(1);
    await play(tutor, "1-4");
    assert.ok(tutor.done);
    tutor.store.intent({ type: "do", action: "undo" });
    await until(tutor, () => tutor.at === 0 && !tutor.store.state.busy);
    assert.equal(said(tutor), "tutorial-show");
    assert.deepEqual(tutor.store.state.game?.selection, nothing());
    await play(tutor, "1-4");
    assert.ok(tutor.done);
  });

  test("isn't at its end any more when its last move is taken back", LIMIT, async (context) => {
    const { tutor } = await tutorial(context);
    await tutor.begin(COUNTED);
    for (const [move] of LESSONS[COUNTED].line.filter((asked) => typeof asked !== "string")) {
      await until(tutor, () => mayAct(tutor));
      await play(tutor, move);
    }
    await until(tutor, () => tutor.done);
    tutor.next();
    assert.equal(said(tutor), "tutorial-end");
    tutor.store.intent({ type: "do", action: "undo" });
    await until(tutor, () => !tutor.done && !tutor.store.state.busy);
    assert.equal(tutor.finished, false);
    assert.match(said(tutor), /^tutorial-two/);
  });

  test("goes on where it was left, and begins at its beginning when it doesn't know where", () => {
    assert.equal(
      lessonAt("both"),
      LESSONS.findIndex(({ id }) => id === "both"),
    );
    assert.equal(lessonAt("no-such-lesson"), 0);
    assert.equal(lessonAt(null), 0);
  });
});
