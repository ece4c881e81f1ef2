"""Orders, wines and the kitchen without signal: what is made, noted and tapped stays, is seen at once and arrives once."""

import re

import pytest
from playwright.sync_api import expect

from looking import look
from test_offline_reading import FETCH_AHEAD, READY, path_of, wait_until_kept
from test_offline_shopping import expect_all_sent, expect_waiting, lose_signal


@pytest.fixture
def marta(phone):
    marta = phone()
    marta.move_in()
    marta.page.evaluate(READY)
    return marta


def take_along(person, *paths, words=""):
    """Fetches ahead what the apps are for, and waits until some of it is kept."""
    person.go("")
    person.page.evaluate(FETCH_AHEAD)
    wait_until_kept(person, *[path_of(person.space) + path for path in paths], words=words)


def choose(person, button, name):
    """In the dialog that comes up without signal."""
    person.tap(person.page.locator(button))
    dialog = person.page.locator("dialog.choices")
    person.tap(dialog.locator("li button", has_text=name))
    expect(dialog).to_have_count(0)


def test_an_order_is_made_in_the_cellar_for_a_customer_who_was_made_there(marta):
    marta.add_customer("Ana García")
    marta.add_product("Hogaza", price="2,80")
    take_along(marta, "/orders/customers/new", "/orders/orders", "/orders/orders/new")
    take_along(marta, "/orders/customers", "/orders/customers/choices", words="Ana García")
    take_along(marta, "/orders/products/choices", words="Hogaza")
    marta.signal.down()
    marta.go("/orders/customers/new")
    marta.page.locator("#name").fill("Luis Ñíguez")
    marta.page.locator("#address").fill("Plaza 2")
    marta.press_done()
    expect(marta.row("Luis Ñíguez")).to_have_attribute("data-pending", "")
    marta.go("/orders/orders/new")
    expect(marta.page.get_by_text("Se asigna al enviar el pedido.")).to_be_visible()
    marta.wait_until_still()
    marta.tap(marta.page.locator("#customer"))
    dialog = marta.page.locator("dialog.choices")
    dialog.locator("input").fill("nig")
    expect(dialog.locator("li:visible")).to_have_count(1)
    faults = look(marta, "offline-choices")
    marta.tap(dialog.locator("li button", has_text="Luis Ñíguez"))
    expect(marta.page.locator("#customer")).to_have_text("Luis Ñíguez")
    choose(marta, "#add-line button", "Hogaza")
    choose(marta, "#add-line button", "Hogaza")
    marta.tap(marta.page.locator(".line-more summary").last)
    marta.tap(marta.page.get_by_role("button", name="Quitar del pedido").last)
    marta.tap(marta.page.locator("button.step", has_text="+"))
    expect(marta.page.locator("[data-total]")).to_have_text(re.compile("5,60"))
    faults += look(marta, "offline-new-order")
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/orders/orders(\?|$)"))
    expect(marta.row("Luis Ñíguez")).to_have_attribute("data-pending", "")
    expect_waiting(marta, 2)
    marta.signal.up()
    expect_all_sent(marta)
    row = marta.page.locator("main .row", has_text="Hogaza")
    expect(row).to_contain_text("2 × Hogaza")
    expect(marta.page.locator("main .group-title")).to_have_text("Luis Ñíguez")
    marta.go("/activity")
    expect(marta.page.get_by_text(re.compile(r"Nuevo pedido: \d{4}-0001"))).to_have_count(1)
    assert faults == []


def test_an_order_that_waits_is_opened_and_corrected_with_its_lines(marta):
    marta.add_customer("Ana García")
    marta.add_product("Hogaza")
    take_along(marta, "/orders/orders", "/orders/orders/new", "/waiting")
    take_along(marta, "/orders/customers/choices", words="Ana García")
    take_along(marta, "/orders/products/choices", words="Hogaza")
    marta.go("/orders/orders/new")
    lose_signal(marta)
    # The page was there already when the line was cut.
    choose(marta, "#customer", "Ana García")
    choose(marta, "#add-line button", "Hogaza")
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/orders/orders(\?|$)"))
    marta.go("/waiting")
    marta.tap(marta.page.get_by_role("button", name="Abrir y corregir"))
    expect(marta.page.locator("#customer")).to_have_text("Ana García")
    expect(marta.page.locator(".pick", has_text="Hogaza")).to_be_visible()
    expect(marta.page.locator("[data-total]")).to_have_text(re.compile("2,80"))
    marta.page.locator("#note").fill("Sin cortar")
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/orders/orders(\?|$)"))
    expect_waiting(marta, 1)
    marta.signal.up()
    expect_all_sent(marta)
    marta.tap(marta.page.locator("main .row a.row-link"))
    expect(marta.page.locator(".order-note")).to_have_text("Sin cortar")


