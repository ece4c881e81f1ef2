import { nameOf } from './copies.js';

/** @typedef {{ name: string, html: string }} Edition The page as the house sent it last, by which it tells the next one. */
/** @typedef {{ id: string, start: number, text: string }} RowText A row of a page's text, and where it starts there. */

const edges = /<(?:li|tr)\b[^>]*>|<\/(?:li|tr)>/g;
/** Those of the page as it came; by now others may stand there that have come otherwise. */
const first = new WeakSet(document.querySelectorAll('.row[id]'));
/** What each row was drawn from. @type {WeakMap<Element, string>} */
const drawn = new WeakMap();
/** @type {Edition | undefined} */
let shown;
/** @type {RowText[]} */
let left = [];

/** What is known without waiting. */
export function edition() {
  return shown;
}

/** The same; of the page as it came, what the browser holds of it. */
export async function recalled() {
  const { edition: name } = document.documentElement.dataset;
  if (shown || !name) return shown;
  const html = await held().catch(() => '');
  // The browser may hold a newer one than it shows.
  if (!shown) note(html, row => nameOf(html) === name && first.has(row));
  return shown;
}

async function held() {
  const kept = 'caches' in window ? await caches.match(location.href, { ignoreVary: true }) : undefined;
  const answer = kept ?? await fetch(location.href, { headers: { Accept: 'text/html' }, cache: 'only-if-cached', mode: 'same-origin' });
  return answer.text();
}

/**
 * What the page shows now.
 * @param {string} html
 * @param {(row: Element) => boolean} [isOfIt]
 */
export function note(html, isOfIt = () => true) {
  const name = nameOf(html);
  shown = name ? { name, html } : undefined;
  for (const { id, text } of rowsIn(html)) {
    const row = document.getElementById(id);
    if (row && isOfIt(row)) drawn.set(row, text);
  }
}

/**
 * The same page with little in the place of the rows that stand on this one already.
 * @param {string} html
 */
export function abridged(html) {
  let short = '';
  let end = 0;
  left = [];
  for (const row of rowsIn(html)) {
    if (!isDrawn(row)) continue;
    left.push(row);
    const kind = row.text.slice(1, 3);
    short += `${html.slice(end, row.start)}<${kind} class="row" id="${row.id}" data-same></${kind}>`;
    end = row.start + row.text.length;
  }
  return short + html.slice(end);
}

/** Whether the rows that were left out last still stand on the page. */
export function isCurrent() {
  return left.every(isDrawn);
}

/** @param {RowText} row */
function isDrawn({ id, text }) {
  const row = document.getElementById(id);
  return row !== null && drawn.get(row) === text;
}

/**
 * @param {string} html
 * @returns {RowText[]}
 */
function rowsIn(html) {
  /** @type {RowText[]} */
  const rows = [];
  let depth = 0;
  /** @type {[string, number]} */
  let [id, start] = ['', 0];
  for (const match of html.matchAll(edges)) {
    const [edge] = match;
    if (edge.startsWith('</')) {
      depth--;
      if (!depth && id) rows.push({ id, start, text: html.slice(start, Number(match.index) + edge.length) });
    } else if (!depth++) [id, start] = [/ id="(row-[^"]+)"/.exec(edge)?.[1] ?? '', Number(match.index)];
  }
  return rows;
}
