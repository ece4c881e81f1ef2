import { lasting } from './house.js';

/** With what the names of caches begin that hold pages. */
export const prefix = 'pages-';

/** @param {URL} url */
export function placeOf({ pathname }) {
  const [, kind, name] = pathname.split('/');
  return kind === 'g' || kind === 'r' ? `${kind}-${name}` : 'members';
}

/** @param {URL} url */
export function pathOf(url) {
  const { pathname, search } = lasting(url);
  return pathname + search;
}

/**
 * @param {string} place
 * @param {string} reader
 */
export function nameOf(place, reader) {
  return `${prefix}${place}~${reader}`;
}

/**
 * The part of a cache's name that stays when a person's rights change.
 * @param {string} name
 */
export function personIn(name) {
  return name.split('~')[1].split('-')[0];
}

/** @param {string} html */
export function described(html) {
  const title = /<title>([^<]*)<\/title>/.exec(html)?.[1];
  const sum = /\/assets\/(\w+)\/app\.css/.exec(html)?.[1];
  return { title, sum };
}
