/** Copies a link, or hands it to the apps of the device that send things. */
class ShareLink extends HTMLElement {
  connectedCallback() {
    const field = this.querySelector('textarea');
    const actions = this.querySelector('.link-actions');
    const copy = /** @type {HTMLButtonElement | null} */ (this.querySelector('[data-copy]'));
    const send = /** @type {HTMLButtonElement | null} */ (this.querySelector('[data-send]'));
    if (!field || !actions || !copy || !send) return;
    actions.toggleAttribute('hidden', false);
    field.addEventListener('focus', () => field.select());
    copy.addEventListener('click', async () => {
      await this.#copy(field);
      copy.textContent = copy.dataset.copied ?? '';
    });
    send.hidden = !('share' in navigator);
    send.addEventListener('click', () => navigator.share({ url: field.value }).catch(() => field.focus()));
  }

  /** @param {HTMLTextAreaElement} field */
  async #copy(field) {
    // Plain http has no clipboard; there the selected text is copied.
    if ('clipboard' in navigator) return navigator.clipboard.writeText(field.value);
    field.select();
    document.execCommand('copy');
  }
}

customElements.define('share-link', ShareLink);
