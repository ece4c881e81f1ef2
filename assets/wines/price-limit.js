import { announce } from '../js/app.js';

/** A slider beside the number of what a bottle may cost: what changes one changes the other. */
class PriceLimit extends HTMLElement {
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    // Before the form hears of it and counts anew.
    this.addEventListener('input', event => this.#follow(event.target), { capture: true, signal });
    this.addEventListener('change', event => this.#follow(event.target), { capture: true, signal });
    // What was moved before anybody listened.
    const slider = this.#slider;
    if (!(slider instanceof HTMLInputElement) || slider.value === slider.defaultValue) return;
    this.#follow(slider);
    slider.dispatchEvent(new Event('change', { bubbles: true }));
  }

  disconnectedCallback() {
    this.#listening?.abort();
  }

  get #stops() { return (this.getAttribute('stops') ?? '').split(' ').map(Number); }
  get #number() { return this.querySelector('input[type=number]'); }
  get #slider() { return this.querySelector('input[type=range]'); }

  /** @param {EventTarget | null} changed */
  #follow(changed) {
    const number = this.#number;
    const slider = this.#slider;
    if (!(number instanceof HTMLInputElement) || !(slider instanceof HTMLInputElement)) return;
    const stops = this.#stops;
    if (changed === slider) {
      number.value = String(stops[slider.valueAsNumber] ?? '');
      announce(number.value);
    } else if (changed === number) {
      const most = number.valueAsNumber;
      const stop = stops.findIndex(stop => stop >= most);
      slider.value = String(stop < 0 ? stops.length : stop);
    }
  }
}

customElements.define('price-limit', PriceLimit);
