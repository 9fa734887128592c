/**
 * What can be heard and felt, for who asked for it: a few short sounds made on the spot, and ticks of the device.
 *
 * @import { GameEvent, GameView, Selection } from "./protocol.js"
 * @import { AppState } from "./store.js"
 */

/** @typedef {"pick"|"show"|"scout"|"chip"|"ticket"|"turn"|"won"|"over"|"refused"} Sound */
/**
 * @typedef {object} Cue
 * @property {Sound} sound
 * @property {number} [strength]  1 to 5: of a show, its cards
 * @property {number[]} [ticks]   milliseconds of buzzing and pauses by turns
 */

/** Seconds between two cues of one moment. */
const APART = 0.14;

/**
 * What is to be heard and felt when one state follows another.
 * @param {AppState} before
 * @param {AppState} now
 * @returns {Cue[]}
 */
export function cuesOf(before, now) {
  const { game, happened, notice } = now;
  if (!game || before.game?.id !== game.id) return [];
  /** @type {Cue[]} */
  const cues = [];
  if (happened && happened !== before.happened && !happened.undone)
    cues.push(...happened.events.flatMap((event) => eventCues(event, game.view)));
  else if (picked(before.game.selection, game.selection)) cues.push({ sound: "pick", ticks: [8] });
  if (game.view.choices && game.view.ply !== before.game.view.ply) cues.push({ sound: "turn", ticks: [10, 40, 10] });
  if (notice && notice !== before.notice) cues.push({ sound: "refused" });
  return cues;
}

/**
 * @param {GameEvent} event
 * @param {GameView} view
 * @returns {Cue[]}
 */
function eventCues(event, view) {
  // Ticks are for the own hand; what others do can be seen.
  const ticks = "seat" in event && event.seat === view.seat ? [15] : undefined;
  switch (event.type) {
    case "showed":
      return [{ sound: "show", strength: Math.min(5, event.cards.length), ticks }];
    case "scouted":
      return event.owner === view.seat && event.chip === "owner"
        ? [{ sound: "scout" }, { sound: "chip" }]
        : [{ sound: "scout", ticks }];
    case "token":
      return [{ sound: "ticket" }];
    case "round-ended": {
      const best = view.seat !== null && event.scores[view.seat] === Math.max(...event.scores);
      return [{ sound: best ? "won" : "over" }];
    }
    default:
      return [];
  }
}

/**
 * @param {Selection} before
 * @param {Selection} now
 */
function picked(before, now) {
  return ["start", "stop", "end", "gap", "turned"].some((part) => {
    const key = /** @type {keyof Selection} */ (part);
    return now[key] !== null && now[key] !== before[key];
  });
}

/** Plays cues, as far as the settings ask for them and the device can. */
export class Effects {
  /** @type {AudioContext|null} */
  #context = null;

  /**
   * @param {Cue[]} cues
   * @param {{sound:"off"|"on", buzz:"off"|"on"}} settings
   */
  play(cues, { sound, buzz }) {
    const ticks = cues.findLast((cue) => cue.ticks)?.ticks;
    if (buzz === "on" && ticks && this.#touched) navigator.vibrate?.(ticks);
    if (sound === "off" || cues.length === 0 || !this.#touched) return;
    this.#context ??= new AudioContext();
    const context = this.#context;
    // A phone that was put aside has silenced it.
    if (context.state !== "running") context.resume();
    cues.forEach((cue, index) => {
      makeSound(context, cue, context.currentTime + 0.02 + APART * index);
    });
  }

  /** Before the first touch of the page, browsers let nothing be heard or felt. */
  get #touched() {
    return navigator.userActivation?.hasBeenActive !== false;
  }
}

/**
 * Schedule one sound.
 * @param {BaseAudioContext} context
 * @param {Cue} cue
 * @param {number} at  seconds
 */
export function makeSound(context, { sound, strength = 1 }, at) {
  const rustle = (/** @type {number[]} */ ...[pitch, length, volume, later = 0]) =>
    noise(context, at + later, pitch, length, volume);
  const tone = (/** @type {number[]} */ ...[pitch, length, volume, later = 0]) =>
    note(context, at + later, pitch, length, volume);
  switch (sound) {
    case "pick":
      return rustle(3200, 0.03, 0.12);
    case "scout":
      return rustle(2200, 0.09, 0.16);
    case "show":
      return rustle(900, 0.1 + 0.01 * strength, 0.2 + 0.05 * strength);
    case "chip":
      tone(1976, 0.12, 0.08);
      return tone(2637, 0.2, 0.08, 0.06);
    case "ticket":
      rustle(5000, 0.06, 0.14);
      return rustle(3600, 0.1, 0.16, 0.07);
    case "turn":
      tone(147, 0.16, 0.4);
      return tone(196, 0.2, 0.4, 0.13);
    case "won":
      for (const [index, pitch] of [523, 659, 784, 1047].entries()) tone(pitch, 0.22, 0.14, 0.11 * index);
      return;
    case "over":
      tone(392, 0.2, 0.14);
      return tone(294, 0.3, 0.14, 0.16);
    case "refused":
      return tone(110, 0.1, 0.3);
  }
}

/**
 * A note that is struck and dies away.
 * @param {BaseAudioContext} context
 * @param {number} at
 * @param {number} pitch   hertz
 * @param {number} length  seconds
 * @param {number} volume  0 to 1
 */
function note(context, at, pitch, length, volume) {
  const source = context.createOscillator();
  source.type = pitch < 250 ? "sine" : "triangle";
  source.frequency.value = pitch;
  strike(context, source, at, length, volume).connect(context.destination);
}

/**
 * Paper: noise around a pitch.
 * @param {BaseAudioContext} context
 * @param {number} at
 * @param {number} pitch
 * @param {number} length
 * @param {number} volume
 */
function noise(context, at, pitch, length, volume) {
  const source = context.createBufferSource();
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  source.buffer = buffer;
  const filter = context.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  strike(context, source, at, length, volume).connect(filter).connect(context.destination);
}

/**
 * @param {BaseAudioContext} context
 * @param {AudioScheduledSourceNode} source
 * @param {number} at
 * @param {number} length
 * @param {number} volume
 * @returns {AudioNode} its loudness over time
 */
function strike(context, source, at, length, volume) {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(volume, at + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  source.connect(gain);
  source.start(at);
  source.stop(at + length);
  return gain;
}
