"""Lists that people work through as tables on wide screens: sorting, selecting, changing several things at once."""

import re

import pytest
from playwright.sync_api import expect

from looking import look
from person import DESKTOP, IS_LONG, PHONE, Person
from reaching import unreached

WIDE = {"width": 1920, "height": 1080}


@pytest.fixture
def marta(move_in):
    """At a desk, with customers of whom some have ordered."""
    marta = move_in(size=DESKTOP)
    marta.add_product("Hogaza")
    for name in ["Ana García", "Bar Núñez", "Casa Pepe", "Doña Elvira", "El Faro"]:
        marta.add_customer(name)
    return marta


def names(marta):
    return marta.page.locator("tbody .row-title").all_text_contents()


def box(marta, name):
    return marta.page.get_by_role("checkbox", name=f"Seleccionar {name}", exact=True)


def bar(marta):
    return marta.page.locator(".selection")


def test_heads_sort_by_click_and_by_key(marta):
    marta.add_product("Tarta", "22", "Entera")
    marta.add_product("Café", "1,20")
    marta.go("/orders/products")
    expect(marta.page.locator("th[aria-sort=ascending]")).to_have_text("Nombre")
    assert names(marta) == ["Café", "Hogaza", "Tarta"]
    marta.page.get_by_role("columnheader", name="Precio").get_by_role("link").click()
    expect(marta.page.locator("th[aria-sort=ascending]")).to_have_text("Precio")
    assert names(marta) == ["Café", "Hogaza", "Tarta"]
    marta.page.get_by_role("columnheader", name="Precio").get_by_role("link").press("Enter")
    expect(marta.page.locator("th[aria-sort=descending]")).to_have_text("Precio")
    assert names(marta) == ["Tarta", "Hogaza", "Café"]
    marta.page.locator("#q").fill("hogaza")
    expect(marta.page.locator("tbody .row")).to_have_count(2)
    assert names(marta) == ["Hogaza", "Café"]
    marta.page.get_by_role("link", name="Hogaza").click()
    expect(marta.page.locator("main #name")).to_have_value("Hogaza")
    expect(marta.page.locator(".master th[aria-sort=descending]")).to_have_text("Precio")
    expect(marta.page.locator(".master .row", has=marta.page.locator("[aria-current=true]"))).to_contain_text("Hogaza")


def test_a_range_is_selected_with_the_shift_key_and_goes_and_comes_back_together(marta):
    marta.go("/orders/customers")
    marta.wait_until_still()
    expect(bar(marta)).to_be_hidden()
    box(marta, "Bar Núñez").check()
    expect(bar(marta)).to_contain_text("1 seleccionado")
    box(marta, "Doña Elvira").click(modifiers=["Shift"])
    expect(bar(marta)).to_contain_text("3 seleccionados")
    expect(marta.page.locator("#q")).to_be_hidden()
    bar(marta).get_by_role("button", name="Eliminar o archivar").click()
    expect(marta.page.locator("tbody .row")).to_have_count(2)
    assert names(marta) == ["Ana García", "El Faro"]
    expect(bar(marta)).to_be_hidden()
    expect(marta.page.locator(".toast")).to_contain_text("Clientes eliminados: Bar Núñez, Casa Pepe, Doña Elvira")
    marta.button("Deshacer").click()
    expect(marta.page.locator("tbody .row")).to_have_count(5)


def test_everything_is_selected_and_let_go_by_keys_alone(marta):
    marta.go("/orders/customers")
    marta.wait_until_still()
    marta.page.get_by_role("checkbox", name="Seleccionar todo lo que se ve").focus()
    marta.page.keyboard.press("Space")
    expect(bar(marta)).to_contain_text("5 seleccionados")
    expect(box(marta, "El Faro")).to_be_checked()
    marta.page.keyboard.press("Escape")
    expect(bar(marta)).to_be_hidden()
    expect(box(marta, "El Faro")).not_to_be_checked()
    box(marta, "Casa Pepe").focus()
    marta.page.keyboard.press("Space")
    button = bar(marta).get_by_role("button", name="Quitar la selección")
    button.focus()
    marta.page.keyboard.press("Enter")
    expect(bar(marta)).to_be_hidden()
    expect(box(marta, "Casa Pepe")).to_be_focused()


