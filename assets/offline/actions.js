import { contentIn, notify, phrase, settle } from '../js/app.js';
import { fill, forget, mark } from './keep.js';
import { mintAnew } from './mint-anew.js';
import { answerTo, deliver, owed, takeBack } from './delivery.js';
import { layMore, layOver, lyingOver, samenessOf } from './effects.js';
import { tell } from './notice.js';
import { add, begin, entries, isVolatile, list, onChange, reload, remove, unsent } from './outbox.js';

export { deliver, idsMadeBy, takeBack } from './delivery.js';
export { change, entries, everybodys, list, onChange, remove } from './outbox.js';

/** @typedef {import('./outbox.js').Entry} Entry */
/** @typedef {import('./outbox.js').Kind} Kind */
/** @typedef {import('./delivery.js').Answer} Answer */
/** @typedef {import('../js/sender.js').Sending} Sending */

/** How often it is shown at most what has become of what waits, in milliseconds; and when it was last. */
const interval = 500;
let shownAt = -interval;
/** After how long something that has no answer yet is shown as waiting, in milliseconds. */
const late = 700;
const pause = 50;

const author = document.querySelector('live-screen')?.getAttribute('author') ?? '';
const ready = begin(author);
let soon = 0;
/**
 * What was laid over the page as it is, by number; nothing when that isn't known.
 * @type {Map<number, string> | undefined}
 */
let laid = new Map();
/** Numbers of what was done in this page. */
const own = new Set();
/** What is on its way onto the disk, and seen already. @type {Set<Entry>} */
const coming = new Set();
/** Numbers begin there of what has none of the box yet. */
let unnumbered = 2 ** 50;
/**
 * Forms that another page has sent.
 * @type {WeakSet<HTMLFormElement>}
 */
const arrived = new WeakSet();
/**
 * Forms of this page that wait.
 * @type {Map<number, HTMLFormElement>}
 */
const lingering = new Map();

/**
 * Takes what a form says: onto the page and the disk, then to the house.
 * @param {HTMLFormElement} form
 * @param {Sending} sending Made before anything was awaited.
 * @param {{ submitter?: HTMLElement | null, after?: Promise<unknown>, isKept?: () => void }} options `after` is what has to end
 *   before it is sent; `isKept` is called once it is on the disk and on the page.
 * @returns {Promise<Answer | undefined>} Nothing when it waits.
 */
export async function take(form, sending, { submitter = null, after, isKept }) {
  const entry = entryOf(form, sending, submitter);
  await ready;
  const early = foreshow(entry);
  const n = await add(entry, form.hasAttribute('data-offline'));
  own.add(n);
  number(early, n);
  show();
  isKept?.();
  setTimeout(showSoon, late);
  await after;
  const answer = await answerTo(n);
  const { state } = entries().find(entry => entry.n === n) ?? {};
  if (!answer && state === 'settled') arrived.add(form);
  if (!answer && state && state !== 'settled') {
    linger(form, n);
    show();
    // It is sent from the box now: a button that is all of its form means one more each time.
    if (form.dataset.offline === 'form' && !form.hasAttribute('data-keep')) settle(form);
  }
  return answer;
}

/**
 * Shows at once what comes onto the disk a moment later.
 * @param {Omit<Entry, 'n' | 'author'>} entry
 * @returns {Entry}
 */
function foreshow(entry) {
  const early = { ...entry, n: unnumbered++, author };
  own.add(early.n);
  coming.add(early);
  show();
  return early;
}

/**
 * It lies over the page as what it has become in the box.
 * @param {Entry} early
 * @param {number} n
 */
function number(early, n) {
  coming.delete(early);
  own.delete(early.n);
  const seen = laid?.get(early.n);
  laid?.delete(early.n);
  if (seen !== undefined) laid?.set(n, seen);
}

/**
 * Where to go on from a form that waits: to where Cancel leads, when that page is kept here.
 * @param {HTMLFormElement} form
 * @returns {Promise<string | undefined>}
 */
export async function leaveFor(form) {
  const back = wayBack();
  if (!form.hasAttribute('data-keep') || !back) return undefined;
  if (arrived.has(form)) return back;
  return 'caches' in window && await caches.match(back, { ignoreVary: true }) ? back : undefined;
}

/** Where Cancel leads. */
function wayBack() {
  const cancel = document.querySelector('a[data-cancel], form[data-leads]');
  const way = cancel?.getAttribute('href') ?? cancel?.getAttribute('data-leads');
  return way ? new URL(way, location.href).href : undefined;
}

/**
 * @param {HTMLFormElement} form
 * @param {Sending} sending
 * @param {HTMLElement | null} submitter
 * @returns {Omit<Entry, 'n' | 'author'>}
 */
function entryOf(form, { action, body }, submitter) {
  const kind = /** @type {Kind} */ (form.dataset.offline ?? 'set');
  const content = contentIn({ action, body });
  const where = document.querySelector('main h1')?.textContent?.trim() ?? '';
  return {
    kind, action, body, where, same: samenessOf(kind, action, content), says: saysOf(kind, form, content, submitter) || where,
    page: location.href, at: Date.now(), state: 'waiting', tries: 0, faults: 0,
  };
}

/**
 * @param {Kind} kind
 * @param {HTMLFormElement} form
 * @param {URLSearchParams} content
 * @param {HTMLElement | null} submitter
 */
