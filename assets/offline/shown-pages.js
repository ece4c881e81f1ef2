import { edition, load } from '../js/app.js';

/** The worker is told what pages show: it keeps them as they are then, and fetches ahead what else somebody may want. */
const { serviceWorker } = navigator;
/** Somebody has looked around for a moment. */
const pause = 3000;

/**
 * What the worker was told to keep last.
 * @type {string | undefined}
 */
let told;

/** @param {string} kind */
async function tell(kind) {
  (await serviceWorker.ready).active?.postMessage({ kind, address: location.href, spaces: load('taken-along') });
}

// Nobody has kept the page that was open when the worker came.
if (!serviceWorker.controller) tell('keep');
// Nor did the worker of a program before keep a page of this one.
serviceWorker.addEventListener('controllerchange', () => tell('keep'));
// A page that is shown in two steps is one.
document.addEventListener('screen-shown', () => {
  const name = edition()?.name;
  if (name && name === told) return;
  told = name;
  tell('keep');
});
setTimeout(tell, pause, 'ahead');
// A browser that was killed may have lost the note that something waits, which is not put on the disk at once; what waits is.
setTimeout(() => import('./actions.js'), pause);
