import { refresh } from './page.js';

/** From where on a list is a table: by itself, and beside what is opened from it. */
const table = matchMedia('(width >= 62.5em)');
const tableBeside = matchMedia('(width >= 90em)');

/** The house makes a list of rows or a table of it, by how wide it was told that the window is; it is asked again where that is no longer so. */
export function startWindowWidth() {
  for (const width of [table, tableBeside]) width.addEventListener('change', note);
  addEventListener('pageshow', note);
  note();
}

function note() {
  const width = Number(table.matches) + Number(tableBeside.matches);
  if (!document.cookie.includes(`sobremesa-width=${width}`)) document.cookie = `sobremesa-width=${width}; path=/; max-age=34560000; samesite=lax`;
  const { layout, kind } = /** @type {HTMLElement | null} */ (document.querySelector('.panes'))?.dataset ?? {};
  const isTable = kind === 'split' ? tableBeside.matches : table.matches;
  if (layout && (layout === 'table') !== isTable) refresh();
}
