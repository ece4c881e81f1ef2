"""A tap means what was seen, a double tap is one, and two who tick the same both mean bought."""

import datetime
import re

import pytest
from playwright.sync_api import expect

from person import DESKTOP, Person

ROUNDS = 40
LONGEST_GAP = 250


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


def click(locator):
    """At once, however busy the machine is."""
    locator.evaluate("button => button.click()")


def hold_time(person):
    """Lets time pass for the page only when the test says so."""
    person.page.clock.install()
    person.page.clock.pause_at(datetime.datetime.now() + datetime.timedelta(hours=1))


def test_two_who_tick_the_same_item_both_mean_bought(marta, luis):
    names = [f"cosa {number}" for number in range(ROUNDS)]
    marta.add_list("Cena", names)
    with luis.page.expect_request("**/live"):
        luis.page.goto(marta.page.url)
    for number, name in enumerate(names):
        gap = number * LONGEST_GAP / (ROUNDS - 1)
        # In the pages themselves: how long a busy machine takes to move a mouse is not what is measured.
        click(button(marta, name))
        button(luis, name).evaluate("(button, gap) => new Promise(done => setTimeout(() => done(button.click()), gap))", gap)
    for person in (marta, luis):
        expect(person.page.locator(".tick-button[aria-pressed=true]")).to_have_count(ROUNDS)
        person.page.wait_for_load_state("networkidle")
        person.page.reload()
        expect(person.page.locator(".tick-button[aria-pressed=true]")).to_have_count(ROUNDS)


# A finger comes down where a row was, in the very moment when the other's tick is shown.
TAP_WHEN_TICKED = """button => {
  const { id } = button.closest('.row');
  const { x, y, height } = button.getBoundingClientRect();
  const place = { clientX: x + 20, clientY: y + height / 2, detail: 1, bubbles: true, cancelable: true };
  window.tapped = new Promise(done => document.addEventListener('screen-shown', function look() {
    if (!document.getElementById(id).hasAttribute('data-on')) return;
    document.removeEventListener('screen-shown', look);
    done(document.elementFromPoint(place.clientX, place.clientY).dispatchEvent(new MouseEvent('click', place)));
  }));
}"""


def test_two_who_tick_on_the_trip_both_mean_what_they_saw(marta, luis):
    """Each finger comes down where the item was, just when the other's tick has moved the rows."""
    names = [f"cosa {number}" for number in range(8)]
    marta.add_list("Cena", names)
    trip = re.sub(r"[?#].*", "", marta.page.url) + "/trip"
    marta.page.goto(trip)
    with luis.page.expect_request("**/live"):
        luis.page.goto(trip)
    for name in names[:5]:
        luis.wait_until_still()
        button(luis, name).evaluate(TAP_WHEN_TICKED)
        click(button(marta, name))
        luis.page.evaluate("tapped")
    expect(luis.page.locator("main .item[data-on]")).to_have_count(5)
    luis.page.wait_for_load_state("networkidle")
    luis.page.reload()
    for name in names:
        expect(button(luis, name)).to_have_attribute("aria-pressed", "true" if name in names[:5] else "false")


@pytest.mark.parametrize("part", ["", "/trip"], ids=["list", "trip"])
def test_a_ticked_row_stays_for_a_moment(marta, part):
    marta.add_list("Cena", ["naranjas", "limones", "peras"])
    page = re.sub(r"[?#].*", "", marta.page.url)
    marta.page.goto(page + part)
    marta.wait_until_still()
    hold_time(marta)
    places = {name: item(marta, name).bounding_box()["y"] for name in ("naranjas", "limones")}
    click(button(marta, "naranjas"))
    # What is new comes once nobody is about to tick the next.
    marta.page.clock.fast_forward(400)
    expect(marta.page.locator(".toast")).to_contain_text("Comprado: naranjas")
    for name, place in places.items():
        assert item(marta, name).bounding_box()["y"] == place
    # A second tap at once is the same tap.
    click(button(marta, "naranjas"))
    expect(button(marta, "naranjas")).to_have_attribute("aria-pressed", "true")
    marta.page.clock.fast_forward(1600)
    expect(marta.page.locator("main .group").last).to_contain_text("naranjas")
    expect(marta.page.locator("main .item[data-on]")).to_have_count(1)
    marta.page.goto(page)
    expect(button(marta, "naranjas")).to_have_attribute("aria-pressed", "true")
    expect(button(marta, "limones")).to_have_attribute("aria-pressed", "false")


def test_whoever_goes_on_ticking_ticks_what_they_tap(marta):
    """However fast: rows sink while others are being ticked, and none slides under the finger or takes a tap of another."""
    names = ["cebollas", "lechuga", "limones", "naranjas", "patatas", "zanahorias", "ajos", "tomates", "calabacines"]
    marta.add_list("Cena", names)
    marta.page.goto(re.sub(r"[?#].*", "", marta.page.url) + "/trip")
    marta.wait_until_still()
    order = marta.page.locator("main .item .row-title").all_text_contents()
    for number, name in enumerate(order):
        box = button(marta, name).bounding_box()
        marta.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        marta.page.wait_for_timeout((800, 900, 1000)[number % 3])
    expect(marta.page.locator("main .item[data-on]")).to_have_count(len(names))
    marta.page.reload()
    expect(marta.page.locator("main .item[data-on]")).to_have_count(len(names))


