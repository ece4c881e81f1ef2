#!/usr/bin/env python3
"""Kills the house at random moments while eight people note orders, and looks whether every order that was acknowledged is
there exactly once. SOBREMESA_ROUNDS says how often (3; 50 in a long run), SOBREMESA_SEED repeats a run."""

import http.client
import os
import pathlib
import random
import re
import signal
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse
import uuid

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("SOBREMESA_BINARY", str(ROOT / ".build/debug/sobremesa"))
ROUNDS = int(os.environ.get("SOBREMESA_ROUNDS", "50" if os.environ.get("SOBREMESA_LONG") else "3"))
WRITERS = 8


class House:
    def __init__(self, folder):
        started = time.monotonic()
        self.process = subprocess.Popen(
            [BINARY, "serve", "--port", "0", "--data", folder], stdout=subprocess.PIPE, text=True)
        self.port = int(self.read(r"listens on http://127\.0\.0\.1:(\d+)"))
        self.ready_after = time.monotonic() - started

    def read(self, pattern):
        for line in self.process.stdout:
            found = re.search(pattern, line)
            if found:
                return found.group(1)
        sys.exit(f"the house ended before it said {pattern}")

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Browser:
    """One connection that sends forms as a browser does."""

    def __init__(self, port, cookie=None):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        self.cookie = cookie

    def post(self, path, fields):
        headers = {"Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        self.connection.request("POST", path, urllib.parse.urlencode(fields), headers)
        answer = self.connection.getresponse()
        answer.read()
        if answer.getheader("Set-Cookie"):
            self.cookie = answer.getheader("Set-Cookie").split(";")[0]
        return answer.status, answer.getheader("Location") or ""


def new_id():
    return str(uuid.uuid4())


def move_in(house):
    """Moves in, and notes a customer and a product. Returns the cookie, the space's address, and both ids."""
    welcome = house.read(r"(/welcome/\S+)")
    browser = Browser(house.port)
    status, location = browser.post(welcome, [("name", "Marta"), ("space", "Home"), ("language", "en")])
    assert status == 303, status
    space = re.match(r"/s/[0-9a-f-]+", location).group(0)
    customer, product = new_id(), new_id()
    status, _ = browser.post(
        f"{space}/orders/customers/new", [("id", customer), ("name", "Ana"), ("address", "Street")])
    assert status == 303, status
    status, _ = browser.post(
        f"{space}/orders/products/new", [("id", product), ("name", "Bread"), ("price", "2.80"), ("description", "Loaf")])
    assert status == 303, status
    return browser.cookie, space, customer, product


def write_orders(port, cookie, space, customer, product, acknowledged, sent):
    browser = Browser(port, cookie)
    while True:
        order, line = new_id(), new_id()
        sent.append(order)
        try:
            status, _ = browser.post(f"{space}/orders/orders/drafts/{order}", [
                ("operation", new_id()), ("code", order[:18]), ("suggested", ""), ("date", "2026-11-21T10:30"),
                ("customer", customer), ("state", "confirmed"), ("line", line), (f"product-{line}", product),
                (f"name-{line}", "Bread"), (f"quantity-{line}", "3"), (f"price-{line}", "2.80")])
        except (OSError, http.client.HTTPException):
            return
        assert status == 303, status
        acknowledged.append(order)


def check(folder, acknowledged, sent):
    sound = subprocess.run([BINARY, "check", "--data", folder], capture_output=True, text=True)
    assert sound.returncode == 0, sound.stdout + sound.stderr
    database = sqlite3.connect(f"file:{folder}/sobremesa.sqlite?mode=ro", uri=True)
    stored = [row[0] for row in database.execute("SELECT id FROM orders_order")]
    lines = dict(database.execute("SELECT order_id, COUNT(*) FROM orders_line GROUP BY order_id"))
    activity = dict(database.execute(
        "SELECT subject_id, COUNT(*) FROM kit_activity WHERE verb = 'order.added' GROUP BY subject_id"))
    database.close()
    lost = set(acknowledged) - set(stored)
    assert not lost, f"{len(lost)} acknowledged orders are lost"
    assert len(stored) == len(set(stored)), "an order is there twice"
    assert set(stored) <= set(sent), "an order is there that nobody sent"
    assert all(lines.get(order) == 1 and activity.get(order) == 1 for order in stored), "half an order is there"


def main():
    seed = int(os.environ.get("SOBREMESA_SEED", random.randrange(1_000_000)))
    chance = random.Random(seed)
    acknowledged, sent, slowest = [], [], 0
    with tempfile.TemporaryDirectory(prefix="sobremesa-kill-") as folder:
        house = House(folder)
        who = move_in(house)
        for _ in range(ROUNDS):
            writers = [
                threading.Thread(target=write_orders, args=(house.port, *who, acknowledged, sent)) for _ in range(WRITERS)]
            for writer in writers:
                writer.start()
            time.sleep(chance.uniform(0.2, 1.5))
            house.kill()
            for writer in writers:
                writer.join()
            check(folder, acknowledged, sent)
            house = House(folder)
            slowest = max(slowest, house.ready_after)
        house.kill()
    print(f"{ROUNDS} kills (seed {seed}), {len(acknowledged)} acknowledged orders, none lost, none twice; "
          f"ready again after at most {slowest:.2f} s")
    assert len(acknowledged) > ROUNDS


main()
