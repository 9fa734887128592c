import { html } from "../vendor/lit.js";

/**
 * One of a few values to choose.
 * @param {string} label
 * @param {readonly string[]} values
 * @param {string} chosen
 * @param {(value:string) => void} choose
 * @param {(value:string) => string} [words]
 */
export function renderSelect(label, values, chosen, choose, words = (value) => value) {
  return html`<label class="builder-field">${label}
    <select @change=${(/** @type {Event} */ event) => choose(/** @type {HTMLSelectElement} */ (event.target).value)}>
      ${values.map((value) => html`<option value=${value} .selected=${value === chosen}>${words(value)}</option>`)}
    </select></label>`;
}
