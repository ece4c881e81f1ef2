import { fetchPage, isPage, parsePage } from '../js/server.js';
import { morph } from '../js/morph.js';

const pause = 150;

/** A line that Enter sends and that offers, while one types, what the household buys. */
class LineField extends HTMLElement {
  #timer = 0;
  #asking = new AbortController();
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.addEventListener('input', () => this.#askLater(), { signal });
    this.addEventListener('keydown', event => {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.target !== this.#field) return;
      event.preventDefault();
      this.#field?.form?.requestSubmit();
    }, { signal });
    // What was chosen instead of being typed out leaves nothing to type.
    this.addEventListener('form-accepted', () => {
      clearTimeout(this.#timer);
      this.#asking.abort();
      if (this.#field) this.#field.value = '';
    }, { signal });
    document.addEventListener('screen-shown', () => this.#text && this.#askLater(), { signal });
  }

  disconnectedCallback() {
    this.#listening?.abort();
    clearTimeout(this.#timer);
    this.#asking.abort();
  }

  get #field() { return this.querySelector('textarea'); }
  get #text() { return this.#field?.value.trim() ?? ''; }

  #askLater() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), pause);
  }

  async #ask() {
    this.#asking.abort();
    const { signal } = this.#asking = new AbortController();
    const place = this.querySelector('[data-suggestions]');
    const text = this.#text;
    if (!place) return;
    if (!text || text.includes('\n')) return place.replaceChildren();
    const url = new URL(this.getAttribute('suggestions') ?? '', location.href);
    url.searchParams.set('text', text);
    try {
      const response = await fetchPage(url, signal);
      const html = await response.text();
      const found = response.ok && isPage(response) ? parsePage(html).querySelector('[data-suggestions]') : null;
      if (found && !signal.aborted) morph(place, found);
    } catch {
      // Without signal nothing is offered; what is typed can be sent all the same.
    }
  }
}

customElements.define('line-field', LineField);