@pytest.fixture
def listed(marta):
    """Her list “Cena” with a wine on it, all of it kept; the wine's name."""
    marta.go("/wines/us/selections/new")
    marta.page.locator("#name").fill("Cena")
    marta.press_done()
    marta.page.wait_for_url(re.compile("/selections/[0-9a-f-]{36}"))
    marta.go("/wines/lists/red")
    marta.tap(marta.page.locator("main .wine .row-link").first)
    marta.tap(marta.page.locator("main .tool", has_text="Añadir a una lista"))
    marta.tap(marta.row("Cena").locator("button"))
    expect(marta.row("Cena").locator("button")).to_have_attribute("aria-pressed", "true")
    take_along(marta, "/wines/us", "/wines/us/selections/new", "/wines/menu")
    links = [path for path in marta.context.request.get(marta.space + "/kept").text().split() if "/bottles/" in path]
    missing = marta.page.evaluate(KEPT, links)
    assert missing is None, missing
    marta.go("/wines/us")
    return links


# Ends when each address is kept, query and all.
KEPT = """async paths => {
  const end = Date.now() + 20000;
  for (const path of paths) {
    while (!await caches.match(path, { ignoreVary: true })) {
      if (Date.now() > end) return path;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
}"""


def test_a_wine_is_tasted_marked_and_listed_in_the_cellar(marta, listed):
    lose_signal(marta)
    marta.go("/wines/us/selections/new")
    marta.page.locator("#name").fill("Bodega")
    marta.press_done()
    expect(marta.row("Bodega")).to_have_attribute("data-pending", "")
    marta.tap(marta.row("Cena").locator("a"))
    marta.tap(marta.page.locator("main .wine .row-link"))
    marta.tap(marta.button("Favorito"))
    expect(marta.button("Favorito")).to_have_attribute("aria-pressed", "true")
    name = marta.page.locator("main h1").inner_text()
    marta.tap(marta.page.locator("main .tool", has_text="Lo he bebido"))
    marta.page.locator("#note").fill("De bodega")
    marta.press_done()
    expect(marta.page.locator("[data-made] .row-title", has_text=name)).to_be_visible()
    to_list = marta.page.locator("main .tool", has_text="Añadir a una lista")
    # Away from where it is said that things wait.
    to_list.evaluate("each => each.scrollIntoView({ block: 'center', behavior: 'instant' })")
    marta.tap(to_list)
    marta.tap(marta.row("Cena").locator("button"))
    expect(marta.row("Cena").locator("button")).to_have_attribute("aria-pressed", "false")
    expect_waiting(marta, 4)
    marta.go("/wines/mine?show=drunk")
    expect(marta.page.locator("[data-made] .row-title", has_text=name)).to_be_visible()
    # The catalogue is in the house.
    marta.go("/wines/menu")
    marta.page.locator("#q").fill(name[:4].lower())
    expect(marta.page.get_by_text("El catálogo necesita conexión")).to_be_visible()
    expect(marta.page.locator("[data-kept-answers] .row-title")).to_have_text([name])
    assert look(marta, "offline-wine-search") == []
    marta.signal.up()
    expect_all_sent(marta)
    marta.go("/wines/us")
    expect(marta.row("Bodega")).not_to_have_attribute("data-pending", "")
    marta.tap(marta.row("Cena").locator("a"))
    expect(marta.page.locator("main .wine")).to_have_count(0)
    marta.go("/wines/mine?show=drunk")
    expect(marta.page.get_by_text("De bodega")).to_have_count(1)


