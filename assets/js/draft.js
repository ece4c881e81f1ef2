import { contentOf } from './fields.js';
import { send, sendingOf } from './sender.js';

const pause = 600;
const again = 5000;

/** @type {WeakMap<HTMLFormElement, Promise<void>>} */
const saving = new WeakMap();
/** @type {Map<HTMLFormElement, number>} */
const timers = new Map();

export function startDrafts() {
  for (const type of ['input', 'change']) {
    document.addEventListener(type, event => {
      const form = /** @type {Element} */ (event.target).closest('form');
      if (form?.hasAttribute('data-draft')) saveLater(form, pause);
    });
  }
  addEventListener('pagehide', () => {
    for (const form of timers.keys()) save(form);
  });
}

/**
 * Call before the form itself is sent: no copy of it may arrive afterwards.
 * @param {HTMLFormElement} form
 */
export async function settleDraft(form) {
  stop(form);
  await saving.get(form);
  stop(form);
}

/** @param {HTMLFormElement} form */
function stop(form) {
  clearTimeout(timers.get(form));
  timers.delete(form);
}

/**
 * @param {HTMLFormElement} form
 * @param {number} delay
 */
function saveLater(form, delay) {
  stop(form);
  timers.set(form, setTimeout(() => save(form), delay));
}

/** @param {HTMLFormElement} form */
function save(form) {
  stop(form);
  const earlier = saving.get(form);
  // At once when it can be: a page that is going away runs nothing later.
  const latest = earlier ? earlier.then(() => post(form)) : post(form);
  saving.set(form, latest);
  latest.then(() => saving.get(form) === latest && saving.delete(form));
}

/** @param {HTMLFormElement} form */
async function post(form) {
  const content = contentOf(form);
  content.set('draft', 'save');
  const owner = {};
  const action = new URL(form.getAttribute('action') ?? '', location.href).href;
  const answer = await send(owner, sendingOf(owner, action, content), 'application/json');
  if (!answer && form.isConnected && !timers.has(form)) saveLater(form, again);
  if (!answer?.response.headers.get('Content-Type')?.startsWith('application/json')) return;
  const { url } = JSON.parse(answer.text);
  if (url && form.isConnected) history.replaceState(history.state, '', url);
}
