#!/usr/bin/env python3
"""Measures the house beside the same work with nothing around it, in the same run. Every figure is the median of three.

Absolute figures say little, because machines differ; the ratios are what the house promises. Exit code 1 when a promise is
not kept. `--json` prints the figures for a program, `--quick` measures for a second each while one tunes."""

import argparse
import atexit
import http.client
import json
import os
import pathlib
import random
import re
import shutil
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse
import uuid

ROOT = pathlib.Path(__file__).resolve().parents[1]
CUSTOMERS, PRODUCTS, ORDERS = 10_000, 2_000, 50_000
RUNS = 3
READERS = 16

arguments = argparse.ArgumentParser(prog="bin/bench", description=__doc__.split("\n")[0])
arguments.add_argument("--json", action="store_true", help="print the figures as JSON")
arguments.add_argument("--quick", action="store_true", help="measure for a second each, once; for tuning")
arguments.add_argument("--build", default=str(ROOT / ".build/release"), help="where the release build lies")
arguments.add_argument("--furnish", metavar="FOLDER", help="only fill a folder with the content, to look at by other means")
OPTIONS = arguments.parse_args()
SECONDS = 1 if OPTIONS.quick else 5
if OPTIONS.quick:
    RUNS = 1


def say(text):
    print(text, file=sys.stderr, flush=True)


def new_id(moment=[1_700_000_000_000]):
    """Ordered by time, as the house's own ids are."""
    moment[0] += 1
    tail = uuid.UUID(int=random.getrandbits(128), version=4)
    return str(uuid.UUID(int=(moment[0] << 80) | (0x7 << 76) | (tail.int & ((1 << 76) - 1))))


def median(measure, key=None):
    results = sorted((measure() for _ in range(RUNS)), key=key)
    return results[len(results) // 2]


PROGRAMS = []


def start(*words):
    process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    PROGRAMS.append(process)
    return process


@atexit.register
def stop_all():
    for process in PROGRAMS:
        process.kill()


def stop(process):
    process.send_signal(signal.SIGTERM)
    process.wait(timeout=20)


class House:
    """The program, serving a folder."""

    def __init__(self, folder):
        self.started = time.monotonic()
        self.process = start(f"{OPTIONS.build}/sobremesa", "serve", "--port", "0", "--data", folder)
        self.port = int(self.read(r"listens on http://127\.0\.0\.1:(\d+)"))

    def read(self, pattern):
        for line in self.process.stdout:
            found = re.search(pattern, line)
            if found:
                return found.group(1)
        sys.exit(f"the house ended before it said {pattern}")

    def memory(self):
        """Resident megabytes: now, and at the most so far."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return [int(re.search(rf"{name}:\s+(\d+)", status).group(1)) / 1024 for name in ("VmRSS", "VmHWM")]

    def stop(self):
        stop(self.process)


class Baseline:
    def __init__(self, *words):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        self.process = start(f"{OPTIONS.build}/Baselines", *words, "--port", str(self.port))
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", self.port), timeout=1).close()
                return
            except OSError:
                time.sleep(0.02)
        sys.exit("a baseline does not answer")

    def stop(self):
        stop(self.process)


class Browser:
    def __init__(self, port, cookie=""):
        self.port = port
        self.cookie = cookie

    def ask(self, method, path, fields=None):
        headers = {"Cookie": self.cookie, "Sec-Fetch-Site": "same-origin"}
        if fields is not None:
            headers["Content-Type"] = "application/x-www-form-urlencoded"
        # The house closes a connection that says nothing for a while, as it does during the measurements.
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)
        connection.request(method, path, urllib.parse.urlencode(fields or []), headers)
        answer = connection.getresponse()
        answer.text = answer.read().decode()
        if answer.getheader("Set-Cookie"):
            self.cookie = answer.getheader("Set-Cookie").split(";")[0]
        return answer


def load(port, path, kind="list", clients=READERS, **environment):
    """Asks for the same page, or makes orders, with so many clients at once."""
    words = ["wrk", f"-t{min(clients, 2)}", f"-c{clients}", f"-d{SECONDS}s", "-s", str(ROOT / "Benchmarks/load.lua"),
             f"http://127.0.0.1:{port}{path}"]
    settings = {"BENCH_REQUEST": kind, **{f"BENCH_{name.upper()}": value for name, value in environment.items()}}
    output = subprocess.run(
        words, env={**os.environ, **settings}, capture_output=True, text=True, check=True).stdout
    result = json.loads(output.strip().splitlines()[-1])
    if result["failed"] or not result["requests"]:
        sys.exit(f"{path}: {result['failed']} of {result['requests']} requests failed")
    result["rate"] = result["requests"] / result["seconds"]
    return result


def measured(*words, **environment):
    return median(lambda: load(*words, **environment), key=lambda result: result["rate"])


def write_content(file):
    """A shop of the size that the figures speak of, in the product's own import format."""
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
    for number in range(ORDERS):
        customer = chance.choice(customers)
        # The last two years, up to now.
        day = time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(time.time() - (ORDERS - number) * 1_300))
        orders.append({
            "id": new_id(), "code": f"{day[:4]}-{number + 1:05}", "placed_at": day, "customer_id": customer["id"],
            "customer_name": customer["name"], "customer_address": customer["address"], "state": chance.choice(states),
            "lines": [
                {"product_id": product["id"], "product_name": product["name"], "quantity": chance.randint(1, 9),
                 "unit_price": product["price"]} for product in chance.sample(products, chance.randint(1, 5))]})
    document = {"format": "sobremesa-orders", "version": 1, "currency": "EUR", "customers": customers,
                "products": products, "orders": orders}
    pathlib.Path(file).write_text(json.dumps(document))
    return customers, products


