"""What makes or changes something comes up from below over what it belongs to, and goes down again."""

import json
import re

from playwright.sync_api import expect

from person import DESKTOP
from test_phone import WAY_IN


def drawn(person):
    """All that the page holds, also what is out of reach of its scripts."""
    session = person.context.new_cdp_session(person.page)
    return json.dumps(session.send("DOM.getDocument", {"depth": -1, "pierce": True}), ensure_ascii=False)


def test_on_a_phone_a_sheet_covers_the_tabs_until_it_goes_down(marta):
    marta.go("/orders/customers")
    tabs = marta.page.locator(".tabs")
    expect(tabs).to_be_visible()
    marta.tap(marta.page.locator("main .bar-trailing a"))
    marta.page.wait_for_url(re.compile("/customers/new"))
    assert marta.page.evaluate(WAY_IN) == ["present"]
    expect(tabs).to_be_hidden()
    marta.tap(marta.link("Cancelar"))
    marta.page.wait_for_url(re.compile("/customers$"))
    assert marta.page.evaluate(WAY_IN) == ["dismiss"]
    expect(tabs).to_be_visible()


def test_from_sheet_to_sheet_one_goes_deeper(marta):
    marta.go("/orders/orders/new")
    marta.tap(marta.page.locator("#customer"))
    marta.page.wait_for_url(re.compile("/customer$"))
    assert marta.page.evaluate(WAY_IN) == ["push"]


def test_on_a_wide_screen_a_sheet_lies_over_its_list_which_nobody_reaches(move_in):
    marta = move_in(size=DESKTOP)
    marta.add_customer("Ana García")
    marta.go("/orders/customers/new")
    behind = marta.page.locator(".behind[inert][aria-hidden=true]")
    expect(behind).to_be_visible()
    assert "Ana García" in drawn(marta) and "Quitar la selección" not in drawn(marta)
    assert marta.page.locator("#main").count() == 1 and marta.page.get_by_text("Ana García").count() == 0
    # The form comes back with what is wrong, and the list is there all the same.
    marta.press_done()
    marta.page.locator(".problems").wait_for()
    expect(behind).to_be_visible()
    marta.page.keyboard.press("Escape")
    marta.page.wait_for_url(re.compile("/customers$"))
    expect(marta.page.locator(".behind")).to_have_count(0)


def test_without_scripts_a_sheet_is_a_page(move_in):
    marta = move_in(size=DESKTOP, scripts=False)
    marta.add_customer("Ana García")
    marta.go("/orders/customers/new")
    expect(marta.page.locator("#name")).to_be_visible()
    expect(marta.page.locator(".behind")).to_have_count(0)
