"""With letters twice as large, each button, link and field of a page of each kind, and in a long run of every page, is still on
the phone's screen and under nothing; on a tablet, where the list stands beside it, and in Portuguese a page of each kind."""

import re

import pytest

from full_house import address, full_house, page_routes, same_person, sample_of_routes
from person import DESKTOP, IS_LONG, MAGNIFIED, PHONE, TABLET, Person
from reaching import FINGER, POINTER, too_small, unreached, unreached_magnified
from test_guests import SHARE, come


def unreached_there(person, path):
    """What nobody can touch on a page, and on the same page while its list is edited."""
    person.page.goto(person.house.address + path)
    found = [f"{path}: {fault}" for fault in [*unreached(person), *too_small(person, FINGER)]]
    edit = person.page.locator("main a[data-edit]")
    if "edit=1" not in path and edit.count():
        found += unreached_there(person, edit.get_attribute("href"))
    return found


def test_every_page_is_in_reach(full_house, address):
    house, marta = full_house
    found = [fault for route in (page_routes() if IS_LONG else sample_of_routes()) for fault in unreached_there(marta, address(route))]
    assert found == []


def speak(person, language):
    person.page.goto(person.house.address + "/me")
    person.page.locator("#language").select_option(language)
    person.press_done()
    person.page.locator(f"html[lang={language}]").wait_for()


def test_a_page_of_each_kind_is_in_reach_on_a_tablet_and_in_portuguese(full_house, address):
    house, marta = full_house
    pages = [address(route) for route in sample_of_routes()]
    marta.page.set_viewport_size(TABLET)
    found = [f"tablet: {fault}" for path in pages for fault in unreached_there(marta, path)]
    marta.page.set_viewport_size(PHONE)
    speak(marta, "pt")
    found += [f"pt: {fault}" for path in pages for fault in unreached_there(marta, path)]
    speak(marta, "es")
    assert found == []


def faults_in(browser, full_house, address, size, faults):
    """On a page of each kind, and in a long run on all, by the page."""
    house, marta = full_house
    person = same_person(browser, marta, size=size)
    found = []
    for route in page_routes() if IS_LONG else sample_of_routes():
        person.page.goto(house.address + address(route))
        found += [f"{route}: {fault}" for fault in faults(person)]
    person.close()
    return found


def test_at_four_times_the_size_each_page_is_read_in_one_direction_and_under_nothing(browser, full_house, address):
    assert faults_in(browser, full_house, address, MAGNIFIED, unreached_magnified) == []


def test_what_a_pointer_meets_is_large_enough(browser, full_house, address):
    assert faults_in(browser, full_house, address, DESKTOP, lambda person: too_small(person, POINTER)) == []


def test_every_page_for_guests_is_in_reach(browser, full_house, address):
    house, marta = full_house
    lola = Person(browser, house)
    found = []
    shared = {
        "orders/orders/:order": SHARE, "shopping/lists/:list": "Invitar con un enlace",
        "pools/pools/:pool": "Invitar con un enlace", "wines/us/selections/:selection": "Compartir con un enlace"}
    for route, name in shared.items():
        link = marta.share(address(f"/s/:space/{route}").removeprefix(marta.space.removeprefix(house.address)), name)
        found += unreached_there(lola, link.removeprefix(house.address))
        come(lola, link)
        found += unreached_there(lola, re.sub("^https?://[^/]+", "", lola.page.url))
    lola.close()
    assert found == []


def test_every_door_is_in_reach(house, browser):
    ana = Person(browser, house)
    found = unreached_there(ana, re.sub("^https?://[^/]+", "", house.welcome))
    ana.move_in()
    # A page that is still gliding in lies over itself.
    ana.page.emulate_media(reduced_motion="reduce")
    invitation = ana.invite().removeprefix(house.address)
    found += unreached(ana)
    luis = Person(browser, house)
    for path in [invitation, "/sign-in", "/recover"]:
        found += unreached_there(luis, path)
    for person in [ana, luis]:
        person.close()
    assert found == []


@pytest.mark.parametrize("body, fault", [
    ("<button>Guardar</button>", None),
    ("<button style='margin-left: 22em'>Guardar</button>", "cut off by the screen"),
    ("<div style='overflow: clip; width: 3em'><button style='width: 8em'>Guardar</button></div>", "cut off by div"),
    ("<button>Guardar</button><p style='position: fixed; inset: 0'>Aviso</p>", "is under p"),
])
def test_what_is_out_of_reach_is_found(browser, house, body, fault):
    person = Person(browser, house)
    person.page.set_content(f"<!doctype html><meta name=viewport content='width=device-width'>{body}")
    found = unreached(person)
    person.close()
    assert found == [] if fault is None else fault in found[0]