def furnish(folder):
    """A house with somebody in it and the content imported by the product's own command."""
    house = House(f"{folder}/data")
    browser = Browser(house.port)
    answer = browser.ask("POST", house.read(r"(/welcome/\S+)"), [("name", "Marta"), ("space", "Home"), ("language", "en")])
    space = re.match(r"/s/[0-9a-f-]+", answer.getheader("Location")).group(0)
    house.stop()
    customers, products = write_content(f"{folder}/content.json")
    started = time.monotonic()
    subprocess.run(
        [f"{OPTIONS.build}/sobremesa", "import", "orders", f"{folder}/content.json", "--data", f"{folder}/data"],
        check=True, stdout=subprocess.DEVNULL)
    imported = time.monotonic() - started
    pathlib.Path(f"{folder}/customers").write_text("\n".join(customer["id"] for customer in customers))
    pathlib.Path(f"{folder}/products").write_text("\n".join(product["id"] for product in products))
    return browser.cookie, space, customers, products, imported


def note_order(browser, space, customers, products):
    order, operation = new_id(), new_id()
    fields = [("operation", operation), ("code", "template"), ("suggested", ""), ("date", "2026-11-21T10:30"),
              ("customer", customers[0]["id"]), ("state", "confirmed")]
    for product in products[:3]:
        line = new_id()
        fields += [("line", line), (f"product-{line}", product["id"]), (f"quantity-{line}", "3"), (f"price-{line}", "2.80")]
    answer = browser.ask("POST", f"{space}/orders/orders/drafts/{order}", fields)
    assert answer.status == 303, answer.text
    return order, operation


def begin_order(browser, space):
    """An order's form with one line, not saved yet: its pickers can be opened."""
    draft, line = new_id(), new_id()
    answer = browser.ask("POST", f"{space}/orders/orders/drafts/{draft}", [("draft", ""), ("line", line)])
    assert answer.status < 400, answer.text
    return draft, line


def start_up(folder):
    """Seconds from starting the program to its first answer."""

    def once():
        house = House(f"{folder}/data")
        Browser(house.port).ask("GET", "/sign-in")
        took = time.monotonic() - house.started
        house.stop()
        return took

    return statistics.median(once() for _ in range(3 * RUNS))


def bare_loop(folder, order, operation):
    """The same rows, one commit an order, on a copy of the same database."""

    def once():
        shutil.copy(f"{folder}/data/sobremesa.sqlite", f"{folder}/loop.sqlite")
        output = subprocess.run(
            [f"{OPTIONS.build}/Baselines", "loop", "--database", f"{folder}/loop.sqlite", "--order", order, "--operation",
             operation, "--seconds", str(SECONDS)], check=True, capture_output=True, text=True).stdout
        return float(output)

    return median(once)


def lists(space, customer, order, draft, line):
    return {
        "customers": f"{space}/orders/customers",
        "customers, a word": f"{space}/orders/customers?q=martinez",
        "customers, a letter": f"{space}/orders/customers?q=z",
        "products": f"{space}/orders/products",
        "products, a word": f"{space}/orders/products?q=casa",
        "orders": f"{space}/orders/orders",
        "orders, a word": f"{space}/orders/orders?q=martinez",
        "orders, no hit": f"{space}/orders/orders?q=xxxxxx",
        "orders, beside one": f"{space}/orders/orders/{order}",
        "a customer": f"{space}/orders/customers/{customer}",
        "to prepare": f"{space}/orders/orders/preparation",
        "customer picker": f"{space}/orders/orders/drafts/{draft}/customer",
        "product picker": f"{space}/orders/orders/drafts/{draft}/product/{line}",
    }


