/** The button that prints the page; hidden where scripts do not run, because the browser's own menu does the same. */
class PrintPage extends HTMLElement {
  connectedCallback() {
    this.hidden = false;
    this.querySelector('button')?.addEventListener('click', () => print());
  }
}

customElements.define('print-page', PrintPage);
