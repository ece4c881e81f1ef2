#!/usr/bin/env python3
"""Kills the house at random moments while a restaurant serves, is paid, sets bills right and closes them, and looks whether the money is
what those were told who did it: every order and payment that was acknowledged is there once, each total is that of its lines, and the
bills, the archive and the report agree to the cent. SOBREMESA_ROUNDS says how often (2; 30 in a long run), SOBREMESA_SEED
repeats a run."""

import csv
import http.client
import io
import os
import random
import re
import sqlite3
import subprocess
import tempfile
import threading
import time

from serving import BINARY, IS_LONG, Browser, House, move_in, new_id

ROUNDS = int(os.environ.get("SOBREMESA_ROUNDS", "30" if IS_LONG else "2"))
TABLES = 4


class Table:
    """What one waiter was told of the bills of one table. `doing` is what no answer has come to yet."""

    def __init__(self, table):
        self.table, self.bills, self.doing = table, {}, None

    def serve(self, port, cookie, space, dishes, chance):
        browser = Browser(port, cookie)

        def post(path, fields=()):
            return browser.post(f"{space}/restaurant/{path}", [("operation", new_id()), *fields])

        entry = f"kitchen/entries/table-{self.table}"
        try:
            while True:
                bill = None
                for _ in range(chance.randint(1, 3)):
                    self.doing = ("order", bill)
                    for dish in chance.sample(dishes, chance.randint(1, 2)):
                        status, _ = post(f"{entry}/lines", [("dish", dish)])
                        assert status == 303, f"a dish: {status}"
                    status, location = post(f"{entry}/sending")
                    assert status == 303, f"an order: {status} {location}"
                    bill = re.search(r"/desk/tabs/([0-9a-f-]{36})", location).group(1)
                    known = self.bills.setdefault(bill, {"orders": 0, "method": "", "state": "open"})
                    known["orders"] += 1
                    self.doing = None
                method = chance.choice(["cash", "card", "other"])
                steps = [("payment", [("paid", "yes"), ("method", method)], {"method": method, "state": "paid"})]
                if chance.random() < 0.3:
                    steps += [("payment", [("paid", "no")], {"method": "", "state": "open"}), steps[0]]
                steps.append(("closing", [], {"state": "closed"}))
                if chance.random() < 0.3:
                    steps += [("reopening", [], {"state": "paid"}), steps[-1]]
                for path, fields, becomes in steps:
                    self.doing = (path, bill)
                    status, _ = post(f"desk/tabs/{bill}/{path}", fields)
                    assert status == 303, f"{path}: {status}"
                    known.update(becomes)
                    self.doing = None
        except (OSError, http.client.HTTPException):
            return

    def learn(self, database):
        """What was under way when the house was killed has happened, or it has not; from now on it is known."""
        doing, self.doing = self.doing, None
        stored = {row[0]: row[1:] for row in database.execute(
            """
            SELECT restaurant_tab.id, restaurant_tab.state, paid_method,
              (SELECT COUNT(*) FROM restaurant_order WHERE tab_id = restaurant_tab.id) FROM restaurant_tab WHERE table_id = ?
            """, (self.table,))}
        for bill, known in self.bills.items():
            state, method, orders = stored.pop(bill)
            is_open_question = doing is not None and doing[1] == bill
            if not is_open_question:
                assert (state, orders) == (known["state"], known["orders"]), f"{known} was told, {state} {orders} is there"
                assert state == "open" or method == known["method"], f"{known} was told, {method} is there"
            elif doing[0] == "order":
                assert orders - known["orders"] in (0, 1), "an order is lost, or there twice"
            known.update(state=state, method=method, orders=orders)
        # A bill that the last order would have opened.
        assert len(stored) <= (doing == ("order", None)), "a bill is there that nobody opened"
        for bill, (state, method, orders) in stored.items():
            self.bills[bill] = {"orders": orders, "method": method, "state": state}


def amounts(text, column):
    rows = list(csv.DictReader(io.StringIO(text.lstrip("\ufeff")), delimiter=";" if ";" in text.splitlines()[0] else ","))
    return [(row, round(float(row[column].replace(",", ".")) * 100)) for row in rows]


