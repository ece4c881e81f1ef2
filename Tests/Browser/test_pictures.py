"""A picture of every page of the route table, in every size and theme, each looked through by axe without exception."""

import re

import pytest

from full_house import address, full_house, page_routes, same_person, sample_of_routes
from looking import FORCED, look
from person import DESKTOP, IS_LONG, PHONE, TABLET, WIDE, Person

SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP, "wide": WIDE}


def look_at(person, address, route, **options):
    """A page, in the person's size."""
    answer = person.page.goto(person.house.address + address(route))
    assert answer.status < 400, f"{route}: {answer.status}"
    # Among all components is one that is chosen further down.
    is_moved = person.page.evaluate("scrollY") and route != "/house/components"
    moved = [f"{route} does not begin at its top"] if is_moved else []
    name = re.sub(r"[^a-z-]+", "-", route.replace("/s/:space", "")).strip("-") or "springboard"
    return moved + look(person, f"{name}-{person.page.viewport_size['width']}", **options)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_every_page_has_a_picture_and_no_fault_for_axe(browser, full_house, address, size):
    person = same_person(browser, full_house[1], size=size)
    # In between, and beyond, pages look as they do on a phone or a desktop, which a sample shows.
    routes = page_routes() if IS_LONG or size in (PHONE, DESKTOP) else sample_of_routes()
    found = [fault for route in routes for fault in look_at(person, address, route)]
    person.close()
    assert found == []
    assert person.faults == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_pages_have_no_fault_in_forced_colours(browser, full_house, address, size):
    person = same_person(browser, full_house[1], size=size)
    routes = sample_of_routes()
    few = routes[::len(routes) // 10][:10]
    found = [fault for route in (page_routes() if IS_LONG else few) for fault in look_at(person, address, route, themes=FORCED)]
    person.close()
    assert found == []
    assert person.faults == []


def test_no_route_is_left_without_a_picture(address):
    assert [route for route in page_routes() if ":" in address(route)] == []


@pytest.mark.parametrize("size", [size for size in SIZES.values() if IS_LONG or size != WIDE], ids=lambda size: str(size["width"]))
def test_empty_lists_and_rejected_forms_look_right(browser, house, size):
    marta = Person(browser, house, size=size)
    marta.move_in()
    found = []
    shown = size["width"]
    for list in ["customers", "products", "orders", "orders/preparation", "orders/report"]:
        marta.go(f"/orders/{list}")
        found += look(marta, f"empty-{list.replace('/', '-')}-{shown}")
    for kind in ["customers", "products", "orders"]:
        marta.go(f"/orders/{kind}/new")
        if kind == "orders":
            marta.page.locator("#code").fill("")
        marta.press_done()
        marta.page.locator(".problems").wait_for()
        found += look(marta, f"error-{kind}-{shown}")
    for list in ["lists", "staples", "aisles"]:
        marta.go(f"/shopping/{list}")
        found += look(marta, f"empty-shopping-{list}-{shown}")
    marta.add_list("Semana")
    found += look(marta, f"empty-shopping-list-{shown}")
    empty = marta.page.url.split("?")[0].removeprefix(marta.space)
    marta.tap(marta.button("Añadir"))
    marta.page.locator("#text-error").wait_for()
    found += look(marta, f"error-shopping-line-{shown}")
    for page in ["/trip", "/suggestions"]:
        marta.go(empty + page)
        found += look(marta, f"empty-shopping{page.replace('/', '-')}-{shown}")
    for page in ["/shopping/lists/new", "/shopping/aisles/categories/new", f"{empty}/items/new"]:
        marta.go(page)
        marta.press_done()
        marta.page.locator(".problems").wait_for()
        found += look(marta, f"error-{page.split('/')[-2]}-{shown}")
    for page in ["/wines/mine", "/wines/mine?show=wishes", "/wines/mine?show=drunk", "/wines/mine/taste", "/wines/us"]:
        marta.go(page)
        found += look(marta, f"empty{re.sub('[^a-z]+', '-', page)}-{shown}")
    marta.go("/wines/lists/red?q=zzzzz")
    found += look(marta, f"empty-wines-search-{shown}")
    marta.go("/wines/us/selections/new")
    marta.press_done()
    marta.page.locator(".problems").wait_for()
    found += look(marta, f"error-wines-list-{shown}")
    marta.go("/wines/catalogue")
    marta.tap(marta.button("Importar"))
    marta.page.locator("#file-error").wait_for()
    found += look(marta, f"error-wines-import-{shown}")
    marta.go("/orders/customers/0199a000-0000-7000-8000-000000000999")
    found += look(marta, f"error-not-found-{shown}")
    marta.close()
    assert found == []


def test_the_first_load_is_small_and_comes_from_the_house_alone(browser, house):
    marta = Person(browser, house)
    loaded = []
    marta.page.on("requestfinished", lambda request: loaded.append(request))
    marta.walk_in()
    marta.page.wait_for_load_state("networkidle")
    assert [request.url for request in loaded if not request.url.startswith(house.address)] == []
    # As it travels; what comes out of the browser's own store is not counted twice.
    travelled = {request.url: request.sizes()["responseBodySize"] for request in reversed(loaded)}
    size = {
        kind: sum(bytes for url, bytes in travelled.items() if url.partition("?")[0].endswith(f".{kind}"))
        for kind in ["js", "css"]}
    marta.close()
    assert 0 < size["js"] <= 24_000
    assert 0 < size["css"] <= 23_500
    assert sum(travelled.values()) <= 49_000
