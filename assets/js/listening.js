/** An element that listens while it is on a page. */
export class Listening extends HTMLElement {
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    this.listen(this.#listening.signal);
  }

  disconnectedCallback() {
    this.#listening?.abort();
  }

  /**
   * What it listens to from now on.
   * @param {AbortSignal} signal Ends it when the element leaves the page.
   */
  listen(signal) {}
}
