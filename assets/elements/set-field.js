import { notify, phrase } from '../js/announce.js';
import { newKey, nextTurn } from '../js/key.js';
import { show } from '../js/page.js';
import { isPage, parsePage, postForm } from '../js/server.js';

/**
 * A form that says one of two states: shown as pressed at once, sent behind. However fast somebody taps, requests go one
 * after the other and the last one says the state that was wanted last.
 */
class SetField extends HTMLElement {
  /** @type {boolean | undefined} What the person wants, until the server has it. */ #wanted;
  #isSending = false;
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.addEventListener('submit', event => {
      event.preventDefault();
      this.#wanted = !(this.#wanted ?? this.#isPressed);
      this.#paint(this.#wanted);
      this.#send();
    }, { signal });
    // A page made before the server knew: what is wanted goes on being shown.
    document.addEventListener('screen-shown', () => this.#wanted !== undefined && this.#paint(this.#wanted), { signal });
  }

  disconnectedCallback() {
    this.#listening?.abort();
  }

  get #form() { return this.querySelector('form'); }
  get #button() { return this.querySelector('button'); }
  get #isPressed() { return this.#button?.getAttribute('aria-pressed') === 'true'; }

  /** @param {boolean} isPressed */
  #paint(isPressed) {
    this.#button?.setAttribute('aria-pressed', String(isPressed));
    this.closest('.row')?.toggleAttribute('data-on', isPressed);
  }

  async #send() {
    if (this.#isSending) return;
    this.#isSending = true;
    const form = this.#form;
    const action = form ? new URL(form.getAttribute('action') ?? '', location.href).href : '';
    const name = form?.querySelector('input')?.name ?? '';
    /** @type {boolean | undefined} */
    let said;
    let answer;
    while (this.#wanted !== undefined && said !== this.#wanted) {
      said = this.#wanted;
      answer = await postForm(action, new URLSearchParams({ [name]: said ? 'yes' : 'no', operation: newKey(), ...nextTurn() }).toString());
      if (!answer?.response.ok) break;
    }
    this.#isSending = false;
    const isTaken = answer?.response.ok ?? false;
    if (!isTaken) this.#paint(!said);
    this.#wanted = undefined;
    if (!answer) return notify(phrase('offline'));
    const { response, text } = answer;
    if (isTaken && isPage(response) && new URL(response.url).pathname === location.pathname) await show(text, { url: response.url });
    else if (!isTaken) notify(isPage(response) ? reasonOf(text) : phrase('failed'));
  }
}

/** @param {string} text A page that says why something cannot be done. */
function reasonOf(text) {
  return parsePage(text).querySelector('main p')?.textContent ?? phrase('failed');
}

customElements.define('set-field', SetField);
