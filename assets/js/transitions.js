import './beside.js';

/** @typedef {{ types?: Set<string>, ready: Promise<void>, finished: Promise<void>, updateCallbackDone: Promise<void> }} Transition */
/** @typedef {{ url: string | null }} Entry */
/** @typedef {{ from: Entry | null, entry: Entry | null }} Activation */
/** @typedef {Event & { viewTransition: Transition | null, activation?: Activation | null }} PageEvent */

// Loaded before the first paint: `pagereveal` comes too early for the other scripts.

addEventListener('pageswap', event => {
  const { viewTransition, activation } = /** @type {PageEvent} */ (event);
  mark(viewTransition, location.href, activation?.entry?.url ?? null);
});

addEventListener('pagereveal', event => {
  const { navigation } = /** @type {{ navigation?: { activation?: Activation | null } }} */ (/** @type {unknown} */ (window));
  const from = navigation?.activation?.from;
  mark(/** @type {PageEvent} */ (event).viewTransition, from?.url ?? null, location.href);
});

// The browser itself gives up a transition when the styles come too late for it or the window changes its size, before any page
// event names it.
addEventListener('unhandledrejection', event => {
  if (event.reason instanceof DOMException && /ViewTransition|Transition was/.test(event.reason.message)) event.preventDefault();
});

/**
 * Deeper is a push, higher a pop, and beside it another tab.
 * @param {Transition | null} transition
 * @param {string | null} from
 * @param {string | null} to
 */
function mark(transition, from, to) {
  // A page that does not take part, such as one printed on paper, ends the transition; that is no error.
  if (!transition) return;
  for (const promise of [transition.ready, transition.finished, transition.updateCallbackDone]) promise.catch(() => {});
  if (!transition.types || !from || !to) return;
  const way = depth(to) - depth(from);
  transition.types.add(way > 0 ? 'push' : way < 0 ? 'pop' : 'tab');
}

/** @param {string} url */
function depth(url) {
  return new URL(url).pathname.split('/').filter(Boolean).length;
}
