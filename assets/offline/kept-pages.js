import { largestPage, lifetime, surplusIn } from './bounds.js';
import { described, nameOf, pathOf, personIn, placeOf, prefix } from './kept-names.js';
import { startingLate } from './starting-late.js';

/**
 * What is known of a page that is kept: when it was so, when it was looked at last, and the program whose scripts it runs.
 * @typedef {{ at: number, used: number, size: number, isMain: boolean, sum?: string, title?: string }} Entry
 */
/**
 * When the pages of a space were fetched ahead last, and as what it was then, once all had come.
 * @typedef {{ at: number, state?: string }} Round
 */
/** @typedef {{ pages: Record<string, Entry>, language?: string, theme?: string, fetched?: Record<string, Round> }} Index */
/** @typedef {{ path: string, title: string, at: number }} Listed */

/** Where in each cache its index lies, which decides what is kept: what it doesn't name is not there. */
const indexPath = '/kept-pages.json';

/**
 * The pages that browsers keep for when there is no signal. Those of one reader lie in a cache of their own, called after the reader
 * and after whence they are read: by members, by a guest's link, at a public address.
 */
export class KeptPages {
  #sum;
  /** Everything happens one after the other, so that nothing is kept while what is there goes. */
  #queue = Promise.resolve();
  /** @type {Map<string, Index>} */
  #indexes = new Map();
  /**
   * Who reads in each place, and in which turn that was heard of first.
   * @type {Map<string, { name: string, turn: number }>}
   */
  #heard = new Map();

  /** @param {string} sum Of the program whose worker this is. */
  constructor(sum) {
    this.#sum = sum;
  }

