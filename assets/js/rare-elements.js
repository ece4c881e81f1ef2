/** Those that few pages have: their scripts come with the first page that does. */
const names = ['passkey-entry', 'passkey-maker'];

export function startRareElements() {
  load();
  document.addEventListener('screen-shown', load);
}

function load() {
  for (const name of names) {
    if (document.querySelector(name) && !customElements.get(name)) import(`./${name}.js`);
  }
}
