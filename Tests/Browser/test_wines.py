"""Choosing a bottle: the seed's five use cases on phone and tablet with a finger, scripts on and off; and what is one's own."""

import gzip
import http.server
import re
import threading
import time

import pytest
from playwright.sync_api import expect

from finger import Finger, middle
from house import House
from looking import each_size, look
from person import DESKTOP, PHONE, TABLET, Person

SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
# A tablet that lies on its side has room for a list and what is opened from it.
ON_ITS_SIDE = {"width": 1024, "height": 768}
SIZES = pytest.mark.parametrize("size", [PHONE, TABLET], ids=["phone", "tablet"])

TABLE = """name,winery,appellation,country,grapes,type,food,website,year,score,scale,opinions,source,price,currency,alcohol,description
Viña Ardanza,La Rioja Alta,Rioja,Spain,Tempranillo;Garnacha,red,Lamb,{site}/,2015,94,100,3,Guía,27.50,EUR,14.5,Cereza y cuero
Muro Reserva,Bodegas Muro,Rioja,Spain,Tempranillo,red,Lamb,{site}/closed,2018,92,100,1,Guía,21.00,EUR
Muro Reserva,Bodegas Muro,Rioja,Spain,Tempranillo,red,Lamb,{site}/closed,2016,95,100,1,Guía,35.00,EUR
Martín Cabo,Martín Cabo,Rías Baixas,Spain,Albariño,white,Shellfish,{site}/gone,2021,4.1,5,812,Gente,12.00,EUR
Cordón Negro,Freixenet,Cava,Spain,Macabeo;Xarel·lo;Parellada,sparkling,Appetizer,,,,,,,,
"""


class Winery(http.server.BaseHTTPRequestHandler):
    """A winery's site: its start can be shown anywhere, one page forbids it, another is gone. It has a file with its wines, which
    is cut off the first time."""

    @staticmethod
    def plain():
        head = "name,winery,appellation,country,grapes,type,food,year,source,price,currency\n"
        return head + "".join(
            f"Prado {n},Bodegas Prado,Rioja,Spain,Tempranillo,red,Lamb,2020,Guía,{12 + n}.50,EUR\n" for n in range(20))

    was_cut = False

    def do_GET(self):
        if self.path == "/wines.csv.gz":
            return self.send_wines()
        self.send_response(404 if self.path == "/gone" else 200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        if self.path == "/closed":
            self.send_header("X-Frame-Options", "DENY")
        self.end_headers()
        self.wfile.write(b"<!doctype html><title>Winery</title><h1>Welcome to the winery</h1>")

    def send_wines(self):
        wines = gzip.compress(self.plain().encode(), mtime=0)
        asked = re.fullmatch(r"bytes=(\d+)-", self.headers.get("Range", ""))
        start = int(asked[1]) if asked else 0
        self.send_response(206 if start else 200)
        self.send_header("ETag", '"one"')
        if start:
            self.send_header("Content-Range", f"bytes {start}-{len(wines) - 1}/{len(wines)}")
        self.send_header("Content-Length", str(len(wines) - start))
        self.end_headers()
        end = len(wines) if Winery.was_cut else 60
        Winery.was_cut = True
        self.wfile.write(wines[start:end])

    def log_message(self, *arguments):
        pass


@pytest.fixture(scope="module")
def site():
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Winery)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


@pytest.fixture
def house():
    house = House(named=True, flags=("--fetch-host", "127.0.0.1"))
    yield house
    house.close()


def bring_in(person, text, name="vinos.csv"):
    """Through the owner's screen."""
    person.go("/wines/catalogue")
    person.page.locator("#file").set_input_files(
        {"name": name, "mimeType": "text/csv", "buffer": text.encode()})
    person.tap(person.button("Importar"))
    until_done(person)


def until_done(person):
    """The work that a page has begun is over."""
    done = person.page.locator("dl.facts")
    if person.scripts:
        done.wait_for(timeout=20_000)
    else:
        person.page.wait_for_url(re.compile("/progress|/imports/"))
    while not done.count():
        person.page.reload()


@pytest.fixture
def choose(move_in, site):
    """Somebody with a few wines besides those that come with the program."""

    def choose(size=PHONE, scripts=True, wines=True):
        person = move_in(size=size, scripts=scripts)
        if wines:
            bring_in(person, TABLE.format(site=site))
        return person

    return choose


def names(person):
    person.page.wait_for_load_state("domcontentloaded")
    return person.page.locator("main .wine .row-title").all_inner_texts()


def wine(person, name):
    return person.page.locator("main .wine", has=person.page.locator(".row-title", has_text=re.compile(f"^{name}$"))).first


def open_section(person, name):
    person.go("/wines/menu")
    person.tap(person.page.locator(".wine-entry", has_text=name))
    person.page.wait_for_url(re.compile("/wines/lists/"))
    person.page.locator("main .wine").first.wait_for()


def type_words(person, text):
    person.page.locator("main #q").fill(text)
    if person.scripts:
        person.page.wait_for_url(re.compile(r"[?&]q="))
    else:
        person.page.locator("main #q").press("Enter")


