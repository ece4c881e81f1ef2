import { isPage, newKey, notify, pauseBefore, phrase, postForm, reasonIn, refresh } from '../js/app.js';
import { change, entries, onChange, reload, remove } from './outbox.js';

/** @typedef {import('./outbox.js').Entry} Entry */
/** @typedef {{ response: Response, text: string }} Answer */

/** How long somebody waits for an answer before they go on. */
const patience = 5000;
/** Older ones are sent when somebody says that they still mean them: the house forgets after thirty days what it was sent. */
const sendable = 21 * 24 * 3600 * 1000;
const faultsBorne = 3;
/** What leaves one where one is. */
const staying = new Set(['set', 'line']);
const settling = new Set(['set', 'choose', 'remove']);
const away = new Set([429, 502, 503, 504]);

/**
 * Who waits in this page for the answer to which one.
 * @type {Map<number, (answer?: Answer) => void>}
 */
const waiting = new Map();
/** Numbers of what was taken without a page: this one still owes it. How somebody sees something changes no number of the space. */
export const owed = new Set();
let isUnderWay = false;
/** Which one is being sent from this page. */
let sent = 0;
let isWanted = false;
/** @type {() => void} */
let wake = () => {};
/** Whether the house wants to know first who this is. */
export let isSignedOut = false;
/** Whether the last one that was sent got no answer. */
export let isOutOfReach = false;

/**
 * @param {number} n
 * @returns {Promise<Answer | undefined>} Nothing when it goes on waiting by itself.
 */
export function answerTo(n) {
  return new Promise(resolve => {
    const timer = setTimeout(() => settle(n), patience);
    waiting.set(n, answer => {
      clearTimeout(timer);
      resolve(answer);
    });
    isSignedOut = false;
    deliver();
  });
}

/**
 * @param {number} n
 * @param {Answer} [answer]
 */
function settle(n, answer) {
  waiting.get(n)?.(answer);
  waiting.delete(n);
}

// Another page may have sent it, or a newer one taken its place.
onChange(() => {
  const unsent = new Set(entries().filter(({ state }) => state === 'waiting' || state === 'out').map(({ n }) => n));
  for (const n of Array.from(waiting.keys())) if (n !== sent && !unsent.has(n)) settle(n);
});

/** Sends what waits, one after the other, from one page of the browser; what gets no answer again and again. */
export async function deliver() {
  isWanted = true;
  wake();
  if (isUnderWay) return;
  isUnderWay = true;
  for (let attempt = 0; isWanted;) {
    isWanted = false;
    const isDone = await alone(sendAll);
    if (owed.size) await refresh();
    if (isDone) attempt = 0;
    else if (!isWanted && !isSignedOut) {
      await Promise.race([pauseBefore(attempt++), new Promise(resolve => { wake = () => resolve(undefined); })]);
      isWanted = true;
    }
  }
  isUnderWay = false;
}

/**
 * Web Locks are missing on plain http; there two pages may send the same, which the house does once.
 * @param {() => Promise<boolean>} body
 */
function alone(body) {
  return 'locks' in navigator ? navigator.locks.request('sobremesa-outbox', body) : body();
}

/** @returns {Promise<boolean>} False when one got no answer. */
async function sendAll() {
  // What other pages do to the box while this one sends, they tell.
  await reload().catch(() => {});
  for (;;) {
    const next = await nextToSend();
    if (!next) return true;
    if (!await send(next)) {
      for (const n of Array.from(waiting.keys())) settle(n);
      return false;
    }
  }
}

/** @returns {Promise<Entry | undefined>} */
async function nextToSend() {
  const all = entries();
  const refused = all.filter(({ state }) => state === 'refused');
  for (const entry of all) {
    if (entry.state !== 'waiting' && entry.state !== 'out') continue;
    if (Date.now() - entry.at > sendable) await change(entry.n, { state: 'refused', reason: '' });
    else if (!refused.some(other => other.n < entry.n && needs(entry, other))) return entry;
  }
  return undefined;
}

/**
 * Whether one is about a thing that the other should have made.
 * @param {Entry} entry
 * @param {Entry} other
 */
function needs(entry, other) {
  return idsMadeBy(other).some(id => entry.action.includes(id) || entry.body.includes(id));
}

