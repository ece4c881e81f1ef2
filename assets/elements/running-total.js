import { Listening, fieldsIn, isTouched } from '../js/app.js';
import { money, wholeNumber } from './money.js';

/** Keeps the amounts of an order true while one types; the server's amounts are what counts. */
class RunningTotal extends Listening {
  #isTouched = false;

  /** @param {AbortSignal} signal */
  listen(signal) {
    this.addEventListener('input', () => {
      this.#isTouched = true;
      this.#reckon();
    }, { signal });
    document.addEventListener('screen-shown', () => this.#isTouched && this.#reckon(), { signal });
    // What was typed before anybody listened.
    this.#isTouched = fieldsIn(this).some(isTouched);
    if (this.#isTouched) this.#reckon();
  }

  get #digits() { return Number(this.getAttribute('digits') ?? 2); }

  #reckon() {
    /** @type {bigint | undefined} */
    let total = 0n;
    for (const line of this.querySelectorAll('[data-line]')) {
      const price = this.#price(line);
      const quantity = wholeNumber(/** @type {HTMLInputElement | null} */ (line.querySelector('[data-quantity]'))?.value);
      const amount = price === undefined || quantity === undefined ? undefined : price * quantity;
      write(line.querySelector('[data-line-total]'), money(amount, this));
      total = total === undefined || amount === undefined ? undefined : total + amount;
    }
    write(this.querySelector('[data-total]'), money(total, this));
  }

  /** @param {Element} line */
  #price(line) {
    const typed = /** @type {HTMLInputElement | null} */ (line.querySelector('input[data-price-input]'));
    if (typed) return minorUnits(typed.value, this.#digits);
    const priced = line.hasAttribute('data-price') ? line : line.querySelector('[data-price]');
    return wholeNumber(priced?.getAttribute('data-price'));
  }
}

/**
 * An amount as people type it, "3,50", "1.234,5", "3.5 €", in minor units; nothing when it can be read in two ways.
 * @param {string} text
 * @param {number} digits
 */
function minorUnits(text, digits) {
  const bare = text.replace(/[\s\u00a0\u202f\p{Sc}]/gu, '');
  const parts = /^([-−–]?)(\d+|\d{1,3}(?:\.\d{3})+(?=,)|\d{1,3}(?:,\d{3})+(?=\.))(?:[.,](\d*))?$/.exec(bare);
  if (!parts) return undefined;
  const [, sign, whole, fraction = ''] = parts;
  if (fraction.length > digits) return undefined;
  return BigInt((sign && '-') + whole.replace(/[.,]/g, '') + fraction.padEnd(digits, '0'));
}

/**
 * @param {Element | null} element
 * @param {string} text
 */
function write(element, text) {
  if (element && element.textContent !== text) element.textContent = text;
}

customElements.define('running-total', RunningTotal);
