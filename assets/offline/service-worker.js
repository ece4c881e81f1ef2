import { Assets } from './assets.js';
import { FetchingAhead } from './fetching-ahead.js';
import { takeRefused, withHeadStart } from './head-start.js';
import { House } from './house.js';
import { KeptPages } from './kept-pages.js';
import { Notices } from './notices.js';
import { paintedFirst } from './starting-late.js';

export { KeptPages } from './kept-pages.js';

/** @typedef {{ sum: string, assets: string[], endings: string[], notices: import('./notices.js').Addresses, offline: Record<string, string> }} Program */
/** @typedef {Event & { waitUntil(work: Promise<unknown>): void }} Lasting */
/** @typedef {{ condition: { urlPattern: { pathname: string } }, source: { cacheName: string } }} Route */
/** @typedef {Lasting & { addRoutes?: (routes: Route[]) => Promise<void> }} Installing */
/** @typedef {Lasting & { request: Request, respondWith(answer: Promise<Response>): void }} Fetching */
/** @typedef {Lasting & MessageEvent} Telling */
/** @typedef {Lasting & { data: { text(): string } | null }} Pushed */
/**
 * @typedef {object} Worker
 * @property {() => Promise<void>} skipWaiting
 * @property {(type: string, listener: (event: any) => void) => void} addEventListener
 */

/** How long a page that is not kept is waited for. */
const longestPatience = 20_000;
/** Where the house and its apps begin on home screens, wherever one was last. */
const starts = /^\/(?:start\/(\w+))?$/;

const worker = /** @type {Worker} */ (/** @type {unknown} */ (self));
const { clients } = /** @type {{ clients: import('./notices.js').Windows }} */ (/** @type {unknown} */ (self));

/**
 * Answers for the house when it can't: with pages that were kept, as they were.
 * @param {Program} program
 */
export function start(program) {
  const assets = new Assets(program);
  const pages = new KeptPages(program.sum);
  const house = new House(pages);
  const ahead = new FetchingAhead(house, pages);
  const notices = new Notices(program.notices);

  worker.addEventListener('install', (/** @type {Installing} */ event) => {
    // Where the browser can, it takes them out of the cache without asking the worker.
    if (event.addRoutes) event.waitUntil(event.addRoutes(assets.routes));
    event.waitUntil(assets.fetchAll().then(() => worker.skipWaiting()));
  });

  worker.addEventListener('fetch', (/** @type {Fetching} */ event) => {
    const { request } = event;
    const url = new URL(request.url);
    if (url.origin !== location.origin) return;
    if (request.method === 'POST' && program.endings.includes(url.pathname)) {
      const answer = house.end(request);
      event.waitUntil(answer.then(() => notices.end()).catch(() => {}));
      return event.respondWith(answer);
    }
    if (request.method !== 'GET') return;
    if (request.mode === 'navigate') return event.respondWith(open(event, url));
    if (url.pathname.startsWith('/assets/')) return event.respondWith(assets.answer(request));
    if (request.destination === 'image') return event.respondWith(picture(event, url));
    if (isPrefetch(request)) return event.respondWith(house.fetchEarly(request, url));
  });

  worker.addEventListener('message', (/** @type {Telling} */ event) => {
    const { kind, address, spaces, isNow } = event.data;
    if (kind === 'keep') event.waitUntil(house.keepSoon(new URL(address)));
    if (kind === 'ahead') event.waitUntil(fetchAhead([spaceIn(address), ...spaces ?? []], isNow));
    if (kind === 'room') event.waitUntil(pages.makeRoom().finally(() => event.ports[0]?.postMessage('made')));
    if (kind === 'list') event.waitUntil(pages.list().then(list => event.ports[0]?.postMessage(list)));
  });

  worker.addEventListener('push', (/** @type {Pushed} */ event) => event.waitUntil(notices.tell(event.data?.text())));

  worker.addEventListener('notificationclick', (/** @type {Lasting & import('./notices.js').Pressed} */ event) => {
    event.waitUntil(notices.press(event));
  });

  worker.addEventListener('pushsubscriptionchange', (/** @type {Lasting & import('./notices.js').Changed} */ event) => {
    event.waitUntil(notices.move(event));
  });

  /**
   * What lies here and can be read.
   * @param {URL} url
   */
  function find(url) {
    return pages.find(url).catch(() => undefined);
  }

  /**
   * A page that somebody goes to: the house's own as long as it answers, else the kept one.
   * @param {Fetching} event
   * @param {URL} url
   */
  async function open(event, url) {
    const refused = takeRefused(url.href);
    if (refused?.answer) return refused.answer;
    const { patience } = house;
    const asked = house.ask(event.request, url);
    event.waitUntil(asked.kept);
    // Who goes from page to page is led on by scripts, to where they were or to what they changed; who arrives sees the page first.
    const isArrival = clients.matchAll({ type: 'window', includeUncontrolled: true }).then(windows => !windows.length);
    const answer = asked.answer.then(async page => page && await isArrival ? paintedFirst(page, program.sum) : page);
    const within = (/** @type {number} */ time) => Promise.race([answer, pause(time)]);
    // What lies here is shown once it is needed: an answer of the house is not kept waiting for it, nor for what cannot be read.
    const page = within(patience).then(async page => page ?? await find(url) ?? await within(longestPatience) ?? withoutHouse(url));
    if (refused || !patience || !await isArrival) return page;
    const kept = pages.ofThisProgram(url).catch(() => undefined);
    const before = await Promise.race([kept, answer.then(() => undefined)]);
    return before ? withHeadStart(url.href, before, page, event) : page;
  }

  /**
   * Also what an earlier program left, now that nobody waits: a page of it, and then its scripts.
   * @param {(string | undefined)[]} spaces
   * @param {boolean} [isNow]
   */
  async function fetchAhead(spaces, isNow) {
    await ahead.visit(spaces, isNow);
    await ahead.renew();
    await assets.dropOthers(await pages.sums());
  }

  /**
   * Nothing of it is here: the start leads to where somebody was last, anything else to what is kept.
   * @param {URL} url
   */
  async function withoutHouse(url) {
    const start = starts.exec(url.pathname);
    const first = start ? await pages.first(start[1], url.searchParams.get('page')).catch(() => undefined) : undefined;
    if (first) return Response.redirect(first, 302);
    return assets.offline(await pages.look().catch(() => ({})));
  }

  /**
   * Pictures don't change under their address: the kept one is as good.
   * @param {Fetching} event
   * @param {URL} url
   */
  async function picture(event, url) {
    const kept = await find(url);
    if (kept) return kept;
    const asked = house.ask(event.request, url);
    event.waitUntil(asked.kept);
    return await asked.answer ?? Response.error();
  }
}

/**
 * A link is about to be pressed: its page is asked for, as nothing in particular.
 * @param {Request} request
 */
function isPrefetch({ mode, destination }) {
  return mode === 'no-cors' && !destination;
}

/** @param {string} [address] */
function spaceIn(address) {
  return address && /^\/s\/[^/]+/.exec(new URL(address).pathname)?.[0];
}

/**
 * @param {number} time
 * @returns {Promise<undefined>}
 */
function pause(time) {
  return new Promise(resolve => setTimeout(() => resolve(undefined), time));
}