@SIZES
@SCRIPTS
def test_the_main_menu_holds_everything_and_a_wine_by_chance(choose, size, scripts):
    marta = choose(size, scripts, wines=False)
    marta.tap(marta.page.locator(".springboard-app[data-app=wines]"))
    marta.page.locator(".wine-entry").first.wait_for()
    counts = [int(re.sub(r"\D", "", text)) for text in marta.page.locator(".wine-entry-count").all_inner_texts()]
    assert len(counts) == 3
    marta.go("/wines/lists/all")
    total = int(re.sub(r"\D", "", marta.page.locator("main .wine-count").inner_text()))
    assert sum(counts) == total >= 400
    drawn = set()
    for _ in range(4):
        marta.go("/wines/menu")
        drawn.add(marta.page.locator("main .wine .row-title").inner_text())
    assert len(drawn) > 1
    shown = marta.page.locator("main .wine .row-title").inner_text()
    marta.tap(marta.page.locator("main .wine .row-link"))
    expect(marta.page.locator("main h1")).to_have_text(shown)
    marta.tap(marta.page.locator("main .bar-back"))
    expect(marta.page.locator("main .wine .row-title")).to_have_text(shown)


@SIZES
@SCRIPTS
def test_a_list_is_alphabetical_and_narrows_while_one_types(choose, size, scripts):
    marta = choose(size, scripts)
    open_section(marta, "Tintos")
    first = names(marta)
    assert len(first) == 50 and first == sorted(first, key=fold)
    type_words(marta, "rioj mug")
    expect(marta.page.locator("main mark").first).to_be_visible()
    assert all("Muga" in marta.page.locator("main .wine").nth(index).inner_text() for index in range(len(names(marta))))
    type_words(marta, "ardanzza")
    expect(wine(marta, "Viña Ardanza")).to_be_visible()
    marta.tap(wine(marta, "Viña Ardanza").locator("peek-row > a").first)
    expect(marta.page.locator("main h1")).to_have_text("Viña Ardanza")
    card = marta.page.locator("main .wine-card")
    for fact in ["94/100", "Guía", "3 opiniones", "27,50 €", "2015", "Rioja, España", "Tempranillo, Garnacha", "14,5"]:
        expect(card).to_contain_text(fact)
    expect(marta.page.locator("main")).to_contain_text("Cereza y cuero")
    if size is PHONE:
        marta.tap(marta.page.locator("main .bar-back"))
        expect(wine(marta, "Viña Ardanza")).to_be_visible()
        marta.tap(marta.page.locator("main .bar-back"))
        expect(marta.page.locator(".wine-entry")).to_have_count(3)


@SCRIPTS
def test_a_sentence_finds_the_bottle_and_a_tap_takes_off_what_was_understood(choose, scripts):
    marta = choose(PHONE, scripts)
    marta.go("/wines/lists/all")
    type_words(marta, "un tinto para cordero por menos de 25 €")
    chips = marta.page.locator("main [data-results] .chip")
    expect(chips).to_have_count(3)
    expect(chips).to_contain_text(["Tinto", "Para cordero", "Menos de 25,00 €"])
    assert names(marta) == ["Muro Reserva 2018"]
    marta.tap(chips.nth(2))
    expect(marta.page.locator("main #q")).to_have_value("un tinto para cordero")
    expect(chips).to_have_count(2)
    assert len(names(marta)) > 1
    type_words(marta, "ardanza para cordero")
    expect(marta.page.locator("main .wine .row-title").first).to_have_text("Viña Ardanza")
    type_words(marta, "muro reserva 2016")
    expect(wine(marta, "Muro Reserva 2016")).to_contain_text("35,00 €")
    marta.tap(wine(marta, "Muro Reserva 2016").locator("peek-row > a").first)
    expect(marta.page.locator("main .wine-card")).to_contain_text("95/100")
    expect(marta.page.locator("main .wine-card")).not_to_contain_text("92/100")


@SCRIPTS
def test_a_word_that_no_wine_has_is_named_with_the_one_that_was_meant(choose, scripts):
    marta = choose(PHONE, scripts)
    marta.go("/wines/lists/all")
    type_words(marta, "ardanzza")
    marta.tap(marta.page.get_by_role("link", name="¿Querías decir «ardanza»?"))
    expect(marta.page.locator("main #q")).to_have_value("ardanza")
    expect(marta.page.locator("main mark").first).to_have_text("Ardanza")
    type_words(marta, "ardanza para sushi")
    expect(marta.page.locator("main [data-results]")).to_contain_text("Estos son los mejores sin «sushi»")
    expect(wine(marta, "Viña Ardanza")).to_be_visible()


def fold(name):
    plain = str.maketrans("áàâãäéèêëíìîïóòôõöúùûüçÁÀÂÉÈÊÍÓÔÚÇ", "aaaaaeeeeiiiiooooouuuucAAAEEEIOOUC")
    text = name.translate(plain).lower().replace("ñ", "n~")
    return " ".join(re.sub(r"[^a-z0-9~ ]", " ", re.sub("[’'·]", "", text)).split())


def test_back_returns_to_where_the_list_was(choose):
    marta = choose(wines=False)
    open_section(marta, "Tintos")
    rows = marta.page.locator("main .wine")
    while (shown := rows.count()) <= 110:
        rows.last.scroll_into_view_if_needed()
        expect(rows.nth(shown)).to_be_attached()
    row = rows.nth(90)
    row.scroll_into_view_if_needed()
    marta.wait_until_still()
    name, place = row.locator(".row-title").inner_text(), marta.page.evaluate("scrollY")
    marta.tap(row.locator("peek-row > a").first)
    expect(marta.page.locator("main h1")).to_have_text(name)
    marta.tap(marta.page.locator("main .bar-back"))
    expect(wine(marta, re.escape(name))).to_be_in_viewport()
    marta.page.wait_for_function("place => Math.abs(scrollY - place) < 60", arg=place)


