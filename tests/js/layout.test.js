import assert from "node:assert/strict";
import { test } from "node:test";
import {
  bracketLanes,
  CARD_RATIO,
  evenRows,
  gapAreas,
  handRoom,
  planHand,
  planStage,
  seatColumns,
  slotAt,
  splitBracket,
} from "../../web/js/layout.js";

const SIZES = [280, 320, 344, 360, 390, 430, 600, 728, 768, 1024, 1120, 1600];
const rowsOf = (plan) => plan.rows.map(({ start, stop }) => stop - start);

test("a hand keeps the sizes that were tried on phones, tablets and desks", () => {
  const cases = [
    [9, 360, 36, [9]],
    [11, 360, 44, [6, 5]],
    [16, 360, 40.5, [8, 8]],
    [18, 320, 32, [9, 9]],
    [22, 320, 36, [8, 7, 7]],
    [9, 768, 77, [9]],
    [16, 1120, 63, [16]],
  ];
  for (const [count, width, card, rows] of cases) {
    const plan = planHand(count, width);
    assert.equal(plan.card, card, `${count} cards at ${width}`);
    assert.deepEqual(rowsOf(plan), rows, `${count} cards at ${width}`);
  }
});

test("every hand of every size fits its zone, in even rows, with cards no smaller than 32 px", () => {
  for (const width of SIZES) {
    for (let count = 1; count <= 22; count += 1) {
      for (const scouting of [false, true]) {
        const plan = planHand(count, width, { scouting });
        const what = `${count} at ${width}${scouting ? " scouting" : ""}`;
        const sizes = rowsOf(plan);
        const slots = count + (scouting ? 1 : 0);
        assert.equal(
          sizes.reduce((sum, size) => sum + size, 0),
          slots,
          what,
        );
        assert.ok(Math.max(...sizes) - Math.min(...sizes) <= 1, what);
        assert.ok(plan.card >= 32, `${what}: card ${plan.card}`);
        assert.ok(slotAt(plan, 0).x >= 0, `${what}: starts at ${slotAt(plan, 0).x}`);
        assert.ok(plan.gap >= 2, `${what}: gap ${plan.gap}`);
      }
    }
  }
});

test("on a phone of 360 px two rows do while scouting, up to 17 in hand; at 320 px a third comes at 18", () => {
  for (let count = 1; count <= 17; count += 1) assert.ok(planHand(count, 360, { scouting: true }).rows.length <= 2);
  assert.equal(planHand(17, 320, { scouting: true }).rows.length, 2);
  assert.equal(planHand(18, 320, { scouting: true }).rows.length, 3);
});

test("plus signs lie between cards while there is room, and move below when cards need it", () => {
  const roomy = planHand(9, 360, { scouting: true });
  assert.equal(roomy.plus, "between");
  assert.ok(roomy.gap >= 16);
  const tight = planHand(16, 360, { scouting: true });
  assert.equal(tight.plus, "below");
  assert.equal(tight.card, 32);
  assert.equal(planHand(9, 360).plus, null);
});

test("while nothing lies in a gap the cards are in the middle, and the place that is pressed opens where it is", () => {
  for (const width of SIZES) {
    for (let count = 1; count <= 22; count += 1) {
      const before = planHand(count, width, { scouting: true, ghost: false });
      const after = planHand(count, width, { scouting: true });
      assert.equal(before.rows.at(-1).stop, count);
      for (const { start, stop } of before.rows) {
        const free = width - slotAt(before, stop - 1).x - before.card;
        assert.ok(Math.abs(slotAt(before, start).x - free) < 0.01, `${count} at ${width}`);
      }
      if (before.rows.length > 1) continue;
      for (const { gap, line } of gapAreas(before, count, null)) {
        assert.ok(Math.abs(slotAt(after, gap).x + after.card / 2 - line) < 0.01, `${count} at ${width}, gap ${gap}`);
      }
    }
  }
});

test("the sign of every gap lies in the zone, however low and narrow it is", () => {
  for (const [width, height] of [[264, 150], [352, 190], [407, 210], ...SIZES.map((size) => [size, Infinity])]) {
    for (let count = 1; count <= 22; count += 1) {
      for (const ghost of [false, true]) {
        const plan = planHand(count, width, { scouting: true, ghost, short: true, height });
        const sign = plan.plus === "below" ? 7 : 9.5;
        for (const { line } of gapAreas(plan, count, ghost ? count : null)) {
          assert.ok(line >= sign - 0.01 && line <= width - sign + 0.01, `${count} at ${width}x${height}: ${line}`);
        }
      }
    }
  }
});

test("a limited height shrinks the cards instead of overflowing", () => {
  const plan = planHand(16, 350, { height: 180, under: 24 });
  assert.ok(plan.rows.length * (plan.card * CARD_RATIO + 24) <= 180);
});

test("on a short screen the cards give way while the gaps are open", () => {
  assert.equal(planHand(9, 320, { scouting: true }).card, 44);
  assert.equal(planHand(9, 320, { scouting: true, short: true }).card, 38);
  assert.equal(planHand(9, 320, { short: true }).card, planHand(9, 320).card);
});

test("two rows of a hand, and both ways up of it, are lower on a short phone", () => {
  assert.equal(planHand(10, 320).card, 44);
  assert.equal(planHand(10, 320, { short: true }).card, 36);
  assert.ok(planHand(20, 1100).card >= 62);
  assert.ok(planHand(9, 290, { picture: true, short: true }).card < planHand(9, 290, { picture: true }).card);
});

