/** For so long what is said in has to have stood empty, in milliseconds: screen readers say what changes there. */
const breath = 150;
/** When they have got to know a page that has just come. */
const settling = 700;
let timer = 0;
let count = 0;

/** What was done on the page before is said by a message that came with this one, which nobody would hear of. */
export function startAnnouncing() {
  const toast = document.querySelector('.toasts p');
  if (toast) setTimeout(() => timer || announce(toast.textContent ?? ''), settling);
}

/**
 * Says something to screen readers that others see for themselves.
 * @param {string} text
 */
export function announce(text) {
  const region = document.getElementById('said');
  if (!region) return;
  count += 1;
  clearTimeout(timer);
  region.textContent = '';
  timer = setTimeout(() => { region.textContent = text; }, breath);
}

/** @returns {() => boolean} Whether anything has been said since, also by a message that everybody sees. */
export function listen() {
  const last = () => document.querySelector('.toasts')?.lastElementChild;
  const [before, told] = [count, last()];
  return () => count !== before || last() !== told;
}

/**
 * A phrase that the server put into the page's head in the person's language; empty when it didn't.
 * @param {string} name
 */
export function phrase(name) {
  return document.querySelector(`meta[name="phrase-${name}"]`)?.getAttribute('content') ?? '';
}

const noticeTime = 8000;

/**
 * Shows a passing message where toasts are shown.
 * @param {string} text
 * @param {() => void} [again] Offers to try again what the message is about.
 * @param {string} [label] Of another offer.
 */
export function notify(text, again, label = phrase('again')) {
  const toasts = document.querySelector('.toasts');
  if (!toasts || !text) return announce(text);
  const toast = document.createElement('div');
  toast.className = 'toast';
  toast.append(Object.assign(document.createElement('p'), { textContent: text }));
  if (again) {
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: label });
    button.addEventListener('click', () => {
      toast.remove();
      again();
    });
    toast.append(button);
  }
  toasts.append(toast);
  setTimeout(() => toast.remove(), noticeTime);
}

/** Toasts come up above the keyboard, which some phones lay over the page; what is magnified stays where it is. */
function riseAboveKeyboard() {
  const view = window.visualViewport;
  if (!view) return;
  const covered = view.scale > 1 ? 0 : Math.max(0, innerHeight - view.height - view.offsetTop);
  document.documentElement.style.setProperty('--keyboard', `${Math.round(covered)}px`);
}

for (const type of ['resize', 'scroll']) window.visualViewport?.addEventListener(type, riseAboveKeyboard);
