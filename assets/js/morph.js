import { announce, phrase } from './announce.js';
import { caretOf, fieldsIn, isTouched, renderedStateOf, setState, stateOf } from './fields.js';
import { isTyping } from './keys.js';

/** @typedef {import('./fields.js').Field} Field */
/** @typedef {import('./fields.js').FieldState} FieldState */

/** Attributes that belong to the person's side of the page; the server's markup never decides them. */
const ours = new Map([['open', 'details, swipe-row, dialog'], ['dragging', 'swipe-row'], ['lost', 'live-screen'], ['aria-busy', '*'], ['aria-keyshortcuts', '*'], ['tabindex', 'main, h1'], ['data-going', '*'], ['style', '*'], ['hidden', 'share-text button, print-page']]);
/** How soon after a change a key was still meant for what it was pressed on before, in milliseconds. */
const echo = 600;
const choices = 'input[type=checkbox], input[type=radio]';
const regions = '.skip, .tabs, .bar, .panes, main, .toasts, live-screen, #said';

/**
 * Turns `current` into `next` while nodes that mean the same thing stay the same nodes: what a person has typed,
 * selected, opened or scrolled in them stays with them.
 *
 * @param {Element} current
 * @param {Element} next
 * @param {Map<Field, FieldState>} [sent] What a form said when it was sent, if `next` is the answer to it: fields
 *   that still say so follow the answer, others were typed in since and stay.
 */
export function morph(current, next, sent) {
  new Morph(current, sent).run(current, next);
}

class Morph {
  /** @type {Map<Field, FieldState>} */ #held = new Map();
  /**
   * Forms that show what is wrong with them, or hold what was chosen without signal, stay as they are until they are sent
   * again: a page fetched anew knows neither the errors nor what was typed.
   */
  #frozen;
  /** Whether nobody here asked for it. */ #isNews;
  /**
   * Rows that the page leaves out, as they stand here already; they may come to stand elsewhere.
   * @type {Map<string, Element>}
   */
  #same = new Map();

  /**
   * @param {Element} root
   * @param {Map<Field, FieldState>} [sent]
   */
  constructor(root, sent) {
    this.#isNews = !sent;
    const answered = sent?.size ? sent.keys().next().value?.form : undefined;
    const refused = Array.from(root.querySelectorAll('[aria-invalid="true"], .problems, form[data-picked]'), sign => sign.closest('form'));
    this.#frozen = new Set(refused.filter(form => form && form !== answered));
    for (const field of fieldsIn(root)) {
      const state = stateOf(field);
      if (sent?.has(field) ? sent.get(field) !== state : isTouched(field)) this.#held.set(field, state);
    }
  }

  /**
   * @param {Element} current
   * @param {Element} next
   */
  run(current, next) {
    const restoreFocus = rememberFocus(this.#isNews);
    for (const { id } of next.querySelectorAll('[data-same]')) {
      const row = document.getElementById(id);
      if (row) this.#same.set(id, row);
    }
    this.#element(current, next);
    for (const field of fieldsIn(current)) {
      if (!this.#frozen.has(field.form)) setState(field, this.#held.get(field) ?? renderedStateOf(field));
    }
    restoreFocus();
  }

  /**
   * @param {Element} current
   * @param {Element} next
   */
  #element(current, next) {
    if (next.hasAttribute('data-same') || current.isEqualNode(next) || current.nodeName === 'NOSCRIPT' || current.matches('#said') || this.#frozen.has(/** @type {HTMLFormElement} */ (current))) return;
    this.#attributes(current, next);
    if (current.matches('swipe-row[open], swipe-row[dragging]') && current.children[1] && !next.children[1]) {
      // The way to delete that a finger has uncovered is not on the server's page.
      next.append(current.children[1].cloneNode(true));
    }
    if (current instanceof HTMLTextAreaElement) current.defaultValue = /** @type {HTMLTextAreaElement} */ (next).defaultValue;
    else this.#children(current, next);
  }

  /**
   * @param {Element} current
   * @param {Element} next
   */
  #attributes(current, next) {
    if (this.#isOriginal(current)) return;
    for (const { name } of Array.from(current.attributes)) {
      if (!next.hasAttribute(name) && !isOurs(current, name)) current.removeAttribute(name);
    }
    for (const { name, value } of Array.from(next.attributes)) {
      if (current.getAttribute(name) !== value && !isOurs(current, name)) current.setAttribute(name, value);
    }
  }

  /**
   * What is new, with the rows in it that stand on this page already.
   * @param {Element} parent
   * @param {ChildNode} child
   * @param {ChildNode | null} place
   */
  #insert(parent, child, place) {
    const made = parent.insertBefore(document.importNode(child, true), place);
    if (!(made instanceof Element)) return;
    for (const mark of made.querySelectorAll('[data-same]')) {
      const row = this.#same.get(idOf(mark));
      if (row && mark.parentElement) move(mark.parentElement, row, mark);
      mark.remove();
    }
  }

  /**
   * Whether it comes to stand elsewhere.
   * @param {ChildNode} node
   */
  #isSame(node) {
    return node instanceof Element && this.#same.get(idOf(node)) === node;
  }

