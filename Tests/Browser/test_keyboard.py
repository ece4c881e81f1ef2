"""Days at a keyboard, without a mouse: what one came for is done, and how many keys it took is counted."""

import re

import pytest
from playwright.sync_api import expect

from person import DESKTOP, IS_LONG

ID = "[0-9a-f-]{36}"


# What each of these takes at most; by Tab, Shift and Tab, and Enter alone it is 95, 85, 337, 78 and 62.
MOST = {"order": 27, "trip": 20, "tickets": 33, "bottle": 7, "bet": 8}
IS_LONG_WAY = pytest.mark.skipif(not IS_LONG, reason="one of them shows it, the others in a long run")

# A page, its heading where a form has led there, or the row of what was changed.
LANDING = "#main, #main h1, #main .row :is(a, button)"


class Keyboard:
    """Somebody's keyboard. Counts the keys that mean something, and beside them the letters that are written."""

    def __init__(self, person):
        self.page = person.page
        self.keys, self.letters = 0, 0

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)
            self.keys += 1

    def write(self, text):
        self.page.keyboard.type(text)
        self.letters += len(text)

    def lands(self, path, on=LANDING):
        """A page has come and has the focus, in whatever it is that keys are for there."""
        self.page.wait_for_url(re.compile(path + r"(\?|$)"))
        self.focuses(on)

    def focuses(self, what):
        expect(self.page.locator(":focus")).to_have_count(1)
        self.page.wait_for_function("what => document.activeElement.matches(what)", arg=what)

    def go_to(self, place, path, on=LANDING):
        """By the palette, with as much of a place's name as it takes."""
        self.press("Control+k")
        self.focuses(".palette input")
        self.write(place)
        self.press("Enter")
        self.lands(path, on)


class Tabs(Keyboard):
    """Somebody's for whom the house has no keys of its own: Tab leads on, Shift and Tab back, and Enter does what one has come to."""

    def __init__(self, person):
        super().__init__(person)
        self.person = person
        person.page.goto(f"{person.address}/me")
        person.page.locator("#keys").select_option("off")
        person.press_done()
        person.page.wait_for_url(re.compile("saved"))

    def tab_to(self, what, key="Tab"):
        expect(what).to_be_visible()
        self.person.wait_until_still()
        for _ in range(200):
            if what.evaluate("each => each === document.activeElement"):
                return
            self.press(key)
        raise AssertionError(f"{what} is not reached")

    def enter(self, what, path=None, key="Tab"):
        self.tab_to(what, key)
        self.press("Enter")
        if path:
            self.page.wait_for_url(re.compile(path + r"(\?|#|$)"))

    def side(self, name):
        """A place in the sidebar."""
        return self.page.locator("nav").get_by_role("link", name=re.compile(rf"^{name}( \d+)?$"))


@pytest.fixture
def marta(move_in):
    return move_in(size=DESKTOP)


@pytest.fixture
def tabs(marta):
    return Tabs(marta)


@pytest.fixture
def keys(marta):
    return Keyboard(marta)


def test_an_order_from_opening_to_paid(marta, keys):
    marta.add_customer("Ana García")
    marta.add_product("Hogaza")
    marta.add_product("Roscón", price="12,50")
    marta.go("")
    keys.go_to("nuevo p", "/orders/orders/new", on="#customer")
    keys.press("Enter")
    keys.lands(f"/drafts/{ID}/customer")
    keys.press("ArrowDown", "Enter")
    keys.lands(f"/drafts/{ID}", on="#customer")
    for _ in range(2):
        keys.press("n")
        keys.lands(f"/product/{ID}")
        keys.press("ArrowDown", "ArrowDown", "Enter")
        keys.lands(f"/drafts/{ID}", on="[id^=product-]")
    keys.press("Control+Enter")
    keys.lands(f"/orders/orders/{ID}")
    states = marta.page.locator("main form.segments button")
    # Past the customer's name, the last of them.
    keys.press(*["Tab"] * (states.count() + 1), "Enter")
    expect(states.filter(has_text="Cobrado")).to_have_attribute("aria-pressed", "true")
    expect(marta.page.locator(".master .badge")).to_have_text("Cobrado")
    assert keys.keys <= MOST["order"] and keys.letters <= 7


