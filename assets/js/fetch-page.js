/** @typedef {{ createHTML(html: string): string }} Policy */
/** @typedef {{ createPolicy(name: string, rules: Policy): Policy }} TrustedTypes */

/** @type {Policy} */
const asIs = { createHTML: html => html };
const trustedTypes = /** @type {{ trustedTypes?: TrustedTypes }} */ (/** @type {unknown} */ (window)).trustedTypes;
const policy = trustedTypes?.createPolicy('sobremesa-morph', asIs) ?? asIs;

export const scriptHeaders = { 'Accept': 'text/html', 'Sobremesa-Script': '1' };

/**
 * The one place where text becomes markup. A parsed document is inert: its scripts never run.
 * @param {string} html
 */
export function parsePage(html) {
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html');
}

/**
 * Asks the server, not the cache; the ETag makes an unchanged page cheap.
 * @param {string | URL} url
 * @param {AbortSignal} [signal]
 */
export function fetchPage(url, signal) {
  return fetch(url, { headers: scriptHeaders, cache: 'no-cache', signal });
}

/** @param {Response} response */
export function isPage(response) {
  return (response.headers.get('Content-Type') ?? '').startsWith('text/html');
}
