/** How long after the finger the click may come. */
const clickAfter = 50;

/** How soon somebody who ticks one thing after the other ticks the next, and how long they may go on so, in milliseconds. */
const [nextTick, longest] = [350, 2000];

let tickedAt = -Infinity;
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

addEventListener('click', ({ target }) => {
  if (/** @type {Element} */ (target).closest('[aria-pressed], [role=switch]')) tickedAt = performance.now();
}, { capture: true });

function letGo() {
  const end = release;
  release = undefined;
  if (end) setTimeout(end, clickAfter);
}

/**
 * Ends when nobody holds a finger or a button down, or is about to tick the next: what the page moves meanwhile would make them
 * press something else.
 */
export async function untilReleased() {
  const begun = performance.now();
  await released;
  for (let now = begun; now < tickedAt + nextTick && now < begun + longest; now = performance.now()) {
    await new Promise(resolve => setTimeout(resolve, tickedAt + nextTick - now));
    await released;
  }
}