def beside(person, name):
    """The open wine's row in the list that stands beside it."""
    return person.page.locator(".master .row", has=person.page.locator("[aria-current=true]", has_text=name))


def height(person, row):
    """How far down in the window its middle stands, once nothing moves any more."""
    person.wait_until_still()
    box = row.bounding_box()
    return box["y"] + box["height"] / 2


@pytest.mark.parametrize("number", [3, 90], ids=["near", "far"])
def test_on_a_tablet_the_open_row_stays_where_it_was_touched(choose, number):
    marta = choose(ON_ITS_SIDE, wines=False)
    open_section(marta, "Tintos")
    rows = marta.page.locator("main .wine")
    if number >= rows.count():
        rows.last.scroll_into_view_if_needed()
    row = rows.nth(number)
    row.scroll_into_view_if_needed()
    name, touched = row.locator(".row-title").inner_text(), height(marta, row)
    marta.tap(row.locator("peek-row > a").first)
    expect(marta.page.locator("main h1")).to_have_text(name)
    assert abs(height(marta, beside(marta, name)) - touched) < 3
    # Another one, by its preview.
    row = marta.page.locator(".master .wine").nth(1 if number == 3 else 19)
    name, touched = row.locator(".row-title").inner_text(), height(marta, row)
    marta.page.locator(".master peek-row:defined").first.wait_for()
    marta.tap(row.locator(".row-peek"))
    marta.page.locator("dialog.peek .wine-label").tap()
    expect(marta.page.locator("main h1")).to_have_text(name)
    assert abs(height(marta, beside(marta, name)) - touched) < 3
    # The window is smaller now than where it was touched.
    marta.page.set_viewport_size({"width": 1024, "height": 300})
    marta.page.reload()
    expect(beside(marta, name)).to_be_in_viewport(ratio=0.9)


def test_on_a_tablet_without_scripts_the_open_row_is_in_sight(choose):
    marta = choose(ON_ITS_SIDE, scripts=False, wines=False)
    open_section(marta, "Tintos")
    row = marta.page.locator("main .wine").nth(40)
    name = row.locator(".row-title").inner_text()
    marta.tap(row.locator("peek-row > a").first)
    expect(beside(marta, name)).to_be_in_viewport(ratio=0.99)


def test_without_scripts_back_returns_to_the_wine(choose):
    marta = choose(scripts=False, wines=False)
    open_section(marta, "Tintos")
    marta.tap(marta.page.locator("main a.more"))
    row = marta.page.locator("main .wine").nth(40)
    name = row.locator(".row-title").inner_text()
    marta.tap(row.locator("peek-row > a").first)
    marta.tap(marta.page.locator("main .bar-back"))
    expect(wine(marta, re.escape(name))).to_be_in_viewport()


def press_long(person, locator):
    """A finger that rests until the card has come."""
    locator.scroll_into_view_if_needed()
    person.wait_until_still()
    finger = Finger(person)
    finger.down(*middle(locator))
    person.page.locator("dialog.peek").wait_for()
    finger.lift()
    person.page.locator("dialog.peek:not([data-held])").wait_for()


@SIZES
def test_a_long_press_previews_and_a_tap_opens(choose, size):
    marta = choose(size)
    open_section(marta, "Tintos")
    type_words(marta, "ardanza")
    row = wine(marta, "Viña Ardanza")
    expect(row).to_be_visible()
    press_long(marta, row.locator(".row-text"))
    card = marta.page.locator("dialog.peek")
    expect(card).to_contain_text("94/100")
    assert "/bottles/" not in marta.page.url
    card.locator("dl").first.tap()
    marta.page.wait_for_url(re.compile("/wines/bottles/"))
    expect(marta.page.locator("main h1")).to_have_text("Viña Ardanza")


def test_the_twin_of_the_long_press_works_by_keyboard(choose):
    marta = choose(size=DESKTOP)
    marta.go("/wines/lists/red?q=ardanza")
    marta.page.locator("main peek-row:defined").first.wait_for()
    card = marta.page.locator("dialog.peek")
    wine(marta, "Viña Ardanza").locator(".row-title").click(button="right")
    expect(card).to_contain_text("94/100")
    marta.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    twin = wine(marta, "Viña Ardanza").locator(".row-peek")
    twin.focus()
    marta.page.keyboard.press("Enter")
    expect(card).to_contain_text("94/100")
    marta.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(twin).to_be_focused()
    # Whoever has neither the key nor eyes for what lies around it finds a button in it.
    marta.page.keyboard.press("Enter")
    card.get_by_role("button", name="Cerrar").click()
    expect(card).to_have_count(0)
    expect(twin).to_be_focused()
    marta.page.keyboard.press("Enter")
    expect(card.locator("a.button")).to_be_focused()
    marta.page.keyboard.press("Enter")
    expect(marta.page.locator("main h1")).to_have_text("Viña Ardanza")


def test_a_preview_is_closed_by_a_finger(choose):
    marta = choose()
    marta.go("/wines/lists/red?q=ardanza")
    marta.page.locator("main peek-row:defined").first.wait_for()
    twin, card = wine(marta, "Viña Ardanza").locator(".row-peek"), marta.page.locator("dialog.peek")
    marta.tap(twin)
    close = card.get_by_role("button", name="Cerrar")
    expect(close).to_be_visible()
    # The card grows as it comes.
    marta.wait_until_still()
    assert min(close.bounding_box()[side] for side in ("width", "height")) >= 44
    marta.tap(close)
    expect(card).to_have_count(0)
    expect(twin).to_be_focused()
    # A tap beside it closes it too.
    marta.tap(twin)
    expect(close).to_be_visible()
    marta.page.touchscreen.tap(5, 5)
    expect(card).to_have_count(0)
    assert "/wines/lists/red" in marta.page.url


