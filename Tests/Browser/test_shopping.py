"""A household's shopping: the seed's story with all its buttons, on a phone with a finger; two phones on one list."""

import datetime
import re
import time

import pytest
from playwright.sync_api import expect

from finger import Finger, middle
from person import DESKTOP, PATIENCE, Person
SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])


def new_list(person, name="Semana", lines=""):
    person.go("/shopping/lists/new")
    person.page.locator("#name").fill(name)
    person.tap(person.button("Guardar"))
    person.page.wait_for_url(re.compile("/shopping/lists/[0-9a-f-]{36}"))
    if person.scripts:
        person.page.locator("line-field:defined").wait_for()
    if lines:
        type_line(person, lines)
    return re.search(r"/shopping/lists/[0-9a-f-]{36}", person.page.url).group(0)


def type_line(person, text):
    before = person.page.url
    person.page.locator("#text").fill(text)
    person.tap(person.button("Añadir"))
    person.page.wait_for_url(lambda url: "done=" in url and url != before)
    expect(person.page.locator("#text")).to_have_value("")


def item(person, name):
    return person.page.locator("main .item", has=person.page.locator(".row-title", has_text=re.compile(f"^{name}$")))


def tick(person, name):
    person.tap(item(person, name).locator(".tick-button"))


@pytest.fixture
def luis(browser, marta):
    """Somebody Marta has invited, with a phone of their own."""
    luis = Person(browser, marta.house)
    luis.join(marta.invite(), "Luis")
    yield luis
    luis.close()
    assert luis.faults == []


