import { Listening, announce } from '../js/app.js';

/** Rows that are dragged by their grips into another order; each row's buttons up and down do the same in steps. */
class DragList extends Listening {
  /** @type {{ row: HTMLElement, id: number } | undefined} */ #drag;
  /** The row that was moved last. */ #moved = '';

  /** @param {AbortSignal} signal */
  listen(signal) {
    this.toggleAttribute('draggable-rows', true);
    this.addEventListener('pointerdown', event => this.#press(event), { signal });
    this.addEventListener('pointermove', event => this.#move(event), { signal });
    for (const type of ['pointerup', 'pointercancel']) this.addEventListener(type, () => this.#release(), { signal });
    // The server's page doesn't know that rows can be dragged.
    document.addEventListener('screen-shown', () => {
      this.toggleAttribute('draggable-rows', true);
      this.#sayPlace();
    }, { signal });
    this.addEventListener('click', event => this.#step(event), { signal });
    this.addEventListener('keydown', event => this.#leap(event), { signal });
  }

  /** @returns {HTMLElement[]} */
  get #rows() { return Array.from(this.querySelectorAll('.row')); }

  /** @param {MouseEvent} event */
  #step(event) {
    const button = /** @type {Element} */ (event.target).closest('.place-move');
    if (!button) return;
    this.#moved = button.closest('.row')?.id ?? '';
    if (button.getAttribute('aria-disabled') !== 'true') return;
    event.preventDefault();
    this.#sayPlace();
  }

  /**
   * All the way up or down, however many steps that would be.
   * @param {KeyboardEvent} event
   */
  #leap(event) {
    const row = /** @type {HTMLElement | null} */ (/** @type {Element} */ (event.target).closest('.place-move')?.closest('.row') ?? null);
    if (!row || (event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    this.#moved = row.id;
    const rows = this.#rows;
    const isUp = event.key === 'Home';
    if (row === rows[isUp ? 0 : rows.length - 1]) this.#sayPlace();
    else this.#send(row, isUp ? rows[0].dataset.id : undefined);
  }

  /** Others see where it has come to. */
  #sayPlace() {
    const rows = this.#rows;
    const place = rows.findIndex(row => row.id === this.#moved);
    const name = rows[place]?.querySelector('.place-name')?.textContent ?? '';
    const words = (this.getAttribute('place') ?? '').replace('{place}', `${place + 1}`).replace('{count}', `${rows.length}`);
    if (place >= 0) announce(`${name}, ${words}`);
    this.#moved = '';
  }

  /** @param {PointerEvent} event */
  #press({ pointerId, isPrimary, button, target }) {
    const grip = /** @type {Element} */ (target).closest('.grip');
    const row = /** @type {HTMLElement | null | undefined} */ (grip?.closest('.row'));
    if (!row || !isPrimary || button !== 0) return;
    this.#drag = { row, id: pointerId };
    this.setPointerCapture(pointerId);
    row.classList.add('dragged');
  }

  /** @param {PointerEvent} event */
  #move({ pointerId, clientY }) {
    const drag = this.#drag;
    if (drag?.id !== pointerId) return;
    const others = this.#rows.filter(row => row !== drag.row);
    const next = others.find(row => {
      const { top, height } = row.getBoundingClientRect();
      return clientY < top + height / 2;
    });
    if (next && next.previousElementSibling !== drag.row) next.before(drag.row);
    else if (!next && drag.row.nextElementSibling) drag.row.parentElement?.append(drag.row);
  }

  #release() {
    const row = this.#drag?.row;
    this.#drag = undefined;
    if (!row) return;
    row.classList.remove('dragged');
    this.#moved = row.id;
    this.#send(row, /** @type {HTMLElement | null} */ (row.nextElementSibling)?.dataset.id);
  }

  /**
   * @param {HTMLElement} row
   * @param {string | undefined} next Before which it is to stand.
   */
  #send(row, next = 'end') {
    const form = row.querySelector('form');
    const field = form?.querySelector('input');
    if (!form || !field) return;
    field.value = next;
    form.requestSubmit();
  }
}

customElements.define('drag-list', DragList);
