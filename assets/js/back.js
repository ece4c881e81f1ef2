import { goes } from './going.js';

/** @typedef {{ url: string | null, index: number }} Entry */
/** @typedef {{ entries(): Entry[], currentEntry: Entry | null, back(): { committed: Promise<unknown>, finished: Promise<unknown> } }} Navigation */

/** What an address says of how a page is come to and not of what it shows. */
const passing = ['around', 'done', 'from', 'edit'];

const { navigation } = /** @type {{ navigation?: Navigation }} */ (/** @type {unknown} */ (window));

/**
 * The way back up is the browser's own way back where one came from there: the list is then where it was scrolled, with all that
 * had been fetched.
 */
export function startBack() {
  if (!navigation) noteBefore();
  document.addEventListener('click', event => {
    const link = /** @type {Element} */ (event.target).closest('a.bar-back');
    if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const before = addressBefore();
    if (!before || meaning(before) !== meaning(link.href)) return;
    event.preventDefault();
    goes(link);
    if (!navigation) return history.back();
    const { committed, finished } = navigation.back();
    // Whoever goes elsewhere meanwhile ends both.
    for (const end of [committed, finished]) end.catch(() => {});
  });
}

/** Browsers that don't tell what lies behind are told by the page itself when it is first come to. */
function noteBefore() {
  const [load] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  if (load?.type !== 'navigate' || history.length < 2 || !document.referrer) return;
  history.replaceState({ ...history.state, before: document.referrer }, '');
}

/** @returns {string | null | undefined} */
function addressBefore() {
  if (!navigation) return history.state?.before;
  return navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1]?.url;
}

/** @param {string} address */
function meaning(address) {
  const url = new URL(address);
  for (const name of passing) url.searchParams.delete(name);
  url.searchParams.sort();
  return url.origin + url.pathname + url.search;
}
