import { onHold } from './hold.js';

/**
 * Opens the menu in it, or else the link, when a finger or the mouse rests on it. The menu's button, or another link to the same
 * page, is its twin.
 */
class LongPress extends HTMLElement {
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    onHold(this, () => this.#open(), { signal: this.#listening.signal, hasMenu: this.querySelector('details') !== null });
  }

  disconnectedCallback() {
    this.#listening?.abort();
  }

  #open() {
    const menu = this.querySelector('details');
    if (menu) {
      menu.open = true;
      menu.querySelector('summary')?.focus();
      return;
    }
    const target = this.getAttribute('opens') ?? this.querySelector('a')?.href;
    if (target) location.assign(target);
  }
}

customElements.define('long-press', LongPress);
