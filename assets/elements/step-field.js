import { announce } from '../js/app.js';

const holdAfter = 400;
const repeatEvery = 80;

/** − and + change the number on the page instead of on the way over the server. */
class StepField extends HTMLElement {
  #timer = 0;
  #held = false;
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.addEventListener('click', event => this.#click(event), { signal });
    this.addEventListener('pointerdown', event => this.#press(event), { signal });
    for (const type of ['pointerup', 'pointercancel', 'pointerout']) this.addEventListener(type, () => this.#release(), { signal });
    this.addEventListener('contextmenu', event => event.preventDefault(), { signal });
    this.addEventListener('keydown', event => this.#key(event), { signal });
  }

  disconnectedCallback() {
    this.#listening?.abort();
    clearTimeout(this.#timer);
  }

  get #input() { return this.querySelector('input'); }

  /** @param {MouseEvent} event */
  #click(event) {
    const step = stepOf(event.target);
    if (!step) return;
    // A number that cannot be read is left to the server, which says what is wrong with it.
    if (!this.#held && !this.#change(step)) return;
    event.preventDefault();
    this.#held = false;
    this.#input?.dispatchEvent(new Event('change', { bubbles: true }));
    announce(this.#input?.value ?? '');
  }

  /** @param {PointerEvent} event */
  #press({ target, button }) {
    const step = stepOf(target);
    this.#held = false;
    if (!step || button !== 0) return;
    const repeat = () => {
      this.#held = this.#change(step);
      if (this.#held) this.#timer = setTimeout(repeat, repeatEvery);
    };
    this.#timer = setTimeout(repeat, holdAfter);
  }

  #release() {
    clearTimeout(this.#timer);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!step || event.target !== this.#input || !this.#change(step)) return;
    event.preventDefault();
    this.#input?.dispatchEvent(new Event('change', { bubbles: true }));
    announce(this.#input?.value ?? '');
  }

  /**
   * @param {number} step
   * @returns {boolean} False when the field holds no number.
   */
  #change(step) {
    const input = this.#input;
    const text = input?.value.trim() ?? '';
    if (!input || !/^[-−]?\d{0,9}$/.test(text)) return false;
    const [min, max] = [Number(input.getAttribute('min') ?? -Infinity), Number(input.getAttribute('max') ?? Infinity)];
    const value = String(Math.min(max, Math.max(min, Number(text.replace('−', '-')) + step)));
    if (value !== input.value) {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
    return true;
  }
}

/** @param {EventTarget | null} target */
function stepOf(target) {
  const button = /** @type {Element | null} */ (target)?.closest('button.step');
  return button instanceof HTMLButtonElement ? { '+': 1, '-': -1 }[button.value.slice(-1)] : undefined;
}

customElements.define('step-field', StepField);
