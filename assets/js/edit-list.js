import { announce } from './announce.js';
import { refresh } from './page.js';

/** The Edit link of a list answers at once; what else the server shows while editing follows from it. */
export function startEditList() {
  document.addEventListener('click', event => {
    const link = /** @type {Element} */ (event.target).closest('a[data-edit]');
    if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const here = location.href;
    history.replaceState(history.state, '', link.href);
    link.href = here;
    const label = link.textContent ?? '';
    link.textContent = link.getAttribute('data-done') ?? label;
    link.setAttribute('data-done', label.trim());
    const isEditing = new URL(location.href).searchParams.has('edit');
    announce(link.getAttribute(isEditing ? 'data-editing' : 'data-edited') ?? '');
    for (const rows of (link.closest('.pane') ?? document).querySelectorAll('.rows')) rows.classList.toggle('editing');
    refresh();
  });
}
