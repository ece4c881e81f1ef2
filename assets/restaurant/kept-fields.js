import { Listening, fieldsIn, isTouched } from '../js/app.js';

/**
 * Keeps what somebody has typed of where an order goes until it is placed: in this window alone, so that a page that is loaded again
 * has it, and nobody else.
 */
class KeptFields extends Listening {
  /** @param {AbortSignal} signal */
  listen(signal) {
    this.#fill();
    for (const type of ['input', 'change']) this.addEventListener(type, () => this.#keep(), { signal });
    this.closest('form')?.addEventListener('form-accepted', () => this.#forget(), { signal });
  }

  get #key() { return `sobremesa-kept ${location.pathname}`; }

  #fill() {
    for (const [name, value] of this.#kept()) {
      for (const field of fieldsIn(this)) {
        if (field.name !== name || isTouched(field)) continue;
        if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = field.value === value;
        // A time that is over cannot be chosen again.
        else if (!(field instanceof HTMLSelectElement) || [...field.options].some(option => option.value === value)) field.value = value;
      }
    }
  }

  /** @returns {[string, string][]} */
  #kept() {
    try {
      return JSON.parse(sessionStorage.getItem(this.#key) ?? '[]');
    } catch {
      return [];
    }
  }

  #keep() {
    const kept = fieldsIn(this).filter(field => field.type !== 'hidden' && (!(field instanceof HTMLInputElement) || field.type !== 'radio' || field.checked));
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(kept.map(field => [field.name, field.value])));
    } catch {
      // A window that keeps nothing loses it with the page.
    }
  }

  #forget() {
    try {
      sessionStorage.removeItem(this.#key);
    } catch {
      // There was nothing.
    }
  }
}

customElements.define('kept-fields', KeptFields);
