import { notify } from '../js/app.js';
import { momentOf } from './moment.js';

/** Whether the house can be reached, as far as this page knows; and on what needs it, that it waits for that and why. */
const { documentElement: root } = document;
/** When it was last known to be there; 0 while it is. */
let since = 0;
const needing = 'form[data-needs-signal]';

/** @param {boolean} isThere */
export function noteSignal(isThere) {
  if (isThere) since = 0;
  else since ||= Number(root.dataset.keptAt ?? Date.now());
  if (isThere) delete root.dataset.signal;
  else root.dataset.signal = 'none';
  for (const note of document.querySelectorAll('[data-since]')) {
    if (!isThere) note.textContent = (note.getAttribute('data-since') ?? '').replace('{time}', momentOf(since));
  }
  for (const [index, form] of document.querySelectorAll(needing).entries()) {
    for (const button of /** @type {HTMLFormElement} */ (form).elements) {
      if (!(button instanceof HTMLButtonElement)) continue;
      if (isThere) turnOn(button);
      else turnOff(button, `needs-signal-${index}`, form);
    }
  }
}

/** @param {Element | null} form */
function reasonOf(form) {
  return form?.getAttribute('data-needs-signal') ?? '';
}

/**
 * @param {Element} button
 * @param {string} id Of what says the reason.
 * @param {Element} form
 */
function turnOff(button, id, form) {
  if (button.hasAttribute('data-off')) return;
  const note = document.getElementById(id) ?? Object.assign(document.createElement('span'), { id, className: 'hidden' });
  note.textContent = reasonOf(form);
  form.append(note);
  button.setAttribute('data-off', button.getAttribute('aria-describedby') ?? '');
  button.setAttribute('aria-describedby', id);
  button.setAttribute('aria-disabled', 'true');
}

/** @param {Element} button */
function turnOn(button) {
  const described = button.getAttribute('data-off');
  if (described === null) return;
  document.getElementById(button.getAttribute('aria-describedby') ?? '')?.remove();
  if (described) button.setAttribute('aria-describedby', described);
  else button.removeAttribute('aria-describedby');
  button.removeAttribute('aria-disabled');
  button.removeAttribute('data-off');
}

// It can be reached by keyboard and pressed, so that everybody learns why nothing comes of it.
document.addEventListener('click', event => {
  const button = /** @type {Element} */ (event.target).closest('button[data-off]');
  if (!(button instanceof HTMLButtonElement)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  notify(reasonOf(button.form));
}, { capture: true });

for (const type of ['offline', 'house-lost']) addEventListener(type, () => noteSignal(false));
for (const type of ['online', 'house-heard']) addEventListener(type, () => noteSignal(true));
addEventListener('pageshow', ({ persisted }) => persisted && noteSignal(navigator.onLine));
document.addEventListener('screen-shown', () => noteSignal(true));
noteSignal(!document.querySelector('live-screen[lost]') && !root.dataset.keptAt && navigator.onLine);
