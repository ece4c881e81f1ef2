"""Tables: from the printed code through a member's yes to the paid bill, two guests and the staff, each with a phone."""

import csv
import re
import uuid
import time
import sqlite3

import pytest
from playwright.sync_api import expect

from codes import codes_on_the_sheet
from finger import Finger, middle
from looking import SIZES, look
from ordering import take, to_order
from person import PHONE
SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
LONG = "Mesa redonda del fondo junto a la ventana que da al jardín de la abuela"


def furnish(house, marta, *, is_open=True):
    """A menu and an open door: what the desk sets, past its pages."""
    import sqlite3
    import uuid

    space = re.search(r"/s/([0-9a-f-]{36})", marta.space).group(1)
    section = str(uuid.uuid4())
    with sqlite3.connect(f"{house.folder.name}/sobremesa.sqlite") as database:
        database.execute(
            "INSERT INTO kit_reception (id, name, space_id, app, is_open) VALUES (?, 'casa-pepe', ?, 'restaurant', ?)",
            (str(uuid.uuid4()), space, is_open))
        database.execute(
            "INSERT INTO restaurant_section (id, space_id, name, name_key, position) VALUES (?, ?, 'es:Para picar\x1een:To share', '', 0)",
            (section, space))
        for number, (name, price) in enumerate([("Croquetas caseras", 900), ("Sopa de tomate", 650)]):
            database.execute(
                """
                INSERT INTO restaurant_dish (id, space_id, section_id, name, name_key, description, search_key, price,
                    allergens, tags, is_sold_out, position, created_at)
                VALUES (?, ?, ?, ?, '', '', ?, ?, '', '', 0, ?, 0)
                """, (str(uuid.uuid4()), space, section, f"es:{name}\x1een:{name}\x1ept:{name}", name.lower(), price, number))


def add_tables(marta, name="Mesa 1", count=4):
    marta.go("/restaurant/desk/tables/new")
    marta.page.locator("#name").fill(name)
    marta.page.locator("#count").fill(str(count))
    marta.press_done()
    marta.page.wait_for_url(re.compile("/desk/tables(\\?|$)"))


def sit(person, code):
    person.page.goto(code)
    person.tap(person.button("Estoy en esta mesa"))
    person.page.wait_for_url(re.compile("/restaurant/menu(\\?|$)"))
    to_the_table(person)


def choose(person, dish):
    person.page.goto(person.house.address + "/r/casa-pepe/restaurant/menu")
    take(person, dish)
    to_order(person)


def place(person):
    person.page.goto(person.house.address + "/r/casa-pepe/restaurant/order")
    person.tap(person.button("Hacer el pedido"))
    person.page.wait_for_url(re.compile("/restaurant/history/"))


def to_the_table(person):
    person.page.goto(person.house.address + "/r/casa-pepe/restaurant/table")


