#!/usr/bin/env python3
"""Measures what somebody waits for whose phone loses its signal: a tick on a list of 500 items until it is painted and on the disk,
kept pages, what is sent once there is signal, what all of it takes of the device, and what the worker adds to a page while there
is signal. Exit code 1 when a promise is not kept.
`--json` prints the figures for a program."""

import pathlib
import statistics
import sys
import tempfile
import time

from playwright.sync_api import sync_playwright

from measuring import Promise, Program, conclude, options, p95

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "Tests/Browser"))
from kept_pages import UNTIL_ROUND  # noqa: E402
from person import Person  # noqa: E402
from phone_signal import Signal  # noqa: E402

ITEMS, SHORT, TICKS = 500, 30, 100
SLOWER = 4
# How often a kept page is opened.
OPENINGS = 9
# How often a page is loaded with the worker, and without.
LOADS = 40
# A round trip of 100 ms.
WAY = 0.05
# For how long, in milliseconds.
GLANCE = 1000
# How often a day somebody comes to the house after half an hour or more.
VISITS = 4

OPTIONS = options("signal", __doc__).parse_args()

READY = "navigator.serviceWorker.ready.then(() => true)"
AHEAD = """navigator.serviceWorker.ready.then(
  each => each.active.postMessage({kind: 'ahead', address: location.href, isNow: true}))"""
UNTIL_KEPT = """async paths => {
  for (const path of paths) {
    while (!await caches.match(path, { ignoreVary: true })) await new Promise(resolve => setTimeout(resolve, 50));
  }
}"""
# When a change has come onto the disk.
WATCH = """window.stored = [];
const { add } = IDBObjectStore.prototype;
IDBObjectStore.prototype.add = function (...words) {
  this.transaction.addEventListener('complete', () => window.stored.push(performance.now()));
  return add.apply(this, words);
};"""
# From the tap to the end of the frame that shows it, and to the disk.
TICK = """async number => {
  const button = document.querySelectorAll('main .tick-button')[number];
  const start = performance.now();
  const before = window.stored.length;
  button.click();
  while (button.getAttribute('aria-pressed') !== 'true') await new Promise(resolve => setTimeout(resolve));
  await new Promise(resolve => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = resolve;
    channel.port2.postMessage(0);
  }));
  const painted = performance.now() - start;
  while (window.stored.length === before) await new Promise(resolve => setTimeout(resolve));
  return [painted, window.stored.at(-1) - start];
}"""
PAINTED = """() => new Promise(resolve => new PerformanceObserver(list => {
  const first = list.getEntriesByName('first-contentful-paint')[0];
  if (first) resolve(first.startTime);
}).observe({ type: 'paint', buffered: true }))"""
LOADED = "performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd"
WRITE = """text => {
  const field = document.querySelector('#text');
  field.value = text;
  field.form.requestSubmit();
}"""


class SampleHouse(Program):
    """One with sample content of every app, as `Person` knows houses."""

    def __init__(self, folder):
        super().__init__(f"{OPTIONS.build}/sobremesa", "serve", "--port", "0", "--data", folder, "--demo")
        self.address = self.read(r"listens on (http://\S+)")
        self.welcome = self.read(r"(https?://\S+/welcome/\S+)")
        self.secrets = set()


def lines(count):
    return [f"{number % 9 + 1} kg thing number {number} 2.35" for number in range(count)]


def make_list(marta, count):
    marta.make_list("Long", lines(count)[:200])
    address = marta.page.url
    for start in range(200, count, 200):
        marta.post(f"{address}/lines", text="\n".join(lines(count)[start:start + 200]))
    marta.page.goto(address)
    marta.wait_until_still()
    return address


def come_back(marta):
    """There is signal, as a phone tells its browser; until everything is sent."""
    marta.signal.up()
    marta.page.evaluate("dispatchEvent(new Event('online'))")
    marta.page.locator("html[data-waiting='0']").wait_for(timeout=120_000)


def ticks(marta, address):
    marta.page.goto(address)
    marta.wait_until_still()
    painted, stored = {}, {}
    for signal in ("with", "without"):
        if signal == "without":
            marta.signal.down()
        first = 0 if signal == "with" else TICKS
        times = [marta.page.evaluate(TICK, number) for number in range(first, first + TICKS)]
        painted[signal], stored[signal] = (p95(each) for each in zip(*times))
    come_back(marta)
    return {f"painted_{key}": value for key, value in painted.items()} | {f"stored_{key}": value for key, value in stored.items()}


def slow_tab(marta):
    tab = marta.context.new_page()
    marta.context.new_cdp_session(tab).send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return tab


def painted(marta, address, times=OPENINGS):
    """In tabs that have shown nothing before, on a slower machine: of several the one in the middle."""
    found = []
    for _ in range(times):
        tab = slow_tab(marta)
        tab.goto(address, wait_until="commit")
        found.append(tab.evaluate(PAINTED))
        tab.close()
    return statistics.median(found)


def painted_next(marta, address):
    """The same in a tab that shows the overview, from where it is opened."""
    tab, overview, found = slow_tab(marta), f"{marta.space}/shopping/lists", []
    for _ in range(OPENINGS):
        tab.goto(overview)
        tab.locator("html[data-waiting]").wait_for()
        tab.evaluate("address => { setTimeout(() => location.assign(address)); }", address)
        tab.wait_for_url(address, wait_until="commit")
        found.append(tab.evaluate(PAINTED))
    tab.close()
    return statistics.median(found)


