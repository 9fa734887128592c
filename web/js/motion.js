/**
 * Motion of cards: what is on the screen before and after a new view is compared, card by card, and every physical card
 * glides from where it was to where it is. So undo, look back and reload need no animations of their own. The events only
 * say what the comparison can't see: from whose plate a foreign card comes, and to whose plate a captured one goes.
 *
 * @example
 * const motion = new Motion(root);
 * motion.before();            // the old view is still drawn
 * // ... give the elements the new view, await their updateComplete ...
 * await motion.after(events); // resolved when all has come to rest
 *
 * A press or key finishes everything at once. With reduced motion nothing travels: what changed fades in, as long and in
 * the same order.
 */
import { render } from "../vendor/lit.js";
import { cardKey, renderBack } from "./card.js";
import { calm } from "./manners.js";

/** @typedef {import("./protocol.js").GameEvent} GameEvent */
/** @typedef {{duration:number, easing:string}} Kind */
/** @typedef {{box:DOMRect, picture:Element, up:string|null, zone:string}} Seen */

/** Milliseconds and curves of each kind of travel, at normal speed. */
const SHOW = { duration: 320, easing: "cubic-bezier(.2,.9,.25,1)", stagger: 30 };
const CAPTURE = { duration: 260, easing: "cubic-bezier(.5,0,.8,.4)", stagger: 20 };
const SCOUT = { duration: 280, easing: "cubic-bezier(.2,.8,.2,1)", stagger: 0 };
const ROOM = { duration: 180, easing: "cubic-bezier(.2,.8,.2,1)", stagger: 0 };
const TURN = { duration: 240, easing: "ease-in-out", stagger: 25 };
const DEAL = { duration: 300, easing: "cubic-bezier(.2,.9,.25,1)", stagger: 35 };
const FADE = { duration: 80, easing: "linear", stagger: 0 };

/** A card that moves less than this stays where it is. */
const STILL = 2;

export class Motion {
  /** @param {HTMLElement} root  holds the zones of the table */
  constructor(root) {
    this.root = root;
    /** @type {number} 1: as designed, 2: twice as fast, 0: nothing moves */
    this.speed = 1;
    /** @type {Map<string, Seen>|null} */
    this.seen = null;
    /** @type {Set<Animation>} */
    this.running = new Set();
    /** @type {Set<Element>} copies that fly above the page */
    this.flying = new Set();
    const finish = () => this.finish();
    root.addEventListener("pointerdown", finish, { capture: true });
    root.addEventListener("keydown", finish, { capture: true });
  }

  /** Remembers where every card lies. Call it while the old view is still on the screen. */
  before() {
    this.finish();
    // Where cards lie is dear to ask while the browser has yet to lay them out.
    this.seen = this.speed === 0 ? null : this.look();
  }

  /**
   * Moves every card from where it was.
   * @param {readonly GameEvent[]} [events]  what led from the old view to the new one
   * @returns {Promise<void>} when all has come to rest, or was finished
   */
  async after(events = []) {
    const was = this.seen;
    this.seen = null;
    if (!was || this.speed === 0 || document.visibilityState === "hidden") return;
    const is = this.look();
    if (calm()) this.fade(was, is);
    else {
      this.capture(was, is, events);
      this.travel(was, is, events);
    }
    this.tick(events);
    await Promise.allSettled([...this.running].map((animation) => animation.finished));
  }

  /**
   * A fresh hand comes card by card, from above the middle of the place in which it will lie.
   * @param {Element} place
   */
  deal(place) {
    if (this.speed === 0 || document.visibilityState === "hidden") return;
    const { x, width } = place.getBoundingClientRect();
    const still = calm();
    const kind = still ? FADE : DEAL;
    for (const [index, picture] of [...place.querySelectorAll("svg.card")].entries()) {
      const box = picture.getBoundingClientRect();
      const start = `translate(${x + (width - box.width) / 2 - box.x}px, ${-1.2 * box.height}px) rotate(-8deg) scale(.9)`;
      const from = still ? { opacity: 0 } : { opacity: 0, transform: start };
      this.run(picture, [from, { opacity: 1, transform: "none" }], kind, DEAL.stagger * index);
    }
  }

  /** Brings everything to rest at once. */
  finish() {
    for (const animation of this.running) animation.finish();
    this.running.clear();
    for (const copy of this.flying) copy.remove();
    this.flying.clear();
  }

  /**
   * Every card that may be followed, by its key.
   * @returns {Map<string, Seen>}
   */
  look() {
    /** @type {Map<string, Seen>} */
    const seen = new Map();
    for (const picture of this.root.querySelectorAll("svg[data-card]")) {
      const box = picture.getBoundingClientRect();
      const key = picture.getAttribute("data-card");
      if (!key || box.width === 0) continue;
      const zone = picture.closest("[data-zone]")?.getAttribute("data-zone") ?? "hand";
      seen.set(key, { box, picture, up: picture.getAttribute("data-up"), zone });
    }
    return seen;
  }

