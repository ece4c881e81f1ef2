"""What the house won't have of what was done without signal: it says why, and what somebody typed can be corrected or taken along."""

import re

import pytest
from playwright.sync_api import expect

from shopping_list import expect_ticked, item, names, tick
from test_offline_reading import path_of, wait_until_kept
from test_offline_shopping import expect_all_sent, expect_waiting, lose_signal, open_item

COPIED = "navigator.clipboard.readText()"


@pytest.fixture
def marta(resident):
    resident.context.grant_permissions(["clipboard-read", "clipboard-write"])
    resident.make_list("Cena", ["pan", "leche"])
    resident.list_page = resident.page.url
    return resident


def change_bread(person, **fields):
    """Without signal, on a page that was open before."""
    open_item(person, "pan")
    for name, text in fields.items():
        person.page.locator(f"#{name}").fill(text)
    wait_until_kept(person, path_of(person.page.url))
    lose_signal(person)
    person.press_done()
    expect_waiting(person, 1)


def expect_refused(person):
    """On the page of what waits; its row."""
    person.signal.up()
    person.go("/waiting")
    row = person.page.locator(".waiting-entry")
    expect(row.locator(".waiting-reason")).not_to_be_empty()
    return row


def press(person, row, name):
    person.tap(row.get_by_role("button", name=name))


def test_what_was_refused_is_opened_as_it_was_typed_and_corrected(marta):
    change_bread(marta, price="muchísimo", note="integral")
    row = expect_refused(marta)
    expect(row.locator(".row-title")).to_have_text("pan")
    press(marta, row, "Abrir y corregir")
    expect(marta.page.locator("#price")).to_have_value("muchísimo")
    expect(marta.page.locator("#note")).to_have_value("integral")
    marta.page.locator("#price").fill("2,50")
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/lists/[0-9a-f-]{36}(\?|$)"))
    expect_all_sent(marta)
    expect(item(marta, "pan")).to_contain_text("2,50")
    expect(item(marta, "pan")).to_contain_text("integral")


def test_what_was_refused_is_copied_with_all_that_was_typed(marta):
    change_bread(marta, price="muchísimo", note="integral")
    row = expect_refused(marta)
    press(marta, row, "Copiar")
    assert marta.page.evaluate(COPIED).split("\n") == ["pan", "muchísimo", "integral"]
    press(marta, row, "Descartar")
    expect_waiting(marta, 0)
    marta.page.goto(marta.list_page)
    expect(item(marta, "pan")).not_to_contain_text("integral")


def test_what_is_typed_of_a_row_that_others_have_deleted_is_explained_and_not_lost(marta, neighbour):
    ana = neighbour()
    ana.join(marta.invite(), "Ana")
    marta.page.goto(marta.list_page)
    change_bread(marta, note="integral")
    ana.page.goto(ana.address + path_of(marta.list_page))
    ana.swipe(item(ana, "pan"), 380)
    expect(item(ana, "pan")).to_have_count(0)
    row = expect_refused(marta)
    expect(row.locator(".waiting-reason")).to_have_text("Este artículo ya no está en la lista: alguien lo ha quitado.")
    press(marta, row, "Copiar")
    assert marta.page.evaluate(COPIED).split("\n") == ["pan", "integral"]
    # Nor does it bring the row back.
    marta.page.goto(marta.list_page)
    assert names(marta) == ["leche"]
    expect_waiting(marta, 1)


BADGES = """window.badges = [];
Navigator.prototype.setAppBadge = count => Promise.resolve(void badges.push(count));
Navigator.prototype.clearAppBadge = () => Promise.resolve(void badges.push(0));"""


def test_the_icon_tells_how_much_waits(marta):
    marta.page.add_init_script(BADGES)
    marta.page.goto(marta.list_page)
    wait_until_kept(marta, path_of(marta.list_page), words="leche")
    lose_signal(marta)
    tick(marta, "pan")
    expect_waiting(marta, 1)
    tick(marta, "leche")
    expect_waiting(marta, 2)
    assert marta.page.evaluate("badges") == [1, 2]
    # Who comes back finds it there.
    marta.page.reload()
    expect_ticked(marta, "leche")
    expect_waiting(marta, 2)
    assert marta.page.evaluate("badges.at(-1)") == 2
    marta.signal.up()
    expect_all_sent(marta)
    assert marta.page.evaluate("badges.at(-1)") == 0
