/**
 * Stars over a choice of half stars: a tap gives the star, a second tap on it half of it, a third none; a finger that moves gives
 * halves. The choice stays beneath, for keys, readers and whoever would rather choose a word.
 */
class StarField extends HTMLElement {
  /** @type {AbortController | undefined} */ #listening;
  /** Where the finger came down, and whether it has moved since. */
  #start = 0;
  #moved = false;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.ariaHidden = 'true';
    this.addEventListener('pointerdown', event => this.#press(event), { signal });
    this.addEventListener('pointermove', event => this.#drag(event), { signal });
    this.addEventListener('click', event => this.#tap(event), { signal });
    this.#select.addEventListener('change', () => this.#show(), { signal });
    this.#show();
  }

  disconnectedCallback() {
    this.#listening?.abort();
  }

  get #select() { return /** @type {HTMLSelectElement} */ (this.nextElementSibling); }
  get #halves() { return Number(this.#select.value || 0); }

  #show() {
    this.dataset.halves = String(this.#halves);
  }

  /** @param {PointerEvent} event */
  #press(event) {
    if (!event.isPrimary) return;
    this.#start = event.clientX;
    this.#moved = false;
    this.setPointerCapture(event.pointerId);
  }

  /** @param {PointerEvent} event */
  #drag(event) {
    if (!event.buttons || (!this.#moved && Math.abs(event.clientX - this.#start) < 8)) return;
    this.#moved = true;
    this.#give(this.#halvesAt(event));
  }

  /** @param {MouseEvent} event */
  #tap(event) {
    if (this.#moved) return;
    const star = Math.ceil(this.#halvesAt(event) / 2) * 2;
    const now = this.#halves;
    this.#give(now === star ? star - 1 : now === star - 1 ? 0 : star);
  }

  /** @param {MouseEvent} event */
  #halvesAt({ clientX }) {
    const { left, width } = this.getBoundingClientRect();
    return Math.min(10, Math.max(1, Math.ceil((clientX - left) / width * 10)));
  }

  /** @param {number} halves */
  #give(halves) {
    if (halves === this.#halves) return;
    this.#select.value = halves ? String(halves) : '';
    this.#select.dispatchEvent(new Event('input', { bubbles: true }));
    this.#select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

customElements.define('star-field', StarField);
