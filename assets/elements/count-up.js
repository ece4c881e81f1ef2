import { isAsOpened, prefersStillness } from '../js/app.js';

const duration = 600;

/** An amount that has just come onto the page runs up to what it is. */
class CountUp extends HTMLElement {
  connectedCallback() {
    /** @type {string} */
    const text = this.textContent ?? '';
    const figure = /\d[\d.,\s]*\d|\d/.exec(text)?.[0] ?? '';
    const digits = /[.,](\d\d?)$/.exec(figure)?.[1].length ?? 0;
    const amount = Number(figure.replace(/\D/g, '')) / 10 ** digits;
    if (isAsOpened() || prefersStillness() || !amount) return;
    const format = new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: digits, maximumFractionDigits: digits });
    const begun = performance.now();
    let shown = text;
    const step = () => {
      const part = Math.min(1, (performance.now() - begun) / duration);
      // Another amount has come meanwhile, which is the right one.
      if (!this.isConnected || this.textContent !== shown) return;
      shown = part < 1 ? text.replace(figure, format.format(amount * (1 - (1 - part) ** 3))) : text;
      this.textContent = shown;
      if (part < 1) requestAnimationFrame(step);
    };
    step();
  }
}

customElements.define('count-up', CountUp);
