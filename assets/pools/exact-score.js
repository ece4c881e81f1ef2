import { load, prefersStillness, store } from '../js/app.js';

const [pieces, duration, most] = [60, 1200, 50];

/** Somebody had it exactly: scraps in the colours of both shields come down, once on each device. */
class ExactScore extends HTMLElement {
  connectedCallback() {
    const pool = this.getAttribute('pool');
    const seen = load('cheered') ?? [];
    if (seen.includes(pool) || prefersStillness()) return;
    store('cheered', [...seen, pool].slice(-most));
    const colours = Array.from(document.querySelectorAll('main .shield path[fill]'), path => path.getAttribute('fill') ?? '');
    this.ariaHidden = 'true';
    const falling = Array.from({ length: pieces }, (_, index) => this.#fall(colours[index % colours.length]));
    Promise.allSettled(falling).then(() => this.replaceChildren());
  }

  /** @param {string} colour */
  #fall(colour) {
    const scrap = document.createElement('i');
    scrap.style.backgroundColor = colour;
    scrap.style.insetInlineStart = `${100 * Math.random()}%`;
    this.append(scrap);
    const end = `translate(${Math.round(8 * Math.random() - 4)}rem, ${Math.round(50 + 50 * Math.random())}vh) rotate(${Math.round(2 * Math.random() - 1)}turn)`;
    const begin = { transform: 'translateY(-1rem)', opacity: 1 };
    return scrap.animate([begin, { opacity: 1, offset: .7 }, { transform: end, opacity: 0 }], { duration: duration * (.6 + .4 * Math.random()), easing: 'cubic-bezier(.2, .4, .6, 1)', fill: 'both' }).finished;
  }
}

customElements.define('exact-score', ExactScore);
