#!/usr/bin/env python3
"""Kills the house at random moments while it brings in a file, and looks whether the file is there whole or not at all, and
whether the house says so. SOBREMESA_ROUNDS says how often (4; 50 in a long run), SOBREMESA_SEED repeats a run."""

import collections
import http.client
import json
import os
import random
import sqlite3
import tempfile
import threading
import time

from serving import IS_LONG, Browser, House, move_in, new_id

ROUNDS = int(os.environ.get("SOBREMESA_ROUNDS", "50" if IS_LONG else "4"))
MATCHES, LISTS, ITEMS = 190, 30, 50
CUSTOMERS = 3_000
WINES = 20_000 if IS_LONG else 3_000


def customers(mark):
    return "a.csv", "name,address\n" + "".join(f"{mark}-{number},Calle {number}\n" for number in range(CUSTOMERS))


def lists(mark):
    return "a.csv", "list,name\n" + "".join(
        f"{mark}-{number},{mark}-cosa {item}\n" for number in range(LISTS) for item in range(ITEMS))


def matches(mark):
    return "a.json", json.dumps({"name": f"{mark} Liga 2031/32", "matches": [
        {"round": f"Matchday {number}", "date": "2031-12-01", "team1": f"{mark}-{number}", "team2": f"Otro {mark} {number}"}
        for number in range(1, MATCHES + 1)]})


def wines(mark):
    return "a.csv", "name,winery,appellation,country\n" + "".join(
        f"{mark}-{number},Casa {number % 97},Rioja,Spain\n" for number in range(WINES))


Kind = collections.namedtuple("Kind", "page file whole count")
KINDS = [
    Kind("/orders/transfer", customers, CUSTOMERS, "orders_customer WHERE name"),
    Kind("/shopping/transfer", lists, LISTS * ITEMS, "shopping_item WHERE name"),
    Kind("/pools/fixtures/import", matches, MATCHES, "pools_fixture WHERE home_name"),
    Kind("/wines/catalogue", wines, WINES, "wines_wine WHERE name"),
]


def send(port, cookie, path, mark, kind):
    """Sends a file as a browser does."""
    (name, text), boundary = kind.file(mark), "----boundary"
    fields = "".join(
        f'--{boundary}\r\nContent-Disposition: form-data; name="{field}"\r\n\r\n{value}\r\n'
        for field, value in [("operation", new_id()), ("bad", "nothing")])
    body = (f'{fields}--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{mark}-{name}"\r\n\r\n'
            f"{text}\r\n--{boundary}--\r\n").encode()
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    try:
        connection.request("POST", path, body, {
            "Content-Type": f"multipart/form-data; boundary={boundary}", "Sec-Fetch-Site": "same-origin", "Cookie": cookie})
        assert connection.getresponse().status == 303
    except (OSError, http.client.HTTPException):
        return


def stored(folder, mark, kind):
    """What the house says of the import, and how much of it is there, hidden or not."""
    database = sqlite3.connect(f"file:{folder}/sobremesa.sqlite?mode=ro", uri=True)
    state = database.execute("SELECT state FROM kit_import WHERE file LIKE ?", [f"{mark}-%"]).fetchone()
    count = database.execute(f"SELECT COUNT(*) FROM {kind.count} LIKE ?", [f"{mark}-%"]).fetchone()[0]
    problems = database.execute("PRAGMA integrity_check").fetchall()
    database.close()
    assert problems == [("ok",)], problems
    return state[0] if state else None, count


def main():
    seed = int(os.environ.get("SOBREMESA_SEED", random.randrange(1_000_000)))
    chance = random.Random(seed)
    seen = collections.Counter()
    with tempfile.TemporaryDirectory(prefix="sobremesa-imports-") as folder:
        house = House(folder)
        cookie, space, *_ = move_in(house)
        for number in range(ROUNDS):
            kind, mark = KINDS[number % len(KINDS)], f"r{number}"
            sender = threading.Thread(target=send, args=(house.port, cookie, space + kind.page, mark, kind))
            sender.start()
            time.sleep(chance.uniform(0.05, 0.9))
            house.kill()
            sender.join()
            house = House(folder)
            state, count = stored(folder, mark, kind)
            assert (state, count) in [(None, 0), ("interrupted", 0), ("done", kind.whole)], (kind.page, state, count)
            page = Browser(house.port, cookie).get(space + kind.page)[1]
            assert (f"The import of {mark}-" in page) == (state == "interrupted"), (kind.page, state)
            seen[state] += 1
        house.kill()
    print(f"{ROUNDS} kills during imports (seed {seed}): {seen['done']} whole, {seen['interrupted']} taken back and told, "
          f"{seen[None]} not begun")
    assert not IS_LONG or seen["interrupted"] and seen["done"]


main()