def test_whoever_has_scrolled_since_a_tick_ticks_what_is_under_the_finger(marta, luis):
    """Another's tick moves the rows; this one scrolls on at once and taps."""
    names = [f"cosa {number:02}" for number in range(40)]
    marta.add_list("Mes", names)
    trip = re.sub(r"[?#].*", "", marta.page.url) + "/trip"
    marta.page.goto(trip)
    with luis.page.expect_request("**/live"):
        luis.page.goto(trip)
    luis.wait_until_still()
    luis.page.evaluate("""() => {
      window.tapped = new Promise(done => document.addEventListener('screen-shown', function look() {
        if (!document.querySelector('main .item[data-on]')) return;
        document.removeEventListener('screen-shown', look);
        requestAnimationFrame(() => requestAnimationFrame(() => {
          scrollBy(0, 610);
          const button = document.elementFromPoint(innerWidth / 2, 400).closest('.item').querySelector('.tick-button');
          const { x, y, width, height } = button.getBoundingClientRect();
          const place = { clientX: x + width / 2, clientY: y + height / 2, detail: 1, bubbles: true, cancelable: true };
          button.dispatchEvent(new MouseEvent('click', place));
          done(button.closest('.item').querySelector('.row-title').textContent);
        }));
      }));
    }""")
    click(button(marta, names[0]))
    meant = luis.page.evaluate("tapped")
    for name in (names[0], meant):
        expect(button(luis, name)).to_have_attribute("aria-pressed", "true")
    luis.page.wait_for_load_state("networkidle")
    luis.page.reload()
    expect(luis.page.locator("main .item[data-on]")).to_have_count(2)
    expect(button(luis, meant)).to_have_attribute("aria-pressed", "true")


def test_a_double_tap_on_a_favourite_is_one(marta):
    marta.go("/wines/menu")
    marta.tap(marta.page.locator(".wine-entry").first)
    marta.tap(marta.page.locator("main .wine .row-link").first)
    favourite = marta.button("Favorito")
    favourite.wait_for()
    page = marta.page.url
    hold_time(marta)
    with marta.page.expect_response(re.compile("/marks/")):
        favourite.dblclick()
    expect(favourite).to_have_attribute("aria-pressed", "true")
    marta.page.wait_for_load_state("networkidle")
    marta.page.goto(page)
    expect(favourite).to_have_attribute("aria-pressed", "true")


def test_a_double_tap_on_what_is_sold_out_is_one(marta):
    marta.go("/restaurant/desk/dishes")
    switch = marta.page.get_by_role("switch", name=re.compile(": Gazpacho$"))
    hold_time(marta)
    with marta.page.expect_response(re.compile("/stock$")):
        click(switch)
    expect(switch).not_to_be_checked()
    sent = []
    marta.page.on("request", lambda request: request.method == "POST" and sent.append(request.url))
    click(switch)
    assert sent == []
    marta.page.clock.fast_forward(800)
    click(switch)
    expect(switch).to_be_checked()


def test_enter_twice_does_not_reach_the_next_row(move_in):
    marta = move_in(size=DESKTOP)
    for name in ("Ana", "Berta", "Carla"):
        marta.add_customer(name)
    marta.go("/orders/customers?edit=1")
    hold_time(marta)
    marta.button("Eliminar Ana").focus()
    with marta.page.expect_response(re.compile("/deletion")):
        marta.page.keyboard.press("Enter")
    expect(marta.row("Ana")).to_have_count(0)
    marta.page.keyboard.press("Enter")
    marta.page.wait_for_load_state("networkidle")
    expect(marta.page.locator("main .row")).to_have_count(2)


@pytest.mark.parametrize("part", ["", "/trip"], ids=["list", "trip"])
def test_a_row_that_sinks_leaves_the_page_where_it_is(marta, part):
    marta.add_list("Mes", [f"cosa {number:02}" for number in range(40)])
    marta.page.goto(re.sub(r"[?#].*", "", marta.page.url) + part)
    marta.wait_until_still()
    button(marta, "cosa 01").click()
    expect(marta.page.locator("main .item").last).to_contain_text("cosa 01")
    marta.wait_until_still()
    assert marta.page.evaluate("scrollY") == 0
    # Whoever goes on by keyboard is still on it.
    assert marta.page.evaluate("document.activeElement.closest('.item')?.textContent").count("cosa 01") == 1


def test_a_number_that_is_tapped_is_chosen_whole_and_the_next_tap_sets_the_caret(marta):
    marta.add_customer("Bar Núñez")
    marta.add_product("Mollete")
    marta.add_order("Bar Núñez", "Mollete")
    marta.tap(marta.page.locator("main a.row-link").first)
    marta.page.wait_for_url(re.compile("/orders/orders/[0-9a-f-]{36}"))
    marta.go(re.sub(r".*(/orders/orders/[0-9a-f-]+).*", r"\1/form", marta.page.url))
    quantity = marta.page.locator(".line-form step-field input").first
    marta.tap(quantity)
    marta.page.keyboard.type("40")
    expect(quantity).to_have_value("40")
    marta.tap(quantity)
    marta.page.keyboard.press("End")
    marta.page.keyboard.type("0")
    expect(quantity).to_have_value("400")
