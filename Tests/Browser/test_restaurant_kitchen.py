"""The kitchen: tickets come in, go on and are corrected, while whoever ordered watches on a phone of their own."""

import datetime
import re
import sqlite3
import time
import uuid

import pytest
from playwright.sync_api import expect

from looking import look
from person import DESKTOP, PHONE, TABLET, Person
SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
LONG = "Transportesinternacionalesdemercancíasdelnoroeste de España y Portugal"


@pytest.fixture
def hears():
    """Opens a page and comes back once the house has said its first word on it."""

    def go(person, path):
        person.page.add_init_script("window.firstWord = new Promise(heard => addEventListener('house-heard', heard, { once: true }))")
        person.go(path)
        person.page.evaluate("window.firstWord.then(() => {})")

    return go


def ticket(person, number=1):
    card = person.page.locator(".ticket", has=person.page.locator(".ticket-number", has_text=re.compile(f"^{number}$")))
    return card.first


def state(card):
    return card.locator(".ticket-marks .badge").first


def next_step(person, card):
    person.tap(card.locator(".ticket-next"))


def test_a_guest_follows_the_order_while_the_kitchen_works(marta, guest, hears):
    luisa = guest()
    address = marta.open_restaurant()
    hears(marta, "/restaurant/kitchen")
    expect(marta.page.get_by_text("No hay comandas")).to_be_visible()
    luisa.order(address, "Pan con tomate", "Flan de huevo", name="Luisa", note="Con prisa")
    card = ticket(marta)
    expect(card).to_be_visible()
    expect(marta.page.locator("#said")).to_have_text("Ha entrado una comanda. Comanda 1, Para recoger")
    expect(card).to_contain_text("Luisa")
    expect(card).to_contain_text("«Con prisa»")
    expect(card.locator("ticket-age")).to_have_text("ahora mismo")
    expect(marta.page.locator(".tally")).to_contain_text("1 Flan de huevo")

    status = luisa.page.locator(".status-now")
    expect(status).to_have_text("Hemos recibido tu pedido")
    next_step(marta, card)
    expect(status).to_have_text("Lo estamos preparando")
    expect(state(card)).to_have_text("En preparación")

    # One line after the other makes the whole.
    for line in card.locator(".ticket-line").all():
        marta.tap(line.locator(".ticket-line-set"))
        expect(line).to_have_attribute("data-state", "ready")
    expect(status).to_have_text("Listo para recoger")
    expect(marta.page.locator(".tally")).to_have_count(0)

    # A tap by mistake is taken back, and what is finished can be brought back too.
    marta.tap(card.locator(".ticket-actions .ticket-back"))
    expect(status).to_have_text("Lo estamos preparando")
    next_step(marta, card)
    expect(state(card)).to_have_text("Listo")
    next_step(marta, card)
    expect(status).to_have_text("Recogido. ¡Que aproveche!")
    expect(card).to_have_count(0)
    marta.tap(marta.button("Deshacer"))
    expect(state(card)).to_have_text("Listo")
    expect(status).to_have_text("Listo para recoger")


def test_two_cooks_see_the_same_board(browser, marta, guest, hears):
    address = marta.open_restaurant()
    guest().order(address, "Gazpacho")
    cook = Person(browser, marta.house)
    cook.context.add_cookies(marta.context.cookies())
    cook.space = marta.space
    hears(cook, "/restaurant/kitchen")
    marta.go("/restaurant/kitchen")
    next_step(marta, ticket(marta))
    expect(state(ticket(cook))).to_have_text("En preparación")
    cook.close()
    assert cook.faults == []


