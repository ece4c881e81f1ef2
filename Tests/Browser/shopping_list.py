"""What people do on a shopping list, with signal or without."""

import re

from playwright.sync_api import expect


def item(person, name):
    return person.page.locator("main .item", has=person.page.locator(".row-title", has_text=re.compile(f"^{name}$")))


def names(person):
    """Once they are shown: while what waits is laid over the page nobody sees it."""
    person.page.locator(".panes").wait_for()
    return sorted(text.strip() for text in person.page.locator("main .item .row-title").all_text_contents())


def tick(person, name):
    person.tap(item(person, name).locator(".tick-button"))


def write(person, text):
    field = person.page.locator("#text")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_value("")


def expect_ticked(person, name, is_ticked=True):
    button = item(person, name).locator(".tick-button")
    expect(button).to_have_attribute("aria-pressed", "true" if is_ticked else "false")
