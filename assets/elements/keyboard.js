import { fieldsIn, isTouched, isTyping } from '../js/app.js';

/** What of a row a key opens or presses, the likeliest first. */
const touched = ['.row-link', '.item-open', '.ticket-next', 'a[href]', 'button'];
/** By what it is ticked. */
const ticks = ['input.row-select', '.tick-button', '[aria-pressed]', '.ticket-next'];
const { documentElement: root } = document;
const wide = matchMedia('(width >= 62.5em)');

/**
 * The row that was ticked last, which may go elsewhere, and what followed on it.
 * @type {[Element, Element | undefined] | undefined}
 */
let ticked;

/** @type {Record<string, (event: KeyboardEvent) => unknown>} */
const does = {
  '/': () => search(),
  '?': () => open('keys'),
  'n': add,
  'e': edit,
  'x': tick,
  'j': () => move(1),
  'k': () => move(-1),
  'ArrowDown': ({ target }) => mayMove(target) && move(1),
  'ArrowUp': ({ target }) => mayMove(target) && move(-1),
  'Escape': leave,
};

/**
 * Does what a key is for, if there is anything.
 * @param {KeyboardEvent} event
 */
export function press(event) {
  const { key, target, ctrlKey, metaKey } = event;
  // Held down, a key goes on from row to row, and does nothing else again.
  if (event.repeat && !/^(?:[jk]|Arrow.*)$/.test(key)) return;
  const isCommand = ctrlKey || metaKey;
  const isSearching = key === 'ArrowDown' && target instanceof HTMLInputElement && target.type === 'search';
  if (!isCommand && key !== 'Escape' && isTyping(target) && !isSearching) return;
  const deed = isCommand ? (key === 'Enter' ? save : () => open('places')) : does[key];
  if (deed?.(event)) event.preventDefault();
}

/** A page that was come to by a key goes on by keys: its first field has the focus, or what was opened is next. */
function arrive() {
  sessionStorage.removeItem('keyed');
  if (document.activeElement !== document.body) return;
  const main = document.getElementById('main');
  if (!main) return;
  const meant = Array.from(main.querySelectorAll('[autofocus]')).find(isThere);
  if (main.closest('[data-kind=sheet]') && focus(meant ?? fields(main)[0])) return;
  main.tabIndex = -1;
  main.focus({ preventScroll: true });
}

/** @param {Element} main */
function fields(main) {
  return Array.from(main.querySelectorAll('#form :is(input, select, textarea, button)')).filter(isThere);
}

/** @param {'places' | 'keys'} what */
function open(what) {
  import('./palette.js').then(palette => palette.open(what));
  return true;
}

/** The list that is gone through: the one beside what is open, unless that holds things to tick itself or has the focus. */
function rows() {
  const main = document.getElementById('main');
  const master = wide.matches && !main?.querySelector('.item, .ticket') && !document.activeElement?.closest('main .row') && document.querySelector('.master');
  const pane = master || main;
  return Array.from(pane?.querySelectorAll('.row, .ticket, tbody > tr') ?? []).filter(row => isThere(row) && touchable(row));
}

/** @param {number} step */
function move(step) {
  const all = rows();
  const row = rowOf(document.activeElement);
  const here = all.findIndex(each => each === row);
  const open = all.findIndex(each => each.querySelector('[aria-current=true]'));
  const from = here >= 0 ? here : open;
  // Above the first row is what it was found by.
  if (step < 0 && here === 0 && search()) return true;
  let next = all[from < 0 ? (step > 0 ? 0 : all.length - 1) : Math.max(0, Math.min(all.length - 1, from + step))];
  if (step > 0 && ticked?.[0] === row && ticked?.[1] && all.includes(ticked[1])) next = ticked[1];
  ticked = undefined;
  const target = next && touchable(next);
  if (!target) return false;
  next.scrollIntoView({ block: 'nearest' });
  focus(target);
  return true;
}

/**
 * Arrows belong to what has the focus, unless that is a row, the search or nothing in particular.
 * @param {EventTarget | null} target
 */
function mayMove(target) {
  return !(target instanceof Element) || target === document.body || target.matches('main, h1, input[type=search]') || !!rowOf(target);
}

/** What offers several things to be made has the focus then, so that Tab leads to the first. */
function add() {
  const adding = first('[data-key=n]');
  if (adding?.matches('summary')) focus(adding);
  return click(adding);
}

function tick() {
  const row = rowOf(document.activeElement) ?? rows().find(each => each.querySelector('[aria-current=true]'));
  const button = row && firstOf(row, ticks);
  if (!button) return false;
  const all = rows();
  ticked = [row, all[all.indexOf(row) + 1]];
  button.click();
  return true;
}

/** Out of what is being typed first, as long as something would be lost; then out of the sheet. */
function leave() {
  const focused = document.activeElement;
  if (isTyping(focused) && fieldsIn(document).some(field => field.type !== 'search' && isTouched(field))) {
    /** @type {HTMLElement} */ (focused).blur();
    return true;
  }
  return click(first('[data-cancel]'));
}

/** While what is open is edited, the list beside it is not meant. */
function edit() {
  const main = document.getElementById('main');
  const isForm = !!main && firstOf(main, ['[data-key="Control+Enter"]']) !== undefined;
  return click(isForm ? firstOf(main, ['[data-key=e]']) : first('[data-key=e]'));
}

function save() {
  return click(first('[data-key="Control+Enter"]'));
}

/** @param {Element | null} element */
function rowOf(element) {
  return element?.closest('.row, .ticket, tbody > tr') ?? undefined;
}

/** @param {Element} row */
function touchable(row) {
  return firstOf(row, touched);
}

/**
 * @param {Element | Document} scope
 * @param {string[]} selectors
 */
function firstOf(scope, selectors) {
  for (const selector of selectors) {
    const found = Array.from(scope.querySelectorAll(selector)).find(isThere);
    if (found instanceof HTMLElement) return found;
  }
  return undefined;
}

/**
 * What is open is meant before the list beside it.
 * @param {string} selector
 */
function first(selector) {
  return firstOf(document.getElementById('main') ?? document, [selector]) ?? firstOf(document, [selector]);
}

/** @param {Element} element */
function isThere(element) {
  return element.getClientRects().length > 0;
}

/** @param {Element | undefined} element */
function focus(element) {
  if (element instanceof HTMLElement) element.focus();
  return !!element;
}

/** What was searched for before is written over. */
function search() {
  const field = first('input[type=search]');
  if (field instanceof HTMLInputElement) field.select();
  return focus(field);
}

/** @param {HTMLElement | undefined} element */
function click(element) {
  if (!element) return false;
  element.click();
  return true;
}

addEventListener('click', ({ detail }) => {
  if (detail) sessionStorage.removeItem('keyed');
  else sessionStorage.setItem('keyed', '1');
}, { capture: true });
if (sessionStorage.getItem('keyed')) {
  if (!('covering' in root.dataset)) arrive();
  // What is out of sight takes no focus.
  else new MutationObserver((_, observer) => {
    observer.disconnect();
    arrive();
  }).observe(root, { attributeFilter: ['data-covering'] });
}
