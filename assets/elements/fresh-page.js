import { refresh } from '../js/app.js';

/** Fetches the page again every so many seconds while somebody looks at it: what it shows no stream tells of. */
class FreshPage extends HTMLElement {
  #timer = 0;
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    document.addEventListener('visibilitychange', () => this.#look(), { signal: this.#listening.signal });
    this.#wait();
  }

  disconnectedCallback() {
    this.#listening?.abort();
    clearTimeout(this.#timer);
  }

  #wait() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#look(), Number(this.getAttribute('every')) * 1000);
  }

  async #look() {
    if (!document.hidden) await refresh();
    if (this.isConnected) this.#wait();
  }
}

customElements.define('fresh-page', FreshPage);
