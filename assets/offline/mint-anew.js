import { newKey } from '../js/app.js';

/**
 * What a form makes when it is sent again is another thing, wherever its page says its id.
 * @param {HTMLFormElement} form
 */
export function mintAnew(form) {
  const field = form.elements.namedItem(form.dataset.makes ?? '');
  if (!(field instanceof HTMLInputElement)) return;
  const [old, id] = [field.value, newKey()];
  field.value = id;
  for (const other of document.querySelectorAll(`form[action*="${old}"]`)) {
    other.setAttribute('action', (other.getAttribute('action') ?? '').replace(old, id));
  }
}
