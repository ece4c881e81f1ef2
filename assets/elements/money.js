/** Shown instead of an amount that does not follow from what is typed. */
export const unknown = '—';

/**
 * An amount as the page's language writes it; its currency and the digits of that stand on an element.
 * @param {bigint | undefined} amount In minor units; nothing when it is not known.
 * @param {Element} element
 */
export function money(amount, element) {
  if (amount === undefined) return unknown;
  const digits = Number(element.getAttribute('digits') ?? 2);
  const text = String(amount < 0n ? -amount : amount).padStart(digits + 1, '0');
  const decimal = `${amount < 0n ? '-' : ''}${text.slice(0, text.length - digits)}.${text.slice(text.length - digits)}`;
  const format = new Intl.NumberFormat(document.documentElement.lang || undefined, {
    style: 'currency', currency: element.getAttribute('currency') ?? 'EUR', minimumFractionDigits: digits, maximumFractionDigits: digits,
  });
  // As text, not as a number, so that large amounts stay exact.
  return format.format(/** @type {number} */ (/** @type {unknown} */ (decimal))).replace('-', '−');
}

/** @param {string | null} [text] */
export function wholeNumber(text) {
  return /^\s*-?\d+\s*$/.test(text ?? '') ? BigInt((text ?? '').trim()) : undefined;
}
