"""The seed's story: a menu that is searched, an order that is put together, placed, remembered and repeated."""

from playwright.sync_api import expect

from ordering import (
    add, add_also, choose_way, dishes, expect_nothing_chosen, expect_placed, field, line, lines, MOMENT,
    one_less, one_more, open_history, open_tab, pick_up, place, quantity, remove, SCRIPTS, search, tab, total, undo,
    WHOLE_MENU)

SECTIONS = ["Para compartir", "Sopas y ensaladas", "Arroces y pasta", "Pescados", "Carnes", "Postres", "Bebidas"]


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
    add(marta, "Gazpacho")
    expect(quantity(marta, "Gazpacho")).to_have_value("2")
    expect(lines(marta)).to_have_count(2)
    expect(line(marta, "Gazpacho").locator(".row-value")).to_have_text("13,00 €")
    expect(total(marta)).to_have_text("16,50 €")

    one_more(marta, "Pan con tomate")
    expect(quantity(marta, "Pan con tomate")).to_have_value("2")
    expect(total(marta)).to_have_text("20,00 €")
    one_less(marta, "Gazpacho")
    expect(quantity(marta, "Gazpacho")).to_have_value("1")
    expect(marta.button("Gazpacho: uno menos")).to_be_disabled()
    expect(total(marta)).to_have_text("13,50 €")

    remove(marta, "Pan con tomate")
    expect(total(marta)).to_have_text("6,50 €")
    undo(marta)
    expect(quantity(marta, "Pan con tomate")).to_have_value("2")
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
    expect(quantity(marta, "Flan de huevo")).to_have_value("2")
    marta.open_menu()
    marta.tap(marta.button("Cancelar el pedido"))
    expect_nothing_chosen(marta)
    undo(marta)
    expect(lines(marta).locator(".row-title")).to_have_text(["Gazpacho", "Flan de huevo"])
    expect(quantity(marta, "Gazpacho")).to_have_value("1")
    expect(quantity(marta, "Flan de huevo")).to_have_value("2")
    expect(total(marta)).to_have_text("16,10 €")


@SCRIPTS
def test_the_history_tells_of_every_order(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/restaurant/history")
    expect(marta.page.locator("main .empty")).to_contain_text("Aún no has pedido nada")
    marta.tap(marta.link("Ver la carta"))
    add(marta, "Gazpacho")
    one_more(marta, "Gazpacho")
    expect(quantity(marta, "Gazpacho")).to_have_value("2")
    add_also(marta, "Pan con tomate")
    pick_up(marta)
    open_tab(marta, "Carta")
    add(marta, "Flan de huevo")
    pick_up(marta)

    # The last one comes first.
    open_history(marta)
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
    open_history(marta)
    marta.tap(marta.page.locator("main .row a"))
    marta.tap(marta.button("Pedir otra vez"))
    expect(marta.page.locator(".toast")).to_contain_text("Añadido a tu pedido")
    expect(quantity(marta, "Gazpacho")).to_have_value("2")
    expect(quantity(marta, "Pan con tomate")).to_have_value("1")
    expect(total(marta)).to_have_text("16,50 €")
    pick_up(marta)
    open_history(marta)
    expect(marta.page.locator("main .row-value")).to_have_text(["16,50 €", "10,00 €"])