  /**
   * The hidden `was.name` of an edited field says what the edit was based on; and a form that waits for signal
   * is sent as it was.
   * @param {Element} element
   */
  #isOriginal(element) {
    if (element instanceof HTMLFormElement) return element.hasAttribute('data-unsaved');
    if (!(element instanceof HTMLInputElement) || element.type !== 'hidden' || !element.form) return false;
    if (element.form.hasAttribute('data-unsaved')) return true;
    if (!element.name.startsWith('was.')) return false;
    const name = element.name.slice('was.'.length);
    return Array.from(element.form.elements).some(field => {
      const other = /** @type {Field} */ (field);
      return other.name === name && this.#held.has(other);
    });
  }

  /**
   * @param {Element} current
   * @param {Element} next
   */
  #children(current, next) {
    const pairs = pair(current, next);
    const paired = new Set(pairs.values());
    for (const child of Array.from(current.childNodes)) {
      if (!paired.has(child) && !staysUnasked(child) && !this.#isSame(child)) child.remove();
    }
    let place = current.firstChild;
    for (const child of Array.from(next.childNodes)) {
      while (place && !paired.has(place)) place = place.nextSibling;
      const match = pairs.get(child);
      if (!match) {
        const same = child instanceof Element && child.hasAttribute('data-same') && this.#same.get(idOf(child));
        if (same) move(current, same, place);
        else this.#insert(current, child, place);
        continue;
      }
      if (match === place) place = place.nextSibling;
      else move(current, match, place);
      if (match instanceof Element) this.#element(match, /** @type {Element} */ (child));
      else if (match.nodeValue !== child.nodeValue) match.nodeValue = child.nodeValue;
    }
  }
}

/**
 * @param {Element} element
 * @param {string} attribute
 */
function isOurs(element, attribute) {
  const selector = ours.get(attribute);
  return selector !== undefined && element.matches(selector);
}

/**
 * Toasts leave in their own time; notes, what a sheet lies over, and nodes that browser extensions put into the body are not the server's.
 * @param {ChildNode} node
 */
function staysUnasked(node) {
  if (!(node instanceof Element)) return false;
  return node.matches('.toasts > *, [data-unsaved-note], .behind') || (node.parentNode === document.body && !node.matches(regions));
}

/**
 * Which current child becomes which next child: first by key, then by a shared id inside, then by kind and order.
 * @param {Element} current
 * @param {Element} next
 * @returns {Map<ChildNode, ChildNode>}
 */
function pair(current, next) {
  /** @type {Map<ChildNode, ChildNode>} */
  const pairs = new Map();
  /** @type {Map<string, Element>} */
  const keyed = new Map();
  /** @type {Map<string, Element>} */
  const holders = new Map();
  const free = new Set(Array.from(current.childNodes));
  for (const child of current.children) {
    const key = keyOf(child);
    if (key) keyed.set(key, child);
    else for (const inner of child.querySelectorAll('[id]')) holders.set(idOf(inner), child);
  }
  /** @param {ChildNode} child @param {Element | undefined} match */
  const claim = (child, match) => {
    if (match && match.nodeName === child.nodeName && free.delete(match)) pairs.set(child, match);
  };
  for (const child of next.children) {
    const key = keyOf(child);
    if (key) claim(child, keyed.get(key));
    else for (const inner of child.querySelectorAll('[id]')) if (!pairs.has(child)) claim(child, holders.get(idOf(inner)));
  }
  /** @type {Map<string, ChildNode[]>} */
  const queues = new Map();
  for (const child of free) {
    const kind = kindOf(child);
    const queue = queues.get(kind) ?? [];
    queue.push(child);
    if (kind) queues.set(kind, queue);
  }
  for (const child of next.childNodes) {
    const match = pairs.has(child) ? undefined : queues.get(kindOf(child))?.shift();
    if (match) pairs.set(child, match);
  }
  return pairs;
}

/**
 * The property `id` of a form is its field of that name, where it has one.
 * @param {Element} element
 */
function idOf(element) {
  return element.getAttribute('id') ?? '';
}

