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
 */
export function notify(text) {
  const toasts = document.querySelector('.toasts');
  if (!toasts || !text) return announce(text);
  const toast = document.createElement('div');
  toast.className = 'toast';
  toast.append(Object.assign(document.createElement('p'), { textContent: text }));
  toasts.append(toast);
  setTimeout(() => toast.remove(), noticeTime);
}
