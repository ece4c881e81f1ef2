import { change, deliver, list, onChange, takeBack } from '../offline/actions.js';

/** @typedef {import('../offline/outbox.js').Entry} Entry */

const correctable = new Set(['line', 'make', 'form']);

/** What waits on this device: each change with what it does, where and when, and what can be done about it. */
class WaitingList extends HTMLElement {
  connectedCallback() {
    onChange(() => this.#show());
    document.addEventListener('screen-shown', () => this.#show());
    this.addEventListener('click', event => this.#press(/** @type {Element} */ (event.target).closest('button[data-deed]')));
    this.#show();
  }

  #show() {
    const template = this.querySelector('template');
    const empty = this.querySelector('.empty');
    if (!template || !empty || !this.isConnected) return;
    const entries = list();
    const focus = focusIn(this);
    empty.toggleAttribute('hidden', entries.length > 0);
    const group = /** @type {Element} */ (document.importNode(template.content, true).firstElementChild);
    const rows = group.querySelector('.rows');
    const row = group.querySelector('.row');
    rows?.replaceChildren(...entries.map(entry => this.#fill(/** @type {Element} */ (row?.cloneNode(true)), entry)));
    this.querySelector(':scope > .group')?.remove();
    if (entries.length) this.append(group);
    if (focus) putFocus(group, focus);
  }

  /**
   * @param {Element} row
   * @param {Entry} entry
   */
  #fill(row, { n, kind, says, where, at, state, reason, body }) {
    row.id = `waiting-${n}`;
    const isOff = kind === 'set' && Array.from(new URLSearchParams(body).values()).includes('no');
    const title = isOff ? `${says} ${this.getAttribute('off')}` : says;
    const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: 'short', timeStyle: 'short' }).format(at);
    const isRefused = state === 'refused';
    /** @param {string} selector @param {string} text */
    const write = (selector, text) => {
      const place = row.querySelector(selector);
      if (place) place.textContent = text;
      place?.toggleAttribute('hidden', !text);
    };
    write('.row-title', title);
    write('.row-subtitle', [where, when].filter(Boolean).join(' · '));
    write('.waiting-reason', isRefused ? reason || (this.getAttribute('old') ?? '') : '');
    for (const button of row.querySelectorAll('[data-deed]')) {
      const deed = button.getAttribute('data-deed');
      button.toggleAttribute('hidden', (deed === 'correct' && !correctable.has(kind)) || (deed === 'again' && !isRefused));
    }
    return row;
  }

  /** @param {Element | null} button */
  async #press(button) {
    const entry = list().find(({ n }) => button?.closest('.row')?.id === `waiting-${n}`);
    if (!button || !entry) return;
    const { n, page } = entry;
    switch (button.getAttribute('data-deed')) {
      case 'correct':
        sessionStorage.setItem('correct', String(n));
        return location.assign(page);
      case 'again':
        await change(n, { state: 'waiting', at: Date.now(), faults: 0 });
        return deliver();
      case 'copy':
        return navigator.clipboard?.writeText(textIn(entry));
      default:
        return takeBack(n);
    }
  }
}

/**
 * What it is about, and what somebody has typed of it: the page where it could be corrected may be gone.
 * @param {Entry} entry
 */
function textIn({ says, body }) {
  const content = new URLSearchParams(body);
  const typed = Array.from(content).filter(([name, value]) => value && content.has(`was.${name}`) && content.get(`was.${name}`) !== value);
  return Array.from(new Set([says, ...typed.map(([, value]) => value)])).join('\n');
}

/**
 * @param {Element} list
 * @returns {{ id: string, deed: string, index: number } | undefined} Which button of which row has the focus.
 */
function focusIn(list) {
  const button = list.contains(document.activeElement) ? document.activeElement?.closest('[data-deed]') : undefined;
  const row = button?.closest('.row');
  if (!button || !row) return undefined;
  return { id: row.id, deed: button.getAttribute('data-deed') ?? '', index: Array.from(row.parentElement?.children ?? []).indexOf(row) };
}

/**
 * Where somebody was: on the same button as long as it is there, else on the first of its row or of the one that came in its place. Where
 * nothing is left the page's title has it.
 * @param {Element} group
 * @param {{ id: string, deed: string, index: number }} focus
 */
function putFocus(group, { id, deed, index }) {
  const rows = Array.from(group.querySelectorAll('.row'));
  const row = rows.find(row => row.id === id) ?? rows[Math.min(index, rows.length - 1)];
  const isSame = row?.id === id;
  const button = isSame && row.querySelector(`[data-deed=${deed}]:not([hidden])`) || row?.querySelector('[data-deed]:not([hidden])');
  const title = /** @type {HTMLElement | null} */ (document.querySelector('main h1'));
  if (!button) title?.setAttribute('tabindex', '-1');
  (/** @type {HTMLElement | null} */ (button) ?? title)?.focus();
}

customElements.define('waiting-list', WaitingList);
