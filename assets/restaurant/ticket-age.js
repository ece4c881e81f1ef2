import { refresh } from '../js/app.js';

/** How long a ticket has been waiting, by the house's clock. The server's words are right when the page comes; this goes on counting. */
class TicketAge extends HTMLElement {
  static observedAttributes = ['now', 'since'];

  /** How far this device's clock is ahead of the house's. */ #ahead = 0;
  #timer = 0;

  connectedCallback() {
    this.#measure();
  }

  disconnectedCallback() {
    clearTimeout(this.#timer);
  }

  attributeChangedCallback() {
    if (this.isConnected) this.#measure();
  }

  #measure() {
    this.#ahead = Date.now() - this.#number('now');
    this.#say();
  }

  /** @param {string} name */
  #number(name) {
    return Number(this.getAttribute(name));
  }

  #say() {
    clearTimeout(this.#timer);
    const elapsed = Math.max(0, Date.now() - this.#ahead - this.#number('since'));
    const minutes = Math.floor(elapsed / 60_000);
    const text = this.#words(minutes);
    if (this.textContent !== text) this.replaceChildren(text);
    const before = this.dataset.tone;
    this.dataset.tone = minutes >= this.#number('late') ? 'late' : minutes >= this.#number('soon') ? 'soon' : 'calm';
    // What is late comes first.
    if (before !== 'late' && this.dataset.tone === 'late' && this.closest('ticket-board .ticket-head')) refresh();
    this.#timer = setTimeout(() => this.#say(), 60_000 - elapsed % 60_000 + 50);
  }

  /**
   * @param {number} minutes
   * @returns {string}
   */
  #words(minutes) {
    if (minutes === 0) return this.getAttribute('just') ?? '';
    if (minutes < 60) return `${minutes}\u00a0min`;
    return `${Math.floor(minutes / 60)}\u00a0h ${String(minutes % 60).padStart(2, '0')}\u00a0min`;
  }
}

customElements.define('ticket-age', TicketAge);
