import { announce, fetchPage, fieldsIn, isPage, isTouched, morph, parsePage, show, startOver, untilReleased } from '../js/app.js';

const pause = 150;

/** Searches while one types. */
class SearchField extends HTMLElement {
  #timer = 0;
  #asking = new AbortController();
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.addEventListener('input', () => {
      // What was asked before is no answer to what stands there now.
      this.#asking.abort();
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.#search(), pause);
    }, { signal });
    this.addEventListener('submit', event => {
      event.preventDefault();
      this.#search();
    }, { signal });
    this.addEventListener('keydown', event => {
      const field = event.target;
      if (event.key !== 'Escape' || !(field instanceof HTMLInputElement) || !field.value) return;
      event.preventDefault();
      field.value = '';
      this.#search();
    }, { signal });
    // What was typed before anybody listened.
    if (fieldsIn(this).some(isTouched)) this.#search();
  }

  disconnectedCallback() {
    this.#listening?.abort();
    clearTimeout(this.#timer);
    this.#asking.abort();
  }

  async #search() {
    clearTimeout(this.#timer);
    this.#asking.abort();
    const { signal } = this.#asking = new AbortController();
    const list = this.#list;
    const url = this.#address;
    if (!list || !url) return;
    try {
      const response = await fetchPage(url, signal);
      const html = await response.text();
      await untilReleased();
      if (!signal.aborted) this.#sayUnanswered(list, false);
      if (!signal.aborted && response.ok && isPage(response)) await this.#show(html, url, list);
      // What a search found is said by the list itself.
      if (!signal.aborted && !this.#words) announce(this.getAttribute('cleared') ?? '');
    } catch {
      // A superseded search ends here too.
      if (!signal.aborted) this.#sayUnanswered(list, fieldsIn(this).some(field => field.value && field.type === 'search'));
    }
  }

  /**
   * What is kept may hold what is looked for.
   * @param {string} words
   */
  async #offerKept(words) {
    const place = this.getAttribute('kept');
    if (place && navigator.serviceWorker?.controller) (await import('../offline/kept-answers.js')).offerKept(this, place, words);
  }

  /**
   * Without signal the list is no answer to what stands in the field.
   * @param {Element} list
   * @param {boolean} isUnanswered
   */
  #sayUnanswered(list, isUnanswered) {
    list.toggleAttribute('hidden', isUnanswered);
    const note = this.querySelector('[role=status]');
    if (note) note.textContent = isUnanswered ? this.getAttribute('unanswered') : '';
    note?.toggleAttribute('hidden', !isUnanswered);
    note?.classList.toggle('notice', isUnanswered);
    if (isUnanswered) this.#offerKept(this.#words);
    else this.querySelector('[data-kept-answers]')?.remove();
  }

  /**
   * @param {string} html
   * @param {URL} url
   * @param {Element} list
   */
  async #show(html, url, list) {
    startOver(list);
    if (url.pathname === location.pathname) return show(html, { url: url.href, isFirm: true });
    const found = parsePage(html).querySelector('[data-results]');
    if (found) morph(list, found);
    document.dispatchEvent(new Event('screen-shown'));
  }

  get #words() {
    return /** @type {HTMLInputElement | null} */ (this.querySelector('input[type=search]'))?.value ?? '';
  }

  get #list() {
    const lists = Array.from(document.querySelectorAll('[data-results]'));
    return lists.find(list => this.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING);
  }

  get #address() {
    const form = this.querySelector('form');
    if (!form) return undefined;
    const url = new URL(form.getAttribute('action') ?? '', location.href);
    const fields = new FormData(form);
    // A name stands there once for each of its values.
    for (const name of fields.keys()) url.searchParams.delete(name);
    for (const [name, value] of fields) if (typeof value === 'string' && value !== '') url.searchParams.append(name, value);
    return url;
  }
}

customElements.define('search-field', SearchField);
