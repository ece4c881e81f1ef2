"""How the house does, for those who run it: what is wrong first, and then everything else."""

import datetime
import pathlib
import re

import pytest
from playwright.sync_api import expect

from looking import each_size, look

SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])


def open_page(person):
    """As one finds it: from one's own page."""
    person.page.goto(f"{person.address}/me")
    person.tap(person.page.locator('a[href="/house"]'))
    person.page.wait_for_url(re.compile("/house$"))


@SCRIPTS
@pytest.mark.parametrize("language, title, well, day", [
    ("es", "Cómo está la casa", "Todo va bien.", "La última copia tiene 9 días."),
    ("en", "How the house is doing", "All is well.", "The last backup is 9 days old."),
    ("pt", "Como está a casa", "Está tudo bem.", "A última cópia tem 9 dias.")])
def test_it_says_first_what_is_wrong_else_that_all_is_well(move_in, house, language, title, well, day, scripts):
    marta = move_in(language=language, scripts=scripts)
    marta.post("/house/backups")
    open_page(marta)
    expect(marta.page.locator("main h1")).to_have_text(title)
    expect(marta.page.locator("main .notice").first).to_have_text(well)
    grow_old(house, days=9)
    marta.page.reload()
    expect(marta.page.locator("main .notice").first).to_contain_text(day)
    # The way to where one does something about it.
    marta.tap(marta.page.locator("main .notice a").first)
    marta.page.wait_for_url(re.compile("/house/backups$"))


def grow_old(house, days):
    """Calls every copy by a name of days before, which says when it was made."""

    moment = datetime.datetime.now(datetime.UTC) - datetime.timedelta(days=days, hours=1)
    copies = list(pathlib.Path(house.folder.name, "backups").glob("*.sqlite"))
    assert copies
    for number, copy in enumerate(copies):
        name = (moment - datetime.timedelta(minutes=number)).strftime("sobremesa-%Y-%m-%dT%H-%M-%S.000Z.sqlite")
        copy.rename(copy.with_name(name))


def test_an_open_page_hears_that_something_is_wrong(marta, house):
    marta.post("/house/backups")
    open_page(marta)
    marta.page.locator("main details.disclosure summary").first.click()
    grow_old(house, days=3)
    expect(marta.page.locator("main .notice").first).to_contain_text("La última copia tiene 3 días.", timeout=40_000)
    # What one had opened stays open.
    expect(marta.page.locator("main details.disclosure").first).to_have_attribute("open", "")


@each_size
def test_it_looks_like_the_house(move_in, house, size):
    marta = move_in(size=size)
    marta.post("/house/backups")
    open_page(marta)
    for disclosure in marta.page.locator("main details.disclosure").all():
        disclosure.locator("summary").click()
    assert look(marta, f"operating-{size['width']}") == []
    grow_old(house, days=9)
    marta.page.reload()
    assert look(marta, f"operating-wrong-{size['width']}") == []
    marta.tap(marta.page.locator('a[href="/house/changes"]'))
    expect(marta.page.locator("main h1")).to_have_text("Qué hay de nuevo")
    assert look(marta, f"operating-changes-{size['width']}") == []