def test_the_second_order_today_takes_two_keys_to_reach(marta, keys):
    for name in ("Ana García", "Bar Núñez"):
        marta.add_customer(name)
    marta.add_product("Hogaza")
    for name in ("Ana García", "Bar Núñez"):
        marta.add_order(name, "Hogaza")
    marta.go("/orders/orders")
    # On a slow machine the list that was kept may be shown first.
    expect(marta.page.locator("main .row a")).to_have_count(2)
    marta.wait_until_still()
    keys.press("j", "j")
    second = marta.page.locator("main .row a").nth(1)
    expect(second).to_be_focused()
    assert keys.keys == 2
    path = second.get_attribute("href")
    keys.press("Enter")
    keys.lands(path)
    # From what is open on, in the list beside it.
    keys.press("k", "Enter")
    keys.lands(f"/orders/orders/{ID}")
    assert path not in marta.page.url


def test_a_shopping_trip(marta, keys):
    names = ["naranjas", "pan", "leche", "tomates", "arroz"]
    marta.make_list("Semana", names)
    marta.go("")
    keys.go_to("listas", "/shopping/lists")
    keys.press("j", "Enter")
    keys.lands(f"/shopping/lists/{ID}")
    keys.press(*["Tab"] * 5, "Enter")
    keys.lands(f"/shopping/lists/{ID}/trip")
    for bought in range(1, 6):
        keys.press("j", "x")
        expect(marta.page.locator("main .item[data-on]")).to_have_count(bought)
    expect(marta.page.locator("main .notice")).to_contain_text("Todo en la cesta")
    assert keys.keys <= MOST["trip"] and keys.letters <= 6


def test_an_evenings_ten_tickets(marta, keys, guest):
    address = marta.open_restaurant()
    for _ in range(10):
        guest().order(address, "Gazpacho", name="Luisa")
    marta.go("")
    keys.go_to("coc", "/restaurant/kitchen")
    tickets = marta.page.locator("main .ticket")
    expect(tickets).to_have_count(10)
    keys.press("j")
    for left in range(9, -1, -1):
        # What is ready stands behind what is to be made, and is still the one that the keys are about; once it is gone they are
        # about the one beside it.
        chosen = marta.page.locator("main .ticket:is(:focus, :focus-within)")
        expect(chosen).to_have_count(1)
        ticket = marta.page.locator(f"#{chosen.get_attribute('id')}")
        for state in ("preparing", "ready"):
            keys.press("x")
            expect(ticket).to_have_attribute("data-state", state)
        keys.press("x")
        expect(tickets).to_have_count(left)
        expect(ticket).to_have_count(0)
    assert keys.keys <= MOST["tickets"] and keys.letters <= 3


def test_a_bottle_found_and_noted(marta, keys):
    keys.go_to("vinos", "/wines/menu")
    keys.press("/")
    keys.focuses("input[type=search]")
    keys.write("muga aro")
    expect(marta.page.locator("main .row-title").first).to_contain_text("Aro")
    keys.press("ArrowDown", "Enter")
    keys.lands(r"/wines/bottles/\d+")
    keys.press("n")
    keys.lands(r"/wines/bottles/\d+/tastings/new", on="#rating")
    keys.write("5")
    keys.press("Control+Enter")
    keys.lands(r"/wines/bottles/\d+")
    expect(marta.page.locator("main")).to_contain_text("Solo tú5 de 5")
    assert keys.keys <= MOST["bottle"] and keys.letters <= 14


