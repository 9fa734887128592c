/**
 * A position as a picture with its words: who sits there, the set on the table, a sentence, hands. Pure templates.
 *
 * What is drawn is hidden from who can't see it; the same stands beside it in words.
 *
 * @import { CardText } from "../../js/protocol.js"
 * @import { Spn } from "../../js/notation.js"
 * @import { TemplateResult } from "lit"
 * @import { Slice } from "./given.js"
 * @import { Words } from "./words.js"
 */
import { cardSize, cardValues, renderCard, renderChips } from "../../js/card.js";
import { renderBrackets } from "../../js/elements/brackets.js";
import { iconCaptured, iconCards, iconChip, iconTicket } from "../../js/icons.js";
import { evenRows, planHand } from "../../js/layout.js";
import { html, nothing } from "../../vendor/lit.js";
import { readNames } from "./given.js";
import { CARDS } from "./words.js";

/**
 * @typedef {object} Board
 * @property {Spn} position
 * @property {string[]} names
 * @property {number|null} seat     whose hand is drawn large; null: none
 * @property {boolean} all          the other hands too
 * @property {readonly Slice[]} marks  of the large hand
 * @property {number} width         CSS pixels
 * @property {Words} words
 * @property {unknown} sentence     above the hands
 * @property {number[]} most        cards of each hand, for which there must be room
 * @property {number} mostActive    and of the set on the table
 */

/** Below this width there are shorter words and smaller figures. */
const NARROW = 330;
/** Width of a card in a hand that is drawn small. */
const SMALL = { min: 22, max: 34, gap: 2 };

/**
 * A name for each seat.
 * @param {string|null} given  in an attribute
 * @param {number} players
 * @param {Words} words
 * @returns {string[]}
 */
export function seatNames(given, players, words) {
  const names = readNames(given, players);
  return Array.from({ length: players }, (_, seat) => names[seat] || words.t("embed-seat", { seat: seat + 1 }));
}

/**
 * @param {Words} words
 * @param {CardText} card
 * @returns {string}
 */
function cardName(words, card) {
  const [up, down] = cardValues(card);
  return up && down ? words.t("embed-card", { up, down }) : words.t("embed-card-hidden");
}

/**
 * @param {Words} words
 * @param {readonly CardText[]} cards
 */
export const cardNames = (words, cards) => words.list(cards.map((card) => cardName(words, card)));

/**
 * The upright values of cards, as they are spoken of.
 * @param {Words} words
 * @param {readonly CardText[]} cards
 */
export const valueNames = (words, cards) => cards.map((card) => words.number(cardValues(card)[0])).join("-");

/**
 * What an author wrote may run against the language of the words around it.
 * @param {string} text
 */
export const foreign = (text) => html`<bdi>${text}</bdi>`;

/**
 * A message in which cards are drawn.
 * @param {Words} words
 * @param {string} id
 * @param {Record<string, string|number>} args
 * @param {readonly CardText[]} cards
 * @returns {unknown}
 */
export function withCards(words, id, args, cards) {
  const [before, behind = ""] = words.t(id, { ...args, cards: CARDS }).split(CARDS);
  return [before, renderChips(cards, { label: valueNames(words, cards) }), behind];
}

/**
 * @param {Board} board
 * @returns {TemplateResult}
 */
export function renderBoard(board) {
  const { position, words, sentence, seat, all } = board;
  const players = position.hands.length;
  const others = all ? position.hands.flatMap((_, index) => (index === seat ? [] : [index])) : [];
  return html`<div class="head" part="head">
      <b>${words.t("embed-players", { count: players })}</b>
      <span>${words.t("embed-round", { round: position.round, rounds: players })}</span>
    </div>
    ${renderSeats(board)}
    ${renderStage(board)}
    <p class="sentence" part="sentence">${sentence}</p>
    <div class="hands" part="hands">
      ${others.map((index) => renderHand(board, index, false))}
      ${seat === null ? nothing : renderHand(board, seat, true)}
    </div>`;
}

/**
 * What everybody can see of each seat.
 * @param {Board} board
 */
function renderSeats({ position, names, words }) {
  const two = position.hands.length === 2;
  return html`<ul class="seats" part="seats">
    ${position.hands.map((hand, seat) => {
      const token = two ? "none" : position.tokens[seat] ? "left" : "used";
      const counts = { cards: hand.length, captured: position.points[seat], chips: position.chips[seat] };
      const turn = seat === position.turn && position.phase !== "over";
      return html`<li class="seat ${turn ? "is-turn" : ""} ${seat === position.owner ? "is-owner" : ""}" part="seat">
        <span class="seat-name" aria-hidden="true" dir="auto">${names[seat]}</span>
        <span class="counts" aria-hidden="true">
          <span class="count">${iconCards()}<b>${words.number(counts.cards)}</b></span>
          <span class="count">${iconCaptured()}<b>${words.number(counts.captured)}</b></span>
          <span class="count">${iconChip()}<b>${words.number(counts.chips)}</b></span>
          ${two ? nothing : html`<span class="count">${iconTicket(!position.tokens[seat])}</span>`}
        </span>
        <span class="visually-hidden">${words.t("embed-counts", { name: names[seat], token, ...counts })}</span>
      </li>`;
    })}
  </ul>`;
}

