import { postForm, show } from '../js/app.js';

/** @typedef {Record<string, any>} Options As the server writes them: bytes are texts. */

/** @param {string} text Base64 for addresses, without padding. */
export function bytesOf(text) {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), letter => letter.charCodeAt(0));
}

/** @param {ArrayBuffer} bytes */
export function textOf(bytes) {
  const letters = Array.from(new Uint8Array(bytes), byte => String.fromCharCode(byte)).join('');
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
}

/**
 * Whether passkeys work on this page: browsers allow them on secure pages, and the house at its own address.
 * @param {Element} element
 */
export function worksHere(element) {
  return isSecureContext && 'PublicKeyCredential' in window && location.origin === element.getAttribute('origin');
}

/**
 * Asks the house what to ask an authenticator for. A page that comes instead says what is wrong, and is shown.
 * @param {HTMLElement} element
 * @param {HTMLFormElement} form
 * @param {boolean} [isQuiet] Nobody has pressed anything: nothing is said when it fails.
 * @returns {Promise<Options | undefined>}
 */
export async function optionsFor(element, form, isQuiet = false) {
  const body = new URLSearchParams(/** @type {any} */ (new FormData(form))).toString();
  const answer = await postForm(element.getAttribute('options') ?? '', body, 'application/json');
  if (answer?.response.ok) return JSON.parse(answer.text);
  if (isQuiet) return undefined;
  if (!answer) {
    say(element, 'offline');
    return undefined;
  }
  await show(answer.text, { isFirm: true });
  /** @type {HTMLElement | null} */ (document.querySelector('[aria-invalid="true"]'))?.focus();
  return undefined;
}

/**
 * Puts the authenticator's answer into the form and sends it as any other.
 * @param {HTMLFormElement} form
 * @param {Record<string, ArrayBuffer | string | null>} values
 */
export function send(form, values) {
  for (const [name, value] of Object.entries(values)) {
    const field = /** @type {HTMLInputElement} */ (form.elements.namedItem(name));
    field.value = typeof value === 'string' ? value : textOf(value ?? new ArrayBuffer(0));
  }
  form.submit();
}

/**
 * Shows one of the sentences that the server put into the element, or none.
 * @param {HTMLElement} element
 * @param {string} [problem]
 */
export function say(element, problem) {
  for (const sentence of /** @type {NodeListOf<HTMLElement>} */ (element.querySelectorAll('[data-problem]'))) {
    sentence.hidden = sentence.dataset.problem !== problem;
  }
}

/** @param {unknown} error What the browser says of an authenticator that made or used no passkey. */
export function problemOf(error) {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'InvalidStateError') return 'known';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'cancelled' : 'unsuited';
}
