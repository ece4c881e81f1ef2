#!/usr/bin/env python3
"""Measures what guests wait for in a full restaurant: a menu of 500 dishes, each letter of a search in it, and their orders, two
hundred within a minute, at the public address; and what tables wait for meanwhile until each of the staff sees that they ask. The menu stands beside a bare handler that writes the same rows in the same
run. Exit code 1 when a promise is not kept. `--json` prints the figures for a program."""

import concurrent.futures
import random
import re
import sqlite3
import statistics
import tempfile
import threading
import time
import urllib.parse
import uuid

from measuring import Baseline, Browser, Follower, House, Promise, conclude, options, p95

SECTIONS, DISHES, READS = 12, 500, 200
GUESTS, EACH = 200, 5
MENU_P95, PLACING_P95, SPAN = 10, 50, 60
NAME = "casa-pepe"
# Three waiters, the kitchen and the bar; how long it may take until a table that asks is on each of their pages, in seconds.
TABLES, STAFF, SEEN = 12, ["menu", "desk/tables", "desk", "kitchen", "kitchen/report"], 1
SEARCHES = ["croquetas de jamon", "pulpo a la gallega", "tarta", "zzz"]

arguments = options("restaurant", __doc__)
arguments.add_argument("--seconds", type=float, default=SPAN * 0.8, help="how long the guests take to come")
OPTIONS = arguments.parse_args()


def identity():
    return str(uuid.UUID(int=(int(time.time() * 1000) << 80) | (0x7 << 76) | (0x8 << 60) | random.getrandbits(60)))


