/**
 * What is on its way, by the element's name.
 * @type {Map<string, Promise<unknown>>}
 */
const coming = new Map();

/** Elements that only some screens hold: each is fetched when a screen holds it, so that the first load stays small. */
export function startElements() {
  document.addEventListener('screen-shown', fetchElements);
  document.addEventListener('click', waitForElement, { capture: true });
  if (matchMedia('(width >= 48em)').matches && document.querySelector('.panes[data-kind=sheet]')) import('../elements/behind.js').catch(() => {});
  fetchElements();
}

function fetchElements() {
  for (const { localName: name } of document.querySelectorAll(':not(:defined)')) {
    if (!coming.has(name)) coming.set(name, import(`../elements/${name}.js`).finally(() => coming.delete(name)));
  }
}

/**
 * A button pressed before its element is there is pressed again once it is. Where it does not come, the server answers.
 * @param {MouseEvent} event
 */
function waitForElement(event) {
  const button = /** @type {Element} */ (event.target).closest('button');
  const element = coming.get(button?.closest(':not(:defined)')?.localName ?? '');
  if (!button || !element) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  const press = () => button.click();
  element.then(press, press);
}
