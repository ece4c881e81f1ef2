"""What is due in a calendar of one's own, which another program reads by a secret address."""

import datetime
import urllib.error
import urllib.request

import icalendar
import pytest
from playwright.sync_api import expect

from looking import each_size, look
from person import ORDER
from test_orders_morning import SCRIPTS


def read(address):
    with urllib.request.urlopen(address) as answer:
        assert answer.headers["Content-Type"] == "text/calendar; charset=utf-8"
        return icalendar.Calendar.from_ical(answer.read())


def make_address(person):
    person.page.goto(person.address + "/me/calendar")
    person.tap(person.button("Crear una dirección"))
    person.page.locator("#link").wait_for()
    return person.link_shown()


@SCRIPTS
def test_a_calendar_reads_what_is_due_until_its_address_is_taken_back(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.page.goto(marta.address + "/me")
    marta.tap(marta.link("Calendario"))
    expect(marta.page.locator("main h1")).to_have_text("Calendario")
    address = make_address(marta)
    assert list(read(address).events) == []
    marta.add_customer("Luisa")
    marta.add_product("Hogaza")
    order_for_tomorrow(marta, "Luisa", "Hogaza")
    event, = read(address).events
    assert event["summary"].replace("\xa0", " ") == "Luisa: 1 × Hogaza"
    assert event.end - event.start == datetime.timedelta(days=1)
    # What it leads to is the order itself, for whoever is signed in.
    marta.visit(event["url"])
    expect(marta.page.locator("main")).to_contain_text("Hogaza")
    marta.page.goto(marta.address + "/me/calendar")
    expect(marta.page.locator("main .row-subtitle").first).to_contain_text("Último uso")
    marta.tap(marta.page.get_by_role("button", name="Anular la dirección del calendario"))
    expect(marta.button("Crear una dirección")).to_be_visible()
    with pytest.raises(urllib.error.HTTPError, match="410"):
        read(address)


def order_for_tomorrow(person, customer, product):
    person.go("/orders/orders/new")
    person.tap(person.page.locator("#customer"))
    person.tap(person.page.locator("button[name=customer]", has_text=customer))
    person.tap(person.page.locator("#add-line button"))
    person.tap(person.page.locator("button[name=product]", has_text=product))
    person.page.locator("#code").wait_for()
    person.tap(person.button("Mañana"))
    person.press_done()
    person.page.wait_for_url(ORDER)


@each_size
def test_the_calendars_pages_look_right(move_in, size):
    marta = move_in(size=size)
    shown = size["width"]
    marta.page.goto(marta.address + "/me/calendar")
    found = look(marta, f"calendar-none-{shown}")
    make_address(marta)
    found += look(marta, f"calendar-new-{shown}")
    marta.page.goto(marta.address + "/me/calendar")
    found += look(marta, f"calendar-{shown}")
    assert found == []