@SIZES
def test_without_scripts_the_twin_is_a_page(choose, size):
    marta = choose(size, scripts=False)
    marta.go("/wines/lists/red?q=ardanza")
    marta.tap(wine(marta, "Viña Ardanza").locator(".row-peek"))
    expect(marta.page.locator("main")).to_contain_text("94/100")
    marta.tap(marta.link("Abrir la ficha"))
    expect(marta.page.locator("main .wine-actions")).to_be_visible()


@SIZES
@SCRIPTS
def test_the_winerys_page_is_shown_inside_or_an_alert_says_why_not(choose, size, scripts):
    marta = choose(size, scripts)
    marta.go("/wines/lists/red?q=ardanza")
    marta.tap(wine(marta, "Viña Ardanza").locator("peek-row > a").first)
    marta.tap(marta.page.locator("main a.row-link", has_text="Página de la bodega"))
    expect(marta.page.frame_locator(".site-frame").locator("h1")).to_have_text("Welcome to the winery")
    marta.tap(marta.page.locator("main .bar-back"))
    expect(marta.page.locator("main h1")).to_have_text("Viña Ardanza")
    for name, words in [("Muro Reserva", "no permite"), ("Martín Cabo", "ha respondido con un error")]:
        marta.go(f"/wines/lists/all?q={name}")
        marta.tap(wine(marta, name).locator("peek-row > a").first)
        marta.tap(marta.page.locator("main a.row-link", has_text="Página de la bodega"))
        alert = marta.page.get_by_role("alertdialog")
        expect(alert).to_contain_text(words)
        expect(alert.get_by_role("link", name="Abrir en el navegador")).to_have_attribute("target", "_blank")
        marta.tap(alert.get_by_role("link", name="Aceptar"))
        expect(marta.page.locator("main h1")).to_have_text(name)


def test_list_and_wine_stand_side_by_side(choose):
    marta = choose(size=DESKTOP)
    marta.go("/wines/lists/red?q=muro")
    wine(marta, "Muro Reserva").locator("peek-row > a").first.click()
    expect(marta.page.locator("main h1")).to_have_text("Muro Reserva")
    master = marta.page.locator(".master")
    expect(master.locator("[aria-current=true]")).to_contain_text("Muro Reserva")
    master.locator("#q").fill("ardanza")
    expect(master.locator(".wine")).not_to_have_count(0)
    expect(master.locator(".wine").first).to_contain_text("Ardanza")
    expect(marta.page.locator("main h1")).to_have_text("Muro Reserva")


def hold_answers(person, words):
    """Lets no answer to these words through until they are let go; the held ones."""
    held = []
    person.page.route(
        re.compile(rf"/wines/lists/\w+\?(.*&)?q={words}(&|$)"), lambda route: held.append((route, route.fetch())))
    return held


def let_go(person, held):
    # A request is known to be under way before its route is handed over.
    while not held:
        person.page.evaluate("() => true")
    for route, answer in held:
        route.fulfill(response=answer)
    # An answer that was asked for later has come, and what the earlier ones led to stands there.
    person.page.evaluate("""async () => {
      await fetch('/healthz');
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    }""")


def test_the_search_never_shows_an_older_answer(choose):
    marta = choose()
    open_section(marta, "Tintos")
    field = marta.page.locator("main #q")
    held = hold_answers(marta, "muro")
    with marta.page.expect_request(re.compile(r"[?&]q=muro")):
        field.fill("muro")
    field.fill("ardanza")
    expect(wine(marta, "Viña Ardanza")).to_be_visible()
    assert len(held) == 1
    let_go(marta, held)
    assert names(marta) and all("Ardanza" in name for name in names(marta))
    expect(field).to_have_value("ardanza")


def test_an_answer_that_comes_while_one_types_on_is_not_shown(choose):
    marta = choose()
    open_section(marta, "Tintos")
    field = marta.page.locator("main #q")
    held, before = hold_answers(marta, "muro"), names(marta)
    with marta.page.expect_request(re.compile(r"[?&]q=muro")):
        field.fill("muro")
    marta.page.wait_for_function("() => document.querySelector('main #q').value === 'muro'")
    # Every answer to what is typed further is held as well, so that nothing but the old one could be shown.
    later = hold_answers(marta, "muroz")
    with marta.page.expect_request(re.compile(r"[?&]q=muroz")):
        field.press_sequentially("z")
        let_go(marta, held)
        assert names(marta) == before
    let_go(marta, later)
    expect(marta.page.locator("main .wine", has_text="Muro Reserva")).to_be_visible()


@SCRIPTS
def test_a_wine_by_chance_is_one_of_what_is_filtered(choose, scripts):
    marta = choose(scripts=scripts)
    marta.go("/wines/lists/red?price=EUR-2")
    assert [re.sub(r" \d{4}$", "", name) for name in names(marta)] == ["Muro Reserva", "Viña Ardanza"]
    drawn = set()
    for _ in range(12):
        marta.tap(marta.link("Uno al azar"))
        marta.page.wait_for_url(re.compile("/wines/bottles/"))
        drawn.add(marta.page.locator("main h1").inner_text())
        marta.tap(marta.page.locator("main .bar-back"))
        expect(marta.page.locator("main .chip")).to_have_count(1)
    assert drawn == {"Muro Reserva", "Viña Ardanza"}


