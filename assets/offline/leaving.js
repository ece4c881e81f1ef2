import { store } from '../js/app.js';
import { everybodys, list, remove } from './actions.js';

/** What belongs to the device, and not to whoever uses it. */
const ofDevice = ['device'];

/**
 * Signs somebody out. What of theirs waits here they are asked about first; what others have left here is not touched, of which
 * the house knows nothing when it tells the browser to forget everything.
 * @param {HTMLFormElement} form
 */
export async function signOut(form) {
  const { leaves } = form.dataset;
  // Where the disk gives nothing, what waits lies in the page alone.
  const all = await everybodys().catch(list);
  const isUnsent = (/** @type {typeof all[number]} */ { state }) => state !== 'settled';
  const own = all.filter(({ author }) => author === leaves);
  const others = all.filter(({ author }) => author !== leaves).filter(isUnsent).length;
  const said = new FormData(form).get('unsent');
  const count = own.filter(isUnsent).length;
  if (!said && count) return location.assign(`${form.action}?unsent=${count}`);
  const isKept = said === 'keep';
  // What has arrived is only there to lie over pages, which go.
  if (isKept || others) for (const each of own) if (!isKept || !isUnsent(each)) await remove(each.n);
  if (!isKept && others) {
    forgetAllBut(ofDevice);
    store('waiting', others);
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name: 'shared', value: 'yes' }));
  }
  form.submit();
}

/** @param {string[]} names */
function forgetAllBut(names) {
  sessionStorage.clear();
  for (const name of Object.keys(localStorage)) if (!names.includes(name)) localStorage.removeItem(name);
}
