/**
 * What this browser keeps under an address.
 * @param {string} address
 * @param {boolean} [isOfTab] And only in this tab.
 * @returns {any} Nothing too when storage is forbidden.
 */
export function load(address, isOfTab = false) {
  try {
    return JSON.parse((isOfTab ? sessionStorage : localStorage).getItem(address) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * @param {string} address
 * @param {unknown} value `undefined` to keep nothing any more.
 * @param {boolean} [isOfTab]
 */
export function store(address, value, isOfTab = false) {
  try {
    const storage = isOfTab ? sessionStorage : localStorage;
    if (value === undefined) storage.removeItem(address);
    else storage.setItem(address, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the page still holds everything.
  }
}
