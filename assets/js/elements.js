/** Elements that only some screens hold: each is fetched when a screen holds it, so that the first load stays small. */
const names = ['drag-list', 'filter-form', 'import-form', 'import-progress', 'kitchen-sound', 'line-field', 'lock-clock', 'long-press', 'passkey-entry', 'passkey-maker', 'peek-row', 'print-page', 'running-total', 'set-field', 'share-text', 'stay-awake', 'ticket-age'];

export function startElements() {
  document.addEventListener('screen-shown', fetchElements);
  fetchElements();
}

function fetchElements() {
  for (const name of names) {
    if (document.querySelector(`${name}:not(:defined)`)) import(`../elements/${name}.js`);
  }
}