@SCRIPTS
def test_an_order_is_refused_with_a_reason_that_the_guest_reads(move_in, guest, scripts):
    marta = move_in(scripts=scripts)
    luisa = guest()
    address = marta.open_restaurant()
    luisa.order(address, "Gazpacho")
    marta.go("/restaurant/kitchen")
    marta.tap(ticket(marta).locator(".ticket-open"))
    marta.tap(marta.link("Rechazar"))
    marta.page.locator("#note").wait_for()
    marta.press_done()
    expect(marta.page.locator(".field-error")).to_have_text("Elige un motivo.")
    marta.tap(marta.page.get_by_label("Se ha agotado algo"))
    marta.page.locator("#note").fill("No queda tomate")
    marta.press_done()
    marta.page.wait_for_url(re.compile("/restaurant/kitchen(\\?|$)"))
    expect(luisa.page.locator(".notice")).to_have_text("Se ha agotado algo. No queda tomate")
    expect(luisa.page.locator(".status-now")).to_have_text("No hemos podido aceptar tu pedido")
    marta.tap(marta.button("Deshacer"))
    expect(luisa.page.locator(".status-now")).to_have_text("Hemos recibido tu pedido")


@SCRIPTS
def test_what_is_over_is_brought_back(move_in, guest, scripts):
    marta = move_in(scripts=scripts)
    address = marta.open_restaurant()
    guest().order(address, "Gazpacho")
    marta.go("/restaurant/kitchen")
    marta.tap(ticket(marta).locator(".ticket-open"))
    marta.open_menu()
    marta.tap(marta.button("Cancelar el pedido"))
    expect(marta.page.locator(".toast")).to_contain_text("Pedido 1 cancelado")
    marta.open_menu()
    marta.tap(marta.link("Cuentas"))
    expect(marta.page.locator(".finished")).to_contain_text("Cancelado")
    marta.tap(marta.button("Devolver a la cocina la comanda 1"))
    expect(state(ticket(marta))).to_have_text("Recibido")


@SCRIPTS
def test_the_staff_writes_down_an_order(move_in, scripts):
    marta = move_in(scripts=scripts)
    marta.go("/restaurant/menu")
    marta.go("/restaurant/kitchen")
    marta.tap(marta.link("Nuevo pedido"))
    marta.page.locator("input[value=delivery]").check()
    marta.page.locator("#address").fill("Calle Mayor 1")
    marta.tap(marta.button("Añadir platos"))
    for number, dish in enumerate(["Gazpacho", "Gazpacho", "Pan con tomate"], start=1):
        marta.tap(marta.button(f"Añadir {dish}"))
        expect(marta.page.locator(".basket-count")).to_have_text(str(number))
    search = marta.page.get_by_role("searchbox")
    search.fill("entrecot")
    if not scripts:
        search.press("Enter")
    expect(marta.page.locator("main .dish")).to_have_count(1)
    marta.tap(marta.page.locator("a.dish-add"))
    marta.page.locator("#form").wait_for()
    for group in marta.page.locator("fieldset.checks").all():
        group.locator("input").first.check()
    marta.page.locator("#note").fill("Sin sal")
    marta.press_done()
    expect(marta.page.locator(".basket-count")).to_have_text("4")
    marta.press_done() if marta.page.locator("main .bar-strong").count() else marta.tap(marta.link("Hecho"))
    expect(marta.page.locator("#address")).to_have_value("Calle Mayor 1")
    marta.press_done()
    card = ticket(marta)
    expect(card).to_contain_text("Calle Mayor 1")
    expect(card.locator(".ticket-quantity")).to_have_text(["2", "1", "1"])
    expect(card).to_contain_text("«Sin sal»")


