import { rowsNear } from '../js/app.js';

/** How long somebody needs to see what has changed, in milliseconds. */
const glance = 700;

/** @typedef {{ at: number, was: boolean }} Change */
/**
 * What each switch shows, and what it showed a moment ago; known by where it posts.
 * @type {Map<string, { state: boolean, changes: Change[] }>}
 */
const switches = new Map();
/**
 * Where the rows with switches stood before the page changed last.
 * @type {{ id: string, box: DOMRect, section: string | undefined }[]}
 */
let before = [];
let changedAt = -Infinity;
/**
 * How far what scrolls was scrolled once the page had changed.
 * @type {WeakMap<Element, number>}
 */
let scrolled = new WeakMap();
/** Whether the page changes because the person asked for it: then they know what it shows. */
let isAnswer = false;

/**
 * Notes what a switch shows now.
 * @param {string} name
 * @param {boolean} state
 */
export function note(name, state) {
  const known = switches.get(name) ?? { state, changes: [] };
  const now = performance.now();
  const changes = known.changes.filter(({ at }) => now - at < glance);
  if (known.state !== state) changes.push({ at: now, was: known.state });
  switches.set(name, { state, changes: isAnswer ? [] : changes });
}

/**
 * What the person saw who taps a switch now: what it showed a moment ago. So a double tap is one, and two who tick the same
 * both mean the same.
 * @param {string} name
 * @param {boolean} state What it shows now.
 * @returns {boolean}
 */
export function seen(name, state) {
  note(name, state);
  return switches.get(name)?.changes[0]?.was ?? state;
}

document.addEventListener('screen-coming', () => {
  const rows = rowsNear().filter(({ row }) => row.querySelector('set-field'));
  before = rows.map(({ row, box }) => ({ id: row.id, box, section: sectionOf(row) }));
  changedAt = isAnswer ? -Infinity : performance.now();
});
document.addEventListener('form-accepted', () => { isAnswer = true; });
// Once every switch has noted what it shows now.
document.addEventListener('screen-shown', () => queueMicrotask(() => { isAnswer = false; }));
document.addEventListener('screen-shown', () => {
  measure();
  // A row that is held in its place may scroll the page as well.
  requestAnimationFrame(measure);
});

// A tap means the row that was under the finger a moment ago, wherever it stands now.
document.addEventListener('click', event => {
  const field = /** @type {Element} */ (event.target).closest('set-field');
  const row = field?.closest('.row');
  if (!row || event.detail === 0 || performance.now() - changedAt > glance) return;
  // Whoever has scrolled since has seen the page as it is now.
  const scroller = scrollerOf(row);
  if (Math.abs(scroller.scrollTop - (scrolled.get(scroller) ?? scroller.scrollTop)) > 2) return;
  const { clientX: x, clientY: y } = event;
  const meant = before.find(({ box }) => y >= box.top && y < box.bottom && x >= box.left && x < box.right);
  if (meant?.id === row.id) return;
  const other = meant && document.getElementById(meant.id);
  // What has sunk because it was ticked is not meant: a tap would take that back.
  if (other?.hasAttribute('data-on') && sectionOf(other) !== meant?.section) return;
  event.preventDefault();
  event.stopPropagation();
  const form = other?.querySelector('set-field form');
  if (form instanceof HTMLFormElement) form.requestSubmit();
}, { capture: true });

function measure() {
  scrolled = new WeakMap([document.documentElement, ...document.querySelectorAll('.master')].map(each => [each, each.scrollTop]));
}

/** @param {Element} row */
function scrollerOf(row) {
  return row.closest('.master') ?? document.documentElement;
}

/** @param {Element} row */
function sectionOf(row) {
  return /** @type {HTMLElement | null} */ (row.closest('.group[data-section]'))?.dataset.section;
}
