const pause = 450;
const slack = 10;
/** How long after a finger is lifted its click may come, in milliseconds. */
const echo = 100;

/**
 * Calls when a finger or the mouse has rested on an element for a moment. The finger that did so does nothing else when it is
 * lifted. Where a menu comes up, the right button and the key for menus bring it too.
 *
 * @param {HTMLElement} element
 * @param {(lifted: Promise<void>) => void} open Is told when the finger has been lifted.
 * @param {{ signal: AbortSignal, except?: string, hasMenu?: boolean }} options `except` is where a press means something else.
 */
export function onHold(element, open, { signal, except, hasMenu = false }) {
  let timer = 0;
  let isOver = false;
  let isTouch = false;
  let [x, y] = [0, 0];
  const end = () => clearTimeout(timer);
  element.addEventListener('pointerdown', ({ isPrimary, button, pointerType, clientX, clientY, target }) => {
    end();
    isOver = false;
    isTouch = pointerType !== 'mouse';
    if (!isPrimary || button !== 0 || except && /** @type {Element} */ (target).closest(except)) return;
    [x, y] = [clientX, clientY];
    timer = setTimeout(() => {
      isOver = true;
      navigator.vibrate?.(10);
      open(lift(signal).then(() => { isOver = false; }));
    }, pause);
  }, { signal });
  element.addEventListener('pointermove', ({ clientX, clientY }) => {
    if (Math.hypot(clientX - x, clientY - y) > slack) end();
  }, { signal });
  for (const type of ['pointerup', 'pointercancel']) element.addEventListener(type, end, { signal });
  addEventListener('pageshow', () => { isOver = false; }, { signal });
  element.addEventListener('click', event => {
    if (!isOver) return;
    event.preventDefault();
    event.stopPropagation();
  }, { signal, capture: true });
  element.addEventListener('contextmenu', event => {
    if (isTouch) return event.preventDefault();
    // With Shift somebody asks for the browser's own.
    if (!hasMenu || event.shiftKey && event.button === 2) return;
    event.preventDefault();
    end();
    open(Promise.resolve());
  }, { signal });
  signal.addEventListener('abort', end);
}

/**
 * @param {AbortSignal} signal
 * @returns {Promise<void>}
 */
function lift(signal) {
  return new Promise(resolve => {
    const lifted = () => setTimeout(resolve, echo);
    for (const type of ['pointerup', 'pointercancel']) addEventListener(type, lifted, { once: true, capture: true, signal });
    signal.addEventListener('abort', () => resolve());
  });
}
