/** Shows that a file is on its way until the answer comes, and sends it once. Without scripts the browser shows it alone. */
class ImportForm extends HTMLElement {
  #back = () => this.#show(false);

  connectedCallback() {
    this.addEventListener('submit', () => this.#show(true));
    // Also when the browser brings the page back as it was left.
    addEventListener('pageshow', this.#back);
  }

  disconnectedCallback() {
    removeEventListener('pageshow', this.#back);
  }

  /** @param {boolean} isUnderWay */
  #show(isUnderWay) {
    const button = this.querySelector('button');
    const wait = this.querySelector('.import-wait');
    if (!(button instanceof HTMLButtonElement) || !(wait instanceof HTMLElement)) return;
    const words = wait.dataset.words ?? '';
    const bar = document.createElement('progress');
    bar.setAttribute('aria-label', words);
    wait.replaceChildren(...isUnderWay ? [words, bar] : []);
    button.disabled = isUnderWay;
  }
}

customElements.define('import-form', ImportForm);
