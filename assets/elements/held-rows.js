import { edition, refresh, show, untilReleased } from '../js/app.js';

/** How long a row stays where it was touched, in milliseconds. */
const stay = 1500;
/** Timers may end a little early. */
const slack = 20;

/**
 * When the rows may move, by their ids.
 * @type {Map<string, number>}
 */
const held = new Map();
let timer = 0;

/**
 * Lets a row stay where it is for a moment, whatever pages come: the next one must not slide under the finger.
 * @param {Element} row
 */
export function hold(row) {
  held.set(row.id, performance.now() + stay);
  wait(stay + slack);
}

/** @param {number} delay */
function wait(delay) {
  clearTimeout(timer);
  timer = setTimeout(letGo, delay);
}

/** The page that came last says where they go: it need not be asked for again. */
async function letGo() {
  await untilReleased();
  const { html } = edition() ?? {};
  await (html === undefined ? refresh() : show(html, {}));
}

document.addEventListener('screen-coming', event => {
  const page = /** @type {CustomEvent<Document>} */ (event).detail;
  // One after the other they would slide under whoever goes on ticking: they go together, once nothing was ticked for a while.
  const isOver = performance.now() >= Math.max(...held.values());
  const free = new Set(Array.from(held.keys()).filter(id => isOver && !isWorkedOn(id)));
  for (const id of free) held.delete(id);
  for (const row of document.querySelectorAll('.row[id]')) {
    if (!held.has(row.id) && !free.has(row.id) && isTickedElsewhere(row, page)) hold(row);
    if (held.has(row.id)) keepInPlace(row, page);
  }
});

// Whoever goes through a list with keys has left the row: now it goes where it belongs.
document.addEventListener('focusout', ({ target }) => {
  const row = target instanceof Element ? target.closest('.row[id]') : null;
  const until = row && held.get(row.id);
  if (until && performance.now() >= until) wait(slack);
});

/**
 * Whether somebody is at a row with keys: it would take them along.
 * @param {string} id
 */
function isWorkedOn(id) {
  return document.getElementById(id)?.querySelector(':focus-visible') != null;
}

/**
 * Whether somebody else has ticked it, or on another page.
 * @param {Element} row
 * @param {Document} page
 */
function isTickedElsewhere(row, page) {
  const next = page.getElementById(row.id);
  if (!next || next.hasAttribute('data-same') || next.hasAttribute('data-on') === row.hasAttribute('data-on')) return false;
  return row.querySelector('set-field[stays]') !== null;
}

/**
 * @param {Element} row
 * @param {Document} page
 */
function keepInPlace(row, page) {
  const next = page.getElementById(row.id);
  const group = row.closest('.group[data-section]');
  if (!next || !group) return;
  const rows = (twinOf(group, page) ?? emptied(group, page))?.querySelector('.rows');
  const earlier = earlierIn(row).map(({ id }) => page.getElementById(id)).find(other => other?.parentElement === rows);
  if (next.parentElement === rows) return;
  const left = next.closest('.group[data-section]');
  if (earlier) earlier.after(next);
  else rows?.prepend(next);
  // A heading over nothing would come and fill later.
  if (left && !left.querySelector('.row')) left.remove();
}

/**
 * The rows before it, nearest first.
 * @param {Element} row
 */
function earlierIn(row) {
  const rows = Array.from(row.parentElement?.children ?? []);
  return rows.slice(0, rows.indexOf(row)).reverse();
}

/**
 * @param {Element} group
 * @param {Document} page
 */
function twinOf(group, page) {
  return page.querySelector(`.group[data-section="${CSS.escape(group.getAttribute('data-section') ?? '')}"]`);
}

/**
 * A group whose last row goes stands in the page all the same, before the group that follows it.
 * @param {Element} group
 * @param {Document} page
 */
function emptied(group, page) {
  const copy = page.importNode(group, true);
  copy.querySelector('.rows')?.replaceChildren();
  for (let later = group.nextElementSibling; later; later = later.nextElementSibling) {
    const twin = later.matches('.group[data-section]') && twinOf(later, page);
    if (twin) {
      twin.before(copy);
      return copy;
    }
  }
  const last = Array.from(page.querySelectorAll('main .group[data-section]')).pop();
  last?.after(copy);
  return last ? copy : null;
}
