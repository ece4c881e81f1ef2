import { fetchPage, isPage, parsePage } from '../js/app.js';

const pause = 150;
const address = document.documentElement.dataset.keys ?? '';

/** @typedef {{ title: string, also: string, about: string, group: string, icon: Element | null, href: string }} Place */

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

/** Everything that can be gone to, narrowed while one types, and what the space holds of what was typed. */
class Palette {
  #dialog;
  #field = document.createElement('input');
  #note = document.createElement('p');
  #list = document.createElement('ul');
  #places;
  #unanswered;
  /** @type {Place[]} What the house has found. */ #found = [];
  #timer = 0;
  #asking = new AbortController();
  #chosen = 0;
  /** Whether the house has not said yet what there is. */ #isWaiting = false;
  /** Whether the first that is found is to be opened. */ #isEager = false;

  /** @param {Document} page Where all places stand. */
  constructor(page) {
    this.#places = placesIn(page);
    const field = page.querySelector('main search-field');
    const label = page === document ? '' : page.querySelector('main h1')?.textContent ?? '';
    this.#unanswered = page === document ? '' : field?.getAttribute('unanswered') ?? '';
    this.#dialog = dialogOf(label);
    Object.assign(this.#field, { placeholder: page === document ? label : field?.querySelector('input')?.getAttribute('placeholder') ?? label, autocomplete: 'off', maxLength: 100, ariaLabel: label });
    for (const [name, value] of [['role', 'combobox'], ['aria-expanded', 'true'], ['aria-controls', 'palette-places'], ['aria-autocomplete', 'list']]) this.#field.setAttribute(name, value);
    this.#list.id = 'palette-places';
    this.#list.setAttribute('role', 'listbox');
    this.#list.ariaLabel = label;
    this.#note.setAttribute('role', 'status');
    this.#dialog.append(this.#field, this.#note, this.#list);
    this.#field.addEventListener('input', () => this.#type());
    this.#dialog.addEventListener('keydown', event => this.#key(event));
    this.#dialog.addEventListener('close', () => this.#asking.abort());
    this.#show();
    this.#dialog.showModal();
  }

  #type() {
    this.#asking.abort();
    clearTimeout(this.#timer);
    this.#isEager = false;
    this.#isWaiting = this.#field.value.trim() !== '';
    // What was found stays until it is known what there is of the new words.
    if (!this.#isWaiting) this.#found = [];
    this.#show();
    if (this.#isWaiting) this.#timer = setTimeout(() => this.#search(), pause);
    else this.#note.textContent = '';
  }

  async #search() {
    const { signal } = this.#asking = new AbortController();
    const url = new URL(address, location.href);
    url.searchParams.set('q', this.#field.value);
    const page = await fetchPage(url, signal).then(async response => response.ok && isPage(response) ? parsePage(await response.text()) : undefined, () => undefined);
    if (signal.aborted) return;
    this.#isWaiting = false;
    this.#found = page ? rowsIn(page, '[data-results] .rows:not(.places) > .row') : [];
    this.#note.textContent = page ? page.querySelector('[data-results] [role=status]')?.textContent ?? '' : this.#unanswered;
    this.#show();
    if (this.#isEager) this.#go();
  }

  #show() {
    const words = keyOf(this.#field.value).split(' ');
    // What is called so itself before what belongs to what is called so.
    const named = this.#places.filter(({ title }) => beginsWith(keyOf(title), words));
    const others = this.#places.filter(place => !named.includes(place) && isCalled(place, words));
    const places = [...named, ...others, ...this.#found];
    this.#list.replaceChildren(...places.map(optionOf));
    this.#note.toggleAttribute('data-alone', !places.length);
    this.#choose(0);
  }

  /** @param {number} index */
  #choose(index) {
    const options = Array.from(this.#list.querySelectorAll('a'));
    this.#chosen = Math.max(0, Math.min(options.length - 1, index));
    for (const [index, option] of options.entries()) option.ariaSelected = String(index === this.#chosen);
    const option = options[this.#chosen];
    this.#field.setAttribute('aria-activedescendant', option?.id ?? '');
    option?.scrollIntoView({ block: 'nearest' });
  }

  #go() {
    this.#list.querySelectorAll('a')[this.#chosen]?.click();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) this.#choose(this.#chosen + step);
    else if (event.key === 'Enter' && this.#isWaiting && !this.#namesPlace) this.#isEager = true;
    else if (event.key === 'Enter') this.#go();
    else return;
    event.preventDefault();
  }

  /** Whether a place is called as was typed, so that nothing has to be waited for. */
  get #namesPlace() {
    const words = keyOf(this.#field.value).split(' ');
    return this.#places.some(place => isCalled(place, words));
  }
}

/** @param {Document} page */
function placesIn(page) {
  if (page === document) return Array.from(document.querySelectorAll('.tabs a:not([data-palette])')).flatMap(link => placeOf(link, '') ?? []);
  return rowsIn(page, '[data-results] .row');
}

/**
 * @param {Document} page
 * @param {string} rows
 */
function rowsIn(page, rows) {
  return Array.from(page.querySelectorAll(rows)).flatMap(row => placeOf(row, row.closest('.group')?.querySelector('.group-title')?.textContent ?? '') ?? []);
}

/**
 * @param {Element} element A row, or a link.
 * @param {string} group
 * @returns {Place | undefined}
 */
function placeOf(element, group) {
  const row = /** @type {HTMLElement | null} */ (element.closest('[data-also]'));
  const link = element.closest('a') ?? element.querySelector('.row-link, a[href]');
  const text = (/** @type {string} */ part) => element.querySelector(part)?.textContent?.trim() ?? '';
  const title = text('.row-title') || (link?.textContent?.trim() ?? '');
  const about = [text('.row-subtitle'), text('.row-value'), text('.badge')].filter(Boolean).join(' · ');
  const href = link?.getAttribute('href');
  return href ? { title, also: row?.dataset.also ?? '', about, group, icon: element.querySelector('.row-icon svg, .app-icon svg'), href } : undefined;
}

/**
 * @param {Place} place
 * @param {number} index
 */
function optionOf({ title, about, group, icon, href }, index) {
  const row = document.createElement('li');
  row.setAttribute('role', 'none');
  const link = Object.assign(document.createElement('a'), { href, tabIndex: -1, id: `palette-${index}` });
  link.setAttribute('role', 'option');
  if (icon) link.append(document.importNode(icon, true));
  const words = Object.assign(document.createElement('span'), { textContent: title });
  if (about) words.append(' ', Object.assign(document.createElement('small'), { textContent: about }));
  link.append(words, Object.assign(document.createElement('small'), { textContent: group }));
  row.append(link);
  return row;
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
 * @param {Place} place
 * @param {string[]} words
 */
function isCalled({ group, title, also }, words) {
  return beginsWith(keyOf(`${group} ${title} ${also}`), words);
}

/**
 * As a search sees it: without capitals and accents.
 * @param {string} text
 */
function keyOf(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
