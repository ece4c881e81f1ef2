import { parsePage } from '../js/app.js';
import { momentOf } from '../offline/moment.js';

/** @typedef {import('../offline/kept-pages.js').Listed} Listed */

const most = 40;

/** Shows what is kept on this device, when there is no signal for anything else. */
class KeptList extends HTMLElement {
  connectedCallback() {
    addEventListener('online', () => location.reload());
    this.querySelector('button')?.addEventListener('click', () => location.reload());
    const channel = new MessageChannel();
    channel.port1.onmessage = ({ data }) => this.#show(data);
    navigator.serviceWorker?.controller?.postMessage({ kind: 'list' }, [channel.port2]);
  }

  /** @param {Listed[]} pages */
  #show(pages) {
    this.querySelector('[data-empty]')?.toggleAttribute('hidden', pages.length > 0);
    this.querySelector('section')?.toggleAttribute('hidden', !pages.length);
    const first = this.querySelector('.row');
    for (const { path, title, at } of pages.slice(0, most)) {
      const row = /** @type {HTMLElement} */ (first?.cloneNode(true));
      const [link, name] = [row.querySelector('a'), row.querySelector('.row-title')];
      link?.setAttribute('href', path);
      // Titles come as they stand in pages.
      if (name) name.textContent = parsePage(title).body.textContent;
      link?.append(Object.assign(document.createElement('span'), { className: 'row-value', textContent: momentOf(at) }));
      first?.parentElement?.append(row);
    }
  }
}

customElements.define('kept-list', KeptList);
