import { take } from '../offline/actions.js';
import { Listening, awaited, isPage, notify, phrase, reasonIn, sendingOf, show, untilReleased } from '../js/app.js';
import { hold } from './held-rows.js';
import { note, seen } from './seen.js';

let answers = 0;
/** Those on the page. @type {Set<SetField>} */
const fields = new Set();

/**
 * A form that says one of two states: kept on the device and shown as pressed at once, sent behind. However fast somebody taps,
 * requests go one after the other and the last one says the state that was wanted last.
 */
class SetField extends Listening {
  /** @type {boolean | undefined} What is being kept. */ #wanted;

  /** @param {AbortSignal} signal */
  listen(signal) {
    this.addEventListener('submit', event => {
      event.preventDefault();
      this.#tap();
    }, { signal });
    fields.add(this);
    signal.addEventListener('abort', () => fields.delete(this));
    this.look();
  }

  get #form() { return this.querySelector('form'); }
  get #isPressed() { return this.#wanted ?? this.querySelector('input')?.value === 'no'; }
  get #name() { return this.#form?.getAttribute('action') ?? ''; }
  get #action() { return new URL(this.#name, location.href).href; }

  /** Notes what it shows now. */
  look() {
    note(this.#name, this.#isPressed);
  }

  #tap() {
    const wanted = !seen(this.#name, this.#isPressed);
    // Somebody was faster, or it was a double tap.
    if (wanted === this.#isPressed) return;
    this.#wanted = wanted;
    this.look();
    const row = this.closest('.row');
    if (row && this.hasAttribute('stays')) hold(row);
    awaited(this.#send(wanted));
  }

  /** @param {boolean} wanted */
  async #send(wanted) {
    const form = this.#form;
    if (!form) return;
    const name = form.querySelector('input')?.name ?? '';
    const sending = sendingOf({}, this.#action, new URLSearchParams({ [name]: wanted ? 'yes' : 'no' }));
    const answer = await take(form, sending, { isKept: () => { this.#wanted = undefined; } });
    if (!answer) return;
    const { response, text } = answer;
    this.look();
    if (!response.ok) return notify((isPage(response) && reasonIn(text)) || phrase('failed'));
    if (!isPage(response) || new URL(response.url).pathname !== location.pathname) return;
    const turn = ++answers;
    await untilReleased();
    // A newer one shows what this one does.
    if (turn === answers) await show(text, { url: response.url });
  }
}

customElements.define('set-field', SetField);

// One listener for all of them: a list has hundreds.
document.addEventListener('screen-shown', () => {
  for (const field of fields) field.look();
});
