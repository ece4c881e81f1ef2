import { Listening } from '../js/app.js';
import { bytesOf, say } from './passkeys.js';

/** Has this browser be told when nobody looks. Where it can't be, it says what is missing. */
class PushDevice extends Listening {
  #isBusy = false;

  /** @param {AbortSignal} signal */
  listen(signal) {
    this.addEventListener('submit', event => {
      event.preventDefault();
      this.#turnOn(/** @type {HTMLFormElement} */ (event.target));
    }, { signal });
    document.addEventListener('screen-shown', () => this.#appear(), { signal });
    this.#appear();
  }

  get #isTold() { return this.hasAttribute('told'); }

  /** The server's page hides it, and says in its place that scripts are needed. */
  async #appear() {
    this.hidden = false;
    const without = /** @type {HTMLElement | null} */ (document.querySelector('[data-without-scripts]'));
    if (without) without.hidden = true;
    const missing = whatIsMissing();
    const isLost = this.#isTold && !await isSubscribed();
    say(this, missing ?? (isLost ? 'lost' : undefined));
    const form = this.querySelector('form');
    if (form) form.hidden = missing !== undefined || this.#isTold && !isLost;
  }

  /** @param {HTMLFormElement} form */
  async #turnOn(form) {
    if (this.#isBusy) return;
    this.#isBusy = true;
    const button = form.querySelector('button');
    button?.setAttribute('aria-busy', 'true');
    say(this);
    try {
      const answer = await Notification.requestPermission();
      if (answer !== 'granted') return say(this, answer === 'denied' ? 'denied' : undefined);
      const { endpoint, keys } = (await subscribe(this.getAttribute('key') ?? '')).toJSON();
      for (const [name, value] of Object.entries({ endpoint, ...keys })) {
        const field = /** @type {HTMLInputElement | null} */ (form.elements.namedItem(name));
        if (field) field.value = value ?? '';
      }
      form.submit();
    } catch {
      say(this, 'failed');
    } finally {
      this.#isBusy = false;
      button?.removeAttribute('aria-busy');
    }
  }
}

/** @param {string} key The house's, in Base64. */
async function subscribe(key) {
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // One of another key is there, as after the house was set up anew.
    const other = await pushManager.getSubscription();
    if (!other) throw error;
    await other.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** @returns {string | undefined} The name of the sentence that says it. */
function whatIsMissing() {
  if (!isSecureContext) return 'insecure';
  if (!navigator.serviceWorker || !('PushManager' in window) || !('Notification' in window)) {
    return /** @type {{ standalone?: boolean }} */ (navigator).standalone === false ? 'install' : 'unsupported';
  }
  return Notification.permission === 'denied' ? 'denied' : undefined;
}

async function isSubscribed() {
  if (whatIsMissing()) return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  return Notification.permission === 'granted' && await pushManager.getSubscription() !== null;
}

customElements.define('push-device', PushDevice);