@SCRIPTS
def test_a_correction_shows_the_guest_what_changed(move_in, guest, scripts):
    marta = move_in(scripts=scripts)
    address = marta.open_restaurant()
    ordered = guest()
    ordered.order(address, "Pan con tomate", "Gazpacho")
    marta.go("/restaurant/kitchen")
    marta.tap(ticket(marta).locator(".ticket-open"))
    marta.tap(marta.link("Corregir"))
    lines = marta.page.locator(".entry-line")
    bread = lines.filter(has_text="Pan con tomate")
    if scripts:
        marta.tap(bread.locator(".step").last)
        marta.tap(bread.locator(".step").last)
    else:
        bread.locator("input[data-quantity]").fill("3")
    lines.filter(has_text="Gazpacho").locator("input[data-quantity]").fill("0")
    marta.tap(marta.button("Añadir platos"))
    marta.tap(marta.button("Añadir Flan de huevo"))
    expect(marta.page.locator(".basket-count")).to_have_text("4")
    marta.tap(marta.link("Hecho"))
    expect(bread.locator("input[data-quantity]")).to_have_value("3")
    marta.press_done()
    changes = ["Pan con tomate: 1 → 3", "Quitado: 1 × Gazpacho", "Añadido: 1 × Flan de huevo"]
    expect(marta.page.locator(".ticket-corrections li")).to_have_text(changes)
    expect(ordered.page.locator(".activity-detail")).to_have_text(changes)
    expect(ordered.page.locator(".facts dd")).to_have_text("15,30 €")
    marta.tap(marta.button("Deshacer"))
    expect(ordered.page.locator(".activity-detail")).to_have_count(0)
    expect(ordered.page.locator(".facts dd")).to_have_text("10,00 €")


@SCRIPTS
def test_a_correction_sends_an_order_elsewhere_with_something_else(move_in, guest, scripts):
    marta = move_in(scripts=scripts)
    address = marta.open_restaurant()
    marta.go("/restaurant/desk/tables/new")
    marta.page.locator("#name").fill("Terraza")
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/desk/tables(\?|$)"))
    luisa = guest()
    luisa.page.goto(f"{address}/restaurant/menu")
    luisa.tap(luisa.page.locator("a.dish-add[aria-label$='Entrecot a la brasa']"))
    luisa.page.locator("#form").wait_for()
    luisa.tap(luisa.page.get_by_label("Poco hecho"))
    luisa.tap(luisa.page.get_by_label("Patatas fritas"))
    expect(luisa.page.locator("main #form .button")).to_have_text(re.compile("Añadir al pedido · "))
    luisa.tap(luisa.page.locator("main #form .button"))
    luisa.tap(luisa.page.locator(".basket-bar a"))
    luisa.page.locator("input[value=pick_up]").check()
    luisa.page.locator("#phone").fill("600 100 200")
    luisa.tap(luisa.button("Hacer el pedido"))
    luisa.page.wait_for_url(re.compile("/restaurant/history/"))
    friend = guest()
    friend.page.goto(luisa.link_shown())

    # What was typed stays while one looks at the options.
    marta.go("/restaurant/kitchen")
    marta.tap(ticket(marta).locator(".ticket-open"))
    marta.tap(marta.link("Corregir"))
    expect(marta.page.locator("#phone")).to_have_value("600 100 200")
    marta.tap(marta.page.get_by_label("A domicilio", exact=True))
    marta.page.locator("#address").fill("Calle Mayor 1")
    marta.tap(marta.button("Opciones de Entrecot a la brasa"))
    expect(marta.page.get_by_label("Poco hecho")).to_be_checked()
    marta.tap(marta.page.get_by_label("Muy hecho"))
    marta.press_done()
    expect(marta.page.locator(".entry-head .row-subtitle")).to_contain_text("Muy hecho")
    expect(marta.page.locator("#address")).to_have_value("Calle Mayor 1")
    marta.press_done()
    where = ["Tipo de pedido: Para recoger → A domicilio", "Dirección: Calle Mayor 1"]
    what = "Entrecot a la brasa, opciones: Poco hecho, Patatas fritas → Muy hecho, Patatas fritas"
    expect(marta.page.locator(".ticket-corrections li")).to_have_text([what, *where])
    expect(luisa.page.locator(".activity-detail")).to_have_text([what, *where])
    expect(friend.page.locator(".activity-detail")).to_have_text([what, where[0]])
    expect(luisa.row("Calle Mayor 1")).to_be_visible()

    # To a table, and back.
    marta.tap(marta.link("Corregir"))
    marta.tap(marta.page.get_by_label("En la mesa", exact=True))
    marta.press_done()
    expect(marta.page.locator("#table-error")).to_have_text("Elige la mesa.")
    marta.page.locator("#table").select_option(label="Terraza")
    marta.press_done()
    expect(marta.page.locator(".ticket-way")).to_have_text("Terraza")
    expect(luisa.row("Calle Mayor 1")).to_have_count(0)
    marta.tap(marta.button("Deshacer"))
    expect(luisa.row("Calle Mayor 1")).to_be_visible()
    marta.go("/restaurant/kitchen")
    expect(ticket(marta).locator(".ticket-way")).to_have_text("A domicilio")


