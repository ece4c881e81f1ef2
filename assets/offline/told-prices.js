import { cover } from './covered.js';

/**
 * Says what somebody has typed over the price that a page still has; what all of it comes to the house reckons.
 * @param {Element} place
 * @param {URLSearchParams} content
 */
export function tellPrice(place, content) {
  const [price, quantity] = [content.get('price') ?? '', content.get('quantity') ?? ''];
  const before = place.querySelector('[data-told-price]');
  if (!before && price === content.get('was.price')) return;
  before?.remove();
  const told = place.ownerDocument.createElement('span');
  told.className = 'row-value';
  cover(told, 'data-told-price', price);
  told.setAttribute('data-told-quantity', quantity);
  const basis = place.getAttribute('data-is-whole') === null && price ? place.getAttribute('data-basis') : '';
  told.textContent = [amountOf(price, place.getAttribute('data-currency') ?? ''), basis].filter(Boolean).join(' ');
  place.append(told);
}

/**
 * As the house would write it, where it is plain what was typed.
 * @param {string} price
 * @param {string} currency
 */
function amountOf(price, currency) {
  if (!price) return '–';
  if (!currency || !/^\d{1,6}([.,]\d{1,2})?$/.test(price)) return price;
  const { lang } = document.documentElement;
  return new Intl.NumberFormat(lang || undefined, { style: 'currency', currency }).format(Number(price.replace(',', '.')));
}
