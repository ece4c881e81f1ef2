/** The words between − and +, and what each of the two asks for next, as `AmountSteps` of the house has it. */

/** @param {Element} form */
export function isAmount(form) {
  return form.hasAttribute('data-amount');
}

/**
 * The amount that a form shows, in thousandths; nothing where it shows none.
 * @param {HTMLFormElement} form
 */
export function amountIn(form) {
  return wordsOf(form)?.textContent ? numbersIn(form)[0].toString() : '';
}

/**
 * @param {HTMLFormElement} form
 * @param {string} amount In thousandths; nothing for one that is not said.
 */
export function tellAmount(form, amount) {
  const [, coarse, fine] = numbersIn(form);
  const now = Number(amount) || 1000;
  form.dataset.amount = [now, coarse, fine].join(' ');
  const { one = '', more = one } = form.dataset;
  const number = new Intl.NumberFormat(document.documentElement.lang || undefined, { maximumFractionDigits: 3 }).format(now / 1000);
  const words = wordsOf(form);
  const isFollowed = words?.nextSibling?.textContent?.trim();
  if (words) words.textContent = amount && `${number}\u00a0${now === 1000 ? one : more}${isFollowed ? ' · ' : ''}`;
  const up = now < coarse ? fine : coarse;
  const down = now <= coarse ? fine : coarse;
  tellNext(form.querySelector('.amount-more'), now, (Math.floor(now / up) + 1) * up);
  tellNext(form.querySelector('.amount-less'), now, Math.floor((now - 1) / down) * down);
}

/**
 * @param {HTMLButtonElement | null} button
 * @param {number} now
 * @param {number} next
 */
function tellNext(button, now, next) {
  if (!button) return;
  const isLast = next <= 0 || next > 999_999_999;
  if (isLast) button.setAttribute('aria-disabled', 'true');
  else button.removeAttribute('aria-disabled');
  button.value = `${isLast ? now : next}`;
}

/**
 * Where the row says how much it is.
 * @param {Element} form
 */
function wordsOf(form) {
  return form.closest('.row')?.querySelector('.amount-text') ?? null;
}

/** @param {HTMLFormElement} form */
function numbersIn(form) {
  return (form.dataset.amount ?? '').split(' ').map(Number);
}
