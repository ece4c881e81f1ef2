/** @typedef {{ title: string, body?: string, link: string, tag: string, id: string, lang?: string, icon?: string, silence?: string }} Told */
/** @typedef {{ devices: string, silence: string, page: string }} Addresses Where the worker posts, and the page of who is told. */
/** @typedef {{ url: string, focus(): Promise<unknown> }} Window */
/** @typedef {{ matchAll(options: object): Promise<Window[]>, openWindow(url: string): Promise<unknown> }} Windows */
/** @typedef {Event & { notification: Notification, action: string }} Pressed */
/** @typedef {Event & { oldSubscription?: PushSubscription, newSubscription?: PushSubscription }} Changed */

const { registration, clients } = /** @type {{ registration: ServiceWorkerRegistration, clients: Windows }} */ (/** @type {unknown} */ (self));

/** What a push says that was too large for its push service. */
const bare = { title: 'Sobremesa', link: '/', tag: 'sobremesa', id: '' };

/** Shows what the house tells when nobody looks. */
export class Notices {
  #addresses;

  /** @param {Addresses} addresses */
  constructor(addresses) {
    this.#addresses = addresses;
  }

  /**
   * Whatever comes is shown: browsers ask for that. What comes twice rings once.
   * @param {string | undefined} text
   */
  async tell(text) {
    const { title, body, link, tag, id, lang, icon, silence } = read(text);
    const earlier = await registration.getNotifications({ tag });
    const isKnown = id !== '' && earlier.some(each => each.data?.id === id);
    const options = {
      body, tag, lang, icon, data: { link, id }, renotify: !isKnown,
      actions: silence ? [{ action: 'silence', title: silence }] : [],
    };
    await registration.showNotification(title, options);
  }

  /** Whoever was told here goes, unless the house asks them once more: what they were told does not stay for who comes next. */
  async end() {
    const { type, status } = await fetch(this.#addresses.page, { redirect: 'manual' });
    // A house that fails has let nobody go.
    if (type !== 'opaqueredirect' && status !== 401) return;
    for (const shown of await registration.getNotifications()) shown.close();
    await (await registration.pushManager?.getSubscription())?.unsubscribe();
  }

  /** @param {Pressed} event */
  async press({ notification, action }) {
    notification.close();
    if (action === 'silence') return post(this.#addresses.silence, {});
    const address = new URL(notification.data?.link ?? '/', location.origin);
    if (address.origin !== location.origin) return undefined;
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const open = windows.find(({ url }) => new URL(url).pathname === address.pathname);
    return open ? open.focus() : clients.openWindow(address.href);
  }

  /**
   * The browser is reached elsewhere from now on.
   * @param {Changed} event
   */
  async move({ oldSubscription, newSubscription }) {
    const { options } = oldSubscription ?? {};
    const subscription = newSubscription ?? (options && await registration.pushManager.subscribe(options));
    if (!subscription) return undefined;
    const { endpoint = '', keys } = subscription.toJSON();
    return post(this.#addresses.devices, { endpoint, ...keys, moved: 'yes' });
  }
}

/**
 * @param {string | undefined} text
 * @returns {Told}
 */
function read(text) {
  if (!text) return bare;
  try {
    return { ...bare, ...JSON.parse(text) };
  } catch {
    return bare;
  }
}

/**
 * In the name of whoever is signed in.
 * @param {string} address
 * @param {Record<string, string>} fields
 */
function post(address, fields) {
  return fetch(address, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
}
