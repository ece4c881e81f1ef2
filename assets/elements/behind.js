import { fetchPage, isPage, parsePage } from '../js/app.js';

/** On a wide screen a sheet lies over what Cancel leads to, out of reach of everything but the eyes. */
async function draw() {
  const panes = document.querySelector('.panes[data-kind=sheet]');
  const cancel = panes?.querySelector('.bar [data-cancel]');
  const way = cancel?.getAttribute('href') ?? cancel?.closest('form')?.getAttribute('data-leads');
  if (!panes || !way) return;
  const response = await fetchPage(new URL(way, location.href)).catch(() => undefined);
  if (!response?.ok || !isPage(response)) return;
  const whole = parsePage(await response.text());
  const page = whole.querySelector('.panes');
  if (!page || page.matches('[data-kind=sheet]')) return;
  const behind = document.createElement('div');
  behind.className = 'behind';
  behind.inert = true;
  behind.ariaHidden = 'true';
  // Its names and its elements are no part of this page.
  behind.attachShadow({ mode: 'closed' }).append(...styles(), ...partStyles(whole), still(document.importNode(page, true)));
  panes.prepend(behind);
}

function styles() {
  const addresses = Array.from(document.querySelectorAll('head :is(link[rel=stylesheet], style)'), style => style.getAttribute('href') ?? style.getAttribute('data-address'));
  return addresses.map(href => Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}

/**
 * What some of its parts bring along.
 * @param {Document | Element} whole
 */
function partStyles(whole) {
  return Array.from(whole.querySelectorAll('body link[rel=stylesheet]'), link => document.importNode(link, true));
}

/**
 * Nothing in it does anything by itself. What is seen of the rest without scripts alone isn't seen here either.
 * @param {Element} page
 */
function still(page) {
  for (const bar of page.querySelectorAll('row-selection')) bar.remove();
  for (const element of page.querySelectorAll('*')) {
    if (!element.localName.includes('-')) continue;
    const plain = document.createElement('div');
    plain.dataset.still = element.localName;
    plain.append(...element.childNodes);
    element.replaceWith(plain);
  }
  return page;
}

draw();
