import { fetchPage, isPage, parsePage } from '../js/app.js';

/** On a wide screen a sheet lies over what Cancel leads to, out of reach of everything but the eyes. */
async function draw() {
  const panes = document.querySelector('.panes[data-kind=sheet]');
  const cancel = panes?.querySelector('.bar [data-cancel]');
  const way = cancel?.getAttribute('href') ?? cancel?.closest('form')?.getAttribute('data-leads');
  if (!panes || !way) return;
  const response = await fetchPage(new URL(way, location.href)).catch(() => undefined);
  if (!response?.ok || !isPage(response)) return;
  const page = parsePage(await response.text()).querySelector('.panes');
  if (!page || page.matches('[data-kind=sheet]')) return;
  const behind = document.createElement('div');
  behind.className = 'behind';
  behind.inert = true;
  behind.ariaHidden = 'true';
  // Its names and its elements are no part of this page.
  behind.attachShadow({ mode: 'closed' }).append(style(), still(document.importNode(page, true)));
  panes.prepend(behind);
}

function style() {
  const href = document.querySelector('link[rel=stylesheet]')?.getAttribute('href') ?? document.querySelector('style')?.dataset.address ?? '';
  return Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
}

/**
 * Nothing in it does anything by itself.
 * @param {Element} page
 */
function still(page) {
  for (const element of page.querySelectorAll('*')) {
    if (!element.localName.includes('-')) continue;
    const plain = document.createElement('div');
    plain.append(...element.childNodes);
    element.replaceWith(plain);
  }
  return page;
}

draw();