def test_a_bet(marta, keys):
    marta.add_pool_on_own_team("Peña Los Lunes")
    marta.go("")
    keys.go_to("porras", "/pools/pools")
    keys.press("j", "Enter")
    keys.lands(f"/pools/pools/{ID}")
    keys.press("n")
    keys.lands(f"/pools/pools/{ID}/bets/new", on="#name")
    keys.write("Ana")
    keys.press("Tab")
    keys.write("2")
    keys.press("Tab")
    keys.write("1")
    keys.press("Control+Enter")
    keys.lands(f"/pools/pools/{ID}")
    expect(marta.page.locator("main .bet")).to_contain_text(["Peña", "Ana"])
    assert keys.keys <= MOST["bet"] and keys.letters <= 11


def test_an_order_by_tab_alone(marta, tabs):
    marta.add_customer("Ana García")
    marta.add_product("Hogaza")
    marta.add_product("Roscón", price="12,50")
    marta.go("")
    page = marta.page
    tabs.enter(page.locator(".springboard-app").first, "/orders/[a-z]+")
    tabs.enter(tabs.side("Pedidos").last, "/orders/orders")
    tabs.enter(page.locator("main .bar-trailing a").last, "/orders/orders/new")
    tabs.enter(page.locator("#customer"), "/customer")
    tabs.enter(page.locator("button[name=customer]"), f"/drafts/{ID}")
    for name in ["Hogaza", "Roscón"]:
        tabs.enter(page.locator("#add-line button"), f"/product/{ID}")
        tabs.enter(page.locator("button[name=product]", has_text=name), f"/drafts/{ID}")
    tabs.enter(page.locator("main .bar-strong"), f"/orders/orders/{ID}", key="Shift+Tab")
    paid = page.locator("main form.segments button", has_text="Cobrado")
    tabs.enter(paid)
    expect(paid).to_have_attribute("aria-pressed", "true")
    assert tabs.keys > 3 * MOST["order"]


@IS_LONG_WAY
def test_a_shopping_trip_by_tab_alone(marta, tabs):
    names = ["naranjas", "pan", "leche", "tomates", "arroz"]
    marta.make_list("Semana", names)
    marta.go("")
    page = marta.page
    tabs.enter(page.locator(".springboard-app", has_text="Lista"), "/shopping/lists")
    tabs.enter(marta.row("Semana").locator("a").first, f"/shopping/lists/{ID}")
    tabs.enter(page.locator("main a[href*='/trip']").first, f"/shopping/lists/{ID}/trip")
    for bought in range(1, 6):
        tabs.enter(page.locator("main .item:not([data-on]) .tick-button").first)
        expect(page.locator("main .item[data-on]")).to_have_count(bought)
    assert tabs.keys > 3 * MOST["trip"]


@IS_LONG_WAY
def test_ten_tickets_by_tab_alone(marta, tabs, guest):
    address = marta.open_restaurant()
    for _ in range(10):
        guest().order(address, "Gazpacho", name="Luisa")
    marta.go("")
    page = marta.page
    tabs.enter(page.locator(".springboard-app", has_text="Restaurante"), "/restaurant/[a-z/]+")
    tabs.enter(tabs.side("Cocina"), "/restaurant/kitchen")
    tickets = page.locator("main .ticket")
    expect(tickets).to_have_count(10)
    for left in range(9, -1, -1):
        ticket = page.locator(f"#{tickets.first.get_attribute('id')}")
        for state in ("preparing", "ready", "gone"):
            tabs.tab_to(ticket.locator(".ticket-next"))
            # A button that has come under one's fingers by itself takes no key for a moment.
            for _ in range(3):
                tabs.press("Enter")
                try:
                    if state == "gone":
                        expect(ticket).to_have_count(0, timeout=1500)
                    else:
                        expect(ticket).to_have_attribute("data-state", state, timeout=1500)
                    break
                except AssertionError:
                    pass
        expect(tickets).to_have_count(left)
    assert tabs.keys > 3 * MOST["tickets"]


