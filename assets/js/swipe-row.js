import { phrase } from './announce.js';

const slack = 8;

/** @type {SwipeRow | undefined} */
let openRow;

/**
 * Follows a finger to the left and uncovers the row's delete button, which a full swipe presses; to the right, where the row says an
 * amount, − and + for the thumb. Keyboard, mouse and screen reader have the same buttons in edit mode.
 */
class SwipeRow extends HTMLElement {
  #offset = 0;
  #isFresh = false;
  #isOnDelete = false;
  #late = 0;
  /** @type {{ id: number, x: number, y: number, from: number, moved: boolean } | undefined} */ #drag;
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.style.touchAction = 'pan-y';
    this.addEventListener('pointerdown', event => this.#press(event), { signal });
    this.addEventListener('pointermove', event => this.#move(event), { signal });
    this.addEventListener('pointerup', event => this.#release(event), { signal });
    this.addEventListener('pointercancel', () => this.#cancel(), { signal });
    this.addEventListener('click', event => this.#click(event), { signal, capture: true });
    this.addEventListener('form-failed', () => this.close(), { signal });
  }

  disconnectedCallback() {
    this.#listening?.abort();
    this.#drag = undefined;
  }

  close() {
    this.#settle(0);
  }

  /** A page that is brought up to date has none of what the script made. */
  renew() {
    const open = this.getAttribute('open');
    if (open === 'steps' && !this.#steps) this.#makeSteps();
    if (open === '' && !this.#form) this.#makeForm();
  }

  get #line() { return /** @type {HTMLElement | null} */ (this.querySelector(':scope > :not(.row-delete)')); }
  get #form() { return /** @type {HTMLFormElement | null} */ (this.querySelector(':scope > .row-delete')); }
  get #width() { return this.#form?.querySelector('button')?.offsetWidth || 80; }
  get #amount() { return /** @type {HTMLFormElement | null} */ (this.querySelector('.amount')); }
  get #steps() { return /** @type {HTMLElement | null} */ (this.querySelector(':scope > .row-steps')); }

  /** @param {PointerEvent} event */
  #press({ pointerId: id, pointerType, isPrimary, clientX: x, clientY: y, target }) {
    this.#isFresh = true;
    if (pointerType === 'mouse' || !isPrimary || this.closest('.editing')) return;
    this.#isOnDelete = this.#form?.contains(/** @type {Node} */ (target)) ?? false;
    if (this.#isOnDelete || this.#steps?.contains(/** @type {Node} */ (target))) return;
    this.#drag = { id, x, y, from: this.#offset, moved: false };
  }

  /** As the server writes it in edit mode. A row that is only tapped has none: the page would be laid out before the tap is answered. */
  #makeForm() {
    const form = document.createElement('form');
    form.className = 'row-delete';
    form.method = 'post';
    form.action = this.getAttribute('deletion') ?? '';
    form.dataset.enhance = '';
    if (this.dataset.offline) form.dataset.offline = this.dataset.offline;
    const button = document.createElement('button');
    button.className = 'delete';
    button.append(document.createElement('span'), document.createElement('span'));
    button.children[0].textContent = `${phrase('delete')} `;
    button.children[1].textContent = this.querySelector('.row-title')?.textContent ?? '';
    button.children[1].className = 'hidden';
    form.append(button);
    // Where the page's own would stand.
    this.insertBefore(form, this.#steps);
  }

  /** Larger twins of the amount's own buttons, for the thumb alone. */
  #makeSteps() {
    const steps = document.createElement('div');
    steps.className = 'row-steps';
    steps.ariaHidden = 'true';
    for (const kind of ['less', 'more']) {
      const button = document.createElement('button');
      button.type = 'button';
      button.tabIndex = -1;
      button.textContent = kind === 'less' ? '−' : '+';
      button.addEventListener('click', () => this.#amount?.requestSubmit(/** @type {HTMLButtonElement | null} */ (this.#amount.querySelector(`.amount-${kind}`))));
      steps.append(button);
    }
    this.append(steps);
  }

  /** @param {PointerEvent} event */
  #move({ pointerId, clientX, clientY }) {
    const drag = this.#drag;
    if (drag?.id !== pointerId) return;
    const dx = clientX - drag.x;
    const dy = clientY - drag.y;
    if (!drag.moved) {
      if (Math.hypot(dx, dy) < slack) return;
      const isToSteps = dx > 0 && drag.from === 0;
      if (Math.abs(dy) >= Math.abs(dx) || (isToSteps && !this.#amount?.checkVisibility({ visibilityProperty: true }))) return void (this.#drag = undefined);
      if (isToSteps && !this.#steps) this.#makeSteps();
      if (drag.from <= 0 && !isToSteps && !this.#form) this.#makeForm();
      drag.moved = true;
      drag.x += Math.sign(dx) * slack;
      this.setPointerCapture(pointerId);
      this.setAttribute('dragging', isToSteps || drag.from > 0 ? 'steps' : '');
      if (openRow !== this) openRow?.close();
    }
    this.#place(drag.from + clientX - drag.x);
  }

  /** @param {PointerEvent} event */
  #release({ pointerId, clientX, clientY }) {
    if (this.#isOnDelete) return this.#lift(document.elementFromPoint(clientX, clientY));
    const drag = this.#drag;
    if (drag?.id !== pointerId) return;
    this.#drag = undefined;
    if (!drag.moved) return;
    this.#isFresh = false;
    if (this.getAttribute('dragging') === 'steps') return this.#settle(this.#offset > 0.4 * this.#room ? this.#room : 0);
    if (-this.#offset > 0.6 * this.offsetWidth) this.#delete();
    else this.#settle(-this.#offset > 0.4 * this.#width ? -this.#width : 0);
  }

  /**
   * A browser takes a tap soon after a quick swipe for one that stops its momentum and makes no click of it.
   * @param {Element | null} touched
   */
  #lift(touched) {
    this.#isOnDelete = false;
    const button = this.#form?.querySelector('button');
    if (touched && button?.contains(touched)) this.#late = setTimeout(() => button.click(), 100);
  }

  #cancel() {
    this.#isOnDelete = false;
    const drag = this.#drag;
    this.#drag = undefined;
    if (drag?.moved) this.#settle(drag.from);
  }

  #delete() {
    this.#settle(-this.offsetWidth);
    this.#form?.requestSubmit(this.#form.querySelector('button'));
  }

  get #room() { return this.#steps?.offsetWidth ?? 0; }

  /**
   * The click that ends a drag does nothing; while the row is open a tap on it only closes it.
   * @param {MouseEvent} event
   */
  #click(event) {
    clearTimeout(this.#late);
    const endsDrag = !this.#isFresh && event.detail > 0;
    this.#isFresh = false;
    const isOnButtons = [this.#form, this.#steps].some(place => place?.contains(/** @type {Node} */ (event.target)));
    if (isOnButtons || !(endsDrag || this.hasAttribute('open'))) return;
    event.preventDefault();
    event.stopPropagation();
    if (!endsDrag) this.close();
  }

  /** @param {number} offset */
  #place(offset) {
    const isToSteps = this.getAttribute('dragging') === 'steps' || this.getAttribute('open') === 'steps';
    this.#offset = isToSteps ? Math.max(0, Math.min(this.#room, offset)) : Math.max(-this.offsetWidth, Math.min(0, offset));
    if (this.#line) this.#line.style.transform = this.#offset ? `translateX(${this.#offset}px)` : '';
  }

  /** @param {number} offset */
  #settle(offset) {
    // First, so that the styles let the row glide the rest of the way.
    this.removeAttribute('dragging');
    if (offset === 0) this.removeAttribute('open');
    else this.setAttribute('open', offset > 0 ? 'steps' : '');
    this.#place(offset);
    if (offset !== 0) openRow = this;
    else if (openRow === this) openRow = undefined;
  }
}

customElements.define('swipe-row', SwipeRow);

document.addEventListener('screen-shown', () => openRow?.renew());

document.addEventListener('pointerdown', ({ target }) => {
  if (openRow && !openRow.contains(/** @type {Node} */ (target))) openRow.close();
}, { capture: true });

document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') openRow?.close();
});
