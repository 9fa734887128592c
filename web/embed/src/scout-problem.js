import { define, Problem, ScoutElement } from "./base.js";

/** Why a frame shows nothing else. For embed.html alone. */
export class ScoutProblem extends ScoutElement {
  static properties = { reason: {}, detail: {} };

  constructor() {
    super();
    /** @type {string} a message's id */
    this.reason = "embed-error-link";
    /** @type {string} */
    this.detail = "";
  }

  content() {
    throw new Problem(this.reason, { detail: this.detail });
  }
}

define("scout-problem", ScoutProblem);