/**
 * @param {Entry} entry
 * @returns {string[]}
 */
export function idsMadeBy({ kind, body }) {
  const content = new URLSearchParams(body);
  return kind === 'line' ? content.getAll('item') : kind === 'make' ? content.getAll('id') : [];
}

/**
 * @param {Entry} entry
 * @returns {Promise<boolean>} False when nobody knows what became of it.
 */
async function send(entry) {
  const { n, author, action, body, kind } = entry;
  sent = n;
  if (!await change(n, { state: 'out' })) {
    settle(n);
    return true;
  }
  // Of several ticks or lines the last one brings the page that shows them all.
  const isLast = !entries().some(other => other.n > n && other.state === 'waiting');
  const wantsPage = waiting.has(n) && (isLast || !staying.has(kind));
  const answer = await postForm(action, body, 'text/html', {
    'Sobremesa-Author': author, ...(wantsPage ? {} : { Prefer: 'return=minimal' }),
    ...(entry.isUnwanted ? { 'Sobremesa-Taken-Back': '1' } : {}),
  });
  const status = answer?.response.status ?? 0;
  isOutOfReach = !answer || away.has(status);
  const isFault = status >= 500 && !isOutOfReach;
  isSignedOut = status === 401;
  if (isSignedOut) settle(n, answer);
  if (!answer || isOutOfReach || isSignedOut || (isFault && entry.faults + 1 < faultsBorne)) {
    await change(n, { tries: entry.tries + 1, faults: entry.faults + Number(isFault) });
    return false;
  }
  await (answer.response.ok ? take(entry, answer) : refuse(entry, answer));
  settle(n, wantsPage || !answer.response.ok ? answer : undefined);
  return true;
}

/**
 * @param {Entry} entry
 * @param {Answer} answer
 */
async function take({ n, action }, { response, text }) {
  const sequence = Number(response.headers.get('Sobremesa-Sequence') ?? /<live-screen[^>]* sequence="(\d+)"/.exec(text)?.[1] ?? 0);
  const done = response.headers.get('Sobremesa-Done') ?? new URL(response.url).searchParams.get('done') ?? undefined;
  await change(n, { state: 'settled', sequence, done });
  const entry = entries().find(entry => entry.n === n);
  if (entry?.isUnwanted) return undo(entry);
  if (response.status === 204 && isHere(action)) owed.add(n);
}

/**
 * Takes back what somebody did here. Of what may have arrived only the house's answer says whether there is something to undo.
 * @param {number} n
 */
export async function takeBack(n) {
  const entry = entries().find(entry => entry.n === n);
  if (!entry) return;
  if (entry.state === 'settled') await undo(entry);
  else if (entry.state === 'out') await change(n, { isUnwanted: true, same: '' });
  else return remove(n);
  deliver();
}

/**
 * In the place of what has arrived comes what undoes it, which waits like anything else.
 * @param {Entry} entry
 */
async function undo({ n, action, says, done }) {
  const place = /^\/[^/]+\/[^/]+/.exec(new URL(action).pathname)?.[0];
  if (!done || !place) {
    notify(phrase('final'));
    return remove(n);
  }
  const body = new URLSearchParams({ operation: newKey() }).toString();
  await change(n, {
    kind: 'set', action: new URL(`${place}/undo/${done}`, action).href, body, same: '', says: `${phrase('undo')}: ${says}`,
    state: 'waiting', done: undefined, isUnwanted: false, tries: 0, faults: 0,
  });
}

/**
 * What is gone is told and forgotten; what was refused for another reason stays, unless whoever did it is told here and now.
 * @param {Entry} entry
 * @param {Answer} answer
 */
async function refuse({ n, kind, action }, { response, text }) {
  if (entries().find(entry => entry.n === n)?.isUnwanted) return remove(n);
  const reason = isPage(response) ? reasonIn(text) : '';
  const isSettled = response.status === 410 && settling.has(kind);
  if (!isSettled && !waiting.has(n)) return change(n, { state: 'refused', reason });
  await remove(n);
  if (waiting.has(n)) return;
  notify(reason);
  if (isHere(action)) owed.add(n);
}

/** @param {string} action */
function isHere(action) {
  const place = document.querySelector('live-screen')?.getAttribute('place');
  return !!place && new URL(action).pathname.startsWith(`${place}/`);
}