def test_typing_keeps_every_value_that_was_ticked(choose):
    marta = choose()
    marta.go("/wines/lists/all?type=red&type=white")
    type_words(marta, "rioja")
    expect(marta.page).to_have_url(re.compile("q=rioja"))
    expect(marta.page.locator("main .chip")).to_have_count(2)


@SCRIPTS
def test_filters_count_what_each_choice_would_leave(choose, scripts):
    marta = choose(scripts=scripts)
    marta.go("/wines/lists/all?q=rioja")
    marta.tap(marta.page.locator("main .tool", has_text="Filtrar"))
    before = int(re.sub(r"\D", "", marta.page.locator("main .wine-count").inner_text()))
    choice = marta.page.locator(".wine-choice", has_text="Tinto")
    count = int(re.sub(r"\D", "", choice.locator(".wine-choice-count").inner_text()))
    assert 0 < count < before
    marta.tap(choice.locator("input"))
    if not scripts:
        marta.tap(marta.button("Volver a contar"))
    expect(marta.page.locator("main .wine-count")).to_have_text(re.compile(f"^{count} "))
    if scripts:
        marta.tap(marta.page.locator("#facet-score summary"))
    else:
        marta.page.locator("#facet-score summary").click()
    marta.tap(marta.page.locator("#facet-score .wine-choice", has_text="95 a 100").locator("input"))
    marta.press_done()
    expect(marta.page.locator("main .chip")).to_have_count(2)
    assert names(marta) == ["Muro Reserva 2016"]
    marta.tap(marta.page.locator("main .chip", has_text="95 a 100"))
    expect(marta.page.locator("main .chip")).to_have_count(1)


@SCRIPTS
def test_a_price_is_said_by_a_slider_or_a_number(choose, scripts):
    marta = choose(scripts=scripts)
    marta.go("/wines/lists/all?q=muro")
    marta.tap(marta.page.locator("main .tool", has_text="Filtrar"))
    if scripts:
        marta.page.locator(".wine-slider").fill("6")
        expect(marta.page.locator("#most")).to_have_value("25")
        marta.page.wait_for_url(re.compile("most=25"))
    else:
        expect(marta.page.locator(".wine-slider")).to_be_hidden()
        marta.page.locator("#most").fill("25")
    marta.press_done()
    expect(marta.page.locator("main .chip")).to_contain_text(["Hasta 25,00 €"])
    assert names(marta) == ["Muro Reserva 2018"]
    marta.tap(marta.page.locator("main .chip"))
    expect(marta.page.locator("main .chip")).to_have_count(0)


@SCRIPTS
def test_a_long_list_is_reached_by_first_letters(choose, scripts):
    marta = choose(PHONE, scripts, wines=False)
    marta.go("/wines/lists/all")
    marta.tap(marta.page.locator("main .wine-letters summary"))
    marta.tap(marta.page.locator("main .wine-letters a", has_text="R"))
    marta.page.wait_for_url(re.compile("letter=R"))
    assert fold(names(marta)[0]).startswith("r")


def test_a_tap_gives_a_star_and_another_half_of_it(choose):
    marta = choose()
    marta.go("/wines/lists/all?q=ardanza")
    marta.tap(wine(marta, "Viña Ardanza").locator("peek-row > a").first)
    marta.tap(marta.page.locator("main .tool", has_text="Lo he bebido"))
    rating, stars = marta.page.locator("#rating"), marta.page.locator("star-field")
    for halves in ["6", "5", ""]:
        marta.tap(stars)
        expect(rating).to_have_value(halves)
    rating.select_option("9")
    expect(stars).to_have_attribute("data-halves", "9")


@SCRIPTS
def test_every_value_of_a_filter_can_be_reached(choose, scripts):
    marta = choose(scripts=scripts, wines=False)
    rows = "".join(f"Vino {number},Bodega,Lugar {number},Comarca,Spain,red\n" for number in range(60))
    bring_in(marta, "name,winery,appellation,region,country,type\n" + rows)
    marta.go("/wines/lists/all?q=vino")
    marta.tap(marta.page.locator("main .tool", has_text="Filtrar"))
    marta.tap(marta.page.locator(".wine-choice", has_text="Tinto").locator("input"))
    if scripts:
        marta.page.wait_for_url(re.compile("type=red"))
    marta.tap(marta.page.locator("#facet-region summary"))
    expect(marta.page.locator("#facet-region .wine-choice", has_text="Comarca")).to_be_visible()
    marta.tap(marta.page.locator("#facet-region .wine-all"))
    expect(marta.page.locator("main h1")).to_have_text("Origen")
    marta.page.locator("main #q").fill("lugar 57")
    if not scripts:
        marta.page.locator("main #q").press("Enter")
    expect(marta.page.locator("main .row")).to_have_count(1)
    marta.tap(marta.page.locator("main .row-link", has_text="Lugar 57"))
    expect(marta.page.locator("#facet-region").get_by_label("Lugar 57")).to_be_checked()
    marta.press_done()
    expect(marta.page.locator("main .chip")).to_have_count(2)
    assert names(marta) == ["Vino 57"]


