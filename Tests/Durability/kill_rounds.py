#!/usr/bin/env python3
"""Kills the house at random moments while eight people note orders, and looks whether every order that was acknowledged is
there exactly once. SOBREMESA_ROUNDS says how often (3; 50 in a long run), SOBREMESA_SEED repeats a run."""

import http.client
import os
import random
import sqlite3
import subprocess
import tempfile
import threading
import time

from serving import BINARY, IS_LONG, Browser, House, move_in, new_id

ROUNDS = int(os.environ.get("SOBREMESA_ROUNDS", "50" if IS_LONG else "3"))
WRITERS = 8


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
