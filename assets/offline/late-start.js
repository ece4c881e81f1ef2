import { load } from '../js/storage.js';

/**
 * Begins a page whose scripts lie on the device: it is seen first, then they come. What is pressed before they are there is done by
 * them, or by the house where they don't come.
 */

/** How long a paint is waited for: a page that nobody looks at is not painted. */
const longest = 300;

/** @type {SubmitEvent[]} */
const held = [];
addEventListener('submit', hold, { capture: true });

try {
  if (isOnlySeen()) await painted();
  await import('../js/app.js');
} finally {
  removeEventListener('submit', hold, { capture: true });
  for (const { target, submitter } of held) {
    // Pressed again: what its form is in may not have come yet, which waits for buttons.
    if (submitter) submitter.click();
    else /** @type {HTMLFormElement} */ (target).requestSubmit();
  }
}

/**
 * Whether scripts change nothing of what is seen first: nothing that waits is to be laid over it, nobody comes from a form to a place
 * on it or back to what may be somebody else's by now.
 */
function isOnlySeen() {
  const [arrival] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  const isCovered = load('waiting') || 'covering' in document.documentElement.dataset;
  return !document.hidden && !isCovered && !load('landing', true) && arrival?.type !== 'back_forward';
}

function painted() {
  return new Promise(resolve => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, longest);
  });
}

/** @param {SubmitEvent} event */
function hold(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(event);
}