def test_two_who_correct_one_order_hear_of_each_other(browser, marta, guest):
    address = marta.open_restaurant()
    guest().order(address, "Pan con tomate", "Gazpacho")
    marta.go("/restaurant/kitchen")
    marta.tap(ticket(marta).locator(".ticket-open"))
    other = Person(browser, marta.house)
    other.context.add_cookies(marta.context.cookies())
    marta.link("Corregir").wait_for()
    other.page.goto(marta.page.url)
    for person in (marta, other):
        person.tap(person.link("Corregir"))
    bread = [person.page.locator(".entry-line", has_text="Pan con tomate").locator("input[data-quantity]")
             for person in (marta, other)]
    bread[0].fill("5")
    bread[1].fill("3")
    marta.press_done()
    expect(marta.page.locator(".ticket-corrections li")).to_have_text(["Pan con tomate: 1 → 5"])
    other.press_done()
    expect(other.page.locator(".field-error")).to_contain_text("Otra persona lo ha cambiado mientras tanto: «5».")
    expect(bread[1]).to_have_value("3")
    other.press_done()
    expect(marta.page.locator(".ticket-corrections li").first).to_have_text("Pan con tomate: 5 → 3")
    other.close()
    assert other.faults == []


def test_a_new_ticket_rings_once_armed_and_is_marked_until_it_is_touched(marta, guest, hears):
    luisa = guest()
    address = marta.open_restaurant()
    luisa.order(address, "Gazpacho")
    hears(marta, "/restaurant/kitchen")
    sound = marta.page.locator("kitchen-sound")
    expect(sound).to_have_attribute("data-state", "off")
    expect(ticket(marta)).not_to_have_attribute("data-new", "")
    marta.tap(marta.page.get_by_role("button", name="Activar sonido"))
    expect(sound).to_have_attribute("data-state", "on")
    rung = int(sound.get_attribute("data-rung"))

    luisa.order(address, "Pan con tomate")
    card = ticket(marta, 2)
    expect(card).to_have_attribute("data-new", "")
    expect(sound).to_have_attribute("data-rung", str(rung + 1))
    expect(sound.locator("[data-count]")).to_have_text("1")
    marta.tap(card.locator(".ticket-marks"))
    expect(card).not_to_have_attribute("data-new", "")
    expect(sound.locator("[data-news]")).to_be_hidden()

    # A device remembers it, and waits for the first tap.
    marta.page.reload()
    expect(sound).to_have_attribute("data-state", re.compile("on|waiting"))
    marta.tap(marta.page.locator("h1"))
    expect(sound).to_have_attribute("data-state", "on")
    marta.tap(marta.page.get_by_role("button", name="Sonido activado"))
    expect(sound).to_have_attribute("data-state", "off")
    expect(sound.locator("[data-sound]")).to_have_attribute("aria-pressed", "false")


# A phone whose sound can be taken away, as by a call; its ringer's switch silences what isn't playback.
INTERRUPTED = """
  Object.defineProperty(navigator, 'audioSession', { value: { type: 'auto' } });
  window.AudioContext = class extends AudioContext { constructor() { super(); window.heard = this } };
"""


