/**
 * A page of the house told as copies of one that is here already: its first line names the parts in their order, `start,length` of
 * what is copied and `length` of what is new; after it come the new texts. All are counted in bytes.
 * @param {string} base
 * @param {Uint8Array} copies
 * @returns {string}
 */
export function paste(base, copies) {
  const old = new TextEncoder().encode(base);
  let text = copies.indexOf(10);
  const parts = new TextDecoder().decode(copies.subarray(0, text++)).split(' ').map(part => part.split(',').map(Number));
  const page = new Uint8Array(parts.reduce((sum, part) => sum + (part.at(-1) ?? 0), 0));
  let end = 0;
  for (const part of parts) {
    const [start, length] = part.length > 1 ? part : [text, part[0]];
    page.set((part.length > 1 ? old : copies).subarray(start, start + length), end);
    if (part.length === 1) text += length;
    end += length;
  }
  return new TextDecoder().decode(page);
}

/**
 * What an answer says, which may be told as copies of what was named in asking for it.
 * @param {Response} response
 * @param {string} [base]
 */
export async function textOf(response, base = '') {
  return response.headers.get('IM') === 'copies' ? paste(base, new Uint8Array(await response.arrayBuffer())) : response.text();
}

/**
 * What the house calls this edition of a page.
 * @param {string} html
 */
export function nameOf(html) {
  return /^<!doctype html><html[^>]* data-edition="(\w+)"/.exec(html)?.[1];
}