test("in a low window of a desk the hand gets what the other zones leave, in one row while its cards can be read", () => {
  assert.equal(handRoom(699, 500, 16), Infinity);
  for (const [width, height] of [
    [1046, 650],
    [792, 700],
    [1024, 600],
  ]) {
    const room = handRoom(width, height, 16) - 14;
    for (const count of [9, 10, 11]) {
      for (const scouting of [false, true]) {
        const { rows, card } = planHand(count, width, { scouting, short: true, height: room, under: 34 });
        assert.equal(rows.length, 1, `${count} at ${width}`);
        assert.ok(card >= 40 && card * CARD_RATIO + 34 <= room, `${count} at ${width}: ${card}`);
      }
    }
  }
  // However low, there are cards to be seen.
  assert.ok(planHand(10, 740, { short: true, height: handRoom(740, 481, 16) - 14, under: 34 }).card >= 40);
});

test("even rows put the longer ones first", () => {
  assert.deepEqual(evenRows(11, 2), [
    { start: 0, stop: 6 },
    { start: 6, stop: 11 },
  ]);
  assert.deepEqual(
    evenRows(22, 3).map(({ start, stop }) => stop - start),
    [8, 7, 7],
  );
});

test("every gap can be hit, the one at a row break at both its ends", () => {
  const plan = planHand(9, 360, { scouting: true });
  const areas = gapAreas(plan, 9, null);
  assert.deepEqual(
    [...new Set(areas.map(({ gap }) => gap))],
    Array.from({ length: 10 }, (_, gap) => gap),
  );
  const atBreak = areas.filter(({ gap }) => gap === 5);
  assert.deepEqual(
    atBreak.map(({ row, twin }) => [row, twin]),
    [
      [0, false],
      [1, true],
    ],
  );
});

test("gaps reach from mid-card to mid-card and leave no hole between them", () => {
  const plan = planHand(9, 360, { scouting: true });
  const row = gapAreas(plan, 9, null).filter((area) => area.row === 0);
  for (let index = 1; index < row.length; index += 1) {
    const middle = slotAt(plan, index - 1).x + plan.card / 2;
    assert.equal(row[index].from, middle);
    assert.equal(row[index - 1].to, middle);
  }
  for (const { from, to, line } of row) {
    assert.ok(to - from >= 36);
    assert.ok(from < line && line < to);
    assert.ok(from >= 0 && to <= plan.width);
  }
});

test("the ghost takes the place of its own gap, and the gaps after it keep their numbers", () => {
  const plan = planHand(9, 360, { scouting: true });
  const gaps = gapAreas(plan, 9, 4).map(({ gap }) => gap);
  assert.deepEqual(gaps, [0, 1, 2, 3, 5, 6, 7, 8, 9]);
  for (let ghost = 0; ghost <= 9; ghost += 1) {
    const left = new Set(gapAreas(plan, 9, ghost).map(({ gap }) => gap));
    for (let gap = 0; gap <= 9; gap += 1) assert.equal(left.has(gap), gap !== ghost, `ghost ${ghost}, gap ${gap}`);
  }
});

test("overlapping brackets get two lanes, neighbours share one", () => {
  const lanes = bracketLanes([
    { start: 4, stop: 6 },
    { start: 2, stop: 5 },
    { start: 6, stop: 8 },
  ]);
  assert.deepEqual(
    lanes.map(({ start, lane }) => [start, lane]),
    [
      [2, 0],
      [4, 1],
      [6, 0],
    ],
  );
});

test("a bracket across a row break is cut and open there", () => {
  const rows = evenRows(16, 2);
  assert.deepEqual(splitBracket({ start: 7, stop: 10 }, rows), [
    { row: 0, start: 7, stop: 8, openStart: false, openStop: true },
    { row: 1, start: 8, stop: 10, openStart: true, openStop: false },
  ]);
  assert.deepEqual(splitBracket({ start: 5, stop: 8 }, rows), [
    { row: 0, start: 5, stop: 8, openStart: false, openStop: false },
  ]);
});

test("seats stand in two columns, three for three opponents or five seats", () => {
  assert.deepEqual([1, 2, 3, 4, 5].map(seatColumns), [1, 2, 3, 2, 3]);
});

test("the active set fits the stage whatever its length, its handles beside it", () => {
  for (const width of [320, 360, 768, 1120]) {
    for (let count = 1; count <= 10; count += 1) {
      const { card, step } = planStage(count, width, 240);
      const used = card + (count - 1) * step + 2 * 26;
      assert.ok(used <= width, `${count} cards at ${width}: ${used}`);
      assert.ok(card >= 30);
    }
  }
});

test("a scouted card and what remains of the set lie side by side", () => {
  for (const width of [320, 360, 768, 1120]) {
    for (let count = 1; count <= 10; count += 1) {
      const { card, step, tray, under } = planStage(count, width, 240, { scouting: true });
      const words = under ? 0 : 16 * 6.6;
      assert.ok(card + (count - 1) * step + tray + words <= width, `${count} cards at ${width}`);
      assert.ok(tray >= 30);
    }
  }
});

test("large text does not squeeze the set: the tray's words move under its card", () => {
  assert.equal(planStage(2, 360, 320, { scouting: true, rem: 16 }).under, false);
  assert.equal(planStage(2, 360, 320, { scouting: true, rem: 32 }).under, true);
});

test("the ring goes first when the stage is short of height", () => {
  assert.equal(planStage(2, 360, 240).ring, true);
  assert.equal(planStage(2, 360, 100).ring, true);
  assert.equal(planStage(2, 360, 90).ring, false);
});