@SCRIPTS
def test_the_seeds_story_with_all_its_buttons(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/shopping/lists")
    marta.tap(marta.page.locator(".empty .button"))
    for name in ["Editar", "Añadir", "Duplicar", "Eliminar"]:
        expect(marta.button(name)).to_be_disabled()
    marta.tap(marta.link("Cancelar"))
    expect(marta.page.locator(".empty")).to_be_visible()

    new_list(marta, "Cena")
    marta.tap(marta.page.locator(".bar-trailing a[href$='/items/new']"))
    for field, value in {"name": "Vino", "brand": "Protos", "quantity": "2", "price": "8,50", "note": "tinto"}.items():
        marta.page.locator(f"#{field}").fill(value)
    marta.page.locator("#unit").select_option("bottle")
    marta.tap(marta.page.locator(".bar-strong"))
    expect(item(marta, "Vino")).to_contain_text("2 botellas · Protos · 8,50 €/botella · tinto")
    expect(item(marta, "Vino")).to_contain_text("17,00 €")
    type_line(marta, "500 g queso\npan")

    tick(marta, "pan")
    expect(item(marta, "pan")).to_have_attribute("data-on", "")
    expect(marta.page.locator(".toast").last).to_contain_text("Comprado: pan")
    marta.tap(marta.button("Deshacer"))
    expect(item(marta, "pan")).not_to_have_attribute("data-on", "")
    for name in ["pan", "queso", "Vino"]:
        tick(marta, name)
        expect(item(marta, name)).to_have_attribute("data-on", "")
        expect(marta.page.locator(".toast").last).to_contain_text(name)
    marta.go("/shopping/lists")
    expect(marta.page.locator(".group", has_text="Completadas")).to_contain_text("Cena")

    marta.tap(marta.row("Cena").locator("a"))
    marta.tap(marta.button("Duplicar"))
    expect(marta.page.locator("h1")).to_have_text("Cena (copia)")
    expect(marta.page.locator("main .item")).to_have_count(3)
    expect(marta.page.locator("main .item[data-on]")).to_have_count(0)

    marta.tap(marta.link("Editar"))
    marta.page.locator("#name").fill("Cena del sábado")
    marta.tap(marta.button("Guardar"))
    expect(marta.page.locator("h1")).to_have_text("Cena del sábado")
    marta.tap(marta.button("Eliminar"))
    expect(marta.page.locator("main .row")).to_have_count(1)
    marta.tap(marta.button("Deshacer"))
    marta.tap(marta.row("Cena del sábado").locator("a"))
    expect(marta.page.locator("main .item")).to_have_count(3)


@SCRIPTS
def test_items_are_sorted_and_grouped_four_ways_and_it_is_remembered(move_in, scripts):
    marta = move_in(scripts=scripts)
    page = new_list(marta, lines="tomates\npan\nleche")
    titles = marta.page.locator("main .item .row-title")
    marta.tap(marta.button("Nombre"))
    expect(titles).to_have_text(["leche", "pan", "tomates"])
    marta.tap(marta.button("Fecha"))
    expect(titles).to_have_text(["leche", "pan", "tomates"])
    marta.tap(marta.button("Marca"))
    expect(marta.page.locator("main .group-title")).to_have_text(["Sin marca"])
    marta.tap(marta.button("Categoría"))
    expect(marta.page.locator("main .group-title")).to_have_text(["Frutas y verduras", "Panadería", "Lácteos y huevos"])
    marta.tap(marta.button("Nombre"))
    expect(marta.button("Nombre")).to_have_attribute("aria-pressed", "true")
    marta.go(page)
    expect(marta.button("Nombre")).to_have_attribute("aria-pressed", "true")


def test_a_long_press_opens_the_item_and_the_dots_do_too(marta):
    new_list(marta, lines="pan\nleche")
    marta.wait_until_still()
    finger = Finger(marta)
    finger.down(*middle(item(marta, "pan").locator(".row-title")))
    marta.page.wait_for_url(re.compile("/items/"))
    finger.lift()
    expect(marta.page.locator("#name")).to_have_value("pan")
    marta.tap(marta.link("Cancelar"))
    marta.tap(marta.link("Editar leche"))
    expect(marta.page.locator("#name")).to_have_value("leche")


def test_a_unit_is_one_tap_beside_the_list_of_all(marta):
    new_list(marta, lines="2 tomates")
    marta.tap(marta.link("Editar tomates"))
    chip = marta.page.locator("unit-chips").get_by_role("button", name="kg", exact=True)
    marta.tap(chip)
    expect(marta.page.locator("#unit")).to_have_value("kg")
    expect(chip).to_have_attribute("aria-pressed", "true")
    marta.press_done()
    expect(item(marta, "tomates")).to_contain_text("2 kg")


def test_a_swipe_deletes_an_item_and_undo_brings_it_back(marta):
    new_list(marta, lines="pan\nleche")
    marta.swipe(item(marta, "pan"), 320)
    expect(item(marta, "pan")).to_have_count(0)
    # The toast of what was added may still be there.
    marta.tap(marta.page.locator(".toast", has_text="Quitado de la lista: pan").get_by_role("button"))
    expect(item(marta, "pan")).to_be_visible()


@SCRIPTS
def test_edit_mode_deletes_with_a_button(move_in, scripts):
    marta = move_in(scripts=scripts)
    new_list(marta, lines="pan\nleche")
    marta.tap(marta.link("Editar"))
    marta.tap(marta.button("Eliminar pan"))
    expect(item(marta, "pan")).to_have_count(0)
    marta.tap(marta.button("Deshacer"))
    expect(item(marta, "pan")).to_be_visible()


@SCRIPTS
def test_one_line_is_enough_and_what_was_understood_can_be_corrected(move_in, scripts):
    marta = move_in(scripts=scripts)
    new_list(marta, lines="2 kg tomates 3,50")
    expect(marta.page.locator(".chip")).to_have_text(["tomates", "2 kg", "3,50 €/kg", "Frutas y verduras"])
    marta.tap(marta.page.locator(".chip", has_text="3,50"))
    expect(marta.page.locator("#price")).to_be_focused()
    marta.page.locator("#price").fill("2,90")
    marta.press_done()
    expect(item(marta, "tomates")).to_contain_text("5,80 €")
    type_line(marta, "500 g tomates")
    expect(marta.page.locator(".toast").last).to_contain_text("tomates: ahora 2,5 kg")
    marta.tap(marta.button("Deshacer"))
    expect(item(marta, "tomates")).to_contain_text("5,80 €")


def test_suggestions_come_while_one_types_and_a_tap_takes_one(marta):
    new_list(marta, lines="1 kg tomates")
    field = marta.page.locator("#text")
    field.fill("2 tom")
    chip = marta.page.locator("[data-suggestions] .chip", has_text="tomates").first
    expect(chip).to_have_text("tomates 2 kg")
    marta.tap(chip)
    expect(item(marta, "tomates")).to_contain_text("3 kg")
    expect(field).to_have_value("")
    expect(marta.page.locator("[data-suggestions] .chip")).to_have_count(0)


def test_enter_sends_the_line_and_several_pasted_lines_are_several_items(marta):
    new_list(marta)
    field = marta.page.locator("#text")
    field.fill("pan")
    field.press("Enter")
    expect(item(marta, "pan")).to_be_visible()
    field.fill("leche\nhuevos\n- [x] sal")
    field.press("Enter")
    expect(marta.page.locator("main .item")).to_have_count(4)
    expect(item(marta, "sal")).to_have_attribute("data-on", "")


CONVERSATION = """[25/11/26, 12:03:11] Ana: hola!
[25/11/26, 12:03:40] Ana: falta pan, 2 leches y mantequilla
[25/11/26, 12:04:02] Luis: ok, gracias 😘"""


@SCRIPTS
def test_a_conversation_puts_what_it_names_on_the_list_and_nothing_else(move_in, scripts):
    marta = move_in(scripts=scripts)
    new_list(marta, lines=CONVERSATION)
    expect(marta.page.locator("main .item")).to_have_count(3)
    for name in ["pan", "leches", "mantequilla"]:
        expect(item(marta, name)).to_be_visible()
    marta.tap(marta.button("Deshacer"))
    expect(marta.page.locator("main .item")).to_have_count(0)
    marta.page.locator("#text").fill("gracias!")
    marta.tap(marta.page.locator(".add-line-button"))
    expect(marta.page.locator(".field-error")).to_be_visible()
    expect(marta.page.locator("#text")).to_have_value("gracias!")
    type_line(marta, "ibuprofeno 600")
    marta.tap(marta.page.locator(".chip-asked"))
    expect(marta.page.locator("#quantity")).to_be_focused()


HOLD_WHAT_IS_SENT = """() => {
  const ask = window.fetch;
  const held = new Promise(done => { window.letGo = done; });
  window.fetch = async (address, options) => {
    if (options?.method === 'POST') await held;
    return ask(address, options);
  };
}"""


def test_the_line_is_free_at_once_and_what_was_not_sent_waits(marta):
    new_list(marta)
    field = marta.page.locator("#text")
    marta.page.evaluate(HOLD_WHAT_IS_SENT)
    for name in ["pan", "leche", "huevos"]:
        field.fill(name)
        field.press("Enter")
        expect(field).to_have_value("")
    field.fill("mante")
    marta.page.evaluate("letGo()")
    expect(marta.page.locator("main .item")).to_have_count(3)
    expect(marta.page.locator("main [data-pending]")).to_have_count(0)
    expect(field).to_have_value("mante")
    marta.context.set_offline(True)
    field.fill("sal")
    field.press("Enter")
    expect(marta.page.locator(".toast").last).to_contain_text("Sin conexión")
    expect(field).to_have_value("")
    expect(item(marta, "sal")).to_have_attribute("data-pending", "")
    marta.context.set_offline(False)
    expect(item(marta, "sal")).not_to_have_attribute("data-pending", "")


def test_a_line_that_is_too_long_is_explained_and_stays_to_be_corrected(marta):
    new_list(marta)
    field = marta.page.locator("#text")
    field.fill("a" * 300)
    field.press("Enter")
    expect(marta.page.locator("#text-error")).to_be_visible()
    expect(field).to_have_value("a" * 300)
    field.fill("pan")
    field.press("Enter")
    expect(item(marta, "pan")).to_be_visible()
    expect(marta.page.locator("#text-error")).to_have_count(0)


def hold_ticks(person):
    """Keeps what is ticked from the house until what it returns is called."""
    held, is_held = [], True
    person.page.route("**/purchase*", lambda route: held.append(route) if is_held else route.continue_())

    def let_go():
        nonlocal is_held
        is_held = False
        for route in held:
            route.continue_()

    return let_go


def test_a_tick_is_painted_before_the_house_has_heard_of_it(marta):
    new_list(marta, lines="pan\nleche")
    let_go = hold_ticks(marta)
    button = item(marta, "pan").locator(".tick-button")
    marta.tap(button)
    expect(button).to_have_attribute("aria-pressed", "true")
    let_go()
    expect(marta.page.locator(".toast")).to_be_visible()


def test_a_finger_faster_than_the_net_ends_where_it_wanted(marta):
    page = new_list(marta, lines="pan\nleche")
    let_go = hold_ticks(marta)
    button = item(marta, "pan").locator(".tick-button")
    for _ in range(3):
        marta.tap(button)
        # Each comes long enough after the last to mean something else.
        marta.page.wait_for_timeout(1000)
    expect(button).to_have_attribute("aria-pressed", "true")
    let_go()
    expect(marta.page.locator(".toast")).to_be_visible()
    marta.page.unroute_all(behavior="wait")
    marta.go(page)
    expect(button).to_have_attribute("aria-pressed", "true")


def test_two_phones_see_each_other_and_who_did_what(marta, luis):
    page = new_list(marta, lines="pan\nleche")
    with luis.page.expect_request("**/live"):
        luis.go(page)
    tick(marta, "pan")
    expect(item(luis, "pan")).to_have_attribute("data-on", "")
    expect(item(luis, "pan")).to_contain_text("Comprado por")
    type_line(luis, "huevos")
    expect(item(marta, "huevos")).to_be_visible()
    expect(item(marta, "huevos")).to_contain_text("Apuntado por Luis")


def test_what_one_ticks_sinks_calmly_on_the_others_list(marta, luis):
    page = new_list(marta, lines="ajos\npan\nzanahorias")
    with luis.page.expect_request("**/live"):
        luis.go(page)
    names = luis.page.locator("main .item .row-title")

    def shown():
        # Of a row that is not drawn just now there is no inner text.
        return [text.strip() for text in names.all_text_contents()]

    expect(names).to_have_text(["ajos", "zanahorias", "pan"])
    luis.page.clock.install()
    luis.page.clock.pause_at(datetime.datetime.now() + datetime.timedelta(hours=1))
    for state in ["yes", "no"]:
        before = shown()
        # A tap on a page that has just moved means what was there before.
        marta.go(page)
        tick(marta, "ajos")
        expect(item(marta, "ajos").locator("input[name=bought]")).to_have_value("no" if state == "yes" else "yes")
        while (item(luis, "ajos").get_attribute("data-on") is None) == (state == "yes"):
            luis.page.clock.fast_forward(100)
        # Marked, and where it was.
        assert shown() == before
        luis.page.clock.fast_forward(2000)
        expect(names).to_have_text(["zanahorias", "pan", "ajos"] if state == "yes" else ["ajos", "zanahorias", "pan"])
        expect(marta.page.locator("main .item .row-title")).to_have_text(shown())


def test_different_fields_of_one_item_both_win_and_a_deleted_one_stays_deleted(marta, luis):
    page = new_list(marta, lines="pan\nleche")
    for person in (marta, luis):
        person.go(page)
        person.tap(item(person, "pan").locator(".item-more"))
        person.page.locator("#note").wait_for()
    luis.page.locator("#note").fill("integral")
    marta.page.locator("#price").fill("1,20")
    marta.press_done()
    expect(item(marta, "pan")).to_contain_text("1,20 €")
    luis.press_done()
    expect(item(luis, "pan")).to_contain_text("integral")
    expect(item(luis, "pan")).to_contain_text("1,20 €")

    luis.tap(item(luis, "pan").locator(".item-more"))
    luis.page.locator("#note").fill("de molde")
    marta.swipe(item(marta, "pan"), 320)
    expect(item(marta, "pan")).to_have_count(0)
    luis.press_done()
    expect(luis.page.get_by_text("Este artículo ya no está en la lista")).to_be_visible()
    luis.go(page)
    expect(item(luis, "pan")).to_have_count(0)


@SCRIPTS
def test_a_trip_ticks_with_the_whole_row_and_adds_up_the_basket(move_in, scripts):
    marta = move_in(scripts=scripts)
    new_list(marta, lines="2 kg tomates 3,50\npan 1,20")
    marta.tap(marta.link("Comprar"))
    expect(marta.page.locator(".facts dd")).to_have_text(["8,20 €", "0,00 €"])
    marta.tap(item(marta, "tomates").locator(".row-title"))
    expect(marta.page.locator(".facts dd")).to_have_text(["8,20 €", "7,00 €"])
    marta.tap(item(marta, "pan").locator(".row-title"))
    expect(marta.page.get_by_text("Todo en la cesta")).to_be_visible()
    expect(marta.page.locator("main .group").last).to_contain_text("Comprado")
    expect(marta.page.locator("main .group").last.locator(".item")).to_have_count(2)
    marta.open_menu()
    marta.tap(marta.button("Quitar lo comprado"))
    expect(marta.page.locator("main .item")).to_have_count(0)
    marta.tap(marta.button("Deshacer"))
    expect(marta.page.locator("main .item")).to_have_count(2)


@SCRIPTS
def test_aisles_are_moved_with_buttons_and_a_shop_remembers_its_own(move_in, scripts):
    marta = move_in(scripts=scripts)
    page = new_list(marta, lines="tomates\npan")
    marta.go("/shopping/aisles/shops/new")
    marta.page.locator("#name").fill("Mercadona")
    marta.press_done()
    marta.page.wait_for_url(re.compile("/shops/[0-9a-f-]{36}"))
    marta.tap(marta.button("Subir Panadería"))
    expect(marta.page.locator(".place").first).to_contain_text("Panadería")
    marta.go(page + "/trip")
    marta.tap(marta.button("Mercadona"))
    expect(marta.page.locator("main .group-title")).to_have_text(["Panadería", "Frutas y verduras"])


def test_aisles_are_dragged_with_a_finger(marta):
    marta.go("/shopping/aisles")
    marta.wait_until_still()
    grips = marta.page.locator(".grip")
    x, y = middle(grips.nth(2))
    Finger(marta).drag((x, y), (x, grips.nth(0).bounding_box()["y"]))
    expect(marta.page.locator(".place").first).to_contain_text("Carne")
    marta.page.wait_for_load_state("networkidle")
    marta.go("/shopping/aisles")
    expect(marta.page.locator(".place").first).to_contain_text("Carne")


@SCRIPTS
def test_what_is_bought_always_comes_onto_a_list_at_once(move_in, scripts):
    marta = move_in(scripts=scripts)
    new_list(marta, lines="6 l leche\npan\nvelas")
    marta.go("/shopping/staples")
    for name in ["leche", "pan"]:
        # By a key: a finger means the row that was under it a moment ago, and the one before has just moved away.
        marta.button(f"Comprar siempre: {name}").press("Enter")
        expect(marta.button(f"Comprar siempre: {name}")).to_have_attribute("aria-pressed", "true")
        expect(marta.page.locator(".toast").last).to_contain_text(name)
    new_list(marta, "Otra")
    marta.open_menu()
    marta.tap(marta.button("Añadir lo de siempre"))
    expect(marta.page.locator("main .item")).to_have_count(2)
    expect(item(marta, "leche")).to_contain_text("6 l")
    marta.tap(marta.button("Deshacer"))
    expect(marta.page.locator("main .item")).to_have_count(0)


def test_a_list_is_copied_as_text_and_brought_back_as_a_file(marta, tmp_path):
    new_list(marta, "Cena", lines="2 kg tomates 3,50\npan")
    marta.context.grant_permissions(["clipboard-read", "clipboard-write"])
    marta.open_menu()
    marta.tap(marta.link("Compartir como texto"))
    marta.tap(marta.button("Copiar"))
    expect(marta.page.locator(".toast")).to_contain_text("Copiado")
    text = marta.page.evaluate("navigator.clipboard.readText()")
    assert "• 2 kg tomates" in text
    file = tmp_path / "x.txt"
    file.write_text(text)
    marta.go("/shopping/transfer")
    marta.page.locator("#file").set_input_files(file)
    marta.tap(marta.button("Importar"))
    expect(marta.page.locator(".facts")).to_contain_text("2")
    marta.go("/shopping/lists")
    expect(marta.page.get_by_text("Cena", exact=True)).to_have_count(2)


def test_a_wide_screen_shows_the_lists_beside_the_list(move_in):
    marta = move_in(size=DESKTOP)
    new_list(marta, "Cena")
    new_list(marta, "Semana")
    expect(marta.page.locator(".master [aria-current=true]")).to_contain_text("Semana")
    marta.page.locator(".master .row", has_text="Cena").locator("a").click()
    expect(marta.page.locator("h1")).to_have_text("Cena")


def test_two_who_change_one_list_all_the_time_end_with_what_the_house_has(marta, luis):
    page = new_list(marta, lines="\n".join(f"cosa {number:02}" for number in range(12)))
    luis.go(page)
    added = []
    turn = 0
    for _ in range(150):
        for name, person in (("m", marta), ("l", luis)):
            turn += 1
            if turn % 7 == 0:
                text = f"nuevo {name}{turn}"
                person.page.evaluate("""text => {
                  const field = document.querySelector('#text');
                  field.value = text;
                  field.form.requestSubmit();
                }""", text)
                added.append(text)
            else:
                person.page.evaluate("""turn => {
                  const buttons = document.querySelectorAll('main .tick-button');
                  buttons[turn % buttons.length].click();
                }""", turn)
    state = """() => Array.from(document.querySelectorAll('main .item'), row =>
      [row.querySelector('.row-title').textContent, row.hasAttribute('data-on')]).sort()"""
    fresh = marta.context.new_page()
    # What was tapped waits its turn in both browsers, and a busy machine takes its time with it.
    patience = time.monotonic() + 6 * PATIENCE / 1000
    while True:
        fresh.goto(marta.space + page)
        shown = [window.evaluate(state) for window in (marta.page, luis.page, fresh)]
        if shown[0] == shown[1] == shown[2] and set(added) <= {name for name, _ in shown[2]}:
            break
        assert time.monotonic() < patience, shown
