#!/usr/bin/env python3
"""Measures the house beside the same work with nothing around it, in the same run. Every figure is the median of three.

Absolute figures say little, because machines differ; the ratios are what the house promises. Exit code 1 when a promise is
not kept. `--json` prints the figures for a program, `--quick` measures for a second each while one tunes."""

import json
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

from measuring import ROOT, Baseline, Browser, Follower, House, Promise, conclude, options, p95, say
from shop import CUSTOMERS, ORDERS, PRODUCTS, begin_order, filled, furnish, lists, note_order

RUNS = 3
READERS = 16

arguments = options("", __doc__)
arguments.add_argument("--quick", action="store_true", help="measure for a second each, once; for tuning")
arguments.add_argument("--furnish", metavar="FOLDER", help="only fill a folder with the content, to look at by other means")
arguments.add_argument("--beside", metavar="BUILD", help="measure only how fast it answers, in turns with another release build")
OPTIONS = arguments.parse_args()
SECONDS = 1 if OPTIONS.quick else 5
if OPTIONS.quick:
    RUNS = 1


def median(measure, key=None):
    results = sorted((measure() for _ in range(RUNS)), key=key)
    return results[len(results) // 2]


def load(program, path, kind="list", clients=READERS, **environment):
    """Asks a program for the same page, or makes orders, with so many clients at once."""
    words = ["wrk", f"-t{min(clients, 2)}", f"-c{clients}", f"-d{SECONDS}s", "-s", str(ROOT / "Benchmarks/load.lua"),
             f"http://127.0.0.1:{program.port}{path}"]
    settings = {"BENCH_REQUEST": kind, **{f"BENCH_{name.upper()}": value for name, value in environment.items()}}
    before = program.cpu_seconds()
    output = subprocess.run(
        words, env={**os.environ, **settings}, capture_output=True, text=True, check=True).stdout
    used = program.cpu_seconds() - before
    result = json.loads(output.strip().splitlines()[-1])
    if result["failed"] or not result["requests"]:
        sys.exit(f"{path}: {result['failed']} of {result['requests']} requests failed")
    result["rate"] = result["requests"] / result["seconds"]
    result["cpu_ms"] = used * 1000 / result["requests"]
    return result


def measured(*words, **environment):
    return median(lambda: load(*words, **environment), key=lambda result: result["rate"])


def seen_elsewhere(port, browser, space, customers, products):
    """Milliseconds from sending an order to having the list with it on another screen."""
    follower, other = Follower(port, browser.cookie, space), Browser(port, browser.cookie)

    def once():
        started = time.perf_counter()
        note_order(browser, space, customers, products)
        follower.wait()
        other.get(f"{space}/orders/orders")
        return (time.perf_counter() - started) * 1000

    return p95([once() for _ in range(100)])


def start_up(folder):
    """Seconds from starting the program to its first answer."""

    def once():
        house = House(OPTIONS.build, f"{folder}/data")
        Browser(house.port).get("/sign-in")
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


def measure(folder):
    figures = {}
    say(f"{CUSTOMERS} customers, {PRODUCTS} products, {ORDERS} orders …")
    cookie, space, customers, products, figures["import_seconds"] = furnish(folder, OPTIONS.build)
    house = House(OPTIONS.build, f"{folder}/data")
    figures["index_seconds"] = filled(folder)
    browser = Browser(house.port, cookie)
    order, operation = note_order(browser, space, customers, products)
    house.stop()
    say("start-up …")
    figures["start_up_seconds"] = start_up(folder)

    hello = Baseline(OPTIONS.build, "hello")
    say("bare hello …")
    figures["hello"] = measured(hello, "/")
    hello.stop()
    bare = Baseline(OPTIONS.build, "list", "--database", f"{folder}/data/sobremesa.sqlite")
    say("bare list …")
    figures["bare_list"] = measured(bare, "/")
    bare.stop()
    say("bare loop …")
    figures["bare_loop_rate"] = bare_loop(folder, order, operation)

    house = House(OPTIONS.build, f"{folder}/data")
    browser = Browser(house.port, cookie)
    page = f"{space}/orders/orders"
    answer, _ = browser.get(page)
    assert answer.status == 200 and answer.text.count("<li") >= 50, answer.status
    say("list …")
    figures["list"] = measured(house, page, cookie=cookie)
    figures["list_bytes"] = len(answer.text.encode())
    figures["compressed"] = measured(house, page, cookie=cookie, coding="gzip")
    # What somebody chose to see of the orders is their own and no change of the space, so that list has no ETag.
    customers_page = f"{space}/orders/customers"
    etag = browser.get(customers_page)[0].getheader("ETag")
    figures["unchanged"] = measured(house, customers_page, cookie=cookie, etag=etag)
    say("each list …")
    figures["lists"] = {}
    for name, path in lists(space, customers[0]["id"], products[0]["id"], order, *begin_order(browser, space)).items():
        assert browser.get(path)[0].status == 200, path
        figures["lists"][name] = measured(house, path, clients=1, cookie=cookie)
    # No list but a sum over all orders of a year.
    figures["report"] = measured(house, f"{space}/orders/orders/report", clients=1, cookie=cookie)
    say("orders …")
    figures["seen_p95"] = seen_elsewhere(house.port, browser, space, customers, products)
    making = {"kind": "order", "cookie": cookie, "space": space, "folder": folder}
    figures["orders_1"] = measured(house, "/", clients=1, **making)
    figures["orders_64"] = measured(house, "/", clients=64, **making)
    figures["memory_mb"], figures["memory_peak_mb"] = house.memory()
    house.stop()
    return figures


class Side:
    """One of two programs that are measured in turns, with a house of its own and the same content."""

    def __init__(self, folder, build):
        os.makedirs(folder)
        # Both draw the same chances.
        random.seed(2026)
        cookie, space, customers, products, self.imported = furnish(folder, build)
        self.house = House(build, f"{folder}/data")
        filled(folder)
        browser = Browser(self.house.port, cookie)
        order, _ = note_order(browser, space, customers, products)
        page = f"{space}/orders/orders"
        customers_page = f"{space}/orders/customers"
        etag = browser.get(customers_page)[0].getheader("ETag")
        pages = lists(space, customers[0]["id"], products[0]["id"], order, *begin_order(browser, space)) | {"report": f"{page}/report"}
        making = {"kind": "order", "cookie": cookie, "space": space, "folder": folder}
        self.asking = {
            "list, 16 clients": lambda: load(self.house, page, cookie=cookie),
            "customers, unchanged (304)": lambda: load(self.house, customers_page, cookie=cookie, etag=etag),
            **{name: lambda path=path: load(self.house, path, clients=1, cookie=cookie) for name, path in pages.items()
               if browser.has(path)},
            "orders of 3 lines, 1 client": lambda: load(self.house, "/", clients=1, **making),
            "orders of 3 lines, 64 clients": lambda: load(self.house, "/", clients=64, **making)}


def compare(folder):
    """How many answers a second this program gives for each of the other's: the median of six pairs, and their ends."""
    mine, other = Side(f"{folder}/this", OPTIONS.build), Side(f"{folder}/other", OPTIONS.beside)
    figures = {"import": {"median": other.imported / mine.imported}}
    # The other may not know every list yet.
    for name in [name for name in mine.asking if name in other.asking]:
        say(f"{name} …")
        # Whoever is second finds the machine warmer: they take turns at that, too.
        pairs = [[side.asking[name]()["rate"] for side in sides] for sides in [(mine, other), (other, mine)] * 3]
        ratios = sorted(one / two if turn % 2 == 0 else two / one for turn, (one, two) in enumerate(pairs))
        figures[name] = {"median": statistics.median(ratios), "least": ratios[0], "most": ratios[-1]}
        say(f"{name}: {figures[name]['median']:.2f}")
    figures["memory"] = {"median": mine.house.memory()[1] / other.house.memory()[1]}
    return figures


def show_compared(figures):
    row = "{:<34} {:>8} {:>8} {:>8}".format
    print(row("this program / the other", "median", "least", "most"))
    for name, figure in figures.items():
        print(row(name, *(f"{figure[key]:.2f}" if key in figure else "" for key in ("median", "least", "most"))))
    print()


def compared(figures):
    rates = {name: figure["median"] for name, figure in figures.items() if "least" in figure}
    slowest = min(rates, key=rates.get)
    return [
        Promise("answers a second, on the average of all", statistics.geometric_mean(rates.values()), 0.95, "at least"),
        Promise(f"answers a second, of each ({slowest})", rates[slowest], 0.85, "at least"),
    ]


def promises(figures):
    slowest = max(figures["lists"], key=lambda name: figures["lists"][name]["p95"])
    slow = figures["lists"][slowest]["p95"]
    rates = {name: figures[name]["rate"] for name in ("hello", "bare_list", "list", "compressed", "unchanged", "orders_64")}
    return [
        Promise("list rendered / bare list", rates["list"] / rates["bare_list"], 0.5, "at least"),
        Promise("list compressed / bare list", rates["compressed"] / rates["bare_list"], 0.5, "at least"),
        Promise("customers unchanged (304) / hello", rates["unchanged"] / rates["hello"], 0.6, "at least"),
        Promise("orders of 64 clients / bare loop", rates["orders_64"] / figures["bare_loop_rate"], 1.0, "at least"),
        Promise("an order on another's screen at p95, ms", figures["seen_p95"], 250),
        Promise("start-up to first answer, s", figures["start_up_seconds"], 0.15),
        Promise("memory after the load, MB", figures["memory_mb"], 64),
        Promise(f"slowest list at p95, ms ({slowest})", slow, 10),
    ]


def main():
    if OPTIONS.furnish:
        os.makedirs(OPTIONS.furnish)
        cookie, space, *_ = furnish(OPTIONS.furnish, OPTIONS.build)
        return print(json.dumps({"folder": OPTIONS.furnish, "cookie": cookie, "space": space}))
    with tempfile.TemporaryDirectory(prefix="sobremesa-bench-") as folder:
        if OPTIONS.beside:
            figures = compare(folder)
            return conclude(OPTIONS.json, figures, compared(figures), lambda: show_compared(figures))
        figures = measure(folder)
    conclude(OPTIONS.json, figures, promises(figures), lambda: show(figures))


def show(figures):
    row = "{:<34} {:>9} {:>8} {:>8} {:>8} {:>8}".format
    print(row("", "per s", "p50 ms", "p95 ms", "p99 ms", "CPU ms"))

    def line(name, figure):
        print(row(name, f"{figure['rate']:.0f}", *(f"{figure[key]:.2f}" for key in ("p50", "p95", "p99", "cpu_ms"))))

    for name, key in [("bare hello, 16 clients", "hello"), ("bare list, 16 clients", "bare_list"),
                      ("list of 50 orders, 16 clients", "list"), ("the same, compressed", "compressed"),
                      ("customers, unchanged (304)", "unchanged"),
                      ("orders of 3 lines, 1 client", "orders_1"), ("orders of 3 lines, 64 clients", "orders_64")]:
        line(name, figures[key])
    print(row("bare loop, one commit an order", f"{figures['bare_loop_rate']:.0f}", "", "", "", ""))
    for name, figure in figures["lists"].items():
        line(f"  {name}, 1 client", figure)
    line("  report of a year, 1 client", figures["report"])
    print(f"memory at most {figures['memory_peak_mb']:.0f} MB; import of everything {figures['import_seconds']:.1f} s, "
          f"in the indexes after another {figures['index_seconds']:.1f} s; "
          f"the list's page has {figures['list_bytes'] / 1024:.0f} kB\n")


main()