def test_an_interrupted_bell_says_that_it_is_silent_and_a_tap_wakes_it(marta):
    marta.page.add_init_script(INTERRUPTED)
    marta.go("/restaurant/kitchen")
    sound = marta.page.locator("kitchen-sound")
    marta.tap(marta.button("Activar sonido"))
    expect(sound).to_have_attribute("data-state", "on")
    assert marta.page.evaluate("navigator.audioSession.type") == "playback"
    marta.page.evaluate("heard.suspend()")
    expect(marta.button("En silencio: toca para oírlo")).to_be_visible()
    marta.tap(marta.page.locator("h1"))
    expect(sound).to_have_attribute("data-state", "on")


def test_the_board_says_that_it_hears_nothing(marta, hears):
    hears(marta, "/restaurant/kitchen")
    notice = marta.page.locator(".lost-notice")
    expect(notice).to_be_hidden()
    marta.context.set_offline(True)
    expect(notice).to_be_visible()
    expect(marta.page.locator("#said")).to_contain_text("no entran comandas")
    marta.context.set_offline(False)
    expect(notice).to_be_hidden()
    expect(marta.page.locator("#said")).to_have_text("Vuelve a haber conexión.")


@pytest.fixture
def board(phone, hears):
    """On a phone that reaches the house by its signal alone; its clock goes on when it is told to, too."""
    marta = phone()
    marta.move_in()
    marta.page.clock.install()
    hears(marta, "/restaurant/kitchen")
    return marta


def test_the_board_says_so_when_its_line_dies_without_a_word(board):
    notice = board.page.locator(".lost-notice")
    board.signal.stalled()
    board.page.clock.run_for(15_000)
    expect(notice).to_be_hidden()
    board.page.clock.run_for(10_000)
    expect(notice).to_be_visible()
    board.page.clock.run_for(3000)
    expect(board.page.locator("#said")).to_contain_text("no entran comandas")
    # However often it is tried.
    board.page.clock.run_for(60_000)
    expect(notice).to_be_visible()
    board.signal.up()
    expect(notice).to_be_hidden()
    expect(board.page.locator("#said")).to_have_text("Vuelve a haber conexión.")


def test_a_board_that_wakes_asks_before_it_says_that_it_hears_nothing(board):
    notice = board.page.locator(".lost-notice")
    board.page.evaluate("window.lost = 0; addEventListener('house-lost', () => window.lost++)")
    board.page.evaluate("window.told = new Promise(heard => addEventListener('house-heard', heard, { once: true })), undefined")
    with board.page.expect_request("**/live"):
        board.page.clock.fast_forward("08:00:00")
    board.page.evaluate("window.told.then(() => {})")
    assert board.page.evaluate("window.lost") == 0
    board.signal.stalled()
    with board.page.expect_request("**/live"):
        board.page.clock.fast_forward("08:00:00")
    expect(notice).to_be_hidden()
    board.page.clock.run_for(25_000)
    expect(notice).to_be_visible()
    board.signal.up()
    expect(notice).to_be_hidden()


def test_a_house_that_says_nothing_of_beats_is_not_missed(board, hears):
    board.signal.heard = {b'"beat":': b'"past":'}
    hears(board, "/restaurant/kitchen")
    board.page.clock.run_for(120_000)
    expect(board.page.locator(".lost-notice")).to_be_hidden()
    assert board.page.locator("live-screen[lost]").count() == 0


