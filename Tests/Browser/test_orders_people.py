"""People who order: reached by a tap, promised a day by a tap, and the same again every week."""

import datetime

from playwright.sync_api import expect

from person import ORDER
from test_orders_morning import SCRIPTS


def chosen(person):
    return person.page.locator(".field-days .chip[aria-pressed=true]")


@SCRIPTS
def test_a_day_is_promised_by_a_tap_and_taken_back_by_another(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/orders/orders/new")
    expect(marta.page.locator("#promised")).to_be_hidden()
    marta.tap(marta.button("Mañana"))
    expect(chosen(marta)).to_have_text("Mañana")
    tomorrow = marta.page.locator(".field-days .chip", has_text="Mañana").get_attribute("data-day")
    expect(marta.page.locator("#promised")).to_have_value(tomorrow)
    marta.tap(marta.button("Mañana"))
    expect(chosen(marta)).to_have_count(0)
    expect(marta.page.locator("#promised")).to_have_value("")


def test_any_other_day_is_chosen_from_its_field(marta):
    marta.go("/orders/orders/new")
    marta.tap(marta.button("Hoy"))
    marta.tap(marta.page.locator("summary", has_text="Otro día"))
    marta.page.locator("#promised").fill("2031-12-24")
    expect(chosen(marta)).to_have_count(0)
    marta.page.locator("html[data-waiting]").wait_for()


def test_a_page_of_yesterday_calls_no_day_today(marta):
    marta.page.clock.install(time=datetime.datetime.now(datetime.timezone.utc) + datetime.timedelta(days=1))
    marta.go("/orders/orders/new")
    expect(marta.page.locator("#customer")).to_be_visible()
    expect(marta.button("Hoy")).to_be_hidden()
    expect(marta.button("Mañana")).to_be_hidden()
    expect(marta.page.locator(".field-days button:visible")).to_have_count(5)


@SCRIPTS
def test_an_order_is_wanted_every_week_and_no_more_by_a_tap_each(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.add_product("Hogaza")
    marta.add_customer("Ana García")
    marta.go("/orders/orders/new")
    marta.tap(marta.page.locator("#customer"))
    marta.tap(marta.page.locator("button[name=customer]"))
    marta.tap(marta.page.locator("#add-line button"))
    marta.tap(marta.page.locator("button[name=product]"))
    marta.tap(marta.button("Mañana"))
    expect(chosen(marta)).to_have_text("Mañana")
    marta.press_done()
    marta.page.wait_for_url(ORDER)
    marta.tap(marta.button("Repetir cada semana: 2026-0001"))
    end = marta.button("Dejar de repetir: 2026-0001")
    expect(end).to_be_visible()
    marta.tap(end)
    expect(end).to_be_hidden()
    marta.tap(marta.page.locator(".toast").last.get_by_role("button", name="Deshacer"))
    expect(end).to_be_visible()


def test_a_customer_is_a_tap_away(marta):
    marta.go("/orders/customers/new")
    for field, text in [("name", "Ana García"), ("address", "Calle Mayor 1"), ("phone", "600 100 100"), ("email", "ana@example.org")]:
        marta.page.locator(f"#{field}").fill(text)
    marta.press_done()
    marta.tap(marta.page.locator("main .row", has_text="Ana García").locator("a"))
    links = marta.page.locator(".contact a")
    expect(links).to_have_text(["Llamar", "WhatsApp", "Correo"])
    assert [link.get_attribute("href") for link in links.all()] == [
        "tel:600100100", "https://wa.me/34600100100", "mailto:ana@example.org"]
    assert all(link.bounding_box()["height"] >= 44 for link in links.all())
