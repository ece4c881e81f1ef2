import './spoken-answer.js';

/**
 * @typedef {object} Recognition Browsers' own, which is in no library of types.
 * @property {string} lang
 * @property {() => void} start
 * @property {() => void} stop
 * @property {(type: string, listener: (event: any) => void) => void} addEventListener
 */

/** Writes into the search field what somebody says, where the browser understands speech by itself. */
class SpokenWords extends HTMLElement {
  /** @type {Recognition | undefined} */ #recognition;
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.addEventListener('click', ({ target }) => /** @type {Element} */ (target).closest('button') && this.#press(), { signal });
    document.addEventListener('screen-shown', () => this.#appear(), { signal });
    this.#appear();
  }

  disconnectedCallback() {
    this.#listening?.abort();
    this.#recognition?.stop();
  }

  #appear() {
    this.hidden = !recognition();
  }

  #press() {
    if (this.#recognition) return this.#recognition.stop();
    const Recognition = recognition();
    if (!Recognition) return;
    const heard = new Recognition();
    heard.lang = document.documentElement.lang;
    heard.addEventListener('result', ({ results }) => this.#write(results[0][0].transcript));
    heard.addEventListener('nomatch', () => this.#say('unheard'));
    heard.addEventListener('error', ({ error }) => {
      if (error !== 'aborted') this.#say(error === 'not-allowed' || error === 'service-not-allowed' ? 'denied' : 'unheard');
    });
    heard.addEventListener('end', () => this.#end());
    this.#recognition = heard;
    this.#say('listens');
    this.querySelector('button')?.setAttribute('aria-pressed', 'true');
    heard.start();
  }

  #end() {
    this.#recognition = undefined;
    this.querySelector('button')?.setAttribute('aria-pressed', 'false');
    if (this.#status?.textContent === this.getAttribute('listens')) this.#say();
  }

  /** @param {string} words */
  #write(words) {
    this.#say();
    const field = /** @type {HTMLInputElement | null} */ (document.getElementById('q'));
    if (!field) return;
    field.value = words;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  get #status() { return this.querySelector('[role=status]'); }

  /** @param {string} [name] Of the attribute that says it. */
  #say(name) {
    if (this.#status) this.#status.textContent = (name && this.getAttribute(name)) ?? '';
  }
}

/** @returns {(new () => Recognition) | undefined} */
function recognition() {
  const { SpeechRecognition, webkitSpeechRecognition } = /** @type {Record<string, any>} */ (/** @type {unknown} */ (window));
  return SpeechRecognition ?? webkitSpeechRecognition;
}

customElements.define('spoken-words', SpokenWords);
