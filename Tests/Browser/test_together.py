"""Two signed-in browsers: what one changes the other shows within a second, and nothing of theirs is lost."""

import pytest
from playwright.sync_api import expect

from person import DESKTOP, Person


@pytest.fixture
def luis(browser, marta):
    """Marta's second device, at its own page."""
    luis = Person(browser, marta.house)
    luis.context.add_cookies(marta.context.cookies())
    luis.space = marta.space
    yield luis
    luis.close()
    assert luis.faults == []


@pytest.fixture
def luis_hears(luis):
    """Opens a page and comes back once its stream is under way, so that what happens next is news to it."""

    def go(path):
        with luis.page.expect_request("**/live"):
            luis.go(path)

    return go


def test_a_new_customer_appears_while_caret_and_half_typed_word_stay(marta, luis, luis_hears):
    marta.add_customer("Ana García")
    luis_hears("/orders/customers")
    field = luis.page.get_by_role("searchbox")
    field.fill("a")
    expect(luis.row("Ana García")).to_be_visible()
    field.evaluate("field => field.setSelectionRange(0, 1)")
    marta.add_customer("Antonio")
    expect(luis.row("Antonio")).to_be_visible()
    expect(field).to_be_focused()
    expect(field).to_have_value("a")
    assert field.evaluate("field => [field.selectionStart, field.selectionEnd]") == [0, 1]


def test_what_is_typed_into_a_new_thing_stays_when_news_comes(marta, luis, luis_hears):
    luis_hears("/orders/customers/new")
    form = luis.page.locator("main form")
    luis.page.locator("#address").fill("Calle Mayor 1")
    luis.page.locator("#name").fill("Bea")
    minted = form.locator("[name=id]").get_attribute("value")
    marta.invite()
    expect(form.locator("[name=id]")).not_to_have_value(minted)
    expect(luis.page.locator("#name")).to_be_focused()
    expect(luis.page.locator("#name")).to_have_value("Bea")
    luis.press_done()
    expect(luis.row("Bea")).to_be_visible()


def test_an_open_swipe_and_the_scroll_stay(marta, luis, luis_hears):
    for number in range(20):
        marta.add_customer(f"Cliente {number:02}")
    luis_hears("/orders/customers")
    row = luis.row("Cliente 15")
    row.scroll_into_view_if_needed()
    luis.swipe(row, 70)
    expect(row.locator("swipe-row")).to_have_attribute("open", "")
    before = luis.page.evaluate("scrollY")
    marta.add_customer("Zacarías")
    expect(luis.row("Zacarías")).to_be_attached()
    expect(row.locator("swipe-row")).to_have_attribute("open", "")
    assert luis.page.evaluate("scrollY") == before


def test_nothing_moves_under_a_finger(marta, luis, luis_hears):
    marta.add_customer("Luisa")
    luis_hears("/orders/customers")
    box = luis.page.locator("h1").first.bounding_box()
    luis.page.mouse.move(box["x"] + 5, box["y"] + 5)
    luis.page.mouse.down()
    with luis.page.expect_response("**/orders/customers") as answer:
        marta.add_customer("Ana García")
    answer.value.finished()
    # The page has had every chance to show what came.
    luis.page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    assert luis.page.locator("main .row").count() == 1
    luis.page.mouse.up()
    expect(luis.row("Ana García")).to_be_visible()


def test_two_people_change_different_fields_of_one_customer_and_both_win(marta, luis):
    marta.add_customer("Ana García")
    for person in (marta, luis):
        person.go("/orders/customers")
        person.tap(person.row("Ana García").locator("a"))
        person.page.locator("#phone").wait_for()
    luis.page.locator("#note").fill("Los lunes")
    marta.page.locator("#phone").fill("600 100 100")
    marta.press_done()
    marta.row("Ana García").wait_for()
    luis.press_done()
    luis.tap(luis.row("Ana García").locator("a"))
    expect(luis.page.locator("#phone")).to_have_value("600 100 100")
    expect(luis.page.locator("#note")).to_have_value("Los lunes")


def test_list_and_detail_stand_side_by_side_on_a_wide_screen(move_in):
    marta = move_in(size=DESKTOP)
    marta.add_customer("Ana García")
    marta.add_customer("Bar Núñez")
    marta.row("Bar Núñez").locator("a").click()
    selected = marta.page.locator(".master [aria-current=true]")
    expect(selected).to_contain_text("Bar Núñez")
    expect(marta.page.locator("main #name")).to_have_value("Bar Núñez")


def test_the_open_row_stays_where_it_was_touched(move_in):
    marta = move_in(size={"width": 1440, "height": 420})
    marta.add_product("Hogaza")
    marta.add_customer("Ana García")
    for _ in range(6):
        marta.add_order("Ana García", "Hogaza")
    row = marta.page.locator("main .row").last
    row.scroll_into_view_if_needed()
    marta.wait_until_still()
    touched = row.bounding_box()["y"]
    row.locator("a").click()
    selected = marta.page.locator(".master .row", has=marta.page.locator("[aria-current=true]"))
    expect(selected).to_be_in_viewport(ratio=1)
    marta.wait_until_still()
    assert abs(selected.bounding_box()["y"] - touched) < 3
