"""One search over everything, from the springboard and by keyboard, and the plus that knows what can be made."""

import re
import sqlite3
import time

import pytest
from playwright.sync_api import expect

from looking import look
from person import DESKTOP, PHONE, TABLET
from test_keyboard import Keyboard
from test_offline_reading import FETCH_AHEAD, READY, path_of, wait_until_kept
from test_orders_month import Bakery
from test_pools import new_league
from test_shopping_month import live_a_month

ID = "[0-9a-f-]{36}"
LONG = "Transportesinternacionalesdemercancíasdelnoroeste de España y Portugal"
SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
NOTHING = {"es": "No se ha encontrado nada", "en": "Nothing found", "pt": "Nada encontrado"}
WORDS = {"es": "ana", "en": "an", "pt": "ana"}


def furnish(marta):
    marta.add_customer("Ana García")
    marta.add_customer(f"Ana {LONG}")
    marta.add_product("Manzana")
    marta.add_order("Ana García", "Manzana")
    marta.make_list("Semana", ["manzanas", "pan"])
    marta.go("")


def test_everything_is_found_from_the_springboard_and_back_shows_it_again(move_in):
    marta = move_in()
    furnish(marta)
    field = marta.page.locator("main #q")
    marta.tap(field)
    field.press_sequentially("ana gar")
    expect(marta.page.locator(".springboard-app")).to_have_count(0)
    customer = marta.row("Ana García").locator("a")
    expect(customer).to_be_visible()
    order = marta.page.locator("main .row", has_text="Ana García · ").first
    expect(order.locator(".badge")).to_be_visible()
    expect(field).to_be_focused()
    marta.tap(customer)
    marta.page.wait_for_url(re.compile(f"/orders/customers/{ID}"))
    marta.page.go_back()
    expect(marta.page.locator("main #q")).to_have_value("ana gar")
    expect(customer).to_be_visible()
    marta.page.locator("main #q").fill("")
    expect(marta.page.locator(".springboard-app").first).to_be_visible()


def test_a_thing_that_somebody_adds_meanwhile_comes_into_what_was_found(move_in):
    marta = move_in(size=DESKTOP)
    marta.make_list("Semana", ["pan"])
    marta.go("?q=xyzzy")
    expect(marta.page.locator("main")).to_contain_text(NOTHING["es"])
    other = marta.context.new_page()
    other.goto(f"{marta.space}/orders/customers/new")
    other.locator("#name").fill("Pilar Xyzzy")
    other.locator("#address").fill("Calle Mayor 1")
    other.locator("main .bar-strong").click()
    expect(marta.row("Pilar Xyzzy")).to_be_visible()


def test_without_scripts_the_field_sends_and_the_plus_opens(move_in):
    marta = move_in(scripts=False)
    furnish(marta)
    marta.page.locator("main #q").fill("semana")
    marta.page.locator("main #q").press("Enter")
    marta.tap(marta.row("Semana").locator("a"))
    marta.page.wait_for_url(re.compile(f"/shopping/lists/{ID}"))
    marta.go("")
    marta.tap(marta.page.locator("main .bar summary[aria-label='Crear']"))
    marta.tap(marta.link("Nueva porra"))
    marta.page.wait_for_url(re.compile("/pools/pools/"))


def test_the_palette_finds_things_of_every_app_and_opens_the_first_once_it_is_there(move_in):
    marta = move_in(size=DESKTOP)
    keys = Keyboard(marta)
    furnish(marta)
    marta.go("/wines/menu")
    marta.wait_until_still()
    keys.press("Control+k")
    keys.focuses(".palette input")
    keys.write("semana")
    keys.press("Enter")
    keys.lands(f"/shopping/lists/{ID}", on="*")
    keys.press("Control+k")
    keys.focuses(".palette input")
    keys.write("ana garc")
    options = marta.page.get_by_role("option")
    expect(options.first).to_contain_text("Ana García")
    expect(options.nth(1)).to_contain_text(re.compile("Ana García · .*Pedidos"))
    keys.press("ArrowDown", "Enter")
    keys.lands(f"/orders/orders/{ID}", on="*")
    keys.press("Control+k")
    keys.focuses(".palette input")
    keys.write("xyzzyx")
    expect(marta.page.locator(".palette [role=status]")).to_have_text(NOTHING["es"])


def test_the_palette_knows_other_names_of_pages_and_asks_what_was_meant(move_in):
    marta = move_in(size=DESKTOP)
    keys = Keyboard(marta)
    furnish(marta)
    marta.go("/wines/menu")
    marta.wait_until_still()
    keys.press("Control+k")
    keys.focuses(".palette input")
    keys.write("hay que hacer")
    options = marta.page.get_by_role("option")
    expect(options.first).to_be_visible()
    marta.page.locator(".palette input").fill("semnaa")
    expect(options).to_have_count(1)
    expect(options.first).to_contain_text("¿Querías decir «Semana»?")
    keys.press("Enter")
    expect(marta.row("Semana").first).to_be_visible()


