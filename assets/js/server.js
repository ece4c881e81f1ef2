import { textOf } from './copies.js';
import { edition } from './editions.js';

/** @typedef {import('./editions.js').Edition} Edition */
/** @typedef {{ createHTML(html: string): string, createScriptURL(url: string): string }} Policy */
/** @typedef {{ createPolicy(name: string, rules: Policy): Policy }} TrustedTypes */

/** @type {Policy} */
const asIs = { createHTML: html => html, createScriptURL: url => url };
const trustedTypes = /** @type {{ trustedTypes?: TrustedTypes }} */ (/** @type {unknown} */ (window)).trustedTypes;
const policy = trustedTypes?.createPolicy('sobremesa-morph', asIs) ?? asIs;

/** Of the one script that is not fetched by the markup. */
export const workerAddress = policy.createScriptURL('/service-worker.js');

const patience = 20_000;
/** Browsers refuse `keepalive` above 64 kB for all requests of a page together. */
const keepaliveLimit = 60_000;
let keptAlive = 0;
/** @param {string} accept */
const headers = accept => ({ 'Accept': accept, 'Sobremesa-Script': '1' });

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
 * @param {Edition} [base] What the answer may be told by, if it is to be; see `textOf`.
 */
export function fetchPage(url, signal, base) {
  return fetch(url, { headers: { ...headers('text/html'), ...naming(base) }, cache: 'no-cache', signal });
}

/**
 * @param {Edition} [base]
 * @returns {Record<string, string>}
 */
function naming(base) {
  return base ? { 'Sobremesa-Edition': base.name } : {};
}

/**
 * Sends a form; goes on when the page is left meanwhile.
 * @param {string} action
 * @param {string} body
 * @param {string} [accept]
 * @param {Record<string, string>} [more] Further headers.
 * @returns {Promise<{ response: Response, text: string } | undefined>} Nothing when no answer came in time.
 */
export async function postForm(action, body, accept = 'text/html', more = {}) {
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), patience);
  // Encoded, so that each character is a byte.
  const content = new URLSearchParams(body);
  const size = content.toString().length;
  const keepalive = keptAlive + size < keepaliveLimit;
  if (keepalive) keptAlive += size;
  const base = edition();
  try {
    const response = await fetch(action, {
      method: 'POST',
      body: content,
      headers: { ...headers(accept), ...naming(base), ...more },
      keepalive,
      signal: impatience.signal,
    });
    return { response, text: await textOf(response, base?.html) };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    if (keepalive) keptAlive -= size;
  }
}

/** @param {Response} response */
export function isPage(response) {
  return (response.headers.get('Content-Type') ?? '').startsWith('text/html');
}

/**
 * What a page says that refuses something: of a form, what is wrong with it.
 * @param {string} text
 */
export function reasonIn(text) {
  const page = parsePage(text);
  const problems = Array.from(page.querySelectorAll('.field-error, .problems p + p'), ({ textContent }) => textContent);
  return problems.join(' ') || (page.querySelector('main p')?.textContent ?? '');
}
