/** @typedef {Event & { destination: { sameDocument: boolean }, signal: AbortSignal }} Leaving */

/**
 * How long a page may be on its way in browsers that don't say when they have given it up, and after how long a file is, which none
 * tells of, in milliseconds.
 */
const [patience, soon] = [20_000, 2000];
const file = '[data-file]';
const { documentElement: root } = document;

/**
 * What was tapped stays marked until its page or its answer is there. The styles say how it looks, and what else says so in time.
 * @type {{ element?: Element, timer: number } | undefined}
 */
let mark;

/** Whatever leads away from the page says from the tap on that it was felt. */
export function startGoing() {
  addEventListener('click', event => {
    const link = /** @type {Element} */ (event.target).closest('a[href]');
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (link instanceof HTMLAnchorElement && leadsAway(link)) goes(link);
  });
  addEventListener('submit', event => {
    if (!event.defaultPrevented) goes(event.submitter ?? /** @type {Element} */ (event.target));
  });
  addEventListener('pageshow', () => stays());
  const { navigation } = /** @type {{ navigation?: EventTarget }} */ (/** @type {unknown} */ (window));
  navigation?.addEventListener('navigate', event => {
    const { destination, signal } = /** @type {Leaving} */ (event);
    if (destination.sameDocument || mark?.element?.matches(file)) return;
    if (!mark) goes();
    const mine = mark;
    clearTimeout(mine?.timer);
    signal.addEventListener('abort', () => mine === mark && stays());
  });
}

/**
 * @param {Element} [element] What was tapped.
 * @param {boolean} [isSeen] Whether what it does is seen already, so that nobody waits for more.
 */
export function goes(element, isSeen = false) {
  stays();
  mark = { element, timer: setTimeout(stays, element?.matches(file) ? soon : patience) };
  element?.setAttribute('data-going', '');
  root.toggleAttribute('data-leaving', !isSeen);
}

/** @param {Element} [element] Only if it is what was tapped last. */
export function stays(element) {
  if (!mark || (element && element !== mark.element)) return;
  clearTimeout(mark.timer);
  mark.element?.removeAttribute('data-going');
  root.removeAttribute('data-leaving');
  mark = undefined;
}

/** @param {HTMLAnchorElement} link */
function leadsAway(link) {
  const isHere = link.pathname === location.pathname && link.search === location.search;
  return link.origin === location.origin && !link.target && !(link.hash && isHere);
}
