/** @typedef {EventTarget & { release(): Promise<void> }} AwakeLock */
/** @typedef {{ wakeLock?: { request(kind: 'screen'): Promise<AwakeLock> } }} Waking */

/** Keeps the screen on while the page is looked at, where the browser can, and says so. */
class StayAwake extends HTMLElement {
  /** @type {AwakeLock | undefined} */ #lock;
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    document.addEventListener('visibilitychange', () => this.#ask(), { signal });
    document.addEventListener('screen-shown', () => this.#say(), { signal });
    addEventListener('pageshow', () => this.#ask(), { signal });
    addEventListener('pagehide', () => this.#release(), { signal });
    this.#ask();
  }

  disconnectedCallback() {
    this.#listening?.abort();
    this.#release();
  }

  async #ask() {
    const { wakeLock } = /** @type {Waking} */ (navigator);
    if (!wakeLock || document.hidden || this.#lock) return;
    try {
      this.#lock = await wakeLock.request('screen');
      this.#lock.addEventListener('release', () => {
        this.#lock = undefined;
        this.#say();
      });
    } catch {
      // A low battery or the person's settings may forbid it.
    }
    this.#say();
  }

  #release() {
    this.#lock?.release();
    this.#lock = undefined;
  }

  #say() {
    this.hidden = !this.#lock;
  }
}

customElements.define('stay-awake', StayAwake);
