import { bytesOf, optionsFor, problemOf, say, send, worksHere } from './passkeys.js';

/** Of a challenge's life. */
const renewAt = 0.8;

/** Signs in with a passkey, when the button is pressed or one is chosen among what the browser offers for the name. */
class PasskeyEntry extends HTMLElement {
  /** @type {AbortController | undefined} */ #listening;
  /** Ends what is being asked of the browser. */
  /** @type {AbortController | undefined} */ #asking;

  connectedCallback() {
    if (!worksHere(this)) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.addEventListener('submit', event => {
      event.preventDefault();
      this.#enter(/** @type {HTMLFormElement} */ (event.target));
    }, { signal });
    document.addEventListener('screen-shown', () => { this.hidden = false; }, { signal });
    this.hidden = false;
    const form = this.querySelector('form');
    if (form) this.#offer(form);
  }

  disconnectedCallback() {
    this.#listening?.abort();
    this.#asking?.abort();
  }

  /** @param {HTMLFormElement} form */
  async #enter(form) {
    const button = form.querySelector('button');
    button?.setAttribute('aria-busy', 'true');
    say(this);
    try {
      await this.#ask(form, 'optional');
    } catch (error) {
      say(this, problemOf(error));
      this.#offer(form);
    } finally {
      button?.removeAttribute('aria-busy');
    }
  }

  /**
   * Among the names that the browser fills in; there is no hurry, and nothing to say when nobody takes it up.
   * @param {HTMLFormElement} form
   */
  async #offer(form) {
    const before = this.#asking;
    try {
      const browser = /** @type {{ isConditionalMediationAvailable?: () => Promise<boolean> }} */ (/** @type {unknown} */ (PublicKeyCredential));
      const isAvailable = await browser.isConditionalMediationAvailable?.();
      // Whoever has pressed the button meanwhile is asked already.
      if (isAvailable && this.#asking === before) await this.#ask(form, 'conditional');
    } catch {
      // The button is there all the same.
    }
  }

  /**
   * @param {HTMLFormElement} form
   * @param {'optional' | 'conditional'} mediation
   */
  async #ask(form, mediation) {
    // A browser asks one thing at a time.
    this.#asking?.abort();
    const asking = this.#asking = new AbortController();
    const options = await optionsFor(this, form, mediation === 'conditional');
    if (!options || asking.signal.aborted) return;
    // Those who think it over longer than a challenge lives are asked with a fresh one.
    const renewal = mediation === 'conditional' ? setTimeout(() => this.#offer(form), options.timeout * renewAt) : undefined;
    asking.signal.addEventListener('abort', () => clearTimeout(renewal));
    const request = { publicKey: { ...options, challenge: bytesOf(options.challenge) }, mediation, signal: asking.signal };
    const used = /** @type {PublicKeyCredential} */ (await navigator.credentials.get(/** @type {any} */ (request)));
    const answer = /** @type {AuthenticatorAssertionResponse} */ (used.response);
    send(form, {
      credential: used.rawId,
      client: answer.clientDataJSON,
      authenticator: answer.authenticatorData,
      signature: answer.signature,
      user: answer.userHandle,
    });
  }
}

customElements.define('passkey-entry', PasskeyEntry);
