"""A wine that is in no catalogue: written down with a photo of its label in a few taps, found, corrected, and merged with undo."""

import base64
import re

import pytest
from playwright.sync_api import expect

from looking import each_size_and_language, look
from person import PHONE, TABLET

SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
LABEL = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==")
WORDS = {"es": ("Nuevo vino", "Editar"), "en": ("New wine", "Edit"), "pt": ("Novo vinho", "Editar")}


def write_down(person, name, winery=""):
    person.page.locator("#name").fill(name)
    person.page.locator("#winery").fill(winery)
    person.page.locator("#photo").set_input_files({"name": "etiqueta.png", "mimeType": "image/png", "buffer": LABEL})
    person.press_done()
    person.page.wait_for_url(re.compile(r"/wines/bottles/\d+(\?|$)"))


@SCRIPTS
@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_a_new_wine_with_a_photo_takes_at_most_eight_taps(move_in, size, scripts):
    marta = move_in(size=size, scripts=scripts)
    taps, tap = [], marta.tap
    marta.tap = lambda locator: (taps.append(1), tap(locator))
    marta.tap(marta.page.locator(".springboard-app[data-app=wines]"))
    marta.tap(marta.page.get_by_role("link", name="Nuevo vino"))
    # The name, the photo and the winery are a tap each, and two are the camera's own; the last one saves.
    taps += [1] * 5
    write_down(marta, "Tinto de la tía", "Casa Pilar")
    assert len(taps) <= 8
    expect(marta.page.locator("main h1")).to_have_text("Tinto de la tía")
    photo = marta.page.locator("main img.wine-photo")
    assert photo.evaluate("image => image.decode().then(() => image.naturalWidth)") == 1
    marta.go("/wines/lists/all?q=pilar")
    expect(marta.page.locator("main .wine .row-title").first).to_have_text("Tinto de la tía")


@SCRIPTS
def test_what_no_search_finds_is_added_by_hand(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/wines/lists/all?q=zzyzxq")
    marta.tap(marta.link("Añadirlo a mano"))
    expect(marta.page.locator("#name")).to_have_value("zzyzxq")
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/wines/bottles/\d+"))
    marta.go("/wines/lists/all?q=zzyzxq")
    expect(marta.page.locator("main .wine")).to_have_count(1)


@SCRIPTS
def test_it_is_corrected_merged_and_two_again_by_undo(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/wines/house/new")
    write_down(marta, "Muga de casa", "Muga")
    marta.tap(marta.button("Favorito"))
    expect(marta.button("Favorito")).to_have_attribute("aria-pressed", "true")
    marta.tap(marta.page.locator("main .bar").get_by_role("link", name="Editar"))
    marta.page.locator("#grapes").fill("Graciano")
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/wines/bottles/\d+(\?|$)"))
    expect(marta.page.locator("main .wine-label")).to_contain_text("Graciano")
    expect(marta.page.locator("main img.wine-photo")).to_be_visible()
    marta.tap(marta.page.locator("main .bar").get_by_role("link", name="Editar"))
    marta.open_menu()
    marta.tap(marta.link("Es otro de la lista"))
    marta.page.locator("#q").fill("muga")
    if not scripts:
        marta.page.locator("#q").press("Enter")
    marta.page.wait_for_url(re.compile("q=muga$"))
    other = marta.page.locator("main button[name=into]").first
    other.wait_for()
    marta.wait_until_still() if scripts else None
    name = other.locator(".row-title").inner_text()
    marta.tap(other)
    expect(marta.page.locator("main h1")).to_have_text(name)
    expect(marta.button("Favorito")).to_have_attribute("aria-pressed", "true")
    marta.tap(marta.page.locator(".toast button", has_text="Deshacer"))
    expect(marta.button("Favorito")).to_have_attribute("aria-pressed", "false")
    marta.go("/wines/mine")
    expect(marta.page.locator("main .wine .row-title")).to_have_text(["Muga de casa"])


@SCRIPTS
@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_an_operator_takes_it_into_the_catalogue_and_undo_makes_it_the_spaces_own_again(move_in, size, scripts):
    marta = move_in(size=size, scripts=scripts)
    marta.go("/wines/house/new")
    write_down(marta, "Tinto de la tía", "Casa Pilar")
    own = marta.page.url.split("?")[0]
    marta.tap(marta.button("Favorito"))
    expect(marta.button("Favorito")).to_have_attribute("aria-pressed", "true")
    taking = marta.row("Llevar al catálogo").locator("a")
    marta.tap(taking)
    expect(marta.page.locator("main h1")).to_have_text("Llevar al catálogo")
    expect(marta.page.locator("main h2")).to_have_text("Tinto de la tía")
    expect(marta.page.locator("main .wine-label")).to_contain_text("Casa Pilar")
    expect(marta.page.locator("main img.wine-photo")).to_have_count(0)
    marta.press_done()
    expect(marta.page.locator(".toast")).to_contain_text("«Tinto de la tía» está en el catálogo")
    assert marta.page.url.split("?")[0] != own
    expect(marta.page.locator("main h1")).to_have_text("Tinto de la tía")
    expect(marta.page.locator("main img.wine-photo")).to_be_visible()
    expect(marta.button("Favorito")).to_have_attribute("aria-pressed", "true")
    expect(taking).to_have_count(0)
    marta.tap(marta.page.locator(".toast button", has_text="Deshacer"))
    marta.page.wait_for_url(re.compile(re.escape(own)))
    expect(marta.page.locator("main h1")).to_have_text("Tinto de la tía")
    expect(taking).to_be_visible()
    expect(marta.button("Favorito")).to_have_attribute("aria-pressed", "true")


@each_size_and_language
def test_it_has_a_picture_and_no_fault_for_axe(move_in, language, size):
    marta = move_in(language=language, size=size)
    new, edit = WORDS[language]
    name = f"{language}-{size['width']}"
    marta.go("/wines/menu")
    marta.tap(marta.page.get_by_role("link", name=new))
    found = look(marta, f"house-wine-new-{name}")
    write_down(marta, "Casa Pilar", "Pilar")
    found += look(marta, f"house-wine-{name}")
    marta.tap(marta.page.locator("main .bar").get_by_role("link", name=edit))
    found += look(marta, f"house-wine-form-{name}")
    address = re.sub(r"\?.*", "", marta.page.url)
    marta.page.goto(f"{address}/merging?q=muga")
    found += look(marta, f"house-wine-merging-{name}")
    marta.go("/wines/lists/all?q=pilar")
    found += look(marta, f"house-wine-found-{name}")
    marta.page.goto(f"{address}/taking")
    found += look(marta, f"house-wine-taking-{name}")
    assert found == []
