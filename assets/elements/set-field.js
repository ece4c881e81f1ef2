import { notify, phrase } from '../js/announce.js';
import { show } from '../js/page.js';
import { untilReleased } from '../js/press.js';
import { pauseBefore, send, sendingOf } from '../js/sender.js';
import { isPage, parsePage } from '../js/server.js';
import { hold } from './held-rows.js';
import { note, seen } from './seen.js';

/**
 * A form that says one of two states: shown as pressed at once, sent behind. However fast somebody taps, requests go one
 * after the other and the last one says the state that was wanted last. Without signal it waits and is sent again, for as
 * long as the page lives.
 */
class SetField extends HTMLElement {
  /** @type {boolean | undefined} What the person wants, until the server has it. */ #wanted;
  #isSending = false;
  #isWaiting = false;
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.addEventListener('submit', event => {
      event.preventDefault();
      this.#tap();
    }, { signal });
    // A page made before the server knew: what is wanted goes on being shown.
    document.addEventListener('screen-shown', () => this.#look(), { signal });
    this.#look();
  }

  disconnectedCallback() {
    this.#listening?.abort();
  }

  get #button() { return this.querySelector('button'); }
  get #isPressed() { return this.#button?.getAttribute('aria-pressed') === 'true'; }
  get #action() { return new URL(this.querySelector('form')?.getAttribute('action') ?? '', location.href).href; }

  #look() {
    if (this.#wanted === undefined) note(this.#action, this.#isPressed);
    else this.#paint(this.#wanted);
  }

  #tap() {
    const wanted = !seen(this.#action, this.#isPressed);
    // Somebody was faster, or it was a double tap.
    if (wanted === this.#isPressed) return;
    this.#wanted = wanted;
    this.#paint(wanted);
    const row = this.closest('.row');
    if (row && this.hasAttribute('stays')) hold(row);
    this.#send();
  }

  /** @param {boolean} isPressed */
  #paint(isPressed) {
    this.#button?.setAttribute('aria-pressed', String(isPressed));
    this.#button?.toggleAttribute('data-waiting', this.#isWaiting);
    this.closest('.row')?.toggleAttribute('data-on', isPressed);
    note(this.#action, isPressed);
  }

  async #send() {
    if (this.#isSending) return;
    this.#isSending = true;
    const action = this.#action;
    const name = this.querySelector('input')?.name ?? '';
    /** @type {boolean | undefined} */
    let said;
    let answer;
    for (let attempt = 0; this.#wanted !== undefined && (!answer || said !== this.#wanted);) {
      said = this.#wanted;
      answer = await send(this, sendingOf(this, action, new URLSearchParams({ [name]: said ? 'yes' : 'no' })));
      this.#wait(!answer);
      if (!answer) await pauseBefore(attempt++);
      else if (!answer.response.ok) break;
    }
    this.#isSending = false;
    this.#wanted = undefined;
    if (!answer) return;
    const { response, text } = answer;
    if (!response.ok) this.#paint(!said);
    await untilReleased();
    if (response.ok && isPage(response) && new URL(response.url).pathname === location.pathname) await show(text, { url: response.url });
    else if (!response.ok) notify(isPage(response) ? reasonOf(text) : phrase('failed'));
  }

  /** @param {boolean} isWaiting */
  #wait(isWaiting) {
    if (isWaiting && !document.querySelector('[data-waiting]')) notify(phrase('waiting'));
    this.#isWaiting = isWaiting;
    this.#button?.toggleAttribute('data-waiting', isWaiting);
  }
}

/** @param {string} text A page that says why something cannot be done. */
function reasonOf(text) {
  return parsePage(text).querySelector('main p')?.textContent ?? phrase('failed');
}

customElements.define('set-field', SetField);
