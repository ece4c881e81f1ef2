"""A trip through the shop: counted in touches, corrected where one stands, and kept when it is over."""

import re

import pytest
from playwright.sync_api import expect

from looking import look
from person import DESKTOP
from shopping_list import item

SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "plain"])
NAMES = ["cebollas", "lechugas", "manzanas", "tomates", "pan", "pollo", "merluza", "leche", "huevos", "queso", "arroz", "sal"]


@pytest.fixture
def marta(move_in):
    return move_in()


class Touches:
    """Counts what a finger does."""

    def __init__(self, person):
        self.person, self.count = person, 0

    def tap(self, locator):
        self.count += 1
        self.person.tap(locator)


def row_words(person, name):
    return item(person, name).locator(".row-subtitle")


def test_one_hand_and_few_touches(marta):
    """More of something in one, the list from the springboard in one, something on it in two, a price and on in three."""
    marta.add_list("Semana", NAMES)
    marta.go("")
    touches = Touches(marta)
    touches.tap(marta.row("Semana"))
    touches.tap(marta.page.locator("#text"))
    marta.page.keyboard.type("aceitunas")
    marta.page.keyboard.press("Enter")
    expect(item(marta, "aceitunas")).to_be_visible()
    assert touches.count == 2

    touches = Touches(marta)
    touches.tap(item(marta, "leche").locator(".amount-more"))
    expect(item(marta, "leche").locator(".amount-text")).to_have_text("2 uds.")
    assert touches.count == 1

    marta.go("")
    touches = Touches(marta)
    touches.tap(marta.page.locator(".today-next"))
    marta.page.wait_for_url(re.compile("/trip$"))
    assert touches.count == 1

    touches = Touches(marta)
    touches.tap(item(marta, "tomates").locator(".item-price"))
    marta.page.keyboard.type("1,99")
    touches.tap(marta.button("Guardar"))
    expect(item(marta, "tomates").locator(".item-price")).to_have_text("1,99 €")
    touches.tap(item(marta, "manzanas").locator(".tick-button"))
    expect(marta.page.locator(".trip-count")).to_have_text("1 de 13")
    assert touches.count == 3


def test_what_is_weighed_in_the_shop_is_said_there(marta):
    marta.add_list("Semana", NAMES)
    marta.go(re.sub(r".*?(/shopping/lists/[^?#]+).*", r"\1/trip", marta.page.url))
    marta.tap(item(marta, "tomates").locator(".item-price"))
    marta.page.keyboard.type("1,99")
    marta.page.get_by_label("Unidad").select_option("kg")
    expect(marta.page.locator("#correct-price + .correction-unit")).to_have_text("por kg")
    marta.page.locator("#correct-quantity").fill("1,2")
    assert look(marta, "trip-weighed") == []
    marta.tap(marta.button("Guardar"))
    expect(item(marta, "tomates").locator(".item-price")).to_have_text("2,39 €")
    expect(row_words(marta, "tomates")).to_contain_text("1,2 kg")


def test_ten_rows_of_a_trip_are_in_sight_and_the_bar_with_them(marta):
    marta.add_list("Semana", NAMES)
    marta.tap(marta.link("Comprar"))
    marta.wait_until_still()
    foot = marta.page.locator(".foot").bounding_box()
    boxes = [row.bounding_box() for row in marta.page.locator("main .trip-item").all()]
    assert len([box for box in boxes if box["y"] >= 44 and box["y"] + box["height"] <= foot["y"]]) >= 10
    marta.page.mouse.wheel(0, 4000)
    marta.wait_until_still()
    expect(marta.page.locator(".trip-count")).to_be_in_viewport()


def test_a_swipe_to_the_right_counts_and_to_the_left_still_deletes(marta):
    marta.add_list("Cena", ["pan", "3 l leche"])
    marta.swipe(item(marta, "leche"), -150)
    steps = item(marta, "leche").locator(".row-steps button")
    marta.tap(steps.first)
    marta.tap(steps.first)
    marta.tap(steps.last)
    expect(item(marta, "leche").locator(".amount-text")).to_have_text("2 l")
    marta.page.reload()
    expect(item(marta, "leche").locator(".amount-text")).to_have_text("2 l")
    marta.swipe(item(marta, "pan"), 380)
    expect(item(marta, "pan")).to_have_count(0)


@SCRIPTS
def test_a_trip_ends_with_what_was_paid_and_leaves_the_rest_on_the_list(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.add_list("Semana", ["pan 1,20", "leche 0,95", "sal"])
    marta.tap(marta.link("Comprar"))
    for name in ["pan", "leche"]:
        marta.tap(item(marta, name).locator(".row-title"))
        expect(item(marta, name)).to_have_attribute("data-on", "")
    marta.tap(marta.link("Terminar"))
    expect(marta.page.locator("main .facts dd")).to_have_text(["2 artículos", "2,15 €"])
    marta.page.locator("#paid").fill("mucho")
    marta.page.locator("#shop").fill("Mercadona")
    marta.tap(marta.button("Terminar"))
    expect(marta.page.locator("#paid-error")).to_be_visible()
    expect(marta.page.locator("#shop")).to_have_value("Mercadona")
    marta.page.locator("#paid").fill("2,10")
    marta.tap(marta.button("Terminar"))
    expect(marta.page.locator("main .item .row-title")).to_have_text(["sal"])
    expect(marta.page.locator(".toast")).to_contain_text("Compra terminada: Mercadona · 2,10 €")
    marta.go("/shopping/trips")
    expect(marta.page.locator("main .row-value")).to_have_text("2,10 €")
    marta.tap(marta.row("Mercadona"))
    expect(marta.page.locator("main .group .row-title").filter(has_text=re.compile("^(pan|leche)$"))).to_have_count(2)


def test_a_wide_screen_counts_with_both_buttons(move_in):
    marta = move_in(size=DESKTOP)
    marta.add_list("Semana", ["3 kg patatas"])
    marta.tap(item(marta, "patatas").locator(".amount-less"))
    expect(item(marta, "patatas").locator(".amount-text")).to_have_text("2 kg")
