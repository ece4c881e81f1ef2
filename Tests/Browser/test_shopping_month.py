"""A household's month, forty trips: what its screens look like with it, and that they are there without signal."""

import json
import pathlib
import re

import pytest
from playwright.sync_api import expect

from full_house import reach
from looking import look
from person import DESKTOP, IS_LONG, PHONE
from test_offline_reading import path_of, wait_until_kept

MONTH = json.loads(pathlib.Path(__file__).with_name("household_month.json").read_text())
SIZES = [PHONE, {"width": 820, "height": 1180}, DESKTOP] if IS_LONG else [PHONE]


def live_a_month(marta):
    """All of it, and the list as it stands on the next morning, half-way through the shop."""
    half = len(MONTH["open"]) // 2
    marta.make_list(MONTH["list"], MONTH["open"][half:])
    address = re.sub(r"[?#].*", "", marta.page.url)
    for number, trip in enumerate(MONTH["trips"]):
        marta.post(f"{address}/lines", text="\n".join(f"[x] {line}" for line in trip["lines"]))
        said = {name: trip[name] for name in ("paid", "shop", "day")}
        marta.post(f"{address}/trip/end", id=f"0199a000-0000-7000-8000-0000000{number:05}", **said)
    marta.post(f"{address}/lines", text="\n".join(f"[x] {line}" for line in MONTH["open"][:half]))
    return address.removeprefix(marta.space)


def other_pages(marta, known):
    """What these lead to besides: one page of each route, with the goods that were bought most."""
    space = path_of(marta.space)
    starts = list(dict.fromkeys(space + path_of(path) for path in known.values() if path))
    found = reach(marta, starts, "shopping")
    return {
        re.sub(r"[^a-z]+", "-", route.removeprefix("/s/:space/shopping/")): address.removeprefix(space)
        for route, address in found.items() if address not in starts} | {"lists-edited": "/shopping/lists?edit=1"}


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_every_screen_with_a_months_trips_has_a_picture_and_no_fault_for_axe(move_in, size):
    marta = move_in(size=size)
    place = live_a_month(marta)
    marta.go("/shopping/trips")
    rows = marta.page.locator("main a.row-link")
    expect(rows).to_have_count(len(MONTH["trips"]))
    past = "/" + rows.first.get_attribute("href").split("/", 3)[-1]
    pages = {
        "trips": "/shopping/trips", "past-trip": past, "board": "", "lists": "/shopping/lists", "list": place, "trip": f"{place}/trip",
        "end": f"{place}/trip/end", "staples": "/shopping/staples", "aisles": "/shopping/aisles"}
    if IS_LONG:
        pages |= other_pages(marta, pages)
    found = []
    for name, path in pages.items():
        marta.go(path)
        found += look(marta, f"month-{name}-{size['width']}")
    assert found == []


def test_a_months_screens_are_there_without_signal(phone):
    marta = phone()
    marta.move_in()
    place = live_a_month(marta)
    words = {place: "manzanas", f"{place}/trip": "18 de 36", "/shopping/trips": "Mercadona"}
    for path in words:
        marta.go(path)
        wait_until_kept(marta, path_of(marta.page.url))
    marta.signal.down()
    found = []
    for path, word in words.items():
        marta.go(path)
        expect(marta.page.locator("main")).to_contain_text(word)
        found += look(marta, f"month-kept-{path_of(path).split('/')[-1][:8]}")
    assert found == []
