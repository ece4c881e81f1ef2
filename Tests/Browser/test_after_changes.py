"""After each change that a page offers, made by keyboard alone, one stands beside what has changed and has heard of it by name."""

import re

import pytest
from playwright.sync_api import Error

from changing import BEGIN, CARET, IDS, SEQUENCE, Listener
from full_house import address, full_house, page_routes, same_person, sample_of_routes
from person import DESKTOP, IS_LONG, ORIGIN, Person
from shopping_list import write
from test_pools import new_pool, tomorrow

KINDS = {"save", "delete", "move", "pick", "tick", "step", "do"}
# What the sample holds besides one page of each kind: where there is most to change.
RICH = [
    "/s/:space/orders/orders/:order", "/s/:space/orders/orders/new", "/s/:space/pools/pools/:pool", "/s/:space/restaurant/kitchen",
    "/s/:space/shopping/aisles", "/s/:space/shopping/lists/:list", "/s/:space/shopping/lists/:list/trip"]
# What guests are shown, what its link is called, and the kinds of what they change there.
SHARED = {
    "/s/:space/orders/orders/:order": ("Compartir con el cliente", set()),
    "/s/:space/shopping/lists/:list": ("Invitar con un enlace", {"tick", "do", "delete"}),
    "/s/:space/pools/pools/:pool": ("Invitar con un enlace", {"do"}),
    "/s/:space/pools/leagues/:league": ("Invitar con un enlace", {"save"}),
    "/s/:space/wines/us/selections/:selection": ("Compartir con un enlace", set()),
}


def places(listener, path):
    """A page, and the same while its list is edited."""
    yield path
    listener.open(path)
    edit = listener.page.locator("main a[data-edit]")
    if edit.count() and "edit=1" not in path:
        yield edit.get_attribute("href")


def test_after_every_change_one_is_beside_it_and_has_heard_of_it(browser, full_house, address):
    person = same_person(browser, full_house[1], size=DESKTOP)
    listener = Listener(person)
    routes = page_routes() if IS_LONG else [*sample_of_routes(), *RICH]
    done = set()
    # What is done to the house's components is done to nothing.
    for route in [route for route in routes if not route.startswith("/house/components")]:
        for place in places(listener, address(route)):
            for number, offer in enumerate(listener.open(place)):
                # The same on another page is another change only where there is time for all of them.
                change = (route if IS_LONG else route.split("/")[3:4], offer["kind"], IDS.sub("", offer["action"]))
                if str(change) not in done:
                    listener.change(place, number, ["button", "key"][len(done) % 2])
                    done.add(str(change))
    person.close()
    assert not listener.faults, "\n".join(listener.faults)
    assert {kind for kind in KINDS if f"'{kind}'" not in str(done)} == set()
    assert listener.undone == {"button", "key"}


def test_what_somebody_else_changes_takes_neither_the_focus_nor_the_caret(browser, full_house, address):
    house, marta = full_house
    person = same_person(browser, marta, size=DESKTOP)
    page, faults, walked = person.page, [], 0
    for route in page_routes() if IS_LONG else [*sample_of_routes(), "/s/:space/shopping/lists/:list/text"]:
        # Members alone are told what their space is called.
        if not route.startswith("/s/"):
            continue
        page.goto(house.address + address(route))
        person.wait_until_still()
        before = page.evaluate(SEQUENCE)
        has_place, is_field = page.evaluate(BEGIN)
        if before < 0 or not has_place:
            continue
        walked += 1
        if is_field:
            page.keyboard.type("ab")
            page.keyboard.press("ArrowLeft")
        held = page.evaluate(CARET)
        # What the space is called is heard by every page.
        marta.post(f"{marta.space}/settings", name=f"Casa {walked}", currency="EUR", zone="Europe/Madrid")
        try:
            page.wait_for_function(f"before => ({SEQUENCE})() > before", arg=before)
        except Error:
            faults.append(f"{route}: hears nothing")
        if page.evaluate(CARET) != held:
            faults.append(f"{route}: {held} has become {page.evaluate(CARET)}")
    person.close()
    assert not faults, "\n".join(faults)
    assert walked > 15


def come_as_guest(browser, marta, page, name):
    """Somebody without an account, whom a member's link has led to a page."""
    guest = Person(browser, marta.house, size=DESKTOP)
    guest.visit(marta.share(re.sub("^/s/[^/]+", "", page), name))
    guest.page.locator("#name").fill("Lola")
    guest.tap(guest.page.locator("form .button"))
    guest.page.wait_for_url(re.compile("/g/"))
    return guest


@pytest.mark.parametrize("route", SHARED, ids=lambda route: route.split("/")[-1].strip(":"))
def test_guests_are_beside_what_they_change_and_hear_of_it(browser, full_house, address, route):
    marta, (name, kinds) = full_house[1], SHARED[route]
    # In the full house people bet on paper.
    page = new_pool(marta, by_link=True, kick_off=tomorrow(48)) if ":pool" in route else address(route)
    guest = come_as_guest(browser, marta, page, name)
    if ":list" in route:
        # What they have added themselves they take back.
        write(guest, "limones")
        guest.button("Eliminar limones").wait_for()
    listener, done = Listener(guest), set()
    start = re.sub("[?#].*", "", ORIGIN.sub("", guest.page.url))
    # What the page leads to is walked along: the rounds of a league, the log of a pool, what waits.
    paths = [start, *dict.fromkeys(re.findall(r'href="(/g/[^"?#]+)', guest.page.content())), re.sub("(/g/[^/]+).*", r"\1/waiting", start)]
    for path in dict.fromkeys(path for path in paths if not re.search(r"\.[a-z]+$|/live$", path)):
        for number, offer in enumerate(listener.open(path)):
            change = (offer["kind"], IDS.sub("", offer["action"]))
            if change not in done:
                listener.change(path, number, ["button", "key"][len(done) % 2])
                done.add(change)
    guest.close()
    assert not listener.faults, "\n".join(listener.faults)
    assert {kind for kind, _ in done} == kinds


def test_what_a_member_changes_takes_neither_the_focus_nor_the_caret_of_a_guest(browser, full_house, address):
    marta = full_house[1]
    place = address("/s/:space/shopping/lists/:list")
    guest = come_as_guest(browser, marta, place, "Invitar con un enlace")
    page = guest.page
    guest.wait_until_still()
    before = page.evaluate(SEQUENCE)
    assert page.evaluate(BEGIN) == [True, True]
    page.keyboard.type("ab")
    page.keyboard.press("ArrowLeft")
    held = page.evaluate(CARET)
    marta.post(f"{marta.house.address}{place}/lines", text="mandarinas")
    page.get_by_text("mandarinas").first.wait_for()
    assert page.evaluate(SEQUENCE) > before
    assert page.evaluate(CARET) == held
    guest.close()
