"""What guests do: they order at the public address and at a table, and look for what they can eat."""

import re

from playwright.sync_api import expect

from codes import codes_on_the_sheet
from ordering import (
    add, add_also, choose_way, dishes, expect_nothing_chosen, expect_placed, field, look_again, MOMENT,
    one_less, one_more, open_history, open_tab, pick_up, place, quantity, SCRIPTS, search, status, tab, total, undo, WHOLE_MENU,
    with_the_cookies_of)

VEGAN = [
    "Pan con tomate", "Patatas bravas", "Pimientos de Padrón", "Gazpacho", "Arroz de verduras", "Fruta de temporada",
    "Agua mineral", "Limonada casera"]


@SCRIPTS
def test_a_guest_orders_at_the_public_address(move_in, guest, scripts):
    address = move_in(scripts=scripts).open_restaurant()
    luisa = guest(scripts=scripts)
    luisa.page.goto(address)
    search(luisa, "PAELLA")
    expect(dishes(luisa)).to_have_text(["Paella de marisco"])
    add(luisa, "Paella de marisco")
    one_more(luisa, "Paella de marisco")
    expect(quantity(luisa, "Paella de marisco")).to_have_value("2")
    one_more(luisa, "Paella de marisco")
    expect(quantity(luisa, "Paella de marisco")).to_have_value("3")
    one_less(luisa, "Paella de marisco")
    expect(quantity(luisa, "Paella de marisco")).to_have_value("2")
    expect(total(luisa)).to_have_text("35,00 €")

    # What was chosen waits for whoever comes back with the same cookie, and for nobody else.
    later = with_the_cookies_of(luisa, guest(scripts=scripts))
    later.page.goto(address)
    expect(tab(later, "Tu pedido").locator(".tab-count")).to_have_text("2")
    open_tab(later, "Tu pedido")
    expect(quantity(later, "Paella de marisco")).to_have_value("2")
    stranger = guest(scripts=scripts)
    stranger.page.goto(f"{address}/restaurant/order")
    expect_nothing_chosen(stranger)

    pick_up(later)
    luisa.page.goto(f"{address}/restaurant/order")
    expect_nothing_chosen(luisa)
    open_history(luisa)
    order = luisa.page.locator("main .row")
    expect(order.locator(".row-title")).to_have_text([MOMENT])
    expect(order).to_contain_text("2 platos")
    expect(order).to_contain_text("35,00 €")
    luisa.tap(order.locator("a"))
    expect(luisa.row("2 × Paella de marisco")).to_be_visible()
    expect(luisa.row("600 100 200")).to_be_visible()
    luisa.tap(luisa.button("Pedir otra vez"))
    expect(quantity(luisa, "Paella de marisco")).to_have_value("2")
    choose_way(luisa, "Para recoger")
    expect(field(luisa, "phone")).to_have_value("600 100 200")
    open_history(stranger)
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
    person.tap(person.page.locator("main .row", has_text="Mesa").locator("a").first)
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
    narrow(luisa, "Sin leche", "Mostrar también los platos que pueden contenerlos")
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


def test_what_was_typed_survives_a_reload_and_a_quantity_is_typed(move_in, guest):
    address = move_in().open_restaurant()
    luisa = guest()
    luisa.page.goto(address)
    add(luisa, "Gazpacho")
    quantity(luisa, "Gazpacho").fill("12")
    quantity(luisa, "Gazpacho").press("Enter")
    expect(total(luisa)).to_have_text("78,00 €")
    choose_way(luisa, "A domicilio")
    field(luisa, "phone").fill("600 100 200")
    field(luisa, "address").fill("Calle Mayor 1")
    luisa.page.reload()
    expect(field(luisa, "phone")).to_have_value("600 100 200")
    expect(field(luisa, "address")).to_have_value("Calle Mayor 1")
    place(luisa)
    expect_placed(luisa)


@SCRIPTS
def test_a_guest_calls_asks_for_the_bill_and_takes_an_order_back(move_in, guest, scripts):
    marta = move_in(scripts=scripts)
    marta.open_restaurant()
    add_tables(marta, 3)
    code = codes_on_the_sheet(marta)["Mesa 2"]
    watch(marta, "/restaurant/desk/tables")
    ana = guest(scripts=scripts)
    sit(ana, code)
    welcome(marta, ana, "Mesa 2")
    ana.tap(ana.link("Ver la carta"))
    add(ana, "Gazpacho")
    place(ana)
    expect_placed(ana)
    ana.tap(ana.button("Retirar el pedido"))
    expect(status(ana)).to_have_text("Pedido cancelado")
    undo(ana)
    expect(status(ana)).to_have_text("Hemos recibido tu pedido")

    ana.page.goto(ana.page.url.split("/restaurant/")[0] + "/restaurant/table")
    ana.tap(ana.button("Llamar al camarero"))
    expect(ana.page.get_by_text("enseguida van a tu mesa")).to_be_visible()
    ana.tap(ana.button("Con tarjeta"))
    expect(ana.page.get_by_text("Hemos pedido la cuenta · Con tarjeta")).to_be_visible()
    look_again(marta)
    expect(marta.page.locator(".tab-wish")).to_have_text(["Llama al camarero", "Pide la cuenta · Con tarjeta"])
    marta.tap(marta.button("Voy: Mesa 2, Llama al camarero"))
    expect(marta.page.locator(".tab-wish")).to_have_text(["Pide la cuenta · Con tarjeta"])
    look_again(ana)
    expect(ana.button("Llamar al camarero")).to_be_visible()


@SCRIPTS
def test_a_time_for_pick_up_that_somebody_takes_meanwhile(move_in, guest, scripts):
    marta = move_in(scripts=scripts)
    address = marta.open_restaurant()
    marta.go("/restaurant/desk/hours")
    field(marta, "cap").fill("1")
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/restaurant/desk(\?|$)"))
    luisa, pepe = guest(scripts=scripts), guest(scripts=scripts)
    for person in [luisa, pepe]:
        person.page.goto(address)
        add(person, "Pan con tomate")
        choose_way(person, "Para recoger")
        field(person, "phone").fill("600 100 200")
    times = luisa.page.locator("#time option")
    expect(times.first).to_have_text(re.compile(r"^Cuanto antes \("))
    # So late that it is offered still when a quarter of an hour has ended meanwhile.
    taken = times.nth(4).get_attribute("value")
    time = times.nth(4).inner_text()
    for person in [luisa, pepe]:
        field(person, "time").select_option(taken)
    place(luisa)
    expect_placed(luisa)
    # Late in the evening the choice says besides that it is tomorrow.
    expect(luisa.row(f"Para recoger · {re.search('[0-9]+:[0-9]+', time).group(0)}")).to_be_visible()
    if scripts:
        # It is still the one that was chosen, and says what has become of it.
        expect(pepe.page.locator(f"#time option[value='{taken}']")).to_have_text(f"{time}: completa")
        expect(pepe.page.locator("#time option:checked")).to_have_text(f"{time}: completa")
    place(pepe)
    expect(pepe.page.locator(".field-error")).to_have_text(re.compile("Esa hora ya no está libre|Elige a qué hora"))
    expect(pepe.page.locator(f"#time option[value='{taken}']")).to_be_disabled()
    field(pepe, "time").select_option(index=1)
    place(pepe)
    expect_placed(pepe)
    marta.go("/restaurant/kitchen")
    expect(marta.page.locator(".tickets")).to_contain_text(f"Para recoger · {time}")
