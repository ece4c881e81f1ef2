import { Listening, fetchPage, isPage, show, startOver } from '../js/app.js';

const boxes = '.row-select';

/** What can be done with the rows of a list that are ticked: takes the place of the search while any is. */
class RowSelection extends Listening {
  /**
   * The box that was ticked last, from which a range goes.
   * @type {HTMLInputElement | undefined}
   */
  #last;

  /** @param {AbortSignal} signal */
  listen(signal) {
    document.addEventListener('click', event => this.#click(event), { signal });
    document.addEventListener('change', event => this.#change(event), { signal });
    document.addEventListener('screen-shown', () => this.#show(), { signal });
    document.addEventListener('keydown', event => this.#press(event), { signal });
    addEventListener('pageshow', () => this.#show(), { signal });
    this.addEventListener('form-accepted', () => this.#set(this.#boxes, false), { signal });
    this.#show();
  }

  get #boxes() { return /** @type {HTMLInputElement[]} */ (Array.from(document.querySelectorAll(boxes))); }
  get #all() { return /** @type {HTMLInputElement | null} */ (document.querySelector('[data-select-all]')); }

  /** @param {MouseEvent} event */
  #click(event) {
    const { target, shiftKey } = event;
    if (!(target instanceof Element)) return;
    const head = target.closest('.data thead a');
    if (head instanceof HTMLAnchorElement && !shiftKey && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      this.#sort(head.href);
    }
    if (target.closest('[data-select-none]') && this.contains(target)) this.#leave();
    if (!(target instanceof HTMLInputElement) || !target.matches(boxes)) return;
    const shown = this.#boxes;
    const [from, to] = [this.#last ? shown.indexOf(this.#last) : -1, shown.indexOf(target)];
    if (shiftKey && from >= 0) this.#set(shown.slice(Math.min(from, to), Math.max(from, to) + 1), target.checked);
    this.#last = target;
  }

  /**
   * In another order the page stays where it is, with what is ticked and the focus.
   * @param {string} address
   */
  async #sort(address) {
    const response = await fetchPage(new URL(address)).catch(() => undefined);
    if (!response?.ok || !isPage(response)) return location.assign(address);
    const list = document.querySelector('[data-results]');
    if (list) startOver(list);
    await show(await response.text(), { url: address, isFirm: true });
  }

  /** @param {Event} event */
  #change({ target }) {
    if (target === this.#all) this.#set(this.#boxes, this.#all?.checked ?? false);
    else if (target instanceof Element && target.matches(boxes)) this.#show();
  }

  /** @param {KeyboardEvent} event */
  #press(event) {
    if (event.key !== 'Escape' || event.defaultPrevented || !this.hasAttribute('shown')) return;
    event.preventDefault();
    this.#leave();
  }

  /** Where nothing is ticked any more, who was in the bar goes on in the list. */
  #leave() {
    const wasInside = this.contains(document.activeElement);
    const last = this.#last;
    this.#set(this.#boxes, false);
    if (wasInside) (last?.isConnected ? last : this.#all)?.focus();
  }

  /**
   * @param {HTMLInputElement[]} rows
   * @param {boolean} isOn
   */
  #set(rows, isOn) {
    for (const box of rows) box.checked = isOn;
    this.#show();
  }

  /** Says how many are ticked. */
  #show() {
    const shown = this.#boxes;
    const count = shown.filter(box => box.checked).length;
    const all = this.#all;
    if (all) {
      all.checked = count > 0 && count === shown.length;
      all.indeterminate = count > 0 && !all.checked;
    }
    this.toggleAttribute('shown', count > 0);
    const status = this.querySelector('[role=status]');
    const text = count ? (this.getAttribute(count === 1 ? 'single' : 'several') ?? '').replace('#', String(count)) : '';
    if (status && status.textContent !== text) status.textContent = text;
  }
}

customElements.define('row-selection', RowSelection);
