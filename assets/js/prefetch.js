/** @typedef {{ connection?: { saveData?: boolean } }} Connection */
/** @typedef {{ supports?: (type: string) => boolean }} ScriptSupport */

/** @type {Set<string>} */
const fetched = new Set();

/** Starts to fetch a page as soon as a finger or the mouse is on its link. */
export function startPrefetch() {
  if (/** @type {Connection} */ (navigator).connection?.saveData) return;
  // Other browsers hold prefetching against `default-src 'none'` and complain; these know speculation rules.
  if (!(/** @type {ScriptSupport} */ (HTMLScriptElement).supports?.('speculationrules'))) return;
  for (const type of ['pointerover', 'pointerdown']) {
    document.addEventListener(type, event => {
      const link = /** @type {Element} */ (event.target).closest('a[href]');
      if (link instanceof HTMLAnchorElement) prefetch(link);
    }, { passive: true });
  }
}

/** @param {HTMLAnchorElement} link */
function prefetch({ href, origin, pathname, search, target, dataset }) {
  const isHere = pathname === location.pathname && search === location.search;
  if (origin !== location.origin || isHere || target || 'edit' in dataset || fetched.has(href)) return;
  fetched.add(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}
