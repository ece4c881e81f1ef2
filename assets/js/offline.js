import { workerAddress } from './server.js';
import { load, store } from './storage.js';

const { keptAt, reader } = document.documentElement.dataset;
/** Guests and visitors are somebody else there than who is signed in here. */
const readerAddress = `reader${/^\/[gr]\/[^/]+/.exec(location.pathname) ?? ''}`;

/** What makes pages open without signal, where browsers allow it: on https, and on the machine itself. */
export function startOffline() {
  addEventListener('pageshow', ({ persisted }) => {
    const [arrival] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
    // A page that comes back may be somebody else's by now.
    if ((persisted || arrival?.type === 'back_forward') && load(readerAddress) !== reader) location.reload();
    else store(readerAddress, reader);
  });
  if (keptAt) import('../offline/kept-note.js');
  const { serviceWorker } = navigator;
  if (!serviceWorker) return;
  /** @param {string} kind */
  const tell = async kind => (await serviceWorker.ready).active?.postMessage({ kind, address: location.href, spaces: load('taken-along') });
  serviceWorker.register(workerAddress, { type: 'module' }).catch(() => {});
  if (!serviceWorker.controller) tell('keep');
  document.addEventListener('screen-shown', () => tell('keep'));
  setTimeout(tell, 3000, 'ahead');
}
