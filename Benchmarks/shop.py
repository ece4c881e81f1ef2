"""A shop with customers, products and orders, for the benchmarks that ask for its lists."""

import json
import pathlib
import random
import sqlite3
import subprocess
import time
import uuid

from measuring import House

CUSTOMERS, PRODUCTS, ORDERS = 10_000, 2_000, 50_000


def new_id(moment=[1_700_000_000_000]):
    """Ordered by time, as the house's own ids are."""
    moment[0] += 1
    tail = uuid.UUID(int=random.getrandbits(128), version=4)
    return str(uuid.UUID(int=(moment[0] << 80) | (0x7 << 76) | (tail.int & ((1 << 76) - 1))))


def write_content(folder, count):
    """Everything in the product's own import format, in files of so many orders as one may hold."""
    chance = random.Random(2026)
    syllables = ["ca", "sa", "lo", "mar", "ti", "nez", "pe", "rei", "ra", "gon", "za", "lez", "sil", "va", "so", "to"]
    word = lambda: "".join(chance.choice(syllables) for _ in range(chance.randint(2, 4)))
    customers = [
        {"id": new_id(), "name": f"{word()} {word()} {number}".title(), "address": f"Calle {word()} {number % 90 + 1}".title()}
        for number in range(CUSTOMERS)]
    products = [
        {"id": new_id(), "name": f"{word()} {number}".capitalize(), "price": f"{chance.randint(1, 90)}.50",
         "description": f"{word()} {word()}"} for number in range(PRODUCTS)]
    # At 68 orders a day, those of the last week are still to be prepared.
    states = ["confirmed"] + ["prepared"] + ["delivered"] * 8 + ["paid"] * 90
    orders = []
    for number in range(count):
        customer = chance.choice(customers)
        # The last two years, up to now.
        day = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() - (count - number) * 65_000_000 // count))
        orders.append({
            "id": new_id(), "code": f"{day[:4]}-{number + 1:05}", "placed_at": day, "customer_id": customer["id"],
            "customer_name": customer["name"], "customer_address": customer["address"], "state": chance.choice(states),
            "lines": [
                {"product_id": product["id"], "product_name": product["name"], "quantity": chance.randint(1, 9),
                 "unit_price": product["price"]} for product in chance.sample(products, chance.randint(1, 5))]})
    files = []
    for start in range(0, count, ORDERS):
        document = {"format": "sobremesa-orders", "version": 1, "currency": "EUR", "customers": [] if start else customers,
                    "products": [] if start else products, "orders": orders[start:start + ORDERS]}
        files.append(f"{folder}/content-{start}.json")
        pathlib.Path(files[-1]).write_text(json.dumps(document))
    return customers, products, files


def furnish(folder, build, count=ORDERS):
    """A house with somebody in it and the content imported by the product's own command."""
    house = House(build, f"{folder}/data")
    browser, space = house.move_in()
    house.stop()
    customers, products, files = write_content(folder, count)
    started = time.monotonic()
    for file in files:
        subprocess.run(
            [f"{build}/sobremesa", "import", "orders", file, "--data", f"{folder}/data"],
            check=True, stdout=subprocess.DEVNULL)
    imported = time.monotonic() - started
    pathlib.Path(f"{folder}/customers").write_text("\n".join(customer["id"] for customer in customers))
    pathlib.Path(f"{folder}/products").write_text("\n".join(product["id"] for product in products))
    return browser.cookie, space, customers, products, imported


def filled(folder):
    """Seconds until everything that was imported is in the indexes that the house searches by."""
    started = time.monotonic()
    database = sqlite3.connect(f"file:{folder}/data/sobremesa.sqlite?mode=ro", uri=True)
    tables = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE name LIKE 'orders%\\_waiting' ESCAPE '\\'")]
    while any(database.execute(f"SELECT 1 FROM {table} LIMIT 1").fetchone() for table in tables):
        time.sleep(0.2)
    database.close()
    return time.monotonic() - started


def note_order(browser, space, customers, products):
    order, operation = new_id(), new_id()
    fields = [("operation", operation), ("code", f"T-{order[-6:]}"), ("suggested", ""), ("date", "2026-11-21T10:30"),
              ("customer", customers[0]["id"]), ("state", "confirmed")]
    for product in products[:3]:
        line = new_id()
        fields += [("line", line), (f"product-{line}", product["id"]), (f"quantity-{line}", "3"), (f"price-{line}", "2.80")]
    answer, _ = browser.post(f"{space}/orders/orders/drafts/{order}", fields)
    assert answer.status == 303, answer.text
    return order, operation


def begin_order(browser, space):
    """An order's form with one line, not saved yet: its pickers can be opened."""
    draft, line = new_id(), new_id()
    browser.post(f"{space}/orders/orders/drafts/{draft}", draft="", line=line)
    return draft, line


def lists(space, customer, order, draft, line):
    return {
        "customers": f"{space}/orders/customers",
        "customers, a word": f"{space}/orders/customers?q=martinez",
        "customers, a letter": f"{space}/orders/customers?q=z",
        "products": f"{space}/orders/products",
        "products, a word": f"{space}/orders/products?q=casa",
        "orders": f"{space}/orders/orders",
        "orders, a word": f"{space}/orders/orders?q=martinez",
        "orders, a day": f"{space}/orders/orders?q=hoy",
        "orders, a word and a day": f"{space}/orders/orders?q=martinez+hoy",
        "orders, several": f"{space}/orders/orders?q=martinezes",
        "orders, no hit": f"{space}/orders/orders?q=xxxxxx",
        "orders, an amount": f"{space}/orders/orders?q=43,50",
        "orders, confirmed": f"{space}/orders/orders?show=confirmed",
        "orders, unpaid": f"{space}/orders/orders?show=unpaid",
        "orders, paid": f"{space}/orders/orders?show=paid",
        "orders, late by total": f"{space}/orders/orders?show=late&sort=-total",
        "orders, of one": f"{space}/orders/orders?of={customer}",
        "orders, of one, paid": f"{space}/orders/orders?of={customer}&show=paid",
        "board": f"{space}/orders/orders/board",
        "orders, beside one": f"{space}/orders/orders/{order}",
        "a customer": f"{space}/orders/customers/{customer}",
        "to prepare": f"{space}/orders/orders/preparation",
        "customer picker": f"{space}/orders/orders/drafts/{draft}/customer",
        "product picker": f"{space}/orders/orders/drafts/{draft}/product/{line}",
    }