@SCRIPTS
def test_from_the_code_on_the_table_to_the_paid_bill(move_in, guest, house, scripts):
    marta = move_in(scripts=scripts)
    furnish(house, marta)
    add_tables(marta)
    code = codes_on_the_sheet(marta)["Mesa 2"]
    marta.go("/restaurant/desk/tables")
    ana, ben = guest(scripts=scripts), guest(scripts=scripts)
    see = (lambda person: None) if scripts else (lambda person: person.page.reload())

    # What was chosen before sitting down stays.
    choose(ana, "Croquetas caseras")
    sit(ana, code)
    assert code.split("/")[-1] not in ana.page.url + ana.page.content()
    expect(ana.page.get_by_role("status").first).to_have_text("Hemos avisado al restaurante")
    ana.page.goto(house.address + "/r/casa-pepe/restaurant/order")
    expect(ana.button("Hacer el pedido")).to_be_disabled()
    expect(ana.page.locator(".notice")).to_contain_text("en cuanto el restaurante acepte tu mesa")
    expect(ana.row("Croquetas caseras")).to_be_visible()

    # A member says yes, and the guest's page turns.
    to_the_table(ana)
    see(marta)
    expect(marta.page.locator(".tab-requests").get_by_text("Mesa 2")).to_be_visible()
    marta.tap(marta.button("Sí, abrir la cuenta de Mesa 2"))
    expect(marta.page.locator(".tab-requests").get_by_text("Mesa 2")).to_have_count(0)
    see(ana)
    expect(ana.page.get_by_role("status").first).to_have_text("Ya puedes pedir")
    place(ana)

    # Somebody joins: those at the table are asked. The total is the table's, on both phones and the staff's.
    to_the_table(ana)
    sit(ben, code)
    expect(ben.page.get_by_role("status").first).to_have_text("Hemos preguntado a la mesa")
    expect(ben.page.locator(".facts")).to_have_count(0)
    see(ana)
    ana.tap(ana.button("Sí, puede sentarse en Mesa 2"))
    expect(ana.page.locator(".tab-requests")).to_have_count(0)
    see(ben)
    expect(ben.page.locator(".facts")).to_contain_text("9,00")
    choose(ben, "Sopa de tomate")
    place(ben)
    to_the_table(ben)
    see(ana)
    for person in (ana, ben):
        expect(person.page.locator(".facts")).to_contain_text("15,50")
    see(marta)
    expect(marta.row("Mesa 2")).to_contain_text("15,50")
    expect(marta.row("Mesa 2")).to_contain_text("2 comensales")
    marta.tap(marta.row("Mesa 2").locator("a"))
    expect(marta.page.get_by_text("2 pedidos de esta mesa siguen en la cocina.")).to_be_visible()
    marta.tap(marta.link("Imprimir la cuenta"))
    expect(marta.page.locator(".receipt tfoot")).to_contain_text("15,50")
    marta.page.go_back()

    # Paid, closed, and only one's own is left.
    marta.tap(marta.button("Con tarjeta"))
    expect(marta.page.locator(".notice", has_text="Pagada:")).to_contain_text("con tarjeta")
    see(ana)
    expect(ana.page.get_by_role("status").first).to_have_text("La cuenta está pagada")
    marta.tap(marta.button("Cerrar la cuenta"))
    marta.page.wait_for_url(re.compile("/desk/tables(\\?|$)"))
    expect(marta.row("Mesa 2")).to_contain_text("Libre")
    for person, own, other in [(ana, "Croquetas caseras", "Sopa de tomate"), (ben, "Sopa de tomate", "Croquetas caseras")]:
        see(person)
        expect(person.page.get_by_role("status").first).to_have_text(
            "La cuenta está cerrada. ¡Gracias por la visita!")
        expect(person.page.get_by_text(f"1 × {own}")).to_be_visible()
        expect(person.page.get_by_text(f"1 × {other}")).to_have_count(0)

    # The closing is taken back, and so the table is theirs again.
    marta.tap(marta.button("Deshacer"))
    expect(marta.row("Mesa 2")).to_contain_text("Pagada")
    see(ben)
    expect(ben.page.get_by_role("status").first).to_have_text("La cuenta está pagada")


@SCRIPTS
def test_a_closed_bill_is_found_again_corrected_and_added_up(move_in, guest, house, scripts):
    marta = move_in(scripts=scripts)
    furnish(house, marta)
    add_tables(marta)
    ana = guest(scripts=scripts)
    choose(ana, "Croquetas caseras")
    sit(ana, codes_on_the_sheet(marta)["Mesa 2"])
    marta.go("/restaurant/desk/tables")
    marta.tap(marta.button("Sí, abrir la cuenta de Mesa 2"))
    expect(marta.page.locator(".tab-requests")).to_have_count(0)
    place(ana)
    marta.go("/restaurant/desk/tables")
    marta.tap(marta.row("Mesa 2").locator("a"))
    marta.tap(marta.button("En efectivo"))
    expect(marta.page.locator(".notice", has_text="Pagada:")).to_contain_text("en efectivo")
    # A slip of the finger is one tap to mend.
    marta.tap(marta.button("Con tarjeta"))
    expect(marta.page.locator(".notice", has_text="Pagada:")).to_contain_text("con tarjeta")
    marta.tap(marta.button("Cerrar la cuenta"))
    marta.page.wait_for_url(re.compile("/desk/tables(\\?|$)"))

    # Closed it is among the bills, and the report is of the same money.
    marta.open_menu()
    marta.tap(marta.link("Cuentas"))
    expect(marta.page.locator(".facts")).to_contain_text("9,00")
    expect(marta.row("Mesa 2")).to_contain_text("con tarjeta")
    marta.tap(marta.link("Informe"))
    expect(marta.page.locator(".facts").first).to_contain_text("9,00")
    for part in ["Por forma de pago", "Por sección", "Lo más pedido"]:
        expect(marta.page.locator("table", has_text=part)).to_contain_text("9,00")
    marta.tap(marta.link("Mes"))
    expect(marta.page.locator("table", has_text="Por día")).to_contain_text("9,00")
    with marta.page.expect_download() as download:
        marta.page.get_by_role("link", name="Cuentas, una a una").click()
    with open(download.value.path(), encoding="utf-8-sig", newline="") as file:
        head, bill = csv.reader(file, delimiter=";")
    assert head == ["hora", "cuenta", "tipo", "cobrada", "forma de pago", "pedidos", "importe"]
    assert bill[1:] == ["Mesa 2", "En la mesa", "sí", "con tarjeta", "1", "9,00"]

    # The owner opens it again, and closes it again by one tap.
    marta.go("/restaurant/desk/bills")
    marta.tap(marta.row("Mesa 2").locator("a"))
    marta.tap(marta.button("Reabrir la cuenta"))
    expect(marta.button("Cerrar la cuenta")).to_be_visible()
    marta.tap(marta.button("Deshacer"))
    expect(marta.button("Reabrir la cuenta")).to_be_visible()