@SCRIPTS
def test_what_an_import_changed_is_as_before_when_it_is_undone(choose, site, scripts):
    marta = choose(scripts=scripts)
    bring_in(marta, TABLE.format(site=site).replace(",94,", ",70,"), name="otra.csv")
    expect_points(marta, "70/100")
    marta.go("/wines/catalogue")
    expect(marta.page.locator("main")).to_contain_text("Los que cambió vuelven a estar como antes")
    marta.tap(marta.button("Deshacer la importación de otra.csv"))
    marta.page.wait_for_url(re.compile("/progress"))
    until_done(marta)
    expect(marta.page.locator("main")).to_contain_text("Vinos como estaban antes")
    expect_points(marta, "94/100")


@SCRIPTS
def test_wines_come_from_an_address_and_go_back(choose, site, scripts):
    marta = choose(scripts=scripts, wines=False)
    Winery.was_cut = False
    marta.go("/wines/catalogue")
    marta.tap(marta.page.locator("main a.row-link", has_text="Desde una dirección"))
    marta.page.locator("#address").fill("ftp://vinos.example/wines.csv")
    marta.press_done()
    expect(marta.page.locator("#address-error")).to_have_text("No es una dirección web.")
    expect(marta.page.locator("#address")).to_have_value("ftp://vinos.example/wines.csv")
    marta.page.locator("#address").fill(f"{site}/wines.csv.gz")
    marta.press_done()
    until_done(marta)
    expect(marta.page.locator("dl.facts")).to_contain_text("20")
    marta.go("/wines/lists/red?q=bodegas+prado")
    expect(marta.page.locator("main .wine .row-title").first).to_have_text(re.compile("^Prado"))
    marta.go("/wines/catalogue")
    marta.tap(marta.button(f"Deshacer la importación de {site}/wines.csv.gz"))
    marta.page.wait_for_url(re.compile("/progress"))
    until_done(marta)
    marta.go("/wines/lists/red?q=%22bodegas+prado%22")
    expect(marta.page.locator("main .wine .row-title", has_text=re.compile("^Prado \\d"))).to_have_count(0)


@SCRIPTS
def test_a_bottle_for_lamb_under_twenty_is_found_within_five_taps(choose, scripts):
    marta = choose(scripts=scripts, wines=False)
    bring_in(marta, Winery.plain(), name="prado.csv")
    marta.go("/")
    taps = 0

    def tap(locator):
        nonlocal taps
        taps += 1
        marta.tap(locator)

    tap(marta.page.locator(".springboard-app[data-app=wines]"))
    tap(marta.page.locator("main #q"))
    marta.page.locator("main #q").fill("cordero menos de 20 €")
    # The keyboard's own key.
    marta.page.locator("main #q").press("Enter")
    taps += 1
    first = marta.page.locator("main .wine").first
    expect(first.locator(".row-title")).to_have_text(re.compile("^Prado"))
    tap(first.locator("peek-row > a").first)
    expect(marta.page.locator("main .wine-card")).to_contain_text("Cordero")
    price = marta.page.locator("main .wine-card").inner_text()
    assert any(float(each.replace(",", ".")) < 20 for each in re.findall(r"(\d+,\d\d)\s?€", price)), price
    assert taps <= 5


@SCRIPTS
def test_a_fresh_house_has_a_bottle_for_lamb_and_says_in_what_its_prices_are(choose, scripts):
    """No wine that comes along has a price in euros: none is hidden for it, and the card says what it costs where."""
    marta = choose(scripts=scripts, wines=False)
    marta.go("/")
    marta.tap(marta.page.locator(".springboard-app[data-app=wines]"))
    marta.page.locator("main #q").fill("cordero menos de 20")
    marta.page.locator("main #q").press("Enter")
    # A bottle by chance stands in the menu, where no chip says what was understood.
    expect(marta.page.locator("main .chip", has_text="Cordero").first).to_be_visible()
    first = marta.page.locator("main [data-results] .wine").first
    expect(first).to_be_visible()
    marta.tap(first.locator("peek-row > a").first)
    card = marta.page.locator("main .wine-card")
    expect(card).to_contain_text("Cordero")
    price = card.inner_text()
    said = [float(each.replace(",", ".")) for each in re.findall(r"CA\$\s?(\d+,\d\d)", price)]
    assert said and min(said) < 20, price


def expect_points(marta, points):
    marta.go("/wines/lists/red?q=ardanza")
    marta.tap(wine(marta, "Viña Ardanza").locator("peek-row > a").first)
    expect(marta.page.locator("main .wine-card")).to_contain_text(points)


