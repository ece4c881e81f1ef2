import { refresh } from '../js/app.js';

/** The longest that timers take. */
const longest = 2 ** 31 - 1;
const retryAfter = 5000;

/** Fetches the page again when something on it ends by time alone. How long that is, the server says, whatever this clock shows. */
class LockClock extends HTMLElement {
  static observedAttributes = ['left'];
  #timer = 0;
  #endsAt = Infinity;
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    // Timers stand still while a device sleeps.
    document.addEventListener('visibilitychange', () => this.#wait(), { signal });
    this.#begin();
  }

  disconnectedCallback() {
    this.#listening?.abort();
    clearTimeout(this.#timer);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#begin();
  }

  #begin() {
    this.#endsAt = Date.now() + Number(this.getAttribute('left')) + 250;
    this.#wait();
  }

  #wait() {
    clearTimeout(this.#timer);
    if (document.hidden) return;
    this.#timer = setTimeout(() => this.#end(), Math.min(longest, Math.max(0, this.#endsAt - Date.now())));
  }

  async #end() {
    if (Date.now() < this.#endsAt) return this.#wait();
    if (await refresh()) return;
    // What waits would come too late.
    this.closest('form')?.removeAttribute('data-offline');
    this.#endsAt = Date.now() + retryAfter;
    this.#wait();
  }
}

customElements.define('lock-clock', LockClock);