@SCRIPTS
def test_a_tablet_that_only_serves_takes_money_and_decides_nothing(move_in, guest, house, scripts):
    marta = move_in(scripts=scripts)
    furnish(house, marta)
    add_tables(marta)
    marta.go("/restaurant/desk")
    marta.tap(marta.link("Añadir una tablet que solo sirve"))
    expect(marta.page.locator("#app-restaurant")).to_be_checked()
    for other in ["app-restaurant.manager", "app-orders", "app-wines"]:
        expect(marta.page.locator(f"[id='{other}']")).not_to_be_checked()
    marta.press_done()
    marta.page.locator("#link").wait_for()
    tablet, ana = guest(scripts=scripts), guest(scripts=scripts)
    tablet.join(marta.link_shown(), "Barra")
    expect(tablet.page.locator(".springboard-app")).to_have_count(1)
    choose(ana, "Croquetas caseras")
    sit(ana, codes_on_the_sheet(marta)["Mesa 2"])
    tablet.page.goto(re.match(r".*/s/[0-9a-f-]{36}", marta.page.url).group(0) + "/restaurant/desk/tables")
    tablet.tap(tablet.button("Sí, abrir la cuenta de Mesa 2"))
    expect(tablet.page.locator(".tab-requests")).to_have_count(0)
    place(ana)
    tables = tablet.page.url
    tablet.page.goto(tables)
    tablet.tap(tablet.row("Mesa 2").locator("a"))
    tablet.open_menu()
    expect(tablet.link("Cambiar de mesa")).to_be_visible()
    expect(tablet.button("Cerrar sin cobrar")).to_have_count(0)
    tablet.page.keyboard.press("Escape")
    tablet.page.reload()
    tablet.tap(tablet.button("En efectivo"))
    tablet.tap(tablet.button("Cerrar la cuenta"))
    tablet.page.wait_for_url(re.compile("/desk/tables(\\?|$)"))
    tablet.page.goto(tables.replace("/tables", "/bills"))
    expect(tablet.row("Mesa 2")).to_contain_text("en efectivo")
    expect(tablet.page.locator(".facts")).to_have_count(0)
    for hidden in ["", "/bills"]:
        tablet.page.goto(tables.replace("/tables", hidden))
        for title in ["Informe", "Platos", "Secciones"]:
            expect(tablet.link(title)).to_have_count(0)
    answer = tablet.page.goto(tables.replace("/desk/tables", "/kitchen/report"))
    assert answer.status == 403
    expect(tablet.page.locator("body")).to_contain_text("Lo decide quien gestiona la aplicación")


