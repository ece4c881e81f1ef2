/**
 * A time of today, or the day with it, as the page's language writes it.
 * @param {number} at
 */
export function momentOf(at) {
  const isToday = new Date(at).toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(document.documentElement.lang, {
    ...isToday ? {} : { day: 'numeric', month: 'short' }, hour: 'numeric', minute: '2-digit',
  }).format(at);
}
