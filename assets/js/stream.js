/**
 * `beat` says within how many seconds the next word comes, if nothing else happens. Houses before this one said nothing of it.
 * @typedef {{ kind: 'hello' | 'beat' | 'change' | 'gone' | 'lost', sequence: number, topics?: string[], beat?: number }} News
 */

const longestWait = 30_000;
/** A beat may be so late, and the first word of a house so long on its way, in milliseconds. */
const [slack, firstWord] = [4000, 24_000];
/** A timer that comes later than this has slept, with its page or its machine: what stayed out meanwhile says nothing. */
const wakeful = 3000;

/** Web Locks are missing on plain http. */
export const canShare = 'locks' in navigator && 'BroadcastChannel' in window;

/**
 * Follows the changes of a place: one open connection for all pages of this browser where it can be shared. The page looked at
 * last holds it, because a page in the background may be frozen at any time, and tells the others.
 * @param {string} place The beginning of its addresses.
 * @param {string} url
 * @param {(news: News) => void} receive
 * @returns {() => void} Lets go of connection, lock and channel.
 */
export function follow(place, url, receive) {
  const leaving = new AbortController();
  if (canShare) share(`sobremesa-live-${place}`, url, receive, leaving.signal);
  else read(url, receive, leaving.signal);
  return () => leaving.abort();
}

/**
 * @param {string} name
 * @param {string} url
 * @param {(news: News) => void} receive
 * @param {AbortSignal} left
 */
function share(name, url, receive, left) {
  const channel = new BroadcastChannel(name);
  const doubt = new Doubt(() => document.hidden || lead(true));
  channel.onmessage = ({ data }) => {
    doubt.hear(data);
    receive(data);
  };
  left.addEventListener('abort', () => {
    channel.close();
    doubt.end();
  });

  /** @param {boolean} steal */
  const lead = async steal => {
    const term = new AbortController();
    const holdUntilLeft = () => new Promise(release => {
      doubt.end();
      left.addEventListener('abort', release);
      read(url, news => {
        receive(news);
        channel.postMessage(news);
      }, term.signal);
    });
    const ended = await navigator.locks.request(name, steal ? { steal } : { signal: left }, holdUntilLeft).catch(error => error.name);
    term.abort();
    if (left.aborted) return;
    if (ended === 'AbortError') lead(false);
    else read(url, receive, left);
  };
  lead(!document.hidden);
}

/**
 * @param {string} url
 * @param {(news: News) => void} receive
 * @param {AbortSignal} stop
 */
function read(url, receive, stop) {
  let wait = 1000;
  let timer = 0;
  /** @type {EventSource | undefined} */
  let source;
  const lose = () => receive({ kind: 'lost', sequence: 0 });
  const doubt = new Doubt(hasSlept => {
    if (!hasSlept) lose();
    connect();
  });
  const connect = () => {
    clearTimeout(timer);
    source?.close();
    doubt.wait(firstWord);
    const opened = source = new EventSource(url);
    for (const kind of /** @type {News['kind'][]} */ (['hello', 'beat', 'change', 'gone'])) {
      opened.addEventListener(kind, event => {
        /** @type {News} */
        const news = { sequence: 0, ...JSON.parse(event.data || '{}'), kind };
        doubt.hear(news);
        receive(news);
      });
    }
    opened.onopen = () => {
      wait = 1000;
      keepSpare();
    };
    opened.onerror = () => {
      lose();
      // The browser itself reconnects after a lost connection, but not after an answer that is no stream.
      if (opened.readyState !== EventSource.CLOSED) return doubt.wait(firstWord);
      doubt.end();
      timer = setTimeout(connect, wait = Math.min(2 * wait, longestWait));
    };
  };
  connect();
  addEventListener('online', connect, { signal: stop });
  addEventListener('offline', lose, { signal: stop });
  stop.addEventListener('abort', () => {
    clearTimeout(timer);
    doubt.end();
    source?.close();
  });
}

/**
 * The stream has taken the connection by which the page came, and both end as the page is left: the next page would wait until another
 * is made. What asks for little now leaves one that waits for it. Where requests share a connection there always is one.
 */
function keepSpare() {
  const [arrival] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType('navigation'));
  if (/^h[23]/.test(arrival?.nextHopProtocol)) return;
  // Until it has been read it does not count as answered.
  fetch('/healthz', { cache: 'no-store' }).then(answer => answer.text()).catch(() => {});
}

/** Tells when the house has said nothing for longer than it said it would: a line may die without anybody being told. */
class Doubt {
  #arise;
  #timer = 0;
  /** How long it may be silent, in milliseconds; unknown of a house that has said nothing of it. */ #bearable = 0;

  /** @param {(hasSlept: boolean) => void} arise */
  constructor(arise) {
    this.#arise = arise;
  }

  /** @param {News} news */
  hear({ kind, beat }) {
    if (beat) this.#bearable = beat * 1000 + slack;
    else if (kind === 'hello') this.#bearable = 0;
    if (kind === 'lost' || !this.#bearable) this.end();
    else this.wait(this.#bearable);
  }

  /** @param {number} time */
  wait(time) {
    this.end();
    const due = Date.now() + time;
    this.#timer = setTimeout(() => this.#arise(Date.now() - due > wakeful), time);
  }

  end() {
    clearTimeout(this.#timer);
  }
}
