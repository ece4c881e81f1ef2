import { postForm } from './server.js';
import { load, store } from './storage.js';

/**
 * What one intention sends, complete from the start: with its key and its turn, so that sent again it is the same request.
 * @typedef {{ action: string, body: string }} Sending
 */

/** Answers of a proxy whose server is away, and of a server that asks for time. */
const awayStatuses = new Set([429, 502, 503, 504]);
const [firstPause, longestPause] = [1000, 15_000];

/**
 * The last sending of each form or element, until it is answered.
 * @type {WeakMap<object, Sending>}
 */
const unanswered = new WeakMap();

/** Stands for the device among all that change the same things. Without storage each page stands for itself. */
let device = { client: newKey(), turn: 0 };

/**
 * What the owner sends now: the last sending again while nobody knows what became of it and it says the same, else a new one.
 * Call it before anything is awaited, so that it holds what the person saw.
 * @param {object} owner
 * @param {string} action
 * @param {URLSearchParams} content
 * @returns {Sending}
 */
export function sendingOf(owner, action, content) {
  const last = unanswered.get(owner);
  if (last?.action === action && contentIn(last).toString() === content.toString()) return last;
  const body = new URLSearchParams([...content, ['operation', newKey()], ...nextTurn()]).toString();
  return resume(owner, { action, body });
}

/**
 * What a sending says besides its key and its turn.
 * @param {Sending} sending
 */
export function contentIn({ body }) {
  const content = new URLSearchParams(body);
  for (const name of ['operation', 'client', 'turn']) content.delete(name);
  return content;
}

/**
 * Goes on with a sending that an earlier page has begun.
 * @param {object} owner
 * @param {Sending} sending
 */
export function resume(owner, sending) {
  unanswered.set(owner, sending);
  return sending;
}

/**
 * What the owner sends next is another request, though it says the same.
 * @param {object} owner
 */
export function settle(owner) {
  unanswered.delete(owner);
}

/**
 * @param {object} owner
 * @param {Sending} sending
 * @param {string} [accept]
 * @returns {ReturnType<typeof postForm>} Nothing when nobody knows what became of it.
 */
export async function send(owner, { action, body }, accept) {
  const answer = await postForm(action, body, accept);
  const status = answer?.response.status ?? 0;
  if (!answer || awayStatuses.has(status)) return undefined;
  // A fault may have come after the change was stored.
  if (status < 500 && unanswered.get(owner)?.body === body) unanswered.delete(owner);
  return answer;
}

/**
 * Ends when it is worth trying again: after a pause that grows, or once there is signal.
 * @param {number} attempt From 0.
 * @returns {Promise<void>}
 */
export function pauseBefore(attempt) {
  return new Promise(resolve => {
    const waiting = new AbortController();
    const end = () => {
      waiting.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(end, Math.min(firstPause * 2 ** attempt, longestPause));
    for (const type of ['online', 'house-heard']) addEventListener(type, end, { signal: waiting.signal });
  });
}

/**
 * The place of a change among those of this device, so that one that comes late does not undo a newer one. It grows even when
 * the clock is put back.
 * @returns {[string, string][]}
 */
function nextTurn() {
  device = load('device') ?? device;
  device.turn = Math.max(device.turn + 1, Date.now());
  store('device', device);
  return [['client', device.client], ['turn', String(device.turn)]];
}

/**
 * UUIDv7 as text. Made from `getRandomValues` because `randomUUID` is missing on plain http.
 * @returns {string}
 */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const time = Date.now().toString(16).padStart(12, '0');
  for (let i = 0; i < 6; i++) bytes[i] = parseInt(time.slice(2 * i, 2 * i + 2), 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x70;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  const hex = Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
