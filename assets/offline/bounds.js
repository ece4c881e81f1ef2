/** @typedef {import('./kept-pages.js').Index} Index */

const mostPages = 300;
export const largestPage = 1_500_000;
const mostBytes = 25_000_000;
const mostPictures = 10_000_000;
export const lifetime = 14 * 24 * 3600 * 1000;

/**
 * What has to go of what is kept: what is too old, then what was not looked at for longest.
 * @param {Index} index
 * @param {number} share Of the room there may be, and of the pages there are.
 * @returns {string[]} Their paths.
 */
export function surplusIn({ pages }, share = 1) {
  const entries = Object.entries(pages).sort(([, one], [, other]) => other.used - one.used);
  const count = share < 1 ? Math.floor(entries.length * share) : mostPages;
  const room = { count, bytes: mostBytes * share, pictures: mostPictures };
  const oldest = Date.now() - lifetime;
  return entries.filter(([, { at, size, title }]) => {
    room.count -= 1;
    room.bytes -= size;
    if (!title) room.pictures -= size;
    return at <= oldest || room.count < 0 || room.bytes < 0 || (!title && room.pictures < 0);
  }).map(([path]) => path);
}
