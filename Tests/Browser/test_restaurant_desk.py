"""What owner and staff of a restaurant decide: dishes, what is sold out, hours, the public page, a menu from a file."""

import io
import re

import pytest
from PIL import Image
from playwright.sync_api import expect

from looking import each_size, look
from ordering import take
from person import Person

SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
PUBLIC = re.compile(r"/r/[a-z0-9-]+")


def photo(width=1200, height=900):
    """As a phone takes it, with a word about its taking."""
    file = io.BytesIO()
    picture = Image.new("RGB", (width, height))
    picture.putdata([(x * 255 // width, y * 255 // height, 120) for y in range(height) for x in range(width)])
    exif = Image.Exif()
    exif[0x010F] = "Telefonazo"
    picture.save(file, "JPEG", exif=exif)
    return {"name": "plato.jpg", "mimeType": "image/jpeg", "buffer": file.getvalue()}


def field(person, name):
    return person.page.locator(f'[id="{name}"]')


def dish(person, name):
    return person.page.locator("main .dish", has=person.page.get_by_text(name, exact=True)).first


def switch(person, name):
    return person.page.get_by_role("switch", name=re.compile(f" ?: {name}$"))


def save(person, lands):
    """Sends the form and waits until the page shows that it was taken."""
    person.press_done()
    person.page.wait_for_url(re.compile(rf"{lands}(\?|$)"))


def open_house(marta):
    """Opens the public page; its address."""
    marta.go("/restaurant/desk/public")
    marta.tap(marta.button("Abrir al público"))
    link = marta.page.locator("#link")
    link.wait_for()
    return marta.house.address + PUBLIC.search(link.input_value()).group(0)


@SCRIPTS
def test_a_dish_with_allergens_options_and_a_photo_is_made_on_a_phone(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/restaurant/desk/modifiers")
    marta.tap(marta.link("Nuevo grupo de opciones").first)
    field(marta, "name.es").fill("Salsa")
    lines = marta.page.locator("input[name=option]")
    first, second = (lines.nth(index).get_attribute("value") for index in (0, 1))
    field(marta, f"option.{first}.name.es").fill("Alioli")
    field(marta, f"option.{second}.name.es").fill("Brava")
    field(marta, f"option.{second}.price").fill("0,50")
    save(marta, "/desk/modifiers")
    expect(marta.page.locator("main")).to_contain_text("+0,50 €")

    marta.go("/restaurant/desk/dishes")
    marta.tap(marta.link("Nuevo plato").first)
    field(marta, "name.es").fill("Patatas a lo pobre")
    field(marta, "description.es").fill("Con pimiento y cebolla")
    field(marta, "price").fill("8,75")
    marta.tap(marta.page.locator("main summary", has_text="Otros idiomas"))
    field(marta, "name.en").fill("Poor man’s potatoes")
    field(marta, "section").select_option("new")
    field(marta, "sectionName").fill("De la huerta")
    field(marta, "photo").set_input_files(photo())
    marta.tap(marta.page.get_by_role("radio", name="Contiene", exact=True).nth(8))
    marta.tap(marta.page.locator("[name='allergen.sulphites'][value=may_contain]"))
    marta.tap(marta.page.get_by_text("No contiene los que quedan sin declarar"))
    marta.tap(marta.page.get_by_label("Vegano"))
    marta.tap(marta.page.get_by_label(re.compile("Salsa")))
    save(marta, "/desk/dishes")

    row = dish(marta, "Patatas a lo pobre")
    expect(row).to_contain_text("8,75")
    row.scroll_into_view_if_needed()
    expect(row.locator("img")).to_have_js_property("naturalWidth", 1200) if scripts else None
    source = row.locator("img").get_attribute("src")
    answer = marta.context.request.get(marta.house.address + source)
    assert answer.headers["content-type"] == "image/jpeg"
    assert b"Telefonazo" not in answer.body()

    marta.go("/restaurant/menu")
    marta.tap(dish(marta, "Patatas a lo pobre").locator(".dish-open"))
    main = marta.page.locator("main")
    expect(main).to_contain_text("Apio")
    expect(main).to_contain_text("Brava")
    expect(main).not_to_contain_text("Sin declarar")


@SCRIPTS
def test_what_is_wrong_is_said_beside_its_field(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/restaurant/desk/dishes/new")
    field(marta, "price").fill("ocho")
    marta.press_done()
    expect(marta.page.locator("main")).to_contain_text("Escribe el nombre del plato.")
    expect(field(marta, "price")).to_have_value("ocho")
    expect(field(marta, "price")).to_have_attribute("aria-invalid", "true")


def test_open_menus_hear_at_once_that_a_dish_is_sold_out(marta, guest):
    luisa = guest()
    address = open_house(marta)
    luisa.page.goto(address)
    for chosen in ["Pan con tomate", "Patatas bravas"]:
        take(luisa, chosen)

    marta.go("/restaurant/desk/dishes")
    marta.tap(switch(marta, "Pan con tomate"))
    expect(switch(marta, "Pan con tomate")).to_have_accessible_name("Agotado : Pan con tomate")
    expect(switch(marta, "Pan con tomate")).not_to_be_checked()
    expect(dish(luisa, "Pan con tomate")).to_contain_text("Agotado", timeout=2000)
    expect(dish(luisa, "Pan con tomate").get_by_role("button")).to_have_count(0)

    luisa.page.goto(f"{address}/restaurant/order")
    luisa.tap(luisa.page.get_by_label("Para recoger"))
    luisa.page.locator("#phone").fill("600 123 456")
    luisa.tap(luisa.button("Hacer el pedido"))
    expect(luisa.page.locator("main .order-line").first).to_contain_text("Se ha agotado: Pan con tomate")
    luisa.tap(luisa.button("Quitar lo que ya no hay"))
    expect(luisa.page.locator("main .order-line")).to_have_count(1)
    expect(luisa.page.locator("#phone")).to_have_value("600 123 456")
    luisa.tap(luisa.button("Hacer el pedido"))
    expect(luisa.page.locator(".status-now")).to_contain_text("Hemos recibido tu pedido")

    marta.go("/restaurant/desk")
    marta.tap(marta.button("Reponer todo"))
    expect(marta.page.locator("main")).not_to_contain_text("agotado")
    marta.tap(marta.page.locator(".toast").get_by_role("button", name="Deshacer"))
    expect(marta.page.locator("main")).to_contain_text("1 agotado")


@SCRIPTS
def test_sold_out_is_said_on_the_dishs_page_too(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/restaurant/menu")
    marta.tap(dish(marta, "Pan con tomate").locator(".dish-open"))
    marta.tap(switch(marta, "Pan con tomate"))
    expect(switch(marta, "Pan con tomate")).not_to_be_checked()
    marta.go("/restaurant/menu")
    expect(marta.page.get_by_role("button", name="Añadir Pan con tomate", exact=True)).to_have_count(0)
    marta.tap(dish(marta, "Pan con tomate").locator(".dish-open"))
    expect(marta.page.locator("main")).to_contain_text("Hoy ya no queda.")
    marta.tap(marta.page.locator("main .dish-stock button"))
    expect(marta.page.locator("main #form .button")).to_be_visible()


def test_a_dish_is_swiped_away_and_comes_back(marta):
    marta.go("/restaurant/desk/dishes")
    marta.swipe(dish(marta, "Pan con tomate"), 320)
    expect(dish(marta, "Pan con tomate")).to_have_count(0)
    marta.tap(marta.page.locator(".toast").get_by_role("button", name="Deshacer"))
    expect(dish(marta, "Pan con tomate")).to_be_visible()


@SCRIPTS
def test_edit_mode_deletes_and_sections_are_moved_by_buttons(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/restaurant/desk/dishes?edit=1")
    marta.tap(dish(marta, "Pan con tomate").locator(".delete"))
    expect(dish(marta, "Pan con tomate")).to_have_count(0)
    marta.go("/restaurant/desk/sections")
    marta.tap(marta.page.get_by_role("button", name="Subir Bebidas", exact=True))
    expect(marta.page.locator(".place").nth(5)).to_contain_text("Bebidas")
    marta.tap(marta.link("Bebidas"))
    marta.open_menu()
    marta.tap(marta.button("Eliminar"))
    expect(marta.page.locator(".place", has_text="Bebidas")).to_have_count(0)
    marta.tap(marta.page.locator(".toast").get_by_role("button", name="Deshacer"))
    expect(marta.page.locator(".place", has_text="Bebidas")).to_have_count(1)


@SCRIPTS
def test_closed_says_when_it_opens_again(move_in, house, guest, scripts):
    marta = move_in(scripts=scripts)
    address = open_house(marta)
    marta.go("/restaurant/desk/hours")
    for day in range(1, 8):
        if day != 3:
            field(marta, f"hours.{day}.open").uncheck()
    for name, time in [("from.1", "13:00"), ("to.1", "16:00"), ("from.2", "20:00"), ("to.2", "23:30")]:
        field(marta, f"hours.0.{name}").fill(time)
    expect(field(marta, "hours.3.from.1")).to_be_hidden()
    field(marta, "lead").fill("30")
    save(marta, "/restaurant/desk")
    marta.go("/restaurant/desk/hours")
    field(marta, "hours.same").uncheck()
    expect(field(marta, "hours.3.to.2")).to_have_value("23:30")
    expect(field(marta, "hours.0.to.2")).to_be_hidden()
    expect(field(marta, "hours.4.to.2")).to_be_hidden()
    luisa = guest(scripts=scripts)
    luisa.page.goto(address)
    luisa.tap(luisa.link("Horario"))
    expect(luisa.page.locator("table.hours")).to_contain_text("13:00–16:00, 20:00–23:30")

    marta.tap(marta.link("Añadir un día"))
    field(marta, "day").fill("2030-12-24")
    field(marta, "hours.from.1").fill("13:00")
    field(marta, "hours.to.1").fill("16:00")
    field(marta, "reason.es").fill("Nochebuena")
    save(marta, "/desk/hours")
    expect(marta.page.locator("main")).to_contain_text("Nochebuena")


@SCRIPTS
def test_a_file_shows_what_it_would_change_before_it_does(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/restaurant/desk/transfer")
    table = "nombre;precio;tipo\nPan con tomate;4,10;Para compartir\nAjoblanco;6;Sopas y ensaladas\nSalmorejo;x;Sopas y ensaladas\n"
    file = {"name": "carta.csv", "mimeType": "text/csv", "buffer": table.encode()}
    marta.page.locator("#file").set_input_files(file)
    marta.tap(marta.button("Ver qué cambiaría"))
    main = marta.page.locator("main")
    expect(main).to_contain_text("Línea 4: Salmorejo")
    expect(main).to_contain_text("Ajoblanco")
    expect(main).to_contain_text("4,10")
    marta.tap(marta.button("Importar solo los 2 válidos"))
    expect(dish(marta, "Ajoblanco")).to_be_visible()
    marta.tap(marta.page.locator(".toast").get_by_role("button", name="Deshacer"))
    expect(dish(marta, "Ajoblanco")).to_have_count(0)


@SCRIPTS
def test_the_public_page_is_opened_shown_and_closed(move_in, house, guest, scripts):
    marta = move_in(scripts=scripts)
    luisa = guest(scripts=scripts)
    address = open_house(marta)
    expect(marta.page.locator(".link-card .qr")).to_be_visible()
    assert luisa.page.goto(address).status == 200
    expect(luisa.page.locator("main")).to_contain_text("Pan con tomate")
    field(marta, "name").fill("la-sobremesa")
    marta.press_done()
    expect(marta.page.locator("#link")).to_have_value(re.compile("/r/la-sobremesa$"))
    if scripts:
        # What she looked at has gone, and says so by itself.
        expect(luisa.page.locator("main")).not_to_contain_text("Pan con tomate")
    assert luisa.page.goto(f"{house.address}/r/la-sobremesa").status == 200
    marta.tap(marta.button("Cerrar al público"))
    marta.button("Abrir al público").wait_for()
    if scripts:
        expect(luisa.page.locator("main")).not_to_contain_text("Pan con tomate")
    assert luisa.page.goto(f"{house.address}/r/la-sobremesa").status == 410


@each_size
def test_empty_lists_and_rejected_forms_look_right(browser, house, size):
    marta = Person(browser, house, size=size)
    marta.move_in()
    shown = size["width"]
    found = []
    marta.go("/restaurant/desk/transfer")
    empty = {"name": "c.csv", "mimeType": "text/csv", "buffer": b"nombre,precio,tipo\nA,x,B\nC,1,D\n"}
    marta.page.locator("#file").set_input_files(empty)
    marta.tap(marta.button("Ver qué cambiaría"))
    marta.page.locator("button", has_text="Importar").first.wait_for()
    found += look(marta, f"restaurant-preview-{shown}")
    for page in ["dishes/new", "modifiers/new", "sections/new", "hours/days/new"]:
        marta.go(f"/restaurant/desk/{page}")
        marta.press_done()
        marta.page.locator(".problems").wait_for()
        found += look(marta, f"error-restaurant-{page.replace('/', '-')}-{shown}")
    marta.go("/restaurant/desk/hours")
    field(marta, "hours.0.to.1").fill("")
    marta.press_done()
    marta.page.locator(".problems").wait_for()
    found += look(marta, f"error-restaurant-hours-{shown}")
    for section in range(7):
        marta.go("/restaurant/desk/sections")
        marta.tap(marta.page.locator(".place-name").first)
        marta.open_menu()
        marta.tap(marta.button("Eliminar"))
        marta.page.wait_for_url(re.compile("sections\\?done"))
    marta.go("/restaurant/desk/sections")
    found += look(marta, f"empty-restaurant-sections-{shown}")
    marta.go("/restaurant/desk/dishes")
    found += look(marta, f"empty-restaurant-dishes-{shown}")
    marta.close()
    assert found == []
    assert marta.faults == []
