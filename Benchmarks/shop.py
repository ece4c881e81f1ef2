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


def day_of(moment):
    return time.strftime("%Y-%m-%d", time.gmtime(moment))


def state_of(age, chance):
    """How far an order has come so many seconds after it was due."""
    if age < 0:
        return chance.choices(["draft", "confirmed", "prepared", "cancelled"], [8, 76, 14, 2])[0]
    if age < 3 * 86_400:
        return chance.choices(["confirmed", "prepared", "delivered", "paid", "cancelled"], [4, 6, 30, 58, 2])[0]
    return chance.choices(["confirmed", "delivered", "paid", "cancelled"], [0.1, 4, 94, 2])[0]


def payment(order, day, chance):
    cents = sum(line["quantity"] * round(float(line["unit_price"]) * 100) for line in order["lines"])
    return {"id": new_id(), "order_id": order["id"], "order": order["code"], "paid_on": day,
            "amount": f"{cents / 100:.2f}", "method": chance.choice(["cash", "card", "transfer"])}


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
         "vat": chance.choice(["4", "10", "21"]), "description": f"{word()} {word()}"} for number in range(PRODUCTS)]
    orders, payments = [], []
    for number in range(count):
        customer = chance.choice(customers)
        # The last two years, up to now.
        placed = time.time() - (count - number) * 65_000_000 // count
        # Most name a day of the next week. Some orders of the last days wait, a few of any time are late or still unpaid.
        due = placed + 86_400 * chance.randint(1, 6)
        state = state_of(time.time() - due, chance)
        order = {
            "id": new_id(), "code": f"{day_of(placed)[:4]}-{number + 1:05}",
            "placed_at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(placed)), "customer_id": customer["id"],
            "customer_name": customer["name"], "customer_address": customer["address"], "state": state,
            "vat_pricing": "included",
            "lines": [
                {"product_id": product["id"], "product_name": product["name"], "quantity": chance.randint(1, 9),
                 "unit_price": product["price"], "vat_rate": product["vat"]}
                for product in chance.sample(products, chance.randint(1, 5))]}
        if chance.random() < 0.8:
            order["promised_on"] = day_of(due)
        if state == "paid":
            payments.append(payment(order, day_of(min(due, time.time())), chance))
        orders.append(order)
    files = []
    for start in range(0, count, ORDERS):
        some = orders[start:start + ORDERS]
        codes = {order["code"] for order in some}
        document = {"format": "sobremesa-orders", "version": 1, "currency": "EUR", "customers": [] if start else customers,
                    "products": [] if start else products, "orders": some,
                    "payments": [payment for payment in payments if payment["order"] in codes]}
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


def lists(space, customer, product, order, draft, line):
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
        **{f"orders, {shown}": f"{space}/orders/orders?show={shown}" for shown in (
            "late", "today", "tomorrow", "unpaid", "draft", "confirmed", "prepared", "delivered", "paid", "cancelled")},
        **{f"orders by {order}": f"{space}/orders/orders?sort={order}" for order in ("delivery", "-total", "state", "code")},
        "orders, late by total": f"{space}/orders/orders?show=late&sort=-total",
        "orders, of one": f"{space}/orders/orders?of={customer}",
        "orders, of one, paid": f"{space}/orders/orders?of={customer}&show=paid",
        "board": f"{space}/orders/orders/board",
        "orders, beside one": f"{space}/orders/orders/{order}",
        "a customer": f"{space}/orders/customers/{customer}",
        "to prepare": f"{space}/orders/orders/preparation",
        "to prepare, one product": f"{space}/orders/orders/preparation/today/{product}",
        "customer picker": f"{space}/orders/orders/drafts/{draft}/customer",
        "customer picker, a word": f"{space}/orders/orders/drafts/{draft}/customer?q=martinez",
        "product picker": f"{space}/orders/orders/drafts/{draft}/product/{line}",
    }
