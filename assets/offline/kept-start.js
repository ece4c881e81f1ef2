import { load } from '../js/storage.js';

/** Begins a kept page: it is seen first, then its scripts come. What is pressed before they are there is done by them. */

/** @type {SubmitEvent[]} */
const held = [];
addEventListener('submit', hold, { capture: true });

// Where something waits, it has to be laid over the page as soon as it can be.
if (!load('waiting') && !('covering' in document.documentElement.dataset)) await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve)));
await import('../js/app.js');
removeEventListener('submit', hold, { capture: true });
for (const { target, submitter } of held) {
  // Pressed again: what its form is in may not have come yet, which waits for buttons.
  if (submitter) submitter.click();
  else /** @type {HTMLFormElement} */ (target).requestSubmit();
}

/** @param {SubmitEvent} event */
function hold(event) {
  event.preventDefault();
  event.stopImmediatePropagation();
  held.push(event);
}
