import { focusable } from './morph.js';
import { load, store } from './storage.js';

/** Whether a key did last what was done, and not a finger. */
let isKeyed = false;
const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Who is led to another page by a form goes on beside what they changed, where they opened a picker, or at the page's heading: never
 * at its very start.
 */
export function startLanding() {
  for (const type of ['keydown', 'pointerdown']) addEventListener(type, () => { isKeyed = type === 'keydown'; }, { capture: true });
  document.addEventListener('submit', ({ target, submitter, defaultPrevented }) => {
    const form = /** @type {HTMLFormElement} */ (target);
    if (submitter instanceof HTMLButtonElement && submitter.name === 'pick') store('picking', [form.getAttribute('action'), submitter.value], true);
    if (!defaultPrevented && form.method === 'post') noteLanding(form);
  });
  addEventListener('pageshow', ({ persisted }) => persisted && store('landing', undefined, true));
  const [changed, byKey] = load('landing', true) ?? [];
  store('landing', undefined, true);
  const land = () => {
    const place = opener() ?? (changed === undefined ? undefined : landing(changed));
    // Whoever came by a finger sees no ring.
    const options = /** @type {FocusOptions} */ ({ focusVisible: byKey && !place?.matches('h1') });
    if (document.activeElement === document.body) place?.focus(options);
  };
  // Nobody can be at what is covered.
  if ('covering' in document.documentElement.dataset) document.addEventListener('uncovered', land, { once: true });
  else land();
}

/**
 * Notes what a form changes that is about to lead elsewhere.
 * @param {HTMLFormElement} form
 */
export function noteLanding(form) {
  const made = form.elements.namedItem('id');
  const id = made instanceof HTMLInputElement ? made.value : form.getAttribute('action')?.match(ids)?.pop();
  store('landing', [id ?? '', isKeyed], true);
}

/**
 * @param {string} id Of what was changed.
 * @returns {HTMLElement | undefined}
 */
function landing(id) {
  // The browser sees to that.
  if (document.querySelector('main [autofocus]')) return undefined;
  const row = id ? document.querySelector(`main .row[id$="${CSS.escape(id)}"]`) : null;
  const heading = /** @type {HTMLElement | null} */ (document.querySelector('main h1'));
  if (heading) heading.tabIndex = -1;
  return (row && focusable(row)) ?? heading ?? undefined;
}

/** Of what was added to a list, the last line. */
function opener() {
  const [action, what] = load('picking', true) ?? [];
  const form = Array.from(document.forms).find(form => action && form.getAttribute('action') === action);
  const openers = form?.querySelectorAll(`[id="${CSS.escape(what)}"], [data-line] .pick`);
  if (!openers?.length) return undefined;
  store('picking', undefined, true);
  return document.getElementById(what) ?? /** @type {HTMLElement} */ (openers[openers.length - 1]);
}
