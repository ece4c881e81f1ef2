#!/usr/bin/env python3
"""Measures what guests wait for in a full restaurant: a menu of 500 dishes, each letter of a search in it, and their orders, two
hundred within a minute, at the public address. The menu stands beside a bare handler that writes the same rows in the same
run. Exit code 1 when a promise is not kept. `--json` prints the figures for a program."""

import argparse
import http.client
import json
import pathlib
import random
import re
import select
import signal
import socket
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import uuid

ROOT = pathlib.Path(__file__).resolve().parents[1]
SECTIONS, DISHES, READS = 12, 500, 200
GUESTS, EACH = 200, 5
MENU_P95, PLACING_P95, SPAN = 10, 50, 60
NAME = "casa-pepe"
SEARCHES = ["croquetas de jamon", "pulpo a la gallega", "tarta", "zzz"]

arguments = argparse.ArgumentParser(prog="bin/bench restaurant", description=__doc__.split("\n")[0])
arguments.add_argument("--json", action="store_true", help="print the figures as JSON")
arguments.add_argument("--build", default=str(ROOT / ".build/release"), help="where the build lies")
arguments.add_argument("--seconds", type=float, default=SPAN * 0.8, help="how long the guests take to come")
OPTIONS = arguments.parse_args()


class House:
    def __init__(self, folder):
        self.process = subprocess.Popen(
            [f"{OPTIONS.build}/sobremesa", "serve", "--port", "0", "--data", folder], stdout=subprocess.PIPE, text=True)
        self.port = int(self.read(r"listens on http://127\.0\.0\.1:(\d+)"))

    def read(self, pattern):
        for line in self.process.stdout:
            found = re.search(pattern, line)
            if found:
                return found.group(1)
        sys.exit(f"the house ended before it said {pattern}")

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=20)


class Browser:
    """One connection that stays open, and cookies."""

    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.headers = {"Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded"}

    def ask(self, method, path, fields=()):
        """The answer and the milliseconds until all of it was there."""
        body = urllib.parse.urlencode(list(fields)) or None
        # A connection that says nothing for a while is closed, as a browser finds too.
        if self.connection.sock is None or is_closed(self.connection.sock):
            self.connection.close()
            self.connection.connect()
        started = time.perf_counter()
        self.connection.request(method, path, body, self.headers)
        answer = self.connection.getresponse()
        answer.text = answer.read().decode()
        took = (time.perf_counter() - started) * 1000
        if answer.getheader("Set-Cookie"):
            self.headers["Cookie"] = answer.getheader("Set-Cookie").split(";")[0]
        assert answer.status < 400, f"{method} {path}: {answer.status} {answer.text[:2000]}"
        return answer, took


def is_closed(connection):
    """Nothing is under way, so what can be read is the end."""
    return bool(select.select([connection], [], [], 0)[0])


def p95(times):
    return statistics.quantiles(times, n=20)[-1]


def identity():
    return str(uuid.UUID(int=(int(time.time() * 1000) << 80) | (0x7 << 76) | (0x8 << 60) | random.getrandbits(60)))


def furnish(database, space):
    """A menu as large restaurants have one, its names in two languages, its allergens declared."""
    chance = random.Random(2026)
    nouns = ["Croquetas", "Pulpo", "Tortilla", "Merluza", "Solomillo", "Arroz", "Ensalada", "Tarta", "Sopa", "Gambas"]
    ways = ["de jamón ibérico", "a la gallega", "de la casa", "con salsa verde", "al horno", "a la brasa", "con aceite de oliva"]
    allergens = ["gluten", "milk", "eggs", "fish", "crustaceans", "nuts"]
    folded = str.maketrans("áéíóúñ", "aeioun")
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
    establishment = "restaurant_establishment (space_id, language, ways, hours, lead_minutes, last_minutes, has_menu)"
    always = ";".join(f"{day} 00:00-24:00" for day in range(1, 8))
    database.execute(f"INSERT INTO {establishment} VALUES (?, 'es', 'dine_in pick_up delivery', ?, 0, 0, 1)", (space, always))
    database.execute(
        "INSERT INTO kit_reception (id, name, space_id, app, is_open) VALUES (?, ?, ?, 'restaurant', 1)", (identity(), NAME, space))
    return dishes


def searches():
    """What somebody types, letter by letter."""
    return [word[:length] for word in SEARCHES for length in range(1, len(word) + 1)]


def reading(browser, base):
    menu = f"{base}/restaurant/menu"
    answer, _ = browser.ask("GET", menu)
    assert answer.text.count('class="dish-side"') == DISHES, answer.text.count('class="dish-side"')
    times = [browser.ask("GET", menu)[1] for _ in range(READS)]
    typed = [browser.ask("GET", f"{menu}?q={urllib.parse.quote(text)}")[1] for _ in range(4) for text in searches()]
    return times, typed, len(answer.text.encode())


