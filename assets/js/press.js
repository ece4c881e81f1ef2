/** How long after the finger the click may come. */
const clickAfter = 50;

/** @type {(() => void) | undefined} */
let release;
let released = Promise.resolve();

addEventListener('pointerdown', () => {
  if (!release) released = new Promise(resolve => { release = resolve; });
}, { capture: true });
for (const end of ['pointerup', 'pointercancel', 'pagehide']) addEventListener(end, letGo, { capture: true });
addEventListener('blur', letGo);
// A button that was let go outside the window.
addEventListener('pointermove', event => { if (event.pointerType === 'mouse' && !event.buttons) letGo(); }, { capture: true });

function letGo() {
  const end = release;
  release = undefined;
  if (end) setTimeout(end, clickAfter);
}

/** Ends when nobody holds a finger or a button down: what the page moves meanwhile would make them press something else. */
export function untilReleased() {
  return released;
}
