/** Reads an answer aloud, and stops at a second press. */
class SpokenAnswer extends HTMLElement {
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    this.hidden = !('speechSynthesis' in window);
    this.addEventListener('click', () => this.#press(), { signal: this.#listening.signal });
  }

  disconnectedCallback() {
    this.#listening?.abort();
    if ('speechSynthesis' in window) speechSynthesis.cancel();
  }

  #press() {
    const isSpeaking = speechSynthesis.speaking;
    speechSynthesis.cancel();
    if (isSpeaking) return;
    const said = new SpeechSynthesisUtterance(this.parentElement?.querySelector('p')?.textContent ?? '');
    said.lang = document.documentElement.lang;
    speechSynthesis.speak(said);
  }
}

customElements.define('spoken-answer', SpokenAnswer);
