"""Who did what, and bringing back what was deleted."""

import re

import pytest
from playwright.sync_api import expect

from looking import each_size, look

SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])


@SCRIPTS
def test_a_deleted_list_comes_back_from_the_trash_with_what_was_on_it(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/shopping/lists/new")
    marta.page.locator("#name").fill("Semana")
    marta.press_done()
    marta.page.locator("#text").fill("pan\nleche")
    marta.tap(marta.page.locator(".add-line-button"))
    expect(marta.page.locator("main .item")).to_have_count(2)
    page = re.sub(r"^.*?/s/[^/]+|\?.*", "", marta.page.url)
    marta.tap(marta.button("Eliminar"))
    marta.page.wait_for_url(re.compile("/shopping/lists(\\?|$)"))
    marta.go("")
    marta.tap(marta.page.locator("header details.menu summary").last)
    marta.tap(marta.link("Papelera"))
    expect(marta.page.get_by_text("Semana")).to_be_visible()
    marta.tap(marta.button("Recuperar Semana"))
    expect(marta.page.get_by_text("La papelera está vacía")).to_be_visible()
    marta.go(page)
    expect(marta.page.locator("main .item")).to_have_count(2)


@SCRIPTS
def test_the_activity_is_narrowed_to_one_app(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.add_customer("Ana García")
    marta.go("/shopping/lists/new")
    marta.page.locator("#name").fill("Semana")
    marta.press_done()
    marta.page.locator("#text").wait_for()
    marta.go("/activity")
    expect(marta.page.get_by_text("Nuevo cliente: Ana García")).to_be_visible()
    expect(marta.page.get_by_text("Nueva lista: Semana")).to_be_visible()
    marta.page.locator("select[name=app]").select_option("orders")
    marta.tap(marta.button("Filtrar"))
    expect(marta.page.get_by_text("Nueva lista: Semana")).to_have_count(0)
    expect(marta.page.get_by_text("Nuevo cliente: Ana García")).to_be_visible()


@each_size
def test_what_was_missed_stands_first_and_is_seen_where_it_leads(move_in, guest, size):
    marta = move_in(size=size)
    marta.make_list("Semana", ["Leche"])
    luis = guest(size=size)
    luis.join(marta.invite(), "Luis")
    luis.make_list("Fiesta", ["Hielo"])
    for name in ["Vasos", "Platos"]:
        luis.post(f"{luis.page.url}/lines", text=name)
    marta.go("/activity")
    missed = marta.page.locator("[data-section=missed] .row")
    expect(missed).to_have_count(2)
    expect(missed.first.locator(".row-title")).to_have_text("Apuntado en la lista: Platos y 2 artículos más")
    assert look(marta, f"activity-missed-{size['width']}") == []
    marta.tap(missed.first.locator("a"))
    expect(marta.page.locator("main h1")).to_have_text("Listas")
    marta.go("/activity")
    expect(missed).to_have_count(0)
