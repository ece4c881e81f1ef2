import { announce, contentIn, contentOf, deliver, load, pauseBefore, phrase, resume, sendingOf, settle, store } from '../js/app.js';

/** @typedef {import('../js/sender.js').Sending} Sending */
/** @typedef {Sending & { content: string, resend: boolean, at: number }} Kept `content` is what the form says without the button pressed. */

const quiet = 3000;
const lifetime = 7 * 24 * 3600 * 1000;

/**
 * The page's form that waits, and what is to be sent for it.
 * @type {{ form: HTMLFormElement, kept: Kept } | undefined}
 */
let waiting;
let attempts = 0;
let editedAt = 0;
let isCancelled = false;

const address = () => `keep:${location.pathname}`;

/**
 * Notes that nobody knows whether the form was taken, so that nothing typed is lost and it is sent again as soon as it can.
 * @param {HTMLFormElement} form
 * @param {Sending} sending
 * @param {boolean} [resend] False when the server answered that it won't have it.
 */
export function keep(form, sending, resend = true) {
  const { action, body } = resume(form, sending);
  waiting = { form, kept: { action, body, content: contentOf(form).toString(), resend, at: Date.now() } };
  store(address(), waiting.kept);
  if (!resend) return;
  mark(form);
  retry(waiting);
}

/**
 * @param {{ form: HTMLFormElement, kept: Kept }} mine
 * @returns {Promise<void>}
 */
async function retry(mine) {
  await pauseBefore(attempts++);
  if (waiting !== mine) return;
  if (Date.now() - editedAt < quiet) return retry(mine);
  const leaveFor = await deliver(mine.form, sendingNow(mine));
  if (leaveFor && !isCancelled) location.assign(leaveFor);
}

/** @param {HTMLFormElement} form */
export function forget(form) {
  settle(form);
  form.removeAttribute('data-unsaved');
  form.querySelector('[data-unsaved-note]')?.remove();
  if (waiting?.form !== form) return;
  waiting = undefined;
  attempts = 0;
  store(address(), undefined);
}

/**
 * The same request as long as the form says the same; a new one once it was edited.
 * @param {{ form: HTMLFormElement, kept: Kept }} waiting
 */
function sendingNow({ form, kept }) {
  const now = contentOf(form);
  // A button pressed belongs to what was asked for but is not among the fields.
  const known = new URLSearchParams(kept.content);
  for (const [name, value] of contentIn(kept)) if (!known.has(name)) now.append(name, value);
  return sendingOf(form, kept.action, now);
}

/** After a reload: fills in what was typed and says that it waits. */
function restore() {
  /** @type {Kept | null} */
  const kept = load(address());
  if (!kept || Date.now() - kept.at > lifetime) return;
  const forms = Array.from(/** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll('form[data-keep]')));
  const form = forms.find(form => new URL(form.getAttribute('action') ?? '', location.href).href === kept.action) ?? forms[0];
  if (!form) return;
  fill(form, contentIn(kept));
  form.setAttribute('action', kept.action);
  keep(form, kept, kept.resend);
}

/**
 * Hidden fields too: what is created keeps its id, and each edited field the original it was based on.
 * @param {HTMLFormElement} form
 * @param {URLSearchParams} content
 */
export function fill(form, content) {
  /** @type {Map<string, string[]>} */
  const values = new Map();
  for (const [name, value] of content) values.set(name, [...values.get(name) ?? [], value]);
  form.dispatchEvent(new CustomEvent('form-filling', { detail: content }));
  for (const field of form.elements) {
    const { name } = /** @type {HTMLInputElement} */ (field);
    const edited = name.replace(/^was\./, '');
    if (content.has(`was.${edited}`) && content.get(`was.${edited}`) === content.get(edited)) continue;
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
      field.checked = values.get(name)?.includes(field.value) ?? false;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement) {
      const value = values.get(name)?.shift();
      if (value !== undefined) field.value = value;
    }
  }
  form.dispatchEvent(new Event('form-filled'));
}

/**
 * @param {HTMLFormElement} form
 * @param {string} [text]
 */
export function mark(form, text = phrase('unsaved')) {
  form.setAttribute('data-unsaved', '');
  if (form.querySelector('[data-unsaved-note]')) return;
  const note = document.createElement('p');
  note.className = 'notice';
  note.setAttribute('data-tone', 'warning');
  note.setAttribute('data-unsaved-note', '');
  note.textContent = text;
  form.prepend(note);
  announce(note.textContent);
}

restore();
document.addEventListener('input', event => {
  if (!waiting?.form.contains(/** @type {Node} */ (event.target))) return;
  editedAt = Date.now();
  Object.assign(waiting.kept, sendingNow(waiting), { content: contentOf(waiting.form).toString() });
  store(address(), waiting.kept);
});
document.addEventListener('click', event => {
  const link = /** @type {Element} */ (event.target).closest('a[data-cancel], .bar-leading a');
  if (!link || !waiting) return;
  isCancelled = true;
  forget(waiting.form);
});
