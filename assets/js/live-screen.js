import { announce, phrase } from './announce.js';
import { refresh } from './page.js';
import { canShare, follow } from './stream.js';
import { allAnswered } from './transport.js';

/** @typedef {import('./stream.js').News} News */

const interval = 500;
const retryAfter = 3000;
/** A connection that is back before that was never missed. */
const grace = 2500;
/** A connection may die unnoticed while a page is in the background. */
const trust = 10_000;

/** Fetches the page again when something it shows has changed. */
class LiveScreen extends HTMLElement {
  /** The sequence that the page should have reached. */ #wanted = -1;
  #isFetching = false;
  #fetchedAt = 0;
  #hiddenAt = 0;
  #timer = 0;
  /** Until it is said that nothing is heard. */ #silence = 0;
  #isSaid = false;
  /** @type {(() => void) | undefined} */ #unfollow;
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    addEventListener('pagehide', () => this.#stop(), { signal });
    addEventListener('pageshow', ({ persisted }) => persisted && this.#resume(), { signal });
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    this.#start();
  }

  disconnectedCallback() {
    this.#listening?.abort();
    this.#stop();
  }

  get #own() { return Number(this.getAttribute('sequence')); }

  #start() {
    this.#stop();
    if (document.hidden && !canShare) return;
    this.#unfollow = follow(this.getAttribute('place') ?? '', this.getAttribute('stream') ?? '', news => this.#hear(news));
  }

  #stop() {
    this.#unfollow?.();
    this.#unfollow = undefined;
    clearTimeout(this.#timer);
    clearTimeout(this.#silence);
    this.#timer = this.#silence = 0;
  }

  #resume() {
    this.#start();
    this.#fall(Infinity);
  }

  #look() {
    if (document.hidden) {
      this.#hiddenAt = Date.now();
      if (!canShare) this.#stop();
    } else {
      if (!this.#unfollow || Date.now() - this.#hiddenAt > trust) this.#start();
      this.#fall(this.#wanted);
    }
  }

  /** @param {News} news */
  #hear({ kind, sequence, topics = [] }) {
    const own = this.#own;
    const shown = (this.getAttribute('topics') ?? '').split(' ');
    if (kind === 'beat') return;
    if (kind === 'gone') return this.#end();
    this.toggleAttribute('lost', kind === 'lost');
    if (kind === 'lost') return this.#miss();
    if (kind === 'hello') this.#find();
    // After a backup was put back the server's number is the smaller one, and its pages are the true ones.
    if (kind === 'hello' && sequence < own) this.setAttribute('sequence', String(sequence - 1));
    if (kind === 'hello' ? sequence !== own : sequence > own && (shown.includes('*') || topics.some(topic => shown.includes(topic)))) this.#fall(sequence);
  }

  /** What is shown here is no longer for who sees it. The way to another page ends it too, and is not cut off. */
  #end() {
    if (document.documentElement.hasAttribute('data-leaving')) setTimeout(() => this.#end(), 1000);
    else location.reload();
  }

  #miss() {
    dispatchEvent(new Event('house-lost'));
    this.#silence ||= setTimeout(() => {
      this.#isSaid = true;
      announce(document.querySelector('.lost-notice')?.textContent ?? phrase('lost'));
    }, grace);
  }

  #find() {
    dispatchEvent(new Event('house-heard'));
    if (this.#isSaid) announce(phrase('heard'));
    this.#isSaid = false;
    clearTimeout(this.#silence);
    this.#silence = 0;
  }

  /** Notes that the page has fallen behind; however much happens, it is fetched at most twice a second. */
  #fall(sequence = 0, delay = 0) {
    this.#wanted = Math.max(this.#wanted, sequence);
    if (this.#own >= this.#wanted || this.#timer || this.#isFetching || document.hidden) return;
    this.#timer = setTimeout(() => this.#catchUp(), Math.max(delay, this.#fetchedAt + interval - Date.now()));
  }

  async #catchUp() {
    this.#isFetching = true;
    this.#timer = 0;
    if (!await allAnswered()) {
      this.#isFetching = false;
      return;
    }
    const goal = this.#wanted;
    const isDone = this.#own >= goal || await refresh();
    this.#isFetching = false;
    this.#fetchedAt = Date.now();
    if (!this.isConnected) return;
    // Even a page that stays behind its number has shown all there is to show.
    if (isDone && this.#wanted === goal) this.#wanted = -1;
    this.#fall(this.#wanted, isDone ? 0 : retryAfter);
  }
}

customElements.define('live-screen', LiveScreen);
