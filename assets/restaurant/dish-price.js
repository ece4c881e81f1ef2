/** Keeps the price on the button that takes a dish true while one chooses what goes with it. */
class DishPrice extends HTMLElement {
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    for (const type of ['input', 'change']) this.closest('form')?.addEventListener(type, () => this.#reckon(), { signal });
  }

  disconnectedCallback() {
    this.#listening?.abort();
  }

  #reckon() {
    const form = this.closest('form');
    const quantity = Number(/** @type {HTMLInputElement | null} */ (form?.querySelector('[data-quantity]'))?.value);
    const [text] = this.getElementsByTagName('span');
    if (!form || !text) return;
    // What the server is going to refuse has no price.
    if (!Number.isInteger(quantity) || quantity < 1) return void text.replaceChildren('—');
    let price = Number(this.getAttribute('price'));
    for (const option of form.querySelectorAll('[data-price]:checked')) price += Number(option.getAttribute('data-price'));
    const digits = Number(this.getAttribute('digits'));
    const format = new Intl.NumberFormat(document.documentElement.lang || undefined, {
      style: 'currency', currency: this.getAttribute('currency') ?? 'EUR', minimumFractionDigits: digits, maximumFractionDigits: digits,
    });
    text.replaceChildren(format.format(price * quantity / 10 ** digits).replace('-', '−'));
  }
}

customElements.define('dish-price', DishPrice);
