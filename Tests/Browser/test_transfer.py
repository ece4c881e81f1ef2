"""What goes out into files and comes in from them: a price list is seen before it is taken, and taken back."""

import re

import pytest
from playwright.sync_api import expect

SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])


def bring(person, page, name, text):
    person.go(page)
    person.page.locator("#file").set_input_files({"name": name, "mimeType": "text/csv", "buffer": text.encode()})
    person.tap(person.button("Importar"))


def price(person, product):
    person.go("/orders/products")
    return person.row(product)


@SCRIPTS
def test_a_price_list_is_seen_before_it_is_taken_and_taken_back(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.add_product("Pan", "2,80")
    marta.add_product("Bizcocho", "9")
    with marta.page.expect_download() as download:
        marta.go("/orders/transfer")
        marta.tap(marta.page.locator("a", has_text="products.csv"))
    table = open(download.value.path(), encoding="utf-8-sig").read()
    assert "nombre;precio;" in table and ";2,80;" in table
    long = "Con harina de espelta " * 12
    changed = "\ufeff" + table.replace(";2,80;", ";3,15;").replace("Hogaza", long.strip(), 1)
    bring(marta, "/orders/transfer", "precios.csv", changed)
    lines = marta.page.locator(".import-changes dd")
    expect(lines.first).to_have_class("import-price")
    expect(lines.first).to_contain_text(re.compile("2,80.*→.*3,15"))
    for line in lines.all():
        assert line.evaluate("line => line.scrollWidth <= line.clientWidth && line.scrollHeight <= line.clientHeight + 1")
    marta.tap(marta.page.locator("main form .button").first)
    toast = marta.page.locator(".toast")
    expect(toast).to_contain_text("por un archivo")
    address = marta.page.url
    expect(price(marta, "Pan")).to_contain_text("3,15")
    marta.page.goto(address)
    marta.tap(toast.get_by_role("button", name="Deshacer"))
    expect(toast).to_contain_text("como estaban")
    expect(price(marta, "Pan")).to_contain_text("2,80")


@SCRIPTS
def test_a_file_that_only_adds_is_taken_at_once(move_in, scripts):
    marta = move_in(scripts=scripts)
    bring(marta, "/orders/transfer", "clientes.csv", "nombre;dirección\nAna;Calle Mayor 1\nLuis;Plaza 2\n")
    expect(marta.page.locator("main")).to_contain_text("Nuevos")
    marta.go("/orders/customers")
    expect(marta.row("Luis")).to_be_visible()


def test_who_doesnt_agree_changes_nothing(marta):
    marta.add_product("Pan", "2,80")
    bring(marta, "/orders/transfer", "precios.csv", "nombre;precio\nPan;3,15\n")
    marta.tap(marta.button("No importar nada"))
    marta.page.wait_for_url(re.compile("/orders/transfer$"))
    expect(price(marta, "Pan")).to_contain_text("2,80")
