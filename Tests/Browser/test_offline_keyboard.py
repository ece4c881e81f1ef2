"""The screens of what happens without signal, walked by keyboard alone: the focus is seen, and goes where one expects it."""

import re

import pytest
from playwright.sync_api import expect

from looking import look
from person import DESKTOP
from shopping_list import tick, write
from test_offline_apps import take_along
from test_offline_reading import READY, path_of
from test_offline_shopping import expect_waiting, lose_signal

# What has the focus, or something around it, looks otherwise than without.
SEEN = """() => {
  const found = document.activeElement;
  // A date has several stops of its own.
  if (window.lastFocused === found) return '';
  window.lastFocused = found;
  const around = [];
  for (let each = found; each && each !== document.body; each = each.parentElement) around.push(each);
  const looks = () => around.flatMap(each => ['', '::before'].map(part => {
    const style = getComputedStyle(each, part);
    return [style.outlineStyle, style.outlineWidth, style.boxShadow, style.backgroundColor, style.borderColor].join();
  })).join('|');
  const focused = looks();
  found.blur();
  const isSeen = looks() !== focused;
  found.focus({ preventScroll: true, focusVisible: true });
  return isSeen ? '' : found.outerHTML.slice(0, 200);
}"""


@pytest.fixture
def marta(phone):
    marta = phone(size=DESKTOP)
    marta.move_in()
    marta.page.evaluate(READY)
    return marta


def is_focused(locator):
    return locator.evaluate("each => each === document.activeElement")


def go_to(person, locator, key="Tab", most=60):
    """By the Tab key, or back by it; everything on the way shows that it has the focus."""
    locator.wait_for()
    for _ in range(most):
        if is_focused(locator):
            return
        person.page.keyboard.press(key)
        if person.page.evaluate("document.activeElement !== document.body"):
            assert person.page.evaluate(SEEN) == ""
    raise AssertionError(f"{locator} is not reached by keyboard")


def press(person, locator, key="Enter"):
    go_to(person, locator)
    person.page.keyboard.press(key)


def test_what_waits_is_decided_by_keyboard(marta):
    marta.make_list("Cena", ["pan"])
    address = marta.page.url
    take_along(marta, "/waiting")
    marta.page.goto(address)
    lose_signal(marta)
    tick(marta, "pan")
    write(marta, "queso")
    write(marta, "vino")
    expect_waiting(marta, 3)
    press(marta, marta.page.locator(".waiting-count a"))
    marta.page.wait_for_url(re.compile("/waiting"))
    rows = marta.page.locator(".waiting-entry")
    expect(rows).to_have_count(3)
    press(marta, rows.nth(1).get_by_role("button", name="Descartar"))
    expect(rows).to_have_count(2)
    # On the first button of what came in its place, then of what is left, then on the page itself.
    for left in [1, 0]:
        expect(rows.last.locator("button:visible").first).to_be_focused()
        press(marta, rows.last.get_by_role("button", name="Descartar"))
        expect(rows).to_have_count(left)
    expect(marta.page.locator("main h1")).to_be_focused()
    expect(marta.page.locator(".empty")).to_be_visible()


def test_a_page_that_is_not_kept_leads_to_those_that_are_by_keyboard(marta):
    take_along(marta, "/shopping/lists")
    marta.signal.down()
    marta.go("/shopping/lists/0199a000-0000-7000-8000-000000000001")
    press(marta, marta.page.locator(f"kept-list a[href='{path_of(marta.space)}/shopping/lists']"))
    marta.page.wait_for_url(re.compile("/shopping/lists$"))


def test_customer_and_product_are_chosen_by_keyboard(marta):
    marta.add_customer("Ana García")
    marta.add_product("Hogaza", price="2,80")
    take_along(marta, "/orders/orders/new")
    take_along(marta, "/orders/customers/choices", words="Ana García")
    take_along(marta, "/orders/products/choices", words="Hogaza")
    marta.signal.down()
    marta.go("/orders/orders/new")
    expect(marta.page.locator("html[data-signal=none]")).to_be_attached()
    marta.wait_until_still()
    for opener, name in [("#customer", "Ana García"), ("#add-line button", "Hogaza")]:
        opener = marta.page.locator(opener)
        press(marta, opener)
        dialog = marta.page.locator("dialog.choices")
        press(marta, dialog.locator("li button", has_text=name))
        expect(dialog).to_have_count(0)
        expect(opener).to_be_focused()
    press(marta, opener)
    marta.page.locator("dialog.choices").wait_for()
    marta.page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    go_to(marta, marta.page.locator("[data-line] summary"), key="Shift+Tab")
    marta.page.keyboard.press("Enter")
    press(marta, marta.page.get_by_role("button", name="Quitar del pedido"))
    expect(marta.page.locator("[data-line]")).to_have_count(0)
    expect(opener).to_be_focused()


def test_a_space_is_taken_along_and_a_question_answered_by_keyboard(marta):
    marta.page.goto(marta.address + "/spaces")
    switch = marta.page.locator(f"keep-space[space='{path_of(marta.space)}'] button")
    press(marta, switch, " ")
    expect(switch).to_have_attribute("aria-pressed", "true")
    expect(switch).to_be_focused()
    marta.make_list("Cena", ["pan", "leche"])
    lose_signal(marta)
    tick(marta, "pan")
    tick(marta, "leche")
    expect_waiting(marta, 2)
    marta.page.goto("about:blank")
    marta.signal.up()
    marta.page.goto(marta.address + "/me")
    press(marta, marta.button("Cerrar sesión"))
    expect(marta.page.locator("h1")).to_have_text("Faltan 2 cambios por enviar")
    assert look(marta, "sign-out-unsent-desktop") == []
    answers = [marta.page.locator("main a.button"), *marta.page.locator("main form button").all()]
    for answer in answers:
        go_to(marta, answer)
    edges = [answer.bounding_box() for answer in answers]
    assert all(lower["y"] - upper["y"] - upper["height"] >= 8 for upper, lower in zip(edges, edges[1:]))
    marta.page.keyboard.press("Enter")
    expect(marta.page.locator("h1")).to_have_text("¿Cerrar sesión sin tener contraseña?")
