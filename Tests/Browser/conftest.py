"""One browser for all tests; for each test a house of its own and a person who has just moved in."""

import pathlib

import pytest
from playwright.sync_api import expect, sync_playwright

from chromium import Chromium, Limit
from house import House
from person import IS_LONG, PATIENCE, PHONE, Person
from phone_signal import Signal
from sharing import SharedHouses

expect.set_options(timeout=PATIENCE)

FAILURES = pathlib.Path(__file__).parent / "failures"
# The longest journeys take two minutes, on a busy machine some more, and in a long run an hour.
LONGEST = 4 * 3600 if IS_LONG else 600


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    outcome = yield
    setattr(item, f"report_{call.when}", outcome.get_result())


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol():
    with Limit(LONGEST):
        yield


@pytest.fixture(scope="session")
def browser():
    with sync_playwright() as playwright:
        browser = Chromium(playwright)
        yield browser
        browser.close()


@pytest.fixture
def house():
    house = House(url="http://casa.example")
    yield house
    house.close()


@pytest.fixture
def people(request):
    """Everybody in a test. Shows what they saw last when it fails, and checks otherwise that nothing broke for them."""
    people = []
    yield people
    failed = getattr(request.node, "report_call", None) is not None and request.node.report_call.failed
    for number, person in enumerate(people):
        if failed:
            FAILURES.mkdir(exist_ok=True)
            person.page.screenshot(path=FAILURES / f"{request.node.name}-{number}.png")
        person.close()
    if not failed:
        for person in people:
            assert person.faults == []


@pytest.fixture
def guest(browser, house, people):
    """Makes somebody without an account, on a phone of their own."""

    def guest(**options):
        people.append(Person(browser, house, **options))
        return people[-1]

    return guest


@pytest.fixture
def move_in(browser, house, people):
    """Makes somebody who opens the welcome link and presses its one button."""

    def move_in(language="es", size=PHONE, scripts=True, **options):
        person = Person(browser, house, language=language, size=size, scripts=scripts, **options)
        people.append(person)
        person.move_in()
        return person

    return move_in


@pytest.fixture
def phone(browser, house, people):
    """Makes somebody on a phone of their own, who reaches the house by its signal alone: `person.signal`."""
    signals = []

    def phone(**options):
        signals.append(Signal(int(house.address.rsplit(":", 1)[1])))
        people.append(Person(browser, house, signal=signals[-1], **options))
        return people[-1]

    yield phone
    for signal in signals:
        signal.close()


@pytest.fixture
def marta(move_in):
    return move_in()


@pytest.fixture(scope="session")
def shared_houses(browser):
    houses = SharedHouses(browser)
    yield houses
    houses.close()


@pytest.fixture
def neighbour(shared_houses, people):
    """Makes somebody without an account on a phone of their own, who may come to where the resident is, under a name that no other
    test uses."""
    neighbours = []

    def neighbour():
        neighbours.append(shared_houses.person())
        people.append(neighbours[-1])
        return neighbours[-1]

    yield neighbour
    for person in neighbours:
        person.signal.close()


@pytest.fixture
def resident(shared_houses, people):
    """Somebody on a phone, in a house that other tests share and a space that is theirs alone."""
    person = shared_houses.resident()
    people.append(person)
    yield person
    person.signal.close()
