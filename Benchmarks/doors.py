#!/usr/bin/env python3
"""Measures what a program waits for that does by the API what people do by pages, beside the page, in turns over one connection
each; and how many documents it reads in a second for each page that a browser is given. Exit code 1 when a promise is not kept.
`--json` prints the figures for a program."""

import datetime
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile

from measuring import ROOT, Browser, House, Promise, conclude, options, say
from shop import filled, furnish, new_id, note_order

CHANGES, RUNS, SECONDS, READERS = 200, 3, 3, 16
ORDERS, ITEMS = 5_000, 60
# A key may make sixty changes a minute.
KEYS = 2 * CHANGES // 50
COST, READING = 1.1, 1.5

OPTIONS = options("doors", __doc__).parse_args()


def new_key(browser, space, number):
    page = f"/me/keys/new/{space.split('/')[-1]}"
    form, _ = browser.get(page)
    hidden = dict(re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', form.text))
    apps = {name: "yes" for name in re.findall(r'name="(app-[a-z.]+)"', form.text)}
    made, _ = browser.post(page, **hidden, **apps, name=f"Program {number}", use="write", until="")
    return re.search(r"sbm_[0-9a-f]+", made.text).group(0)


class Doors:
    """One person's browser and program, each with a connection of its own."""

    def __init__(self, house, cookie, space, customers, products):
        self.house, self.browser, self.space = house, Browser(house.port, cookie), space
        self.customers, self.products = customers, products
        self.keys, self.turn = [new_key(self.browser, space, number) for number in range(KEYS)], 0
        self.program = Browser(house.port)
        identity = new_id()
        self.browser.post(f"{space}/shopping/lists/new", id=identity, name="Long")
        self.list = f"{space}/shopping/lists/{identity}"
        self.browser.post(f"{self.list}/lines", text="\n".join(f"{number + 1} kg thing number {number} 2.35" for number in range(ITEMS)))
        page, _ = self.browser.get(self.list)
        # The first row stands for those that are made without signal.
        self.purchases = [form for form in re.findall(r'action="([^"]+/purchase)"', page.text) if "/00000000-" not in form]
        self.order, _ = note_order(self.browser, space, customers, products)

    def api(self, path):
        return "/api/spaces" + path.removeprefix("/s")

    def do(self, path, **fields):
        """Milliseconds of a change by the API."""
        self.turn += 1
        headers = {"Authorization": f"Bearer {self.keys[self.turn % KEYS]}", "Content-Type": "application/json",
                   "Idempotency-Key": new_id(), "Cookie": "", "Sec-Fetch-Site": "none"}
        return self.program.expect("POST", self.api(path), json.dumps(fields), headers)[1]

    def tick_by_page(self, number):
        path = self.purchases[number % ITEMS]
        return self.browser.post(path, operation=new_id(), bought="yes" if number // ITEMS % 2 else "no")[1]

    def tick_by_api(self, number):
        return self.do(self.purchases[number % ITEMS], bought=bool(number // ITEMS % 2))

    def order_by_page(self, number):
        identity = new_id()
        fields = [("operation", new_id()), ("code", f"P-{identity[-9:]}"), ("suggested", ""), ("date", "2026-11-21T10:30"),
                  ("customer", self.customers[number]["id"]), ("state", "confirmed")]
        for product in self.products[:3]:
            line = new_id()
            fields += [("line", line), (f"product-{line}", product["id"]), (f"quantity-{line}", "3"), (f"price-{line}", "2.80")]
        return self.browser.post(f"{self.space}/orders/orders/drafts/{identity}", fields)[1]

    def order_by_api(self, number):
        identity = new_id()
        lines = [{"id": new_id(), "product": product["id"], "quantity": 3, "price": "2.80"} for product in self.products[:3]]
        moment = datetime.datetime(2026, 11, 21, 10, 30, tzinfo=datetime.timezone.utc).isoformat()
        return self.do(
            f"{self.space}/orders/orders/new", id=identity, code=f"A-{identity[-9:]}", date=moment, state="confirmed",
            customer=self.customers[number]["id"], line=lines)


def in_turns(one, other):
    """The middle of the milliseconds of both, who take turns at being first."""
    found = ([], [])
    for number in range(CHANGES):
        for which in (0, 1) if number % 2 else (1, 0):
            found[which].append((one, other)[which](number))
    return [statistics.median(each) for each in found]


def rate(house, path, **environment):
    """Answers a second to so many who read at once."""
    words = ["wrk", "-t2", f"-c{READERS}", f"-d{SECONDS}s", "-s", str(ROOT / "Benchmarks/load.lua"), f"http://127.0.0.1:{house.port}{path}"]
    settings = {"BENCH_REQUEST": "list", **{f"BENCH_{name.upper()}": value for name, value in environment.items()}}
    said = subprocess.run(words, env=os.environ | settings, capture_output=True, text=True, check=True).stdout
    result = json.loads(said.strip().splitlines()[-1])
    if result["failed"] or not result["requests"]:
        sys.exit(f"{path}: {result['failed']} of {result['requests']} requests failed")
    return result["requests"] / result["seconds"]


def measure(folder):
    cookie, space, customers, products, _ = furnish(folder, OPTIONS.build, ORDERS)
    house = House(OPTIONS.build, f"{folder}/data")
    filled(folder)
    doors = Doors(house, cookie, space, customers, products)
    figures = {}
    for name, pair in {"a tick": (doors.tick_by_page, doors.tick_by_api), "an order": (doors.order_by_page, doors.order_by_api)}.items():
        say(f"{name} …")
        page, api = in_turns(*pair)
        figures[name] = {"page": page, "api": api, "ratio": api / page}
    pages = {"orders": f"{space}/orders/orders", "an order": f"{space}/orders/orders/{doors.order}",
             "customers": f"{space}/orders/customers", "products": f"{space}/orders/products",
             "shopping lists": f"{space}/shopping/lists", "a shopping list": doors.list, "pools": f"{space}/pools/pools"}
    for name, path in pages.items():
        if not (doors.browser.has(path) and has_document(doors, path)):
            sys.exit(f"{path} has no document")
        say(f"{name} …")
        pairs = [(rate(house, path, cookie=doors.browser.cookie), rate(house, doors.api(path), key=doors.keys[0])) for _ in range(RUNS)]
        page, api = [statistics.median(each) for each in zip(*pairs)]
        figures[f"reads: {name}"] = {"page": page, "api": api, "ratio": api / page}
    house.stop()
    return figures


def has_document(doors, path):
    answer, _ = doors.program.ask(
        "GET", doors.api(path), headers={"Authorization": f"Bearer {doors.keys[0]}", "Cookie": "", "Sec-Fetch-Site": "none"})
    return answer.status == 200 and "json" in answer.getheader("Content-Type")


def promises(figures):
    reads = {name: figure["ratio"] for name, figure in figures.items() if name.startswith("reads")}
    slowest = min(reads, key=reads.get)
    return [
        *[Promise(f"{name} by the API / by the page", figures[name]["ratio"], COST) for name in ("a tick", "an order")],
        Promise(f"documents a second / pages a second ({slowest})", reads[slowest], READING, "at least"),
    ]


def show(figures):
    row = "{:<28} {:>10} {:>10} {:>8}".format
    print(row("", "page", "API", "ratio"))
    for name, figure in figures.items():
        print(row(name, f"{figure['page']:.2f}", f"{figure['api']:.2f}", f"{figure['ratio']:.2f}"))
    print("changes in ms, reads in answers a second\n")


def main():
    with tempfile.TemporaryDirectory(prefix="sobremesa-bench-") as folder:
        figures = measure(folder)
    conclude(OPTIONS.json, figures, promises(figures), lambda: show(figures))


main()
