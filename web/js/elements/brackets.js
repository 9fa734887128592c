/** The marks under a hand: what can be played, what is picked up, what a scouted card would make. */

import { html, svg } from "../../vendor/lit.js";
import { bracketLanes, slotAt, splitBracket } from "../layout.js";

/** @typedef {import("../layout.js").HandPlan} HandPlan */
/** @typedef {import("lit").TemplateResult} TemplateResult */
/** @typedef {import("../protocol.js").SetInfo} SetInfo */
/** @typedef {import("../protocol.js").SetKind} SetKind */
/** @typedef {{start:number, stop:number, kind:SetKind, look:"playable"|"selected"|"promise"}} Mark */

/** A second bracket that overlaps the first lies this much lower. */
const LANE = 6.5;
/** The second line of a match, below the first. */
const DOUBLE = 4.5;
/** Height of a bracket's ends. */
const HOOK = 4;

/**
 * All longest sets that could be played, and the slice in hand when it is a set.
 * @param {readonly SetInfo[]} sets
 * @param {{start:number, stop:number}|null} slice
 * @param {boolean} picture  only to look at: what could be played is of no matter
 * @returns {Mark[]}
 */
export function marksUnder(sets, slice, picture) {
  const longest = sets.filter(
    (set) => set.longest && (picture ? set.stop - set.start > 1 : set.beats || set.why === null),
  );
  /** @type {Mark[]} */
  const marks = longest
    .filter((set) => !slice || set.stop <= slice.start || set.start >= slice.stop)
    .map((set) => ({ start: set.start, stop: set.stop, kind: set.kind, look: "playable" }));
  const taken = slice && sets.find((set) => set.start === slice.start && set.stop === slice.stop);
  if (taken) marks.push({ start: taken.start, stop: taken.stop, kind: taken.kind, look: "selected" });
  return marks;
}

/**
 * The marks of one row, in the coordinates of the row: match = double line, run = zigzag, single = plain line. A bracket
 * that goes on in another row has no end there.
 * @param {HandPlan} plan
 * @param {number} row
 * @param {readonly Mark[]} marks  over the whole hand
 * @param {string} [place]  declarations of CSS
 * @returns {TemplateResult}
 */
export function renderBrackets(plan, row, marks, place = "") {
  const parts = bracketLanes(marks).flatMap((mark) =>
    splitBracket(mark, plan.rows)
      .filter((part) => part.row === row)
      .map((part) => ({ ...mark, ...part })),
  );
  return html`<svg class="brackets" width=${plan.width} height="22" aria-hidden="true" .style=${place}>
    ${parts.map((part) => {
      const from = slotAt(plan, part.start).x + 1;
      const to = slotAt(plan, part.stop - 1).x + plan.card - 1;
      const y = 5 + part.lane * LANE;
      return svg`<path class="bracket is-${part.look} is-${part.kind}" d=${drawMark(part, from, to, y)}></path>`;
    })}
  </svg>`;
}

/**
 * @param {{kind:SetKind, look:Mark["look"], openStart:boolean, openStop:boolean}} part
 * @param {number} from
 * @param {number} to
 * @param {number} y
 * @returns {string} path data
 */
function drawMark({ kind, look, openStart, openStop }, from, to, y) {
  if (look === "promise" || kind === "single") return `M${from} ${y}H${to}`;
  const head = openStart ? `M${from} ${y}` : `M${from} ${y - HOOK}V${y}`;
  const tail = openStop ? "" : `V${y - HOOK}`;
  if (kind === "match") {
    const inset = (/** @type {boolean} */ open) => (open ? 0 : 5);
    return `${head}H${to}${tail}M${from + inset(openStart)} ${y + DOUBLE}H${to - inset(openStop)}`;
  }
  return `${head}${zigzag(from, to, y)}${tail}`;
}

/**
 * @param {number} from
 * @param {number} to
 * @param {number} y
 */
function zigzag(from, to, y) {
  const teeth = Math.max(2, Math.round((to - from) / 12));
  const half = (to - from) / teeth / 2;
  const down = y + 3.5;
  return Array.from({ length: teeth }, () => `l${half} ${down - y}l${half} ${y - down}`).join("");
}
