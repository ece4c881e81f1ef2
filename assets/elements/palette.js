import { fetchPage, isPage, parsePage } from '../js/app.js';

/** How many rows of the list one is in are shown among the places. */
const most = 6;
const pause = 150;
const address = document.documentElement.dataset.keys ?? '';

/** @typedef {{ title: string, group: string, icon: Element | null, href: string }} Place */

/** What it looks like. */
const dressed = new Promise(resolve => {
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: new URL('palette.css', import.meta.url).href });
  style.onload = style.onerror = resolve;
  document.head.append(style);
});

/**
 * The page of all places, once it has come.
 * @type {Promise<Document> | undefined}
 */
let coming;

/** @param {'places' | 'keys'} what */
export async function open(what) {
  coming ??= fetchPage(address).then(async response => response.ok && isPage(response) ? parsePage(await response.text()) : document, () => document);
  const page = await coming;
  await dressed;
  // Without an answer what stands beside the page is better than nothing, and it is asked again the next time.
  if (page === document) coming = undefined;
  if (document.querySelector('dialog[open]')) return;
  if (what === 'places') new Palette(page);
  else showKeys(page);
}

/** @param {Document} page */
function showKeys(page) {
  const keys = page.querySelector('.keys');
  if (!keys) return location.assign(address);
  const dialog = dialogOf(keys.querySelector('h2')?.textContent ?? '');
  dialog.append(document.importNode(keys, true));
  dialog.showModal();
}

/** @param {string} label */
function dialogOf(label) {
  const dialog = document.createElement('dialog');
  dialog.className = 'palette';
  dialog.ariaLabel = label;
  dialog.addEventListener('close', () => dialog.remove());
  dialog.addEventListener('click', event => { if (event.target === dialog) dialog.close(); });
  document.body.append(dialog);
  return dialog;
}

/** Everything that can be gone to, narrowed while one types: apps, their tabs, what is done most, and rows of the list one is in. */
class Palette {
  #dialog;
  #field = document.createElement('input');
  #list = document.createElement('ul');
  #places;
  /** @type {Place[]} What a search of the list has found. */ #found = [];
  #timer = 0;
  #asking = new AbortController();
  #chosen = 0;

  /** @param {Document} page Where all places stand. */
  constructor(page) {
    this.#places = placesIn(page);
    const label = page === document ? '' : page.querySelector('main h1')?.textContent ?? '';
    this.#dialog = dialogOf(label);
    Object.assign(this.#field, { placeholder: page.querySelector('main .search input')?.getAttribute('placeholder') ?? label, autocomplete: 'off', ariaLabel: label });
    for (const [name, value] of [['role', 'combobox'], ['aria-expanded', 'true'], ['aria-controls', 'palette-places'], ['aria-autocomplete', 'list']]) this.#field.setAttribute(name, value);
    this.#list.id = 'palette-places';
    this.#list.setAttribute('role', 'listbox');
    this.#list.ariaLabel = label;
    this.#dialog.append(this.#field, this.#list);
    this.#field.addEventListener('input', () => this.#type());
    this.#dialog.addEventListener('keydown', event => this.#key(event));
    this.#dialog.addEventListener('close', () => this.#asking.abort());
    this.#show();
    this.#dialog.showModal();
  }

  #type() {
    this.#asking.abort();
    clearTimeout(this.#timer);
    this.#found = [];
    this.#show();
    if (this.#field.value.trim()) this.#timer = setTimeout(() => this.#search(), pause);
  }

  /** As the search of the list one is in would answer. */
  async #search() {
    const form = /** @type {HTMLFormElement | null} */ (document.querySelector('main search-field form, .master search-field form'));
    const name = form?.querySelector('input[type=search]')?.getAttribute('name');
    if (!form || !name) return;
    const { signal } = this.#asking = new AbortController();
    const url = new URL(form.action);
    url.searchParams.set(name, this.#field.value);
    const response = await fetchPage(url, signal).catch(() => undefined);
    if (!response?.ok || !isPage(response)) return;
    const page = parsePage(await response.text());
    if (signal.aborted) return;
    const group = document.querySelector('.tabs .tab[aria-current]')?.textContent?.trim() ?? document.querySelector('main h1')?.textContent ?? '';
    this.#found = Array.from(page.querySelectorAll('[data-results] .row')).slice(0, most).flatMap(row => placeOf(row, group) ?? []);
    this.#show();
  }

  #show() {
    const words = keyOf(this.#field.value).split(' ');
    // What is called so itself before what belongs to what is called so.
    const named = this.#places.filter(({ title }) => beginsWith(keyOf(title), words));
    const others = this.#places.filter(place => !named.includes(place) && beginsWith(keyOf(`${place.group} ${place.title}`), words));
    const places = [...named, ...others, ...this.#found];
    this.#list.replaceChildren(...places.map(optionOf));
    this.#choose(0);
  }

  /** @param {number} index */
  #choose(index) {
    const options = Array.from(this.#list.children);
    this.#chosen = Math.max(0, Math.min(options.length - 1, index));
    for (const [index, option] of options.entries()) option.ariaSelected = String(index === this.#chosen);
    const option = options[this.#chosen];
    this.#field.setAttribute('aria-activedescendant', option?.id ?? '');
    option?.scrollIntoView({ block: 'nearest' });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) this.#choose(this.#chosen + step);
    else if (event.key === 'Enter') this.#list.children[this.#chosen]?.querySelector('a')?.click();
    else return;
    event.preventDefault();
  }
}

/** @param {Document} page */
function placesIn(page) {
  if (page === document) return Array.from(document.querySelectorAll('.tabs a:not([data-palette])')).flatMap(link => placeOf(link, '') ?? []);
  return Array.from(page.querySelectorAll('[data-results] .row')).flatMap(row =>
    placeOf(row, row.closest('.group')?.querySelector('.group-title')?.textContent ?? '') ?? []);
}

/**
 * @param {Element} element A row, or a link.
 * @param {string} group
 * @returns {Place | undefined}
 */
function placeOf(element, group) {
  const link = element.closest('a') ?? element.querySelector('.row-link, .item-open, a[href]');
  const title = (element.querySelector('.row-title') ?? link)?.textContent?.trim() ?? '';
  const href = link?.getAttribute('href');
  return href ? { title, group, icon: element.querySelector('.row-icon svg, .app-icon svg'), href } : undefined;
}

/**
 * @param {Place} place
 * @param {number} index
 */
function optionOf({ title, group, icon, href }, index) {
  const option = document.createElement('li');
  option.setAttribute('role', 'option');
  option.id = `palette-${index}`;
  const link = Object.assign(document.createElement('a'), { href, tabIndex: -1 });
  if (icon) link.append(document.importNode(icon, true));
  link.append(Object.assign(document.createElement('span'), { textContent: title }), Object.assign(document.createElement('small'), { textContent: group }));
  option.append(link);
  return option;
}

/**
 * Whether some word of a text begins with each of these.
 * @param {string} text
 * @param {string[]} words
 */
function beginsWith(text, words) {
  return words.every(word => ` ${text}`.includes(` ${word}`));
}

/**
 * As a search sees it: without capitals and accents.
 * @param {string} text
 */
function keyOf(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
