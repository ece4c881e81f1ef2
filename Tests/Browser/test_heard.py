"""What somebody hears who doesn't see the page, and where they are after a change: what was said last, and what has the focus."""

import re

import pytest
from playwright.sync_api import expect

from ordering import add
from person import DESKTOP
from shopping_list import expect_ticked, item, tick
from test_pools import new_pool


def said(person):
    return person.page.locator("#said")


def focused(person):
    return person.page.locator(":focus")


@pytest.fixture
def marta(move_in):
    return move_in(size=DESKTOP)


def test_what_was_done_on_the_page_before_is_said(marta):
    marta.add_customer("Zoe")
    marta.go("/orders/customers")
    marta.tap(marta.row("Zoe").locator("a").first)
    marta.open_menu()
    marta.tap(marta.button("Eliminar"))
    marta.page.wait_for_url(re.compile(r"/orders/customers\?"))
    expect(said(marta)).to_have_text("Cliente eliminado: Zoe")


def test_the_first_letter_of_a_search_says_how_much_it_finds(marta):
    for name in ["Ana García", "Luis Pérez"]:
        marta.add_customer(name)
    marta.go("/orders/customers")
    status = marta.page.locator("[data-results] > [role=status]").first
    # It stands there before anything is sought: readers notice only what comes into it.
    expect(status).to_have_text("")
    status.evaluate("each => each.known = true")
    marta.page.locator("main input[type=search]").fill("a")
    expect(status).to_contain_text("resultado")
    assert status.evaluate("each => each.known")


def test_who_moves_a_thing_to_the_top_keeps_hold_of_it_and_hears_where_it_is(marta):
    marta.make_list("Semana", ["pan"])
    marta.go("/shopping/aisles")
    rows = marta.page.locator(".places .row")
    second = rows.nth(1).locator(".place-name").inner_text()
    count = rows.count()
    up = marta.page.get_by_role("button", name=f"Subir {second}", exact=True)
    up.focus()
    marta.page.keyboard.press("Enter")
    expect(said(marta)).to_have_text(f"{second}, 1 de {count}")
    expect(up).to_be_focused()
    expect(up).to_have_attribute("aria-disabled", "true")
    # It goes no further, and says so again.
    marta.page.keyboard.press("Enter")
    expect(rows.first.locator(".place-name")).to_have_text(second)
    expect(up).to_be_focused()
    # All the way, at once.
    for key, place in {"End": count, "Home": 1}.items():
        marta.page.keyboard.press(key)
        expect(said(marta)).to_have_text(f"{second}, {place} de {count}")
        expect(up).to_be_focused()


def test_an_order_line_is_called_by_its_product_and_leaves_the_focus_beside_it(marta):
    products = {"Empanada": "12,00", "Tarta": "20,00"}
    for name, price in products.items():
        marta.add_product(name, price)
    marta.add_customer("Ana García")
    marta.go("/orders/orders/new")
    customer = marta.page.locator("#customer")
    expect(customer).to_have_accessible_name("Cliente Elegir")
    customer.focus()
    marta.page.keyboard.press("Enter")
    marta.tap(marta.page.get_by_role("button", name=re.compile("Ana García")).first)
    # Back from where one chooses, one stands where one was.
    expect(customer).to_be_focused()
    expect(customer).to_have_accessible_name("Cliente Ana García")
    for name in products:
        marta.tap(marta.button("Añadir producto"))
        marta.tap(marta.page.get_by_role("button", name=re.compile(name)).first)
        expect(focused(marta)).to_have_accessible_name(f"Producto {name}")
    for name in products:
        expect(marta.page.get_by_role("heading", name=name, exact=True)).to_be_visible()
        marta.tap(marta.page.locator(".line-form", has_text=name).locator("summary"))
        expect(marta.page.get_by_label(f"Precio por unidad: {name}", exact=True)).to_be_visible()
        quantity = marta.page.get_by_role("textbox", name=f"Cantidad : {name}", exact=True)
        more = marta.page.get_by_role("button", name=f"Cantidad : {name} uno más", exact=True)
        more.click()
        expect(quantity).to_have_value("2")
        expect(said(marta)).to_have_text("2")
        quantity.focus()
        marta.page.keyboard.press("ArrowUp")
        expect(said(marta)).to_have_text("3")
    remove = marta.page.get_by_role("button", name="Quitar del pedido : Empanada", exact=True)
    remove.focus()
    marta.page.keyboard.press("Enter")
    expect(remove).to_have_count(0)
    expect(focused(marta)).to_have_accessible_name("Quitar del pedido : Tarta")
    # What is held down takes nothing else with it.
    marta.page.keyboard.press("Enter")
    expect(marta.page.get_by_role("button", name="Quitar del pedido : Tarta", exact=True)).to_be_visible()


