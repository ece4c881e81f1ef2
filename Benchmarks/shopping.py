#!/usr/bin/env python3
"""Measures what somebody waits for in the shop: a list of 500 items, a tick on it, one after the other over one connection,
and in Chromium the time from a tap to the frame that shows it. Exit code 1 when a promise is not kept. `--json` prints the
figures for a program."""

import re
import tempfile

from measuring import House, Promise, conclude, options, p95
from tap import tap_to_paint

ITEMS, READS, TICKS = 500, 200, 400
LIST_P95, TICK_P95, TAP_P95 = 10, 5, 30

OPTIONS = options("shopping", __doc__).parse_args()


def furnish(browser, space):
    """A long list; its address."""
    page, _ = browser.get(f"{space}/shopping/lists/new")
    identity = re.search(r'name="id" value="([^"]+)"', page.text).group(1)
    browser.post(f"{space}/shopping/lists/new", id=identity, name="Long")
    lines = [f"{number % 9 + 1} kg thing number {number} 2.35" for number in range(ITEMS)]
    for start in range(0, ITEMS, 200):
        browser.post(f"{space}/shopping/lists/{identity}/lines", text="\n".join(lines[start:start + 200]))
    return f"{space}/shopping/lists/{identity}"


def measure(folder):
    house = House(OPTIONS.build, folder)
    browser, space = house.move_in()
    page = furnish(browser, space)
    answer, _ = browser.get(page)
    # One row more stands for those that are made without signal.
    forms = [form for form in re.findall(r'action="([^"]+/purchase)"', answer.text) if "/00000000-" not in form]
    assert len(forms) == ITEMS
    figures = {
        "list_p95": p95(browser.times(page, READS)), "trip_p95": p95(browser.times(f"{page}/trip", READS)),
        "tick_p95": p95([
            browser.post(forms[number % ITEMS], bought="yes" if number % 3 else "no")[1] for number in range(TICKS)]),
        "tap_p95": tap_to_paint(f"http://127.0.0.1:{house.port}", browser.cookie, page), "list_bytes": len(answer.text)}
    house.stop()
    return figures


def main():
    with tempfile.TemporaryDirectory(prefix="sobremesa-bench-") as folder:
        figures = measure(folder)
    conclude(OPTIONS.json, figures, [
        Promise(f"list of {ITEMS} items at p95, ms", figures["list_p95"], LIST_P95),
        Promise(f"trip with {ITEMS} items at p95, ms", figures["trip_p95"], LIST_P95),
        Promise("tick at p95, ms", figures["tick_p95"], TICK_P95),
        Promise("tap to paint on that list at p95, ms", figures["tap_p95"], TAP_P95),
    ])


main()
