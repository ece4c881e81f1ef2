import { load, store } from './storage.js';

/** Who comes back from a picker goes on where it was opened, not at the top of the page. */
export function startPicked() {
  document.addEventListener('submit', ({ submitter }) => {
    if (submitter instanceof HTMLButtonElement && submitter.name === 'pick') store('picking', [submitter.form?.getAttribute('action'), submitter.value]);
  });
  const [action, what] = load('picking') ?? [];
  const form = Array.from(document.forms).find(form => action && form.getAttribute('action') === action);
  const openers = form?.querySelectorAll(`[id="${CSS.escape(what)}"], [data-line] .pick`);
  if (!openers?.length) return;
  store('picking', undefined);
  // Of what was added to a list, the last line.
  const opener = document.getElementById(what) ?? openers[openers.length - 1];
  if (opener instanceof HTMLElement) opener.focus();
}
