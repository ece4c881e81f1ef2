"""From one app to another: what a thing is called goes onto a shopping list, in three taps at most, and one undo takes it back."""

import pytest
from playwright.sync_api import expect

from looking import look
from shopping_list import item

MOST = 3


class Taps:
    """Counts them."""

    def __init__(self, person):
        self.person, self.count = person, 0

    def __call__(self, locator):
        self.person.tap(locator)
        self.count += 1

    def choose(self, name):
        """In the menu of the page that one is on."""
        self(self.person.page.locator("main .bar-trailing details.menu summary"))
        self(self.person.link(name))

    def onto(self, name):
        expect(self.person.page.locator("main")).to_contain_text("¿En qué lista se apunta?")
        self(self.person.page.locator("main .row-action", has_text=name))
        expect(self.person.page.locator("main h1")).to_have_text(name)


@pytest.fixture(params=[True, False], ids=["scripts", "no-scripts"])
def marta(move_in, request):
    marta = move_in(scripts=request.param)
    marta.make_list("Semana", ["pan"])
    return marta


def expect_given(marta, taps, *names):
    for name in names:
        expect(item(marta, name)).to_be_visible()
    assert taps.count <= MOST
    taps(marta.button("Deshacer"))
    expect(marta.page.locator("main .item")).to_have_count(1)
    expect(item(marta, "pan")).to_be_visible()


def test_a_wine(marta):
    marta.go("/wines/lists/all?q=ardanza")
    marta.tap(marta.page.locator("main .wine peek-row > a").first)
    name = marta.page.locator("main h1").inner_text()
    taps = Taps(marta)
    taps(marta.link("A la lista de la compra"))
    assert look(marta, "wine-given") == [] if marta.scripts else True
    taps.onto("Semana")
    expect_given(marta, taps, f".*{name.split()[-1]}.*")


def test_what_an_order_holds(marta):
    marta.add_customer("Ana García")
    marta.add_product("Harina", "1,20")
    marta.add_product("Levadura", "0,60")
    marta.add_order("Ana García", "Harina", "Levadura")
    marta.tap(marta.page.locator("main .row .row-title", has_text="-0001").first)
    marta.page.locator("main .order-lines").wait_for()
    taps = Taps(marta)
    taps.choose("A la lista de la compra")
    taps.onto("Semana")
    expect_given(marta, taps, "Harina", "Levadura")


def test_what_an_order_needs_is_corrected_once_and_proposed_from_then_on(marta):
    marta.add_customer("Ana García")
    marta.add_product("Tarta", "12")
    marta.add_order("Ana García", "Tarta")
    marta.tap(marta.page.locator("main .row .row-title", has_text="-0001").first)
    marta.page.locator("main .order-lines").wait_for()
    order = marta.page.url
    Taps(marta).choose("A la lista de la compra")
    lines = marta.page.locator("main .wanted-line [type=text]")
    lines.first.fill("harina")
    lines.last.fill("huevos")
    assert look(marta, "order-wanted") == [] if marta.scripts else True
    Taps(marta).onto("Semana")
    for name in ("harina", "huevos", "pan"):
        expect(item(marta, name)).to_be_visible()
    marta.page.goto(order)
    Taps(marta).choose("A la lista de la compra")
    expect(lines.first).to_have_value("harina")
    expect(lines).to_have_count(3)
    # What there is at home stays there.
    marta.page.locator("main .wanted-line [type=checkbox]").first.uncheck()
    marta.page.locator("main .wanted-line [type=checkbox]").last.uncheck()
    Taps(marta).person.tap(marta.page.locator("main .row-action", has_text="Semana"))
    expect(marta.page.locator("main")).to_contain_text("No queda nada marcado para comprar.")
    expect(lines.first).to_have_value("harina")


def test_what_the_dishes_need_of_which_there_are_none(marta):
    marta.go("/restaurant/desk/dishes")
    dish = marta.page.locator("main .desk-dish").first
    name = dish.locator(".row-title").inner_text()
    marta.tap(dish.locator("button").first)
    expect(marta.page.locator("main .desk-dish[data-on]")).to_have_count(1)
    if marta.scripts:
        marta.page.reload()
    taps = Taps(marta)
    taps.choose("Comprar lo de los platos agotados")
    taps.onto("Semana")
    count = marta.page.locator("main .item").count()
    assert count > 1, name
    expect_given(marta, taps, "pan")


def test_what_one_dish_needs(marta):
    marta.go("/restaurant/desk/dishes")
    marta.tap(marta.page.locator("main .desk-dish a").first)
    marta.page.locator("#form").wait_for()
    taps = Taps(marta)
    taps.choose("A la lista de la compra")
    taps.onto("Semana")
    assert marta.page.locator("main .item").count() > 1
    expect_given(marta, taps, "pan")


def test_a_wine_where_there_is_no_list_yet(move_in):
    marta = move_in()
    marta.go("/wines/lists/all?q=ardanza")
    marta.tap(marta.page.locator("main .wine peek-row > a").first)
    marta.tap(marta.link("A la lista de la compra"))
    marta.tap(marta.page.locator("main .row-action", has_text="Nueva lista"))
    marta.page.locator("#name").fill("Bodega")
    marta.press_done()
    expect(marta.page.locator("main .item")).to_have_count(1)
    marta.tap(marta.button("Deshacer"))
    expect(marta.page.locator("main .item")).to_have_count(0)
