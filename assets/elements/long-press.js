const pause = 500;
const slack = 10;

/**
 * Opens the menu in it, or else the link, when a finger or the mouse rests on it. The menu's button, or another link to the same
 * page, is its twin.
 */
class LongPress extends HTMLElement {
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
    addEventListener('pageshow', () => { this.#isOver = false; }, { signal });
    for (const type of ['pointerup', 'pointercancel']) this.addEventListener(type, () => this.#end(), { signal });
    // The finger that opened something does nothing else when it is lifted.
    this.addEventListener('click', event => this.#isOver && event.preventDefault(), { signal, capture: true });
    this.addEventListener('contextmenu', event => this.#isTouch && event.preventDefault(), { signal });
  }

  disconnectedCallback() {
    this.#listening?.abort();
    this.#end();
  }

  /** @param {PointerEvent} event */
  #press({ isPrimary, button, pointerType, clientX, clientY }) {
    this.#isOver = false;
    this.#isTouch = pointerType !== 'mouse';
    if (!isPrimary || button !== 0) return;
    [this.#x, this.#y] = [clientX, clientY];
    this.#timer = setTimeout(() => this.#open(), pause);
  }

  #open() {
    this.#isOver = true;
    navigator.vibrate?.(10);
    const menu = this.querySelector('details');
    if (menu) {
      menu.open = true;
      menu.querySelector('summary')?.focus();
      return;
    }
    const target = this.getAttribute('opens') ?? this.querySelector('a')?.href;
    if (target) location.assign(target);
  }

  #end() {
    clearTimeout(this.#timer);
  }
}

customElements.define('long-press', LongPress);
