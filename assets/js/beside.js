// On a wide screen a list stays beside what was opened from it: the open row stays where it was touched. A row that was come to
// by another way lies in the middle; styles see to that where scripts are off.

const key = 'sobremesa-touched';

/** @typedef {{ path: string, top: number }} Touched Where a row lay in the window, and where it leads. */

addEventListener('click', event => {
  const link = /** @type {Element} */ (event.target).closest('.pane .row a[href]');
  if (!(link instanceof HTMLAnchorElement)) return;
  remember({ path: new URL(link.href).pathname, top: link.getBoundingClientRect().top });
}, { capture: true });

show();

function show() {
  const list = document.querySelector('.master');
  const row = list?.querySelector('[aria-current=true]');
  if (!list || !row || list.clientHeight === 0) return;
  const touched = remembered();
  const box = row.getBoundingClientRect();
  const top = touched?.path === location.pathname ? touched.top : (innerHeight - box.height) / 2;
  list.scrollTop += box.top - top;
}

/** @param {Touched} touched */
function remember(touched) {
  try {
    sessionStorage.setItem(key, JSON.stringify(touched));
  } catch {
    // Storage is full or forbidden: the row lies in the middle then.
  }
}

/** @returns {Touched | null} */
function remembered() {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}
