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
  serviceWorker?.register(workerAddress, { type: 'module' }).catch(() => {});
  serviceWorker?.ready.then(() => import('../offline/shown-pages.js')).catch(() => {});
}

/** @param {boolean} comesBack It may be somebody else's by now. */
function noteReader(comesBack) {
  if (comesBack && load(last) !== reader) location.reload();
  else store(last, reader);
}
