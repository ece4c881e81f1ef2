"""What somebody shows of their wines: to the people of a space and by link, seen by a second person, and gone at once."""

import re

import pytest
from playwright.sync_api import expect

from looking import each_size_and_language, look
from person import PHONE, TABLET

LONG = "Transportesinternacionalesdemercancíasdelnoroeste de España"
SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
WORDS = {
    "es": ("Favorito", "Mi perfil", "Favoritos de los dos", "Personas"),
    "en": ("Favourite", "My profile", "You both like", "People"),
    "pt": ("Favorito", "O meu perfil", "Favoritos dos dois", "Pessoas"),
}


def like(person, place=0, language="es"):
    """One of the reds becomes a favourite; its name."""
    person.go("/wines/lists/red?table=0")
    person.tap(person.page.locator("main .wine .row-link").nth(place))
    expect(person.button(WORDS[language][0])).to_be_visible()
    name = person.page.locator("main h1").inner_text()
    person.tap(person.button(WORDS[language][0]))
    expect(person.button(WORDS[language][0])).to_have_attribute("aria-pressed", "true")
    return name


def field(person, name, audience=None):
    """The switch of a field: for whoever has the link, or for the first space."""
    group = person.page.locator("main [data-section=link]" if audience == "link" else "main [data-section]").first
    return group.locator(f"[id$=-{name}] button")


def press(person, name, audience=None):
    person.go("/wines/mine/profile")
    shown = field(person, name, audience)
    wanted = "false" if shown.get_attribute("aria-pressed") == "true" else "true"
    person.tap(shown)
    expect(field(person, name, audience)).to_have_attribute("aria-pressed", wanted)


@SCRIPTS
@pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])
def test_what_is_shown_to_the_space_is_seen_by_a_second_person_and_gone_at_once(move_in, guest, size, scripts):
    marta = move_in(size=size, scripts=scripts)
    both, alone = like(marta), like(marta, 1)
    luis = guest(size=size, scripts=scripts)
    luis.join(marta.invite(), "Luis")
    assert like(luis) == both
    luis.go("/wines/us")
    expect(luis.row("Personas")).to_have_count(0)
    marta.go("/wines/mine")
    marta.tap(marta.link("Mi perfil"))
    expect(field(marta, "favourites")).to_have_attribute("aria-pressed", "false")
    marta.tap(field(marta, "favourites"))
    expect(field(marta, "favourites")).to_have_attribute("aria-pressed", "true")
    luis.go("/wines/us")
    luis.tap(luis.row("Personas").locator("a"))
    expect(luis.row("Titular")).to_contain_text("1 en común")
    luis.tap(luis.row("Titular").locator("a"))
    expect(luis.page.locator("main .group-title")).to_have_text(["Favoritos de los dos", "Otros favoritos"])
    expect(luis.page.locator("main [data-section=both] .row")).to_contain_text(both)
    expect(luis.page.locator("main [data-section=favourites] .row")).to_have_count(1)
    # It leads to the wine, and back.
    luis.tap(luis.page.locator("main [data-section=favourites] .row-link", has_text=alone))
    expect(luis.page.locator("main h1")).to_have_text(alone)
    luis.tap(luis.page.locator("main .bar-back"))
    expect(luis.page.locator("main h1")).to_have_text("Titular")
    # Taken back by one tap, and shown again by undo.
    marta.tap(field(marta, "favourites"))
    expect(field(marta, "favourites")).to_have_attribute("aria-pressed", "false")
    if not scripts:
        luis.page.reload()
    expect(luis.page.get_by_text("Nada a la vista")).to_be_visible()
    expect(luis.page.get_by_text(alone)).to_have_count(0)
    marta.tap(marta.page.locator(".toast", has_text="Ya no se ve").get_by_role("button", name="Deshacer"))
    expect(field(marta, "favourites")).to_have_attribute("aria-pressed", "true")
    if not scripts:
        luis.page.reload()
    expect(luis.page.locator("main [data-section] .row")).to_have_count(2)


