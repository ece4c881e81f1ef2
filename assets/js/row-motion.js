const duration = 180;

/** @returns {boolean} */
export function prefersStillness() {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Lets rows glide to their new places in their list instead of jumping. A list that moves as a whole doesn't glide: its
 * rows would start outside of it, where they are cut off. Call before a change of the page; call what it returns after.
 * @returns {() => void}
 */
export function watchRows() {
  if (prefersStillness() || document.hidden) return () => {};
  const before = placesOfRows();
  return () => {
    for (const [row, top] of placesOfRows()) {
      const from = before.get(row);
      if (from === undefined) {
        row.animate({ opacity: [0, 1] }, { duration, easing: 'ease-out' });
      } else if (Math.abs(from - top) > 1) {
        row.animate({ transform: [`translateY(${from - top}px)`, 'none'] }, { duration, easing: 'ease-out' });
      }
    }
  };
}

function placesOfRows() {
  /** @type {Map<Element | null, number>} */
  const lists = new Map();
  /** @type {Map<Element, number>} */
  const places = new Map();
  for (const { row, box } of rowsNear()) {
    const list = row.parentElement;
    const start = lists.get(list) ?? list?.getBoundingClientRect().top ?? 0;
    lists.set(list, start);
    places.set(row, box.top - start);
  }
  return places;
}

/** @typedef {{ row: Element, box: DOMRect }} Place A row that is shown, and where. */

/**
 * The rows that lie on the screen or within another one above and below: of a long list only those are asked where they are.
 * @returns {Place[]}
 */
export function rowsNear() {
  /** @type {Map<Element | null, Element[]>} */
  const lists = new Map();
  for (const row of document.querySelectorAll('.row[id]')) {
    const rows = lists.get(row.parentElement);
    if (rows) rows.push(row);
    else lists.set(row.parentElement, [row]);
  }
  return Array.from(lists.values()).flatMap(nearIn);
}

/**
 * @param {Element[]} rows Of one list, one below the other.
 * @returns {Place[]}
 */
function nearIn(rows) {
  /** @type {Place[]} */
  const near = [];
  for (let index = firstNear(rows); index < rows.length; index++) {
    const row = rows[index];
    const box = row.getBoundingClientRect();
    if (!isShown(box)) continue;
    if (box.top >= 2 * innerHeight) break;
    near.push({ row, box });
  }
  return near;
}

/**
 * Halves the list until it is found: what is shown of a row says whether it is further down.
 * @param {Element[]} rows
 */
function firstNear(rows) {
  let [start, end] = [0, rows.length];
  while (start < end) {
    const middle = (start + end) >> 1;
    let shown = middle;
    while (shown < end && !isShown(rows[shown].getBoundingClientRect())) shown++;
    if (shown < end && rows[shown].getBoundingClientRect().bottom <= -innerHeight) start = shown + 1;
    else end = middle;
  }
  return start;
}

/** @param {DOMRect} box */
function isShown({ width, height }) {
  return width > 0 || height > 0;
}
