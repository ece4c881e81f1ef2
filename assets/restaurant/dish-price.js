import { Listening } from '../js/app.js';
import { money, wholeNumber } from '../elements/money.js';

/** Keeps the price on the button that takes a dish true while one chooses what goes with it. */
class DishPrice extends Listening {
  /** @param {AbortSignal} signal */
  listen(signal) {
    for (const type of ['input', 'change']) this.closest('form')?.addEventListener(type, () => this.#reckon(), { signal });
  }

  #reckon() {
    const form = this.closest('form');
    const quantity = wholeNumber(/** @type {HTMLInputElement | null} */ (form?.querySelector('[data-quantity]'))?.value);
    const [text] = this.getElementsByTagName('span');
    if (!form || !text) return;
    let price = wholeNumber(this.getAttribute('price')) ?? 0n;
    for (const option of form.querySelectorAll('[data-price]:checked')) price += wholeNumber(option.getAttribute('data-price')) ?? 0n;
    // What the server is going to refuse has no price.
    text.textContent = money(quantity === undefined || quantity < 1n ? undefined : price * quantity, this);
  }
}

customElements.define('dish-price', DishPrice);
