/**
 * What this browser keeps under an address.
 * @param {string} address
 * @returns {any} Nothing too when storage is forbidden.
 */
export function load(address) {
  try {
    return JSON.parse(localStorage.getItem(address) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * @param {string} address
 * @param {unknown} value `undefined` to keep nothing any more.
 */
export function store(address, value) {
  try {
    if (value === undefined) localStorage.removeItem(address);
    else localStorage.setItem(address, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the page still holds everything.
  }
}
