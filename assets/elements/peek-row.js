import { fetchPage, parsePage } from '../js/server.js';

const pause = 450;
const slack = 10;

/**
 * A look at what a row opens: by a long press on it, or with the button that is its twin. The card that comes up opens fully with
 * a tap on it.
 */
class PeekRow extends HTMLElement {
  #timer = 0;
  #isOver = false;
  #isTouch = false;
  #x = 0;
  #y = 0;
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.addEventListener('pointerdown', event => this.#press(event), { signal });
    this.addEventListener('pointermove', ({ clientX, clientY }) => {
      if (Math.hypot(clientX - this.#x, clientY - this.#y) > slack) this.#end();
    }, { signal });
    for (const type of ['pointerup', 'pointercancel']) this.addEventListener(type, () => this.#end(), { signal });
    addEventListener('pageshow', () => { this.#isOver = false; }, { signal });
    this.addEventListener('click', event => this.#click(event), { signal, capture: true });
    this.addEventListener('contextmenu', event => this.#isTouch && event.preventDefault(), { signal });
  }

  disconnectedCallback() {
    this.#listening?.abort();
    this.#end();
  }

  /** @param {PointerEvent} event */
  #press({ isPrimary, button, pointerType, clientX, clientY, target }) {
    this.#isOver = false;
    this.#isTouch = pointerType !== 'mouse';
    if (!isPrimary || button !== 0 || /** @type {Element} */ (target).closest('.row-peek')) return;
    [this.#x, this.#y] = [clientX, clientY];
    this.#timer = setTimeout(() => this.#open(), pause);
  }

  /** @param {MouseEvent} event */
  #click(event) {
    // The finger that opened the card does nothing else when it is lifted.
    if (this.#isOver) {
      this.#isOver = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    if (!/** @type {Element} */ (event.target).closest('.row-peek') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#show(this.querySelector('.row-peek'));
  }

  #open() {
    this.#isOver = true;
    navigator.vibrate?.(10);
    this.#show(this.querySelector('.row-link'));
  }

  /** @param {HTMLElement | null} opener */
  async #show(opener) {
    const address = this.getAttribute('preview') ?? '';
    const response = await fetchPage(new URL(address, location.href)).catch(() => undefined);
    const page = response?.ok ? parsePage(await response.text()) : undefined;
    const card = page?.querySelector('[data-preview]');
    const title = page?.querySelector('h1');
    if (!card || !title) return location.assign(address);
    const dialog = document.createElement('dialog');
    dialog.className = 'peek';
    dialog.dataset.app = document.body.dataset.app;
    const heading = Object.assign(document.createElement('h2'), { id: 'peek-title', textContent: title.textContent });
    dialog.setAttribute('aria-labelledby', heading.id);
    dialog.append(heading, document.adoptNode(card));
    const lifted = performance.now();
    dialog.addEventListener('click', event => {
      // The press that opened it ends above it.
      if (this.#isTouch && performance.now() - lifted < 300) return event.preventDefault();
      const box = dialog.getBoundingClientRect();
      const isInside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
      // A key press on the link has no place.
      if (!isInside && event.detail > 0) return dialog.close();
      const link = dialog.querySelector('a.button');
      if (link instanceof HTMLAnchorElement && !/** @type {Element} */ (event.target).closest('a')) location.assign(link.href);
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      this.#isOver = false;
      opener?.focus({ preventScroll: true });
    });
    addEventListener('pageshow', ({ persisted }) => persisted && dialog.close(), { once: true });
    // Beside the page: what is fetched anew meanwhile leaves it alone.
    document.documentElement.append(dialog);
    dialog.showModal();
    dialog.querySelector('a')?.focus();
  }

  #end() {
    clearTimeout(this.#timer);
  }
}

customElements.define('peek-row', PeekRow);