/**
 * The set on the table.
 * @param {Board} board
 */
function renderStage({ position: { active, owner }, names, width, words, mostActive }) {
  const { card, step, room } = planSet(width, Math.max(active.length, mostActive));
  const name = owner === null ? "" : names[owner];
  const set = card + (active.length - 1) * step;
  return html`<div class="stage" part="stage" .style=${`min-block-size: ${room}px`}>
    <div class="rays" aria-hidden="true"></div>
    ${
      active.length === 0
        ? html`<p class="empty">${words.t("embed-nothing")}</p>`
        : html`<p class="visually-hidden">${words.t("embed-table", { name, cards: cardNames(words, active) })}</p>
          <div class="set" dir="ltr" aria-hidden="true" .style=${`inline-size: ${set}px; block-size: ${card * 1.8}px`}>
            ${active.map(
              (text, place) =>
                html`<span class="lies" .style=${`inline-size: ${card}px; inset-inline-start: ${place * step}px`}>${renderCard(
                  text,
                  { size: cardSize(card), key: false },
                )}</span>`,
            )}
          </div>
          <p class="ribbon" aria-hidden="true" dir="auto">${words.t("embed-ribbon", { name })}</p>`
    }
  </div>`;
}

/**
 * @param {number} width
 * @param {number} count
 * @returns {{card:number, step:number, room:number}}  cards overlap when they would be too small
 */
function planSet(width, count) {
  const largest = width < NARROW ? 48 : width < 560 ? 54 : 72;
  const gap = width < NARROW ? 3 : 5;
  const inner = width - 40;
  const card = Math.max(28, Math.min(largest, Math.floor((inner - (count - 1) * gap) / Math.max(1, count))));
  const step = count > 1 ? Math.min(card + gap, (inner - card) / (count - 1)) : card;
  return { card, step, room: Math.round(card * 1.8 + 52) };
}

/**
 * A hand, left to right in every language.
 * @param {Board} board
 * @param {number} seat
 * @param {boolean} large
 */
function renderHand({ position, names, marks, width, words, most }, seat, large) {
  const hand = position.hands[seat];
  const plan = large ? planHand(most[seat], width) : planSmall(most[seat], width);
  const count = hand.length;
  const per = Math.max(1, plan.rows[0].stop);
  const rows = evenRows(count, Math.max(1, Math.ceil(count / per)));
  const cards = words.list(hand.map((card) => cardName(words, card)));
  const said =
    count > 0
      ? words.t("embed-hand", { name: names[seat], cards })
      : words.t("embed-hand-empty", { name: names[seat] });
  const marked = large ? marks.filter(({ stop }) => stop <= count) : [];
  const room = plan.rows.length * (plan.card * 1.8 + (large ? 26 : 4));
  return html`<section class="hand ${large ? "is-large" : ""} ${seat === position.turn ? "is-turn" : ""} ${marked.length > 0 ? "has-marks" : ""}" part="hand">
    <p class="visually-hidden">${said} ${marked.length > 0 ? words.t("embed-marked", { places: places(marked, words) }) : ""}</p>
    <p class="hand-name" aria-hidden="true" dir="auto">${names[seat]}</p>
    <div class="rows" dir="ltr" aria-hidden="true" .style=${`--card: ${plan.card}px; --between: ${plan.gap}px; min-block-size: ${room}px`}>
      ${rows.map(
        (row, index) => html`<div class="row">
          ${hand.slice(row.start, row.stop).map((card, at) => renderPlace(card, row.start + at, plan.card, large, marked))}
          ${
            marked.length > 0
              ? renderBrackets(
                  { ...plan, rows, width },
                  index,
                  marked.map((mark) => ({ ...mark, kind: "single", look: "selected" })),
                )
              : nothing
          }
        </div>`,
      )}
    </div>
  </section>`;
}

/**
 * @param {CardText} card
 * @param {number} place
 * @param {number} size
 * @param {boolean} large
 * @param {readonly Slice[]} marks
 */
function renderPlace(card, place, size, large, marks) {
  const marked = marks.some(({ start, stop }) => start <= place && place < stop);
  return html`<span class="place ${marked ? "is-marked" : ""}">
    ${renderCard(card, { size: cardSize(size), key: false })}
    ${large ? html`<span class="number">${place + 1}</span>` : nothing}
  </span>`;
}

/**
 * @param {readonly Slice[]} marks
 * @param {Words} words
 */
function places(marks, words) {
  return words.list(
    marks.map(({ start, stop }) => [...new Set([start + 1, stop])].map((place) => words.number(place)).join("–")),
  );
}

/**
 * @param {number} count
 * @param {number} width
 * @returns {import("../../js/layout.js").HandPlan}
 */
function planSmall(count, width) {
  const inner = width - 20;
  const slots = Math.max(1, count);
  const fits = Math.max(1, Math.floor((inner + SMALL.gap) / (SMALL.min + SMALL.gap)));
  const rows = Math.ceil(slots / fits);
  const per = Math.ceil(slots / rows);
  const card = Math.min(SMALL.max, Math.floor((inner - (per - 1) * SMALL.gap) / per));
  return { rows: evenRows(slots, rows), card, gap: SMALL.gap, width, plus: null };
}
