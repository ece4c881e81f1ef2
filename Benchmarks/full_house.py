#!/usr/bin/env python3
"""Measures the springboard of a house with 200,000 things: what matters today, and one search over everything of all apps, with words
that are found seldom, everywhere and nowhere. Exit code 1 when a promise is not kept. `--json` prints the figures for a program."""

import json
import os
import random
import sqlite3
import subprocess
import tempfile
import time
import urllib.parse
import uuid

from measuring import Browser, House, Promise, conclude, options, p95, say
from shop import CUSTOMERS, ORDERS, PRODUCTS, filled, furnish

WINES, LISTS, ITEMS, LINES, FIXTURES, READS = 130_000, 20, 300, 1_000, 2_000, 200
SEARCH_P95, TODAY_P95 = 20, 15
WORDS = {
    "a name": "martinez", "a name and a letter": "martinez c", "a letter": "a", "two words": "casa martinez", "a good": "leche",
    "a wine": "rioja reserva", "an order": "2026-00", "a day": "hoy", "a club": "club 3", "with a slip": "martinze", "nothing": "xxyyzz",
    "sixteen words": " ".join(["casa"] * 16),
}

OPTIONS = options("house", __doc__).parse_args()


def calendar():
    """Leagues of made-up clubs."""
    matches = [
        {"round": f"Matchday {number // 10 + 1}", "date": f"2027-{number // 200 + 1:02d}-{number % 28 + 1:02d}", "time": "18:00",
         "team1": f"Club {number % 20}-{number // 380}", "team2": f"Club {(number % 20 + 1 + number // 20 % 19) % 20}-{number // 380}"}
        for number in range(FIXTURES)]
    return json.dumps({"name": "Bench League 2027", "matches": matches})


def furnish_rest(browser, space):
    """Lists to shop by, a line of activity for some of what is on them, and matches."""
    chance = random.Random(2026)
    goods = ["leche", "pan", "tomates", "arroz", "naranjas", "café", "queso", "huevos", "harina", "aceite"]
    for number in range(LISTS):
        listed = str(uuid.uuid4())
        browser.post(f"{space}/shopping/lists/new", id=listed, name=f"Semana {number}")
        for start in range(0, ITEMS, 150):
            lines = [f"{chance.choice(goods)} {start + each} {number}" for each in range(150)]
            browser.post(f"{space}/shopping/lists/{listed}/lines", text="\n".join(lines), operation=str(uuid.uuid4()))
        for each in range(LINES // LISTS):
            browser.post(f"{space}/shopping/lists/{listed}/lines", text=f"pan de {number} {each}", operation=str(uuid.uuid4()))
    browser.upload(f"{space}/pools/fixtures/import", "bench.json", calendar())


def rest(house):
    """Until it has nothing to do by itself any more of what it does after so much has come."""
    for _ in range(120):
        before = house.cpu_seconds()
        time.sleep(1)
        if house.cpu_seconds() - before < 0.1:
            return


def counts(folder):
    tables = ["orders_order", "orders_customer", "orders_product", "wines_wine", "shopping_item", "pools_fixture", "kit_activity"]
    with sqlite3.connect(f"file:{folder}/data/sobremesa.sqlite?mode=ro", uri=True) as file:
        return {table: file.execute(f"SELECT COUNT(*) FROM {table}").fetchone()[0] for table in tables}


def measure(folder):
    say(f"{WINES:,} wines, {ORDERS:,} orders, {CUSTOMERS:,} customers, {PRODUCTS:,} products …")
    os.makedirs(f"{folder}/data")
    random.seed(2026)
    subprocess.run(
        [f"{OPTIONS.build}/WinesBench", "fill", f"{folder}/data", "--wines", str(WINES)], check=True, stdout=subprocess.DEVNULL)
    cookie, space, *_ = furnish(folder, OPTIONS.build, ORDERS)
    house = House(OPTIONS.build, f"{folder}/data")
    browser = Browser(house.port, cookie)
    furnish_rest(browser, space)
    filled(folder)
    rest(house)
    figures = {"counts": counts(folder), "today_p95": p95(browser.times(space, READS)), "search_p95": {
        name: p95(browser.times(f"{space}?q={urllib.parse.quote(words)}", READS)) for name, words in WORDS.items()}}
    figures["things"] = sum(count for table, count in figures["counts"].items() if table != "kit_activity")
    figures["memory_mb"] = house.memory()[0]
    house.stop()
    return figures


def show(figures):
    print(", ".join(f"{count:,} {table.split('_')[1]}" for table, count in figures["counts"].items()))
    for name, time in figures["search_p95"].items():
        print(f"search of the house, {name:<22} at p95, ms: {time:6.2f}")
    print(f"memory, MB: {figures['memory_mb']:.0f}\n")


def main():
    with tempfile.TemporaryDirectory(prefix="sobremesa-bench-") as folder:
        figures = measure(folder)
    slowest = max(figures["search_p95"], key=figures["search_p95"].get)
    conclude(OPTIONS.json, figures, [
        Promise(f"search of the house at p95, ms ({slowest})", figures["search_p95"][slowest], SEARCH_P95),
        Promise("today at p95, ms", figures["today_p95"], TODAY_P95),
        Promise("things", figures["things"], 200_000, "at least"),
    ], lambda: show(figures))


main()
