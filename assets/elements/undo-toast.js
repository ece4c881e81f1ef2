import { focusMain, prefersStillness } from '../js/app.js';

const lifetime = 8000;
const fade = 200;

/** Undo actions whose time is over: a page fetched again at the same address may still show them. @type {Set<string>} */
const over = new Set();

class UndoToast extends HTMLElement {
  #timer = 0;
  #isHovered = false;
  /** @type {AbortController | undefined} */ #listening;
  /** What had the focus before it came here. */ #before = /** @type {EventTarget | null} */ (null);

  connectedCallback() {
    if (over.has(this.#action)) return this.remove();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    // Not `:hover`, which stays after a tap.
    for (const type of /** @type {const} */ (['pointerenter', 'pointerleave'])) {
      this.addEventListener(type, event => {
        this.#isHovered = type === 'pointerenter' && event.pointerType === 'mouse';
        this.#countDown();
      }, { signal });
    }
    this.addEventListener('focusin', ({ relatedTarget }) => {
      if (!this.contains(/** @type {Node | null} */ (relatedTarget))) this.#before = relatedTarget;
    }, { signal });
    for (const type of ['focusin', 'focusout']) this.addEventListener(type, () => this.#countDown(), { signal });
    this.addEventListener('form-accepted', () => this.#end(), { signal });
    document.addEventListener('keydown', event => this.#key(event), { signal });
    document.addEventListener('visibilitychange', () => this.#countDown(), { signal });
    this.querySelector('button')?.setAttribute('aria-keyshortcuts', 'Control+Z');
    this.#countDown();
  }

  disconnectedCallback() {
    this.#listening?.abort();
    clearTimeout(this.#timer);
  }

  get #form() { return this.querySelector('form'); }
  get #action() { return this.#form?.getAttribute('action') ?? ''; }

  #countDown() {
    clearTimeout(this.#timer);
    if (this.#isHovered || this.matches(':focus-within') || document.hidden) return;
    this.#timer = setTimeout(() => this.#end(), lifetime);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.defaultPrevented) return;
    // Whoever walks here by keyboard needs more than eight seconds.
    if (event.key === 'Tab') this.#countDown();
    if (event.key === 'Escape') this.#end();
    const isLatest = this.parentElement?.lastElementChild === this;
    const isTyping = /** @type {Element} */ (event.target).closest('input, textarea, select');
    if (event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && isLatest && !isTyping) {
      event.preventDefault();
      this.#form?.requestSubmit(this.querySelector('button'));
    }
  }

  #giveFocusBack() {
    const before = this.#before;
    if (before instanceof HTMLElement && before.getClientRects().length) before.focus({ preventScroll: true });
    else focusMain();
  }

  #end() {
    if (this.#action) over.add(this.#action);
    if (this.matches(':focus-within')) this.#giveFocusBack();
    this.#listening?.abort();
    clearTimeout(this.#timer);
    if (prefersStillness()) return this.remove();
    this.animate({ opacity: [1, 0] }, { duration: fade }).finished.then(() => this.remove(), () => this.remove());
  }
}

customElements.define('undo-toast', UndoToast);
