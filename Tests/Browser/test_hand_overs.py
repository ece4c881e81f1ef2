"""From one app to another: what a thing is called goes onto a shopping list, in three taps, and one undo takes it back."""

import pytest
from playwright.sync_api import expect

from shopping_list import item


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_a_wine_and_an_orders_products_go_onto_a_list_in_three_taps(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.make_list("Semana", ["pan"])
    semana = marta.page.url.split("?")[0]
    marta.go("/wines/lists/all?q=ardanza")
    marta.tap(marta.page.locator("main .wine peek-row > a").first)
    name = marta.page.locator("main h1").inner_text()
    hand_over(marta)
    expect(item(marta, f".*{name.split()[-1]}.*")).to_be_visible()
    marta.tap(marta.button("Deshacer"))
    expect(marta.page.locator("main .item")).to_have_count(1)

    marta.add_customer("Ana García")
    marta.add_product("Harina", "1,20")
    marta.add_product("Levadura", "0,60")
    marta.add_order("Ana García", "Harina", "Levadura")
    marta.tap(marta.page.locator("main .row .row-title", has_text="-0001").first)
    marta.page.locator("main .order-lines").wait_for()
    marta.open_menu()
    hand_over(marta)
    for product in ["Harina", "Levadura"]:
        expect(item(marta, product)).to_be_visible()
    assert marta.page.url.startswith(semana)
    marta.tap(marta.button("Deshacer"))
    expect(marta.page.locator("main .item")).to_have_count(1)


def hand_over(person):
    person.tap(person.link("A la lista de la compra"))
    expect(person.page.locator("main")).to_contain_text("¿En qué lista se apunta?")
    person.tap(person.row("Semana").locator("a").first)
    person.tap(person.button("Añadir"))
