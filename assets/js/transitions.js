/** @typedef {{ types?: Set<string> }} Transition */
/** @typedef {{ url: string | null }} Entry */
/** @typedef {{ from: Entry | null, entry: Entry }} Activation */
/** @typedef {Event & { viewTransition: Transition | null, activation?: Activation | null }} PageEvent */

// Loaded on its own and before the first paint: `pagereveal` comes too early for the other scripts.

addEventListener('pageswap', event => {
  const { viewTransition, activation } = /** @type {PageEvent} */ (event);
  if (activation) mark(viewTransition, location.href, activation.entry.url);
});

addEventListener('pagereveal', event => {
  const { navigation } = /** @type {{ navigation?: { activation?: Activation | null } }} */ (/** @type {unknown} */ (window));
  const from = navigation?.activation?.from;
  if (from) mark(/** @type {PageEvent} */ (event).viewTransition, from.url, location.href);
});

/**
 * Deeper is a push, higher a pop, and beside it another tab.
 * @param {Transition | null} transition
 * @param {string | null} from
 * @param {string | null} to
 */
function mark(transition, from, to) {
  if (!transition?.types || !from || !to) return;
  const way = depth(to) - depth(from);
  transition.types.add(way > 0 ? 'push' : way < 0 ? 'pop' : 'tab');
}

/** @param {string} url */
function depth(url) {
  return new URL(url).pathname.split('/').filter(Boolean).length;
}
