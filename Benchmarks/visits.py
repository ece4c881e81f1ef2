#!/usr/bin/env python3
"""Measures what somebody waits for who comes to a house over a line: the first screen of each app on a phone that knows nothing of
it, and once more; beside the barest page there is. Exit code 1 when a promise is not kept. `--beside BUILD` measures another release
build in turns, `--json` prints the figures for a program."""

import http.server
import pathlib
import statistics
import sys
import tempfile
import threading

from playwright.sync_api import sync_playwright

from line import Line
from measuring import Promise, Program, conclude, options, say

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Tests/Browser"))
from person import PHONE, Person  # noqa: E402

SLOWER = 4
# By name: kB a second, the round trip in seconds, and the seconds until the largest paint of a first visit.
LINES = {"1.6 Mbit/s, 150 ms": (200, 0.15, 0.8), "400 kbit/s, 400 ms": (50, 0.4, 2.2)}
WARM, WARM_LINE = 0.3, "1.6 Mbit/s, 150 ms"
FIRST_BYTES = 50
APPS = ["orders", "pools", "restaurant", "shopping", "wines"]

arguments = options("visits", __doc__)
arguments.add_argument("--beside", metavar="BUILD", help="another release build, measured in turns")
arguments.add_argument("--times", type=int, default=3, help="how often each screen is come to")
OPTIONS = arguments.parse_args()

WATCH = """window.painted = 0;
new PerformanceObserver(list => { window.painted = list.getEntries().at(-1).startTime; })
  .observe({ type: 'largest-contentful-paint', buffered: true });"""


class SampleHouse(Program):
    """One with sample content of every app, as `Person` knows houses, and somebody who lives in it."""

    def __init__(self, build, folder, browser):
        super().__init__(f"{build}/sobremesa", "serve", "--port", "0", "--data", folder, "--demo")
        self.address = self.read(r"listens on (http://\S+)")
        self.welcome = self.read(r"(https?://\S+/welcome/\S+)")
        self.secrets = set()
        self.line = Line(int(self.address.rsplit(":", 1)[1]))
        marta = Person(browser, self, signal=self.line)
        marta.move_in()
        self.space = marta.space
        self.screens = {app: marta.page.locator(f".springboard-app[href*='/{app}']").get_attribute("href") for app in APPS}
        # What says who comes, and nothing of what the browser has been shown.
        self.cookies = [cookie for cookie in marta.context.cookies() if cookie["name"] == "sobremesa"]
        marta.context.close()


class BarePage(http.server.BaseHTTPRequestHandler):
    """As little as a page can be, and no script: what the line, the browser and the machine take by themselves."""

    protocol_version = "HTTP/1.1"
    screens = dict.fromkeys(APPS, "/")
    cookies = []
    TEXT = b"<!doctype html><html lang=es><meta name=viewport content='width=device-width'><title>Hola</title><h1>Hola</h1>"

    @classmethod
    def serve(cls):
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), cls)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        cls.line = Line(server.server_port)
        return cls

    def do_GET(self):  # noqa: N802, a name of the library's
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(self.TEXT)))
        self.end_headers()
        self.wfile.write(self.TEXT)

    def log_message(self, *_):
        pass

    @staticmethod
    def stop():
        pass


def visit(context, house, app):
    """In a tab of its own: seconds until its largest paint, and the kB until it was loaded."""
    tab = context.new_page()
    context.new_cdp_session(tab).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    tab.add_init_script(WATCH)
    before = house.line.answered
    tab.goto(house.line.address + house.screens[app], wait_until="load")
    travelled = (house.line.answered - before) / 1000
    # What is larger may come a little later.
    tab.wait_for_timeout(1500)
    painted = tab.evaluate("painted") / 1000
    tab.close()
    return painted, travelled


def come(browser, house, app, line):
    """For the first time, and once more; with the kB that the first took."""
    context = browser.new_context(
        viewport=PHONE, has_touch=True, is_mobile=True, locale="es", reduced_motion="reduce", service_workers="allow")
    context.add_cookies(house.cookies)
    house.line.become(*line)
    first, travelled = visit(context, house, app)
    house.line.become(0, 0)
    visit(context, house, app)
    house.line.become(*line)
    again, _ = visit(context, house, app)
    house.line.become(0, 0)
    context.close()
    return {"first": first, "kB": travelled, "again": again}


def measure(folder):
    figures = {}
    builds = {"this": OPTIONS.build} | ({"other": OPTIONS.beside} if OPTIONS.beside else {})
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
        houses = {name: SampleHouse(build, f"{folder}/{name}", browser) for name, build in builds.items()}
        houses["bare"] = BarePage.serve()
        for line, (rate, round_trip, _) in LINES.items():
            say(f"{line} …")
            for app in APPS:
                found = {name: [] for name in houses}
                for turn in range(OPTIONS.times):
                    for name in sorted(houses, reverse=bool(turn % 2)):
                        found[name].append(come(browser, houses[name], app, (rate, round_trip)))
                for name, visits in found.items():
                    for key in ("first", "kB", "again"):
                        figures[f"{line}: {app}, {key}, {name}"] = statistics.median(visit[key] for visit in visits)
        browser.close()
        for house in houses.values():
            house.stop()
    return figures


def show(figures):
    row = "{:<22} {:<11} {:<6} {:>9} {:>9} {:>9}".format
    print(row("line", "app", "", "first, s", "kB", "again, s"))
    for line in LINES:
        for app in APPS:
            for name in ("this", "other", "bare") if OPTIONS.beside else ("this", "bare"):
                keys = [f"{line}: {app}, {key}, {name}" for key in ("first", "kB", "again")]
                print(row(line, app, name, *(f"{figures[key]:.2f}" for key in keys)))
    print()


def promises(figures):
    def slowest(line, key):
        return max((figures[f"{line}: {app}, {key}, this"], app) for app in APPS)

    kept = []
    for line, (*_, bound) in LINES.items():
        value, app = slowest(line, "first")
        kept.append(Promise(f"first visit, {line}, the slowest ({app}), s", value, bound))
    value, app = slowest(WARM_LINE, "again")
    kept.append(Promise(f"once more, {WARM_LINE}, the slowest ({app}), s", value, WARM))
    value, app = slowest(WARM_LINE, "kB")
    kept.append(Promise(f"first visit, the most ({app}), kB", value, FIRST_BYTES))
    return kept


def main():
    with tempfile.TemporaryDirectory(prefix="sobremesa-bench-") as folder:
        figures = measure(folder)
    conclude(OPTIONS.json, figures, promises(figures), lambda: show(figures))


main()
