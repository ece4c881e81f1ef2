/** How far one is: counted on the page, so that it is right before the house has heard of a tick, or without signal. */
class TripProgress extends HTMLElement {
  /** @type {MutationObserver | undefined} */ #watching;
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#watching = new MutationObserver(() => this.#count());
    const main = this.closest('main');
    if (main) this.#watching.observe(main, { subtree: true, attributes: true, attributeFilter: ['data-on', 'data-gone'] });
    // A page that is brought up to date knows nothing of what waits.
    this.#listening = new AbortController();
    document.addEventListener('screen-shown', () => this.#count(), { signal: this.#listening.signal });
    // Whoever opens the line is about to write.
    this.addEventListener('toggle', ({ target }) => {
      if (target instanceof HTMLDetailsElement && target.open) target.querySelector('textarea')?.focus();
    }, { capture: true, signal: this.#listening.signal });
    this.#count();
  }

  disconnectedCallback() {
    this.#watching?.disconnect();
    this.#listening?.abort();
  }

  #count() {
    const bought = this.closest('main')?.querySelectorAll('.trip-item[data-on]:not([data-gone])').length ?? 0;
    const [bar, words, end] = [this.querySelector('progress'), this.querySelector('.trip-count'), this.querySelector('.trip-end')];
    const said = (this.getAttribute('says') ?? '').replace('{bought}', `${bought}`);
    if (bar) bar.value = bought;
    if (words && words.textContent !== said) words.textContent = said;
    end?.toggleAttribute('hidden', bought === 0);
  }
}

customElements.define('trip-progress', TripProgress);
