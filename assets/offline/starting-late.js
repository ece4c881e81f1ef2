import { described } from './kept-names.js';

/**
 * A page whose scripts lie on the device: they would come at once, and a slow phone run them first. They come once it is painted.
 * @param {string} html
 */
export function startingLate(html) {
  return html.replace('/js/app.js"', '/offline/late-start.js"');
}

/**
 * The same of a page that is on its way: its head comes with its first bytes. Where it doesn't, the page is as it was.
 * @param {Response} page
 * @param {string} sum Of the program whose scripts are here.
 */
export function paintedFirst(page, sum) {
  const { body, redirected, status } = page;
  const headers = new Headers(page.headers);
  if (!body || redirected || status !== 200 || !headers.get('Content-Type')?.startsWith('text/html')) return page;
  // It has been unpacked.
  for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
  let isBeginning = true;
  /** @type {Transformer<Uint8Array, Uint8Array>} */
  const begin = {
    transform(bytes, controller) {
      controller.enqueue(isBeginning ? begun(bytes, sum) : bytes);
      isBeginning = false;
    },
  };
  return new Response(body.pipeThrough(new TransformStream(begin)), { headers });
}

/**
 * @param {Uint8Array} bytes With which a page begins.
 * @param {string} sum
 */
function begun(bytes, sum) {
  // Each byte a character, so that its place in the text is its place.
  const end = new TextDecoder('latin1').decode(bytes).indexOf('</head>');
  if (end < 0) return bytes;
  const head = new TextDecoder().decode(bytes.subarray(0, end));
  if (described(head).sum !== sum) return bytes;
  const late = new TextEncoder().encode(startingLate(head));
  const whole = new Uint8Array(late.length + bytes.length - end);
  whole.set(late);
  whole.set(bytes.subarray(end), late.length);
  return whole;
}
