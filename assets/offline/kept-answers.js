import { parsePage } from '../js/app.js';
import { folded } from './folding.js';

/** @typedef {import('./kept-pages.js').Listed} Listed */

const most = 20;

/**
 * Shows which kept pages of a place are called after some words.
 * @param {Element} field Below which they are shown.
 * @param {string} place How their addresses begin.
 * @param {string} words
 */
export function offerKept(field, place, words) {
  const channel = new MessageChannel();
  channel.port1.onmessage = ({ data }) => show(field, foundIn(data, place, folded(words).split(/\s+/)));
  navigator.serviceWorker?.controller?.postMessage({ kind: 'list' }, [channel.port2]);
}

/**
 * @param {Listed[]} pages
 * @param {string} place
 * @param {string[]} words
 * @returns {[title: string, path: string][]} A page once, by whichever way it was come to.
 */
function foundIn(pages, place, words) {
  /** @type {Map<string, [string, string]>} */
  const found = new Map();
  // Of a space everything, of an app's things what lies right there.
  const isDeep = /^\/s\/[^/]+$/.test(place);
  for (const { path, title } of pages) {
    const [page] = path.split('?');
    if (!page.startsWith(place) || !isDeep && page.slice(place.length).includes('/') || found.has(page)) continue;
    // Titles come as they stand in pages, the app behind them.
    const text = (parsePage(title).body.textContent ?? '').replace(/ · [^·]*$/, '');
    if (words.every(word => folded(text).includes(word))) found.set(page, [text, path]);
  }
  return Array.from(found.values()).slice(0, most);
}

/**
 * @param {Element} field
 * @param {[title: string, path: string][]} pages
 */
function show(field, pages) {
  field.querySelector('[data-kept-answers]')?.remove();
  if (!pages.length) return;
  const group = Object.assign(document.createElement('section'), { className: 'group' });
  group.setAttribute('data-kept-answers', '');
  const rows = Object.assign(document.createElement('ul'), { className: 'rows' });
  for (const [title, path] of pages) {
    const row = Object.assign(document.createElement('li'), { className: 'row' });
    const link = Object.assign(document.createElement('a'), { className: 'row-link', href: path });
    const words = Object.assign(document.createElement('span'), { className: 'row-text' });
    words.append(Object.assign(document.createElement('span'), { className: 'row-title', textContent: title }));
    link.append(words);
    row.append(link);
    rows.append(row);
  }
  group.append(rows);
  field.append(group);
}
