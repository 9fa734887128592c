/** One of a few: radio buttons that look like one control, and what they are for. */
import { html, nothing } from "../../vendor/lit.js";

/**
 * @param {object} choice
 * @param {string} choice.name
 * @param {string} choice.legend
 * @param {string} [choice.why]                   the reason to choose otherwise
 * @param {readonly string[]} choice.values
 * @param {string} choice.chosen
 * @param {(value:string) => string} choice.words
 * @param {(value:string) => void} choice.choose
 */
export function renderChoice({ name, legend, why, values, chosen, words, choose }) {
  return html`<fieldset class="field" aria-describedby=${why ? `why-${name}` : nothing}>
    <legend>${legend}</legend>
    <div class="segments">
      ${values.map(
        (value) => html`<label
          ><input type="radio" name=${name} value=${value} .checked=${value === chosen} @change=${() => choose(value)} /><span
            >${words(value)}</span
          ></label
        >`,
      )}
    </div>
    ${why ? html`<p class="field-why" id=${`why-${name}`}>${why}</p>` : nothing}
  </fieldset>`;
}
