"""The bottles in the house: in by a form, out by a tap with a note, by a finger, without signal and without scripts."""

import re

import pytest
from playwright.sync_api import expect

from looking import each_size_and_language, look
from person import PHONE, TABLET
from test_offline_apps import KEPT, take_along
from test_offline_reading import READY
from test_offline_shopping import expect_all_sent, expect_waiting, lose_signal

SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
WORDS = {
    "es": ("A la bodega", "Beber una", "Para beber ya", "¿Qué tal estaba?"),
    "en": ("To the cellar", "Drink one", "Drink soon", "How was it?"),
    "pt": ("Para a adega", "Beber uma", "Para beber já", "Que tal estava?"),
}


def put_bottles(person, count, place="", drink_by="", language="es"):
    """Of the first red that there is, into the cellar; the wine's name."""
    person.go("/wines/lists/red?table=0")
    person.tap(person.page.locator("main .wine .row-link").first)
    name = person.page.locator("main h1").inner_text()
    person.tap(person.page.locator("main .tool", has_text=WORDS[language][0]))
    person.page.locator("#bottles").fill(str(count))
    person.page.locator("#place").fill(place)
    person.page.locator("#drink_by").fill(str(drink_by))
    person.press_done()
    person.page.wait_for_url(re.compile(r"/wines/bottles/\d+(\?|$)"))
    return name


def lot(person, name):
    return person.page.locator("main .row:has(.wine-lot)", has_text=name)


@SCRIPTS
@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_a_bottle_goes_in_and_out_with_a_note(move_in, size, scripts):
    marta = move_in(size=size, scripts=scripts)
    name = put_bottles(marta, 2, "Cueva, balda 2", 2020)
    expect(marta.page.locator("main .row:has(.wine-lot)")).to_contain_text("Cueva, balda 2")
    marta.go("/wines/mine")
    marta.tap(marta.link("Bodega"))
    expect(marta.page.locator("main .group-title").first).to_have_text("Para beber ya")
    expect(lot(marta, name)).to_contain_text("2 botellas · Cueva, balda 2 · hasta 2020")
    marta.tap(lot(marta, name).get_by_role("button", name=re.compile("^Beber una")))
    expect(marta.page.locator(".toast p")).to_have_text(f"Botella bebida: {name}")
    expect(lot(marta, name)).to_contain_text("1 botella ·")
    marta.tap(marta.page.locator("main [data-section=unnoted] a"))
    marta.page.locator("#note").fill("Redondo")
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/wines/cellar(\?|$)"))
    expect(marta.page.locator("main [data-section=unnoted]")).to_have_count(0)
    expect(marta.page.locator("main [data-section=drunk] .row")).to_have_count(1)
    marta.tap(lot(marta, name).get_by_role("button", name=re.compile("^Beber una")))
    expect(lot(marta, name)).to_have_count(0)
    marta.tap(marta.page.locator(".toast button", has_text="Deshacer"))
    expect(lot(marta, name)).to_contain_text("1 botella ·")
    marta.tap(marta.page.locator("main [data-section=drunk] a").first)
    expect(marta.page.locator("#note")).to_have_value("Redondo")


def test_what_is_in_the_house_for_this_dish_is_found(move_in):
    marta = move_in()
    marta.go("/wines/lists/red?food=Lamb&table=0")
    marta.tap(marta.page.locator("main .wine .row-link").first)
    name = marta.page.locator("main h1").inner_text()
    marta.tap(marta.page.locator("main .tool", has_text="A la bodega"))
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/wines/bottles/\d+(\?|$)"))
    marta.go("/wines/cellar")
    marta.page.locator("#q").fill("algo para cordero")
    marta.page.wait_for_url(re.compile("q="))
    expect(lot(marta, name)).to_have_count(1)
    marta.page.locator("#q").fill("ostras")
    expect(lot(marta, name)).to_have_count(0)


def test_the_partner_sees_at_once_what_was_drunk(marta, guest):
    name = put_bottles(marta, 3, "Despensa")
    luis = guest()
    luis.join(marta.invite(), "Luis")
    luis.go("/wines/cellar")
    expect(lot(luis, name)).to_contain_text("3 botellas")
    marta.go("/wines/cellar")
    marta.tap(lot(marta, name).get_by_role("button", name=re.compile("^Beber una")))
    expect(lot(luis, name)).to_contain_text("2 botellas")


def test_without_signal_bottles_are_drunk_noted_and_marked(phone):
    marta = phone()
    marta.move_in()
    marta.page.evaluate(READY)
    name = put_bottles(marta, 3, "Cueva")
    take_along(marta, "/wines/cellar", words=name)
    links = [path for path in marta.context.request.get(marta.space + "/kept").text().split() if "list=cellar" in path]
    assert marta.page.evaluate(KEPT, links) is None
    lose_signal(marta)
    marta.go("/wines/cellar")
    button = lot(marta, name).get_by_role("button", name=re.compile("^Beber una"))
    marta.tap(button)
    expect(lot(marta, name)).to_have_attribute("data-pending", "")
    marta.tap(button)
    expect_waiting(marta, 2)
    faults = look(marta, "offline-cellar")
    marta.tap(lot(marta, name).locator("a"))
    marta.tap(marta.button("Favorito"))
    marta.tap(marta.page.locator("main .tool", has_text="Lo he bebido"))
    marta.page.locator("#note").fill("A oscuras")
    marta.press_done()
    expect_waiting(marta, 4)
    marta.signal.up()
    expect_all_sent(marta)
    marta.go("/wines/cellar")
    expect(lot(marta, name)).to_contain_text("1 botella")
    expect(marta.page.locator("main [data-section=drunk] .row")).to_have_count(2)
    marta.go("/wines/mine?show=drunk")
    expect(marta.page.get_by_text("A oscuras")).to_have_count(1)
    marta.go("/wines/mine")
    expect(marta.page.locator("main .wine")).to_have_count(1)
    assert faults == []


@each_size_and_language
def test_the_cellar_has_a_picture_and_no_fault_for_axe(move_in, language, size):
    marta = move_in(language=language, size=size)
    marta.go("/wines/cellar")
    name = size["width"]
    found = look(marta, f"cellar-empty-{language}-{name}")
    _, drink, soon, how = WORDS[language]
    put_bottles(marta, 4, "Cueva, balda 2", 2020, language)
    found += look(marta, f"cellar-wine-{language}-{name}")
    put_bottles(marta, 1, "Despensa", "", language)
    marta.go("/wines/cellar")
    expect(marta.page.locator("main .group-title").first).to_have_text(soon)
    marta.tap(marta.page.get_by_role("button", name=re.compile(f"^{drink}")).first)
    expect(marta.page.locator("main .group-title").first).to_have_text(how)
    found += look(marta, f"cellar-{language}-{name}")
    marta.tap(marta.page.locator("main .wine-lot a").first)
    marta.tap(marta.page.locator("main .wine-lot a").first)
    found += look(marta, f"cellar-form-{language}-{name}")
    assert found == []
