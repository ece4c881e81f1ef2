import { announce, phrase, store } from '../js/app.js';
import { isOutOfReach, isSignedOut } from './delivery.js';
import { entries, list, sealed, unsent } from './outbox.js';
import { noteSignal } from './signal.js';

/** @typedef {Navigator & { setAppBadge?: (count: number) => Promise<void>, clearAppBadge?: () => Promise<void> }} Badged */

/** How long something may be on its way before it is counted aloud, in milliseconds. */
const quiet = 2500;

let told = 0;
let lies = '';
let timer = 0;

/** Says how much waits: on the page, on the app's icon, and to pages that open later. A page that is nobody's knows of nothing. */
export function tell() {
  if (!document.querySelector('live-screen[author]')) return;
  const waiting = list();
  const count = waiting.length;
  const { documentElement: root } = document;
  root.dataset.waiting = String(count);
  if (isOutOfReach && !root.dataset.signal) noteSignal(false);
  store('waiting', unsent().length + sealed || undefined);
  tellLying();
  clearTimeout(timer);
  const isLong = waiting.some(({ at, tries, state }) => tries > 0 || state === 'refused' || Math.abs(Date.now() - at) >= quiet);
  // Told again meanwhile, it is not counted from anew.
  const age = Math.max(0, ...waiting.map(({ at }) => Date.now() - at));
  if (count && !isLong) timer = setTimeout(tell, quiet - Math.min(age, quiet));
  paint(isLong ? count : 0, waiting.some(({ state }) => state === 'refused'));
  if (count !== told) badge(count);
  told = count;
}

/**
 * Says over which pages something lies that opens later: by place, those whose number is below this. They are not seen before it
 * lies there.
 */
function tellLying() {
  /** @type {Record<string, number>} */
  const lying = {};
  for (const { action, state, sequence = 0 } of entries()) {
    const place = action.split('/', 5).slice(3).join('/');
    lying[place] = Math.max(lying[place] ?? 0, state === 'settled' ? sequence : Number.MAX_SAFE_INTEGER);
  }
  const now = JSON.stringify(lying);
  if (now === lies) return;
  lies = now;
  store('lying', now === '{}' ? undefined : lying);
}

/**
 * @param {number} count
 * @param {boolean} hasRefused
 */
function paint(count, hasRefused) {
  let link = document.querySelector('.waiting-count a');
  const place = document.querySelector('live-screen')?.getAttribute('place');
  const isTold = count > 0 && place && location.pathname !== `${place}/waiting`;
  document.querySelector('body > .toasts')?.toggleAttribute('data-raised', Boolean(isTold));
  if (!isTold) return link?.parentElement?.remove();
  if (!link) {
    const aside = Object.assign(document.createElement('aside'), { className: 'waiting-count' });
    link = Object.assign(document.createElement('a'), { href: `${place}/waiting` });
    aside.append(link);
    // At the end: what comes before others makes the browser style those anew, with every row of a list.
    document.body.append(aside);
  }
  const text = isSignedOut ? phrase('signed-out') : phrase('unsent').replace('#', String(count));
  link.toggleAttribute('data-refused', hasRefused);
  if (link.textContent === text) return;
  link.textContent = text;
  announce(text);
}

/** @param {number} count */
function badge(count) {
  const badged = /** @type {Badged} */ (navigator);
  const done = count ? badged.setAppBadge?.(count) : badged.clearAppBadge?.();
  done?.catch(() => {});
}
