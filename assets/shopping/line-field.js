import { take } from '../offline/actions.js';
import { announce, fetchPage, isPage, morph, newKey, parsePage, sendingOf, show, snapshot } from '../js/app.js';

const pause = 150;

/**
 * A line that Enter sends. It is free for the next thing once what was typed is on the device; that goes out behind, one after the
 * other, and comes back into the field if it is refused. While one types, what the household buys is offered.
 */
class LineField extends HTMLElement {
  #timer = 0;
  /** What is on its way onto the disk: Enter pressed twice means it once. */ #keeping = '';
  #asking = new AbortController();
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.addEventListener('input', () => this.#askLater(), { signal });
    this.addEventListener('keydown', event => {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing || event.target !== this.#field) return;
      event.preventDefault();
      if (this.#text) this.#form?.requestSubmit();
    }, { signal });
    this.addEventListener('submit', event => {
      // An empty line is left to the server, which says what is wrong with it.
      if (!(event.target instanceof HTMLFormElement) || event.target !== this.#form || !this.#field || !this.#text) return;
      event.preventDefault();
      this.#send(event.target, this.#field.value);
    }, { signal });
    // What was chosen instead of being typed out leaves nothing to type.
    this.addEventListener('form-accepted', ({ target }) => target !== this.#form && this.#empty(), { signal });
    document.addEventListener('screen-shown', () => this.#text && this.#askLater(), { signal });
  }

  disconnectedCallback() {
    this.#listening?.abort();
    clearTimeout(this.#timer);
    this.#asking.abort();
  }

  get #form() { return this.querySelector('form'); }
  get #field() { return this.querySelector('textarea'); }
  get #place() { return this.querySelector('[data-suggestions]'); }
  get #text() { return this.#field?.value.trim() ?? ''; }

  /** @param {string} [rest] What has been typed since. */
  #empty(rest = '') {
    clearTimeout(this.#timer);
    this.#asking.abort();
    if (this.#field) this.#field.value = rest;
    this.#place?.replaceChildren();
  }

  /**
   * Each line of the text with the id of the item that it makes.
   * @param {string} text
   */
  #sendingOf(text) {
    const action = new URL(this.#form?.getAttribute('action') ?? '', location.href).href;
    const content = new URLSearchParams({ text });
    for (const line of text.split('\n')) if (line.trim()) content.append('item', newKey());
    return sendingOf({}, action, content);
  }

  /**
   * @param {HTMLFormElement} form
   * @param {string} text
   */
  async #send(form, text) {
    if (this.#keeping === text) return;
    this.#keeping = text;
    /** @type {ReturnType<typeof snapshot> | undefined} */
    let sent;
    const isKept = () => {
      this.#keeping = '';
      this.#empty(this.#field?.value.slice(text.length));
      sent = snapshot(form);
    };
    const answer = await take(form, this.#sendingOf(text), { isKept });
    if (!answer) return;
    const { response, text: html } = answer;
    if (response.ok) form.dispatchEvent(new Event('form-accepted', { bubbles: true }));
    else if (this.#field) this.#field.value = [text, this.#field.value].filter(Boolean).join('\n');
    if (!isPage(response) || (response.ok && new URL(response.url).pathname !== location.pathname)) return;
    await show(html, { url: response.ok ? response.url : undefined, sent, isFirm: !response.ok });
  }

  #askLater() {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), pause);
  }

  async #ask() {
    this.#asking.abort();
    const { signal } = this.#asking = new AbortController();
    const place = this.#place;
    const text = this.#text;
    const source = this.getAttribute('suggestions');
    if (!place || !source) return;
    if (!text || text.includes('\n')) return place.replaceChildren();
    const url = new URL(source, location.href);
    url.searchParams.set('text', text);
    try {
      const response = await fetchPage(url, signal);
      const html = await response.text();
      const found = response.ok && isPage(response) ? parsePage(html).querySelector('[data-suggestions]') : null;
      if (!found || signal.aborted) return;
      morph(place, found);
      const { length } = place.querySelectorAll('button');
      if (length) announce((this.getAttribute('offered') ?? '').replace('{count}', `${length}`));
    } catch {
      // Without signal nothing is offered; what is typed can be sent all the same.
    }
  }
}

customElements.define('line-field', LineField);