def test_several_orders_are_paid_at_once_and_put_back_by_one_undo(marta):
    for name in ["Ana García", "Bar Núñez", "Casa Pepe"]:
        marta.add_order(name, "Hogaza")
    marta.go("/orders/orders")
    marta.wait_until_still()
    badges = marta.page.locator("tbody .badge")
    before = badges.all_text_contents()
    box(marta, "Ana García, 2026-0001").check()
    box(marta, "Casa Pepe, 2026-0003").check()
    bar(marta).get_by_role("button", name="Cobrado").click()
    # What is paid stands below what is open.
    expect(badges.nth(1)).to_have_text("Cobrado")
    expect(badges.nth(2)).to_have_text("Cobrado")
    expect(badges.nth(0)).to_have_text(before[1])
    expect(marta.page.locator(".toast")).to_contain_text("Pedidos 2026-0001, 2026-0003: Cobrado")
    marta.button("Deshacer").click()
    expect(badges).to_have_text(before)
    marta.page.locator("tbody tr").nth(0).get_by_role("link").click()
    expect(marta.page.locator("main")).to_contain_text("lo pasó a «Cobrado»")


def test_what_another_person_changes_leaves_the_selection_alone(marta, people, browser, house):
    luis = Person(browser, house, size=DESKTOP)
    people.append(luis)
    luis.join(marta.invite(), "Luis")
    luis.space = marta.space
    marta.go("/orders/customers")
    marta.wait_until_still()
    box(marta, "Bar Núñez").check()
    box(marta, "Casa Pepe").check()
    luis.go("/orders/customers")
    luis.wait_until_still()
    box(luis, "Ana García").check()
    bar(luis).get_by_role("button", name="Eliminar o archivar").click()
    expect(marta.page.locator("tbody .row")).to_have_count(4)
    expect(bar(marta)).to_contain_text("2 seleccionados")
    expect(box(marta, "Casa Pepe")).to_be_checked()
    box(luis, "Casa Pepe").check()
    bar(luis).get_by_role("button", name="Eliminar o archivar").click()
    expect(marta.page.locator("tbody .row")).to_have_count(3)
    expect(bar(marta)).to_contain_text("1 seleccionado")


def test_a_window_that_becomes_narrow_shows_rows_and_a_wide_one_the_table_beside(marta):
    marta.go("/orders/customers")
    expect(marta.page.locator("table.data")).to_have_count(1)
    marta.page.set_viewport_size(PHONE)
    expect(marta.page.locator("main ul.rows .row")).to_have_count(5)
    expect(marta.page.locator("table.data")).to_have_count(0)
    marta.page.set_viewport_size({"width": 1200, "height": 900})
    expect(marta.page.locator("main table.data")).to_have_count(1)
    marta.page.get_by_role("link", name="Casa Pepe").click()
    expect(marta.page.locator(".master ul.rows .row")).to_have_count(5)
    marta.page.set_viewport_size(WIDE)
    expect(marta.page.locator(".master table.data")).to_have_count(1)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_without_scripts_a_form_does_it(move_in, size):
    marta = move_in(size=size, scripts=False)
    for name in ["Ana García", "Bar Núñez", "Casa Pepe"]:
        marta.add_customer(name)
    marta.go("/orders/customers")
    link = marta.page.get_by_role("link", name="Ver como tabla")
    if size is PHONE:
        expect(link).to_be_hidden()
        return
    link.click()
    box(marta, "Ana García").check()
    box(marta, "Casa Pepe").check()
    bar(marta).get_by_role("button", name="Eliminar o archivar").click()
    expect(marta.page.locator("tbody .row")).to_have_count(1)
    marta.page.get_by_role("link", name="Nombre").click()
    expect(marta.page.locator("th[aria-sort=descending]")).to_have_text("Nombre")
    expect(marta.page.locator("tbody .row")).to_have_count(1)


