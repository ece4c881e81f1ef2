"""The seed's whole story: a menu that is searched, an order that is put together, placed, remembered and repeated, by a
member, by a guest at the public address and by one at a table."""

import re

import pytest
from playwright.sync_api import expect

from codes import codes_on_the_sheet

SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
SECTIONS = ["Para compartir", "Sopas y ensaladas", "Arroces y pasta", "Pescados", "Carnes", "Postres", "Bebidas"]
WHOLE_MENU = 34
VEGAN = [
    "Pan con tomate", "Patatas bravas", "Pimientos de Padrón", "Gazpacho", "Arroz de verduras", "Fruta de temporada",
    "Agua mineral", "Limonada casera"]
MOMENT = re.compile(r"\d{1,2} \w{3} \d{4}, \d\d:\d\d")


def dishes(person):
    """The names on the menu."""
    return person.page.locator("main .dish .row-title")


def search(person, words):
    field = person.page.get_by_role("searchbox")
    field.fill(words)
    if not person.scripts:
        field.press("Enter")


def tab(person, name):
    return person.page.locator("nav .tab", has_text=name)


def open_tab(person, name):
    person.tap(tab(person, name))
    expect(person.page.locator("main h1")).to_have_text(name)


def add(person, dish):
    """From the menu, which leads to one's order."""
    person.tap(person.button(f"Añadir {dish}"))
    expect(line(person, dish)).to_be_visible()


def add_also(person, dish):
    """From one's order, by way of the menu."""
    person.tap(person.link("Añadir más platos"))
    add(person, dish)


def line(person, dish):
    return person.page.locator("main .order-line", has=person.page.get_by_text(dish, exact=True))


def lines(person):
    """What the order holds: how many of what."""
    return person.page.locator("main .order-line")


def quantity(person, dish):
    return line(person, dish).locator("output")


def one_more(person, dish):
    person.tap(person.button(f"{dish}: uno más"))


def one_less(person, dish):
    person.tap(person.button(f"{dish}: uno menos"))


def remove(person, dish):
    """By a swipe, or by its button where no script hears one."""
    person.swipe(line(person, dish), 320) if person.scripts else person.tap(person.button(f"Quitar {dish}"))
    expect(line(person, dish)).to_have_count(0)


def undo(person):
    person.tap(person.page.locator(".toast").get_by_role("button", name="Deshacer"))


def total(person):
    return person.page.locator("main .facts dd")


def field(person, name):
    return person.page.locator(f"#{name}")


def choose_way(person, name):
    person.tap(person.page.get_by_label(name, exact=True))


def place(person):
    person.tap(person.button("Hacer el pedido"))


def expect_placed(person):
    person.page.wait_for_url(re.compile("/restaurant/history/"))
    expect(status(person)).to_have_text("Hemos recibido tu pedido")


def status(person):
    return person.page.locator(".status-now")


def pick_up(person, phone="600 100 200"):
    choose_way(person, "Para recoger")
    field(person, "phone").fill(phone)
    place(person)
    expect_placed(person)


def expect_nothing_chosen(person):
    expect(person.page.locator("main .empty")).to_contain_text("Aún no has elegido nada")
    expect(tab(person, "Tu pedido").locator(".tab-count")).to_have_count(0)


def with_the_cookies_of(other, person):
    """Somebody's other browser, or theirs on another day."""
    person.context.add_cookies(other.context.cookies())
    person.space = getattr(other, "space", None)
    return person


