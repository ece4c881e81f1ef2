import { makeRoom } from './room.js';

/** @typedef {'set' | 'choose' | 'remove' | 'line' | 'make' | 'form'} Kind */
/**
 * A finished request that waits on this device until the house has it, and for as long after as a kept page may be older.
 * @typedef {object} Entry
 * @property {number} n Its place in the queue.
 * @property {string} author Whose it is: nobody else sees it or sends it.
 * @property {Kind} kind
 * @property {string} action
 * @property {string} body
 * @property {string} same What a newer one says in its place; empty where each counts.
 * @property {string} says What it does, in words.
 * @property {string} where The title of the page where it was done.
 * @property {string} page The address of that page.
 * @property {number} at When, for people alone.
 * @property {'waiting' | 'out' | 'settled' | 'refused'} state `out` may have arrived.
 * @property {number} tries How often nothing was answered.
 * @property {number} faults How often the house itself failed over it.
 * @property {number} [sequence] By which number of the space it is stored.
 * @property {string} [done] By which line of activity it can be undone.
 * @property {string} [reason] Why it was refused.
 * @property {boolean} [isUnwanted] Taken back while nobody knew whether it had arrived.
 */

const name = 'sobremesa';
const table = 'actions';
/** As long as pages are kept: an older one must not show what was before. */
const memory = 14 * 24 * 3600 * 1000;
/** Where numbers begin of what lives no longer than its page. */
const volatile = 2 ** 40;

/** @type {Promise<IDBDatabase> | undefined} */
let database;
/** @type {Entry[]} */
let kept = [];
/**
 * What may not wait longer than this page, or could not be put on the disk.
 * @type {Entry[]}
 */
let passing = [];
let author = '';
/** How much of what others have put into the box is not sent: they find it when they come back. */
export let sealed = 0;
/** Tells a reading that something was written meanwhile. */
let writes = 0;
/** @type {BroadcastChannel | undefined} */
let channel;
/** @type {Set<() => void>} */
const listeners = new Set();

listen();
// An open channel would keep the page from being there at once when one comes back.
addEventListener('pagehide', () => channel?.close());
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return;
  listen();
  reload().then(tell, () => {});
});

function listen() {
  if (!('BroadcastChannel' in window)) return;
  channel = new BroadcastChannel('sobremesa-outbox');
  channel.onmessage = () => reload().then(tell, () => {});
}

/**
 * @param {() => void} listener Is told of every change, in this page or another.
 */
export function onChange(listener) {
  listeners.add(listener);
}

/**
 * Opens the box of somebody.
 * @param {string} who
 */
export async function begin(who) {
  author = who;
  const old = Date.now() - memory;
  await reload().catch(() => {});
  const others = (await everybodys().catch(() => [])).filter(entry => entry.author !== author);
  sealed = others.filter(({ state }) => state !== 'settled').length;
  for (const { n, state, at } of kept) if (state === 'settled' && at < old) await remove(n);
  tell();
}

/** @returns {Entry[]} Everything in the box, in order. */
export function entries() {
  return [...kept, ...passing];
}

/** @returns {Entry[]} What the house doesn't have, or won't have. */
export function list() {
  return unsent().filter(({ isUnwanted }) => !isUnwanted);
}

/** @returns {Entry[]} What there is to ask the house for: also what has become of what was taken back. */
export function unsent() {
  return entries().filter(({ state }) => state !== 'settled');
}

export function count() {
  return list().length;
}

/**
 * Puts something into the box, in the place of an older one that says the same and was never sent. Once this ends it is on the disk.
 * @param {Omit<Entry, 'n' | 'author'>} entry
 * @param {boolean} mayWait Whether it outlives its page.
 * @returns {Promise<number>} Its number.
 */
export async function add(entry, mayWait) {
  const own = { ...entry, author };
  const isReplaced = (/** @type {Entry} */ { state, same }) => state === 'waiting' && same !== '' && same === own.same;
  const write = () => run('readwrite', 'strict', store => {
    for (const { n } of kept.filter(isReplaced)) store.delete(n);
    const added = store.add(own);
    // A page that is left in the next moment would take along what isn't committed yet, and it has been seen already.
    store.transaction.commit();
    return added;
  });
  try {
    if (!mayWait || !author) throw new Error('stays with its page');
    const n = await write().catch(async () => {
      await makeRoom();
      return write();
    });
    kept = [...kept.filter(entry => !isReplaced(entry)), { ...own, n }];
    writes++;
    return n;
  } catch {
    const n = Math.max(volatile, ...passing.map(({ n }) => n)) + 1;
    passing = [...passing.filter(entry => !isReplaced(entry)), { ...own, n }];
    return n;
  } finally {
    changed();
  }
}

/**
 * @param {number} n
 * @param {Partial<Entry>} news
 * @returns {Promise<boolean>} False where another page has taken it out of the box.
 */
export async function change(n, news) {
  const entry = entries().find(entry => entry.n === n);
  if (!entry) return false;
  Object.assign(entry, news);
  writes++;
  const isThere = isVolatile(n) || await run('readwrite', 'relaxed', store => {
    const there = store.get(n);
    // Another page may have said more of it.
    there.onsuccess = () => there.result && store.put(Object.assign(entry, there.result, news));
    return there;
  }).catch(() => true);
  if (!isThere) kept = kept.filter(entry => entry.n !== n);
  changed();
  return !!isThere;
}

/**
 * Whether something goes with its page, as the disk is full.
 * @param {number} n
 */
export function isVolatile(n) {
  return n >= volatile;
}

/** @param {number} n */
export async function remove(n) {
  kept = kept.filter(entry => entry.n !== n);
  passing = passing.filter(entry => entry.n !== n);
  writes++;
  if (!isVolatile(n)) await run('readwrite', 'strict', store => store.delete(n)).catch(() => {});
  changed();
}

/** @returns {Promise<Entry[]>} Everything that lies on this disk, of whoever uses it. */
export function everybodys() {
  return run('readonly', 'relaxed', store => store.getAll());
}

/** Reads what other pages have put into the box or taken out of it. */
export async function reload() {
  /** @type {Entry[]} */
  let all = [];
  let before;
  do {
    before = writes;
    all = await run('readonly', 'relaxed', store => store.index('author').getAll(author));
  } while (before !== writes);
  kept = all.sort((one, other) => one.n - other.n);
}

function changed() {
  channel?.postMessage('changed');
  tell();
}

function tell() {
  for (const listener of listeners) listener();
}

/**
 * Does one thing with the store. A connection that has died is opened anew, and it is tried once more.
 * @param {IDBTransactionMode} mode
 * @param {IDBTransactionDurability} durability
 * @param {(store: IDBObjectStore) => IDBRequest} body
 * @returns {Promise<any>}
 */
async function run(mode, durability, body) {
  const attempt = async () => {
    const transaction = (await open()).transaction(table, mode, { durability });
    return new Promise((resolve, reject) => {
      const request = body(transaction.objectStore(table));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  };
  try {
    return await attempt();
  } catch {
    database = undefined;
    return attempt();
  }
}

/** @returns {Promise<IDBDatabase>} */
function open() {
  return database ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(table, { keyPath: 'n', autoIncrement: true }).createIndex('author', 'author');
    };
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const opened = request.result;
      opened.onclose = () => { database = undefined; };
      opened.onversionchange = () => {
        opened.close();
        database = undefined;
      };
      resolve(opened);
    };
  });
}
