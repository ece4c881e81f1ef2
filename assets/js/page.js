import { textOf } from './copies.js';
import { abridged, isCurrent, note, recalled } from './editions.js';
import { fieldsIn, isTouched } from './fields.js';
import { fetchPage, isPage, parsePage } from './server.js';
import { extend } from './more.js';
import { morph } from './morph.js';
import { untilReleased } from './press.js';
import { watchRows } from './row-motion.js';

/** @typedef {import('./fields.js').Field} Field */
/** @typedef {import('./fields.js').FieldState} FieldState */
/**
 * @typedef {object} Options
 * @property {string} [url] The page's address, if it is to become the current one.
 * @property {Map<Field, FieldState>} [sent] What the form said to which the page is the answer.
 * @property {boolean} [isFirm] Shown as it is, whatever its age.
 */

/** By then somebody may have seen what to change, in milliseconds. */
const glance = 1000;

let shown = 0;

setTimeout(recalled, glance);

/** Whether the page is as the browser opened it, and nothing has been shown in its place. */
export function isAsOpened() {
  return shown === 0;
}

/** @returns {boolean} Whether leaving or replacing the page would lose something typed. */
export function hasTyping() {
  return fieldsIn(document).some(field => field.type !== 'search' && isTouched(field));
}

/**
 * Shows a page of the server in place of the current one, and says so before, `screen-coming`, and after, `screen-shown`.
 * A page older than the one shown is dropped.
 * @param {string} html
 * @param {Options} options
 */
export async function show(html, { url, sent, isFirm = false }) {
  const turn = ++shown;
  let page = parsePage(abridged(html));
  if (!isFirm && isFromAnotherBuild(page) && !hasTyping()) return location.assign(url ?? location.href);
  if (!isFirm) await extend(page);
  if (turn !== shown || (!isFirm && sequenceOf(page) < sequenceOf(document))) return;
  if (!isCurrent()) page = parsePage(html);
  if (url) history.replaceState(history.state, '', url);
  document.dispatchEvent(new CustomEvent('screen-coming', { detail: page }));
  const settle = watchRows();
  for (const attribute of ['lang', 'data-theme']) {
    const value = page.documentElement.getAttribute(attribute);
    // Browsers style a whole page anew when its language is set, also to what it is.
    if (value !== null && value !== document.documentElement.getAttribute(attribute)) document.documentElement.setAttribute(attribute, value);
  }
  if (page.title !== document.title) document.title = page.title;
  morph(document.body, page.body, sent);
  settle();
  note(html);
  document.dispatchEvent(new Event('screen-shown'));
}

/**
 * Fetches the page's address again and shows it. Drops the answer when something newer was shown meanwhile.
 * @returns {Promise<boolean>} False when it has to be asked again later.
 */
export async function refresh() {
  const address = location.href;
  const turn = shown;
  const base = await recalled();
  const response = await fetchPage(address, undefined, base).catch(() => undefined);
  if (!response || response.status >= 500) return false;
  const html = await textOf(response, base?.html).catch(() => undefined);
  await untilReleased();
  if (html === undefined || turn !== shown || address !== location.href) return false;
  const isHere = new URL(response.url).pathname === location.pathname;
  if (response.ok && isHere) {
    if (isPage(response)) await show(html, {});
  } else if (!hasTyping() && !document.querySelector('form[data-unsaved]')) {
    location.reload();
  }
  return true;
}

/** @param {Document} page */
function sequenceOf(page) {
  return Number(page.querySelector('live-screen')?.getAttribute('sequence') ?? Infinity);
}

/**
 * The address of a page's style, which a browser's first page brings along.
 * @param {Document} page
 */
function styleOf(page) {
  const style = page.querySelector('link[rel=stylesheet], style');
  return style?.getAttribute('href') ?? style?.getAttribute('data-address') ?? undefined;
}

/** @param {Document} page */
function isFromAnotherBuild(page) {
  const theirs = styleOf(page);
  return theirs !== undefined && theirs !== styleOf(document);
}