  /**
   * Cards that are still to be seen: within a zone neighbours make room, between zones a card is shown or scouted.
   * @param {Map<string, Seen>} was
   * @param {Map<string, Seen>} is
   * @param {readonly GameEvent[]} events
   */
  travel(was, is, events) {
    let shown = 0;
    let turned = 0;
    for (const [key, now] of is) {
      const then = was.get(key);
      const from = then?.box ?? this.origin(key, now, events);
      if (!from) continue;
      if (then && then.zone === now.zone && then.up !== now.up) {
        this.turnOver(then, now, TURN.stagger * turned);
        turned += 1;
        continue;
      }
      const moved = Math.hypot(from.x - now.box.x, from.y - now.box.y) + Math.abs(from.width - now.box.width);
      if (moved < STILL) continue;
      if (then?.zone === now.zone)
        this.run(now.picture, [{ transform: shift(from, now.box) }, { transform: "none" }], ROOM, 0);
      else if (now.zone === "active") {
        this.cross(from, now, SHOW, SHOW.stagger * shown);
        shown += 1;
      } else this.cross(from, now, SCOUT, 0);
    }
  }

  /**
   * Where a card comes from that nobody saw before: the plate of whoever showed it.
   * @param {string} key
   * @param {Seen} now
   * @param {readonly GameEvent[]} events
   * @returns {DOMRect|null}
   */
  origin(key, now, events) {
    if (now.zone !== "active") return null;
    const event = events.find((one) => one.type === "showed" && one.cards.some((card) => cardKey(card) === key));
    return event?.type === "showed" ? this.plate(event.seat, now.box) : null;
  }

  /**
   * Cards that have left the table: captured ones turn face down and slide to the plate, scouted ones go to the scout.
   * @param {Map<string, Seen>} was
   * @param {Map<string, Seen>} is
   * @param {readonly GameEvent[]} events
   */
  capture(was, is, events) {
    let count = 0;
    for (const event of events) {
      const gone = event.type === "showed" ? event.captured : event.type === "scouted" ? [event.card] : [];
      if (gone.length === 0 || !("seat" in event)) continue;
      for (const card of gone) {
        const then = was.get(cardKey(card));
        if (!then || is.has(cardKey(card))) continue;
        const to = this.plate(event.seat, then.box);
        if (!to) continue;
        const kind = event.type === "showed" ? CAPTURE : SCOUT;
        this.leave(then, to, kind, CAPTURE.stagger * count);
        count += 1;
      }
    }
  }

  /**
   * A small card's box in the middle of a seat's plate (or own line).
   * @param {number} seat
   * @param {DOMRect} like
   * @returns {DOMRect|null}
   */
  plate(seat, like) {
    const plate = this.root.querySelector(`[data-seat="${seat}"]`)?.getBoundingClientRect();
    if (!plate || plate.width === 0) return null;
    const height = Math.min(40, plate.height);
    const width = (height * like.width) / like.height;
    return new DOMRect(plate.x + plate.width / 2 - width / 2, plate.y + plate.height / 2 - height / 2, width, height);
  }

  /**
   * From one zone to another a copy flies above the page, so that no zone's edge cuts it; the card itself appears when the
   * copy lands.
   * @param {DOMRect} from
   * @param {Seen} now
   * @param {Kind} kind
   * @param {number} delay
   */
  cross(from, now, kind, delay) {
    this.run(now.picture, [{ opacity: 0 }, { opacity: 0 }], kind, delay);
    this.fly(now, [{ transform: shift(from, now.box) }, { transform: "none" }], kind, delay);
  }

  /**
   * The whole card turns by 180 degrees. Half-way, when it lies on its side, the old face gives way to the new one: each
   * number stays where it is, only the panel passes from one to the other.
   * @param {Seen} then
   * @param {Seen} now
   * @param {number} delay
   */
  turnOver(then, now, delay) {
    const on = { opacity: 1 };
    const off = { opacity: 0 };
    const side = { offset: 0.5, easing: "ease-out" };
    const still = { ...TURN, easing: "linear" };
    this.run(now.picture, [off, off], still, delay);
    const old = [
      { ...on, transform: shift(then.box, now.box), easing: "ease-in" },
      { ...on, ...side, transform: "rotate(90deg)" },
    ];
    this.fly({ ...then, box: now.box }, [...old, { ...off, offset: 0.5 }, off], still, delay);
    const fresh = [
      { ...off, ...side, transform: "rotate(-90deg)" },
      { ...on, ...side, transform: "rotate(-90deg)" },
    ];
    this.fly(now, [off, ...fresh, { ...on, transform: "none" }], still, delay);
  }

