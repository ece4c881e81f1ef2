#!/usr/bin/env python3
"""Measures what somebody waits for as a shop grows to ten times its orders: each list and each search of it, one page after the
other over one connection. Exit code 1 when a promise is not kept. `--json` prints the figures for a program, `--quick` grows to
a tenth of it."""

import os
import random
import tempfile
import time

from measuring import Browser, House, Promise, conclude, options, p95, say
from shop import ORDERS, begin_order, filled, furnish, lists, note_order

READS = 200
LIST_P95, REPORT_P95, ACCOUNTS_P95, GROWTH = 10, 30, 300, 1.5

arguments = options("growth", __doc__)
arguments.add_argument("--quick", action="store_true", help="grow to a tenth of it; for a look")
OPTIONS = arguments.parse_args()
SMALL = ORDERS // 10 if OPTIONS.quick else ORDERS
LARGE = SMALL * 10


def measure(folder, count):
    say(f"{count} orders …")
    os.makedirs(folder)
    random.seed(2026)
    cookie, space, customers, products, imported = furnish(folder, OPTIONS.build, count)
    house = House(OPTIONS.build, f"{folder}/data")
    indexed = filled(folder)
    browser = Browser(house.port, cookie)
    order, _ = note_order(browser, space, customers, products)
    pages = lists(space, customers[0]["id"], products[0]["id"], order, *begin_order(browser, space))
    pages["orders, two words"] = f"{space}/orders/orders?q=martinez+xxxxxx"
    pages |= reports(space)
    times = {name: p95(browser.times(path, READS)) for name, path in pages.items()}
    figures = {"times": times, "import_seconds": imported, "index_seconds": indexed, "memory_mb": house.memory()[0]}
    house.stop()
    return figures


def reports(space):
    """What is asked for now and then, of the days that are usual."""
    year = time.gmtime().tm_year
    report = f"{space}/orders/orders/report"
    return {"report": report, "report of a year": f"{report}?year={year}", "accounts": f"{report}/accounts",
            "accounts of a year": f"{report}/accounts?year={year}"}


def promises(small, large):
    def slowest(figures):
        lists = {name: time for name, time in figures["times"].items() if not name.startswith(("report", "accounts"))}
        return max(lists, key=lists.get), max(lists.values())

    # Of the bound, not of each list's own time: from 0.5 to 0.9 ms nobody waits for anything.
    (first, small_time), (last, large_time) = slowest(small), slowest(large)
    return [
        Promise(f"slowest list with {SMALL} orders at p95, ms ({first})", small_time, LIST_P95),
        Promise(f"slowest list with {LARGE} orders at p95, ms ({last})", large_time, LIST_P95 * GROWTH),
        *(Promise(f"{name} with {LARGE} orders at p95, ms", large["times"][name], REPORT_P95)
          for name in large["times"] if name.startswith("report")),
        # They add up each order of their days, as its note does: of a year it is told, and nothing is promised.
        Promise(f"accounts of thirty days with {LARGE} orders at p95, ms", large["times"]["accounts"], ACCOUNTS_P95),
    ]


def show(small, large):
    row = "{:<24} {:>12} {:>12} {:>8}".format
    print(row("p95 in ms", f"{SMALL} orders", f"{LARGE}", "times"))
    for name, time in small["times"].items():
        print(row(name, f"{time:.2f}", f"{large['times'][name]:.2f}", f"{large['times'][name] / time:.1f}"))
    for name in ("import_seconds", "index_seconds", "memory_mb"):
        print(row(name.replace("_", ", "), f"{small[name]:.0f}", f"{large[name]:.0f}", ""))
    print()


def main():
    with tempfile.TemporaryDirectory(prefix="sobremesa-bench-") as folder:
        small, large = (measure(f"{folder}/{count}", count) for count in (SMALL, LARGE))
    conclude(OPTIONS.json, {"small": small, "large": large}, promises(small, large), lambda: show(small, large))


main()
