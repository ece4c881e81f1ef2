import { bytesOf, optionsFor, problemOf, say, send, worksHere } from './passkeys.js';

/** Makes a passkey on this device and has the house keep its public half. */
class PasskeyMaker extends HTMLElement {
  #isBusy = false;
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    if (!worksHere(this)) return;
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.addEventListener('submit', event => {
      event.preventDefault();
      this.#make(/** @type {HTMLFormElement} */ (event.target));
    }, { signal });
    document.addEventListener('screen-shown', () => this.#appear(), { signal });
    this.#appear();
  }

  disconnectedCallback() {
    this.#listening?.abort();
  }

  /** The server's page hides it, and says in its place where passkeys work. */
  #appear() {
    this.hidden = false;
    const without = /** @type {HTMLElement | null} */ (document.querySelector('[data-without-passkeys]'));
    if (without) without.hidden = true;
  }

  /** @param {HTMLFormElement} form */
  async #make(form) {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const button = form.querySelector('button');
    button?.setAttribute('aria-busy', 'true');
    say(this);
    try {
      const options = await optionsFor(this, form);
      if (!options) return;
      const made = /** @type {PublicKeyCredential} */ (await navigator.credentials.create({ publicKey: creation(options) }));
      const answer = /** @type {AuthenticatorAttestationResponse & { getTransports?: () => string[] }} */ (made.response);
      send(form, {
        client: answer.clientDataJSON,
        attestation: answer.attestationObject,
        transports: answer.getTransports?.().join(',') ?? '',
      });
    } catch (error) {
      say(this, problemOf(error));
    } finally {
      this.#isBusy = false;
      button?.removeAttribute('aria-busy');
    }
  }
}

/**
 * @param {import('./passkeys.js').Options} options
 * @returns {PublicKeyCredentialCreationOptions}
 */
function creation(options) {
  return {
    .../** @type {any} */ (options),
    challenge: bytesOf(options.challenge),
    user: { ...options.user, id: bytesOf(options.user.id) },
    excludeCredentials: options.excludeCredentials.map((/** @type {{ id: string }} */ each) => ({ ...each, id: bytesOf(each.id) })),
  };
}

customElements.define('passkey-maker', PasskeyMaker);
