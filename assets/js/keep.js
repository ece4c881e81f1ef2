import { announce, phrase } from './announce.js';
import { contentOf } from './fields.js';
import { newKey } from './key.js';

/** @typedef {import('./transport.js').Sending} Sending */
/** @typedef {Sending & { content: string, resend: boolean, at: number }} Kept */

const every = 5000;
const quiet = 3000;
const lifetime = 7 * 24 * 3600 * 1000;

/**
 * The page's form that waits, and what is to be sent for it.
 * @type {{ form: HTMLFormElement, kept: Kept } | undefined}
 */
let waiting;
let editedAt = 0;
let isSending = false;
let isCancelled = false;

const address = () => `keep:${location.pathname}`;

/**
 * Notes that the form could not be sent, so that nothing typed is lost and it is sent as soon as it can.
 * @param {HTMLFormElement} form
 * @param {Sending} sending
 * @param {boolean} [resend] False when the server answered that it won't have it.
 */
export function keep(form, sending, resend = true) {
  waiting = { form, kept: { ...sending, content: contentOf(form).toString(), resend, at: Date.now() } };
  store(waiting.kept);
  if (resend) mark(form);
}

/**
 * The key of the last attempt if the form still says the same: then it is the same operation.
 * @param {HTMLFormElement} form
 * @param {URLSearchParams} content
 */
export function keptEnvelope(form, content) {
  if (waiting?.form !== form) return undefined;
  const last = new URLSearchParams(waiting.kept.body);
  const envelope = { operation: last.get('operation') ?? '', client: last.get('client') ?? '', turn: last.get('turn') ?? '' };
  for (const name of Object.keys(envelope)) last.delete(name);
  return envelope.operation && last.toString() === content.toString() ? envelope : undefined;
}

/** @param {HTMLFormElement} form */
export function forget(form) {
  if (waiting?.form !== form) return;
  waiting = undefined;
  store(undefined);
  form.removeAttribute('data-unsaved');
  form.querySelector('[data-unsaved-note]')?.remove();
}

/** @param {(form: HTMLFormElement, sending: Sending) => Promise<string | undefined>} deliver */
export function startKeeping(deliver) {
  restore();
  const retry = async () => {
    if (!waiting?.kept.resend || isSending || document.hidden || Date.now() - editedAt < quiet) return;
    const { form, kept } = waiting;
    isSending = true;
    const leaveFor = await deliver(form, sendingAgain(form, kept));
    isSending = false;
    if (leaveFor && !isCancelled) location.assign(leaveFor);
  };
  setInterval(retry, every);
  addEventListener('online', retry);
  document.addEventListener('visibilitychange', retry);
  document.addEventListener('input', event => {
    if (!waiting?.form.contains(/** @type {Node} */ (event.target))) return;
    editedAt = Date.now();
    store(waiting.kept = { ...waiting.kept, ...sendingAgain(waiting.form, waiting.kept), content: contentOf(waiting.form).toString() });
  });
  document.addEventListener('click', event => {
    const link = /** @type {Element} */ (event.target).closest('a[data-cancel], .bar-leading a');
    if (!link || !waiting) return;
    isCancelled = true;
    forget(waiting.form);
  });
}

/**
 * The same request as long as the form says the same; a new operation once it was edited.
 * @param {HTMLFormElement} form
 * @param {Kept} kept
 * @returns {Sending}
 */
function sendingAgain(form, { action, body, content }) {
  const now = contentOf(form);
  if (now.toString() === content) return { action, body };
  // A button pressed belongs to what was asked for but is not among the fields.
  const known = new URLSearchParams(content);
  for (const [name, value] of new URLSearchParams(body)) if (name !== 'operation' && !known.has(name)) now.append(name, value);
  now.set('operation', newKey());
  return { action, body: now.toString() };
}

/** After a reload: fills in what was typed and says that it waits. */
function restore() {
  const kept = load();
  const forms = Array.from(/** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll('form[data-keep]')));
  const form = forms.find(form => new URL(form.getAttribute('action') ?? '', location.href).href === kept?.action) ?? forms[0];
  if (!kept || !form) return;
  fill(form, new URLSearchParams(kept.body));
  form.setAttribute('action', kept.action);
  keep(form, kept, kept.resend);
}

/**
 * Hidden fields too: what is created keeps its id, and each edited field the original it was based on.
 * @param {HTMLFormElement} form
 * @param {URLSearchParams} content
 */
function fill(form, content) {
  /** @type {Map<string, string[]>} */
  const values = new Map();
  for (const [name, value] of content) values.set(name, [...values.get(name) ?? [], value]);
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
}

/** @param {HTMLFormElement} form */
function mark(form) {
  form.setAttribute('data-unsaved', '');
  if (form.querySelector('[data-unsaved-note]')) return;
  const note = document.createElement('p');
  note.className = 'notice';
  note.setAttribute('data-tone', 'warning');
  note.setAttribute('data-unsaved-note', '');
  note.textContent = phrase('unsaved');
  form.prepend(note);
  announce(note.textContent);
}

/** @returns {Kept | undefined} */
function load() {
  try {
    const kept = JSON.parse(localStorage.getItem(address()) ?? 'null');
    return kept && Date.now() - kept.at < lifetime ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** @param {Kept | undefined} kept */
function store(kept) {
  try {
    if (kept) localStorage.setItem(address(), JSON.stringify(kept));
    else localStorage.removeItem(address());
  } catch {
    // Storage is full or forbidden: the form on the page still holds everything.
  }
}
