import { refresh } from '../js/app.js';

const interval = 400;

/** Fetches the page again for as long as it shows work under way. */
class ImportProgress extends HTMLElement {
  #timer = 0;

  connectedCallback() {
    this.querySelector('a.button')?.setAttribute('hidden', '');
    this.#wait();
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
  }

  #wait() {
    this.#timer = setTimeout(async () => {
      if (!document.hidden) await refresh();
      if (this.isConnected) this.#wait();
    }, interval);
  }
}

customElements.define('import-progress', ImportProgress);