  /**
   * A card that leaves for a plate; a captured one turns its back on the way.
   * @param {Seen} then
   * @param {DOMRect} to
   * @param {Kind} kind
   * @param {number} delay
   */
  leave(then, to, kind, delay) {
    const end = { transform: shift(to, then.box) };
    const half = { transform: `${shift(middle(then.box, to), then.box)} scaleX(.04)`, offset: 0.5 };
    const begin = { transform: "none", opacity: 1 };
    if (kind !== CAPTURE)
      this.fly(then, [begin, { ...end, opacity: 1, offset: 0.85 }, { ...end, opacity: 0 }], kind, delay);
    else {
      this.fly(
        then,
        [begin, { ...half, opacity: 1 }, { ...half, opacity: 0, offset: 0.51 }, { ...end, opacity: 0 }],
        kind,
        delay,
      );
      const back = { ...then, picture: this.back() };
      this.fly(
        back,
        [
          { ...half, opacity: 0, offset: 0 },
          { ...half, opacity: 1 },
          { ...end, opacity: 0.6 },
        ],
        kind,
        delay,
      );
    }
  }

  /** @returns {Element} the back of a card */
  back() {
    const holder = document.createElement("div");
    render(renderBack(), holder);
    return /** @type {Element} */ (holder.firstElementChild);
  }

  /**
   * Lets a copy of a card fly above the page; it is gone when it has landed.
   * @param {Seen} seen  the picture, and the box in which it would lie still
   * @param {Keyframe[]} frames
   * @param {Kind} kind
   * @param {number} delay
   */
  fly({ picture, box }, frames, kind, delay) {
    const copy = /** @type {SVGElement} */ (picture.cloneNode(true));
    copy.removeAttribute("data-card");
    copy.classList.add("is-flying");
    copy.style.cssText = `left:${box.x}px;top:${box.y}px;width:${box.width}px;height:${box.height}px`;
    document.body.append(copy);
    this.flying.add(copy);
    const gone = () => {
      copy.remove();
      this.flying.delete(copy);
    };
    this.run(copy, frames, kind, delay).finished.then(gone, gone);
  }

  /**
   * Without travel: what is new or elsewhere fades in.
   * @param {Map<string, Seen>} was
   * @param {Map<string, Seen>} is
   */
  fade(was, is) {
    for (const [key, now] of is) {
      const then = was.get(key);
      if (then?.zone === now.zone && then.up === now.up) continue;
      this.run(now.picture, [{ opacity: 0 }, { opacity: 1 }], FADE, 0);
    }
  }

  /**
   * Counts that changed draw the eye for a moment.
   * @param {readonly GameEvent[]} events
   */
  tick(events) {
    for (const event of events) {
      if (event.type === "showed" && event.captured.length > 0) this.pulse(event.seat, "points", CAPTURE.duration);
      if (event.type === "scouted" && event.chip === "owner") this.pulse(event.owner, "chips", SCOUT.duration);
      if (event.type === "token") this.pulse(event.seat, "token", 0);
    }
  }

  /**
   * @param {number} seat
   * @param {string} count
   * @param {number} delay
   */
  pulse(seat, count, delay) {
    for (const place of this.root.querySelectorAll(`[data-seat="${seat}"] [data-count="${count}"]`)) {
      const frames = calm()
        ? [{ opacity: 0.4 }, { opacity: 1 }]
        : [{ transform: "scale(1)" }, { transform: "scale(1.35)" }, { transform: "scale(1)" }];
      this.run(place, frames, { duration: 240, easing: "ease-out" }, delay);
    }
  }

  /**
   * @param {Element} element
   * @param {Keyframe[]} frames
   * @param {Kind} kind
   * @param {number} delay
   * @returns {Animation}
   */
  run(element, frames, { duration, easing }, delay) {
    const animation = element.animate(frames, {
      duration: duration / this.speed,
      delay: delay / this.speed,
      easing,
      fill: "backwards",
    });
    this.running.add(animation);
    const done = () => this.running.delete(animation);
    animation.finished.then(done, done);
    return animation;
  }
}

/**
 * The transform that draws an element of box `to` as if it lay in box `from`.
 * @param {DOMRect} from
 * @param {DOMRect} to
 * @returns {string}
 */
function shift(from, to) {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${dx}px, ${dy}px) scale(${to.width ? from.width / to.width : 1})`;
}

/**
 * @param {DOMRect} a
 * @param {DOMRect} b
 * @returns {DOMRect}
 */
function middle(a, b) {
  return new DOMRect((a.x + b.x) / 2, (a.y + b.y) / 2, (a.width + b.width) / 2, (a.height + b.height) / 2);
}
