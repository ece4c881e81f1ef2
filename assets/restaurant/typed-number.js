/** Sends a number once it is typed, so that nobody looks for a button. */
class TypedNumber extends HTMLElement {
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    this.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement) target.form?.requestSubmit();
    }, { signal: this.#listening.signal });
  }

  disconnectedCallback() {
    this.#listening?.abort();
  }
}

customElements.define('typed-number', TypedNumber);