def test_undo_by_keyboard_gives_the_focus_back(marta):
    marta.make_list("Semana", ["pan", "leche"])
    item(marta, "pan").locator(".tick-button").focus()
    marta.page.keyboard.press("Enter")
    undo = marta.button("Deshacer")
    undo.focus()
    marta.page.keyboard.press("Enter")
    expect(item(marta, "pan").locator(".tick-button")).to_have_attribute("aria-pressed", "false")
    expect(undo).to_have_count(0)
    assert marta.page.evaluate("document.activeElement !== document.body")
    assert focused(marta).evaluate("each => each.closest('main, .bar') !== null")


def test_what_one_did_is_taken_back_from_the_record_after_its_message_has_gone(marta):
    marta.make_list("Semana", ["pan"])
    tick(marta, "pan")
    expect_ticked(marta, "pan")
    semana = marta.page.url
    marta.go("/activity")
    undo = marta.page.get_by_role("button", name="Deshacer: Comprado: pan", exact=True)
    marta.tap(undo)
    expect(undo).to_have_count(0)
    marta.page.goto(semana)
    expect_ticked(marta, "pan", False)


def test_a_menu_closes_when_the_focus_leaves_it(marta):
    new_pool(marta)
    menu = marta.page.locator("main details.menu")
    menu.locator("summary").focus()
    marta.page.keyboard.press("Enter")
    expect(menu).to_have_attribute("open", "")
    menu.locator("a, button").last.focus()
    marta.page.keyboard.press("Tab")
    expect(menu).not_to_have_attribute("open", "")
    # Each pool is called by its match.
    assert marta.page.title().startswith("Sevilla FC – Real Betis")


def test_how_many_things_are_offered_is_said_while_one_types(marta):
    marta.make_list("Semana", ["tomates"])
    marta.make_list("Otra", ["pan"])
    marta.page.locator("#text").press_sequentially("tom")
    expect(said(marta)).to_have_text(re.compile("Sugerencias: [1-9]"))


def test_at_four_times_the_size_nothing_stands_over_what_is_read(move_in):
    marta = move_in(size={"width": 320, "height": 256})
    marta.make_list("Semana", [f"cosa {number}" for number in range(20)])
    marta.page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    over = marta.page.evaluate("""() => Array.from(document.querySelectorAll('.bar, .tabs'), each => each.getBoundingClientRect())
      .filter(({ top, bottom }) => bottom > 0 && top < innerHeight).length""")
    assert over == 0


def test_who_has_saved_something_goes_on_beside_it(marta):
    for name in ["Ana García", "Zoe"]:
        marta.add_customer(name)
        expect(focused(marta)).to_have_accessible_name(re.compile(f"^{name}"))
    # What was taken away is nowhere: one goes on at the heading.
    marta.tap(marta.row("Zoe").locator("a").first)
    marta.open_menu()
    marta.button("Eliminar").focus()
    marta.page.keyboard.press("Enter")
    expect(focused(marta)).to_have_role("heading")
    expect(focused(marta)).to_have_accessible_name("Clientes")
    expect(said(marta)).to_have_text("Cliente eliminado: Zoe")


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "plain"])
def test_what_is_wrong_is_said_first_and_where_one_corrects_it(move_in, scripts):
    marta = move_in(size=DESKTOP, scripts=scripts)
    marta.go("/orders/customers/new")
    calm = marta.page.title()
    marta.press_done()
    marta.page.locator(".problems").wait_for()
    expect(marta.page).to_have_title(f"Error: {calm}")
    expect(marta.page.locator("#name")).to_be_focused()
    expect(marta.page.locator("#name")).to_have_accessible_description("Escribe un nombre.")


