/**
 * Where cards go: pure arithmetic in CSS pixels, no DOM. The elements measure themselves, ask here, and draw the answer.
 *
 * A hand reads as one line however many rows it takes: rows are filled evenly, and everything that belongs to a place
 * (its gaps, the bracket under it) is worked out along the whole line and only then cut at the row breaks.
 */

/** @typedef {{start:number, stop:number}} Span  half-open */
/**
 * @typedef {object} HandPlan
 * @property {Span[]} rows          slots of each row; while scouting there is one slot more than cards
 * @property {number} card          width of a card
 * @property {number} gap           between two cards
 * @property {number} width         that the rows are centred in
 * @property {"between"|"below"|null} plus  where the gaps' plus signs have room; null: no gaps are open
 */
/** @typedef {{gap:number, row:number, line:number, from:number, to:number, twin:boolean}} GapArea
 *   line: where the gap is drawn; from..to: where it can be hit; twin: the same gap at the start of the next row */
/** @typedef {{row:number, start:number, stop:number, openStart:boolean, openStop:boolean}} BracketPart */

/** Lower than this, a window as wide as a desk's gives each zone less. */
export const LOW = 760;

/** Height of a card is its width times this. */
export const CARD_RATIO = 1.8;

/** Between two rows of a hand, at least. */
const ROW_GAP = 4;

/** The ring needs this height of the stage, whatever lies in it: it must not come and go with what is picked up. */
const RING_ROOM = 96;

/** Smallest gap in which a plus sign has room between two cards (it may touch them). */
const PLUS_ROOM = 16;

/** A plus sign below the cards (hand.css). */
const PLUS_BELOW = 14;

/**
 * Limits of a hand card by the width of the hand's zone: smallest and largest card, space at the sides, between cards.
 * @param {number} width
 * @param {boolean} picture  two hands must be seen at once, so cards are smaller
 * @param {boolean} short    the screen is
 * @returns {{min:number, max:number, margin:number, gap:number}}
 */
function handBand(width, picture, short) {
  if (picture && width >= 740) return { min: 62, max: Math.max(84, width * 0.085), margin: 12, gap: 4 };
  if (picture && width >= 420) return { min: 52, max: 72, margin: 12, gap: 4 };
  if (picture) return { min: 30, max: short ? 32 : 36, margin: 6, gap: 3 };
  if (width >= 2200) return { min: 62, max: width * 0.055, margin: 24, gap: 8 };
  if (width >= 1500) return { min: 62, max: Math.min(124, width * 0.062), margin: 24, gap: 5 };
  if (width >= 1100) return { min: 62, max: 88, margin: 24, gap: 4 };
  if (width >= 700) return { min: 62, max: 84, margin: 20, gap: 4 };
  if (width >= 360) return { min: 36, max: Math.min(62, Math.max(44, width * 0.09)), margin: 10, gap: 2 };
  return { min: 32, max: 44, margin: 8, gap: 2 };
}

/**
 * The height that is left for a hand when the zones around it are as low as they can be; on a phone it may take what it
 * needs, and the page scrolls.
 * @param {number} width    of the hand's zone
 * @param {number} height   of the window
 * @param {number} rem
 * @returns {number}
 */
export function handRoom(width, height, rem) {
  if (width < 700) return Infinity;
  // In a low window they are lower (landscape.css). One row of cards that can be read there must always be.
  return Math.max(9 * rem, height - rem * (height <= LOW ? 25 : 33));
}

/**
 * Rows and card size for a hand.
 * @example planHand(18, 320).rows.length // 2, with cards of 32 px
 * @param {number} count     cards in the hand
 * @param {number} width     of the zone
 * @param {{scouting?:boolean, ghost?:boolean, picture?:boolean, short?:boolean, height?:number, under?:number}} [options]
 *   ghost: it lies in the hand already; picture: a hand only to look at; short: the screen is; height: that the rows must
 *   fit in, if limited; under: room that a row needs below its cards
 * @returns {HandPlan}
 */
export function planHand(
  count,
  width,
  { scouting = false, ghost = true, picture = false, short = false, height = Infinity, under = 28 } = {},
) {
  const band = handBand(width, picture, short);
  const slots = Math.max(1, count + (scouting ? 1 : 0));
  const inner = Math.max(1, width - 2 * band.margin);
  // Gaps are worth a row where there is height for it: on a phone two rows must do, so gaps may close up.
  const open = scouting ? (width >= 700 ? PLUS_ROOM + 4 : band.gap) : band.gap;
  let best = 1;
  let bestCard = 0;
  for (let rows = 1; rows <= slots; rows += 1) {
    const per = Math.ceil(slots / rows);
    const byWidth = (inner - (per - 1) * open) / per;
    const byHeight = ((height - ROW_GAP * (rows - 1)) / rows - under) / CARD_RATIO;
    const card = Math.min(band.max, byWidth, byHeight);
    if (card > bestCard) {
      best = rows;
      bestCard = card;
    }
    // In a low window a second row is dearer than large cards.
    if (card >= (short && width >= 700 ? 40 : band.min)) break;
  }
  const per = Math.ceil(slots / best);
  const plan = { rows: evenRows(slots, best), width };
  if (!scouting) {
    // Two rows leave the ring its room where a phone is short.
    const card = short && best > 1 && width < 700 ? Math.min(bestCard, 36) : bestCard;
    return { ...plan, card: floor(card), gap: band.gap, plus: null };
  }
  const byHeight = ((height - ROW_GAP * (best - 1)) / best - under) / CARD_RATIO;
  const largest = Math.min(short && width < 700 ? 38 : band.max, band.max, byHeight);
  // The slot that waits for the ghost is the last one: left out, its row is in the middle, and opens where it is pressed.
  if (!ghost) plan.rows[best - 1].stop -= 1;
  return { ...plan, ...openGaps(per, width, inner, band, largest) };
}

