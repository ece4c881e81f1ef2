/** Goals of many matches one after the other: a digit leads to the next field, as hardly any side scores ten. */
class ScoreRows extends HTMLElement {
  connectedCallback() {
    this.addEventListener('input', event => this.#goOn(event));
  }

  /** @param {Event} event */
  #goOn(event) {
    const field = event.target;
    if (!(field instanceof HTMLInputElement) || !(event instanceof InputEvent) || event.inputType !== 'insertText') return;
    if (!/^\d$/.test(field.value)) return;
    const fields = Array.from(this.querySelectorAll('input:not([type=hidden])'), input => /** @type {HTMLInputElement} */ (input));
    const next = fields[fields.indexOf(field) + 1];
    if (next && !next.value) next.focus();
  }
}

customElements.define('score-rows', ScoreRows);
