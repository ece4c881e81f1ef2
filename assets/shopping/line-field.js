import { notify, phrase } from '../js/announce.js';
import { snapshot } from '../js/fields.js';
import { morph } from '../js/morph.js';
import { show } from '../js/page.js';
import { newKey, send, sendingOf } from '../js/sender.js';
import { fetchPage, isPage, parsePage } from '../js/server.js';

/** @typedef {{ text: string, sending: import('../js/sender.js').Sending }} Line */

const pause = 150;

/**
 * A line that Enter sends. It is free for the next thing at once: what was typed goes out behind, one after the other, and
 * comes back into the field if it could not be taken; sent again as it was, it is the same. While one types, what the household buys is offered.
 */
class LineField extends HTMLElement {
  /** @type {Line[]} */ #waiting = [];
  /** @type {Line[]} What came back into the field and may have been taken. */ #returned = [];
  #isSending = false;
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
      if (this.#text) this.#form?.requestSubmit();
    }, { signal });
    this.addEventListener('submit', event => {
      // An empty line is left to the server, which says what is wrong with it.
      if (event.target !== this.#form || !this.#field || !this.#text) return;
      event.preventDefault();
      this.#waiting.push(...this.#linesOf(this.#field.value));
      this.#empty();
      this.#send();
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

  #empty() {
    clearTimeout(this.#timer);
    this.#asking.abort();
    if (this.#field) this.#field.value = '';
    this.#place?.replaceChildren();
  }

  /**
   * What came back and stands there unchanged goes as it went before, and what stands below it as something new.
   * @param {string} text
   */
  #linesOf(text) {
    /** @type {Line[]} */
    const lines = [];
    for (const line of this.#returned) {
      if (text !== line.text && !text.startsWith(`${line.text}\n`)) break;
      lines.push(line);
      text = text.slice(line.text.length + 1);
    }
    this.#returned = [];
    if (text.trim()) lines.push({ text, sending: this.#sendingOf(text) });
    return lines;
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

  async #send() {
    const form = this.#form;
    if (this.#isSending || !form) return;
    this.#isSending = true;
    const sent = snapshot(form);
    let answer;
    while (this.#waiting.length) {
      answer = await send(this, this.#waiting[0].sending);
      if (!answer?.response.ok) break;
      this.#waiting.shift();
    }
    this.#isSending = false;
    this.#giveBack();
    if (!answer) return notify(phrase('offline'), () => this.#form?.requestSubmit());
    const { response, text } = answer;
    if (response.ok) form.dispatchEvent(new Event('form-accepted', { bubbles: true }));
    if (!isPage(response) || (response.ok && new URL(response.url).pathname !== location.pathname)) return;
    await show(text, { url: response.ok ? response.url : undefined, sent, isFirm: !response.ok });
  }

  /** What was not taken stands before what has been typed since. */
  #giveBack() {
    if (!this.#waiting.length || !this.#field) return;
    this.#field.value = [...this.#waiting.map(({ text }) => text), this.#field.value].filter(Boolean).join('\n');
    this.#returned = this.#waiting;
    this.#waiting = [];
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
      if (found && !signal.aborted) morph(place, found);
    } catch {
      // Without signal nothing is offered; what is typed can be sent all the same.
    }
  }
}

customElements.define('line-field', LineField);
