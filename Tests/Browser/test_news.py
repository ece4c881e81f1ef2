"""What travels to open pages when something has changed: the change, and not the page again."""

import pytest
from playwright.sync_api import expect

from person import Person
from phone_signal import Signal
from shopping_list import expect_ticked, tick

# What an open page may take in for one change, in bytes as they travel.
MOST = 5_000
# What a page does by itself, it begins within this, in milliseconds: a row that was ticked goes to its place after 1500.
PAUSE = 4000


@pytest.fixture
def marta(resident):
    return resident


@pytest.fixture
def luis(browser, marta):
    """Marta's second device, with signal of its own."""
    luis = Person(browser, marta.house, signal=Signal(marta.signal.house_port))
    luis.context.add_cookies([{**cookie, "url": luis.address} for cookie in plain(marta.context.cookies())])
    luis.space = marta.space.replace(marta.address, luis.address)
    yield luis
    luis.close()
    luis.signal.close()
    assert luis.faults == []


def plain(cookies):
    return [{name: cookie[name] for name in ("name", "value")} for cookie in cookies]


def wait_until_quiet(*people):
    before = None
    while before != (answered := [person.signal.answered for person in people]):
        before = answered
        people[0].page.wait_for_timeout(PAUSE)


def meet(marta, luis, path):
    """Both look at a page, and everything that comes by itself has come."""
    for person in (marta, luis):
        with person.page.expect_request("**/live"):
            person.go(path)
        person.wait_until_still()
    wait_until_quiet(marta, luis)


def path_of(person):
    return person.page.url.removeprefix(person.space)


def all_text(person, part):
    """Its words, those of rows too that are far from the screen and so not drawn."""
    return person.page.locator(part).evaluate("""part => {
      for (const row of part.querySelectorAll(".item")) row.style.contentVisibility = "visible";
      return part.innerText;
    }""")


def expect_little(marta, luis, change, part="main"):
    """What somebody does reaches both pages by itself, as little; and both show then what a page shows that is opened anew."""
    before = [person.signal.answered for person in (marta, luis)]
    change()
    wait_until_quiet(marta, luis)
    took = [person.signal.answered - each for person, each in zip((marta, luis), before)]
    shown = [all_text(person, part) for person in (marta, luis)]
    luis.page.reload()
    anew = all_text(luis, part)
    assert shown == [anew, anew]
    assert max(took) <= MOST, took


def test_a_tick_on_a_list_of_five_hundred(marta, luis):
    lines = [f"{number % 9 + 1} kg thing number {number} 2.35" for number in range(500)]
    marta.make_list("Long", lines[:200])
    for start in (200, 400):
        marta.post(f"{marta.page.url}/lines", text="\n".join(lines[start:start + 200]))
    meet(marta, luis, path_of(marta))

    def change():
        tick(marta, "thing number 7")
        expect_ticked(luis, "thing number 7")

    expect_little(marta, luis, change)


@pytest.fixture
def juan(browser, marta):
    """Who changes something, while the others look."""
    juan = Person(browser, marta.house)
    juan.context.add_cookies([{**cookie, "url": juan.address} for cookie in plain(marta.context.cookies())])
    juan.space = marta.space.replace(marta.address, juan.address)
    yield juan
    juan.close()
    assert juan.faults == []


def test_an_order(marta, luis, juan):
    juan.add_customer("Ana")
    juan.add_product("Pan")
    juan.add_order("Ana", "Pan")
    meet(marta, luis, "/orders/orders")

    def change():
        juan.add_order("Ana", "Pan")
        expect(marta.page.locator("main .row[id]")).to_have_count(2)

    expect_little(marta, luis, change)


def test_a_ticket(marta, luis, juan):
    address = juan.open_restaurant()
    juan.order(address, "Pan con tomate", name="Luisa")
    meet(marta, luis, "/restaurant/kitchen")

    def change():
        juan.order(address, "Flan de huevo", name="Luisa")
        expect(marta.page.locator(".ticket")).to_have_count(2)

    # Which nobody has looked at yet, a page marks by itself.
    expect_little(marta, luis, change, part="main .tally")


def test_a_bet(marta, luis, juan):
    juan.add_pool_on_own_team("Zalamea")
    meet(marta, luis, path_of(juan))

    def change():
        juan.tap(juan.page.locator("main .add-row a"))
        juan.page.locator("#name").fill("Ana")
        juan.page.locator("#home").fill("1")
        juan.page.locator("#away").fill("0")
        juan.press_done()
        expect(marta.page.locator("main .bet")).to_have_count(2)

    expect_little(marta, luis, change)