@SCRIPTS
def test_a_link_opens_what_is_shown_by_link_until_it_is_ended(move_in, guest, scripts):
    marta, lola = move_in(scripts=scripts), guest(scripts=scripts)
    name = like(marta)
    marta.go("/wines/mine/profile")
    marta.tap(marta.link("Crear o anular enlaces"))
    marta.tap(marta.page.locator("form > .button"))
    marta.page.locator("#link").wait_for()
    lola.page.goto(marta.link_shown())
    lola.page.locator("#name").fill("Lola")
    lola.tap(lola.page.locator("form .button"))
    expect(lola.page.get_by_text("Nada a la vista")).to_be_visible()
    press(marta, "favourites", "link")
    if not scripts:
        lola.page.reload()
    expect(lola.page.locator("main .wine", has_text=name)).to_have_count(1)
    expect(lola.page.locator("main .wine a")).to_have_count(0)
    marta.go("/wines/mine/profile")
    marta.tap(marta.link("Crear o anular enlaces"))
    marta.tap(marta.page.locator("main .row-button"))
    expect(marta.row("Lola")).to_have_count(0)
    if not scripts:
        lola.page.reload()
    expect(lola.page.get_by_text("Este enlace ya no vale")).to_be_visible()
    expect(lola.page.get_by_text(name)).to_have_count(0)


@each_size_and_language
def test_profiles_have_a_picture_and_no_fault_for_axe(move_in, guest, language, size):
    marta, luis = move_in(language=language, size=size), guest(language=language, size=size)
    place = f"{language}-{size['width']}"
    _, profile, both, people = WORDS[language]
    like(marta, 0, language)
    like(marta, 1, language)
    luis.join(marta.invite(), "Luis")
    like(luis, 0, language)
    luis.tap(luis.page.locator("main .tool[href*='/tastings/new']"))
    luis.page.locator("#note").fill("Redondo, con chocolate")
    luis.page.locator("#rating").select_option("9")
    luis.press_done()
    luis.page.wait_for_url(re.compile(r"/wines/bottles/\d+(\?|$)"))
    luis.go("/wines/mine")
    found = look(luis, f"profile-mine-{place}")
    luis.tap(luis.link(profile))
    expect(field(luis, "favourites")).to_be_visible()
    for name in ["favourites", "notes", "taste"]:
        press(luis, name)
    press(luis, "favourites", "link")
    found += look(luis, f"profile-own-{place}")
    marta.go("/wines/us")
    marta.tap(marta.row(people).locator("a"))
    expect(marta.row("Luis")).to_have_count(1)
    found += look(marta, f"profile-people-{place}")
    marta.tap(marta.row("Luis").locator("a"))
    expect(marta.page.locator("main .group-title").first).to_have_text(both)
    found += look(marta, f"profile-favourites-{place}")
    for name in ["notes", "taste"]:
        marta.tap(marta.page.locator(f"main .segments a[href$='show={name}']"))
        expect(marta.page.locator(f"main .segments a[href$='show={name}'][aria-current]")).to_have_count(1)
        found += look(marta, f"profile-{name}-{place}")
    # A name as long as nobody's, whoever shows nothing, and where nobody shows anything.
    luis.post("/me", name=LONG, language=language, theme="auto", colour="blue", zone="", keys="on")
    marta.go("/wines/people")
    expect(marta.row(LONG)).to_have_count(1)
    found += look(marta, f"profile-people-long-{place}")
    marta.tap(marta.row(LONG).locator("a"))
    expect(marta.page.locator("main h1")).to_contain_text("Transportes")
    found += look(marta, f"profile-long-{place}")
    luis.go("/wines/people")
    found += look(luis, f"profile-people-empty-{place}")
    for name in ["favourites", "notes", "taste"]:
        press(luis, name)
    luis.go("/wines/people/" + re.search("[0-9a-f-]{36}$", marta.page.url.split("?")[0]).group(0))
    found += look(luis, f"profile-nothing-{place}")
    assert found == []
