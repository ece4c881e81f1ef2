import { Listening, refresh } from '../js/app.js';

/** Gives a page all of the device's screen, where browsers let it; the page itself leaves out what is around it. */
class FullScreen extends Listening {
  /** @param {AbortSignal} signal */
  listen(signal) {
    this.addEventListener('click', event => this.#switch(event), { signal });
    document.addEventListener('fullscreenchange', () => this.#follow(), { signal });
  }

  get #isFull() { return this.hasAttribute('data-full'); }
  get #link() { return this.querySelector('a'); }

  /** @param {MouseEvent} event */
  #switch(event) {
    // To another page the browser leaves its full screen: this one stays.
    if (!document.fullscreenEnabled || !this.#link || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    const change = this.#isFull ? (document.fullscreenElement ? document.exitFullscreen() : undefined) : document.documentElement.requestFullscreen();
    Promise.resolve(change).catch(() => {});
    this.#show(this.#link.href);
  }

  /** Left by a key or a gesture. */
  #follow() {
    if (!document.fullscreenElement && this.#isFull && this.#link) this.#show(this.#link.href);
  }

  /** @param {string} address */
  #show(address) {
    history.replaceState(history.state, '', address);
    refresh();
  }
}

customElements.define('full-screen', FullScreen);
