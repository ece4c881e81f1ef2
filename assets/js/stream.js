/** @typedef {{ kind: 'hello' | 'change' | 'gone' | 'lost', sequence: number, topics?: string[] }} News */

const longestWait = 30_000;

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
  channel.onmessage = ({ data }) => receive(data);
  left.addEventListener('abort', () => channel.close());

  /** @param {boolean} steal */
  const lead = async steal => {
    const term = new AbortController();
    const holdUntilLeft = () => new Promise(release => {
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
  const connect = () => {
    clearTimeout(timer);
    source?.close();
    const opened = source = new EventSource(url);
    for (const kind of /** @type {News['kind'][]} */ (['hello', 'change', 'gone'])) {
      opened.addEventListener(kind, event => receive({ sequence: 0, ...JSON.parse(event.data || '{}'), kind }));
    }
    opened.onopen = () => { wait = 1000; };
    opened.onerror = () => {
      receive({ kind: 'lost', sequence: 0 });
      // The browser itself reconnects after a lost connection, but not after an answer that is no stream.
      if (opened.readyState === EventSource.CLOSED) timer = setTimeout(connect, wait = Math.min(2 * wait, longestWait));
    };
  };
  connect();
  addEventListener('online', connect, { signal: stop });
  addEventListener('offline', () => receive({ kind: 'lost', sequence: 0 }), { signal: stop });
  stop.addEventListener('abort', () => {
    clearTimeout(timer);
    source?.close();
  });
}
