/**
 * What the focus has come to and nobody has tapped yet.
 * @type {EventTarget | null}
 */
let entered = null;

/** A number that is tapped is going to be another one: it is chosen whole. The next tap sets the caret, as in any text. */
export function startNumbers() {
  document.addEventListener('focusin', ({ target }) => { entered = target; });
  document.addEventListener('click', ({ target }) => {
    const isFirst = target === entered;
    entered = null;
    if (isFirst && target instanceof HTMLInputElement && /^(?:decimal|numeric)$/.test(target.inputMode)) target.select();
  });
}
