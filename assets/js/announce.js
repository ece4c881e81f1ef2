/** @type {HTMLElement | undefined} */
let region;

/**
 * Says something to screen readers that others see for themselves.
 * @param {string} text
 */
export function announce(text) {
  if (!region) {
    region = document.createElement('p');
    region.className = 'hidden';
    region.setAttribute('role', 'status');
  }
  if (!region.isConnected) document.body.append(region);
  region.textContent = text;
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
