import { workerAddress } from './server.js';
import { load, store } from './storage.js';

const { keptAt, reader } = document.documentElement.dataset;
const last = 'reader';

/** What opens pages without signal, where browsers allow it: on https, and on the machine itself. */
export function startOffline() {
  const [arrival] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  noteReader(arrival?.type === 'back_forward');
  addEventListener('pageshow', ({ persisted }) => persisted && noteReader(true));
  if (keptAt) import('../offline/kept-note.js');
  const noteSignal = () => import('../offline/signal.js').catch(() => {});
  for (const type of ['offline', 'house-lost']) addEventListener(type, noteSignal, { once: true });
  if (keptAt || !navigator.onLine) noteSignal();
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  keepStyles().then(untilLoaded).finally(() => serviceWorker.register(workerAddress, { type: 'module' })).catch(() => {});
  Promise.all([serviceWorker.ready, untilLoaded()]).then(() => import('../offline/shown-pages.js')).catch(() => {});
}

/** WebKit loses track of a worker, and now and then of where one goes next, when a page is left that registers it while it loads. */
function untilLoaded() {
  return document.readyState === 'complete' || new Promise(resolve => addEventListener('load', resolve, { once: true }));
}

/** What a browser's first page brought along need not be fetched for the next ones. */
async function keepStyles() {
  if (!('caches' in window)) return;
  for (const { dataset: { address }, textContent } of document.querySelectorAll('style')) {
    if (!address) continue;
    const cache = await caches.open(`assets-${address.split('/')[2]}`);
    await cache.put(address, new Response(textContent, { headers: { 'Content-Type': 'text/css; charset=utf-8' } }));
  }
}

/** @param {boolean} comesBack It may be somebody else's by now. */
function noteReader(comesBack) {
  if (comesBack && load(last) !== reader) location.reload();
  else store(last, reader);
}
