import { t } from "../js/i18n.js";
import { html, live } from "../vendor/lit.js";
import { renderSelect } from "./select.js";

/** @typedef {import("../js/notation.js").Spn} Spn */

const PHASES = /** @type {const} */ (["play", "turn", "over"]);

/**
 * Whose turn it is, and what each seat has beside its hand.
 * @param {Spn} position
 * @param {(position:Spn) => void} set
 */
export function renderNumbers(position, set) {
  const seats = [...position.hands.keys()].map(String);
  const seatWords = (/** @type {string} */ seat) => (seat === "" ? t("nobody") : t("seat", { seat: Number(seat) + 1 }));
  return html`<div class="builder-bar">
      ${renderSelect(t("turn"), seats, String(position.turn), (seat) => set({ ...position, turn: Number(seat) }), seatWords)}
      ${renderSelect(
        t("phase"),
        PHASES,
        position.phase,
        (phase) => set({ ...position, phase: /** @type {Spn["phase"]} */ (phase) }),
        (phase) => t(`phase-${phase}`),
      )}
      ${renderSelect(t("owner"), ["", ...seats], position.owner === null ? "" : String(position.owner), (seat) => set({ ...position, owner: seat === "" ? null : Number(seat) }), seatWords)}
      ${renderSelect(
        t("round"),
        seats.map((seat) => String(Number(seat) + 1)),
        String(position.round),
        (round) => set({ ...position, round: Number(round) }),
      )}
      ${renderSelect(t("start"), seats, String(position.start), (seat) => set({ ...position, start: Number(seat) }), seatWords)}
    </div>
    <table class="builder-counts">
      <thead><tr><td></td>${["captured", "chips", "ticket", "totals"].map((id) => html`<th scope="col">${t(id)}</th>`)}</tr></thead>
      <tbody>
        ${position.hands.map(
          (_, seat) => html`<tr><th scope="row">${t("seat", { seat: seat + 1 })}</th>
            ${count(position, set, "points", "captured", seat)} ${count(position, set, "chips", "chips", seat)}
            <td><input type="checkbox" aria-label=${`${t("ticket")}, ${t("seat", { seat: seat + 1 })}`} .checked=${live(position.tokens[seat])}
              @change=${() => set({ ...position, tokens: position.tokens.with(seat, !position.tokens[seat]) })}></td>
            ${count(position, set, "totals", "totals", seat)}</tr>`,
        )}
      </tbody>
    </table>`;
}

/**
 * @param {Spn} position
 * @param {(position:Spn) => void} set
 * @param {"points"|"chips"|"totals"} key
 * @param {string} id
 * @param {number} seat
 */
function count(position, set, key, id, seat) {
  const lowest = key === "totals" ? -99 : 0;
  const change = (/** @type {Event} */ event) => {
    const value = Math.trunc(Number(/** @type {HTMLInputElement} */ (event.target).value)) || 0;
    set({ ...position, [key]: position[key].with(seat, Math.min(999, Math.max(lowest, value))) });
  };
  return html`<td><input type="number" min=${lowest} max="999" aria-label=${`${t(id)}, ${t("seat", { seat: seat + 1 })}`}
    .value=${live(String(position[key][seat]))} @change=${change}></td>`;
}
