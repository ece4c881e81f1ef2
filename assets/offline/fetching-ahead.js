/** @typedef {import('./house.js').House} House */
/** @typedef {import('./kept-pages.js').KeptPages} KeptPages */
/** @typedef {{ connection?: { saveData?: boolean } }} Connection */

const interval = 30 * 60 * 1000;

/** The pages that apps are for are fetched before anybody asks for them, a little at a time. */
export class FetchingAhead {
  #house;
  #pages;

  /**
   * @param {House} house
   * @param {KeptPages} pages
   */
  constructor(house, pages) {
    this.#house = house;
    this.#pages = pages;
  }

  /**
   * What was fetched ahead of another program is fetched again, so that it no longer needs its scripts.
   * @param {string} sum Of this program.
   */
  async renew(sum) {
    await this.#fetch(await this.#pages.mainsOfOthers(sum));
  }

  /**
   * Somebody is in a space, has looked around for a moment, and takes others along.
   * @param {(string | undefined)[]} spaces
   * @param {boolean} [isNow] However long ago they were fetched last.
   */
  async visit(spaces, isNow) {
    const { connection } = /** @type {Connection} */ (navigator);
    if (connection?.saveData && !isNow) return;
    for (const space of new Set(spaces)) {
      if (!space || await this.#pages.isFresh(space, isNow ? 0 : interval)) continue;
      const list = await fetch(`${space}/kept`).catch(() => undefined);
      if (list?.ok) await this.#fetch((await list.text()).split('\n').filter(path => path.startsWith(space)));
    }
  }

  /** @param {string[]} paths */
  async #fetch(paths) {
    for (const path of paths) {
      if (!await this.#house.keepNow(new URL(path, location.origin))) return;
    }
  }
}
