/** A wine that was drawn for whoever opened the page: it stands in the address from then on, so that coming back shows the same one. */
class DrawnWine extends HTMLElement {
  connectedCallback() {
    const address = this.getAttribute('address');
    if (address) history.replaceState(history.state, '', address);
  }
}

customElements.define('drawn-wine', DrawnWine);
