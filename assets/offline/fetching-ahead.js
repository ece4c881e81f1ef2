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

  /** What was fetched ahead of another program is fetched again, so that it no longer needs its scripts. */
  async renew() {
    await this.#fetch(await this.#pages.mainsOfOthers());
  }

  /**
   * Somebody is in a space, has looked around for a moment, and takes others along.
   * @param {(string | undefined)[]} spaces
   * @param {boolean} [isNow] However long ago they were fetched last.
   */
  async visit(spaces, isNow) {
    const { connection } = /** @type {Connection} */ (navigator);
    if (connection?.saveData && !isNow) return;
    for (const space of new Set(spaces)) if (space) await this.#visit(space, isNow ? 0 : interval);
  }

  /**
   * @param {string} space
   * @param {number} pause Since the last time.
   */
  async #visit(space, pause) {
    const before = await this.#pages.round(space);
    if (!before || (before.last && Date.now() - before.last.at < pause)) return;
    const list = await fetch(`${space}/kept`).catch(() => undefined);
    if (!list?.ok) return;
    const paths = (await list.text()).split('\n').filter(path => path.startsWith(space));
    const round = { at: Date.now(), state: `${list.headers.get('Sobremesa-Sequence')} ${new Date().toDateString()}` };
    // Where nothing has happened since, on the same day, only what is missing comes.
    const isSame = before.last?.state === round.state;
    const wanted = isSame ? (await this.#pages.round(space, paths))?.missing ?? [] : paths;
    await this.#pages.noteRound(space, { at: round.at });
    if (await this.#fetch(wanted)) await this.#pages.noteRound(space, round);
  }

  /**
   * @param {string[]} paths
   * @returns {Promise<boolean>} Whether the house answered each time.
   */
  async #fetch(paths) {
    for (const path of paths) {
      if (!await this.#house.keepNow(new URL(path, location.origin))) return false;
    }
    return true;
  }
}
