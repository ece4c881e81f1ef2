import { announce, listen, notify, phrase } from './announce.js';
import { settleDraft } from './draft.js';
import { contentOf, snapshot } from './fields.js';
import { goes, stays } from './going.js';
import { noteLanding } from './landing.js';
import { show } from './page.js';
import { send, sendingOf } from './sender.js';
import { isPage, parsePage, reasonIn } from './server.js';
import { load } from './storage.js';

/** @typedef {import('./sender.js').Sending} Sending */
/** @typedef {HTMLElement & { name?: string, value?: string }} Submitter */

const busyAfter = 300;
/** What is seen at once of what a form does, by what it may do without signal. */
const seen = new Set(['choose', 'remove', 'set']);
/** Within how long two presses of a switch are one, in milliseconds. */
const doubleTap = 700;

/** @typedef {{ submitter?: Submitter | null, after?: Promise<void> }} Pressed `after` is what has to end first of what may wait. */
/** @typedef {{ content: string, waiting: (Submitter | null)[] }} Turn */
/** @type {WeakMap<HTMLFormElement, Turn>} */
let underWay = new WeakMap();
/**
 * What the switch said by which each form was sent last, and when.
 * @type {WeakMap<HTMLFormElement, { value: string | undefined, at: number }>}
 */
const pressed = new WeakMap();
/** @type {Set<Promise<unknown>>} */
const deliveries = new Set();
let isLeaving = false;
/**
 * What may wait without signal goes by a box, and other forms are kept on their page: fetched when a page holds such a form or
 * something waits.
 */
const box = () => import('../offline/actions.js');
const keeping = () => import('../offline/keep.js');
const leaving = () => import('../offline/leaving.js');

export function startTransport() {
  const fetchWaiting = () => {
    if (document.querySelector('[data-offline]') || load('waiting') || 'covering' in document.documentElement.dataset) box();
    if (document.querySelector('[data-keep]')) keeping();
  };
  document.addEventListener('screen-shown', fetchWaiting);
  fetchWaiting();
  document.addEventListener('submit', event => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    const submitter = /** @type {Submitter | null} */ (event.submitter);
    if (form.hasAttribute('data-leaves')) {
      event.preventDefault();
      leaving().then(({ signOut }) => signOut(form)).catch(() => form.submit());
      return;
    }
    if (!form.hasAttribute('data-enhance') || form.querySelector('input[type=file]') || methodOf(form, submitter) !== 'post') return;
    event.preventDefault();
    // A step that has come to its end asks for nothing.
    if (!submitter?.matches('.step[aria-disabled=true]')) submit(form, submitter);
  });
  // A page that comes back after its form led elsewhere may send it again.
  addEventListener('pageshow', () => {
    underWay = new WeakMap();
    isLeaving = false;
  });
}

/**
 * @param {HTMLFormElement} form
 * @param {Submitter | null} submitter
 */
function methodOf(form, submitter) {
  return (submitter?.getAttribute('formmethod') ?? form.getAttribute('method') ?? 'get').toLowerCase();
}

/**
 * Whether a form may wait on the device; not so its steps on the way, such as pickers, which buttons with names of their own take.
 * @param {HTMLFormElement} form
 * @param {Submitter | null} submitter
 */
function mayWait({ dataset: { offline } }, submitter) {
  return !!offline && (!submitter?.name || (offline !== 'make' && offline !== 'form'));
}

/**
 * @param {HTMLFormElement} form
 * @param {Submitter | null} submitter
 */
async function submit(form, submitter) {
  const content = contentOf(form, submitter);
  const running = underWay.get(form);
  const waits = mayWait(form, submitter);
  if (running && (!waits || running.content === content.toString())) {
    // The same again is a double tap, unless it is meant each time; something else waits its turn, so that a later choice never
    // arrives first.
    if (form.hasAttribute('data-repeats')) running.waiting.push(submitter);
    else if (running.content !== content.toString()) running.waiting = [submitter];
    return;
  }
  if (submitter?.matches('[aria-pressed], [role=switch]')) {
    const last = pressed.get(form);
    const at = performance.now();
    if (last && last.value === submitter.value && at - last.at < doubleTap) return;
    pressed.set(form, { value: submitter.value, at });
  }
  /** @type {Turn} */
  const turn = { content: content.toString(), waiting: [] };
  underWay.set(form, turn);
  const tapped = submitter ?? form;
  goes(tapped, seen.has(form.dataset.offline ?? ''));
  const busy = setTimeout(() => submitter?.setAttribute('aria-busy', 'true'), busyAfter);
  const action = new URL(submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '', location.href).href;
  const sending = sendingOf(form, action, content);
  const settled = settleDraft(form);
  if (!waits) await settled;
  const leaveFor = await deliver(form, sending, { submitter, after: waits ? settled : undefined });
  clearTimeout(busy);
  submitter?.removeAttribute('aria-busy');
  if ((underWay.get(form) ?? turn) !== turn) return stays(tapped);
  if (!turn.waiting.length && leaveFor) {
    return leave(form, leaveFor);
  }
  stays(tapped);
  underWay.delete(form);
  if (!turn.waiting.length || !form.isConnected) return;
  const [next, ...later] = turn.waiting;
  form.requestSubmit(next?.isConnected ? next : null);
  underWay.get(form)?.waiting.push(...later);
}

/**
 * @param {HTMLFormElement} form
 * @param {string} url
 */
function leave(form, url) {
  isLeaving = true;
  noteLanding(form);
  location.assign(url);
}