@IS_LONG_WAY
def test_a_bottle_by_tab_alone(marta, tabs):
    marta.go("")
    page = marta.page
    tabs.enter(page.locator(".springboard-app", has_text="Vinos"), "/wines/menu")
    tabs.tab_to(page.locator("main input[type=search]"))
    tabs.write("muga aro")
    expect(page.locator("main .row-title").first).to_contain_text("Aro")
    tabs.enter(page.locator("main .wine a.row-link").first, r"/wines/bottles/\d+")
    tabs.enter(page.locator("main .tool", has_text="Lo he bebido"), r"/wines/bottles/\d+/tastings/new")
    tabs.tab_to(page.locator("#rating"))
    tabs.write("5")
    tabs.enter(page.locator("main .bar-strong"), r"/wines/bottles/\d+", key="Shift+Tab")
    expect(page.locator("main")).to_contain_text("Solo tú5 de 5")
    assert tabs.keys > 3 * MOST["bottle"]


@IS_LONG_WAY
def test_a_bet_by_tab_alone(marta, tabs):
    marta.add_pool_on_own_team("Peña Los Lunes")
    marta.go("")
    page = marta.page
    tabs.enter(page.locator(".springboard-app", has_text="Porras"), "/pools/pools")
    tabs.enter(page.locator("main a.row-link", has_text="Peña Los Lunes"), f"/pools/pools/{ID}")
    tabs.enter(page.locator("main .add-row a"), f"/pools/pools/{ID}/bets/new")
    for field, text in {"#name": "Ana", "#home": "2", "#away": "1"}.items():
        tabs.tab_to(page.locator(field))
        tabs.write(text)
    tabs.enter(page.locator("main .bar-strong"), f"/pools/pools/{ID}", key="Shift+Tab")
    expect(page.locator("main .bet")).to_contain_text(["Peña", "Ana"])
    assert tabs.keys > 3 * MOST["bet"]


def test_keys_mean_nothing_while_one_types_nor_with_others_nor_over_a_dialog(marta, keys):
    marta.add_customer("Ana García")
    marta.go("/orders/customers")
    keys.press("/")
    keys.focuses("input[type=search]")
    keys.write("jnex?k")
    expect(marta.page.locator("main #q")).to_have_value("jnex?k")
    keys.press("Escape")
    marta.page.evaluate("document.activeElement.blur()")
    keys.press("Alt+n", "Alt+j")
    keys.press("?")
    expect(marta.page.locator("dialog.palette kbd").first).to_be_visible()
    keys.press("n", "j", "/")
    keys.press("Escape")
    expect(marta.page.locator("dialog")).to_have_count(0)
    assert marta.page.url.endswith("/orders/customers")


def test_e_edits_what_is_open(marta, keys):
    marta.add_customer("Ana García")
    marta.add_product("Hogaza")
    marta.add_order("Ana García", "Hogaza")
    order = marta.page.locator("main .row a").first.get_attribute("href")
    # The rows of a list, until it is pressed again.
    marta.make_list("Semana", ["pan"])
    marta.go("/shopping/lists")
    marta.wait_until_still()
    for words, count in {"Editando la lista": 1, "Edición terminada": 0}.items():
        keys.press("e")
        expect(marta.page.locator("#said")).to_have_text(words)
        expect(marta.page.locator("main .editing")).to_have_count(count)
    # What is open rather than the list beside it, also while it is edited.
    keys.press("j", "Enter")
    keys.lands(f"/shopping/lists/{ID}")
    marta.wait_until_still()
    keys.press("e")
    expect(marta.page.locator("main .editing")).to_have_count(1)
    keys.press("e")
    expect(marta.page.locator(".master .editing")).to_have_count(0)
    keys.press("Control+Enter")
    expect(marta.page.locator("main .editing")).to_have_count(0)
    keys.lands(f"/shopping/lists/{ID}", on="*")
    # What one reads, as a form.
    marta.page.goto(marta.address + order)
    marta.wait_until_still()
    keys.press("e")
    keys.lands(f"/orders/orders/{ID}/form", on="*")
    expect(marta.page.locator("#form")).to_be_visible()