def check(folder, tables):
    sound = subprocess.run([BINARY, "check", "--data", folder], capture_output=True, text=True)
    assert sound.returncode == 0, sound.stdout + sound.stderr
    database = sqlite3.connect(f"file:{folder}/sobremesa.sqlite?mode=ro", uri=True)
    wrong = database.execute(
        """
        SELECT COUNT(*) FROM restaurant_order WHERE state <> 'draft' AND total <> (
          SELECT COALESCE(SUM(price * quantity), 0) FROM restaurant_line
          WHERE order_id = restaurant_order.id AND trash_id IS NULL)
        """).fetchone()[0]
    assert wrong == 0, f"{wrong} orders do not cost what their lines do"
    for table in tables:
        table.learn(database)
    paid = dict(database.execute(
        """
        SELECT restaurant_tab.id, SUM(total) FROM restaurant_tab JOIN restaurant_order ON tab_id = restaurant_tab.id
        WHERE paid_at IS NOT NULL GROUP BY restaurant_tab.id
        """))
    database.close()
    return paid


def compare(port, cookie, space, paid):
    """What the house says of its money is what its bills come to."""
    browser = Browser(port, cookie)
    _, bills = browser.get(f"{space}/restaurant/kitchen/report/files/bills.csv")
    told = [amount for row, amount in amounts(bills, "amount") if row["paid"] in ("yes", "Yes", "TRUE", "true")]
    assert sorted(told) == sorted(paid.values()), f"the archive tells {sorted(told)} of {sorted(paid.values())}"
    _, dishes = browser.get(f"{space}/restaurant/kitchen/report/files/dishes.csv")
    eaten = sum(amount for _, amount in amounts(dishes, "amount"))
    assert eaten == sum(paid.values()), f"dishes come to {eaten}, bills to {sum(paid.values())}"
    _, report = browser.get(f"{space}/restaurant/kitchen/report")
    shown = f"{sum(paid.values()) / 100:,.2f}"
    assert shown in report, f"the report does not tell {shown}"


def furnish(browser, space):
    """The dishes that ask nothing, and tables."""
    _, menu = browser.get(f"{space}/restaurant/menu")
    dishes = list(dict.fromkeys(re.findall(r'class="dish-add" name="dish" value="([0-9a-f-]{36})"', menu)))
    status, _ = browser.post(
        f"{space}/restaurant/desk/tables/new", [("operation", new_id()), ("name", "Table 1"), ("count", str(TABLES))])
    assert status == 303, f"tables: {status}"
    return dishes


def main():
    seed = int(os.environ.get("SOBREMESA_SEED", random.randrange(1_000_000)))
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="sobremesa-evening-") as folder:
        house = House(folder)
        cookie, space, _, _ = move_in(house)
        dishes = furnish(Browser(house.port, cookie), space)
        with sqlite3.connect(f"file:{folder}/sobremesa.sqlite?mode=ro", uri=True) as database:
            found = [row[0] for row in database.execute("SELECT id FROM restaurant_table ORDER BY id")]
        tables, paid = [Table(table) for table in found], {}
        for _ in range(ROUNDS):
            faults = []

            def serve(table, own):
                try:
                    # What was left open is closed first, as at the end of an evening.
                    close_what_is_open(house.port, cookie, space, table)
                    table.serve(house.port, cookie, space, dishes, own)
                except AssertionError as error:
                    faults.append(error)
            waiters = [
                threading.Thread(target=serve, args=(table, random.Random(chance.random()))) for table in tables]
            for waiter in waiters:
                waiter.start()
            time.sleep(chance.uniform(0.5, 1.5))
            house.kill()
            for waiter in waiters:
                waiter.join()
            assert not faults, faults
            paid = check(folder, tables)
            house = House(folder)
            compare(house.port, cookie, space, paid)
        house.kill()
    orders = sum(bill["orders"] for table in tables for bill in table.bills.values())
    print(f"{ROUNDS} kills (seed {seed}) of an evening of {orders} orders and {len(paid)} paid bills over "
          f"{sum(paid.values()) / 100:.2f}: none lost, none twice, and every sum the same")
    assert paid


def close_what_is_open(port, cookie, space, table):
    for bill, known in table.bills.items():
        if known["state"] == "closed":
            continue
        table.doing = ("closing", bill)
        try:
            status, _ = Browser(port, cookie).post(
                f"{space}/restaurant/desk/tabs/{bill}/closing", [("operation", new_id())])
        except (OSError, http.client.HTTPException):
            return
        assert status == 303, f"closing: {status}"
        known["state"] = "closed"
        table.doing = None


main()
