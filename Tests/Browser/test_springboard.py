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


def test_what_is_for_today_stands_above_the_icons_and_comes_and_goes_live(move_in):
    marta = move_in(size=DESKTOP)
    expect(marta.page.locator(".now")).to_have_count(0)
    marta.add_customer("Ana García")
    marta.add_product("Hogaza")
    marta.add_order("Ana García", "Hogaza")
    order = marta.house.address + marta.page.locator("main tbody a").first.get_attribute("href").split("?")[0]
    marta.go("/")
    other = marta.context.new_page()
    other.goto(f"{order}/form")
    other.get_by_role("button", name="Hoy", exact=True).click()
    other.wait_for_url(re.compile("/drafts/"))
    other.locator("[data-key='Control+Enter']").click()
    other.wait_for_url(re.compile("/orders/orders/[0-9a-f-]{36}"))
    line = marta.page.locator(".now .row", has_text="Para hoy")
    expect(line).to_contain_text("Ana García · 1 × Hogaza")
    other.get_by_role("button", name="Marcar como preparado").click()
    expect(other.get_by_role("button", name="Marcar como entregado")).to_be_visible()
    other.get_by_role("button", name="Marcar como entregado").click()
    expect(line).to_have_count(0)
