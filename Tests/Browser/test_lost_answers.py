"""The house has stored a change and its answer is lost: nobody is told that nothing was changed, and it is done once."""

import re

import pytest
from playwright.sync_api import expect

from ordering import quantity, to_order


@pytest.fixture
def marta(phone):
    marta = phone()
    marta.move_in()
    return marta


def relent(signal):
    """Answers come again. A browser sends the same again by itself before it tells the page."""
    assert signal.swallowed.wait(10), "nothing was swallowed"
    signal.up()


def item(person, name):
    return person.page.locator("main .item", has=person.page.locator(".row-title", has_text=re.compile(f"^{name}$")))


def unsure(person):
    return person.page.locator(".toast", has_text="no sabemos si ha llegado")


def test_a_line_is_added_once(marta):
    marta.add_list("Cena", ["2 kg gambas"])
    field = marta.page.locator("#text")
    marta.signal.deaf("/lines")
    field.fill("1 kg gambas")
    field.press("Enter")
    expect(field).to_have_value("")
    expect(item(marta, "1 kg gambas")).to_have_attribute("data-pending", "")
    # What is typed meanwhile is something new.
    field.fill("pan")
    field.press("Enter")
    relent(marta.signal)
    expect(item(marta, "gambas")).to_contain_text("3 kg")
    expect(item(marta, "pan")).to_have_count(1)
    expect(marta.page.locator("main .item")).to_have_count(2)


def test_a_tick_waits_for_its_answer_and_is_done_once(marta):
    marta.add_list("Cena", ["pan", "leche"])
    page = marta.page.url
    button = item(marta, "pan").locator(".tick-button")
    keys = []
    marta.page.on("request", lambda request: "/purchase" in request.url and keys.append(request.post_data))
    marta.signal.deaf("/purchase")
    marta.tap(button)
    expect(button).to_have_attribute("data-unsent", "")
    expect(button).to_have_attribute("aria-pressed", "true")
    relent(marta.signal)
    expect(button).not_to_have_attribute("data-unsent", "")
    expect(button).to_have_attribute("aria-pressed", "true")
    assert len(set(keys)) == 1
    marta.page.goto(page)
    expect(button).to_have_attribute("aria-pressed", "true")
    marta.go("/activity")
    expect(marta.page.locator("main").get_by_text("Comprado: pan")).to_have_count(1)


def test_a_dish_is_added_once(marta):
    marta.go("/restaurant/menu")
    button = marta.button("Añadir Gazpacho")
    marta.signal.deaf("/restaurant/order")
    marta.tap(button)
    expect(unsure(marta)).to_be_visible()
    relent(marta.signal)
    marta.tap(button)
    expect(marta.page.locator(".pick-count")).to_have_text("1")
    to_order(marta)
    expect(quantity(marta, "Gazpacho")).to_have_value("1")


def test_an_order_is_noted_once(marta):
    marta.add_customer("Ana García")
    marta.add_product("Hogaza")
    marta.go("/orders/orders/new")
    marta.tap(marta.page.locator("#customer"))
    marta.tap(marta.page.locator("button[name=customer]", has_text="Ana García"))
    marta.tap(marta.page.locator("#add-line button"))
    marta.tap(marta.page.locator("button[name=product]", has_text="Hogaza"))
    marta.page.locator("#code").wait_for()
    marta.signal.deaf("/orders/new")
    marta.press_done()
    expect(marta.page.locator("html")).to_have_attribute("data-waiting", "1")
    relent(marta.signal)
    # It is sent again, by the browser or by the page: each leads on from the form in its way.
    marta.page.wait_for_url(re.compile(r"/orders/orders(/[0-9a-f-]{36})?(\?|$)"))
    marta.go("/orders/orders")
    expect(marta.page.locator("main .row")).to_have_count(1)


def test_an_edited_form_that_is_sent_again_is_a_newer_change(marta):
    marta.go("/restaurant/desk/public")
    sent = []
    marta.page.on("request", lambda request: request.method == "POST" and sent.append(request.post_data))
    marta.signal.deaf("/desk/public")
    marta.page.locator("#language").select_option("en")
    marta.press_done()
    expect(marta.page.locator("[data-unsaved-note]")).to_be_visible()
    relent(marta.signal)
    marta.page.locator("#language").select_option("pt")
    marta.press_done()
    expect(marta.page.locator("[data-unsaved-note]")).to_have_count(0)
    fields = [dict(pair.split("=", 1) for pair in body.split("&")) for body in sent]
    assert fields[0]["client"] == fields[-1]["client"]
    assert int(fields[-1]["turn"]) > int(fields[0]["turn"])
    assert fields[0]["operation"] != fields[-1]["operation"]
    marta.page.reload()
    expect(marta.page.locator("#language")).to_have_value("pt")
