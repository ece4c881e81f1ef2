import { load, store } from '../js/app.js';
import { momentOf } from '../offline/moment.js';

/** @typedef {import('../offline/kept-pages.js').Listed} Listed */

const address = 'taken-along';

/** A switch of this device: whether the main pages of a space are kept here, though another is used. */
class KeepSpace extends HTMLElement {
  connectedCallback() {
    if (!navigator.serviceWorker) return;
    this.hidden = false;
    this.#button?.addEventListener('click', () => this.#toggle());
    this.#show();
  }

  get #button() { return this.querySelector('button'); }
  get #space() { return this.getAttribute('space') ?? ''; }

  /** @returns {string[]} */
  get #taken() { return load(address) ?? []; }

  async #toggle() {
    const isTaken = this.#taken.includes(this.#space);
    const others = this.#taken.filter(space => space !== this.#space);
    store(address, isTaken ? others : [...others, this.#space]);
    this.#show();
    if (isTaken) return;
    // Asked for with a touch: some browsers ask the person then.
    await navigator.storage?.persist?.();
    (await navigator.serviceWorker.ready).active?.postMessage({ kind: 'ahead', spaces: [this.#space], isNow: true });
  }

  async #show() {
    const isTaken = this.#taken.includes(this.#space);
    this.#button?.setAttribute('aria-pressed', String(isTaken));
    const state = this.querySelector('small');
    if (!state) return;
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => {
      const pages = /** @type {Listed[]} */ (data).filter(({ path }) => path.startsWith(this.#space));
      state.hidden = !isTaken || !pages.length;
      if (state.hidden) return;
      const last = Math.max(...pages.map(({ at }) => at));
      state.textContent = (this.getAttribute('says') ?? '').replace('{count}', String(pages.length)).replace('{time}', momentOf(last));
    };
    (await navigator.serviceWorker.ready).active?.postMessage({ kind: 'list' }, [channel.port2]);
  }
}

customElements.define('keep-space', KeepSpace);
