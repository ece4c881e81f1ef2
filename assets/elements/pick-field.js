import { Listening, newKey, parsePage, phrase } from '../js/app.js';
import { entries, idsMadeBy } from '../offline/actions.js';
import { folded } from '../offline/folding.js';
import './step-field.js';

/** @typedef {{ id: string, name: string, about?: string, price?: string }} Choice */

/**
 * A choice that has a screen of its own: without signal one chooses here, from what is kept on the device and what was made on it.
 * In a list of lines another one adds a line for what is chosen.
 */
class PickField extends Listening {
  /** @param {AbortSignal} signal */
  listen(signal) {
    for (const type of ['click', 'step-unheard']) {
      this.#place.addEventListener(type, event => this.#press(event), { signal });
    }
    const form = this.closest('form');
    form?.addEventListener('form-filling', event => this.#makeLines(/** @type {CustomEvent<URLSearchParams>} */ (event).detail), { signal });
    form?.addEventListener('form-filled', () => this.#show(), { signal });
  }

  /** @returns {Element} What is filled in by a choice: a line, or the field alone. */
  get #place() { return this.closest('[data-line]') ?? this; }
  get #template() {
    const template = document.getElementById(this.getAttribute('adds') ?? '');
    return template instanceof HTMLTemplateElement ? template : undefined;
  }

  /** @param {Event} event Of a button that asks the house, or has asked it in vain. */
  #press(event) {
    const button = /** @type {Element} */ (event.target).closest('button');
    const isHere = button?.name === 'pick' || button?.name === 'remove';
    if (!button || !isHere || (event.type === 'click' && document.documentElement.dataset.signal !== 'none')) return;
    event.preventDefault();
    if (button.name === 'pick') this.#choose(button);
    else this.#remove();
  }

  #remove() {
    const list = this.closest('running-total');
    this.#hold();
    this.#place.remove();
    // Who has taken it off goes on where others are added.
    /** @type {HTMLElement | null | undefined} */ (list?.querySelector('pick-field[adds] button'))?.focus({ preventScroll: true });
    list?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** @param {HTMLButtonElement} opener */
  async #choose(opener) {
    const choices = await this.#choices();
    const dialog = document.createElement('dialog');
    dialog.className = 'choices';
    dialog.dataset.app = document.body.dataset.app;
    const title = Object.assign(document.createElement('h2'), { id: 'choices-title', textContent: this.getAttribute('label') });
    const cancel = Object.assign(document.createElement('button'), { type: 'button', textContent: this.getAttribute('cancel') });
    dialog.setAttribute('aria-labelledby', title.id);
    dialog.append(title, cancel, choices.length ? this.#listOf(choices, dialog) : this.#missing());
    cancel.addEventListener('click', () => dialog.close());
    dialog.addEventListener('close', () => {
      dialog.remove();
      opener.focus({ preventScroll: true });
    });
    // Beside the page: what is fetched anew meanwhile leaves it alone.
    document.documentElement.append(dialog);
    dialog.showModal();
  }

