"""Without signal, every page of the table that was seen opens in a fresh tab as itself; those that are fetched ahead are in
test_offline_reading.py."""

import re

import pytest
from playwright.sync_api import expect

from full_house import address, full_house, kind, picture
from house import ROOT
from looking import look
from person import IS_LONG, Person
from phone_signal import Signal
from test_offline_reading import NOTE, READY, fresh_tab, path_of

TABLE = ROOT / "Tests/SuiteTests/keeping.txt"
VISITED = [line.split()[1] for line in TABLE.read_text().splitlines() if line.startswith("visited ")]
# What is there to be shown by pages, and is none.
PICTURES = {
    "/s/:space/restaurant/menu/:dish/photos/:photo": "/s/:space/restaurant/menu",
    "/r/:reception/restaurant/menu/:dish/photos/:photo": "/r/:reception/restaurant/menu",
    "/s/:space/restaurant/hours/pictures/:picture": "/s/:space/restaurant/hours",
    "/r/:reception/restaurant/hours/pictures/:picture": "/r/:reception/restaurant/hours",
    "/s/:space/settings/letterhead/logo/:picture": "/s/:space/orders/orders/:order/delivery-note",
    "/s/:space/wines/house/:own/photos/:photo": "/s/:space/wines/house/:own"}
# By which link guests come to what, and what else they see by it.
SHARED = {
    "orders.see": ["/orders/orders/:order"],
    "pools.league": ["/pools/leagues/:league", "/pools/leagues/:league/rounds/:round"],
    "pools.bet": ["/pools/pools/:pool", "/pools/pools/:pool/log"],
    "shopping.help": ["/shopping/lists/:list"],
    "wines.see-list": ["/wines/us/selections/:selection"]}
# Which of these paths the worker has not kept, a moment after they were seen.
UNTIL_ALL_KEPT = """async paths => {
  const end = Date.now() + 20000;
  for (;;) {
    const kept = await Promise.all(paths.map(path => caches.match(path, { ignoreVary: true })));
    const missing = paths.filter((path, index) => !kept[index]);
    if (!missing.length || Date.now() > end) return missing;
    await new Promise(resolve => setTimeout(resolve, 50));
  }
}"""
IS_SEEN = """async address => {
  const image = Object.assign(new Image(), { src: address });
  await image.decode();
  return image.naturalWidth > 0;
}"""


@pytest.fixture(params=["es", "en", "pt"] if IS_LONG else ["es"])
def language(request, full_house):
    """In which the house's owner reads."""
    speak(full_house[1], request.param)
    yield request.param
    speak(full_house[1], "es")


def speak(person, language):
    person.page.goto(person.address + "/me")
    if person.page.locator("#language").input_value() == language:
        return
    person.page.locator("#language").select_option(language)
    person.press_done()
    person.page.locator(f"html[lang={language}]").wait_for()


@pytest.fixture
def someone(browser, full_house, language):
    """Makes somebody on a phone who reaches that house by its signal alone, and keeps pages from the first on."""
    people = []

    def someone(cookies=()):
        signal = Signal(int(full_house[0].address.rsplit(":", 1)[1]))
        person = Person(browser, full_house[0], signal=signal, language=language)
        people.append(person)
        person.context.add_cookies(list(cookies))
        person.page.goto(person.address)
        person.page.evaluate(READY)
        return person

    yield someone
    for person in people:
        person.close()
        person.signal.close()
        assert person.faults == []


def write_letterhead(owner):
    owner.go("/settings/letterhead")
    owner.page.locator("#name").fill("Obrador")
    owner.page.locator("#address").fill("Calle Mayor 1")
    owner.page.locator("#logo").set_input_files(files=[{"name": "a.png", "mimeType": "image/png", "buffer": picture()}])
    owner.page.locator("#logo").evaluate("field => field.form.requestSubmit()")
    owner.page.wait_for_url(re.compile(r"/settings(\?|$)"))


