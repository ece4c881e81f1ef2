import { onHold } from '../elements/hold.js';
import { fetchPage, parsePage, phrase } from '../js/app.js';

/**
 * A look at what a row opens: by a long press on it, or with the button that is its twin. The card that comes up opens fully with
 * a tap on it.
 */
class PeekRow extends HTMLElement {
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    onHold(this, lifted => this.#show(this.querySelector('a'), lifted), { signal, except: '.row-peek', hasMenu: true });
    this.addEventListener('click', event => this.#click(event), { signal });
  }

  disconnectedCallback() {
    this.#listening?.abort();
  }

  /** @param {MouseEvent} event */
  #click(event) {
    if (!/** @type {Element} */ (event.target).closest('.row-peek') || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    this.#show(this.querySelector('.row-peek'));
  }

  /**
   * @param {HTMLElement | null} opener
   * @param {Promise<void>} [lifted] When the finger that opened it has gone.
   */
  async #show(opener, lifted) {
    const address = this.getAttribute('preview') ?? '';
    const response = await fetchPage(new URL(address, location.href)).catch(() => undefined);
    const page = response?.ok ? parsePage(await response.text()) : undefined;
    const card = page?.querySelector('[data-preview]');
    const title = page?.querySelector('h1');
    if (!card || !title) return location.assign(address);
    const dialog = document.createElement('dialog');
    dialog.className = 'peek';
    dialog.toggleAttribute('data-held', lifted !== undefined);
    lifted?.then(() => dialog.removeAttribute('data-held'));
    dialog.dataset.app = document.body.dataset.app;
    const heading = Object.assign(document.createElement('h2'), { id: 'peek-title', textContent: title.textContent });
    dialog.setAttribute('aria-labelledby', heading.id);
    const close = Object.assign(document.createElement('button'), { type: 'button', className: 'peek-close', textContent: phrase('close') });
    close.addEventListener('click', () => dialog.close());
    dialog.append(heading, document.adoptNode(card), close);
    dialog.addEventListener('click', event => {
      // The press that opened it ends above it.
      if (dialog.hasAttribute('data-held')) return event.preventDefault();
      const box = dialog.getBoundingClientRect();
      const isInside = event.clientX >= box.left && event.clientX <= box.right && event.clientY >= box.top && event.clientY <= box.bottom;
      // A key press on the link has no place.
      if (!isInside && event.detail > 0) return dialog.close();
      const link = dialog.querySelector('a.button');
      if (link instanceof HTMLAnchorElement && !/** @type {Element} */ (event.target).closest('a, button')) location.assign(link.href);
    });
    dialog.addEventListener('close', () => {
      dialog.remove();
      opener?.focus({ preventScroll: true });
    });
    addEventListener('pageshow', ({ persisted }) => persisted && dialog.close(), { once: true });
    // Beside the page: what is fetched anew meanwhile leaves it alone.
    document.documentElement.append(dialog);
    dialog.showModal();
    dialog.querySelector('a')?.focus();
  }
}

customElements.define('peek-row', PeekRow);
