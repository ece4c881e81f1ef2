"""A tap means what was seen, a double tap is one, and two who tick the same both mean bought."""

import re

import pytest
from playwright.sync_api import expect

from person import DESKTOP, Person

ROUNDS = 40
LONGEST_GAP = 400


@pytest.fixture
def luis(browser, marta, people):
    luis = Person(browser, marta.house)
    luis.context.add_cookies(marta.context.cookies())
    luis.space = marta.space
    people.append(luis)
    return luis


def item(person, name):
    return person.page.locator("main .item", has=person.page.locator(".row-title", has_text=re.compile(f"^{name}$")))


def button(person, name):
    return item(person, name).locator(".tick-button")


def test_two_who_tick_the_same_item_both_mean_bought(marta, luis):
    names = [f"cosa {number}" for number in range(ROUNDS)]
    marta.add_list("Cena", names)
    with luis.page.expect_request("**/live"):
        luis.page.goto(marta.page.url)
    for number, name in enumerate(names):
        gap = number * LONGEST_GAP / (ROUNDS - 1)
        # In the pages themselves: how long a busy machine takes to move a mouse is not what is measured.
        button(marta, name).evaluate("button => button.click()")
        button(luis, name).evaluate("(button, gap) => new Promise(done => setTimeout(() => done(button.click()), gap))", gap)
    for person in (marta, luis):
        expect(person.page.locator(".tick-button[aria-pressed=true]")).to_have_count(ROUNDS)
        person.page.wait_for_load_state("networkidle")
        person.page.reload()
        expect(person.page.locator(".tick-button[aria-pressed=true]")).to_have_count(ROUNDS)


def test_two_who_tick_on_the_trip_both_mean_what_they_saw(marta, luis):
    """Each finger comes down where the item was, just when the other's tick has moved the rows."""
    names = [f"cosa {number}" for number in range(8)]
    marta.add_list("Cena", names)
    trip = re.sub(r"[?#].*", "", marta.page.url) + "/trip"
    marta.page.goto(trip)
    with luis.page.expect_request("**/live"):
        luis.page.goto(trip)
    for name in names[:5]:
        luis.page.mouse.move(0, 0)
        box = button(luis, name).bounding_box()
        button(marta, name).evaluate("button => button.click()")
        # The moment when Luis sees it; the row is gone from under his finger.
        expect(item(luis, name)).to_have_attribute("data-on", "")
        luis.page.mouse.click(box["x"] + 20, box["y"] + box["height"] / 2)
    expect(luis.page.locator("main .item[data-on]")).to_have_count(5)
    luis.page.wait_for_load_state("networkidle")
    luis.page.reload()
    for name in names:
        expect(button(luis, name)).to_have_attribute("aria-pressed", "true" if name in names[:5] else "false")


def test_a_ticked_row_of_the_trip_stays_for_a_moment(marta):
    marta.add_list("Cena", ["naranjas", "limones", "peras"])
    page = re.sub(r"[?#].*", "", marta.page.url)
    marta.page.goto(page + "/trip")
    marta.wait_until_still()
    places = {name: item(marta, name).bounding_box()["y"] for name in ("naranjas", "limones")}
    with marta.page.expect_response(lambda answer: "/trip?" in answer.url and answer.status == 200):
        button(marta, "naranjas").click()
    expect(marta.page.locator(".toast")).to_be_visible()
    for name, place in places.items():
        assert item(marta, name).bounding_box()["y"] == place
    # A second tap at once is the same tap, and not one of the next row.
    box = button(marta, "naranjas").bounding_box()
    marta.page.mouse.click(box["x"] + 20, box["y"] + box["height"] / 2)
    expect(marta.page.locator("main .group").last).to_contain_text("naranjas")
    expect(marta.page.locator("main .item[data-on]")).to_have_count(1)
    marta.page.goto(page)
    expect(button(marta, "naranjas")).to_have_attribute("aria-pressed", "true")
    expect(button(marta, "limones")).to_have_attribute("aria-pressed", "false")


def test_a_double_tap_on_a_favourite_is_one(marta):
    marta.go("/wines/menu")
    marta.tap(marta.page.locator(".wine-entry").first)
    marta.tap(marta.page.locator("main .wine .row-link").first)
    favourite = marta.button("Favorito")
    favourite.wait_for()
    page = marta.page.url
    with marta.page.expect_response(re.compile("/marks/")):
        favourite.dblclick(delay=10)
    expect(favourite).to_have_attribute("aria-pressed", "true")
    marta.page.wait_for_load_state("networkidle")
    marta.page.goto(page)
    expect(favourite).to_have_attribute("aria-pressed", "true")


def test_enter_twice_does_not_reach_the_next_row(move_in):
    marta = move_in(size=DESKTOP)
    for name in ("Ana", "Berta", "Carla"):
        marta.add_customer(name)
    marta.go("/orders/customers?edit=1")
    marta.button("Eliminar Ana").focus()
    with marta.page.expect_response(re.compile("/deletion")):
        marta.page.keyboard.press("Enter")
    expect(marta.row("Ana")).to_have_count(0)
    marta.page.keyboard.press("Enter")
    marta.page.wait_for_load_state("networkidle")
    expect(marta.page.locator("main .row")).to_have_count(2)