/**
 * A choice is known by what it says: others may come to stand, and to be numbered, where it was.
 * @param {Element} element
 */
function keyOf(element) {
  const choice = element.matches('label') ? element.querySelector(choices) : element.matches(choices) && element;
  if (choice instanceof HTMLInputElement) return `${choice.name}=${choice.value}`;
  return idOf(element) || (element.matches('.toasts > *') && element.querySelector('form')?.getAttribute('action')) || '';
}

/**
 * Empty for keyed elements, which are only ever matched by key.
 * @param {ChildNode} node
 */
function kindOf(node) {
  if (!(node instanceof Element)) return node.nodeName;
  if (keyOf(node)) return '';
  // What a row shows ahead of the house is marked by a class of its own; it is the same all the same.
  const role = (node.getAttribute('class') ?? '').split(' ').find(name => name !== 'covered') ?? '';
  return `${node.nodeName} ${role} ${node.getAttribute('name') ?? ''} ${node.getAttribute('data-section') ?? ''}`;
}

/**
 * @param {Element & { moveBefore?: (node: Node, before: Node | null) => void }} parent
 * @param {ChildNode} node
 * @param {ChildNode | null} before
 */
function move(parent, node, before) {
  // Chromium scrolls to what has the focus where it is moved to; taken out, it gets the focus back without that.
  const isHeld = node.contains(document.activeElement) && !isTyping(document.activeElement);
  if (parent.moveBefore && node.isConnected && !isHeld) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/**
 * @param {boolean} isNews Whether who has the focus doesn't know why it moves.
 * @returns {() => void} Gives focus back to where it was or, when that is gone, to the row that took its place.
 */
function rememberFocus(isNews) {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused === document.body) return () => {};
  const caret = caretOf(focused);
  const row = focused.closest('.row, [data-line], .ticket');
  const name = row?.getAttribute('aria-label') ?? row?.querySelector('.row-title, .place-name')?.textContent ?? focused.textContent;
  const neighbours = neighboursOf(row);
  return () => {
    if (document.activeElement === focused) return;
    if (focused.isConnected) {
      focused.focus({ preventScroll: true });
      if (caret) /** @type {HTMLInputElement} */ (focused).setSelectionRange(...caret);
    } else {
      goOn(neighbours, focused);
      if (isNews) announce(`${name?.trim()}: ${phrase('gone')}`);
    }
  };
}

/**
 * Where one goes on when a row goes in which one is, and nobody else says so.
 * @param {Element} row
 */
export function leaveRow(row) {
  const focused = document.activeElement;
  if (focused instanceof HTMLElement && row.contains(focused)) goOn(neighboursOf(row), focused);
}

/**
 * @param {Element[]} neighbours Nearest first.
 * @param {HTMLElement} like What had the focus.
 */
function goOn(neighbours, like) {
  const next = focusable(neighbours.find(row => row.getClientRects().length), like);
  next?.focus({ preventScroll: true });
  if (next) ignoreKeys(next);
}

/**
 * A key that was meant for what stood there before does nothing.
 * @param {HTMLElement} element
 */
function ignoreKeys(element) {
  const until = performance.now() + echo;
  element.addEventListener('keydown', event => {
    if ((event.key === 'Enter' || event.key === ' ') && performance.now() < until) event.preventDefault();
  });
}

/**
 * @param {Element | null} row
 * @returns {Element[]} The rows after it, then those before it, nearest first.
 */
function neighboursOf(row) {
  const rows = row?.parentElement ? Array.from(row.parentElement.children) : [];
  const index = row ? rows.indexOf(row) : 0;
  return [...rows.slice(index + 1), ...rows.slice(0, index).reverse()];
}

/**
 * @param {Element | undefined} row Within the page, which is meant without one.
 * @param {HTMLElement} [like] What had the focus before.
 * @returns {HTMLElement | undefined}
 */
export function focusable(row, like) {
  const scope = row ?? document.getElementById('main');
  /** @param {string} selector */
  const first = selector => /** @type {HTMLElement[]} */ (Array.from(scope?.querySelectorAll(selector) ?? [])).find(element => element.getClientRects().length);
  // Elsewhere on the page a button of the same kind would take away something else.
  const twin = like?.className && (row || !like.matches('.destructive')) && first(`${like.localName}.${CSS.escape(like.classList[0])}`);
  return twin || first('a[href], button:not(.destructive), summary, input:not([type=hidden], .row-select)');
}

/** Where one goes on when what had the focus has gone and nothing stands beside it. */
export function focusMain() {
  focusable(undefined)?.focus({ preventScroll: true });
}
