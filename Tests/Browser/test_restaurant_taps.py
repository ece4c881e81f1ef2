"""How many taps the jobs of an evening take, so that none becomes longer unnoticed."""

import re

import pytest
from playwright.sync_api import expect

from codes import codes_on_the_sheet
from test_restaurant_guests import add_tables


@pytest.fixture
def count():
    """Counts what somebody taps."""

    def count(person):
        taps = []
        tap = person.tap
        person.tap = lambda locator: (taps.append(locator), tap(locator))
        return taps

    return count


def test_four_dishes_from_the_code_on_the_table_to_the_kitchen(move_in, guest, count):
    marta = move_in()
    marta.open_restaurant()
    add_tables(marta, 3)
    code = codes_on_the_sheet(marta)["Mesa 2"]
    ana = guest()
    taps = count(ana)
    ana.page.goto(code)
    ana.tap(ana.button("Estoy en esta mesa"))
    marta.go("/restaurant/desk/tables")
    marta.tap(marta.button("Sí, abrir la cuenta de Mesa 2"))
    for number, dish in enumerate(["Pan con tomate", "Gazpacho", "Arroz de verduras", "Flan de huevo"], start=1):
        ana.tap(ana.button(f"Añadir {dish}"))
        expect(ana.page.locator(".basket-count")).to_have_text(str(number))
    expect(ana.page.locator(".basket-bar a")).to_contain_text("Ver pedido · ")
    ana.tap(ana.page.locator(".basket-bar a"))
    ana.tap(ana.button("Hacer el pedido"))
    expect(ana.page.locator(".status-now")).to_have_text("Hemos recibido tu pedido")
    # The code is one more.
    assert len(taps) + 1 <= 8


def test_one_water_for_table_two(move_in, count):
    marta = move_in()
    add_tables(marta, 3)
    marta.go("/restaurant/desk/tables")
    taps = count(marta)
    marta.tap(marta.page.locator(".tile a", has_text="Mesa 2"))
    marta.tap(marta.link("Nuevo pedido"))
    marta.tap(marta.button("Añadir Agua mineral: Con gas"))
    marta.tap(marta.button("Enviar a cocina"))
    expect(marta.page.locator("main")).to_contain_text("1 × Agua mineral")
    assert len(taps) <= 4
