/** Keys that may do something besides what browsers do with them. */
const single = /^(?:[/?ejknx]|Arrow(?:Up|Down)|Escape)$/;
const command = /^(?:k|Enter)$/i;
const { documentElement: root } = document;

/** @type {((event: KeyboardEvent) => void) | undefined} */
let press;
/**
 * Pressed before anything was there that knows what they mean.
 * @type {KeyboardEvent[]}
 */
const early = [];

/** What keys do is fetched with the first of them, or at once for who came by one. */
export function startKeys() {
  if (!('keys' in root.dataset)) return;
  if (/Mac|iP/.test(navigator.platform)) root.dataset.mac = '';
  name();
  document.addEventListener('screen-shown', name);
  addEventListener('keydown', event => {
    const { key, altKey, shiftKey } = event;
    if (beginsSearch(event)) {
      // Whoever goes by keys goes on by them.
      if (!press) fetchKeyboard();
      return picking()?.focus();
    }
    // On some keyboards a sign takes Shift.
    if (event.defaultPrevented || event.isComposing || altKey || (shiftKey && !/[/?]/.test(key))) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (!(isCommand ? command : single).test(key) || document.querySelector('dialog[open]')) return;
    if (press) return press(event);
    if (key !== 'Escape' && (isCommand || !isTyping(event.target))) event.preventDefault();
    if (early.push(event) === 1) fetchKeyboard();
  });
  document.addEventListener('click', event => {
    const link = /** @type {Element} */ (event.target).closest('a[data-palette]');
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('../elements/palette.js').then(palette => palette.open('places'), () => location.assign(root.dataset.keys ?? ''));
  });
  if (sessionStorage.getItem('keyed')) fetchKeyboard();
}

/** The search of a page on which one of many is chosen. */
function picking() {
  return /** @type {HTMLInputElement | null} */ (document.querySelector('[data-kind=sheet] main:has(button.row-link) input[type=search]'));
}

/**
 * Where one of many is chosen, a letter is the first of what it is called.
 * @param {KeyboardEvent} event
 */
function beginsSearch({ key, target, defaultPrevented, isComposing, altKey, ctrlKey, metaKey }) {
  if (defaultPrevented || isComposing || altKey || ctrlKey || metaKey || !/^[\p{L}\p{N}]$/u.test(key)) return false;
  return !isTyping(target) && !document.querySelector('dialog[open]') && picking() !== null;
}

function fetchKeyboard() {
  import('../elements/keyboard.js').then(keyboard => {
    press = keyboard.press;
    for (const event of early.splice(0)) press(event);
  }, () => early.splice(0));
}

/** Screen readers say which key does the same. */
function name() {
  for (const element of document.querySelectorAll('[data-key]')) element.setAttribute('aria-keyshortcuts', element.getAttribute('data-key') ?? '');
}

/**
 * Whether a letter would be written, or chosen by.
 * @param {EventTarget | null} target
 */
export function isTyping(target) {
  return target instanceof Element && !!target.closest('input:not([type=checkbox], [type=submit], [type=button]), textarea, select, [contenteditable]');
}