def test_a_ticket_goes_on_without_signal_and_an_older_tap_brings_nothing_back(marta, guest, phone):
    address = marta.open_restaurant()
    for dish in ["Gazpacho", "Flan de huevo"]:
        guest().order(address, dish)
    marta.go("/restaurant/kitchen")
    first, second = marta.page.locator(".ticket").nth(0), marta.page.locator(".ticket").nth(1)
    expect(second).to_be_visible()
    ana = phone()
    ana.join(marta.invite(), "Ana")
    marta.go("/restaurant/kitchen")
    lose_signal(marta)
    marta.tap(first.locator(".ticket-next"))
    expect(first).to_have_attribute("data-pending", "")
    expect(first).to_have_attribute("data-state", "preparing")
    expect(first.locator(".ticket-marks .badge").first).to_have_text("En preparación")
    marta.tap(second.locator(".ticket-line-set"))
    expect(second.locator(".ticket-line")).to_have_attribute("data-pending", "")
    bar = marta.page.locator(".lost-notice")
    expect(bar).to_contain_text(re.compile(r"Sin conexión desde \d+:\d+.*: no entran comandas\."))
    assert bar.bounding_box()["width"] == marta.page.viewport_size["width"]
    faults = look(marta, "offline-kitchen")
    # Meanwhile somebody finishes one and cancels the other.
    ana.go("/restaurant/kitchen")
    older = ana.page.locator(f"#{ana.page.locator('.ticket').first.get_attribute('id')}")
    for state in ["preparing", "ready", "done"]:
        ana.tap(older.locator(f".ticket-next[value={state}]"))
    expect(ana.page.locator(".ticket")).to_have_count(1)
    ana.tap(ana.page.locator(".ticket .ticket-open"))
    ana.open_menu()
    ana.tap(ana.button("Cancelar el pedido"))
    expect(ana.page.get_by_text("No hay comandas")).to_be_visible()
    marta.signal.up()
    # The older tap says nothing any more; the other is refused, and stays with its reason.
    expect_waiting(marta, 1)
    marta.go("/waiting")
    expect(marta.page.locator(".waiting-reason")).to_contain_text("ya no se prepara")
    assert faults == []


def test_what_needs_the_house_says_why_until_it_is_back(marta):
    marta.add_list("Cena", ["pan"])
    marta.go("/shopping/lists")
    marta.tap(marta.row("Cena").locator("a"))
    marta.tap(marta.page.locator(".tick-button"))
    expect(marta.page.locator(".tick-button")).to_have_attribute("aria-pressed", "true")
    clear = marta.page.locator("form[data-needs-signal] button").first
    lose_signal(marta)
    expect(clear).to_have_attribute("aria-disabled", "true")
    reason = marta.page.locator(f"#{clear.get_attribute('aria-describedby')}")
    expect(reason).to_contain_text("conexión")
    marta.go("/shopping/lists")
    marta.signal.up()
    marta.page.go_back()
    expect(clear).not_to_have_attribute("aria-disabled", "true")


def test_a_bet_on_paper_is_noted_in_the_bar_without_signal(marta):
    marta.go("/pools/pools/new")
    for side, place in [("home", 0), ("away", 1)]:
        marta.tap(marta.page.locator(f"#team-{side}"))
        marta.tap(marta.page.locator("button[name=team]").nth(place))
    marta.tap(marta.page.locator("#stake"))
    marta.tap(marta.page.locator("button[name=stake]").first)
    marta.page.locator("#holder").fill("Pepe")
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/pools/pools(\?|$)"))
    marta.tap(marta.page.locator("main a.row-link").first)
    marta.page.locator("main .add-row a").wait_for()
    pool = marta.page.url
    marta.tap(marta.page.locator("main .add-row a"))
    marta.page.locator("#name").fill("Zoe")
    marta.page.locator("#home").fill("1")
    marta.page.locator("#away").fill("0")
    lose_signal(marta)
    marta.press_done()
    expect_waiting(marta, 1)
    marta.signal.up()
    expect_all_sent(marta)
    marta.page.goto(pool)
    expect(marta.page.locator("main .bet", has_text="Zoe")).to_have_count(1)
