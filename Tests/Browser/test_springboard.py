"""The home screen: a finger that rests on an icon, and the button that does the same."""

import re

from playwright.sync_api import expect

from finger import Finger, middle
from person import DESKTOP


def rest_on(person, locator):
    """A finger that stays where it is, and is lifted."""
    person.wait_until_still()
    finger = Finger(person)
    finger.down(*middle(locator))
    expect(person.page.locator(".springboard-item details[open]")).to_have_count(1)
    finger.lift()


def test_a_long_press_on_an_icon_offers_what_is_done_most(marta):
    rest_on(marta, marta.page.locator(".app-icon[data-app=orders]"))
    assert marta.page.url.split("?")[0] == marta.space
    marta.tap(marta.link("Nuevo pedido"))
    marta.page.wait_for_url(re.compile("/orders/orders/new"))


def test_the_button_below_the_icon_offers_the_same_without_scripts(move_in):
    marta = move_in(scripts=False)
    marta.tap(marta.page.locator("summary[aria-label='Lista de la compra: atajos']"))
    marta.tap(marta.link("Nueva lista"))
    marta.page.wait_for_url(re.compile("/shopping/lists/new"))


def test_the_right_button_and_the_key_for_menus_offer_the_same(move_in):
    marta = move_in(size=DESKTOP)
    marta.wait_until_still()
    icon = marta.page.locator(".springboard-app[data-app=orders]")
    menu = marta.page.locator(".springboard-item details[open]")
    icon.click(button="right")
    expect(menu).to_contain_text("Nuevo pedido")
    marta.page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    marta.page.locator(".springboard-app[data-app=shopping]").focus()
    marta.page.keyboard.press("Shift+F10")
    expect(menu).to_contain_text("Nueva lista")
