import { contentIn, leaveRow, phrase } from '../js/app.js';
import { amountIn, isAmount, tellAmount } from './amounts.js';
import { bare, cover, coveredIn } from './covered.js';
import { idsMadeBy } from './delivery.js';
import { tellPrice } from './told-prices.js';
import { nameIn, tellAsBefore, tellChosen, tellRefusal } from './told-states.js';

/** @typedef {import('./outbox.js').Entry} Entry */
/**
 * An entry, whether it has waited so long that it is worth a word, and whether the page still owes what was taken of it.
 * @typedef {Entry & { isLate: boolean, isOwed: boolean }} Shown
 */

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;
const states = new Set(['yes', 'no']);

/**
 * What a newer entry says in the place of an older one: one state of one thing. Where what was shown goes along, each counts.
 * @param {string} kind
 * @param {string} action
 * @param {URLSearchParams} content
 */
export function samenessOf(kind, action, content) {
  const address = addressOf(action);
  if (content.has('shown')) return '';
  if (kind === 'choose' || kind === 'remove') return `${kind} ${address}`;
  if (kind !== 'set') return '';
  return ['set', address, ...Array.from(content.values()).filter(value => !states.has(value))].join(' ');
}

/**
 * What lies over a page of what waits: what the page says already is left alone.
 * @param {Document} page
 * @param {Shown[]} entries
 */
export function lyingOver(page, entries) {
  const own = Number(page.querySelector('live-screen')?.getAttribute('sequence') ?? 0);
  return entries.filter(({ state, sequence = 0, isOwed, isUnwanted }) => !isUnwanted && (state !== 'settled' || sequence > own || isOwed));
}

/**
 * Lays what waits over a page of the house, shown or about to be. Laid over it again it stays the same.
 * @param {Document} page
 * @param {Shown[]} entries Those that lie over it.
 */
export function layOver(page, entries) {
  const before = coveredIn(page);
  if (!entries.length && !before.length) return;
  for (const element of before) uncover(element);
  for (const template of page.querySelectorAll('template')) if (template.hasAttribute('data-row')) makeRows(template, entries);
  if (entries.length) layMore(page, entries);
}

/**
 * Lays ticks and the like over what lies there already: a list of hundreds is not gone through for each.
 * @param {Document} page
 * @param {Shown[]} entries
 */
export function layMore(page, entries) {
  const places = placesIn(page, entries);
  for (const entry of entries) {
    if (entry.state !== 'refused') apply(page, entry, places);
    else if (entry.kind === 'choose') tellRefusal(page, places.get(addressOf(entry.action)) ?? [], entry.reason ?? '');
  }
  if (!entries.some(({ kind, isLate }) => isLate && kind !== 'choose')) return;
  for (const sums of page.querySelectorAll('div[data-sums]')) cover(sums, 'data-pending');
}

/**
 * What a page offers to do where some of what waits is sent to, by address: found in one go, as a list is long.
 * @param {Document} page
 * @param {Shown[]} entries
 * @returns {Map<string, Element[]>}
 */
function placesIn(page, entries) {
  /** @type {Map<string, Element[]>} */
  const places = new Map(entries.map(({ action }) => [addressOf(action), []]));
  for (const element of page.querySelectorAll(selectorOf(entries, Array.from(places.keys())))) {
    const there = places.get(addressOf(element.getAttribute('deletion') ?? element.getAttribute('action') ?? ''));
    if (there && element.matches('[data-offline], set-field > form')) there.push(element);
  }
  return places;
}

/** How many addresses a browser finds sooner by itself than a script does that asks every form for its own. */
const few = 8;

/**
 * What may be sent to one of these addresses.
 * @param {Entry[]} entries
 * @param {string[]} addresses
 */
function selectorOf(entries, addresses) {
  const names = entries.some(({ kind }) => kind === 'remove') ? { form: 'action', 'swipe-row': 'deletion' } : { form: 'action' };
  return Object.entries(names).map(([name, attribute]) => {
    if (addresses.length > few) return name;
    const starts = addresses.map(address => `[${attribute}^="${CSS.escape(address)}"]`);
    return `${name}:is(${[...starts, `:not([${attribute}^="/"])`].join()})`;
  }).join();
}

