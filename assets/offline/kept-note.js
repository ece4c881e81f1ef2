import { announce, pauseBefore, phrase, refresh } from '../js/app.js';
import { mintAnew } from './mint-anew.js';
import { momentOf } from './moment.js';

/** Says that a page is shown as it was, and since when, until a newer one has come. */
const page = document.documentElement;
const note = Object.assign(document.createElement('p'), {
  className: 'notice', textContent: phrase('kept').replace('{time}', momentOf(Number(page.dataset.keptAt))),
});
note.setAttribute('data-tone', 'warning');
note.setAttribute('data-kept', '');
const head = document.querySelector('main > h1') ?? document.querySelector('main > .bar');
if (head) head.after(note);
else document.querySelector('main')?.prepend(note);
announce(note.textContent ?? '');

// The page has been shown before: what its forms make needs another id now, unless a form goes on with what was kept of it.
for (const form of /** @type {NodeListOf<HTMLFormElement>} */ (document.querySelectorAll('form[data-makes]:not([data-unsaved])'))) {
  mintAnew(form);
}
// And what it is made at, is now.
for (const field of /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll('form:not([data-unsaved]) input[data-now]'))) {
  const now = new Date();
  field.value = new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

const isOver = new AbortController();
document.addEventListener('screen-shown', () => {
  isOver.abort();
  note.remove();
  delete page.dataset.keptAt;
}, { signal: isOver.signal });

/** Asks the house again and again: a line that is dead may not say so. */
async function lookAgain() {
  for (let attempt = 0; !isOver.signal.aborted; attempt++) {
    refresh();
    await pauseBefore(attempt);
  }
}

lookAgain();
