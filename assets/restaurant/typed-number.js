import { Listening } from '../js/app.js';

/** Sends a number once it is typed, so that nobody looks for a button. */
class TypedNumber extends Listening {
  /** @param {AbortSignal} signal */
  listen(signal) {
    this.addEventListener('change', ({ target }) => {
      if (target instanceof HTMLInputElement) target.form?.requestSubmit();
    }, { signal });
  }
}

customElements.define('typed-number', TypedNumber);
