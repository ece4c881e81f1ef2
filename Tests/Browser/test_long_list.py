"""On a list that is longer than the screen a tick costs what the screen shows, not what the list holds."""

import re

import pytest
from playwright.sync_api import expect

ITEMS = 150
# Those on the screen and within one above and below, and a few where that part of the list begins.
NEAR = 75
COUNT = """() => {
  window.asked = new Set();
  const ask = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function () {
    if (this.matches('.row')) asked.add(this);
    return ask.call(this);
  };
}"""


@pytest.fixture
def shopper(marta):
    marta.add_list("Larga", [f"cosa número {number}" for number in range(ITEMS)])
    expect(marta.page.locator("main .item")).to_have_count(ITEMS)
    return marta


def test_rows_far_from_the_screen_are_neither_laid_out_nor_drawn(shopper):
    shopper.page.goto(re.sub(r"[?#].*", "", shopper.page.url))
    titles = shopper.page.locator("main .item .row-title")
    is_drawn = "title => title.checkVisibility({ contentVisibilityAuto: true })"
    assert titles.first.evaluate(is_drawn)
    assert not titles.last.evaluate(is_drawn)
    titles.last.scroll_into_view_if_needed()
    expect(titles.last).to_be_in_viewport()
    shopper.page.wait_for_function(f"title => ({is_drawn})(title)", arg=titles.last.element_handle())


def test_a_tick_asks_only_the_rows_near_the_screen_where_they_are(shopper):
    shopper.page.goto(re.sub(r"[?#].*", "", shopper.page.url))
    shopper.page.wait_for_load_state("networkidle")
    shopper.page.evaluate("Promise.all(['set-field', 'swipe-row'].map(name => customElements.whenDefined(name))).then(() => {})")
    first = shopper.page.locator("main .item").first
    name = first.locator(".row-title").inner_text()
    shopper.page.evaluate(COUNT)
    with shopper.page.expect_response("**/purchase"):
        shopper.tap(first.locator(".tick-button"))
    # It has sunk below the others, which stand there as they were.
    expect(shopper.page.locator("main .item .row-title").last).to_have_text(name)
    asked = shopper.page.evaluate("asked.size")
    assert 0 < asked <= NEAR, f"{asked} of {ITEMS}"