function saysOf(kind, form, content, submitter) {
  if (kind === 'line') return (content.get('text') ?? '').trim();
  if (kind === 'make' || kind === 'form') return content.get('name') ?? (form.querySelector('[data-takes=name]') ?? document.querySelector('[data-names]'))?.textContent ?? '';
  const button = submitter ?? form.querySelector('button');
  const words = button?.dataset.says ?? button?.getAttribute('aria-label') ?? button?.querySelector('.row-title')?.textContent ?? button?.textContent ?? '';
  return [form.getAttribute('aria-label'), words.trim()].filter(Boolean).join(': ');
}

/**
 * Says that a form waits, and lets it be taken back.
 * @param {HTMLFormElement} form
 * @param {number} n
 */
function linger(form, n) {
  const { kind } = entries().find(entry => entry.n === n) ?? {};
  const isFirst = list().length === 1;
  const isUnkept = isVolatile(n) && author !== '';
  const said = phrase(isUnkept ? 'unkept' : 'waiting');
  // Browsers that are short of room give up what is not to stay.
  navigator.storage?.persist?.().catch(() => {});
  if (kind === 'set' || kind === 'choose') {
    if (isFirst || isUnkept) notify(said);
    return;
  }
  if (form.hasAttribute('data-keep')) {
    lingering.set(n, form);
    mark(form, phrase('waiting'));
  }
  notify(said, () => takeBack(n), phrase('undo'));
}

/** Lays what waits over the page, and says how much it is. */
function show() {
  const what = lyingOver(document, shown());
  const now = new Map(what.map(entry => [entry.n, seenOf(entry)]));
  const changed = new Set(what.filter(({ n }) => now.get(n) !== laid?.get(n)).map(({ action }) => action));
  // What came later to the same place stays on top.
  const anew = what.filter(({ action }) => changed.has(action));
  const isMore = laid && Array.from(laid.keys()).every(n => now.has(n))
    && anew.every(({ kind, state }) => kind === 'set' && state !== 'refused');
  if (!isMore) layOver(document, what);
  else if (anew.length) layMore(document, anew);
  laid = now;
  tell();
}

/**
 * What somebody sees of it: on its way or taken already, it looks the same until the page says it itself.
 * @param {import('./effects.js').Shown} entry
 */
function seenOf({ state, isLate }) {
  return [state === 'refused', isLate].join();
}

/** What becomes of what waits is shown soon: a list of hundreds is not gone through for each answer. */
function showSoon() {
  if (soon) return;
  soon = setTimeout(() => {
    soon = 0;
    shownAt = performance.now();
    show();
  }, Math.max(pause, shownAt + interval - performance.now()));
}

function shown() {
  return [...entries(), ...coming].map(entry => ({ ...entry, isLate: isLate(entry), isOwed: owed.has(entry.n) }));
}

/** @param {Entry} entry */
function isLate({ n, at, tries }) {
  return tries > 0 || !own.has(n) || Math.abs(Date.now() - at) >= late;
}

/** A page that is killed tells no other of what it has just put into the box. */
async function sendWhatLies() {
  await reload().catch(() => {});
  if (unsent().length) deliver();
}

/** A form that waited leads on once it has arrived. */
function goOn() {
  for (const [n, form] of lingering) {
    const entry = entries().find(entry => entry.n === n);
    const isTakenBack = !entry || entry.isUnwanted;
    if (!isTakenBack && entry.state !== 'settled') continue;
    lingering.delete(n);
    const back = wayBack();
    // It stays marked until its page has gone: nothing else is to lead away from there.
    if (!isTakenBack && form.isConnected && back) location.assign(back);
    else forget(form);
    if (isTakenBack) mintAnew(form);
  }
}

/** Fills in what waits of the form on this page, and what somebody came here to correct. */
async function resume() {
  const corrected = Number(sessionStorage.getItem('correct'));
  sessionStorage.removeItem('correct');
  for (const entry of list()) {
    const form = Array.from(/** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll(`form[data-offline=${entry.kind}]`)))
      .find(form => new URL(form.getAttribute('action') ?? '', location.href).href === entry.action);
    if (!form || (entry.n !== corrected && entry.kind !== 'form')) continue;
    // Its elements make what it holds more of than the page.
    await Promise.all(Array.from(form.querySelectorAll(':not(:defined)'), ({ localName }) => customElements.whenDefined(localName)));
    fill(form, contentIn(entry));
    if (entry.n === corrected) remove(entry.n);
    else linger(form, entry.n);
  }
}

document.addEventListener('screen-coming', event => {
  owed.clear();
  const page = /** @type {CustomEvent<Document>} */ (event).detail;
  layOver(page, lyingOver(page, shown()));
});
document.addEventListener('screen-shown', () => {
  laid = undefined;
  show();
});
for (const type of ['online', 'pageshow', 'house-heard']) addEventListener(type, sendWhatLies);
document.addEventListener('visibilitychange', () => document.hidden || !unsent().length || deliver());
onChange(showSoon);
onChange(goOn);
ready.then(() => {
  show();
  delete document.documentElement.dataset.covering;
  document.dispatchEvent(new Event('uncovered'));
  resume();
  if (unsent().length) deliver();
});