def kept(marta, address):
    paths = [each.removeprefix(marta.address) for each in (address, f"{marta.space}/shopping/lists")]
    marta.page.evaluate(UNTIL_KEPT, paths)
    marta.page.goto("about:blank")
    marta.signal.down()
    figures = {"kept_cut": painted(marta, address), "kept_next": painted_next(marta, address)}
    marta.signal.up()
    marta.page.goto(address)
    marta.wait_until_still()
    marta.signal.stalled()
    figures |= {"kept_stalled": painted(marta, address, times=1), "kept_stalled_again": painted(marta, address)}
    marta.signal.up()
    return figures


def added(browser, marta, address):
    """What a page of the house takes longer by the worker, in milliseconds: of many loads in turns those in the middle. Its start
    aside: it is awake."""
    plain = Person(browser, marta.house)
    plain.context.add_cookies(marta.context.cookies())
    took = {marta: [], plain: []}
    for _ in range(LOADS + 1):
        for person, times in took.items():
            person.page.goto(address)
            times.append(person.page.evaluate(LOADED))
    plain.close()
    # The first one of each fetches what the others hold.
    with_worker, without = (statistics.median(times[1:]) for times in took.values())
    return {"loaded_with": with_worker, "loaded_without": without, "added": with_worker - without}


def sent(marta, address, count):
    marta.page.goto(address)
    marta.wait_until_still()
    marta.signal.down()
    for number in range(count):
        marta.page.evaluate(WRITE, f"something else {count} {number}")
    marta.page.locator(f"html[data-waiting='{count}']").wait_for(timeout=60_000)
    marta.signal.far(WAY)
    start = time.perf_counter()
    come_back(marta)
    marta.signal.far(0)
    return time.perf_counter() - start


def told(marta, address, weather):
    """Until the bar says so, in seconds. A page that has just changed takes a tap for what stood there before."""
    marta.page.goto(address)
    marta.wait_until_still()
    marta.page.locator("html:not([data-kept-at])").wait_for()
    marta.page.wait_for_timeout(GLANCE)
    weather()
    marta.page.locator("main .tick-button").first.click()
    start = time.perf_counter()
    marta.page.locator(".waiting-count a").wait_for()
    took = time.perf_counter() - start
    come_back(marta)
    return took


def fetched_ahead(marta):
    """What the device holds once everything is kept, in MB, and what one more round takes when nothing has changed, in kB."""
    marta.go("")
    marta.page.evaluate(READY)
    paths = marta.context.request.get(marta.space + "/kept").text().split()
    space = marta.space.removeprefix(marta.address)
    marta.page.evaluate(AHEAD)
    marta.page.evaluate(UNTIL_KEPT, paths)
    first = marta.page.evaluate(UNTIL_ROUND, [space, 0])
    usage = marta.page.evaluate("navigator.storage.estimate().then(({ usage }) => usage)") / 1e6
    before = marta.signal.answered
    marta.page.evaluate(AHEAD)
    marta.page.evaluate(UNTIL_ROUND, [space, first])
    return {"pages": len(paths), "storage": usage, "ahead": VISITS * (marta.signal.answered - before) / 1000}


def measure(folder):
    house = SampleHouse(folder)
    signal = Signal(int(house.address.rsplit(":", 1)[1]))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
        marta = Person(browser, house, signal=signal)
        marta.page.add_init_script(WATCH)
        marta.move_in()
        figures = fetched_ahead(marta)
        figures |= ticks(marta, make_list(marta, ITEMS))
        short = make_list(marta, SHORT)
        figures |= added(browser, marta, short)
        figures |= kept(marta, short)
        figures |= {f"sent_{count}": sent(marta, make_list(marta, SHORT), count) for count in (50, 200)}
        figures |= {"told_cut": told(marta, short, signal.down), "told_stalled": told(marta, short, signal.stalled)}
        browser.close()
    signal.close()
    house.stop()
    return figures


def main():
    with tempfile.TemporaryDirectory(prefix="sobremesa-bench-") as folder:
        figures = measure(folder)
    conclude(OPTIONS.json, figures, [
        Promise(f"tick on a list of {ITEMS} painted with signal at p95, ms", figures["painted_with"], 30),
        Promise(f"tick on a list of {ITEMS} on the disk with signal at p95, ms", figures["stored_with"], 30),
        Promise(f"tick on a list of {ITEMS} painted without signal at p95, ms", figures["painted_without"], 30),
        Promise(f"tick on a list of {ITEMS} on the disk without signal at p95, ms", figures["stored_without"], 30),
        Promise("page of the house longer by the worker, ms", figures["added"], 3),
        Promise(f"kept page opened from another with the line cut on a machine {SLOWER} times slower, ms", figures["kept_next"], 300),
        Promise("kept page in a new tab with the line cut, ms", figures["kept_cut"], 300),
        Promise("kept page when the line stalls, ms", figures["kept_stalled"], 1800),
        Promise("kept page while it goes on stalling, ms", figures["kept_stalled_again"], 300),
        Promise("50 changes sent at a round trip of 100 ms, s", figures["sent_50"], 8),
        Promise("200 changes sent at a round trip of 100 ms, s", figures["sent_200"], 30),
        Promise(f"{figures['pages']} pages of a space with every app on the device, MB", figures["storage"], 8),
        Promise(f"fetched ahead in {VISITS} visits when nothing has changed, kB", figures["ahead"], 30),
        Promise("until the bar says that something waits, line cut, s", figures["told_cut"], 3),
        Promise("until the bar says that something waits, line stalled, s", figures["told_stalled"], 3),
    ])


main()