def furnish(database, space):
    """A menu as large restaurants have one, its names in two languages, its allergens declared."""
    chance = random.Random(2026)
    nouns = ["Croquetas", "Pulpo", "Tortilla", "Merluza", "Solomillo", "Arroz", "Ensalada", "Tarta", "Sopa", "Gambas"]
    ways = ["de jamón ibérico", "a la gallega", "de la casa", "con salsa verde", "al horno", "a la brasa", "con aceite de oliva"]
    allergens = ["gluten", "milk", "eggs", "fish", "crustaceans", "nuts"]
    folded = str.maketrans("áéíóúñ", "aeioun")
    # The starter menu makes room.
    for table in ["restaurant_dish", "restaurant_section"]:
        database.execute(f"DELETE FROM {table} WHERE space_id = ?", (space,))
    sections = [identity() for _ in range(SECTIONS)]
    for number, section in enumerate(sections):
        database.execute(
            "INSERT INTO restaurant_section (id, space_id, name, name_key, position) VALUES (?, ?, ?, ?, ?)",
            (section, space, f"es:Parte {number + 1}\x1een:Part {number + 1}", f"parte {number + 1}", number))
    dishes = []
    for number in range(DISHES):
        name = f"{chance.choice(nouns)} {chance.choice(ways)} {number + 1}"
        text = f"Con {chance.choice(ways)}, hecho al momento y para compartir entre {chance.randint(2, 4)}"
        declared = " ".join(f"{chance.choice('+?-')}{each}" for each in chance.sample(allergens, 3))
        dishes.append(identity())
        database.execute(
            """
            INSERT INTO restaurant_dish (id, space_id, section_id, name, name_key, description, search_key, price, allergens,
                tags, is_sold_out, position, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, ?, 0)
            """,
            (dishes[-1], space, sections[number * SECTIONS // DISHES], f"es:{name}\x1een:{name}", name.lower().translate(folded),
             f"es:{text}\x1een:{text}", f"{name} {text}".lower().translate(folded), chance.randint(2, 40) * 50, declared,
             chance.choice(["", "", "vegan", "vegetarian"]), number))
    always = ";".join(f"{day} 00:00-24:00" for day in range(1, 8))
    database.execute(
        """
        INSERT INTO restaurant_establishment (space_id, language, ways, hours, lead_minutes, last_minutes, has_menu)
        VALUES (?, 'es', 'dine_in pick_up delivery', ?, 0, 0, 1)
        ON CONFLICT (space_id) DO UPDATE
        SET language = excluded.language, ways = excluded.ways, hours = excluded.hours, lead_minutes = 0, last_minutes = 0
        """,
        (space, always))
    database.execute(
        "INSERT INTO kit_reception (id, name, space_id, app, is_open) VALUES (?, ?, ?, 'restaurant', 1)", (identity(), NAME, space))
    return dishes


def searches():
    """What somebody types, letter by letter."""
    return [word[:length] for word in SEARCHES for length in range(1, len(word) + 1)]


def reading(browser, base):
    menu = f"{base}/restaurant/menu"
    answer, _ = browser.get(menu)
    assert answer.text.count('class="dish-side"') == DISHES, answer.text.count('class="dish-side"')
    typed = [browser.get(f"{menu}?q={urllib.parse.quote(text)}")[1] for _ in range(4) for text in searches()]
    return browser.times(menu, READS), typed, len(answer.text.encode())


def bare(folder):
    """The same rows written by a handler with nothing around it."""
    baseline = Baseline(OPTIONS.build, "dishes", "--database", f"{folder}/sobremesa.sqlite")
    browser = Browser(baseline.port)
    browser.get("/")
    times = browser.times("/", READS)
    baseline.stop()
    return times


class Guest:
    """Opens the menu, chooses five dishes, looks at the order and places it."""

    def __init__(self, port, dishes, seed):
        self.browser = Browser(port)
        self.dishes = random.Random(seed).sample(dishes, EACH)
        self.base = f"/r/{NAME}/restaurant"
        self.failure = None

    def come(self, at):
        try:
            time.sleep(max(0, at - time.perf_counter()))
            self.order()
        except (Exception, SystemExit) as failure:
            self.failure = failure

    def order(self):
        self.browser.get(f"{self.base}/menu")
        self.adding = [
            self.browser.post(f"{self.base}/menu/{dish}/adding", operation=identity())[1] for dish in self.dishes]
        page, _ = self.browser.get(f"{self.base}/order")
        total = re.search(r'name="total" value="(\d+)"', page.text).group(1)
        fields = {"operation": identity(), "way": "pick_up", "phone": "600 123 123", "total": total}
        answer, self.placing = self.browser.post(f"{self.base}/order/placing", **fields)
        self.placed = re.search(r"history/([0-9a-f-]{36})", answer.getheader("Location")).group(1)
        # The answer got lost on the way, so the browser sends it again.
        again, _ = self.browser.post(f"{self.base}/order/placing", **fields)
        assert self.placed in again.getheader("Location")


def ordering(port, dishes):
    guests = [Guest(port, dishes, seed) for seed in range(GUESTS)]
    started = time.perf_counter()
    threads = [
        threading.Thread(target=guest.come, args=[started + number * OPTIONS.seconds / GUESTS])
        for number, guest in enumerate(guests)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    failures = [guest.failure for guest in guests if guest.failure]
    if failures:
        raise failures[0]
    return guests, time.perf_counter() - started


class StaffScreen:
    """A page that one of the staff has open: it hears of a change and shows itself anew, until a number of tables ask on it."""

    def __init__(self, port, cookie, space, path):
        self.follower, self.browser = Follower(port, cookie, space), Browser(port, cookie)
        self.page = f"{space}/restaurant/{path}"
        self.seen = {}

    def watch(self, tables):
        while len(self.seen) < tables:
            self.follower.wait()
            page, _ = self.browser.get(self.page)
            for asking in set(re.findall(r"service:asks-([0-9a-f-]{36})", page.text)) - set(self.seen):
                self.seen[asking] = time.perf_counter()


def asking(house, folder, marta, space, span):
    """A guest sits down at each table, spread over the time in which the others order; the seconds until the staff see it, by
    screen and table."""
    marta.post(f"{space}/restaurant/desk/tables/new", operation=identity(), name="Mesa 1", count=TABLES)
    sheet, _ = marta.get(f"{space}/restaurant/desk/tables")
    tables = list(dict.fromkeys(re.findall(r"/restaurant/desk/tables/([0-9a-f-]{36})", sheet.text)))
    assert len(tables) == TABLES, tables
    with sqlite3.connect(f"file:{folder}/sobremesa.sqlite?mode=ro", uri=True) as database:
        codes = [database.execute("SELECT code FROM restaurant_table WHERE id = ?", (table,)).fetchone()[0] for table in tables]
    screens = [StaffScreen(house.port, marta.cookie, space, path) for path in STAFF]
    watching = [threading.Thread(target=screen.watch, args=[TABLES]) for screen in screens]
    for thread in watching:
        thread.start()
    asked = []
    for code in codes:
        guest = Browser(house.port)
        asked.append(time.perf_counter())
        answer, _ = guest.post(f"/r/{NAME}/restaurant/tables/{code}", operation=identity())
        assert answer.status == 303, answer.text
        time.sleep(span / TABLES)
    for thread in watching:
        thread.join()
    return [after - before for screen in screens for before, after in zip(asked, sorted(screen.seen.values()), strict=True)]


def count(database, guests, board):
    """How many orders are lost, how many there are twice, and how many tickets do not stand on the board once."""
    stored = [row[0] for row in database.execute("SELECT id FROM restaurant_order WHERE state = 'received'")]
    lines = database.execute(
        "SELECT COUNT(*) FROM restaurant_line WHERE order_id IN (SELECT id FROM restaurant_order WHERE state = 'received')"
    ).fetchone()[0]
    numbers = {row[0] for row in database.execute("SELECT number FROM restaurant_order WHERE state = 'received'")}
    placed = {guest.placed for guest in guests}
    lost = len(placed - set(stored)) + (GUESTS * EACH - lines) + (GUESTS - len(numbers))
    doubled = len(stored) - len(set(stored) & placed)
    missing = [order for order in placed if len(re.findall(f'id="ticket-{order}"', board)) != 1]
    return lost, doubled, len(missing)


def measure(folder):
    house = House(OPTIONS.build, folder)
    marta, space = house.move_in(space="Casa Pepe", language="es")
    house.stop()
    with sqlite3.connect(f"{folder}/sobremesa.sqlite") as database:
        dishes = furnish(database, space.removeprefix("/s/"))
    figures = {"bare_p95": p95(bare(folder))}
    house = House(OPTIONS.build, folder)
    marta = Browser(house.port, marta.cookie)
    for name, browser, base in [("member", marta, space), ("guest", Browser(house.port), f"/r/{NAME}")]:
        times, typed, size = reading(browser, base)
        figures |= {f"menu_{name}_p95": p95(times), f"menu_{name}_p50": statistics.median(times),
                    f"search_{name}_p95": p95(typed), f"menu_{name}_bytes": size}
    figures["menu_to_bare"] = figures["menu_guest_p95"] / figures["bare_p95"]
    with concurrent.futures.ThreadPoolExecutor(1) as waiting:
        seen = waiting.submit(asking, house, folder, marta, space, OPTIONS.seconds * 0.8)
        guests, figures["ordering_seconds"] = ordering(house.port, dishes)
        figures["request_seen_at_most"] = max(seen.result())
    figures["placing_p95"] = p95([guest.placing for guest in guests])
    figures["adding_p95"] = p95([each for guest in guests for each in guest.adding])
    board, _ = marta.get(f"{space}/restaurant/kitchen")
    house.stop()
    with sqlite3.connect(f"file:{folder}/sobremesa.sqlite?mode=ro", uri=True) as database:
        figures["lost"], figures["doubled"], figures["not_once_on_the_board"] = count(database, guests, board.text)
    return figures


def main():
    with tempfile.TemporaryDirectory(prefix="sobremesa-bench-") as folder:
        figures = measure(folder)

    def show():
        print(f"menu as a guest / bare list of the same {DISHES} rows: {figures['menu_guest_p95']:.2f} ms / "
              f"{figures['bare_p95']:.2f} ms = {figures['menu_to_bare']:.1f}; "
              f"the page has {figures['menu_guest_bytes'] / 1024:.0f} kB")
        print(f"a dish more in the order at p95: {figures['adding_p95']:.2f} ms\n")

    conclude(OPTIONS.json, figures, [
        Promise(f"menu of {DISHES} dishes as a guest at p95, ms", figures["menu_guest_p95"], MENU_P95),
        Promise(f"menu of {DISHES} dishes as a member at p95, ms", figures["menu_member_p95"], MENU_P95),
        Promise("each letter of a search as a guest at p95, ms", figures["search_guest_p95"], MENU_P95),
        Promise("each letter of a search as a member at p95, ms", figures["search_member_p95"], MENU_P95),
        Promise(f"placing {EACH} dishes, {GUESTS} guests, at p95, ms", figures["placing_p95"], PLACING_P95),
        Promise(f"seconds until {GUESTS} guests have ordered", figures["ordering_seconds"], SPAN),
        Promise(f"{TABLES} tables that ask, seen on {len(STAFF)} staff screens, at most, s", figures["request_seen_at_most"], SEEN),
        Promise("orders lost", figures["lost"], 0),
        Promise("orders doubled", figures["doubled"], 0),
        Promise("tickets that are not on the board once", figures["not_once_on_the_board"], 0),
    ], show)


main()
