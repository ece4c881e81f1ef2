import { nameOf, textOf } from '../js/copies.js';

/** @typedef {import('./kept-pages.js').KeptPages} KeptPages */
/** @typedef {{ answer: Promise<Response | undefined>, kept: Promise<unknown> }} Asked `answer` is nothing when the house gave none. */

/** For so long a house that did not answer is not waited for again. */
const silence = 15_000;
/** How long it may take to answer: longer after a pause, when lines are slow to come up. */
const [usualPatience, firstPatience] = [1400, 3000];
/** What a proxy says whose house is away. */
const awayStatuses = [502, 503, 504];
/** A page that was fetched as its link was touched is as good as one fetched now for so long. */
const earliness = 10_000;
const mostEarly = 20;
/** A page that has just changed may change again: it is kept once that is over. */
const quiet = 1000;
/** A page that is being put on the screen has the machine for itself for so long. */
const showing = 250;
/** What is only there to come to a page, or to tell something once: not part of what is kept. */
const passing = ['done', 'said', 'saved', 'edit', 'around', 'from', 'given', 'text', 'wine'];

/** The house as the worker hears it. Whatever it answers is noted: whose page it is, and whether it may be kept. */
export class House {
  #pages;
  #silentSince = -Infinity;
  #turn = 0;
  /** What was asked before this turn belongs to a session that has ended. */
  #barrier = 0;
  #isNew = true;
  /**
   * What is about to be kept, by its address.
   * @type {Map<string, Promise<unknown>>}
   */
  #soon = new Map();
  /**
   * What was asked for before anybody went there, by its address.
   * @type {Map<string, { answer: Promise<Response | undefined>, at: number }>}
   */
  #early = new Map();

  /** @param {KeptPages} pages */
  constructor(pages) {
    this.#pages = pages;
  }

  /** How long to wait for an answer where there is something else to show. */
  get patience() {
    if (!navigator.onLine || Date.now() - this.#silentSince < silence) return 0;
    return this.#isNew ? firstPatience : usualPatience;
  }

  /**
   * @param {Request} request
   * @param {URL} url
   * @param {string} [base] The page by which the answer may be told.
   * @returns {Asked}
   */
  ask(request, url, base) {
    const turn = ++this.#turn;
    const fetched = this.#fetch(request).then(answer => whole(answer, base)).then(
      answer => awayStatuses.includes(answer.status) ? this.#fallSilent() : answer, () => this.#fallSilent());
    const impatience = setTimeout(() => this.#fallSilent(), this.#isNew ? firstPatience : usualPatience);
    const answer = fetched.then(answer => {
      clearTimeout(impatience);
      this.#isNew = false;
      if (answer) this.#silentSince = -Infinity;
      return answer;
    });
    const copy = answer.then(answer => answer?.clone());
    const isShown = request.mode === 'navigate';
    return { answer, kept: copy.then(copy => copy && this.#note(copy, url, turn, isShown)) };
  }

  /** @param {Request} request */
  async #fetch(request) {
    const early = this.#early.get(request.url);
    this.#early.delete(request.url);
    const answer = early && Date.now() - early.at < earliness ? await early.answer : undefined;
    // Browsers follow to where a page leads by themselves, and take no answer that has been led there already.
    return answer && !answer.redirected && request.cache === 'default' ? answer : fetch(request);
  }

  /**
   * Asks for a page that somebody is about to go to.
   * @param {Request} request
   * @param {URL} url
   */
  async fetchEarly(request, url) {
    const answer = fetch(request);
    if (this.#early.size > mostEarly) this.#early.clear();
    this.#early.set(url.href, { answer: answer.then(answer => answer.clone(), () => undefined), at: Date.now() });
    return answer;
  }

  #fallSilent() {
    this.#silentSince = Date.now();
    return undefined;
  }

  /**
   * @param {Response} answer
   * @param {URL} url
   * @param {number} turn
   * @param {boolean} isShown Whether somebody waits for it.
   */
  async #note(answer, url, turn, isShown) {
    if (answer.type === 'opaqueredirect' || turn < this.#barrier) return;
    const reader = answer.headers.get('Sobremesa-Reader');
    if (reader && !await this.#pages.admit(url, reader, turn)) return;
    if ([403, 404, 410].includes(answer.status)) return this.#pages.drop(url, answer.status !== 404);
    const isOther = answer.redirected && new URL(answer.url).pathname !== url.pathname;
    if (!reader || answer.status !== 200 || isOther || !answer.headers.has('Sobremesa-Keep')) return;
    // What somebody looked for is nobody's to find here later.
    if (url.searchParams.has('q')) return;
    // What tells something once, or shows a part, is not kept: the page itself is.
    if (isPassing(url)) return this.keepSoon(url);
    if (isShown) await new Promise(resolve => setTimeout(resolve, showing));
    await this.#pages.keep(url, answer, reader, () => turn >= this.#barrier);
  }

  /**
   * Keeps a page as it is a moment later, however often it is asked for meanwhile.
   * @param {URL} url
   */
  keepSoon(url) {
    const page = lasting(url);
    const earlier = this.#soon.get(page.href);
    if (earlier) return earlier;
    const work = new Promise(resolve => setTimeout(resolve, quiet)).then(() => {
      this.#soon.delete(page.href);
      return this.keepNow(page);
    });
    this.#soon.set(page.href, work);
    return work;
  }

  /**
   * @param {URL} url
   * @returns {Promise<boolean>} Whether the house answered.
   */
  async keepNow(url) {
    const base = await this.#pages.text(url);
    const name = nameOf(base ?? '');
    const headers = { 'Accept': 'text/html', 'Sobremesa-Ahead': '1', ...(name ? { 'Sobremesa-Edition': name } : {}) };
    const asked = this.ask(new Request(url, { headers, cache: 'no-cache' }), url, base);
    await asked.kept;
    return await asked.answer !== undefined;
  }

  /**
   * Ends a session: nothing that is on its way is kept any more, and nothing stays, whatever the house says to it.
   * @param {Request} request
   */
  async end(request) {
    this.#barrier = Infinity;
    await this.#pages.dropAll();
    try {
      return await fetch(request);
    } finally {
      this.#barrier = ++this.#turn;
      await this.#pages.dropAll();
    }
  }
}

/**
 * @param {Response} answer
 * @param {string} [base]
 */
async function whole(answer, base) {
  if (!answer.headers.has('IM')) return answer;
  const headers = new Headers(answer.headers);
  headers.delete('IM');
  return new Response(await textOf(answer, base), { headers });
}

/** @param {URL} url */
function isPassing(url) {
  return passing.some(name => url.searchParams.has(name));
}

/**
 * The page itself, without what only leads there.
 * @param {URL} url
 */
export function lasting(url) {
  const page = new URL(url);
  page.hash = '';
  for (const name of passing) page.searchParams.delete(name);
  return page;
}