def test_products_go_together_and_those_that_were_ordered_are_kept(marta):
    marta.add_product("Tarta", "22", "Entera")
    marta.add_product("Café", "1,20")
    marta.add_order("Ana García", "Hogaza")
    marta.go("/orders/products")
    marta.wait_until_still()
    box(marta, "Hogaza").check()
    box(marta, "Tarta").check()
    bar(marta).get_by_role("button", name="Eliminar o archivar").click()
    expect(marta.page.locator("tbody .row")).to_have_count(1)
    assert names(marta) == ["Café"]
    expect(marta.page.locator(".toast")).to_contain_text("Hogaza")
    expect(marta.page.locator(".toast")).to_contain_text("Tarta")
    marta.go("/orders/orders")
    expect(marta.page.locator("tbody .row")).to_contain_text(["Hogaza"])
    marta.page.go_back()
    marta.button("Deshacer").click()
    expect(marta.page.locator("tbody .row")).to_have_count(3)


LISTS = ["/orders/orders", "/orders/customers", "/orders/products", "/restaurant/desk/dishes", "/wines/lists/red"]


def test_every_head_of_every_table_sorts_both_ways(marta):
    marta.add_product("Tarta", "22", "Entera")
    marta.add_order("Ana García", "Hogaza")
    marta.add_order("Bar Núñez", "Tarta")
    for path in LISTS if IS_LONG else LISTS[:3]:
        marta.go(path)
        heads = marta.page.locator("thead th a")
        for number in range(heads.count()):
            head, ways = heads.nth(number).locator(".."), []
            for _ in range(2):
                link = heads.nth(number).get_attribute("href")
                heads.nth(number).click()
                marta.page.wait_for_url(re.compile(re.escape(link)))
                # One column at a time.
                expect(marta.page.locator("thead th[aria-sort]")).to_have_count(1)
                expect(head).to_have_attribute("aria-sort", re.compile("ascending|descending"))
                expect(marta.page.locator("tbody .row").first).to_be_visible()
                ways.append(head.get_attribute("aria-sort"))
            # Wines have one way for each: the best first, the cheapest first.
            assert len(set(ways)) == (1 if path.startswith("/wines") else 2), f"{path}: {ways}"


def test_everything_is_selected_in_every_table_and_let_go(marta):
    marta.add_order("Ana García", "Hogaza")
    for path in LISTS:
        marta.go(path)
        marta.wait_until_still()
        boxes = marta.page.locator("tbody .row-select")
        everything = marta.page.get_by_role("checkbox", name="Seleccionar todo lo que se ve")
        everything.check()
        expect(marta.page.locator("tbody .row-select:checked")).to_have_count(boxes.count())
        expect(bar(marta)).to_be_visible()
        boxes.first.uncheck()
        expect(everything).not_to_be_checked()
        expect(bar(marta)).to_be_visible(visible=boxes.count() > 1)
        marta.page.keyboard.press("Escape")
        expect(marta.page.locator("tbody .row-select:checked")).to_have_count(0)
        expect(bar(marta)).to_be_hidden()


def test_dishes_run_out_together(move_in):
    marta = move_in(size=DESKTOP)
    marta.go("/restaurant/desk/dishes")
    marta.wait_until_still()
    boxes = marta.page.locator(".row-select")
    boxes.nth(0).check()
    boxes.nth(2).click(modifiers=["Shift"])
    bar(marta).get_by_role("button", name="Agotado").click()
    expect(marta.page.locator("tbody .badge", has_text="Agotado")).to_have_count(3)
    marta.button("Deshacer").click()
    expect(marta.page.locator("tbody .badge", has_text="Agotado")).to_have_count(0)