/** @param {string} action */
function addressOf(action) {
  if (!action.startsWith('/')) return new URL(action, location.href).pathname;
  const end = action.search(/[?#]/);
  return end < 0 ? action : action.slice(0, end);
}

/**
 * The thing that an address ends with.
 * @param {string} action
 */
function thingOf(action) {
  return Array.from(addressOf(action).matchAll(uuid), ([id]) => id).pop() ?? '';
}

/**
 * Takes off what lies over it.
 * @param {Element} element
 */
function uncover(element) {
  if (element.hasAttribute('data-was')) {
    press(/** @type {HTMLFormElement} */ (element), element.getAttribute('data-was') ?? '');
    element.querySelector('[data-unsent]')?.removeAttribute('data-unsent');
  }
  if (element.hasAttribute('data-was-state')) tellAsBefore(element);
  for (const mark of ['data-was', 'data-gone', 'data-pending', 'data-refused']) element.removeAttribute(mark);
  bare(element);
  if (element.hasAttribute('data-pending-note') || element.hasAttribute('data-told-price')) element.remove();
}

/**
 * @param {Document} page
 * @param {Shown} entry
 * @param {Map<string, Element[]>} places
 */
function apply(page, { kind, action, body, same, isLate }, places) {
  const content = contentIn({ action, body });
  const row = page.getElementById(`row-${thingOf(action)}`);
  if (kind === 'remove') {
    const swept = places.get(addressOf(action)) ?? [];
    for (const gone of [row, ...swept.map(element => element.closest('.row'))]) {
      cover(gone, 'data-gone');
      if (gone && page === document) leaveRow(gone);
    }
  }
  if (kind === 'form' && row && isLate) {
    mark(row, 'pending');
    for (const place of row.querySelectorAll('[data-corrects]')) {
      if (addressOf(place.getAttribute('data-corrects') ?? '') === addressOf(action)) tellPrice(place, content);
    }
  }
  if (kind !== 'set' && kind !== 'choose') return;
  for (const own of places.get(addressOf(action)) ?? []) {
    if (!(own instanceof HTMLFormElement)) continue;
    if (same && samenessOf(kind, action, fixedIn(own)) !== same) continue;
    const button = kind === 'choose' && own.querySelector(`[data-leads-to][value="${content.get('state')}"]`);
    if (button) {
      // At once it would say of a ticket what its lines don't say yet: the house answers with both.
      const told = isLate && tellChosen(own, button);
      if (told) mark(told, 'pending');
      continue;
    }
    if (!own.hasAttribute('data-was')) cover(own, 'data-was', chosenIn(own));
    press(own, kind === 'set' ? String(content.get(stateIn(own)) === 'yes') : Array.from(content.values()).pop() ?? '');
    const held = own.closest('.row');
    own.querySelector('button')?.toggleAttribute('data-unsent', isLate && kind === 'set');
    if (held && isLate) mark(held, 'pending');
  }
}

/**
 * What a form says whatever is pressed in it.
 * @param {HTMLFormElement} form
 */
function fixedIn(form) {
  const hidden = Array.from(form.querySelectorAll('input[type=hidden]'), input => /** @type {HTMLInputElement} */ (input));
  return new URLSearchParams(hidden.filter(({ name }) => name !== 'operation').map(({ name, value }) => [name, value]));
}

/**
 * The field of a switch that says which state is wanted.
 * @param {HTMLFormElement} form
 */
function stateIn(form) {
  return Array.from(fixedIn(form)).find(([, value]) => states.has(value))?.[0] ?? '';
}

/** @param {HTMLFormElement} form */
function isSwitch(form) {
  return form.dataset.offline !== 'choose';
}

/** @param {HTMLFormElement} form */
function chosenIn(form) {
  if (isAmount(form)) return amountIn(form);
  if (isSwitch(form)) return String(fixedIn(form).get(stateIn(form)) === 'no');
  return form.querySelector('button[aria-pressed=true]')?.getAttribute('value') ?? '';
}

/**
 * @param {HTMLFormElement} form
 * @param {string} value What it says: of a switch whether it is on.
 */
function press(form, value) {
  if (isAmount(form)) return tellAmount(form, value);
  for (const button of form.querySelectorAll('button[aria-pressed], [role=switch]')) {
    const field = form.querySelector(`input[name="${stateIn(form)}"]`);
    if (isSwitch(form) && field) /** @type {HTMLInputElement} */ (field).value = value === 'true' ? 'no' : 'yes';
    // A switch is on while there is any of what its form says is sold out.
    if (button.matches('[role=switch]')) button.setAttribute('aria-checked', String(value !== 'true'));
    else button.setAttribute('aria-pressed', isSwitch(form) ? value : String(button.getAttribute('value') === value));
    if (isSwitch(form)) button.closest('.row')?.toggleAttribute('data-on', value === 'true');
  }
}

/**
 * @param {Element} row
 * @param {'pending' | 'refused'} state
 */
function mark(row, state) {
  cover(row, `data-${state}`);
  if (row.querySelector('[data-pending-note]')) return;
  const note = row.ownerDocument.createElement('span');
  note.className = 'hidden';
  cover(note, 'data-pending-note');
  note.textContent = phrase(state);
  (row.querySelector('.row-title') ?? nameIn(row))?.after(note);
}

/**
 * A group of what only this device knows, where its template stands.
 * @param {HTMLTemplateElement} template
 * @param {Shown[]} entries
 */
function makeRows(template, entries) {
  const addresses = (template.getAttribute('data-row') ?? '').split(' ').map(each => new RegExp(`^${each.replace(/:\w+/g, '[^/]+')}$`));
  const page = template.ownerDocument;
  let group = template.nextElementSibling?.matches('[data-made]') ? template.nextElementSibling : null;
  const gone = new Set(entries.filter(({ kind }) => kind === 'remove').map(({ action }) => thingOf(action)));
  const made = entries.filter(({ action, isLate }) => isLate && addresses.some(each => each.test(addressOf(action)))).flatMap(thingsMadeBy)
    .filter(({ id }) => !gone.has(id) && !isElsewhere(page.getElementById(`row-${id}`), group));
  if (!made.length) return group?.remove();
  if (!group) {
    group = /** @type {Element} */ (page.importNode(template.content, true).firstElementChild);
    group.setAttribute('data-made', '');
    group.querySelector('.rows')?.replaceChildren();
    template.after(group);
  }
  const rows = group.querySelector('.rows');
  const ids = new Set(made.map(({ id }) => `row-${id}`));
  for (const row of Array.from(rows?.children ?? [])) if (!ids.has(row.id)) row.remove();
  for (const { id, title, state } of made) {
    const row = page.getElementById(`row-${id}`) ?? rowOf(template, id, title);
    if (!row.isConnected || row.parentElement !== rows) rows?.append(row);
    mark(row, state === 'refused' ? 'refused' : 'pending');
  }
}

/**
 * @param {Element | null} row
 * @param {Element | null} group
 */
function isElsewhere(row, group) {
  return row !== null && !group?.contains(row);
}

/**
 * @param {Entry} entry
 * @returns {{ id: string, title: string, state: string }[]}
 */
function thingsMadeBy(entry) {
  const content = new URLSearchParams(entry.body);
  const titles = entry.kind === 'line' ? (content.get('text') ?? '').split('\n').filter(line => line.trim()) : [entry.says];
  return idsMadeBy(entry).map((id, index) => ({ id, title: (titles[index] ?? '').trim(), state: entry.state }));
}

/**
 * The row in a template, with an id and a title where it says what stands in for them.
 * @param {HTMLTemplateElement} template
 * @param {string} id
 * @param {string} title
 */
function rowOf(template, id, title) {
  const { id: idStandIn = '', title: titleStandIn = '' } = template.dataset;
  const pattern = /** @type {Element} */ (template.content.querySelector('.row'));
  const row = template.ownerDocument.importNode(pattern, true);
  const fill = (/** @type {string} */ text) => text.replaceAll(idStandIn, id).replaceAll(titleStandIn, title);
  for (const element of [row, ...row.querySelectorAll('*')]) {
    for (const { name, value } of Array.from(element.attributes)) {
      if (value.includes(idStandIn) || value.includes(titleStandIn)) element.setAttribute(name, fill(value));
    }
    for (const node of element.childNodes) {
      if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.includes(titleStandIn)) node.nodeValue = fill(node.nodeValue);
    }
  }
  return row;
}
