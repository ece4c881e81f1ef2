import { refresh } from '../js/app.js';

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
  clearTimeout(timer);
  timer = setTimeout(refresh, stay + slack);
}

document.addEventListener('screen-coming', event => {
  const page = /** @type {CustomEvent<Document>} */ (event).detail;
  for (const [id, until] of held) if (performance.now() >= until) held.delete(id);
  for (const row of document.querySelectorAll('.row[id]')) if (held.has(row.id)) keepInPlace(row, page);
});

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
  if (earlier) earlier.after(next);
  else rows?.prepend(next);
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