  #missing() {
    return Object.assign(document.createElement('p'), { textContent: this.getAttribute('missing') });
  }

  /**
   * @param {Choice[]} choices
   * @param {HTMLDialogElement} dialog
   */
  #listOf(choices, dialog) {
    const content = document.createDocumentFragment();
    const search = Object.assign(document.createElement('input'), { type: 'search', placeholder: this.getAttribute('search') });
    search.setAttribute('aria-label', this.getAttribute('search') ?? '');
    const list = document.createElement('ul');
    for (const choice of choices) {
      const button = Object.assign(document.createElement('button'), { type: 'button' });
      button.append(Object.assign(document.createElement('span'), { className: 'row-title', textContent: choice.name }));
      if (choice.about) button.append(Object.assign(document.createElement('span'), { className: 'row-subtitle', textContent: choice.about }));
      button.addEventListener('click', () => {
        this.#take(choice);
        dialog.close();
      });
      const row = document.createElement('li');
      row.append(button);
      list.append(row);
    }
    search.addEventListener('input', () => {
      const words = folded(search.value);
      for (const [index, row] of Array.from(list.children).entries()) row.toggleAttribute('hidden', !folded(choices[index].name).includes(words));
    });
    content.append(search, list);
    return content;
  }

  /** @returns {Promise<Choice[]>} What was kept, without what was deleted here, and what was made here. */
  async #choices() {
    const address = this.getAttribute('choices') ?? '';
    const kept = 'caches' in window ? await caches.match(address, { ignoreVary: true }) : undefined;
    const rows = kept ? parsePage(await kept.text()).querySelectorAll('[data-choice]') : [];
    const waiting = entries().filter(({ state }) => state !== 'refused');
    /** @type {Map<string, Choice>} */
    const choices = new Map(Array.from(rows, row => choiceIn(row)).map(choice => [choice.id, choice]));
    for (const entry of waiting) {
      const { kind, action, body } = entry;
      if (kind === 'remove') for (const id of choices.keys()) if (action.includes(id)) choices.delete(id);
      if (kind !== 'make' || new URL(action).pathname !== this.getAttribute('made')) continue;
      const content = new URLSearchParams(body);
      const about = entry.state === 'settled' ? undefined : phrase('pending');
      for (const id of idsMadeBy(entry)) {
        if (!choices.has(id)) choices.set(id, { id, name: content.get('name') ?? '', price: content.get('price') ?? undefined, about });
      }
    }
    return Array.from(choices.values()).sort((one, other) => one.name.localeCompare(other.name, document.documentElement.lang));
  }

  /** @param {Choice} choice */
  #take(choice) {
    const place = this.#template ? this.#addLine(newKey()) : this.#place;
    if (!place) return;
    const isOther = place.querySelector('input[data-takes=id]')?.getAttribute('value') !== choice.id;
    write(place, 'id', choice.id);
    write(place, 'name', choice.name);
    // What was there already keeps the price that was agreed.
    if (choice.price !== undefined && isOther) write(place, 'price', choice.price);
    this.#hold();
    place.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** @param {string} id */
  #addLine(id) {
    const template = this.#template;
    const standIn = template?.content.querySelector('input[name=line]')?.getAttribute('value');
    if (!template || !standIn) return undefined;
    const line = parsePage(template.innerHTML.replaceAll(standIn, id)).body.firstElementChild;
    if (!line) return undefined;
    const added = document.importNode(line, true);
    this.before(added);
    return added;
  }

  /**
   * The form is about to be filled with what it said before: its lines are those that it had then.
   * @param {URLSearchParams} content
   */
  #makeLines(content) {
    if (!this.#template) return;
    const ids = new Set(content.getAll('line'));
    for (const field of this.parentElement?.querySelectorAll('[data-line] input[name=line]') ?? []) {
      if (!ids.delete(/** @type {HTMLInputElement} */ (field).value)) field.closest('[data-line]')?.remove();
    }
    for (const id of ids) this.#addLine(id);
    this.#hold();
  }

  /** Says who or what is chosen, by its name. */
  async #show() {
    const label = this.querySelector('span[data-takes=name]');
    const id = /** @type {HTMLInputElement | null} */ (this.querySelector('input[data-takes=id]'))?.value;
    if (!label || !id) return;
    const said = /** @type {HTMLInputElement | null} */ (this.#place.querySelector('input[data-takes=name]'))?.value;
    const name = said || (await this.#choices()).find(choice => choice.id === id)?.name;
    if (name) write(this, 'name', name);
    this.closest('running-total')?.dispatchEvent(new Event('input', { bubbles: true }));
  }

  /** What was chosen is known here alone: a page of the house that comes meanwhile leaves the form as it is. */
  #hold() {
    this.closest('form')?.setAttribute('data-picked', '');
  }
}

/**
 * @param {Element} row
 * @returns {Choice}
 */
function choiceIn(row) {
  const words = (/** @type {string} */ selector) => row.querySelector(selector)?.textContent ?? '';
  return {
    id: row.getAttribute('data-choice') ?? '', name: words('.row-title'), about: words('.row-subtitle'),
    price: row.getAttribute('data-price') ?? undefined,
  };
}

/**
 * @param {Element} place
 * @param {string} what
 * @param {string} text
 */
function write(place, what, text) {
  for (const element of place.querySelectorAll(`[data-takes=${what}]`)) {
    if (element instanceof HTMLInputElement) element.value = text;
    else element.textContent = text;
    element.closest('.pick')?.classList.remove('pick-none');
  }
}

customElements.define('pick-field', PickField);
