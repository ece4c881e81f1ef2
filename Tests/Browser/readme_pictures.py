"""Takes the README's pictures: what somebody sees of each app on a phone, in a house with sample content. `bin/pictures` runs it."""

import pathlib
import sys

from playwright.sync_api import sync_playwright

from chromium import Chromium
from house import House
from person import DESKTOP, PHONE, STILL, Person

# By the picture's name: the page of the space, and the part of an address that leads on from there.
PAGES = {
    "home": ("", None),
    "orders": ("/orders/orders", None),
    "pools": ("/pools/pools", "/pools/pools/0"),
    "restaurant": ("/restaurant/menu", None),
    "shopping": ("/shopping/lists", "/shopping/lists/0"),
    "wines": ("/wines/lists/red", None),
}
FOLDER = pathlib.Path(sys.argv[1])


def show(person, page, leads_on):
    person.go(page)
    if leads_on:
        person.page.goto(person.house.address + person.page.locator(f"main a[href*='{leads_on}']").first.get_attribute("href"))
    person.page.evaluate(STILL)


def main():
    with sync_playwright() as playwright:
        browser, house = Chromium(playwright), House(demo=True)
        marta = Person(browser, house, language="en", size=PHONE)
        marta.move_in()
        # The reminder to choose how one signs in again.
        marta.tap(marta.page.get_by_text("Later", exact=True))
        for name, (page, leads_on) in PAGES.items():
            show(marta, page, leads_on)
            marta.page.screenshot(path=FOLDER / f"{name}-phone.png")
        marta.page.set_viewport_size(DESKTOP)
        show(marta, "/orders/customers", "/orders/customers/0")
        marta.page.screenshot(path=FOLDER / "customer-desktop.png")
        marta.close()
        house.close()
        browser.close()


main()
