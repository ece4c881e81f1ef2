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
  /** @type {Map<Element, number>} */
  const places = new Map();
  for (const row of document.querySelectorAll('.row[id]')) {
    const { top, bottom } = row.getBoundingClientRect();
    const list = row.parentElement?.getBoundingClientRect().top ?? 0;
    if (bottom > -innerHeight && top < 2 * innerHeight) places.set(row, top - list);
  }
  return places;
}
