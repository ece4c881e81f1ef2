import { refresh } from '../js/app.js';

/** Tells the house in which zone the browser is, and fetches the page again where it was written in another. */
class OwnZone extends HTMLElement {
  connectedCallback() {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const said = `sobremesa-zone=${timeZone}`;
    if (isKept(said)) return;
    document.cookie = `${said}; path=/; max-age=34560000; samesite=lax`;
    if (isKept(said) && timeZone !== this.getAttribute('zone')) refresh();
  }
}

/** @param {string} cookie */
function isKept(cookie) { return document.cookie.split('; ').includes(cookie); }

customElements.define('own-zone', OwnZone);
