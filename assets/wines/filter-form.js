import { fetchPage, fieldsIn, isPage, isTouched, show, untilReleased } from '../js/app.js';

/** Counts anew with every tick, so that each choice says what it would leave. */
class FilterForm extends HTMLElement {
  #asking = new AbortController();
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    this.addEventListener('change', () => this.#count(), { signal: this.#listening.signal });
    // What was ticked before anybody listened.
    if (fieldsIn(this).some(isTouched)) this.#count();
  }

  disconnectedCallback() {
    this.#listening?.abort();
    this.#asking.abort();
  }

  async #count() {
    this.#asking.abort();
    const { signal } = this.#asking = new AbortController();
    const form = this.querySelector('form');
    if (!form) return;
    const url = new URL(this.getAttribute('counts') ?? '', location.href);
    for (const [name, value] of new FormData(form)) if (typeof value === 'string' && value) url.searchParams.append(name, value);
    try {
      const response = await fetchPage(url, signal);
      const html = await response.text();
      await untilReleased();
      if (!signal.aborted && response.ok && isPage(response)) await show(html, { url: url.href, isFirm: true });
    } catch {
      // Without signal the counts stay as they are; a superseded count ends here too.
    }
  }
}

customElements.define('filter-form', FilterForm);
