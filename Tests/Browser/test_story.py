"""The seed's whole story on a phone: customers, products, orders through the pickers, editing, deleting, undo."""

import re

import pytest
from playwright.sync_api import expect

from person import ORDER


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_a_customer_a_product_and_an_order_through_the_pickers(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.tap(marta.page.locator(".springboard-app").first)
    marta.tap(marta.page.locator(".empty .button"))
    marta.page.locator("#name").fill("Ana García")
    marta.page.locator("#address").fill("Calle Mayor 1")
    marta.press_done()
    expect(marta.row("Ana García")).to_contain_text("Calle Mayor 1")
    marta.add_product("Pan")
    expect(marta.row("Pan")).to_contain_text("2,80 €")

    marta.tap(marta.page.locator(".tab").nth(2))
    marta.tap(marta.page.locator(".empty .button"))
    marta.tap(marta.page.locator("#customer"))
    marta.tap(marta.page.locator("button[name=customer]", has_text="Ana García"))
    expect(marta.page.locator("#customer")).to_have_text("Ana García")
    marta.tap(marta.page.locator("#add-line button"))
    marta.tap(marta.page.locator("button[name=product]", has_text="Pan"))
    quantity = marta.page.locator("input[data-quantity]")
    for wanted in ["2", "3"]:
        marta.tap(marta.page.locator("step-field button").last)
        expect(quantity).to_have_value(wanted)
    expect(marta.page.locator("[data-total]")).to_have_text("8,40 €")
    marta.press_done()
    # What was noted is seen, and then the list.
    marta.page.wait_for_url(ORDER)
    marta.go("/orders/orders")
    expect(marta.page.locator("main .group-title").first).to_have_text("Ana García")
    order = marta.row("2026-0001")
    expect(order).to_contain_text("3 × Pan")
    expect(order).to_contain_text("8,40 €")

    # It is read first, and changed one tap further.
    marta.tap(order.locator("a"))
    expect(marta.page.locator(".order-head")).to_contain_text("Ana García")
    expect(marta.page.locator(".order-sum")).to_have_text("8,40 €")
    marta.tap(marta.link("Editar"))
    marta.page.locator("#note").fill("Llamar antes")
    marta.press_done()
    marta.page.wait_for_url(ORDER)
    expect(marta.page.locator(".order-note")).to_have_text("Llamar antes")
    marta.tap(marta.link("Editar"))
    expect(marta.page.locator("#note")).to_have_value("Llamar antes")


def test_a_new_customer_and_a_new_product_are_made_on_the_way(marta):
    marta.go("/orders/orders/new")
    marta.page.locator("#note").fill("Para llevar")
    marta.tap(marta.page.locator("#customer"))
    marta.tap(marta.page.locator(".empty .button"))
    marta.page.locator("#name").fill("Luis")
    marta.page.locator("#address").fill("Plaza 2")
    marta.press_done()
    expect(marta.page.locator("#customer")).to_have_text("Luis")
    marta.tap(marta.page.locator("#add-line button"))
    marta.tap(marta.page.locator(".empty .button"))
    marta.page.locator("#name").fill("Tarta")
    marta.page.locator("#price").fill("22")
    marta.page.locator("#description").fill("Entera")
    marta.press_done()
    expect(marta.page.locator("[data-total]")).to_have_text("22,00 €")
    expect(marta.page.locator("#note")).to_have_value("Para llevar")
    marta.press_done()
    marta.page.wait_for_url(ORDER)
    marta.go("/orders/orders")
    expect(marta.row("2026-0001")).to_contain_text("1 × Tarta")


def test_what_is_wrong_is_said_beside_the_field_and_nothing_is_lost(marta):
    marta.go("/orders/products/new")
    marta.page.locator("#name").fill("Pan")
    marta.page.locator("#price").fill("dos")
    marta.press_done()
    expect(marta.page.locator("#price-error")).to_be_visible()
    expect(marta.page.locator("#description-error")).to_have_text("Escribe una descripción.")
    expect(marta.page.locator("#name")).to_have_value("Pan")
    expect(marta.page.locator("#price")).to_be_focused()


def test_a_swipe_uncovers_delete_and_undo_brings_the_row_back(marta):
    marta.add_customer("Ana García")
    marta.add_customer("Bar Núñez")
    marta.swipe(marta.row("Bar Núñez"), 100)
    expect(marta.row("Bar Núñez").locator("swipe-row")).to_have_attribute("open", "")
    marta.tap(marta.button("Eliminar Bar Núñez"))
    expect(marta.page.get_by_text("Bar Núñez", exact=True)).to_have_count(0)
    marta.tap(marta.button("Deshacer"))
    expect(marta.row("Bar Núñez")).to_be_visible()


def test_a_full_swipe_deletes_at_once(marta):
    marta.add_customer("Ana García")
    marta.add_customer("Bar Núñez")
    marta.swipe(marta.row("Bar Núñez"), 300)
    expect(marta.page.get_by_text("Bar Núñez", exact=True)).to_have_count(0)


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_edit_mode_deletes_with_a_button(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.add_customer("Ana García")
    marta.add_customer("Bar Núñez")
    marta.tap(marta.link("Editar"))
    marta.tap(marta.button("Eliminar Ana García"))
    expect(marta.page.get_by_text("Ana García", exact=True)).to_have_count(0)
    expect(marta.row("Bar Núñez")).to_be_visible()
    marta.tap(marta.button("Deshacer"))
    expect(marta.row("Ana García")).to_be_visible()


def test_a_customer_with_orders_is_kept_in_them(marta):
    marta.add_customer("Ana García")
    marta.add_product("Pan")
    marta.add_order("Ana García", "Pan")
    marta.go("/orders/customers?edit=1")
    marta.tap(marta.button("Eliminar Ana García"))
    expect(marta.page.locator(".toast")).to_contain_text("Ana García (se conserva en 1 pedido)")
    marta.tap(marta.button("Deshacer"))
    expect(marta.row("Ana García")).to_be_visible()


def test_a_state_is_one_tap_and_leads_the_order_out_of_preparation(marta):
    marta.add_customer("Ana García")
    marta.add_product("Pan")
    marta.add_order("Ana García", "Pan")
    marta.go("/orders/orders/preparation")
    expect(marta.row("Pan")).to_be_visible()
    marta.go("/orders/orders")
    marta.tap(marta.row("2026-0001").locator("a"))
    marta.tap(marta.button("Preparado"))
    expect(marta.button("Preparado")).to_have_attribute("aria-pressed", "true")
    expect(marta.page.locator(".activity")).to_contain_text("Preparado")
    marta.go("/orders/orders/preparation")
    expect(marta.page.locator(".empty")).to_be_visible()


def test_an_order_is_duplicated_and_its_delivery_note_shows_or_hides_prices(marta):
    marta.add_customer("Ana García")
    marta.add_product("Pan")
    marta.add_order("Ana García", "Pan")
    marta.tap(marta.row("2026-0001").locator("a"))
    marta.open_menu()
    marta.tap(marta.button("Duplicar"))
    expect(marta.page.locator("#code")).to_have_value("2026-0002")
    marta.press_done()
    marta.page.wait_for_url(ORDER)
    marta.go("/orders/orders")
    expect(marta.row("2026-0002")).to_contain_text("1 × Pan")
    marta.tap(marta.row("2026-0001").locator("a"))
    marta.open_menu()
    marta.tap(marta.link("Albarán"))
    expect(marta.page.locator(".paper")).to_contain_text("2,80 €")
    marta.tap(marta.link("Sin precios"))
    expect(marta.page.locator(".paper")).not_to_contain_text("€")


def test_search_narrows_while_typing_and_keeps_the_caret(marta):
    for name in ["Ana García", "Bar Núñez", "Carmen"]:
        marta.add_customer(name)
    field = marta.page.get_by_role("searchbox")
    field.fill("nunez")
    expect(marta.page.locator("main .row")).to_have_count(1)
    expect(marta.row("Bar Núñez")).to_be_visible()
    expect(field).to_be_focused()
    expect(marta.page).to_have_url(re.compile("q=nunez"))
    field.fill("")
    expect(marta.page.locator("main .row")).to_have_count(3)