def test_a_board_listens_itself_when_the_page_that_listened_for_it_sleeps(board, guest, hears):
    address = board.open_restaurant()
    hears(board, "/restaurant/kitchen")
    board.page.evaluate("window.told = new Promise(heard => addEventListener('house-heard', heard, { once: true })), undefined")
    other = board.context.new_page()
    other.goto(board.space + "/orders/orders")
    board.page.evaluate("window.told.then(() => {})")
    board.context.new_cdp_session(other).send("Page.setWebLifecycleState", {"state": "frozen"})
    asked = []
    board.page.on("request", lambda request: request.url.endswith("/live") and asked.append(request.url))
    # What was on its way when it fell asleep counts as a word, from which another 24 seconds are waited.
    for _ in range(5):
        if not asked:
            board.page.clock.run_for(25_000)
    assert asked
    expect(board.page.locator(".lost-notice")).to_be_hidden()
    guest().order(address, "Gazpacho")
    expect(ticket(board)).to_be_visible()
    other.close()


def test_the_minutes_go_on_counting(marta, guest):
    address = marta.open_restaurant()
    guest().order(address, "Gazpacho")
    marta.page.clock.install()
    marta.go("/restaurant/kitchen")
    age = ticket(marta).locator("ticket-age")
    expect(age).to_have_text("ahora mismo")
    # A late ticket asks for the board's new order. The house, on whose clock nothing has passed, would tell its age anew.
    marta.page.evaluate("() => { window.asked = []; window.fetch = address => { asked.push(String(address)); return new Promise(() => {}) } }")
    marta.page.clock.fast_forward("12:30")
    expect(age).to_have_text(re.compile("^12\\smin$"))
    expect(age).to_have_attribute("data-tone", "soon")
    marta.page.clock.fast_forward("55:00")
    expect(age).to_have_text(re.compile("^1\\sh\\s0[67]\\smin$"))
    expect(age).to_have_attribute("data-tone", "late")
    assert any("/restaurant/kitchen" in address for address in marta.page.evaluate("asked"))


def test_filters_stay_in_the_address(marta, guest):
    address = marta.open_restaurant()
    for dish in ["Gazpacho", "Pan con tomate"]:
        guest().order(address, dish)
    marta.go("/restaurant/kitchen")
    marta.tap(marta.link("Nuevas 2"))
    marta.page.wait_for_url(re.compile("show=received"))
    next_step(marta, ticket(marta, 1))
    expect(ticket(marta, 1)).to_have_count(0)
    expect(ticket(marta, 2)).to_be_visible()
    assert "show=received" in marta.page.url
    expect(marta.link("En marcha 1")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, TABLET, DESKTOP], ids=["phone", "tablet", "desktop"])
def test_the_kitchen_looks_right(browser, move_in, guest, size):
    marta = move_in(size=size)
    address = marta.open_restaurant()
    shown = size["width"]
    found = []
    for page in ["", "/report", "/entries/new"]:
        marta.go(f"/restaurant/kitchen{page}")
        found += look(marta, f"empty-kitchen{page.replace('/', '-')}-{shown}")
    luisa = guest()
    luisa.order(address, "Pan con tomate", "Flan de huevo", name=LONG, note=LONG)
    for _ in range(6):
        luisa.order(address, "Gazpacho", "Paella de marisco", "Vino tinto de la casa", name="Luisa")
    marta.go("/restaurant/kitchen")
    next_step(marta, ticket(marta, 2))
    expect(state(ticket(marta, 2))).to_have_text("En preparación")
    marta.tap(ticket(marta, 2).locator(".ticket-line-set").first)
    expect(ticket(marta, 2).locator(".ticket-line").first).to_have_attribute("data-state", "ready")
    marta.tap(ticket(marta, 1).locator(".ticket-open"))
    marta.tap(marta.link("Corregir"))
    marta.page.locator("input[data-quantity]").first.fill("4")
    found += look(marta, f"kitchen-correction-{shown}")
    marta.tap(marta.button("Añadir platos"))
    marta.page.locator(".basket-bar a").wait_for()
    found += look(marta, f"kitchen-menu-{shown}")
    marta.tap(marta.link("Hecho"))
    marta.page.locator(".entry-line").first.wait_for()
    marta.press_done()
    marta.page.locator(".ticket-corrections").wait_for()
    found += look(marta, f"kitchen-ticket-{shown}")
    refusal = marta.link("Rechazar")
    marta.tap(refusal)
    marta.page.locator("#note").wait_for()
    marta.press_done()
    marta.page.locator(".problems").wait_for()
    found += look(marta, f"kitchen-refusal-{shown}")
    marta.go("/restaurant/kitchen")
    found += look(marta, f"kitchen-{shown}")
    for page in ["report", "report/paper"]:
        marta.go(f"/restaurant/kitchen/{page}")
        found += look(marta, f"kitchen-{page.replace('/', '-')}-{shown}")
    for page in ["bills", "sections/new"]:
        marta.go(f"/restaurant/desk/{page}")
        found += look(marta, f"restaurant-{page.replace('/', '-')}-{shown}")
    assert found == []


