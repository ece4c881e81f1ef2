/** The page of a strip is as long as what stands on it, so that printing it takes exactly one. Without scripts it is as long as the house thinks. */
class SlipLength extends HTMLElement {
  #sheet = new CSSStyleSheet();
  #fit = () => this.#measure();

  connectedCallback() {
    document.adoptedStyleSheets.push(this.#sheet);
    addEventListener('beforeprint', this.#fit);
    this.#measure();
    // A logo has its height once it is there.
    for (const image of this.querySelectorAll('img')) image.addEventListener('load', this.#fit);
  }

  disconnectedCallback() {
    removeEventListener('beforeprint', this.#fit);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter(sheet => sheet !== this.#sheet);
  }

  #measure() {
    const copy = /** @type {HTMLElement | undefined} */ (this.firstElementChild?.cloneNode(true));
    if (!copy) return;
    copy.classList.add('slip-measured');
    copy.setAttribute('aria-hidden', 'true');
    this.parentElement?.append(copy);
    const pixels = copy.getBoundingClientRect().height;
    copy.remove();
    // Above and below are 3 mm of margin; what is rounded on the way has room.
    const millimetres = Math.ceil(pixels * 25.4 / 96) + 6 + 2;
    this.#sheet.replaceSync(`@page measured { size: ${this.dataset.width}mm ${millimetres}mm; margin: 3mm } @media print { .receipt.receipt { page: measured } }`);
  }
}

customElements.define('slip-length', SlipLength);