@SCRIPTS
def test_the_menu_is_searched_in_names_and_descriptions_without_accents_or_capitals(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/restaurant/menu")
    sections = marta.page.locator("main section[data-section] > .group-title")
    expect(sections).to_have_text(SECTIONS)
    expect(dishes(marta)).to_have_count(WHOLE_MENU)
    search(marta, "JAMON")
    expect(dishes(marta)).to_have_text(["Croquetas de jamón"])
    expect(sections).to_have_text(["Para compartir"])
    search(marta, "escámas")
    expect(dishes(marta)).to_have_text(["Pan con tomate", "Entrecot a la brasa"])
    expect(sections).to_have_text(["Para compartir", "Carnes"])
    search(marta, "unicornio")
    expect(marta.page.locator("main .empty")).to_contain_text("No se ha encontrado nada")
    expect(dishes(marta)).to_have_count(0)
    search(marta, "")
    expect(dishes(marta)).to_have_count(WHOLE_MENU)
    expect(sections).to_have_text(SECTIONS)


@SCRIPTS
def test_a_dish_that_was_searched_for_is_added(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/restaurant/menu")
    search(marta, "salmon")
    expect(dishes(marta)).to_have_text(["Salmón con mostaza y miel"])
    add(marta, "Salmón con mostaza y miel")
    expect(total(marta)).to_have_text("16,90 €")


@SCRIPTS
def test_an_order_is_put_together(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/restaurant/menu")
    open_tab(marta, "Tu pedido")
    expect_nothing_chosen(marta)
    marta.tap(marta.link("Ver la carta"))

    add(marta, "Gazpacho")
    expect(total(marta)).to_have_text("6,50 €")
    add_also(marta, "Pan con tomate")
    expect(lines(marta).locator(".row-title")).to_have_text(["Gazpacho", "Pan con tomate"])

    # The same again is another of it and no other line.
    marta.tap(marta.link("Añadir más platos"))
    marta.tap(marta.button("Añadir Gazpacho"))
    expect(quantity(marta, "Gazpacho")).to_have_text("2")
    expect(lines(marta)).to_have_count(2)
    expect(line(marta, "Gazpacho").locator(".row-value")).to_have_text("13,00 €")
    expect(total(marta)).to_have_text("16,50 €")

    one_more(marta, "Pan con tomate")
    expect(quantity(marta, "Pan con tomate")).to_have_text("2")
    expect(total(marta)).to_have_text("20,00 €")
    expect(tab(marta, "Tu pedido").locator(".tab-count")).to_have_text("4")
    one_less(marta, "Gazpacho")
    expect(quantity(marta, "Gazpacho")).to_have_text("1")
    expect(marta.button("Gazpacho: uno menos")).to_be_disabled()
    expect(total(marta)).to_have_text("13,50 €")

    remove(marta, "Pan con tomate")
    expect(total(marta)).to_have_text("6,50 €")
    undo(marta)
    expect(quantity(marta, "Pan con tomate")).to_have_text("2")
    expect(total(marta)).to_have_text("13,50 €")
    remove(marta, "Gazpacho")
    remove(marta, "Pan con tomate")
    expect_nothing_chosen(marta)


@SCRIPTS
def test_a_delivery_asks_where_to_and_remembers_it(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/restaurant/menu")
    add(marta, "Gazpacho")
    expect(field(marta, "phone")).to_be_hidden()
    expect(field(marta, "address")).to_be_hidden()
    place(marta)
    expect(marta.page.locator("#way-error")).to_have_text("Elige cómo lo quieres.")
    choose_way(marta, "Para recoger")
    expect(field(marta, "phone")).to_be_visible()
    expect(field(marta, "address")).to_be_hidden()
    choose_way(marta, "A domicilio")
    expect(field(marta, "address")).to_be_visible()
    place(marta)
    expect(marta.page.locator("#phone-error")).to_have_text("Escribe un teléfono, por si hay que avisarte.")
    expect(marta.page.locator("#address-error")).to_have_text("Escribe la dirección de entrega.")
    expect(lines(marta)).to_have_count(1)

    field(marta, "phone").fill("600 12")
    field(marta, "address").fill("Calle Mayor 1")
    place(marta)
    expect(marta.page.locator("#phone-error")).to_have_text("Un teléfono tiene al menos seis cifras.")
    expect(marta.page.locator("#address-error")).to_have_count(0)
    expect(field(marta, "address")).to_have_value("Calle Mayor 1")
    field(marta, "phone").fill("600 123 456")
    place(marta)
    expect_placed(marta)
    expect(marta.page.locator(".toast")).to_contain_text("Pedido 1 enviado a la cocina")
    expect(marta.page.locator(".status-step")).to_have_text(
        ["Recibido", "En preparación", "Listo", "De camino", "Terminado"])
    expect(marta.row("Calle Mayor 1")).to_be_visible()

    # The next one begins empty, and knows who orders it.
    open_tab(marta, "Tu pedido")
    expect_nothing_chosen(marta)
    marta.tap(marta.link("Ver la carta"))
    add(marta, "Flan de huevo")
    choose_way(marta, "A domicilio")
    expect(field(marta, "phone")).to_have_value("600 123 456")
    expect(field(marta, "address")).to_have_value("Calle Mayor 1")
    place(marta)
    expect_placed(marta)
    expect(marta.page.locator("main h1")).to_have_text("Pedido 2")


@SCRIPTS
def test_an_order_that_was_not_placed_is_cancelled_and_comes_back(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/restaurant/menu")
    add(marta, "Gazpacho")
    add_also(marta, "Flan de huevo")
    one_more(marta, "Flan de huevo")
    expect(quantity(marta, "Flan de huevo")).to_have_text("2")
    marta.open_menu()
    marta.tap(marta.button("Cancelar el pedido"))
    expect_nothing_chosen(marta)
    undo(marta)
    expect(lines(marta).locator(".row-title")).to_have_text(["Gazpacho", "Flan de huevo"])
    expect(lines(marta).locator("output")).to_have_text(["1", "2"])
    expect(total(marta)).to_have_text("16,10 €")


@SCRIPTS
def test_the_history_tells_of_every_order(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/restaurant/history")
    expect(marta.page.locator("main .empty")).to_contain_text("Aún no has pedido nada")
    marta.tap(marta.link("Ver la carta"))
    add(marta, "Gazpacho")
    one_more(marta, "Gazpacho")
    expect(quantity(marta, "Gazpacho")).to_have_text("2")
    add_also(marta, "Pan con tomate")
    pick_up(marta)
    open_tab(marta, "Carta")
    add(marta, "Flan de huevo")
    pick_up(marta)

    # The last one comes first.
    open_tab(marta, "Historial")
    orders = marta.page.locator("main .row")
    expect(orders.locator(".row-title")).to_have_text([MOMENT, MOMENT])
    expect(orders.locator(".row-subtitle")).to_have_text(["1 plato", "3 platos"])
    expect(orders.locator(".row-value")).to_have_text(["4,80 €", "16,50 €"])
    expect(orders.locator(".badge")).to_have_text(["Recibido", "Recibido"])
    marta.tap(orders.nth(1).locator("a"))
    expect(marta.page.locator("main h1")).to_have_text("Pedido 1")
    expect(marta.row("2 × Gazpacho")).to_contain_text("13,00 €")
    expect(marta.row("1 × Pan con tomate")).to_contain_text("3,50 €")
    expect(total(marta)).to_have_text("16,50 €")


@SCRIPTS
def test_an_order_is_ordered_again_and_joins_what_was_chosen_since(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/restaurant/menu")
    add(marta, "Gazpacho")
    add_also(marta, "Pan con tomate")
    pick_up(marta)
    open_tab(marta, "Carta")
    add(marta, "Gazpacho")
    open_tab(marta, "Historial")
    marta.tap(marta.page.locator("main .row a"))
    marta.tap(marta.button("Pedir otra vez"))
    expect(marta.page.locator(".toast")).to_contain_text("Añadido a tu pedido")
    expect(quantity(marta, "Gazpacho")).to_have_text("2")
    expect(quantity(marta, "Pan con tomate")).to_have_text("1")
    expect(total(marta)).to_have_text("16,50 €")
    pick_up(marta)
    open_tab(marta, "Historial")
    expect(marta.page.locator("main .row-value")).to_have_text(["16,50 €", "10,00 €"])


@SCRIPTS
def test_a_guest_orders_at_the_public_address(move_in, guest, scripts):
    address = move_in(scripts=scripts).open_restaurant()
    luisa = guest(scripts=scripts)
    luisa.page.goto(address)
    search(luisa, "PAELLA")
    expect(dishes(luisa)).to_have_text(["Paella de marisco"])
    add(luisa, "Paella de marisco")
    one_more(luisa, "Paella de marisco")
    expect(quantity(luisa, "Paella de marisco")).to_have_text("2")
    one_more(luisa, "Paella de marisco")
    expect(quantity(luisa, "Paella de marisco")).to_have_text("3")
    one_less(luisa, "Paella de marisco")
    expect(quantity(luisa, "Paella de marisco")).to_have_text("2")
    expect(total(luisa)).to_have_text("35,00 €")

    # What was chosen waits for whoever comes back with the same cookie, and for nobody else.
    later = with_the_cookies_of(luisa, guest(scripts=scripts))
    later.page.goto(address)
    expect(tab(later, "Tu pedido").locator(".tab-count")).to_have_text("2")
    open_tab(later, "Tu pedido")
    expect(quantity(later, "Paella de marisco")).to_have_text("2")
    stranger = guest(scripts=scripts)
    stranger.page.goto(f"{address}/restaurant/order")
    expect_nothing_chosen(stranger)

    pick_up(later)
    luisa.page.goto(f"{address}/restaurant/order")
    expect_nothing_chosen(luisa)
    open_tab(luisa, "Historial")
    order = luisa.page.locator("main .row")
    expect(order.locator(".row-title")).to_have_text([MOMENT])
    expect(order).to_contain_text("2 platos")
    expect(order).to_contain_text("35,00 €")
    luisa.tap(order.locator("a"))
    expect(luisa.row("2 × Paella de marisco")).to_be_visible()
    expect(luisa.row("600 100 200")).to_be_visible()
    luisa.tap(luisa.button("Pedir otra vez"))
    expect(quantity(luisa, "Paella de marisco")).to_have_text("2")
    choose_way(luisa, "Para recoger")
    expect(field(luisa, "phone")).to_have_value("600 100 200")
    open_tab(stranger, "Historial")
    expect(stranger.page.locator("main .empty")).to_contain_text("Aún no has pedido nada")


def add_tables(marta, count):
    marta.go("/restaurant/desk/tables/new")
    field(marta, "name").fill("Mesa 1")
    field(marta, "count").fill(str(count))
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/desk/tables(\?|$)"))


def sit(person, code):
    person.page.goto(code)
    person.tap(person.button("Estoy en esta mesa"))
    expect(status(person)).to_have_text("Hemos avisado al restaurante")


def welcome(staff, person, table):
    look_again(staff)
    staff.tap(staff.button(f"Sí, abrir la cuenta de {table}"))
    expect(staff.page.locator(".tab-requests")).to_have_count(0)
    look_again(person)
    expect(status(person)).to_have_text("Ya puedes pedir")


def watch(person, path):
    """Opens a page; with scripts its stream is under way when this comes back."""
    if not person.scripts:
        return person.go(path)
    with person.page.expect_request("**/live"):
        person.go(path)


def look_again(person):
    """Pages without scripts hear of nothing."""
    if not person.scripts:
        person.page.reload()


def tap_on(cook, ticket, step):
    expect(ticket.locator(".ticket-next")).to_have_text(f"{step}: Comanda 1")
    cook.tap(ticket.locator(".ticket-next"))


def expect_both_read(one, other, told):
    for person in (one, other):
        look_again(person)
        expect(status(person)).to_have_text(told)


@SCRIPTS
def test_from_the_code_on_the_table_through_the_kitchen_to_the_plate(move_in, guest, scripts):
    marta = move_in(scripts=scripts)
    marta.open_restaurant()
    add_tables(marta, 3)
    code = codes_on_the_sheet(marta)["Mesa 2"]
    cook = with_the_cookies_of(marta, guest(scripts=scripts))
    watch(cook, "/restaurant/kitchen")
    expect(cook.page.get_by_text("No hay comandas")).to_be_visible()
    watch(marta, "/restaurant/desk/tables")

    ana = guest(scripts=scripts)
    sit(ana, code)
    welcome(marta, ana, "Mesa 2")
    ana.tap(ana.link("Ver la carta"))
    add(ana, "Gazpacho")
    add_also(ana, "Flan de huevo")
    expect(ana.page.locator("input[type=radio][name=way]")).to_have_count(0)
    field(ana, "note").fill("Sin hielo")
    place(ana)
    expect_placed(ana)
    expect(ana.page.locator(".status-step")).to_have_text(["Recibido", "En preparación", "Listo", "Terminado"])
    # Whoever has the order's link follows it too.
    ben = guest(scripts=scripts)
    ben.page.goto(ana.link_shown())
    expect(status(ben)).to_have_text("Hemos recibido tu pedido")

    look_again(cook)
    ticket = cook.page.locator(".ticket")
    expect(ticket.locator(".ticket-way")).to_have_text("Mesa 2")
    expect(ticket.locator(".ticket-dish > span:first-child")).to_have_text(["Gazpacho", "Flan de huevo"])
    expect(ticket).to_contain_text("«Sin hielo»")
    tap_on(cook, ticket, "Empezar")
    expect(ticket.locator(".ticket-marks .badge").first).to_have_text("En preparación")
    expect_both_read(ana, ben, "Lo estamos preparando")
    tap_on(cook, ticket, "Listo")
    expect(ticket.locator(".ticket-marks .badge").first).to_have_text("Listo")
    expect_both_read(ana, ben, "Listo: te lo llevamos a la mesa")
    tap_on(cook, ticket, "Servido")
    expect(ticket).to_have_count(0)
    expect_both_read(ana, ben, "Servido. ¡Que aproveche!")
    look_again(marta)
    expect(marta.row("Mesa 2")).to_contain_text("11,30")


def declare_free_of_the_rest(marta, dish):
    """What a dish is not declared to contain, it is declared to be free from."""
    marta.go("/restaurant/desk/dishes")
    marta.tap(marta.page.locator("main .dish", has_text=dish).locator("a").first)
    marta.tap(marta.page.get_by_text("No contiene los que quedan sin declarar"))
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/desk/dishes(\?|$)"))


def narrow(person, shown, *boxes):
    """Opens what is said of the menu's narrowing, and taps boxes."""
    person.tap(person.link(shown))
    for box in boxes:
        person.tap(person.page.get_by_role("checkbox", name=box, exact=True))
    person.press_done()
    person.page.wait_for_url(re.compile("/restaurant/menu"))


@SCRIPTS
def test_the_menu_is_narrowed_to_what_somebody_can_eat(move_in, guest, scripts):
    marta = move_in(scripts=scripts)
    address = marta.open_restaurant()
    declare_free_of_the_rest(marta, "Patatas bravas")
    luisa = guest(scripts=scripts)
    luisa.page.goto(address)
    narrow(luisa, "Alérgenos y dietas", "Vegano")
    expect(dishes(luisa)).to_have_text(VEGAN)
    expect(luisa.page.locator("[data-results] [role=status]")).to_have_text("8 resultados")

    # Nobody has said that peppers or lemons are free from gluten: they are not shown as if they were.
    narrow(luisa, "Vegano", "Cereales con gluten")
    both = "Vegano y sin cereales con gluten"
    expect(dishes(luisa)).to_have_text(["Patatas bravas", "Agua mineral"])
    luisa.tap(luisa.link(both))
    for box in ["Vegano", "Cereales con gluten"]:
        expect(luisa.page.get_by_role("checkbox", name=box, exact=True)).to_be_checked()
    luisa.tap(luisa.link("Cancelar"))
    expect(dishes(luisa)).to_have_count(2)
    search(luisa, "agua")
    expect(dishes(luisa)).to_have_text(["Agua mineral"])
    search(luisa, "gazpacho")
    expect(luisa.page.locator("main .empty")).to_contain_text("No se ha encontrado nada")
    search(luisa, "")
    expect(dishes(luisa)).to_have_count(2)
    luisa.tap(luisa.link("Ver toda la carta"))
    expect(dishes(luisa)).to_have_count(WHOLE_MENU)
    expect(luisa.link("Ver toda la carta")).to_have_count(0)


@SCRIPTS
def test_traces_are_for_those_who_tolerate_them_and_silence_is_for_nobody(move_in, guest, scripts):
    address = move_in(scripts=scripts).open_restaurant()
    luisa = guest(scripts=scripts)
    luisa.page.goto(address)
    narrow(luisa, "Alérgenos y dietas", "Leche")
    expect(dishes(luisa)).to_have_text(["Agua mineral"])
    narrow(luisa, "Sin leche", "Mostrar también los platos que pueden llevarlas")
    expect(dishes(luisa)).to_have_text(["Agua mineral", "Café"])
    luisa.tap(luisa.link("Ver toda la carta"))
    expect(dishes(luisa)).to_have_count(WHOLE_MENU)

    luisa.tap(luisa.page.locator("main .dish", has_text="Pimientos de Padrón").locator(".dish-open"))
    allergens = luisa.page.locator("main .allergens")
    expect(allergens.locator("[data-presence=undeclared] dd")).to_contain_text("Cereales con gluten")
    expect(allergens.locator("[data-presence=free]")).to_have_count(0)
    expect(luisa.page.get_by_text("Los no declarados pueden estar o no")).to_be_visible()


@SCRIPTS
def test_a_dish_that_was_opened_leads_back_to_the_narrowed_menu(move_in, guest, scripts):
    address = move_in(scripts=scripts).open_restaurant()
    luisa = guest(scripts=scripts)
    luisa.page.goto(address)
    narrow(luisa, "Alérgenos y dietas", "Leche")
    luisa.tap(luisa.page.locator("main .dish-open"))
    expect(luisa.page.locator("main .allergens")).to_be_visible()
    luisa.tap(luisa.page.locator("main .bar a").first)
    expect(dishes(luisa)).to_have_text(["Agua mineral"])