/**
 * Cards give way to gaps: as large as they can be with a plus sign between them, else 32 px with the signs below.
 * @param {number} per       slots of the longest row
 * @param {number} width
 * @param {number} inner     width to fill
 * @param {{min:number}} band
 * @param {number} largest   card
 * @returns {{card:number, gap:number, plus:"between"|"below"}}
 */
function openGaps(per, width, inner, band, largest) {
  // Half a gap at either end too: the first and the last sign must not be cut off.
  const step = (inner - 4) / per;
  const roomy = Math.min(largest, step - PLUS_ROOM);
  if (roomy >= Math.min(32, band.min) || roomy >= largest) {
    return { card: floor(roomy), gap: Math.min(step - floor(roomy), roomy > 60 ? 24 : 20), plus: "between" };
  }
  const tight = (width - PLUS_BELOW) / per;
  const card = floor(Math.min(32, largest, tight));
  return { card, gap: tight - card, plus: "below" };
}

/** Half pixels keep edges crisp on ordinary and dense screens alike. */
const floor = (/** @type {number} */ px) => Math.floor(px * 2) / 2;

/**
 * Evenly filled rows, the longer ones first.
 * @example evenRows(11, 2) // [{start:0, stop:6}, {start:6, stop:11}]
 * @param {number} count
 * @param {number} rows
 * @returns {Span[]}
 */
export function evenRows(count, rows) {
  const spans = [];
  let start = 0;
  for (let row = 0; row < rows; row += 1) {
    const stop = start + Math.ceil((count - start) / (rows - row));
    spans.push({ start, stop });
    start = stop;
  }
  return spans;
}

/**
 * Left edge of a slot within its row's zone.
 * @param {HandPlan} plan
 * @param {number} slot
 * @returns {{row:number, x:number}}
 */
export function slotAt(plan, slot) {
  const row = plan.rows.findIndex((span) => slot < span.stop);
  const index = row < 0 ? plan.rows.length - 1 : row;
  const { start, stop } = plan.rows[index];
  const step = plan.card + plan.gap;
  const used = (stop - start) * step - plan.gap;
  return { row: index, x: (plan.width - used) / 2 + (slot - start) * step };
}

/**
 * The gaps of a hand as targets from mid-card to mid-card. The gaps beside the ghost are its own place, so they are left
 * out; the gap at a row break can be hit at both its ends.
 * @param {HandPlan} plan
 * @param {number} count         cards, without the ghost
 * @param {number|null} ghost    the gap in which the ghost lies
 * @returns {GapArea[]}
 */
export function gapAreas(plan, count, ghost) {
  const filled = count + (ghost === null ? 0 : 1);
  /** @type {GapArea[]} */
  const areas = [];
  plan.rows.forEach(({ start, stop }, row) => {
    const last = Math.min(stop, filled);
    for (let edge = start; edge <= last && last > start; edge += 1) {
      if (ghost !== null && (edge === ghost || edge === ghost + 1)) continue;
      const left = edge > start ? slotAt(plan, edge - 1).x : null;
      const right = edge < last ? slotAt(plan, edge).x : null;
      const gap = ghost !== null && edge > ghost ? edge - 1 : edge;
      areas.push({ gap, row, ...span(plan, left, right), twin: areas.at(-1)?.gap === gap });
    }
  });
  return areas;
}

/**
 * A gap between two cards, or at the edge of a row (null).
 * @param {HandPlan} plan
 * @param {number|null} left   edge of the card before it
 * @param {number|null} right
 * @returns {{line:number, from:number, to:number}}
 */
function span({ card, gap, width }, left, right) {
  if (left === null && right === null) return { line: width / 2, from: 0, to: width };
  if (right === null) {
    const line = /** @type {number} */ (left) + card + gap / 2;
    return { line, from: line - gap / 2 - card / 2, to: Math.min(width, line + 36) };
  }
  const line = right - gap / 2;
  const from = left === null ? Math.max(0, line - 36) : left + card / 2;
  return { line, from, to: right + card / 2 };
}

/**
 * Lanes for overlapping brackets: two always do, since every pair of neighbours belongs to one longest set at most.
 * @template {Span} S
 * @param {readonly S[]} sets  in any order; earlier ones are served first when `keep` says so
 * @returns {(S & {lane:number})[]}  by start
 */
