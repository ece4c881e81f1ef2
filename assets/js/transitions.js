/** @typedef {{ types?: Set<string>, ready: Promise<void>, finished: Promise<void>, updateCallbackDone: Promise<void> }} Transition */
/** @typedef {Record<'from' | 'entry', { url: string | null } | null> | null} Activation */
/** @typedef {Event & { viewTransition: Transition | null, activation?: Activation }} PageEvent */

// Loaded on its own and before the first paint: `pagereveal` comes too early for the other scripts.

addEventListener('pageswap', event => {
  const { viewTransition, activation } = /** @type {PageEvent} */ (event);
  const url = activation?.entry?.url ?? null;
  mark(viewTransition, location.href, url);
  share(viewTransition, url);
  sessionStorage.setItem('left', location.href);
  sessionStorage.setItem('left-sheet', String(isSheet()));
  if (url) noteRow(new URL(url).pathname);
});

addEventListener('pagereveal', event => {
  const { navigation } = /** @type {{ navigation?: { activation?: Activation } }} */ (/** @type {unknown} */ (window));
  // Before Safari 26.2 nothing but the page that was left says where one comes from.
  const from = navigation?.activation ? navigation.activation.from?.url : sessionStorage.getItem('left');
  const { viewTransition } = /** @type {PageEvent} */ (event);
  mark(viewTransition, from ?? null, location.href, sessionStorage.getItem('left-sheet') === 'true');
  share(viewTransition, from ?? null);
});

// The browser gives up a transition when styles come too late for it or the window changes, before any event names it.
addEventListener('unhandledrejection', event => {
  if (event.reason instanceof DOMException && /ViewTransition|Transition was/.test(event.reason.message)) event.preventDefault();
});

matchMedia('(width >= 62.5em)').addEventListener('change', showRow);
showRow();

/**
 * On a wide screen a list stays beside what is opened from it: with the open row where it was.
 * @param {string} path
 */
function noteRow(path) {
  const link = Array.from(document.links).find(link => link.pathname === path && link.closest('.pane .row'));
  const box = link?.closest('.row')?.getBoundingClientRect();
  // Its middle: a table's row is lower than that of the list beside it.
  if (box) sessionStorage.setItem('opened', JSON.stringify({ path, middle: box.top + box.height / 2 }));
}

/** A row that was come to by another way lies in the middle. */
function showRow() {
  const list = document.querySelector('.master');
  const row = list?.querySelector('.row [aria-current=true]')?.closest('.row');
  if (!list?.clientHeight || !row) return;
  const { path, middle } = JSON.parse(sessionStorage.getItem('opened') ?? '{}');
  const { top, height } = row.getBoundingClientRect();
  const wanted = path === location.pathname ? Math.min(middle, innerHeight - height / 2) : innerHeight / 2;
  list.scrollTop += top + height / 2 - wanted;
}

/**
 * A sheet comes up and goes down again. Else deeper is a push, higher a pop, and beside it another tab.
 * @param {Transition | null} transition
 * @param {string | null} from
 * @param {string | null} to
 * @param {boolean} [wasSheet] Of the page that was left, once another is there.
 */
function mark(transition, from, to, wasSheet = isSheet()) {
  // A page that does not take part, such as one printed on paper, ends the transition; that is no error.
  if (!transition) return;
  for (const promise of [transition.ready, transition.finished, transition.updateCallbackDone]) promise.catch(() => {});
  if (!transition.types || !from || !to) return;
  if (wasSheet !== isSheet()) return void transition.types.add(wasSheet ? 'dismiss' : 'present');
  const way = depth(to) - depth(from);
  transition.types.add(way > 0 ? 'push' : way < 0 ? 'pop' : 'tab');
}

/**
 * On a phone, what both pages show of the same thing goes from where it was to where it is: the icon of an app, the shields of a match.
 * It stands in the link to the other page, or large on the page that such a link leads to.
 * @param {Transition | null} transition
 * @param {string | null} other The page that is come to, or was left.
 */
function share(transition, other) {
  if (!transition || !other || matchMedia('(width >= 48em)').matches) return;
  const { pathname } = new URL(other);
  const links = /** @type {NodeListOf<HTMLAnchorElement>} */ (document.querySelectorAll('main a'));
  const link = Array.from(links).find(link => link.pathname === pathname && link.querySelector('.app-icon, .shield'));
  if (!link && !location.pathname.startsWith(`${pathname}/`)) return;
  const place = link ?? document;
  const things = /** @type {NodeListOf<HTMLElement>} */ (place.querySelectorAll(link ? '.app-icon, .shield' : '.match-side > .shield'));
  for (const [number, { style }] of things.entries()) {
    style.setProperty('view-transition-name', `shared-${number}`);
    const end = () => style.removeProperty('view-transition-name');
    transition.finished.then(end, end);
  }
}

function isSheet() {
  return !!document.querySelector('.panes[data-kind=sheet]');
}

/** @param {string} url */
function depth(url) {
  return new URL(url).pathname.split('/').filter(Boolean).length;
}
