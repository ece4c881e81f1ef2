import { announce } from '../js/app.js';

const key = 'sobremesa-kitchen-sound';
/** Two soft bells, a fourth apart: in hertz, and seconds after the beginning. */
const notes = [[659.26, 0], [880, 0.16]];
const length = 0.9;

/**
 * What was there or has been looked at, as long as this page lives.
 * @type {Set<string> | undefined}
 */
let seen;
/** @type {AudioContext | undefined} */
let audio;

/**
 * Rings when a ticket comes in, and marks it until somebody touches it. Browsers make no sound before a tap, so a device
 * that was armed earlier waits for the first one.
 */
class KitchenSound extends HTMLElement {
  static observedAttributes = ['signals'];

  /**
   * Those that nobody has touched yet.
   * @type {Set<string>}
   */
  #news = new Set();
  #rung = 0;
  /** @type {AbortController | undefined} */ #listening;

  connectedCallback() {
    seen ??= new Set(this.#signals);
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.#switch?.addEventListener('click', () => this.#toggle(), { signal });
    this.querySelector('[data-news]')?.addEventListener('click', () => this.#showNext(), { signal });
    document.addEventListener('pointerdown', event => this.#look(event.target), { signal, capture: true });
    document.addEventListener('click', event => this.#touch(event), { signal, capture: true });
    document.addEventListener('focusin', event => this.#look(event.target), { signal });
    for (const type of ['screen-shown', 'sound-changed']) document.addEventListener(type, () => this.#paint(), { signal });
    document.addEventListener('visibilitychange', () => this.#wake(), { signal });
    this.#hear();
  }

  disconnectedCallback() {
    this.#listening?.abort();
    this.#listening = undefined;
  }

  attributeChangedCallback() {
    // An element that is upgraded hears of its attributes before it is told that it is connected.
    if (this.#listening) this.#hear();
  }

  get #signals() { return (this.getAttribute('signals') ?? '').split(' ').filter(Boolean); }
  get #switch() { return this.querySelector('[data-sound]'); }
  get #isWanted() { return stored() === 'on'; }

  #hear() {
    const signals = this.#signals;
    const fresh = signals.filter(signal => !seen?.has(signal));
    for (const signal of fresh) {
      seen?.add(signal);
      if (isTicket(signal)) this.#news.add(signal);
    }
    for (const signal of this.#news) if (!signals.includes(signal)) this.#news.delete(signal);
    if (fresh.length) {
      // Until then the rest of the page follows.
      queueMicrotask(() => this.#say(fresh.filter(isTicket)));
      if (this.#isWanted) this.#ring();
    }
    this.#paint();
  }

  /** @param {string[]} fresh */
  #say(fresh) {
    if (!fresh.length) return;
    const names = fresh.map(signal => cardOf(signal)?.getAttribute('aria-label') ?? '');
    announce([this.getAttribute('arrived'), ...names].filter(Boolean).join('. '));
  }

  async #toggle() {
    const isOn = this.#isWanted && isArmed();
    store(isOn ? 'off' : 'on');
    if (!isOn) {
      await arm();
      this.#ring();
    }
    this.#paint();
  }

  /** @param {Event} event */
  async #touch({ target }) {
    if (!this.#isWanted || isArmed() || this.#switch?.contains(/** @type {Node} */ (target))) return;
    await arm();
    this.#paint();
  }

  /** A call or a locked screen interrupts the sound; coming back may be enough to have it again. */
  #wake() {
    if (audio && this.#isWanted && !isArmed() && !document.hidden) arm();
  }

  /** @param {EventTarget | null} target */
  #look(target) {
    const id = target instanceof Element ? target.closest('.ticket')?.id.slice('ticket-'.length) : undefined;
    if (!id) return;
    for (const signal of this.#news) if (signal.startsWith(id)) this.#news.delete(signal);
    this.#paint();
  }

  #showNext() {
    const card = Array.from(this.#news, cardOf).find(Boolean);
    // Not on this page: under another filter, or on the board.
    if (!card) return this.#news.clear(), this.#paint();
    card.scrollIntoView({ block: 'center', behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth' });
    this.#look(card);
  }

  #paint() {
    const state = !this.#isWanted ? 'off' : isArmed() ? 'on' : 'waiting';
    this.dataset.state = state;
    this.dataset.rung = String(this.#rung);
    this.#switch?.setAttribute('aria-pressed', String(state !== 'off'));
    const more = /** @type {HTMLElement | null} */ (this.querySelector('[data-news]'));
    if (more) more.hidden = this.#news.size === 0;
    const count = this.querySelector('[data-count]');
    if (count) count.textContent = String(this.#news.size);
    const marked = new Set(Array.from(this.#news, signal => `ticket-${signal.split('.')[0]}`));
    for (const card of document.querySelectorAll('.ticket')) card.toggleAttribute('data-new', marked.has(card.id));
  }

  #ring() {
    this.#rung += 1;
    if (!audio || !isArmed()) return;
    for (const [frequency, delay] of notes) bell(audio, frequency, audio.currentTime + delay);
  }
}

/**
 * What waits for somebody to come and is no ticket is said where it is shown.
 * @param {string} signal
 */
function isTicket(signal) {
  return !signal.startsWith('service:');
}

/** @param {string} signal */
function cardOf(signal) {
  return document.getElementById(`ticket-${signal.split('.')[0]}`);
}

/**
 * @param {AudioContext} audio
 * @param {number} frequency
 * @param {number} start
 */
function bell(audio, frequency, start) {
  const tone = new OscillatorNode(audio, { frequency });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.3, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0005, start + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(start);
  tone.stop(start + length);
}

async function arm() {
  audio ??= newAudio();
  await audio.resume().catch(() => {});
}

function newAudio() {
  // Phones silence what they don't take for playback while their ringer is off.
  const { audioSession } = /** @type {{ audioSession?: { type: string } }} */ (navigator);
  if (audioSession) audioSession.type = 'playback';
  const audio = new AudioContext();
  audio.addEventListener('statechange', () => document.dispatchEvent(new Event('sound-changed')));
  return audio;
}

function isArmed() {
  return audio?.state === 'running';
}

/**
 * A browser that keeps nothing forgets it with the page.
 * @type {string | null}
 */
let remembered = null;

function stored() {
  try {
    return localStorage.getItem(key) ?? remembered;
  } catch {
    return remembered;
  }
}

/** @param {string} value */
function store(value) {
  remembered = value;
  try {
    localStorage.setItem(key, value);
  } catch {
    // It holds until the page is left.
  }
}

customElements.define('kitchen-sound', KitchenSound);
