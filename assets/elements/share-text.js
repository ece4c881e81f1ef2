import { Listening, notify } from '../js/app.js';

/** Buttons that copy or share the text of the field in them, where the browser can. */
class ShareText extends Listening {
  /** @param {AbortSignal} signal */
  listen(signal) {
    const copy = this.#button('copy');
    const share = this.#button('share');
    if (copy) copy.hidden = !navigator.clipboard;
    if (share) share.hidden = !navigator.share;
    copy?.addEventListener('click', () => this.#copy(copy), { signal });
    share?.addEventListener('click', () => navigator.share({ title: document.title, text: this.#text }).catch(() => {}), { signal });
  }

  /** @param {string} action @returns {HTMLElement | null} */
  #button(action) { return this.querySelector(`button[data-action=${action}]`); }

  get #text() { return this.querySelector('textarea')?.value ?? ''; }

  /** @param {HTMLElement} button */
  async #copy(button) {
    try {
      await navigator.clipboard.writeText(this.#text);
      notify(button.getAttribute('data-done') ?? '');
    } catch {
      // Not allowed: the text is selected instead, so that the person's own copy takes it.
      this.querySelector('textarea')?.select();
    }
  }
}

customElements.define('share-text', ShareText);
