"""One program after another: what one has kept and what was done with it, the next one takes."""

import os
import pathlib
import re

import pytest
from playwright.sync_api import expect

from house import House
from person import Person
from phone_signal import Signal

# What the first release that waits put into the box, one entry a line: its kind, where it posts, what it says.
FIRST = pathlib.Path(__file__).parent / "kept/first-release.txt"
READY = "navigator.serviceWorker.ready.then(() => true)"
FETCH_AHEAD = """navigator.serviceWorker.ready.then(
  each => each.active.postMessage({kind: 'ahead', address: location.href, isNow: true}))"""
# Looks for another program; how its worker ends: taken over, or given up as something of it is missing.
UPDATE = """async () => {
  const registration = await navigator.serviceWorker.ready;
  const ended = new Promise(resolve => registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker.addEventListener('statechange', () => /activated|redundant/.test(worker.state) && resolve(worker.state));
  }));
  return registration.update().then(() => ended, () => 'redundant');
}"""
PROGRAMS = "caches.keys().then(names => names.filter(name => name.startsWith('assets-')).map(name => name.slice(7)).sort())"
UNTIL_KEPT = """async ([path, words]) => {
  for (const end = Date.now() + 10000; Date.now() < end; await new Promise(resolve => setTimeout(resolve, 50))) {
    const kept = await caches.match(path, { ignoreVary: true });
    if (kept && (await kept.text()).includes(words)) return true;
  }
}"""


def path_of(url):
    return re.sub(r"^https?://[^/]+|\?.*|#.*", "", url)


def program_of(page):
    return re.search(r"/assets/(\w+)/app.css", page.content()).group(1)


def button_of(person, name):
    return person.page.locator("main .item", has_text=name).locator(".tick-button")


def expect_ticked(person, name):
    expect(button_of(person, name)).to_have_attribute("aria-pressed", "true")


def expect_waiting(person, count):
    expect(person.page.locator("html")).to_have_attribute("data-waiting", str(count))


def open_without_signal(person, address):
    """In a tab that has shown nothing before; with every script that it holds."""
    person.signal.down()
    page = person.context.new_page()
    person.page.close()
    person.page = page
    page.goto(address)
    person.wait_until_still()
    expect(page.locator("main > .notice[data-kept]")).to_be_visible()


def test_entries_of_the_first_release_are_taken(resident):
    entries = [line.split(" ") for line in FIRST.read_text().splitlines()]
    resident.go("/waiting")
    author = resident.page.locator("live-screen").get_attribute("author")
    space = path_of(resident.space).removeprefix("/s/")
    resident.go("/wines/lists/red")
    wine = re.search(r"bottles/(\d+)", resident.page.locator("main .wine .row-link").first.get_attribute("href")).group(1)
    for kind, path, body in entries:
        address = resident.address + path.replace(":space", space).replace(":wine", wine)
        if ":category" in body:
            # The house's own guess, by the same rules in each space.
            shown = re.search('name="was.category" value="([^"]+)"', resident.context.request.get(address).text())
            body = body.replace(":category", shown.group(1))
        answer = resident.context.request.post(
            address, data=body, max_redirects=0, headers={
                "Content-Type": "application/x-www-form-urlencoded", "Origin": resident.address, "Prefer": "return=minimal",
                "Sobremesa-Author": author})
        assert (answer.status, int(answer.headers["sobremesa-sequence"]) > 0) == (204, True), f"{kind} {path}"
    made = re.search(r"lists/[^/?]+", entries[1][1]).group(0)
    resident.go(f"/shopping/{made}")
    expect(resident.page.locator("main h1")).to_have_text("Cena")
    rows = resident.page.locator("main .item")
    expect(rows).to_have_count(2)
    expect(rows.filter(has_text="leche")).to_contain_text("3 l")
    expect(rows.filter(has_text="leche")).to_have_attribute("data-on", "")
    expect(rows.filter(has_text="queso")).to_be_visible()
    expect(resident.page.locator(".segments button[value=brand]")).to_have_attribute("aria-pressed", "true")
    resident.go("/orders/orders")
    expect(resident.page.locator("main .group", has_text="Luis").locator(".row")).to_contain_text("1 × Empanada")
    resident.go("/wines/us")
    expect(resident.row("Bodega")).to_be_visible()
    resident.go("/wines/mine")
    expect(resident.page.locator("main .wine", has=resident.page.locator(f"a[href*='/bottles/{wine}']"))).to_have_count(1)
    resident.go("/wines/mine?show=drunk")
    expect(resident.page.locator("main .row")).to_contain_text("De bodega")


