/** What marks that something lies over an element: of a long list, browsers find a class soonest. */
const covered = 'covered';

/**
 * Lays something over an element.
 * @param {Element | null | undefined} element
 * @param {string} name
 * @param {string} [value]
 */
export function cover(element, name, value = '') {
  element?.setAttribute(name, value);
  element?.classList.add(covered);
}

/** @param {Element} element */
export function bare(element) {
  element.classList.remove(covered);
  if (!element.classList.length) element.removeAttribute('class');
}

/**
 * @param {Document} page
 * @returns {Element[]} What something lies over.
 */
export function coveredIn(page) {
  return Array.from(page.getElementsByClassName(covered));
}