@SCRIPTS
def test_what_one_drinks_is_private_until_it_is_shared(browser, choose, scripts):
    marta = choose(scripts=scripts)
    luis = Person(browser, marta.house, scripts=scripts)
    luis.join(marta.invite(), "Luis")
    marta.go("/wines/lists/red?q=ardanza")
    marta.tap(wine(marta, "Viña Ardanza").locator("peek-row > a").first)
    marta.page.wait_for_url(re.compile("/wines/bottles/"))
    page = marta.page.url.split("?")[0].removeprefix(marta.space)
    marta.tap(marta.button("Favorito"))
    expect(marta.button("Favorito")).to_have_attribute("aria-pressed", "true")
    marta.tap(marta.page.locator("main .tool", has_text="Lo he bebido"))
    marta.page.locator("#rating").select_option("9")
    marta.page.locator("#note").fill("Con cordero, redondo")
    marta.page.locator("#drunk_on").fill("2030-01-01")
    marta.press_done()
    expect(marta.page.locator("#drunk_on-error")).to_be_visible()
    expect(marta.page.locator("#note")).to_have_value("Con cordero, redondo")
    marta.page.locator("#drunk_on").fill("2024-05-04")
    marta.press_done()
    expect(marta.page.locator("main")).to_contain_text("Con cordero, redondo")
    for address in [page, "/wines/us", "/activity"]:
        luis.go(address)
        expect(luis.page.locator("main")).not_to_contain_text("Con cordero")
    expect(luis.page.locator("main")).not_to_contain_text("Ardanza")
    marta.go("/wines/mine?show=drunk")
    marta.tap(marta.page.locator("main a.row-link").first)
    marta.page.locator("#shared").select_option("yes")
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/wines/mine\?show=drunk$"))
    luis.go("/wines/us")
    expect(luis.page.locator("main")).to_contain_text("Con cordero, redondo")
    expect(luis.page.locator("main")).to_contain_text("4,5 de 5")
    marta.go("/wines/mine?show=drunk")
    marta.tap(marta.page.locator("main a.row-link").first)
    marta.open_menu()
    marta.tap(marta.button("Eliminar"))
    expect(marta.page.locator("main .empty")).to_be_visible()
    if scripts:
        expect(luis.page.locator("main")).not_to_contain_text("Con cordero")
    marta.tap(marta.button("Deshacer"))
    expect(marta.page.locator("main")).to_contain_text("Con cordero, redondo")
    marta.go("/wines/mine")
    marta.tap(wine(marta, "Viña Ardanza").locator("peek-row > a").first)
    expect(marta.page.locator("main h1")).to_have_text("Viña Ardanza")
    marta.tap(marta.page.locator("main .bar-back"))
    marta.page.wait_for_url(re.compile("/wines/mine(#|$)"))
    expect(wine(marta, "Viña Ardanza")).to_be_visible()
    marta.go("/wines/mine/taste")
    expect(marta.page.locator("main .chart")).to_have_count(3)
    luis.close()
    assert luis.faults == []


@pytest.mark.parametrize("language, section, count, favourite, drank, rated", [
    ("en-GB", "Reds", "wines", "Favourite", "I drank it", "4.5 of 5"),
    ("pt-PT", "Tintos", "vinhos", "Favorito", "Já bebi", "4,5 de 5"),
    ("pt-BR", "Tintos", "vinhos", "Favorito", "Já bebi", "4,5 de 5"),
])
def test_a_bottle_is_found_kept_and_noted_in_every_language(
        move_in, language, section, count, favourite, drank, rated):
    marta = move_in(language=language)
    open_section(marta, section)
    type_words(marta, "muga")
    expect(marta.page.locator("main .wine-count")).to_have_text(re.compile(rf"^\d+ {count}"))
    name = names(marta)[0]
    marta.tap(wine(marta, re.escape(name)).locator("peek-row > a").first)
    expect(marta.page.locator("main h1")).to_have_text(name)
    marta.tap(marta.button(favourite))
    expect(marta.button(favourite)).to_have_attribute("aria-pressed", "true")
    marta.tap(marta.page.locator("main .tool", has_text=drank))
    marta.page.locator("#rating").select_option("9")
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/bottles/\d+(\?|$)"))
    expect(marta.page.locator("main")).to_contain_text(rated)
    marta.go("/wines/mine")
    expect(wine(marta, re.escape(name))).to_be_visible()


def put_together(marta):
    """A list with a wine on it, as a path."""
    marta.go("/wines/lists/red?q=ardanza")
    marta.tap(wine(marta, "Viña Ardanza").locator("peek-row > a").first)
    marta.tap(marta.page.locator("main .tool", has_text="Añadir a una lista"))
    marta.tap(marta.page.locator("main a.button", has_text="Nueva lista"))
    marta.page.locator("#name").wait_for()
    marta.press_done()
    expect(marta.page.locator("#name-error")).to_be_visible()
    marta.page.locator("#name").fill("Cena")
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"/bottles/\d+(\?|$)"))
    marta.go("/wines/us")
    marta.tap(marta.page.locator("main a.row-link", has_text="Cena"))
    marta.page.wait_for_url(re.compile("/selections/"))
    expect(wine(marta, "Viña Ardanza")).to_be_visible()
    return marta.page.url.split("?")[0].removeprefix(marta.space)


def come(marta, address, guest):
    guest.page.goto(marta.share(address, "Compartir con un enlace"))
    guest.page.locator("#name").fill("Zoe")
    guest.tap(guest.button("Continuar"))
    expect(guest.page.locator("main .wine")).to_contain_text("Viña Ardanza")


@SCRIPTS
def test_a_list_is_put_together_and_shared_by_link(choose, guest, scripts):
    marta, zoe = choose(scripts=scripts), guest(scripts=scripts)
    address = put_together(marta)
    come(marta, address, zoe)
    marta.go(address + "?edit=1")
    marta.tap(marta.page.locator(".row-delete .delete"))
    expect(marta.button("Deshacer")).to_be_visible()
    if not scripts:
        zoe.page.reload()
    expect(zoe.page.locator("main .empty")).to_be_visible()
    marta.tap(marta.button("Deshacer"))
    if not scripts:
        expect(marta.page.locator("main .wine")).to_have_count(1)
        zoe.page.reload()
    expect(zoe.page.locator("main .wine")).to_contain_text("Viña Ardanza")