SLIPS = {
    "orders": ("/orders/orders", "ana garzia", "ana garcía", "Ana García"),
    "customers": ("/orders/customers", "garzia", "garcía", "Ana García"),
    "products": ("/orders/products", "manazna", "manzana", "Manzana"),
    "lists": ("/shopping/lists", "semnaa", "semana", "Semana"),
}


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
@pytest.mark.parametrize("place", SLIPS)
def test_a_slip_of_typing_on_a_page_is_one_tap_from_what_was_meant(move_in, place, scripts):
    path, typed, meant, name = SLIPS[place]
    marta = move_in(scripts=scripts)
    furnish(marta)
    marta.go(path)
    field = marta.page.locator("main #q")
    marta.tap(field)
    field.press_sequentially(typed)
    if not scripts:
        field.press("Enter")
    question = marta.page.locator("main a.row-link", has_text=re.compile(f"¿Querías decir «{meant}»", re.IGNORECASE))
    expect(question).to_be_visible()
    expect(marta.page.locator("main .row")).to_have_count(1)
    marta.tap(question)
    expect(marta.page.locator("main #q")).to_have_value(re.compile(f"^{meant}$", re.IGNORECASE))
    expect(marta.page.locator("main .row", has_text=name).first).to_be_visible()
    expect(question).to_have_count(0)
    marta.page.go_back()
    expect(marta.page.locator("main #q")).to_have_value(typed)
    expect(question).to_be_visible()


def test_the_plus_knows_what_the_apps_can_make(move_in):
    marta = move_in(size=DESKTOP)
    keys = Keyboard(marta)
    marta.wait_until_still()
    keys.press("n")
    menu = marta.page.locator("main .bar details[open] .menu-items")
    expect(menu.get_by_role("link")).to_have_text([
        "Nuevo pedido", "Nuevo cliente", "Nuevo producto", "Nueva porra", "Nueva liga", "Nuevo plato",
        "Nueva lista de la compra", "Nuevo vino", "Nueva lista de vinos"])
    keys.press("Tab", "Tab", "Enter")
    keys.lands("/orders/customers/new", on="#name")


@pytest.mark.parametrize("language", ["es", "en", "pt"])
def test_pictures_of_what_is_found(move_in, language):
    marta = move_in(language=language)
    furnish(marta)
    found = []
    for size, viewport in SIZES.items():
        marta.page.set_viewport_size(viewport)
        for name, words in {"found": WORDS[language], "nothing": "xyzzyx"}.items():
            marta.go(f"?q={words}")
            expect(marta.page.locator("main [data-results]")).to_be_visible()
            found += look(marta, f"springboard-{name}-{language}-{size}")
        marta.go("/search")
        found += look(marta, f"search-{language}-{size}")
        marta.go("")
        marta.tap(marta.page.locator("main .bar summary[data-key=n]"))
        found += look(marta, f"springboard-make-{language}-{size}")
    assert found == []


def test_the_palette_with_what_it_found_looks_right(move_in):
    marta = move_in(size=DESKTOP)
    keys = Keyboard(marta)
    furnish(marta)
    marta.go("/orders/customers")
    marta.wait_until_still()
    keys.press("Control+k")
    keys.focuses(".palette input")
    keys.write("ana")
    expect(marta.page.get_by_role("option").first).to_contain_text("Ana")
    assert look(marta, "palette-found") == []


def test_without_signal_the_kept_pages_are_searched(phone):
    marta = phone()
    marta.move_in()
    marta.page.evaluate(READY)
    marta.make_list("Semana", ["pan"])
    marta.go("")
    marta.page.evaluate(FETCH_AHEAD)
    listed = path_of(marta.page.url.split("?")[0])
    wait_until_kept(marta, listed, f"{listed}/shopping/lists", words="Semana")
    marta.signal.down()
    marta.go("")
    marta.page.locator("main #q").fill("lista")
    expect(marta.page.get_by_text("Sin conexión solo se busca")).to_be_visible()
    expect(marta.page.locator("[data-kept-answers] .row-title", has_text="Listas").first).to_be_visible()
    expect(marta.page.locator(".springboard-app").first).to_be_hidden()
    marta.page.locator("main #q").fill("")
    expect(marta.page.locator(".springboard-app").first).to_be_visible()


def begin_soon(marta):
    """All that is bet on begins this evening."""
    with sqlite3.connect(f"{marta.house.folder.name}/sobremesa.sqlite") as database:
        soon = int(time.time() * 1000) + 3 * 3600 * 1000
        database.execute("UPDATE pools_pool SET kick_off_at = ?, locks_at = ? WHERE round_id IS NOT NULL", (soon, soon))


def note_a_wine(marta):
    marta.go("/wines/lists/red?table=0")
    marta.tap(marta.page.locator("main .wine .row-link").first)
    marta.tap(marta.page.locator("main .tool[href*='/tastings/new']"))
    marta.page.locator("#rating").select_option("9")
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/wines/bottles/\d+(\?|$)"))


def test_today_the_search_and_what_is_given_look_right_in_a_house_of_a_month(guest):
    marta = guest()
    Bakery(marta)
    live_a_month(marta)
    marta.add_pool_on_own_team("Peña Los Lunes")
    guest().order(marta.open_restaurant(), "Gazpacho", name="Luisa")
    new_league(marta, "Liga de la oficina")
    begin_soon(marta)
    note_a_wine(marta)
    pages = {
        "today": "", "found": "?q=pan", "name": "?q=nunez", "slip": "?q=nunex", "given": "/shopping/adding?thing=2+Pan%0Aorders.product:1%0AHarina+de+fuerza%0ALevadura"}
    found = []
    for language in NOTHING:
        marta.post("/me", name="Marta", language=language, theme="auto", colour="blue", zone="", keys="on")
        for size, viewport in SIZES.items():
            marta.page.set_viewport_size(viewport)
            for name, path in pages.items():
                marta.go(path)
                found += look(marta, f"house-month-{name}-{language}-{size}")
    assert found == []
