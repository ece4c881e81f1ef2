import { Listening } from '../js/app.js';

/** The day is chosen on the page instead of on the way over the server. One that is pressed and pressed again is chosen no more. */
class DayChips extends Listening {
  /** @param {AbortSignal} signal */
  listen(signal) {
    this.addEventListener('click', event => this.#click(event), { signal });
    this.addEventListener('input', () => this.#show(), { signal });
    document.addEventListener('screen-shown', () => this.#leavePast(), { signal });
    this.#leavePast();
  }

  get #input() { return this.querySelector('input'); }
  get #chips() { return Array.from(this.querySelectorAll('button')); }

  /** @param {MouseEvent} event */
  #click(event) {
    const target = /** @type {Element} */ (event.target);
    const [chip, input] = [target.closest('button'), this.#input];
    if (!input) return;
    if (chip) {
      event.preventDefault();
      input.value = chip.value;
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
      const details = this.querySelector('details');
      if (details) details.open = false;
    } else if (target.closest('summary') && !this.querySelector('details')?.open) {
      // Where the browser can, its calendar comes up at once.
      requestAnimationFrame(() => {
        input.focus();
        try { input.showPicker(); } catch { /* It is typed then. */ }
      });
    }
  }

  #show() {
    const day = this.#input?.value;
    for (const chip of this.#chips) {
      const isChosen = chip.dataset.day === day;
      chip.setAttribute('aria-pressed', String(isChosen));
      chip.value = isChosen ? '' : chip.dataset.day ?? '';
    }
  }

  /** A page that was kept since yesterday calls no day by the name that it had then. */
  #leavePast() {
    const { today = '', zone: timeZone } = this.dataset;
    const now = new Intl.DateTimeFormat('sv', { timeZone }).format();
    if (now === today) return;
    for (const [place, chip] of this.#chips.entries()) chip.hidden = place < 2 || (chip.dataset.day ?? '') < now;
  }
}

customElements.define('day-chips', DayChips);