def test_wines_are_kept_together(move_in):
    marta = move_in(size=DESKTOP)
    marta.go("/wines/lists/red")
    marta.page.get_by_role("columnheader", name="Puntuación").get_by_role("link").click()
    expect(marta.page.locator("th[aria-sort=descending]")).to_have_text("Puntuación")
    marta.wait_until_still()
    boxes = marta.page.locator(".row-select")
    boxes.nth(0).check()
    boxes.nth(2).click(modifiers=["Shift"])
    names = marta.page.locator("tbody .row-title").all_text_contents()[:3]
    bar(marta).get_by_role("button", name="Favorito").click()
    expect(marta.page.locator(".toast")).to_contain_text("Favorito: ")
    expect(bar(marta)).to_be_hidden()
    expect(marta.page.locator("th[aria-sort=descending]")).to_have_text("Puntuación")
    marta.go("/wines/mine")
    expect(marta.page.locator("main .row-title")).to_have_count(3)
    assert set(marta.page.locator("main .row-title").all_text_contents()) == set(names)
    marta.page.go_back()
    marta.button("Deshacer").click()
    marta.page.locator(".toast", has_text="Ya no es favorito").wait_for()
    marta.go("/wines/mine")
    expect(marta.page.locator("main .row-title")).to_have_count(0)


def test_wines_are_sorted_and_kept_by_keys_alone(move_in):
    marta = move_in(size=DESKTOP)
    marta.go("/wines/lists/red")
    marta.wait_until_still()
    keyboard = marta.page.keyboard

    def walk_to(target, key="Tab"):
        for _ in range(80):
            keyboard.press(key)
            if target.evaluate("each => each === document.activeElement"):
                return
        raise AssertionError(f"{target} is not reached")

    walk_to(marta.page.get_by_role("columnheader", name="Puntuación").get_by_role("link"))
    keyboard.press("Enter")
    expect(marta.page.locator("th[aria-sort=descending]")).to_have_text("Puntuación")
    marta.wait_until_still()
    first = marta.page.locator("tbody .row").first
    name = first.locator(".row-title").text_content()
    walk_to(first.locator(".row-select"))
    keyboard.press("Space")
    expect(bar(marta)).to_contain_text("1 seleccionado")
    walk_to(bar(marta).get_by_role("button", name="Favorito"), "Shift+Tab")
    keyboard.press("Enter")
    expect(marta.page.locator(".toast")).to_contain_text(f"Favorito: {name}")


def test_with_letters_twice_as_large_tables_are_in_reach(marta):
    found = []
    for path in ["orders/customers", "orders/orders", "wines/lists/all"]:
        marta.go(f"/{path}")
        marta.wait_until_still()
        found += [f"{path}: {fault}" for fault in unreached(marta)]
    assert found == []


def test_tables_look_right(marta):
    marta.add_customer("Pastelería y Confitería Artesanal de la Sierra de Guadarrama, Sociedad Cooperativa " * 2, "Calle " * 30)
    for name in ["Ana García", "Casa Pepe"]:
        marta.add_order(name, "Hogaza")
    found = []
    for size in [DESKTOP, WIDE]:
        marta.page.set_viewport_size(size)
        for path in ["orders/customers", "orders/products", "orders/orders", "restaurant/desk/dishes", "wines/lists/all"]:
            marta.go(f"/{path}")
            marta.wait_until_still()
            found += look(marta, f"table-{path.replace('/', '-')}-{size['width']}")
        marta.go("/orders/customers")
        box(marta, "Casa Pepe").check()
        expect(bar(marta)).to_be_visible()
        found += look(marta, f"table-selected-{size['width']}")
        marta.page.get_by_role("link", name="Bar Núñez").click()
        marta.page.locator("main #name").wait_for()
        found += look(marta, f"table-beside-{size['width']}")
        marta.go("/orders/orders?q=nadie")
        found += look(marta, f"table-nothing-found-{size['width']}")
    assert found == []