def measure(folder):
    figures = {}
    say(f"{CUSTOMERS} customers, {PRODUCTS} products, {ORDERS} orders …")
    cookie, space, customers, products, figures["import_seconds"] = furnish(folder)
    house = House(f"{folder}/data")
    browser = Browser(house.port, cookie)
    order, operation = note_order(browser, space, customers, products)
    house.stop()
    say("start-up …")
    figures["start_up_seconds"] = start_up(folder)

    hello = Baseline("hello")
    say("bare hello …")
    figures["hello"] = measured(hello.port, "/")
    hello.stop()
    bare = Baseline("list", "--database", f"{folder}/data/sobremesa.sqlite")
    say("bare list …")
    figures["bare_list"] = measured(bare.port, "/")
    bare.stop()
    say("bare loop …")
    figures["bare_loop_rate"] = bare_loop(folder, order, operation)

    house = House(f"{folder}/data")
    browser = Browser(house.port, cookie)
    page = f"{space}/orders/orders"
    answer = browser.ask("GET", page)
    assert answer.status == 200 and answer.text.count("<li") >= 50, answer.status
    say("list …")
    figures["list"] = measured(house.port, page, cookie=cookie)
    figures["list_bytes"] = len(answer.text.encode())
    figures["unchanged"] = measured(house.port, page, cookie=cookie, etag=answer.getheader("ETag"))
    say("each list …")
    figures["lists"] = {}
    for name, path in lists(space, customers[0]["id"], order, *begin_order(browser, space)).items():
        answer = browser.ask("GET", path)
        assert answer.status == 200, f"{path}: {answer.status}"
        figures["lists"][name] = measured(house.port, path, clients=1, cookie=cookie)
    # No list but a sum over all orders of a year.
    figures["report"] = measured(house.port, f"{space}/orders/orders/report", clients=1, cookie=cookie)
    say("orders …")
    making = {"kind": "order", "cookie": cookie, "space": space, "folder": folder}
    figures["orders_1"] = measured(house.port, "/", clients=1, **making)
    figures["orders_64"] = measured(house.port, "/", clients=64, **making)
    figures["memory_mb"], figures["memory_peak_mb"] = house.memory()
    house.stop()
    return figures


def promises(figures):
    """What is promised, what was measured, and whether it holds."""
    slowest = max(figures["lists"], key=lambda name: figures["lists"][name]["p95"])
    slow = figures["lists"][slowest]["p95"]
    rates = {name: figures[name]["rate"] for name in ("hello", "bare_list", "list", "unchanged", "orders_64")}
    return [
        ("list rendered / bare list", rates["list"] / rates["bare_list"], 0.5, "at least"),
        ("list unchanged (304) / hello", rates["unchanged"] / rates["hello"], 0.6, "at least"),
        ("orders of 64 clients / bare loop", rates["orders_64"] / figures["bare_loop_rate"], 1.0, "at least"),
        ("start-up to first answer, s", figures["start_up_seconds"], 0.15, "at most"),
        ("memory after the load, MB", figures["memory_mb"], 80, "at most"),
        (f"slowest list at p95, ms ({slowest})", slow, 20, "at most"),
    ]


def main():
    if OPTIONS.furnish:
        os.makedirs(OPTIONS.furnish)
        cookie, space, *_ = furnish(OPTIONS.furnish)
        return print(json.dumps({"folder": OPTIONS.furnish, "cookie": cookie, "space": space}))
    with tempfile.TemporaryDirectory(prefix="sobremesa-bench-") as folder:
        figures = measure(folder)
    kept = True
    table = []
    for name, value, bound, sense in promises(figures):
        holds = value >= bound if sense == "at least" else value <= bound
        kept = kept and holds
        table.append({"name": name, "value": value, "bound": bound, "sense": sense, "holds": holds})
    if OPTIONS.json:
        print(json.dumps({"figures": figures, "promises": table}, indent=2))
    else:
        show(figures, table)
    sys.exit(0 if kept else 1)


def show(figures, table):
    row = "{:<34} {:>9} {:>8} {:>8} {:>8}".format
    print(row("", "per s", "p50 ms", "p95 ms", "p99 ms"))

    def line(name, figure):
        print(row(name, f"{figure['rate']:.0f}", *(f"{figure[key]:.2f}" for key in ("p50", "p95", "p99"))))

    for name, key in [("bare hello, 16 clients", "hello"), ("bare list, 16 clients", "bare_list"),
                      ("list of 50 orders, 16 clients", "list"), ("the same, unchanged (304)", "unchanged"),
                      ("orders of 3 lines, 1 client", "orders_1"), ("orders of 3 lines, 64 clients", "orders_64")]:
        line(name, figures[key])
    print(row("bare loop, one commit an order", f"{figures['bare_loop_rate']:.0f}", "", "", ""))
    for name, figure in figures["lists"].items():
        line(f"  {name}, 1 client", figure)
    line("  report of a year, 1 client", figures["report"])
    print(f"memory at most {figures['memory_peak_mb']:.0f} MB; import of everything {figures['import_seconds']:.1f} s; "
          f"the list's page has {figures['list_bytes'] / 1024:.0f} kB\n")
    for promise in table:
        print(f"{'kept  ' if promise['holds'] else 'BROKEN'} {promise['name']}: {promise['value']:.2f} "
              f"({promise['sense']} {promise['bound']})")


main()
