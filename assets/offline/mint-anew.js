import { newKey } from '../js/sender.js';

/**
 * What a form makes when it is sent again is another thing.
 * @param {HTMLFormElement} form
 */
export function mintAnew(form) {
  const field = form.elements.namedItem(form.dataset.makes ?? '');
  if (field instanceof HTMLInputElement) field.value = newKey();
}
