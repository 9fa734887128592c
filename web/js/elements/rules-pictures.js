/** The pictures in the rules: a few cards each, drawn as everywhere else. Pure templates. */
import { html, nothing } from "../../vendor/lit.js";
import { cardValues, renderBack, renderCard, turnCard } from "../card.js";
import { cards, number, t } from "../i18n.js";
import { iconCaptured, iconCards, iconChip, iconTake } from "../icons.js";

/** @typedef {import("../protocol.js").CardText} CardText */
/** @typedef {import("../rules-clauses.js").Picture} Picture */
/** @typedef {import("lit").TemplateResult} TemplateResult */

/**
 * A picture with its words for who can't see it.
 * @param {Picture} picture
 * @returns {TemplateResult}
 */
export function renderPicture(picture) {
  return html`<figure class="picture is-${picture.type}" role="img" aria-label=${wordsOf(picture)}>${drawn(picture)}</figure>`;
}

/**
 * @param {Picture} picture
 * @returns {string}
 */
function wordsOf(picture) {
  switch (picture.type) {
    case "values": {
      const [up, down] = cardValues(picture.card);
      return t("rules-picture-values", { up, down });
    }
    case "set":
      return t(`rules-picture-${picture.kind}`, { cards: cards(picture.cards) });
    case "no":
      return t("rules-picture-no", { cards: cards(picture.cards) });
    case "turned":
      return t("rules-picture-turned", { cards: cards(picture.cards), active: cards(picture.cards.map(turnCard)) });
    case "beats":
    case "ties":
    case "captured":
      return t(`rules-picture-${picture.type}`, { cards: cards(picture.cards), active: cards(picture.active) });
    case "ends": {
      const ends = { left: cards(picture.cards.slice(0, 1)), right: cards(picture.cards.slice(-1)) };
      return t("rules-picture-ends", { cards: cards(picture.cards), ...ends });
    }
    case "placed": {
      const placed = cards(picture.cards.slice(picture.place, picture.place + 1));
      return t("rules-picture-placed", { card: placed, cards: cards(picture.cards) });
    }
    case "both": {
      const { card, active } = picture;
      return t("rules-picture-both", { card: cards([card]), cards: cards(picture.cards), active: cards(active) });
    }
    case "sum": {
      const { captured, chips, hand, free } = picture;
      return t(free ? "rules-picture-free" : "rules-picture-sum", { captured, chips, hand, score: scoreOf(picture) });
    }
  }
}

/**
 * @param {Picture} picture
 * @returns {unknown}
 */
function drawn(picture) {
  switch (picture.type) {
    case "values":
      return html`${row([picture.card])}<span class="picture-counts">${t("rules-word-counts")}</span>`;
    case "set":
      return labelled(row(picture.cards), t(`rules-word-${picture.kind}`));
    case "no":
      return labelled(row(picture.cards), t("rules-word-no"));
    case "beats":
    case "ties":
      return html`${row(picture.cards)}${word(t(`rules-word-${picture.type}`))}${row(picture.active)}`;
    case "turned":
      return html`${row(picture.cards)}${word(t("rules-word-turned"))}${row(picture.cards.map(turnCard))}`;
    case "captured":
      return html`${labelled(row(picture.cards), t("rules-word-shown"))}${word(t("rules-word-beats"))}
        ${row(picture.active)}${labelled(backs(picture.active.length), t("rules-word-captured"))}`;
    case "ends":
      return labelled(
        row(picture.cards, { marked: [0, picture.cards.length - 1], handles: true }),
        t("rules-word-ring"),
      );
    case "placed":
      return labelled(row(picture.cards, { marked: [picture.place] }), t("rules-word-hand"));
    case "both":
      return html`${labelled(row(picture.cards, { marked: [picture.cards.indexOf(picture.card)] }), t("rules-word-shown"))}
        ${word(t("rules-word-beats"))}${labelled(row(picture.active), t("rules-word-left"))}`;
    case "sum":
      return sum(picture);
  }
}

/**
 * @param {readonly CardText[]} shown
 * @param {{marked?:number[], handles?:boolean}} [options]  marked: the places of cards that stand out
 */
function row(shown, { marked = [], handles = false } = {}) {
  return html`<span class="picture-row" dir="ltr">${shown.map(
    (card, place) =>
      html`<span class="picture-card ${marked.includes(place) ? "is-marked" : ""}">${renderCard(card, {
        size: "s",
        key: false,
      })}${handles && marked.includes(place) ? html`<span class="picture-handle">${iconTake()}</span>` : nothing}</span>`,
  )}</span>`;
}

/** @param {number} count */
function backs(count) {
  return html`<span class="picture-row" dir="ltr">${Array.from(
    { length: count },
    () => html`<span class="picture-card">${renderBack()}</span>`,
  )}</span>`;
}

/** @param {string} text */
function word(text) {
  return html`<span class="picture-word">${text}</span>`;
}

/**
 * @param {unknown} what
 * @param {string} label  under it
 */
function labelled(what, label) {
  return html`<span class="picture-part">${what}<span class="picture-label">${label}</span></span>`;
}

/** @param {{captured:number, chips:number, hand:number, free?:boolean}} picture */
function scoreOf({ captured, chips, hand, free }) {
  return captured + chips - (free ? 0 : hand);
}

/** @param {Extract<Picture, {type:"sum"}>} picture */
function sum(picture) {
  const { captured, chips, hand, free } = picture;
  const cost = html`<span>− ${iconCards()} <b class="figure">${number(hand)}</b></span>`;
  return html`<span class="picture-sum" dir="ltr">
    <span>${iconCaptured()} <b class="figure">${number(captured)}</b></span>
    <span>+ ${iconChip()} <b class="figure">${number(chips)}</b></span>
    ${free ? html`<del>${cost}</del>` : cost}
    <span>= <b class="figure">${number(scoreOf(picture))}</b></span>
  </span>`;
}