def test_another_program_takes_over_once_its_assets_are_there_and_loses_nothing(resident):
    marta = resident
    marta.make_list("Cena", ["pan", "leche"])
    marta.page.evaluate(READY)
    address, old = marta.page.url, program_of(marta.page)
    new = "f" * len(old)
    marta.page.evaluate(UNTIL_KEPT, [path_of(address), "leche"])
    marta.signal.pose(old, new, has_assets=False)
    assert marta.page.evaluate(UPDATE) == "redundant"
    # One of its pages is shown and could be kept, but its scripts and styles are not there.
    marta.page.goto(address)
    assert program_of(marta.page) == new
    marta.page.wait_for_timeout(1500)
    assert all("MIME" in fault for fault in marta.faults)
    marta.faults.clear()
    open_without_signal(marta, address)
    assert program_of(marta.page) == old
    marta.tap(button_of(marta, "pan"))
    expect_waiting(marta, 1)
    # Its own page fetches the new one, whose scripts are not there yet.
    marta.page.goto("about:blank")
    marta.signal.pose(old, new, has_assets=True)
    marta.signal.up()
    marta.page.goto(marta.address + "/healthz")
    assert marta.page.evaluate(UPDATE) == "activated"
    assert marta.page.evaluate(PROGRAMS) == sorted([old, new])
    # A page of the program before is as good as ever, and what was done with it is there.
    open_without_signal(marta, address)
    assert program_of(marta.page) == old
    expect_ticked(marta, "pan")
    marta.signal.up()
    expect_waiting(marta, 0)
    marta.page.goto(address)
    assert program_of(marta.page) == new
    marta.page.evaluate(FETCH_AHEAD)
    assert marta.page.evaluate(UNTIL_KEPT, [path_of(address), new])
    open_without_signal(marta, address)
    assert program_of(marta.page) == new
    expect_ticked(marta, "pan")


BEFORE, AFTER = os.environ.get("SOBREMESA_BEFORE"), os.environ.get("SOBREMESA_BINARY")


@pytest.mark.skipif(not (BEFORE and AFTER), reason="SOBREMESA_BEFORE names no binary of a program before")
def test_what_the_binary_before_has_kept_is_taken_by_this_one(browser, people):
    house = House(url="http://casa.example", binary=BEFORE)
    signal = Signal(int(house.address.rsplit(":", 1)[1]))
    marta = Person(browser, house, signal=signal)
    people.append(marta)
    marta.move_in()
    marta.make_list("Cena", ["pan", "leche"])
    marta.page.evaluate(READY)
    address, old = marta.page.url, program_of(marta.page)
    marta.page.evaluate(UNTIL_KEPT, [path_of(address), "leche"])
    open_without_signal(marta, address)
    marta.tap(button_of(marta, "pan"))
    expect_waiting(marta, 1)
    house.stop()
    house.start(binary=AFTER)
    signal.house_port = int(house.address.rsplit(":", 1)[1])
    signal.up()
    expect_waiting(marta, 0)
    # The page goes over to the new program by itself, whose scripts come meanwhile.
    marta.page.wait_for_function("old => !document.head.innerHTML.includes(old)", arg=old)
    marta.wait_until_still()
    assert marta.page.evaluate(UNTIL_KEPT, [f"/assets/{program_of(marta.page)}/js/app.js", "import"])
    marta.page.goto(address)
    expect_ticked(marta, "pan")
    assert marta.page.evaluate(UNTIL_KEPT, [path_of(address), program_of(marta.page)])
    open_without_signal(marta, address)
    expect_ticked(marta, "pan")
    signal.close()
    house.close()