/**
 * A menu closes once what was chosen in it is done; who was in it goes on at its button.
 * @param {HTMLFormElement} form
 */
function closeMenu(form) {
  const menu = form.closest('details.menu');
  if (menu?.matches(':focus-within')) menu.querySelector('summary')?.focus();
  menu?.removeAttribute('open');
}

/**
 * Sends and shows the answer. The form then hears `form-accepted` or `form-failed`.
 * @param {HTMLFormElement} form
 * @param {Sending} sending
 * @param {Pressed} [pressed]
 * @returns {Promise<string | undefined>} Where the answer leads, if that is another page.
 */
export async function deliver(form, sending, pressed = {}) {
  return awaited(exchange(form, sending, pressed));
}

/**
 * Notes that an answer is under way, until it is shown.
 * @template Value
 * @param {Promise<Value>} delivery
 */
export function awaited(delivery) {
  deliveries.add(delivery);
  return delivery.finally(() => deliveries.delete(delivery));
}

/**
 * @param {HTMLFormElement} form
 * @param {Sending} sending
 * @param {Pressed} pressed
 */
async function exchange(form, sending, { submitter = null, after }) {
  const sent = snapshot(form);
  const answer = after ? await (await box()).take(form, sending, { submitter, after }) : await send(form, sending);
  if (!answer && after) {
    form.dispatchEvent(new Event('form-accepted', { bubbles: true }));
    closeMenu(form);
    return (await box()).leaveFor(form);
  }
  if (!answer) {
    // There is nothing to be lost by leaving, and what the page does by itself needs nobody.
    if (form.dataset.leads) return form.dataset.leads;
    if (submitter?.dispatchEvent(new Event('step-unheard', { bubbles: true, cancelable: true })) === false) return undefined;
    if (form.hasAttribute('data-keep')) (await keeping()).keep(form, sending);
    else leaveOpen(form, sending);
    form.dispatchEvent(new Event('form-failed', { bubbles: true }));
    return undefined;
  }
  const { response, text } = answer;
  if (form.hasAttribute('data-keep')) {
    const { keep, forget } = await keeping();
    if (response.ok || response.status === 422) forget(form);
    else keep(form, sending, false);
  } else form.removeAttribute('data-unsaved');
  form.dispatchEvent(new Event(response.ok ? 'form-accepted' : 'form-failed', { bubbles: true }));
  closeMenu(form);
  if (response.ok && new URL(response.url).pathname !== location.pathname) return response.url;
  // A choice that was seen at once goes back; the rest of the page is as good as before.
  if (!response.ok && form.matches('.segments')) return void notify((isPage(response) && reasonIn(text)) || phrase('failed'));
  if (isPage(response)) {
    const isTold = listen();
    await show(text, { url: response.redirected ? response.url : undefined, sent, isFirm: !response.ok });
    if (response.ok && !isTold()) tellDone(form, submitter);
    else if (!response.ok) tellRefused(form, text);
  } else if (!response.ok) {
    notify(phrase('failed'));
  }
  if (response.status === 422) /** @type {HTMLElement | null} */ (document.querySelector('[aria-invalid="true"]'))?.focus();
  return undefined;
}

/**
 * What one sees happen to the page is said. Buttons that say themselves what has become of them need no words, nor do steps on the way.
 * @param {HTMLFormElement} form
 * @param {Submitter | null} submitter
 */
function tellDone(form, submitter) {
  const amount = form.hasAttribute('data-amount') ? form.closest('.row')?.querySelector('.amount-text') : null;
  if (amount) return announce(amount.textContent?.replace(/ · $/, '') ?? '');
  if (!submitter || submitter.matches('[aria-pressed], [role=switch], .step')) return;
  if (!form.hasAttribute('data-keep')) announce(`${nameOf(submitter)}: ${phrase('done')}`);
  else if (!submitter.name) announce(phrase('saved'));
}

/**
 * A field that is wrong says so itself, as it gets the focus. What is wrong with all of a form, and a page that comes in its place, is said.
 * @param {HTMLFormElement} form
 * @param {string} text The answer.
 */
function tellRefused(form, text) {
  const page = parsePage(text);
  if (page.querySelector('[aria-invalid="true"]')) return;
  const isSamePage = Array.from(page.forms, each => each.getAttribute('action')).includes(form.getAttribute('action'));
  if (!isSamePage || page.querySelector('.problems')) announce(reasonIn(text));
}

/** @param {Element} button */
function nameOf(button) {
  return (button.getAttribute('aria-label') ?? button.textContent ?? '').trim();
}

/**
 * Says that nobody knows what became of it. The same may be sent again: what the form makes keeps its id until then.
 * @param {HTMLFormElement} form
 * @param {Sending} sending
 */
function leaveOpen(form, sending) {
  if (form.elements.namedItem('id')) form.setAttribute('data-unsaved', '');
  const reason = form.dataset.needsSignal;
  notify(reason ? `${reason} ${phrase('offline')}` : phrase('offline'), async () => {
    const leaveFor = await deliver(form, sending);
    if (leaveFor) leave(form, leaveFor);
  });
}

/**
 * Ends when every answer under way has come and is shown: until then the page needs no other news.
 * @returns {Promise<boolean>} False when the page is being left for where an answer leads: what it showed may be gone.
 */
export async function allAnswered() {
  await Promise.all(deliveries);
  // Whoever waits for the same answer decides first where it leads.
  await new Promise(resolve => setTimeout(resolve));
  return !isLeaving;
}
