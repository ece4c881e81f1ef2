/** Menus close like menus: with a tap elsewhere, with Escape, when the focus leaves them, and when another opens. */
export function startMenus() {
  document.addEventListener('click', ({ target }) => {
    for (const menu of openMenus()) if (!menu.contains(/** @type {Node} */ (target))) menu.open = false;
  });
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    const menu = /** @type {Element} */ (target).closest('details.menu');
    if (menu instanceof HTMLDetailsElement && relatedTarget instanceof Node && !menu.contains(relatedTarget)) menu.open = false;
  });
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus()) {
      menu.open = false;
      event.preventDefault();
      menu.querySelector('summary')?.focus();
    }
  });
}

function openMenus() {
  return /** @type {NodeListOf<HTMLDetailsElement>} */ (document.querySelectorAll('details.menu[open]'));
}
