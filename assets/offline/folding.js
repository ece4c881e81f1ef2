/**
 * Text as it is compared: without accents, in small letters.
 * @param {string} text
 */
export function folded(text) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