def waiting(house, marta, count):
    """So many orders in the kitchen, of three dishes each, past the pages."""
    space = re.search(r"/s/([0-9a-f-]{36})", marta.space).group(1)
    dishes = ["Paella de marisco", "Pan con tomate", "Flan de huevo"]
    day = datetime.date.today().isoformat()
    with sqlite3.connect(f"{house.folder.name}/sobremesa.sqlite") as database:
        for number in range(1, count + 1):
            order, now = str(uuid.uuid4()), int(time.time() * 1000)
            database.execute(
                """
                INSERT INTO restaurant_order (id, space_id, way, state, number, day, code, name, phone, address, note, reason,
                    total, dishes, created_at, placed_at, changed_at)
                VALUES (?, ?, 'pick_up', 'received', ?, ?, ?, 'Luisa', '', '', '', '', 0, 3, ?, ?, ?)
                """, (order, space, number, day, order, now, now + number, now))
            for position, dish in enumerate(dishes):
                database.execute(
                    """
                    INSERT INTO restaurant_line (id, space_id, order_id, dish_id, name, price, modifiers, quantity, note, state, position)
                    VALUES (?, ?, ?, ?, ?, 500, '', 1, '', 'waiting', ?)
                    """, (str(uuid.uuid4()), space, order, str(uuid.uuid4()), f"es:{dish}", position))


def in_sight(marta):
    return marta.page.evaluate("""() => Array.from(document.querySelectorAll('.ticket')).filter(ticket => {
      const { top, bottom } = ticket.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    }).length""")


def test_six_of_sixteen_tickets_are_wholly_seen_on_a_tablet(move_in, house):
    marta = move_in(size={"width": 1024, "height": 768})
    waiting(house, marta, 16)
    marta.go("/restaurant/kitchen")
    expect(marta.page.locator(".ticket")).to_have_count(16)
    assert in_sight(marta) >= 6
    marta.tap(marta.link("Pantalla completa"))
    expect(marta.link("Salir de pantalla completa")).to_be_visible()
    expect(marta.page.locator(".tabs")).to_be_hidden()
    assert in_sight(marta) >= 6
    # A capital of 26 px is 3.6 mm high there.
    for part in [".ticket-dish > span", ".ticket-quantity", ".ticket-way", ".ticket-head ticket-age"]:
        size = marta.page.locator(part).first.evaluate("part => parseFloat(getComputedStyle(part).fontSize)")
        assert size >= 26
    ten, one = (ticket(marta, number).locator(".ticket-number") for number in (10, 1))
    assert ten.evaluate("number => number.getClientRects().length") == 1
    assert ten.bounding_box()["height"] == one.bounding_box()["height"]
    # One stays in it while one taps.
    next_step(marta, ticket(marta, 1))
    expect(state(ticket(marta, 1))).to_have_text("En preparación")
    expect(marta.page.locator(".tabs")).to_be_hidden()
    found = look(marta, "kitchen-full-1024")
    marta.tap(marta.link("Salir de pantalla completa"))
    expect(marta.page.locator(".tabs")).to_be_visible()
    assert found == []