def bare(folder):
    """The same rows written by a handler with nothing around it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    process = subprocess.Popen(
        [f"{OPTIONS.build}/Baselines", "dishes", "--database", f"{folder}/sobremesa.sqlite", "--port", str(port)],
        stdout=subprocess.DEVNULL)
    try:
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", port), timeout=1).close()
                break
            except OSError:
                time.sleep(0.02)
        browser = Browser(port)
        browser.ask("GET", "/")
        return [browser.ask("GET", "/")[1] for _ in range(READS)]
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=20)


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
        except Exception as failure:
            self.failure = failure

    def order(self):
        self.browser.ask("GET", f"{self.base}/menu")
        self.adding = [
            self.browser.ask("POST", f"{self.base}/menu/{dish}/adding", [("operation", identity())])[1] for dish in self.dishes]
        page, _ = self.browser.ask("GET", f"{self.base}/order")
        total = re.search(r'name="total" value="(\d+)"', page.text).group(1)
        fields = [("operation", identity()), ("way", "pick_up"), ("phone", "600 123 123"), ("total", total)]
        answer, self.placing = self.browser.ask("POST", f"{self.base}/order/placing", fields)
        self.placed = re.search(r"history/([0-9a-f-]{36})", answer.getheader("Location")).group(1)
        # The answer got lost on the way, so the browser sends it again.
        again, _ = self.browser.ask("POST", f"{self.base}/order/placing", fields)
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
    house = House(folder)
    marta = Browser(house.port)
    home, _ = marta.ask("POST", house.read(r"(/welcome/\S+)"), [("name", "Marta"), ("space", "Casa Pepe"), ("language", "es")])
    space = re.match(r"/s/([0-9a-f-]+)", home.getheader("Location")).group(1)
    house.stop()
    with sqlite3.connect(f"{folder}/sobremesa.sqlite") as database:
        dishes = furnish(database, space)
    figures = {"bare_p95": p95(bare(folder))}
    house = House(folder)
    try:
        marta.connection = http.client.HTTPConnection("127.0.0.1", house.port, timeout=60)
        for name, browser, base in [("member", marta, f"/s/{space}"), ("guest", Browser(house.port), f"/r/{NAME}")]:
            times, typed, size = reading(browser, base)
            figures |= {f"menu_{name}_p95": p95(times), f"menu_{name}_p50": statistics.median(times),
                        f"search_{name}_p95": p95(typed), f"menu_{name}_bytes": size}
        guests, figures["ordering_seconds"] = ordering(house.port, dishes)
        figures["placing_p95"] = p95([guest.placing for guest in guests])
        figures["adding_p95"] = p95([each for guest in guests for each in guest.adding])
        board, _ = marta.ask("GET", f"/s/{space}/restaurant/kitchen")
    finally:
        house.stop()
    with sqlite3.connect(f"file:{folder}/sobremesa.sqlite?mode=ro", uri=True) as database:
        figures["lost"], figures["doubled"], figures["not_once_on_the_board"] = count(database, guests, board.text)
    return figures


def main():
    with tempfile.TemporaryDirectory(prefix="sobremesa-bench-") as folder:
        figures = measure(folder)
    promises = [
        (f"menu of {DISHES} dishes as a guest at p95, ms", figures["menu_guest_p95"], MENU_P95),
        (f"menu of {DISHES} dishes as a member at p95, ms", figures["menu_member_p95"], MENU_P95),
        ("each letter of a search as a guest at p95, ms", figures["search_guest_p95"], MENU_P95),
        ("each letter of a search as a member at p95, ms", figures["search_member_p95"], MENU_P95),
        (f"placing {EACH} dishes, {GUESTS} guests, at p95, ms", figures["placing_p95"], PLACING_P95),
        (f"seconds until {GUESTS} guests have ordered", figures["ordering_seconds"], SPAN),
        ("orders lost", figures["lost"], 0),
        ("orders doubled", figures["doubled"], 0),
        ("tickets that are not on the board once", figures["not_once_on_the_board"], 0),
    ]
    ratio = figures["menu_guest_p95"] / figures["bare_p95"]
    if OPTIONS.json:
        print(json.dumps({"figures": figures | {"menu_to_bare": ratio}, "promises": [
            {"name": name, "value": value, "bound": bound, "sense": "at most", "holds": value <= bound}
            for name, value, bound in promises]}, indent=2))
    else:
        print(f"menu as a guest / bare list of the same {DISHES} rows: {figures['menu_guest_p95']:.2f} ms / "
              f"{figures['bare_p95']:.2f} ms = {ratio:.1f}; the page has {figures['menu_guest_bytes'] / 1024:.0f} kB")
        print(f"a dish more in the order at p95: {figures['adding_p95']:.2f} ms\n")
        for name, value, bound in promises:
            print(f"{'kept  ' if value <= bound else 'BROKEN'} {name}: {value:.2f} (at most {bound})")
    sys.exit(0 if all(value <= bound for _, value, bound in promises) else 1)


main()
