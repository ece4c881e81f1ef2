"""A memory that one can clean, and what a trip costs in each shop, with a finger."""

import re

from playwright.sync_api import expect

from test_shopping import SCRIPTS, item, new_list, tick, type_line


def learn(marta, shop, lines):
    """Buys things in a shop, and takes them off the list."""
    marta.tap(marta.link("Comprar"))
    sums = marta.page.locator(".shop-sums > summary")
    if sums.count():
        marta.tap(sums)
    marta.tap(marta.page.locator("button[name=shop]", has_text=shop))
    expect(marta.page.locator("button[name=shop][aria-pressed=true]")).to_contain_text(shop)
    marta.tap(marta.page.locator(".bar-back"))
    type_line(marta, "\n".join(lines))
    for line in lines:
        name = re.sub(r"[\d,]+( l)?", "", line).strip()
        tick(marta, name)
        expect(item(marta, name)).to_have_attribute("data-on", "")
    marta.open_menu()
    marta.tap(marta.button("Quitar lo comprado"))
    expect(marta.page.locator("main .item")).to_have_count(0)


@SCRIPTS
def test_a_trip_says_what_it_costs_in_each_shop_and_asks_for_what_is_missing(move_in, scripts):
    marta = move_in(scripts=scripts)
    for shop in ["Mercadona", "Lidl"]:
        marta.add_shop(shop)
    page = new_list(marta)
    learn(marta, "Mercadona", ["2 l leche 0,90", "pan 1,20"])
    learn(marta, "Lidl", ["2 l leche 0,80", "pan 1,00"])
    type_line(marta, "6 l leche\n2 pan\nvelas\nsal")
    marta.tap(marta.link("Comprar"))
    line = marta.page.locator(".shop-sums-line")
    expect(line).to_have_text("Lidl 6,80 €, Mercadona 7,80 €, 2 sin precio")
    assert marta.page.locator(".shop-sums").bounding_box()["height"] < 60
    marta.tap(marta.page.locator(".shop-sums > summary"))
    marta.tap(marta.page.locator("button[name=shop]", has_text="Mercadona"))
    expect(line).to_have_text("Mercadona 7,80 €, Lidl 6,80 €, 2 sin precio")
    # One tap, and one after the other.
    marta.tap(marta.link("Falta el precio de 2 artículos."))
    prices = marta.page.locator("main input[name^=price-]")
    expect(prices).to_have_count(2)
    prices.first.fill("caro")
    prices.last.fill("0,45")
    marta.press_done()
    expect(marta.page.locator(".field-error")).to_have_count(1)
    expect(prices.last).to_have_value("0,45")
    prices.first.fill("2,50")
    marta.press_done()
    marta.page.wait_for_url(re.compile(f"{page}/trip(\\?|$)"))
    expect(line).to_have_text("Mercadona 10,75 €, Lidl 6,80 €, 2 sin precio")
    expect(marta.page.get_by_text("Falta el precio")).to_have_count(0)


@SCRIPTS
def test_what_is_remembered_is_corrected_merged_and_forgotten(move_in, scripts):
    marta = move_in(scripts=scripts)
    new_list(marta, lines="2 kg tomates 1,80\ntomates de colgar\nqwerty")
    marta.go("/shopping/staples")
    marta.tap(marta.link("qwerty"))
    marta.open_menu()
    marta.tap(marta.button("Eliminar"))
    expect(marta.page.locator("main .good")).to_have_count(2)
    expect(marta.page.locator(".toast").last).to_contain_text("Producto eliminado: qwerty")
    marta.tap(marta.button("Deshacer"))
    expect(marta.page.locator("main .good")).to_have_count(3)

    marta.tap(marta.link("tomates de colgar"))
    marta.open_menu()
    marta.tap(marta.link("Unir con otro…"))
    expect(marta.page.locator("main .group-title").first).to_have_text("Parecidos")
    marta.tap(marta.page.locator("button[name=into]", has_text="tomates"))
    expect(marta.page.locator("h1")).to_have_text("tomates")
    expect(marta.page.locator("main")).to_contain_text("También se apunta como")
    expect(marta.page.locator("main .bars")).to_contain_text("1,80 €")
    marta.tap(marta.button("Deshacer"))
    expect(marta.page.get_by_text("También se apunta como")).to_have_count(0)

    marta.tap(marta.page.locator(".bar-trailing a", has_text="Editar"))
    marta.page.locator("#name").fill("tomates pera")
    marta.press_done()
    expect(marta.page.locator("h1")).to_have_text("tomates pera")
    marta.tap(marta.page.locator(".bar-back"))
    expect(marta.page.locator("main .good .row-title", has_text="tomates pera")).to_be_visible()
