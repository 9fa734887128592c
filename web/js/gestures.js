/**
 * Fingers and mouse on cards. A tap is a click and is left to the browser; what travels further than a tremble becomes a
 * sweep (picking a slice), a fling (a slice thrown onto the table) or a drag of a table card into a gap. Moving away
 * cancels. Everything ends in the same intents as taps and keys.
 */

import { send } from "./intent.js";

/** @typedef {import("./elements/scout-hand.js").ScoutHand} ScoutHand */

/** Farther than this a press is no tap any more. */
const TREMBLE = 8;
/** So far beyond the hand a sweep is given up. */
const AWAY = 44;

/** Pictures of cards that hang on the finger; the real ones stay where they are. */
class Carried {
  /**
   * @param {Element[]} cards
   * @param {PointerEvent} event
   */
  constructor(cards, event) {
    this.origin = { x: event.clientX, y: event.clientY };
    this.layer = document.createElement("div");
    this.layer.className = "carried";
    this.layer.setAttribute("aria-hidden", "true");
    this.cards = cards;
    for (const card of cards) {
      const box = card.getBoundingClientRect();
      const copy = /** @type {SVGElement} */ (card.cloneNode(true));
      copy.removeAttribute("data-card");
      copy.style.cssText = `position:absolute;left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
      this.layer.append(copy);
      card.classList.add("is-carried");
    }
    document.body.append(this.layer);
  }

  /** @param {PointerEvent} event */
  move(event) {
    this.layer.style.transform = `translate(${event.clientX - this.origin.x}px, ${event.clientY - this.origin.y}px)`;
  }

  drop() {
    for (const card of this.cards) card.classList.remove("is-carried");
    this.layer.remove();
  }
}

/**
 * Follows one pointer from press to release.
 * @param {HTMLElement} host
 * @param {PointerEvent} down
 * @param {{move:(event:PointerEvent)=>void, end:(event:PointerEvent|null)=>void}} on  end: null when it was cancelled
 * @returns {() => void} cancels
 */
function follow(host, down, on) {
  const stop = new AbortController();
  const mine = (/** @type {(event: PointerEvent) => void} */ handle) => (/** @type {PointerEvent} */ event) => {
    if (event.pointerId === down.pointerId) handle(event);
  };
  const finish = (/** @type {PointerEvent|null} */ event) => {
    stop.abort();
    on.end(event);
  };
  const options = { signal: stop.signal };
  window.addEventListener("pointermove", mine(on.move), options);
  window.addEventListener("pointerup", mine(finish), options);
  window.addEventListener(
    "pointercancel",
    mine(() => finish(null)),
    options,
  );
  window.addEventListener("keydown", (event) => event.key === "Escape" && finish(null), options);
  host.addEventListener("contextmenu", (event) => event.preventDefault(), options);
  return () => {
    if (!stop.signal.aborted) finish(null);
  };
}

/** Sweeps and flings on the hand. */
export class HandGesture {
  /** @param {ScoutHand} hand */
  constructor(hand) {
    this.hand = hand;
    /** @type {() => void} */
    this.cancel = () => {};
    /** @type {number} when the last gesture ended: the click that the browser sends after it is not a tap */
    this.ended = -1000;
  }

  /**
   * @param {MouseEvent} event
   * @returns {boolean}
   */
  swallowClick(event) {
    return event.detail > 0 && event.timeStamp - this.ended < 60;
  }

  /** @param {PointerEvent} down */
  start(down) {
    // The click that may come now is of this press.
    this.ended = -1000;
    const hand = this.hand;
    const pressed = /** @type {Element} */ (down.target).closest("[data-place]");
    if (!pressed || down.button !== 0 || !down.isPrimary || hand.static || hand.scouting) return;
    const place = Number(pressed.getAttribute("data-place"));
    const slice = hand.slice;
    const held = slice !== null && place >= slice.start && place < slice.stop;
    /** @type {"press"|"sweep"|"fling"} */
    let what = "press";
    /** @type {Carried|null} */
    let carried = null;
    this.cancel();
    this.cancel = follow(hand, down, {
      move: (event) => {
        const dx = event.clientX - down.clientX;
        const dy = event.clientY - down.clientY;
        if (what === "press" && Math.hypot(dx, dy) > TREMBLE) {
          what = dy < 0 && -dy > Math.abs(dx) ? "fling" : "sweep";
          if (what === "fling") {
            if (!held) send(hand, { type: "slice", start: place, stop: place + 1 });
            carried = new Carried(this.pictures(held && slice ? slice : { start: place, stop: place + 1 }), down);
          }
        }
        carried?.move(event);
        if (what === "sweep") hand.swept = this.sweep(place, event);
      },
      end: (event) => {
        const swept = hand.swept;
        hand.swept = null;
        carried?.drop();
        if (what !== "press") this.ended = event?.timeStamp ?? performance.now();
        if (!event) return;
        if (what === "sweep" && swept) send(hand, { type: "slice", ...swept });
        // Carried aslant it began as a sweep; what ends in the ring is thrown there, and told why when it can't be.
        const aslant = what === "sweep" && !swept;
        if ((what !== "fling" && !aslant) || !over(event, "scout-stage")) return;
        if (aslant && !held) send(hand, { type: "slice", start: place, stop: place + 1 });
        send(hand, { type: "fling" });
      },
    });
  }

  /** @param {{start:number, stop:number}} slice */
  pictures({ start, stop }) {
    return [...this.hand.querySelectorAll("[data-place]")]
      .filter(
        (card) => Number(card.getAttribute("data-place")) >= start && Number(card.getAttribute("data-place")) < stop,
      )
      .map((card) => /** @type {Element} */ (card.querySelector("svg")));
  }

  /**
   * The slice from the first card to the one under the finger; null once the finger has left the hand.
   * @param {number} first
   * @param {PointerEvent} event
   */
  sweep(first, event) {
    const box = this.hand.getBoundingClientRect();
    if (event.clientY < box.top - AWAY || event.clientY > box.bottom + AWAY) return null;
    const places = [...this.hand.querySelectorAll("[data-place]")];
    let nearest = first;
    let best = Infinity;
    for (const card of places) {
      const { left, right, top, bottom } = card.getBoundingClientRect();
      const dx = Math.max(left - event.clientX, 0, event.clientX - right);
      const dy = Math.max(top - event.clientY, 0, event.clientY - bottom);
      if (dx + 2 * dy < best) {
        best = dx + 2 * dy;
        nearest = Number(card.getAttribute("data-place"));
      }
    }
    return { start: Math.min(first, nearest), stop: Math.max(first, nearest) + 1 };
  }
}

/**
 * @param {PointerEvent} event
 * @param {string} selector
 * @returns {Element|null}
 */
function over(event, selector) {
  for (const element of document.elementsFromPoint(event.clientX, event.clientY)) {
    const hit = element.closest(selector);
    if (hit) return hit;
  }
  return null;
}

/** Dragging an end card of the active set, or the card in the tray, into a gap of the hand. */
export class TableGesture {
  /** @param {HTMLElement} stage */
  constructor(stage) {
    this.stage = stage;
    /** @type {() => void} */
    this.cancel = () => {};
    /** @type {number} */
    this.ended = -1000;
  }

  /**
   * @param {MouseEvent} event
   * @returns {boolean}
   */
  swallowClick(event) {
    return event.detail > 0 && event.timeStamp - this.ended < 60;
  }

  /**
   * @param {PointerEvent} down
   * @param {"L"|"R"} end
   * @param {boolean} open  the gaps are already there
   */
  start(down, end, open) {
    this.ended = -1000;
    const picture = /** @type {Element} */ (down.currentTarget).querySelector("svg.card");
    if (!picture || down.button !== 0 || !down.isPrimary) return;
    /** @type {Carried|null} */
    let carried = null;
    /** @type {Element|null} */
    let gap = null;
    this.cancel();
    this.cancel = follow(this.stage, down, {
      move: (event) => {
        if (!carried && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > TREMBLE) {
          carried = new Carried([picture], down);
          if (!open) send(this.stage, { type: "end", end });
        }
        carried?.move(event);
        if (!carried) return;
        const under = over(event, "[data-gap]");
        if (under !== gap) {
          gap?.classList.remove("is-over");
          under?.classList.add("is-over");
          gap = under;
        }
      },
      end: (event) => {
        gap?.classList.remove("is-over");
        if (!carried) return;
        carried.drop();
        this.ended = event?.timeStamp ?? performance.now();
        if (event && gap) send(this.stage, { type: "drop", end, gap: Number(gap.getAttribute("data-gap")) });
        // Let go anywhere but on the stage, the card goes back to where it came from.
        else if (!open && (!event || !over(event, "scout-stage"))) {
          // The end that the drag chose, and the scouting that it began.
          for (let step = 0; step < 2; step++) send(this.stage, { type: "do", action: "back" });
        }
      },
    });
  }
}