def take_photo(owner, form):
    """Of the label of a wine that was written down by hand."""
    owner.page.goto(owner.address + form)
    owner.page.locator("#photo").set_input_files(files=[{"name": "a.png", "mimeType": "image/png", "buffer": picture()}])
    owner.press_done()
    owner.page.wait_for_url(re.compile("/wines/bottles/"))


def see(person, addresses):
    """Goes to each page with signal; what it is called."""
    titles = {}
    for route, path in addresses.items():
        answer = person.page.goto(person.address + path)
        assert answer.status == 200, f"{route}: {answer.status}"
        assert path_of(person.page.url) == path, f"{route} leads to {person.page.url}"
        titles[route] = person.page.title()
    return titles


def expect_to_open(person, addresses, language):
    """Each page shows itself in a fresh tab without signal, and says since when."""
    titles = see(person, addresses)
    missing = person.page.evaluate(UNTIL_ALL_KEPT, list(addresses.values()))
    assert missing == []
    person.signal.down()
    found = []
    # One of each kind is looked at; a long run looks at them all.
    looked_at = addresses if IS_LONG else {kind(route): route for route in addresses}.values()
    for route, path in addresses.items():
        page = fresh_tab(person)
        page.goto(person.address + path)
        expect(page.locator("html[data-kept-at]")).to_have_count(1)
        expect(page.locator("[data-kept]").first).to_have_text(NOTE[language])
        assert page.locator("kept-list").count() == 0 and page.title() == titles[route], route
        if route in looked_at:
            found += look(person, "-".join(["kept", language, *re.findall(r"\w+", route)]))
    assert found == []


def test_every_page_that_was_seen_opens_in_a_fresh_tab_without_signal(full_house, address, someone, language):
    marta = someone(full_house[1].context.cookies())
    routes = [route for route in VISITED if not route.startswith("/g/") and route not in PICTURES]
    expect_to_open(marta, {route: address(route) for route in routes}, language)


def test_every_page_that_a_guest_saw_opens_in_a_fresh_tab_without_signal(full_house, address, someone, language):
    owner, lola = full_house[1], someone()
    addresses = {}
    for capability, pages in SHARED.items():
        paths = [address("/s/:space" + page).removeprefix(path_of(owner.space)) for page in pages]
        owner.go(f"/shares/{capability}/{paths[0].split('/')[-1]}")
        owner.tap(owner.page.locator("form > .button"))
        owner.page.locator("#link").wait_for()
        lola.visit(owner.link_shown())
        lola.page.locator("#name").fill(f"Lola {len(addresses)}")
        lola.tap(lola.page.locator("form .button"))
        lola.page.wait_for_url(re.compile("/g/"))
        place = re.search("/g/[^/]+", lola.page.url).group(0)
        addresses |= {f"/g/:share{page}": place + path for page, path in zip(pages, paths)}
    assert set(addresses) == {route for route in VISITED if route.startswith("/g/")}
    expect_to_open(lola, addresses, language)


def test_pictures_that_were_seen_are_there_without_signal(full_house, address, someone):
    owner = full_house[1]
    write_letterhead(owner)
    take_photo(owner, address("/s/:space/wines/house/:own"))
    marta = someone(owner.context.cookies())
    assert set(PICTURES) == {route for route in VISITED if re.search(r"/(photos|logo|pictures)/", route)}
    seen = []
    for route, page in PICTURES.items():
        marta.page.goto(marta.address + address(page))
        image = marta.page.locator(f"img[src*='/{route.split('/')[-2]}/']").first
        image.scroll_into_view_if_needed()
        seen.append(image.get_attribute("src"))
        assert re.fullmatch(re.sub(r":\w+", "[^/]+", route), seen[-1])
    assert marta.page.evaluate(UNTIL_ALL_KEPT, seen) == []
    marta.signal.down()
    for picture_address in seen:
        assert marta.page.evaluate(IS_SEEN, picture_address)