def test_escape_leaves_a_sheet_and_keeps_once_what_was_typed(marta, keys):
    marta.go("/orders/customers")
    keys.press("n")
    keys.lands("/orders/customers/new", on="#name")
    keys.press("Escape")
    keys.lands("/orders/customers")
    keys.press("n")
    keys.lands("/orders/customers/new", on="#name")
    keys.write("Ana")
    keys.press("Escape")
    expect(marta.page.locator("#name")).not_to_be_focused()
    expect(marta.page.locator("#name")).to_have_value("Ana")
    keys.press("Escape")
    keys.lands("/orders/customers")


def test_the_palette_finds_places_of_every_app_and_things_by_a_part_of_their_names(marta, keys):
    marta.add_customer("Bodegas Ñuñez")
    marta.go("/orders/customers")
    keys.press("Control+k")
    keys.focuses(".palette input")
    options = marta.page.get_by_role("option")
    keys.write("cuentas")
    expect(options).to_have_text([re.compile("Cuentas")])
    for _ in range(7):
        keys.press("Backspace")
    keys.write("nune")
    expect(options.first).to_have_text(re.compile("Bodegas Ñuñez"))
    keys.press("Enter")
    keys.lands(f"/orders/customers/{ID}")


def test_the_palette_opens_by_a_mouse_too(marta, keys):
    marta.go("/orders/customers")
    marta.tap(marta.page.locator(".side-palette"))
    keys.focuses(".palette input")
    marta.tap(marta.page.get_by_role("option", name="Cocina"))
    marta.page.wait_for_url(re.compile("/restaurant/kitchen"))


def test_whoever_wants_no_keys_has_none(marta, keys):
    marta.page.goto(f"{marta.address}/me")
    marta.page.locator("#keys").select_option("off")
    marta.press_done()
    marta.page.wait_for_url(re.compile("saved"))
    marta.go("/orders/customers")
    expect(marta.page.locator("html:not([data-keys])")).to_have_count(1)
    assert marta.page.locator("[aria-keyshortcuts]").count() == 0
    keys.press("n", "?", "j")
    assert marta.page.url.endswith("/orders/customers")
    expect(marta.page.locator("dialog, :focus")).to_have_count(0)


def test_without_scripts_the_palette_is_a_page(move_in):
    marta = move_in(size=DESKTOP, scripts=False)
    marta.go("/orders/customers")
    marta.tap(marta.page.locator(".side-palette"))
    marta.page.locator("#q").fill("nuevo pedido")
    marta.page.locator("#q").press("Enter")
    marta.tap(marta.row("Nuevo pedido").locator("a"))
    marta.page.wait_for_url(re.compile("/orders/orders/new"))


def test_a_customer_is_written_where_one_is_chosen(marta, keys):
    marta.add_customer("Ana García")
    marta.go("/orders/orders/new")
    marta.page.locator("#customer").focus()
    keys.press("Enter")
    keys.lands("/customer")
    # A letter begins the search, whatever it does elsewhere.
    keys.press("n")
    keys.focuses("input[type=search]")
    keys.press("Backspace")
    keys.write("Padaria do Zé")
    adding = marta.page.get_by_role("link", name="Añadir «Padaria do Zé»")
    expect(adding).to_be_visible()
    adding.focus()
    keys.press("Enter")
    keys.lands("/customer/new", on="#name, #address")
    expect(marta.page.locator("#name")).to_have_value("Padaria do Zé")
    marta.page.locator("#address").focus()
    keys.write("Calle Mayor 3")
    keys.press("Control+Enter")
    keys.lands("/drafts/" + ID, on="*")
    expect(marta.page.locator("#customer")).to_contain_text("Padaria do Zé")
