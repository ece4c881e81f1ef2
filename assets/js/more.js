import { fetchPage, parsePage } from './server.js';

const lead = '600px';

/** How many further pages each list on the screen shows. @type {WeakMap<Element, number>} */
const further = new WeakMap();
/** @type {WeakSet<Element>} */
const loading = new WeakSet();

export function startMore() {
  // Who goes through a list by Tab comes to what is open beside it: the list goes on when they ask for it.
  let isTabbing = false;
  for (const kind of ['keydown', 'pointerdown', 'wheel']) {
    addEventListener(kind, event => { isTabbing = event instanceof KeyboardEvent && event.key === 'Tab' }, { passive: true });
  }
  const observer = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (isIntersecting && !(isTabbing && target.closest('.master'))) load(/** @type {HTMLAnchorElement} */ (target));
    }
  }, { rootMargin: lead });
  const watch = () => {
    observer.disconnect();
    for (const link of document.querySelectorAll('a[data-more]')) observer.observe(link);
  };
  document.addEventListener('screen-shown', watch);
  document.addEventListener('click', event => {
    const link = /** @type {Element} */ (event.target).closest('a[data-more]');
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    load(link);
  });
  addEventListener('scrollend', note, { capture: true });
  addEventListener('pagehide', note);
  restore().finally(watch);
}

/** Notes with the browser's own entry how far the list goes on and is scrolled, for whoever comes back to it. */
function note() {
  const list = listsIn(document)[0];
  const pages = (list && further.get(list)) ?? 0;
  if (pages > 0 || history.state?.pages) history.replaceState({ ...history.state, pages, top: scrollY }, '');
}

/** A page that the browser did not keep is made as long again as it was, and scrolled to where it was. */
async function restore() {
  const [entry] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  const { pages = 0, top = 0 } = history.state ?? {};
  if (entry?.type !== 'back_forward' || pages === 0) return;
  const list = listsIn(document)[0];
  for (let page = 0; list && page < pages; page++) {
    const link = list.querySelector('a[data-more]');
    if (!(link instanceof HTMLAnchorElement)) break;
    await load(link);
  }
  scrollTo(0, top);
}

/**
 * Forgets the further pages of a list that now shows something else.
 * @param {Element} list
 */
export function startOver(list) {
  further.delete(list);
}

/**
 * Adds to a freshly fetched page what the screen already shows beyond its first page.
 * @param {Document} page
 */
export async function extend(page) {
  for (const list of listsIn(document)) {
    const twin = twinOf(list, page);
    // Read anew each time: the list may have gone on meanwhile.
    for (let pages = 0; twin && pages < (further.get(list) ?? 0); pages++) {
      const link = twin.querySelector('a[data-more]');
      if (!link || !await append(twin, link)) break;
    }
  }
}

/** @param {HTMLAnchorElement} link */
async function load(link) {
  const list = link.closest('[data-results]') ?? link.closest('.pane');
  if (!list || loading.has(list)) return;
  loading.add(list);
  const isFocused = link === document.activeElement;
  const href = link.getAttribute('href');
  const first = await append(list, link).catch(() => undefined);
  loading.delete(list);
  // Another page was shown meanwhile, whose link nobody has followed.
  if (!first && !leadsTo(link, href)) document.dispatchEvent(new Event('screen-shown'));
  if (!first) return;
  further.set(list, (further.get(list) ?? 0) + 1);
  if (isFocused) first.querySelector('a')?.focus({ preventScroll: true });
  document.dispatchEvent(new Event('screen-shown'));
}

/**
 * Puts the page that the link leads to in the place of the link.
 * @param {Element} list
 * @param {Element} link
 * @returns {Promise<Element | undefined>} Its first row.
 */
async function append(list, link) {
  const href = link.getAttribute('href');
  const response = await fetchPage(new URL(href ?? '', location.href));
  const source = response.ok ? twinOf(list, parsePage(await response.text())) : null;
  if (!source || !leadsTo(link, href)) return undefined;
  const known = new Set(Array.from(list.querySelectorAll('.row[id]'), row => row.id));
  for (const row of source.querySelectorAll('.row[id]')) if (known.has(row.id)) row.remove();
  const first = source.querySelector('.row');
  const [next, ...others] = groupsIn(source);
  const last = groupsIn(list).pop();
  if (next && last && continues(last, next)) rowsOf(last).append(...rowsOf(next).children);
  else if (next) link.before(next);
  link.before(...others);
  link.replaceWith(...source.querySelectorAll('a[data-more]'));
  return first ?? undefined;
}

/**
 * Whether the link is still there and the same: a search may have come to show other rows and what follows on them.
 * @param {Element} link
 * @param {string | null} href
 */
function leadsTo(link, href) {
  return link.isConnected && link.getAttribute('href') === href;
}

/** @param {Element} list */
function groupsIn(list) {
  return Array.from(list.querySelectorAll('.rows'), rows => rows.closest('.group') ?? rows);
}

/** @param {Element} group */
function rowsOf(group) {
  return group.querySelector('.rows') ?? group;
}

/**
 * @param {Element} group
 * @param {Element} next
 */
function continues(group, next) {
  const section = next.getAttribute('data-section');
  return section === group.getAttribute('data-section') && (section !== null || !next.querySelector('.group-title'));
}

/** @param {Document} page */
function listsIn(page) {
  const lists = Array.from(page.querySelectorAll('[data-results]'));
  return lists.length ? lists : Array.from(page.querySelectorAll('.pane'));
}

/**
 * The same list in another page: by id, else by its place among the lists.
 * @param {Element} list
 * @param {Document} page
 */
function twinOf(list, page) {
  const index = listsIn(list.ownerDocument).indexOf(list);
  return (list.id && page.getElementById(list.id)) || (listsIn(page)[index] ?? null);
}
