/** @typedef {import('./service-worker.js').Program} Program */

const prefix = 'assets-';

/** The scripts and styles of programs: all of this one, and those of an earlier one as long as a kept page needs them. */
export class Assets {
  #program;

  /** @param {Program} program */
  constructor(program) {
    this.#program = program;
  }

  /** @returns {import('./service-worker.js').Route[]} Whence those of this program come without further ado. */
  get routes() {
    const { sum, assets } = this.#program;
    const folders = new Set(assets.map(path => path.slice(0, path.indexOf('/', '/assets/'.length))));
    return Array.from(folders, folder => (
      { condition: { urlPattern: { pathname: `${folder}/*` } }, source: { cacheName: prefix + sum } }));
  }

  /** Ends when nothing of this program is missing. Their addresses hold their sum, so a copy of the browser's is as good. */
  async fetchAll() {
    const { sum, assets, offline } = this.#program;
    const cache = await caches.open(prefix + sum);
    const wanted = [...assets, ...Object.values(offline)].map(path => new Request(path, { credentials: 'omit' }));
    // The style may have come with a page.
    const held = new Set((await cache.keys()).map(request => request.url));
    await cache.addAll(wanted.filter(({ url }) => !held.has(url)));
  }

  /** @param {Set<string>} sums Of the programs whose pages are kept. */
  async dropOthers(sums) {
    const needed = new Set([...sums, this.#program.sum].map(sum => prefix + sum));
    const names = (await caches.keys()).filter(name => name.startsWith(prefix) && !needed.has(name));
    await Promise.all(names.map(name => caches.delete(name)));
  }

  /** @param {Request} request */
  async answer(request) {
    return await caches.match(request, { ignoreVary: true }) ?? fetch(request);
  }

  /**
   * The page that says that there is no signal, as the reader's own pages look.
   * @param {{ language?: string, theme?: string }} look
   */
  async offline({ language, theme }) {
    const paths = this.#program.offline;
    const spoken = [language, ...navigator.languages.map(each => each.slice(0, 2))];
    const path = paths[spoken.find(each => each && each in paths) ?? 'en'];
    const cache = await caches.open(prefix + this.#program.sum);
    const page = await cache.match(path, { ignoreVary: true });
    if (!page) return Response.error();
    const html = (await page.text()).replace('data-theme="auto"', `data-theme="${theme ?? 'auto'}"`);
    return new Response(html, { headers: page.headers });
  }
}
