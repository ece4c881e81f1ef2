import { phrase } from '../js/app.js';
import { cover } from './covered.js';

/**
 * What stands in a state around the buttons that change it, as a ticket does, is shown in the one that was chosen.
 * @param {Element} form
 * @param {Element} button By which it was chosen.
 * @returns {Element | null} What is in that state now.
 */
export function tellChosen(form, button) {
  const told = form.closest('[data-state]');
  if (!told) return null;
  if (!told.hasAttribute('data-was-state')) {
    cover(told, 'data-was-state', told.getAttribute('data-state') ?? '');
    told.setAttribute('data-was-name', nameIn(told)?.textContent ?? '');
  }
  tell(told, button.getAttribute('value') ?? '', button.getAttribute('data-leads-to') ?? '');
  return told;
}

/**
 * As the house drew it.
 * @param {Element} told
 */
export function tellAsBefore(told) {
  tell(told, told.getAttribute('data-was-state') ?? '', told.getAttribute('data-was-name') ?? '');
  told.removeAttribute('data-was-state');
  told.removeAttribute('data-was-name');
}

/**
 * That it was refused, and why, stands on what it was about until somebody has decided what becomes of it.
 * @param {Document} page
 * @param {Element[]} forms
 * @param {string} reason
 */
export function tellRefusal(page, forms, reason) {
  const place = document.querySelector('live-screen')?.getAttribute('place');
  for (const form of forms) {
    const told = form.closest('[data-state]');
    if (!told) continue;
    cover(told, 'data-refused');
    const note = Object.assign(page.createElement('p'), { className: 'notice' });
    note.setAttribute('data-tone', 'error');
    cover(note, 'data-pending-note');
    note.append(Object.assign(page.createElement('a'), { href: `${place}/waiting`, textContent: phrase('refused') }), `: ${reason}`);
    told.append(note);
  }
}

/**
 * Where the state is named.
 * @param {Element} told
 */
export function nameIn(told) {
  return told.querySelector('[data-state-name] > *') ?? told.querySelector('[data-state-name], .badge');
}

/**
 * @param {Element} told
 * @param {string} state
 * @param {string} name
 */
function tell(told, state, name) {
  const place = nameIn(told);
  told.setAttribute('data-state', state);
  if (place) place.textContent = name;
}
