/** Elements that only some screens hold: each is fetched when a screen holds it, so that the first load stays small. */
export function startElements() {
  document.addEventListener('screen-shown', fetchElements);
  fetchElements();
}

function fetchElements() {
  const names = new Set(Array.from(document.querySelectorAll(':not(:defined)'), element => element.localName));
  for (const name of names) import(`../elements/${name}.js`);
}
