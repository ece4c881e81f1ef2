#!/usr/bin/env python3
"""Measures what somebody waits for in the shop: a list of 500 items, a tick on it, one after the other over one connection,
and in Chromium the time from a tap to the frame that shows it. Exit code 1 when a promise is not kept. `--json` prints the figures for a program."""

import argparse
import http.client
import json
import pathlib
import re
import signal
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse

from tap import tap_to_paint

ROOT = pathlib.Path(__file__).resolve().parents[1]
ITEMS, READS, TICKS = 500, 200, 400
LIST_P95, TICK_P95, TAP_P95 = 20, 5, 50

arguments = argparse.ArgumentParser(prog="bin/bench shopping", description=__doc__.split("\n")[0])
arguments.add_argument("--json", action="store_true", help="print the figures as JSON")
arguments.add_argument("--build", default=str(ROOT / ".build/release"), help="where the build lies")
OPTIONS = arguments.parse_args()


class Browser:
    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.headers = {"Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded"}

    def ask(self, method, path, **fields):
        """The answer and the milliseconds until all of it was there."""
        started = time.perf_counter()
        self.connection.request(method, path, urllib.parse.urlencode(fields) or None, self.headers)
        answer = self.connection.getresponse()
        answer.text = answer.read().decode()
        took = (time.perf_counter() - started) * 1000
        if answer.getheader("Set-Cookie"):
            self.headers["Cookie"] = answer.getheader("Set-Cookie").split(";")[0]
        assert answer.status < 400, f"{method} {path}: {answer.status}"
        return answer, took


def p95(times):
    return statistics.quantiles(times, n=20)[-1]


def furnish(browser, welcome):
    """A house with somebody in it and a long list; its address."""
    home, _ = browser.ask("POST", welcome, name="Marta", space="Home", language="en")
    space = re.match(r"/s/[0-9a-f-]+", home.getheader("Location")).group(0)
    page, _ = browser.ask("GET", f"{space}/shopping/lists/new")
    identity = re.search(r'name="id" value="([^"]+)"', page.text).group(1)
    browser.ask("POST", f"{space}/shopping/lists/new", id=identity, name="Long")
    lines = "\n".join(f"{number % 9 + 1} kg thing number {number} 2.35" for number in range(ITEMS))
    browser.ask("POST", f"{space}/shopping/lists/{identity}/lines", text=lines)
    return f"{space}/shopping/lists/{identity}"


def measure(folder):
    process = subprocess.Popen(
        [f"{OPTIONS.build}/sobremesa", "serve", "--port", "0", "--data", f"{folder}/data"], stdout=subprocess.PIPE,
        text=True)
    try:
        said = {}
        while len(said) < 2:
            line = process.stdout.readline()
            for name, pattern in (("port", r"listens on http://127\.0\.0\.1:(\d+)"), ("welcome", r"(/welcome/\S+)")):
                found = re.search(pattern, line)
                if found:
                    said[name] = found.group(1)
        browser = Browser(int(said["port"]))
        page = furnish(browser, said["welcome"])
        answer, _ = browser.ask("GET", page)
        assert answer.text.count('class="row item"') == ITEMS
        forms = re.findall(r'action="([^"]+/purchase)"', answer.text)
        lists = [browser.ask("GET", page)[1] for _ in range(READS)]
        trips = [browser.ask("GET", f"{page}/trip")[1] for _ in range(READS)]
        ticks = [
            browser.ask("POST", forms[number % ITEMS], bought="yes" if number % 3 else "no")[1] for number in range(TICKS)]
        tap = tap_to_paint(f"http://127.0.0.1:{said['port']}", browser.headers["Cookie"], page)
        return {"tap_p95": tap, "list_p95": p95(lists), "trip_p95": p95(trips), "tick_p95": p95(ticks), "list_bytes": len(answer.text)}
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=20)


def main():
    with tempfile.TemporaryDirectory(prefix="sobremesa-bench-") as folder:
        figures = measure(folder)
    promises = [
        (f"list of {ITEMS} items at p95, ms", figures["list_p95"], LIST_P95),
        (f"trip with {ITEMS} items at p95, ms", figures["trip_p95"], LIST_P95),
        ("tick at p95, ms", figures["tick_p95"], TICK_P95),
        ("tap to paint on that list at p95, ms", figures["tap_p95"], TAP_P95),
    ]
    if OPTIONS.json:
        print(json.dumps({"figures": figures, "promises": [
            {"name": name, "value": value, "bound": bound, "sense": "at most", "holds": value <= bound}
            for name, value, bound in promises]}, indent=2))
    else:
        for name, value, bound in promises:
            print(f"{'kept  ' if value <= bound else 'BROKEN'} {name}: {value:.2f} (at most {bound})")
    sys.exit(0 if all(value <= bound for _, value, bound in promises) else 1)


main()
