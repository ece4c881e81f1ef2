/** This page among all that are open, for the server to tell their changes apart. */
const client = newKey();
let turn = 0;

/**
 * The place of a change among those of this page, so that one that comes late does not undo a newer one.
 * @returns {{ client: string, turn: string }}
 */
export function nextTurn() {
  turn = Math.max(turn + 1, Date.now());
  return { client, turn: String(turn) };
}

/**
 * A new operation key: UUIDv7 as text. Made from `getRandomValues` because `randomUUID` is missing on plain http.
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
