"""A journey that waits for something that never comes ends, and the next one is walked."""

import pytest
from playwright.sync_api import Error

from chromium import Limit
from person import Person

NEVER = "new Promise(() => {})"


def test_a_page_that_never_answers_is_given_up_and_the_next_one_opens(browser, house):
    marta = Person(browser, house)
    with Limit(1), pytest.raises(Error, match="closed|crashed|disconnected"):
        marta.page.evaluate(NEVER)
    assert house.process.wait(timeout=10) != 0
    house.start()
    luis = Person(browser, house)
    luis.visit("/sign-in")
    assert luis.page.evaluate("1 + 1") == 2
    luis.close()
