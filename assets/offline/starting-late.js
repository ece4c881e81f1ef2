import { changedHead } from './changed-head.js';
import { described } from './kept-names.js';

/**
 * A page whose scripts lie on the device: they would come at once, and a slow phone run them first. They come once it is painted.
 * @param {string} html
 */
export function startingLate(html) {
  return html.replace('/js/app.js"', '/offline/late-start.js"');
}

/**
 * The same of a page that is on its way.
 * @param {Response} page
 * @param {string} sum Of the program whose scripts are here.
 */
export function paintedFirst(page, sum) {
  const { body, redirected, status } = page;
  const headers = new Headers(page.headers);
  if (!body || redirected || status !== 200 || !headers.get('Content-Type')?.startsWith('text/html')) return page;
  // It has been unpacked.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  return new Response(changedHead(body, head => described(head).sum === sum ? startingLate(head) : head), { headers });
}
