/** The units that households use most, a tap each, beside the list of all there are. */
class UnitChips extends HTMLElement {
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.addEventListener('click', event => this.#choose(event), { signal });
    document.addEventListener('change', ({ target }) => target === this.#list && this.#tell(), { signal });
    document.addEventListener('screen-shown', () => this.#tell(), { signal });
    this.#tell();
  }

  disconnectedCallback() {
    this.#listening?.abort();
  }

  get #list() {
    const list = document.getElementById(this.getAttribute('for') ?? '');
    return list instanceof HTMLSelectElement ? list : undefined;
  }

  /** @param {MouseEvent} event A second tap on the same takes it off. */
  #choose({ target }) {
    const chip = /** @type {Element} */ (target).closest('button');
    const list = this.#list;
    if (!chip || !list) return;
    list.value = list.value === chip.value ? '' : chip.value;
    for (const type of ['input', 'change']) list.dispatchEvent(new Event(type, { bubbles: true }));
  }

  #tell() {
    const chosen = this.#list?.value;
    for (const chip of this.querySelectorAll('button')) chip.setAttribute('aria-pressed', String(chip.value === chosen));
  }
}

customElements.define('unit-chips', UnitChips);