export function bracketLanes(sets) {
  /** @type {number[]} */
  const ends = [];
  return [...sets]
    .sort((a, b) => a.start - b.start || a.stop - b.stop)
    .map((set) => {
      let lane = ends.findIndex((end) => end <= set.start);
      if (lane < 0) lane = ends.length;
      ends[lane] = set.stop;
      return { ...set, lane };
    });
}

/**
 * A bracket cut at the row breaks; a part is open where it goes on in another row.
 * @param {Span} set
 * @param {readonly Span[]} rows
 * @returns {BracketPart[]}
 */
export function splitBracket(set, rows) {
  return rows.flatMap(({ start, stop }, row) => {
    const from = Math.max(start, set.start);
    const to = Math.min(stop, set.stop);
    if (from >= to) return [];
    return [{ row, start: from, stop: to, openStart: set.start < start, openStop: set.stop > stop }];
  });
}

/**
 * Columns of the seat strip on a phone: two, three for three opponents (and for a spectator's five).
 * @param {number} seats  plates to place
 * @returns {number}
 */
export function seatColumns(seats) {
  return seats === 3 || seats > 4 ? 3 : Math.min(2, Math.max(1, seats));
}

/**
 * @typedef {object} StagePlan
 * @property {number} card   width of a card of the active set
 * @property {number} step   from one card to the next; less than card: they overlap
 * @property {number} tray   width of the scouted card
 * @property {boolean} under  its words lie under it, not beside
 * @property {boolean} ring  room for the ring
 */

/**
 * The active set in the room there is: as large as it can be, overlapping only when cards would fall under 30 px.
 * @param {number} count    cards (while scouting: with the empty slot)
 * @param {number} width
 * @param {number} height
 * @param {{scouting?:boolean, rem?:number}} [options]  rem: size of the reader's text, which the words beside grow with
 * @returns {StagePlan}
 */
export function planStage(count, width, height, { scouting = false, rem = 16 } = {}) {
  const wide = width >= 700;
  const ribbon = rem * (wide ? 1.9 : 1.4);
  if (scouting) {
    // Where room is dear, the sentence alone says whose set it is.
    const below = wide ? ribbon : 0;
    const beside = planTray(count, width, height, rem, below, false);
    const under = planTray(count, width, height, rem, below, true);
    // What can be seen of the cards, less what would stick out.
    const worth = (/** @type {StagePlan & {lacking:number}} */ { card, step, tray, lacking }) =>
      Math.min(card, step, 46) + Math.min(tray, 52) - lacking;
    // What is large enough beside the words stays there: under the card they need height.
    return beside.card < 38 && worth(under) > worth(beside) + 6 ? under : beside;
  }
  const byHeight = (height - ribbon - (wide ? 56 : 30)) / CARD_RATIO;
  const cap = wide
    ? Math.min(Math.max(136, width * 0.09), Math.max(96, width * 0.13))
    : Math.min(84, Math.max(66, width * 0.19));
  const row = planRow(count, Math.min(width, 1100) - (wide ? 112 : 72), Math.min(cap, byHeight), wide ? 10 : 5);
  return { ...row, tray: 0, under: false, ring: height >= RING_ROOM };
}

/**
 * The set beside the tray, the tray's words beside or under its card.
 * @param {number} count
 * @param {number} width
 * @param {number} height
 * @param {number} rem
 * @param {number} ribbon
 * @param {boolean} under
 * @returns {StagePlan & {lacking:number}}  lacking: how much wider it is than its room
 */
function planTray(count, width, height, rem, ribbon, under) {
  const wide = width >= 700;
  // On a phone its words stop growing before they need more than a finger does (stage.css).
  const tall = height - (under ? Math.max(63, wide ? 3.2 * rem + 12 : 0) : 0);
  const large = Math.max(104, width * 0.05);
  const tray = floor(Math.max(30, Math.min(wide ? large : width < 360 ? 56 : 64, (tall - 22) / CARD_RATIO)));
  const words = rem * (wide ? 10 : 6.6);
  const aside = under ? Math.max(tray + 8, words) : tray + 18 + words;
  // Beside it the handle, and the ring's edge, which stays free.
  const room = Math.min(width, 1100) - aside - (wide ? 160 : 28 + 42);
  const byHeight = (height - ribbon - (wide ? 56 : 16)) / CARD_RATIO;
  const row = planRow(count, room, Math.min(wide ? large : 52, byHeight), wide ? 10 : 5);
  const lacking = Math.max(0, row.card + (count - 1) * row.step - room);
  return { ...row, tray, under, ring: height >= RING_ROOM, lacking };
}

/**
 * Cards in a row, overlapping only when they would fall under 30 px.
 * @param {number} count
 * @param {number} room
 * @param {number} largest
 * @param {number} space  between two cards
 * @returns {{card:number, step:number}}
 */
function planRow(count, room, largest, space) {
  const many = Math.max(1, count);
  const card = floor(Math.max(30, Math.min(largest, (room - (many - 1) * space) / many)));
  const step = many > 1 ? Math.max(4, Math.min(card + space, (room - card) / (many - 1))) : card;
  return { card, step };
}
