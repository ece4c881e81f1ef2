import { refresh } from '../js/app.js';

/** Fetches the page again every so many seconds while somebody looks at it: what it shows no stream tells of. */
class FreshPage extends HTMLElement {
  #timer = 0;
  #shown = 0;
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    document.addEventListener('screen-shown', () => (this.#shown += 1), { signal });
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
    const shown = this.#shown;
    if (!document.hidden && !(await refresh()) && shown === this.#shown) this.#lose();
    if (this.isConnected) this.#wait();
  }

  /** What it says of the house is not known to be so any more; the next answer says again how it is. */
  #lose() {
    const [first, ...others] = this.querySelectorAll(':scope > .notice');
    if (!first || document.documentElement.hasAttribute('data-leaving')) return;
    for (const each of others) each.remove();
    first.setAttribute('data-tone', 'warning');
    first.textContent = this.getAttribute('lost');
  }
}

customElements.define('fresh-page', FreshPage);
