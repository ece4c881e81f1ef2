"""A baker's morning: what is to be done is found, moved on by one tap, and taken back by another."""

import re

import pytest
from playwright.sync_api import expect

from person import DESKTOP, ORDER
from test_offline_reading import READY
from test_offline_apps import take_along
from test_offline_shopping import expect_all_sent, expect_waiting, lose_signal

SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])


def bake(person, *customers):
    person.add_product("Hogaza")
    for name in customers:
        person.add_customer(name)
        person.add_order(name, "Hogaza")


def state(person, code):
    return person.page.locator("main .row", has_text=code).locator(".badge")


def step(person, state, code):
    return person.button(f"{state}: {code}")


@SCRIPTS
def test_the_next_step_is_one_tap_and_undo_takes_it_back(move_in, scripts):
    marta = move_in(scripts=scripts)
    bake(marta, "Ana García", "Bar Núñez")
    expect(state(marta, "2026-0001")).to_have_text("Confirmado")
    marta.tap(step(marta, "Preparado", "2026-0001"))
    expect(state(marta, "2026-0001")).to_have_text("Preparado")
    expect(marta.page.locator(".toast")).to_contain_text("Pedido 2026-0001: Preparado")
    marta.tap(marta.button("Deshacer"))
    expect(state(marta, "2026-0001")).to_have_text("Confirmado")
    # What is kept of a filter is there the next time, and counts.
    marta.tap(step(marta, "Preparado", "2026-0002"))
    expect(state(marta, "2026-0002")).to_have_text("Preparado")
    marta.tap(marta.page.locator(".filter-bar button", has_text="Preparado"))
    expect(marta.page.locator("main .row[id]:not([id^=row-pending])")).to_have_count(1)
    marta.go("/orders/orders")
    chosen = marta.page.locator(".filter-bar [aria-pressed=true]")
    expect(chosen).to_have_text(re.compile(r"Preparado\s*1"))
    expect(state(marta, "2026-0002")).to_have_text("Preparado")


def test_what_is_to_be_prepared_opens_its_orders_and_marks_them(marta):
    bake(marta, "Ana García", "Bar Núñez")
    marta.add_product("Rosquillas")
    marta.add_order("Ana García", "Hogaza", "Rosquillas")
    marta.go("/orders/orders/preparation")
    marta.tap(marta.row("Rosquillas").locator("a"))
    expect(marta.page.get_by_text("Se marca el pedido entero, con el otro producto que lleva.")).to_be_visible()
    marta.tap(step(marta, "Preparado", "2026-0003"))
    expect(marta.page.locator("main .empty")).to_be_visible()
    marta.go("/orders/orders/preparation")
    marta.tap(marta.row("Hogaza").locator("a"))
    expect(marta.page.locator("main h1")).to_have_text("Hogaza")
    expect(marta.page.locator("main .row")).to_have_count(2)
    marta.tap(step(marta, "Preparado", "2026-0001"))
    expect(marta.page.locator("main .row")).to_have_count(1)
    marta.tap(marta.button("Deshacer"))
    expect(marta.page.locator("main .row")).to_have_count(2)
    marta.tap(marta.button("Marcar los 2 como preparados"))
    expect(marta.page.locator("main .empty")).to_be_visible()
    marta.tap(marta.button("Deshacer"))
    expect(marta.page.locator("main .row")).to_have_count(2)


def test_the_board_has_a_column_for_each_state_and_one_of_them_on_a_phone(move_in, marta):
    bake(marta, "Ana García")
    marta.go("/orders/orders/board")
    columns = marta.page.locator(".board-column:visible")
    expect(columns).to_have_count(1)
    marta.tap(step(marta, "Preparado", "2026-0001"))
    expect(columns.locator(".row")).to_have_count(0)
    marta.tap(marta.page.locator(".board-states a", has_text="Preparado"))
    expect(columns.locator(".row")).to_have_count(1)
    marta.page.set_viewport_size(DESKTOP)
    expect(columns).to_have_count(4)


def test_without_signal_an_order_moves_on_from_its_row(phone):
    marta = phone()
    marta.move_in()
    marta.page.evaluate(READY)
    bake(marta, "Ana García")
    take_along(marta, "/orders/orders", words="2026-0001")
    marta.go("/orders/orders")
    lose_signal(marta)
    marta.tap(step(marta, "Preparado", "2026-0001"))
    expect(state(marta, "2026-0001")).to_have_text("Preparado")
    expect_waiting(marta, 1)
    marta.signal.up()
    expect_all_sent(marta)
    marta.go("/orders/orders")
    expect(state(marta, "2026-0001")).to_have_text("Preparado")


def test_an_order_for_somebody_new_of_something_new_takes_fourteen_taps(marta):
    taps = 0

    def tap(place):
        nonlocal taps
        marta.tap(place)
        taps += 1

    page = marta.page
    tap(page.locator(".springboard-app").first)
    tap(page.locator(".tab").nth(2))
    tap(page.locator(".empty .button"))
    tap(page.locator("#customer"))
    tap(page.locator(".empty .button"))
    expect(page.locator("#name")).to_be_focused()
    page.keyboard.type("Ana García")
    tap(page.locator("#address"))
    page.keyboard.type("Calle Mayor 1")
    tap(page.locator("main .bar-strong"))
    tap(page.locator("#add-line button"))
    tap(page.locator(".empty .button"))
    expect(page.locator("#name")).to_be_focused()
    page.keyboard.type("Hogaza")
    tap(page.locator("#price"))
    page.keyboard.type("2,80")
    tap(page.locator("#description"))
    page.keyboard.type("De masa madre")
    tap(page.locator("main .bar-strong"))
    tap(page.locator("step-field button").last)
    expect(page.locator("[data-total]")).to_have_text("5,60 €")
    tap(page.locator("main .bar-strong"))
    page.wait_for_url(ORDER)
    assert taps <= 14
