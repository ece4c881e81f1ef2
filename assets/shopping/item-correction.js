import { take } from '../offline/actions.js';
import { isPage, notify, phrase, reasonIn, sendingOf, show } from '../js/app.js';

/** Corrects what something costs where one stands: the touched price asks for it, and one goes on where one was. */
class ItemCorrection extends HTMLElement {
  /** @type {AbortController | undefined} */ #listening;
  /**
   * Outside the page that is brought up to date.
   * @type {HTMLDialogElement | undefined}
   */
  #dialog;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    document.addEventListener('click', event => this.#open(event), { signal });
    document.addEventListener('screen-shown', () => this.#take(), { signal });
    this.#take();
  }

  disconnectedCallback() {
    this.#listening?.abort();
    this.#dialog?.remove();
    this.#dialog = undefined;
  }

  /** Each page brings it; the one that may be open stays. */
  #take() {
    const dialog = this.querySelector('dialog');
    if (this.#dialog || !dialog) return dialog?.remove();
    this.#dialog = dialog;
    dialog.addEventListener('submit', event => {
      event.preventDefault();
      this.#send(dialog);
    });
    // What is weighed costs so much by weight.
    dialog.querySelector('select')?.addEventListener('change', ({ target }) => {
      const per = /** @type {HTMLSelectElement} */ (target).selectedOptions[0]?.dataset.per ?? '';
      tell(dialog.querySelector('#correct-price + .correction-unit'), per);
    });
    // A touch beside it puts it away.
    dialog.addEventListener('click', ({ target }) => target === dialog && dialog.close());
    document.body.append(dialog);
  }

  /** @param {MouseEvent} event */
  #open(event) {
    const link = /** @type {Element} */ (event.target).closest?.('a[data-corrects]');
    if (!(link instanceof HTMLAnchorElement) || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const dialog = this.#dialog;
    if (!dialog) return;
    event.preventDefault();
    const { corrects = '', basis = '', unit = '' } = link.dataset;
    // What was corrected and waits is what one corrects further.
    const told = link.querySelector('[data-told-price]');
    const price = told?.getAttribute('data-told-price') ?? link.dataset.price ?? '';
    const quantity = told?.getAttribute('data-told-quantity') ?? link.dataset.quantity ?? '';
    dialog.querySelector('form')?.setAttribute('action', corrects);
    for (const [name, value] of [['price', price], ['quantity', quantity], ['unit', unit]]) {
      for (const field of dialog.querySelectorAll(`[name$="${name}"]`)) /** @type {HTMLInputElement | HTMLSelectElement} */ (field).value = value;
    }
    tell(dialog.querySelector('#correct-price + .correction-unit'), basis);
    tell(dialog.querySelector('h2'), link.closest('.row')?.querySelector('.row-title')?.textContent ?? '');
    tell(dialog.querySelector('.field-error'), '');
    dialog.querySelector('a')?.setAttribute('href', link.href);
    dialog.showModal();
    /** @type {HTMLInputElement | null} */ (dialog.querySelector('#correct-price'))?.select();
  }

  /** @param {HTMLDialogElement} dialog */
  async #send(dialog) {
    const form = dialog.querySelector('form');
    if (!form) return;
    const content = new URLSearchParams(/** @type {any} */ (new FormData(form)));
    // Each correction is one of its own.
    content.delete('operation');
    const sending = sendingOf({}, form.action, content);
    const answer = await take(form, sending, {});
    if (!answer) return dialog.close();
    const { response, text } = answer;
    if (!response.ok) {
      const reason = (isPage(response) && reasonIn(text)) || phrase('failed');
      if (!dialog.open) return notify(reason);
      return tell(dialog.querySelector('.field-error'), reason);
    }
    dialog.close();
    if (isPage(response) && new URL(response.url).pathname === location.pathname) await show(text, { url: response.url });
  }
}

/**
 * @param {Element | null} place
 * @param {string} text
 */
function tell(place, text) {
  if (place) place.textContent = text;
}

customElements.define('item-correction', ItemCorrection);