def test_a_search_that_is_cleared_says_that_everything_is_seen(marta):
    marta.add_customer("Ana García")
    marta.go("/orders/customers")
    field = marta.page.locator("main input[type=search]")
    field.fill("zzz")
    expect(marta.page.locator("[data-results] > [role=status]")).to_have_text("No se ha encontrado nada")
    field.press("Escape")
    expect(said(marta)).to_have_text("Sin búsqueda: se ve todo")
    expect(field).to_be_focused()


def test_edit_mode_is_said_when_it_begins_and_ends(marta):
    marta.make_list("Semana", ["pan"])
    marta.go("/shopping/lists")
    edit = marta.link("Editar")
    edit.focus()
    for words in ["Editando la lista", "Edición terminada"]:
        marta.page.keyboard.press("Enter")
        expect(said(marta)).to_have_text(words)
    expect(edit).to_be_focused()


def test_a_lost_connection_is_said_and_that_it_is_back(marta):
    with marta.page.expect_response("**/live"):
        marta.go("/orders/customers")
    marta.context.set_offline(True)
    expect(said(marta)).to_have_text("Sin conexión: lo que se ve puede no estar al día.")
    marta.context.set_offline(False)
    expect(said(marta)).to_have_text("Vuelve a haber conexión.")


def test_who_loses_what_they_are_at_to_somebody_else_hears_what_has_gone(marta):
    marta.make_list("Semana", ["huevos", "leche"])
    with marta.page.expect_response("**/live"):
        marta.page.reload()
    more = item(marta, "huevos").locator(".item-more")
    more.focus()
    deletion = re.sub(r"\?.*", "", more.get_attribute("href")) + "/deletion"
    marta.post(deletion)
    expect(said(marta)).to_have_text("huevos: Ya no está")
    expect(focused(marta)).to_have_accessible_name(re.compile("leche"))


def test_pages_that_show_the_same_thing_are_told_apart_by_their_titles(marta):
    marta.make_list("Semana", ["pan"])
    titles = [marta.page.title()]
    marta.page.goto(marta.page.url + "/trip")
    titles.append(marta.page.title())
    assert titles == ["Semana · Lista de la compra", "En la tienda: Semana · Lista de la compra"]
    new_pool(marta)
    titles = []
    for page in ["/pools/pools", "/pools/pools/closed"]:
        marta.go(page)
        titles.append(marta.page.title())
    assert titles == ["Porras", "Cerradas · Porras"]


def test_a_choice_that_is_missing_has_the_focus_and_says_what_is_wrong(marta):
    marta.go("/restaurant/menu")
    add(marta, "Gazpacho")
    place = marta.button("Hacer el pedido")
    place.focus()
    marta.page.keyboard.press("Enter")
    way = marta.page.locator("input[name=way]").first
    expect(way).to_be_focused()
    expect(way).to_have_accessible_description("Elige cómo lo quieres.")
    # What is one's own the browser may know.
    for field, help in {"name": "name", "phone": "tel", "address": "street-address"}.items():
        expect(marta.page.locator(f"#{field}")).to_have_attribute("autocomplete", help)


def test_who_looks_at_a_table_of_figures_hears_what_each_row_is_about(marta):
    marta.add_customer("Ana García")
    marta.add_product("Tarta", "20,00")
    marta.add_order("Ana García", "Tarta")
    order = marta.page.locator("main .row a").first.get_attribute("href").split("?")[0]
    marta.page.goto(f"{marta.house.address}{order}/delivery-note")
    expect(marta.page.get_by_role("rowheader", name="Tarta")).to_be_visible()
    expect(marta.page.get_by_role("table", name="Albarán")).to_be_visible()
