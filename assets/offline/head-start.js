import { bytesOf, changedHead } from './changed-head.js';

/** @typedef {{ lang: string, theme: string, tags: string[] }} Head What of a page's head is known before it comes. */

const rootOf = /<html[^>]* lang="(\w+)"[^>]* data-theme="(\w+)"/;
const known = /<link rel="stylesheet" href="[^"]+">|<meta name="(?:viewport|color-scheme)"[^>]*>/g;
/** What has to be as it was. */
const unchanging = [
  'Content-Type', 'Content-Security-Policy', 'Permissions-Policy', 'Referrer-Policy', 'Cross-Origin-Opener-Policy', 'X-Frame-Options',
  'Sobremesa-Reader',
];
/** Where it isn't, the window asks once more, and has what the house has answered. */
const again = '<meta http-equiv="refresh" content="0">';
/** It does so at once; soon somebody else may ask. */
const patience = 3000;
/**
 * Of windows that ask once more, by their address.
 * @type {Map<string, { answer?: Response, at: number }>}
 */
const refused = new Map();

/**
 * What a window is given that asks once more; it gets no head start.
 * @param {string} address
 */
export function takeRefused(address) {
  const known = refused.get(address);
  refused.delete(address);
  return known && Date.now() - known.at < patience ? known : undefined;
}

/**
 * A page that somebody waits for at an empty window. It begins with the styles that it had when it was kept, so that the browser makes
 * room for it and reads them while the house is asked. Nothing is shown of what was kept, not even its title.
 * @param {string} address
 * @param {Response} kept
 * @param {Promise<Response>} coming
 * @param {import('./service-worker.js').Lasting} event Lasts until all of it has come.
 */
export async function withHeadStart(address, kept, coming, event) {
  const head = headOf(await kept.text().catch(() => ''));
  if (!head) return coming;
  const { readable, writable } = new TransformStream();
  const refuse = (/** @type {Response} */ answer) => {
    if (refused.size > 20) refused.clear();
    refused.set(address, { answer: answer.bodyUsed ? undefined : answer, at: Date.now() });
    return again;
  };
  // Who leaves meanwhile wants no more of it; where nothing comes the page ends as one that the house broke off.
  event.waitUntil(pour(head, kept.headers, coming, writable, refuse).catch(error => writable.abort(error)).catch(() => {}));
  return new Response(readable, { headers: kept.headers });
}

/**
 * @param {Head} head
 * @param {Headers} headers
 * @param {Promise<Response>} coming
 * @param {WritableStream<Uint8Array>} writable
 * @param {(answer: Response) => string} refuse
 */
async function pour(head, headers, coming, writable, refuse) {
  const writer = writable.getWriter();
  try {
    const sent = writer.write(bytesOf(`<!doctype html><html lang="${head.lang}" data-theme="${head.theme}"><head>${head.tags.join('')}`));
    const [page] = await Promise.all([coming, sent]);
    const isSame = page.status === 200 && !page.redirected && unchanging.every(name => page.headers.get(name) === headers.get(name));
    if (page.body && isSame) {
      writer.releaseLock();
      await changedHead(page.body, own => withoutSent(own, head), () => refuse(page)).pipeTo(writable);
    } else {
      await writer.write(bytesOf(refuse(page)));
      await writer.close();
    }
  } finally {
    writer.releaseLock();
  }
}

/**
 * @param {string} html
 * @returns {Head | undefined}
 */
function headOf(html) {
  const [, lang, theme] = rootOf.exec(html) ?? [];
  const tags = html.split('</head>')[0].match(known);
  return theme && tags?.some(tag => tag.startsWith('<link')) ? { lang, theme, tags } : undefined;
}

/**
 * What is still to come of a head; nothing where another was sent.
 * @param {string} own
 * @param {Head} sent
 */
function withoutSent(own, sent) {
  if (JSON.stringify(headOf(own)) !== JSON.stringify(sent)) return undefined;
  const preloads = sent.tags.map(tag => tag.replace('rel="stylesheet"', 'rel="preload" as="style"'));
  return [...preloads, ...sent.tags].reduce((text, tag) => text.replace(tag, ''), own);
}