@each_size
def test_scores_prices_and_plots_look_right(choose, size):
    marta, shown = choose(size), size["width"]
    found = look(marta, f"wines-imported-{shown}")
    for name, list in {
            "sorted": "all?sort=score", "narrowed": "all?q=bodega&price=EUR-2&score=100-3&sort=price", "slip": "red?q=ardanzza",
            "near": "red?q=muro"}.items():
        marta.go(f"/wines/lists/{list}")
        expect(marta.page.locator("main .wine", has_text=re.compile("Ardanza|Muro")).first).to_be_visible()
        found += look(marta, f"wines-list-{name}-{shown}")
    for name, rating in {"Viña Ardanza": "9", "Muro Reserva": "6", "Martín Cabo": "8"}.items():
        marta.go(f"/wines/lists/all?q={name}")
        marta.tap(wine(marta, name).locator("peek-row > a").first)
        marta.tap(marta.page.locator("main .tool", has_text="Lo he bebido"))
        marta.page.locator("#rating").select_option(rating)
        marta.page.locator("#note").fill("Con cordero, redondo")
        marta.press_done()
        expect(marta.page.locator("main")).to_contain_text("Con cordero, redondo")
        found += look(marta, f"wines-card-{name.split()[0].lower()}-{shown}")
    marta.go("/wines/mine/taste")
    found += look(marta, f"wines-taste-{shown}")
    marta.go("/wines/lists/red?q=ardanza")
    marta.page.locator("main peek-row:defined").first.wait_for()
    marta.tap(wine(marta, "Viña Ardanza").locator(".row-peek"))
    marta.page.locator("dialog.peek").wait_for()
    found += look(marta, f"wines-peek-{shown}")
    bring_in(marta, "name,winery,appellation,country,year\n,Bodega,Rioja,Spain,2015\nUno,Bodega,Rioja,Spain,15\n")
    found += look(marta, f"wines-refused-{shown}")
    assert found == []


@each_size
def test_a_list_for_guests_has_a_picture_and_no_fault_for_axe(choose, guest, size):
    marta, zoe = choose(), guest(size=size)
    come(marta, put_together(marta), zoe)
    assert look(zoe, f"guest-wines-{size['width']}") == []


@SCRIPTS
def test_more_like_this_says_why_and_what_is_cheaper(choose, scripts):
    marta = choose(scripts=scripts)
    marta.go("/wines/lists/red?q=ardanza")
    marta.tap(wine(marta, "Viña Ardanza").locator("peek-row > a").first)
    marta.tap(marta.page.locator("main a.row-link", has_text="Más como este"))
    cheaper = marta.page.locator("[data-section=cheaper]")
    expect(cheaper).to_contain_text("Muro Reserva")
    expect(cheaper).to_contain_text("6,50 € menos")
    expect(marta.page.locator("main")).to_contain_text("Misma uva y origen: Tempranillo, Rioja")


@SCRIPTS
def test_an_import_shows_its_progress_and_what_it_refused(choose, scripts):
    marta = choose(scripts=scripts, wines=False)
    rows = "".join(f"Vino {number},Bodega {number % 97},Rioja,Spain\n" for number in range(4000))
    bring_in(marta, "name,winery,appellation,country\n" + rows + ",Sin nombre,Rioja,Spain\n")
    expect(marta.page.locator("main")).to_contain_text("no se ha importado nada", ignore_case=True)
    expect(marta.page.locator("main")).to_contain_text("Línea 4002")
    marta.go("/wines/catalogue")
    marta.page.locator("#bad").select_option("skip")
    marta.page.locator("#file").set_input_files(
        {"name": "muchos.csv", "mimeType": "text/csv", "buffer": ("name,winery,appellation,country\n" + rows + ",Sin nombre,,\n").encode()})
    marta.tap(marta.button("Importar"))
    until_done(marta)
    expect(marta.page.locator("dl.facts")).to_contain_text("4000")
    marta.go("/wines/lists/all?q=vino 3999")
    assert names(marta) == ["Vino 3999"]
    marta.go("/wines/catalogue")
    marta.page.locator("#file").set_input_files({"name": "otro.csv", "mimeType": "text/csv", "buffer": b"Website\nhttp://a.b\n"})
    marta.tap(marta.button("Importar"))
    expect(marta.page.locator("#file-error")).to_contain_text("Website")


def test_the_terminal_brings_in_and_takes_out(house, tmp_path):
    house.stop()
    file = tmp_path / "vinos.csv"
    file.write_text(TABLE.format(site="http://127.0.0.1"))
    assert "5 rows: 3 new, 2 filled in" in house.command("import", "wines", str(file))
    house.command("export", "wines", str(tmp_path / "all.json"))
    assert "Ardanza" in (tmp_path / "all.json").read_text()
    house.start()


@SIZES
@SCRIPTS
def test_each_app_can_be_put_on_the_home_screen_with_its_shortcuts(choose, size, scripts):
    marta = choose(size, scripts, wines=False)
    marta.go("/wines/menu")
    link = marta.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = marta.context.request.get(marta.house.address + link).json()
    assert manifest["name"] == "Vinos"
    assert [entry["name"] for entry in manifest["shortcuts"]][:3] == ["Tintos", "Blancos", "Rosados y otros"]
    icon = marta.context.request.get(marta.house.address + manifest["icons"][0]["src"])
    assert icon.ok and icon.headers["content-type"] == "image/png"
    marta.page.goto(marta.house.address + manifest["shortcuts"][1]["url"])
    expect(marta.page.locator("main h1")).to_have_text("Blancos")
    marta.page.goto(marta.space)
    item = marta.page.locator(".springboard-item", has=marta.page.locator("[data-app=wines]"))
    if scripts:
        item.locator(".springboard-app").click(button="right")
    else:
        item.locator("summary").click()
    marta.tap(item.get_by_role("link", name="Tintos"))
    expect(marta.page.locator("main h1")).to_have_text("Tintos")