@SCRIPTS
def test_tables_are_added_renamed_moved_and_deleted(move_in, house, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/restaurant/desk/tables")
    marta.tap(marta.link("Nuevas mesas").last)
    marta.page.locator("#count").fill("0")
    marta.press_done()
    expect(marta.page.locator("#count-error")).to_have_text("Un número del 1 al 100.")
    marta.page.locator("#count").fill("12")
    marta.press_done()
    expect(marta.page.locator("main .row")).to_have_count(12)
    marta.tap(marta.link("Editar"))
    marta.page.locator(".place").first.wait_for()
    marta.tap(marta.button("Bajar Mesa 1"))
    expect(marta.page.locator(".place .row-title").first).to_have_text("Mesa 2")
    if scripts:
        marta.wait_until_still()
        with marta.page.expect_response(re.compile("/place$")):
            drag(marta, "Mesa 3", above="Mesa 2")
        marta.page.wait_for_load_state("networkidle")
        expect(marta.page.locator(".place .row-title").first).to_have_text("Mesa 3")
    marta.tap(marta.link("Hecho"))
    marta.page.locator(".place").first.wait_for(state="detached")
    marta.tap(marta.row("Mesa 12").locator("a"))
    marta.page.locator("#name").fill("Terraza")
    marta.press_done()
    expect(marta.row("Terraza")).to_be_visible()
    marta.tap(marta.row("Terraza").locator("a"))
    marta.page.locator("#name").wait_for()
    marta.open_menu()
    marta.tap(marta.button("Eliminar"))
    expect(marta.row("Terraza")).to_have_count(0)
    marta.tap(marta.button("Deshacer"))
    expect(marta.row("Terraza")).to_be_visible()


def drag(person, name, above):
    """A finger on the grip."""
    row = lambda title: person.page.locator(".place", has=person.page.get_by_text(title, exact=True))
    x, y = middle(row(name).locator(".grip"))
    Finger(person).drag((x, y), (x, row(above).bounding_box()["y"]))


def test_a_photographed_code_is_replaced(marta, guest, house):
    furnish(house, marta)
    add_tables(marta)
    old = codes_on_the_sheet(marta)["Mesa 1"]
    marta.go("/restaurant/desk/tables")
    marta.open_menu()
    marta.tap(marta.button("Códigos nuevos para todas"))
    expect(marta.page.locator(".toast")).to_contain_text("Códigos nuevos en todas las mesas")
    eve = guest()
    eve.page.goto(old)
    expect(eve.page.get_by_role("heading", name="Este código ya no vale").last).to_be_visible()
    marta.tap(marta.button("Deshacer"))
    expect(marta.page.locator(".toast", has_text="Códigos nuevos en todas las mesas")).to_have_count(0)
    sit(eve, old)


@SCRIPTS
def test_a_photograph_of_a_code_orders_nothing_at_a_table_that_sits(move_in, guest, house, scripts):
    marta = move_in(scripts=scripts)
    furnish(house, marta)
    add_tables(marta)
    code = codes_on_the_sheet(marta)["Mesa 1"]
    ana, eve = guest(scripts=scripts), guest(scripts=scripts)
    see = (lambda person: None) if scripts else (lambda person: person.page.reload())
    sit(ana, code)
    marta.go("/restaurant/desk/tables")
    marta.tap(marta.button("Sí, abrir la cuenta de Mesa 1"))
    expect(marta.page.locator(".tab-requests")).to_have_count(0)
    choose(ana, "Croquetas caseras")
    place(ana)
    to_the_table(ana)
    eve.page.goto(code)
    expect(eve.page.get_by_text("Ya hay gente en esta mesa")).to_be_visible()
    sit(eve, code)
    choose(eve, "Sopa de tomate")
    expect(eve.button("Hacer el pedido")).to_be_disabled()
    to_the_table(eve)
    expect(eve.page.get_by_text("Croquetas caseras")).to_have_count(0)
    # Both the table and the staff are asked; the table says no, and thinks better of it.
    see(marta)
    expect(marta.button("Sí, puede sentarse en Mesa 1")).to_be_visible()
    see(ana)
    ana.tap(ana.button("No, en Mesa 1 no"))
    expect(ana.button("Deshacer")).to_be_visible()
    see(eve)
    expect(eve.page.get_by_role("status").first).to_contain_text("En esta mesa han dicho que no")
    see(marta)
    expect(marta.button("Sí, puede sentarse en Mesa 1")).to_have_count(0)
    ana.tap(ana.button("Deshacer"))
    expect(ana.button("No, en Mesa 1 no")).to_be_visible()
    see(marta)
    marta.tap(marta.button("Sí, puede sentarse en Mesa 1"))
    expect(marta.page.locator(".tab-requests")).to_have_count(0)
    see(eve)
    expect(eve.page.get_by_role("status").first).to_have_text("Ya puedes pedir")
    place(eve)


def test_whoever_waits_is_seen_and_heard_wherever_the_staff_are(marta, guest, house):
    furnish(house, marta)
    add_tables(marta)
    code = codes_on_the_sheet(marta)["Mesa 2"]
    marta.go("/restaurant/desk/tables")
    marta.tap(marta.button("Activar sonido"))
    marta.go("/restaurant/menu")
    strip, ana = marta.page.locator(".service"), guest()
    heard = lambda times: expect(marta.page.locator("kitchen-sound")).to_have_attribute("data-rung", str(times))
    heard(0)
    sit(ana, code)
    expect(strip).to_contain_text("Mesa 2: Quiere pedir")
    expect(marta.page.locator(".tab", has_text="Mesas").locator(".tab-count")).to_have_text("1")
    heard(1)
    marta.tap(strip.locator("a"))
    marta.tap(marta.button("Sí, abrir la cuenta de Mesa 2"))
    expect(marta.page.locator(".tab-requests")).to_have_count(0)
    choose(ana, "Sopa de tomate")
    place(ana)
    # What is ready is heard too, in the middle of a form.
    marta.go("/restaurant/kitchen")
    marta.tap(marta.page.locator(".ticket-next"))
    expect(marta.page.locator(".ticket")).to_have_attribute("data-state", "preparing")
    ready = marta.page.locator(".ticket-actions").get_attribute("action")
    marta.go("/restaurant/desk/dishes/new")
    expect(marta.page.locator(".service a")).to_have_count(0)
    heard(0)
    marta.page.locator("[id='name.es']").fill("Migas")
    marta.post(ready, state="ready", shown="preparing", show="all")
    expect(strip).to_contain_text("Mesa 2: listo para servir")
    expect(marta.page.locator("[id='name.es']")).to_have_value("Migas")
    heard(1)
    to_the_table(ana)
    ana.tap(ana.button("Llamar al camarero"))
    expect(strip).to_contain_text("Mesa 2: Llama al camarero")
    heard(2)


@SCRIPTS
def test_dishes_go_to_another_table_and_two_tables_are_one(move_in, house, scripts):
    marta = move_in(scripts=scripts)
    furnish(house, marta)
    add_tables(marta)
    for table, dish in [("Mesa 1", "Croquetas caseras"), ("Mesa 1", "Sopa de tomate"), ("Mesa 2", "Sopa de tomate")]:
        marta.go("/restaurant/desk/tables")
        marta.tap(marta.row(table).locator("a"))
        marta.tap(marta.link("Nuevo pedido"))
        marta.tap(marta.button(f"Añadir {dish}"))
        marta.tap(marta.button("Enviar a cocina"))
        marta.page.wait_for_url(re.compile("/desk/tabs/"))
    marta.go("/restaurant/desk/tables")
    marta.tap(marta.row("Mesa 1").locator("a"))
    marta.page.wait_for_url(re.compile("/desk/tabs/"))
    marta.open_menu()
    marta.tap(marta.link("Pasar platos a otra mesa"))
    marta.page.locator("#table").select_option(label="Mesa 3")
    marta.press_done()
    expect(marta.page.locator(".field-problem, [id$=-error]").first).to_have_text("Elige al menos un plato.")
    expect(marta.page.locator("#table option:checked")).to_have_text("Mesa 3")
    marta.tap(marta.page.get_by_label(re.compile("Sopa de tomate")))
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/desk/tabs/[0-9a-f-]{36}(\?|$)"))
    expect(marta.page.locator(".facts")).to_contain_text("9,00")
    marta.go("/restaurant/desk/tables")
    expect(marta.row("Mesa 3")).to_contain_text("6,50")
    # Two become one.
    marta.tap(marta.row("Mesa 1").locator("a"))
    marta.page.wait_for_url(re.compile("/desk/tabs/"))
    marta.open_menu()
    marta.tap(marta.link("Cambiar de mesa"))
    marta.tap(marta.page.locator("button[name=join]", has_text="Mesa 2"))
    marta.page.wait_for_url(re.compile("/desk/tables(\\?|$)"))
    expect(marta.row("Mesa 1")).to_contain_text("Libre")
    expect(marta.row("Mesa 2")).to_contain_text("15,50")
    marta.tap(marta.button("Deshacer"))
    expect(marta.row("Mesa 1")).to_contain_text("9,00")
    expect(marta.row("Mesa 2")).to_contain_text("6,50")


def test_one_is_sent_away_and_one_leaves(marta, guest, house):
    furnish(house, marta)
    add_tables(marta)
    code = codes_on_the_sheet(marta)["Mesa 3"]
    ana, eve = guest(), guest()
    sit(ana, code)
    marta.go("/restaurant/desk/tables")
    marta.tap(marta.button("Sí, abrir la cuenta de Mesa 3"))
    expect(marta.page.locator(".tab-requests")).to_have_count(0)
    marta.tap(marta.row("Mesa 3").locator("a"))
    sit(eve, code)
    marta.tap(marta.button("Sí, puede sentarse en Mesa 3"))
    expect(eve.page.get_by_role("status").first).to_have_text("Ya puedes pedir")
    marta.tap(marta.button("Quitar al comensal 2"))
    expect(marta.button("Quitar al comensal 2")).to_have_count(0)
    expect(eve.page.get_by_role("status").first).to_contain_text("te ha quitado de esta mesa")
    ana.tap(ana.button("Dejar la mesa"))
    expect(ana.page.get_by_role("status").first).to_have_text("Has dejado la mesa")
    expect(marta.button("Quitar al comensal 1")).to_have_count(0)
    ana.tap(ana.button("Deshacer"))
    expect(marta.button("Quitar al comensal 1")).to_be_visible()


@pytest.mark.parametrize("size, language", [
    pytest.param(size, language, id=f"{name}-{language}") for name, size in SIZES.items() for language in ["es", "en", "pt"]
    if language == "es" or size is PHONE])
def test_tables_have_a_picture_and_no_fault_for_axe(move_in, guest, house, size, language):
    marta = move_in(language=language, size=size)
    shown = f"{language}-{size['width']}"
    marta.go("/restaurant/desk/tables")
    found = look(marta, f"tables-empty-{shown}")
    furnish(house, marta)
    marta.go("/restaurant/desk/tables/new")
    marta.page.locator("#count").fill("x")
    marta.press_done()
    marta.page.locator(".problems").wait_for()
    found += look(marta, f"tables-new-error-{shown}")
    add_tables(marta, LONG, 1)
    add_tables(marta, "Mesa 1", 5)
    marta.go("/restaurant/desk/tables/sheet")
    found += look(marta, f"tables-sheet-{shown}")
    door = codes_on_the_sheet(marta)
    code, long = door["Mesa 1"], door[LONG]
    ana = guest(language=language, size=size)
    ana.page.goto(code)
    found += look(ana, f"tables-door-{shown}")
    ana.tap(ana.page.locator("main form .button").first)
    ana.page.wait_for_url(re.compile("/restaurant/menu(\\?|$)"))
    to_the_table(ana)
    found += look(ana, f"tables-seat-asked-{shown}")
    ben = guest(language=language, size=size)
    ben.page.goto(long)
    ben.tap(ben.page.locator("main form .button").first)
    ben.page.wait_for_url(re.compile("/restaurant/menu(\\?|$)"))
    to_the_table(ben)
    marta.go("/restaurant/desk/tables")
    found += look(marta, f"tables-requests-{shown}")
    marta.tap(marta.page.locator("button[name=answer][value=yes]").first)
    marta.page.locator("button[name=answer]").nth(2).wait_for(state="detached")
    for number in (0, 1, 0):
        ana.page.goto(house.address + "/r/casa-pepe/restaurant/menu")
        ana.tap(ana.page.locator(".dish-add").nth(number))
        ana.page.locator(".pick-count").first.wait_for()
    ana.page.goto(house.address + "/r/casa-pepe/restaurant/order")
    found += look(ana, f"tables-order-{shown}")
    ana.page.locator("#form .button").click()
    ana.page.wait_for_url(re.compile("/restaurant/history/"))
    eve = guest(language=language, size=size)
    eve.page.goto(code)
    found += look(eve, f"tables-door-taken-{shown}")
    eve.tap(eve.page.locator("main form .button").first)
    eve.page.wait_for_url(re.compile("/restaurant/menu(\\?|$)"))
    to_the_table(eve)
    found += look(eve, f"tables-seat-joining-{shown}")
    to_the_table(ana)
    ana.page.locator(".tab-requests").wait_for()
    found += look(ana, f"tables-seat-joiner-{shown}")
    marta.go("/restaurant/desk/tables")
    marta.page.locator(".tab-requests").wait_for()
    found += look(marta, f"tables-joiner-{shown}")
    marta.tap(marta.page.locator("[id^=joiner-] button[value=yes]"))
    marta.page.locator("[id^=joiner-]").wait_for(state="detached")
    to_the_table(ana)
    found += look(ana, f"tables-seat-open-{shown}")
    ana.page.goto(house.address + "/r/casa-pepe/restaurant/menu")
    found += look(ana, f"tables-menu-{shown}")
    marta.go("/restaurant/desk/tables")
    found += look(marta, f"tables-{shown}")
    marta.page.goto(marta.page.url.split("?")[0] + "?edit=1")
    found += look(marta, f"tables-edit-{shown}")
    marta.go("/restaurant/desk/tables")
    marta.tap(marta.row("Mesa 1").locator("a"))
    marta.page.wait_for_url(re.compile("/desk/tabs/"))
    found += look(marta, f"tables-tab-{shown}")
    tab = marta.page.url.split("?")[0]
    marta.page.goto(tab + "/move")
    found += look(marta, f"tables-move-{shown}")
    marta.page.goto(tab + "/lines")
    found += look(marta, f"tables-lines-{shown}")
    marta.page.goto(tab + "/bill")
    found += look(marta, f"tables-bill-{shown}")
    marta.go("/restaurant/desk/tables")
    marta.tap(marta.row("Mesa 4").locator("a"))
    marta.page.locator("#name").wait_for()
    found += look(marta, f"tables-table-{shown}")
    assert found == []


def test_the_bill_prints_on_a_strip_and_the_codes_on_a4(marta, guest, house):
    furnish(house, marta)
    add_tables(marta, count=7)
    marta.go("/restaurant/desk/tables/sheet")
    assert sizes(marta.page.pdf(prefer_css_page_size=True)) == [(210, 297)] * 2
    marta.go("/restaurant/desk/tables")
    marta.tap(marta.row("Mesa 1").locator("a"))
    marta.tap(marta.button("Abrir la cuenta"))
    marta.page.wait_for_url(re.compile("/desk/tabs/"))
    tab = marta.page.url.split("?")[0]
    # Whatever stands on it, one slip, and with scripts as long as that.
    for lines in [0, 5, 25]:
        serve(house, tab, lines)
        for shown in ["80", "58"]:
            marta.page.goto(f"{tab}/bill?width={shown}")
            assert marta.page.locator(".receipt tbody tr").count() == lines
            expect(marta.page.locator("slip-length:defined")).to_have_count(1)
            ((width, length),) = sizes(marta.page.pdf(prefer_css_page_size=True))
            marta.page.evaluate("document.adoptedStyleSheets = []")
            ((plain, longer),) = sizes(marta.page.pdf(prefer_css_page_size=True))
            assert width == plain == int(shown) and length <= longer


def serve(house, tab, count):
    """So many dishes more on a table's bill, past the pages."""
    space, tab = re.search(r"/s/([0-9a-f-]{36}).*/tabs/([0-9a-f-]{36})", tab).groups()
    with sqlite3.connect(f"{house.folder.name}/sobremesa.sqlite") as database:
        database.execute("DELETE FROM restaurant_order WHERE tab_id = ?", [tab])
        order, now = str(uuid.uuid4()), int(time.time() * 1000)
        database.execute(
            """
            INSERT INTO restaurant_order (id, space_id, tab_id, way, state, number, day, code, name, phone, address, note, reason,
                total, dishes, created_at, placed_at, changed_at)
            VALUES (?, ?, ?, 'dine_in', 'done', 1, '2026-11-26', ?, '', '', '', '', '', 0, 0, ?, ?, ?)
            """, (order, space, tab, order, now, now, now))
        for position in range(count):
            database.execute(
                """
                INSERT INTO restaurant_line (id, space_id, order_id, dish_id, name, price, modifiers, quantity, note, state, position)
                VALUES (?, ?, ?, ?, ?, 500, '', ?, '', 'served', ?)
                """, (str(uuid.uuid4()), space, order, str(uuid.uuid4()),
                      f"es:Croquetas caseras de jamón ibérico número {position}", 1 + position % 2, position))


def sizes(pdf):
    """Of each page, in millimetres."""
    boxes = re.findall(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]", pdf)
    return [(round(float(width) / 72 * 25.4), round(float(height) / 72 * 25.4)) for width, height in boxes]
