/** @typedef {{ connection?: { saveData?: boolean } }} Connection */
/** @typedef {{ supports?: (type: string) => boolean }} ScriptSupport */

/** A mouse that only crosses a link does not mean it. */
const rest = 80;
/** @type {Set<string>} */
const fetched = new Set();

/** Starts to fetch a page as soon as a finger or the mouse is on its link. */
export function startPrefetch() {
  if (/** @type {Connection} */ (navigator).connection?.saveData) return;
  // Other browsers hold prefetching against `default-src 'none'` and complain; these know speculation rules.
  if (!(/** @type {ScriptSupport} */ (HTMLScriptElement).supports?.('speculationrules'))) return;
  let timer = 0;
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(timer);
    timer = setTimeout(() => prefetch(target), rest);
  }, { passive: true });
  document.addEventListener('pointerdown', ({ target }) => prefetch(target), { passive: true });
}

/** @param {EventTarget | null} element */
function prefetch(element) {
  const link = /** @type {Element | null} */ (element)?.closest('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.matches('[target], [data-file], [data-edit], [data-more]')) return;
  const { href, origin, pathname, search } = link;
  const isHere = pathname === location.pathname && search === location.search;
  if (origin !== location.origin || isHere || fetched.has(href)) return;
  fetched.add(href);
  document.head.append(Object.assign(document.createElement('link'), { rel: 'prefetch', href }));
}