  /**
   * Somebody reads there: what others have read goes first.
   * @param {URL} url
   * @param {string} reader
   * @param {number} turn When it was asked for: an answer that comes late does not bring an earlier reader back.
   * @returns {Promise<boolean>} False for such an answer.
   */
  admit(url, reader, turn) {
    return this.#inTurn(async () => {
      const place = placeOf(url);
      const name = nameOf(place, reader);
      const last = this.#heard.get(place);
      if (last?.name === name) return true;
      if (last && turn < last.turn) return false;
      this.#heard.set(place, { name, turn });
      const others = (await this.#names(place)).filter(each => each !== name);
      if (!others.length) return true;
      const isSomebodyElse = !others.every(each => personIn(each) === personIn(name));
      // Who signs in where somebody else was has not come by their links either.
      const all = place === 'members' && isSomebodyElse && reader !== 'nobody' ? await this.#names() : others;
      for (const each of all) if (each !== name) await this.#drop(each);
      return true;
    });
  }

  /**
   * @param {URL} url
   * @param {Response} answer
   * @param {string} reader
   * @param {() => boolean} isWanted Asked last of all, when the page has come.
   */
  async keep(url, answer, reader, isWanted) {
    const body = await answer.arrayBuffer();
    if (body.byteLength > largestPage) return;
    const html = isPage(answer) ? new TextDecoder().decode(body) : '';
    const what = described(html);
    await this.#inTurn(async () => {
      // Another program's, whose worker comes and keeps it then. What was kept before stays until it can be used.
      if (what.sum && !await this.#runs(what.sum)) return;
      const [place, path] = [placeOf(url), pathOf(url)];
      const name = nameOf(place, reader);
      // Meanwhile somebody else may have come.
      const others = (await this.#names(place)).filter(each => each !== name);
      if (others.length || (this.#heard.get(place)?.name ?? name) !== name || !isWanted()) return;
      const index = await this.#index(name);
      const now = Date.now();
      index.pages[path] = {
        at: now, used: now, size: body.byteLength,
        // What somebody looked for is no page that an app is for.
        isMain: answer.headers.get('Sobremesa-Keep') === 'main' && !url.searchParams.has('q'), ...what,
      };
      const [, language, theme] = /<html[^>]* lang="(\w+)"[^>]* data-theme="(\w+)"/.exec(html) ?? [];
      if (language) Object.assign(index, { language, theme });
      const cache = await caches.open(name);
      const headers = new Headers(answer.headers);
      // What is kept has been unpacked.
      for (const name of ['Content-Encoding', 'Content-Length']) headers.delete(name);
      try {
        await cache.put(path, new Response(body, { headers }));
        await this.#fit(name, index);
      } catch {
        // The disk is full, also for another copy of what is kept already.
        delete index.pages[path];
        await cache.delete(path);
        await this.#halve(name, index);
      }
    });
  }

  /**
   * Whether the scripts of a program are here. They come all at once.
   * @param {string} sum
   */
  async #runs(sum) {
    return sum === this.#sum || Boolean(await caches.match(`/assets/${sum}/js/app.js`, { ignoreVary: true }));
  }

  /**
   * @param {URL} url
   * @returns {Promise<Response | undefined>} The page as it was, which says since when.
   */
  find(url) {
    return this.#inTurn(async () => {
      const found = await this.#lookFor(url);
      if (!found) return undefined;
      const { entry, kept } = found;
      entry.used = Date.now();
      if (!isPage(kept)) return kept;
      const html = (await kept.text()).replace('<html', `<html data-kept-at="${entry.at}"`);
      return new Response(entry.sum === this.#sum ? startingLate(html) : html, { headers: kept.headers });
    });
  }

  /**
   * @param {URL} url
   * @returns {Promise<Response | undefined>} The page as it was, if it runs the scripts of this program: how it begins is known by it.
   */
  ofThisProgram(url) {
    return this.#inTurn(async () => {
      const found = await this.#lookFor(url);
      return found && found.entry.sum === this.#sum && isPage(found.kept) ? found.kept : undefined;
    });
  }

  /** @param {URL} url */
  async #lookFor(url) {
    const path = pathOf(url);
    for (const name of await this.#names(placeOf(url))) {
      const entry = (await this.#index(name)).pages[path];
      if (!entry || entry.at + lifetime < Date.now()) continue;
      const kept = await (await caches.open(name)).match(path, { ignoreVary: true });
      if (kept) return { entry, kept };
    }
    return undefined;
  }

  /**
   * @param {URL} url
   * @returns {Promise<string | undefined>} What a page says as it is kept.
   */
  text(url) {
    return this.#inTurn(async () => {
      for (const name of await this.#names(placeOf(url))) {
        const kept = await (await caches.open(name)).match(pathOf(url), { ignoreVary: true });
        if (kept) return kept.text();
      }
      return undefined;
    });
  }

  /**
   * What is kept at an address goes, as it is there no more.
   * @param {URL} url
   * @param {boolean} isWhole Whether a guest's or visitor's whole place has ended.
   */
  drop(url, isWhole) {
    return this.#inTurn(async () => {
      const [place, path] = [placeOf(url), pathOf(url)];
      for (const name of await this.#names(place)) {
        if (isWhole && place !== 'members') {
          await this.#drop(name);
          continue;
        }
        const index = await this.#index(name);
        if (!index.pages[path]) continue;
        delete index.pages[path];
        await (await caches.open(name)).delete(path);
        await this.#write(name, index);
      }
    });
  }

  dropAll() {
    return this.#inTurn(async () => {
      for (const name of await this.#names()) await this.#drop(name);
    });
  }

  /**
   * What there is to open, the last used first.
   * @returns {Promise<Listed[]>}
   */
  async list() {
    const entries = await this.#entries();
    return entries.filter(([, entry]) => entry.title).map(([path, { title = '', at }]) => ({ path, title, at }));
  }

  /**
   * Where somebody begins in the space where they were last.
   * @param {string} [app] Without one the space's own start.
   * @param {string | null} [page] Of the app, within a space.
   * @returns {Promise<string | undefined>}
   */
  async first(app, page) {
    const paths = (await this.#entries()).map(([path]) => path);
    const space = paths.map(path => /^\/s\/[^/?]+/.exec(path)?.[0]).find(each => each);
    if (!space || !app) return space && paths.includes(space) ? space : undefined;
    const own = paths.filter(path => path.startsWith(`${space}/${app}/`)).sort((one, other) => one.length - other.length);
    return own.find(path => path === space + page) ?? own[0];
  }

  /** @returns {Promise<string[]>} The main pages that are of another program. */
  async mainsOfOthers() {
    return (await this.#entries()).filter(([, entry]) => entry.isMain && entry.sum !== this.#sum).map(([path]) => path);
  }

  /** The programs whose pages are kept. */
  async sums() {
    return new Set((await this.#entries()).flatMap(([, { sum }]) => sum ?? []));
  }

  /** @returns {Promise<{ language?: string, theme?: string }>} Of the pages kept last. */
  look() {
    return this.#inTurn(async () => {
      const [name] = await this.#names();
      return name ? this.#index(name) : {};
    });
  }

  /**
   * @param {string} space
   * @param {string[]} paths Of it.
   * @returns {Promise<{ last?: Round, missing: string[] } | undefined>} When they were fetched last, and which are not there; nothing
   *   where nobody of the house reads.
   */
  round(space, paths = []) {
    return this.#inTurn(async () => {
      const [name] = await this.#names('members');
      if (!name) return undefined;
      const { fetched, pages } = await this.#index(name);
      return { last: fetched?.[space], missing: paths.filter(path => !pages[path]) };
    });
  }

  /**
   * @param {string} space
   * @param {Round} round
   */
  noteRound(space, round) {
    return this.#inTurn(async () => {
      const [name] = await this.#names('members');
      if (!name) return;
      const index = await this.#index(name);
      index.fetched = { ...index.fetched, [space]: round };
      await this.#write(name, index);
    });
  }

  /** @returns {Promise<[string, Entry][]>} */
  #entries() {
    return this.#inTurn(async () => {
      /** @type {[string, Entry][]} */
      const entries = [];
      for (const name of await this.#names()) entries.push(...Object.entries((await this.#index(name)).pages));
      const oldest = Date.now() - lifetime;
      return entries.filter(([, { at }]) => at > oldest).sort(([, one], [, other]) => other.used - one.used);
    });
  }

  /**
   * @template Value
   * @param {() => Promise<Value>} work
   * @returns {Promise<Value>}
   */
  #inTurn(work) {
    const turn = this.#queue.then(work);
    this.#queue = turn.then(() => {}, () => {});
    return turn;
  }

  /** @param {string} [place] */
  async #names(place) {
    const start = place ? `${prefix}${place}~` : prefix;
    return (await caches.keys()).filter(name => name.startsWith(start));
  }

  /** @param {string} name */
  async #index(name) {
    const known = this.#indexes.get(name);
    if (known) return known;
    const stored = await (await caches.open(name)).match(indexPath);
    /** @type {Index} */
    const index = stored ? await stored.json() : { pages: {} };
    this.#indexes.set(name, index);
    return index;
  }

  /**
   * @param {string} name
   * @param {Index} index
   */
  async #write(name, index) {
    await (await caches.open(name)).put(indexPath, new Response(JSON.stringify(index)));
  }

  /** @param {string} name */
  async #drop(name) {
    this.#indexes.delete(name);
    await caches.delete(name);
  }

  /** The disk is full: what was not looked at for longest makes room for what people do. */
  makeRoom() {
    return this.#inTurn(async () => {
      for (const name of await this.#names()) await this.#halve(name, await this.#index(name));
    });
  }

  /**
   * @param {string} name
   * @param {Index} index
   */
  #halve(name, index) {
    return this.#fit(name, index, 0.5);
  }

  /**
   * @param {string} name
   * @param {Index} index
   * @param {number} [share] Of the room there may be.
   */
  async #fit(name, index, share) {
    const cache = await caches.open(name);
    for (const path of surplusIn(index, share)) {
      delete index.pages[path];
      await cache.delete(path);
    }
    await this.#write(name, index);
  }
}

/** @param {Response} kept */
function isPage(kept) {
  return (kept.headers.get('Content-Type') ?? '').startsWith('text/html');
}
