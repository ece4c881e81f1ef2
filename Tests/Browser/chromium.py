"""The browser of all journeys that one worker walks, and what ends a journey that waits for something that never comes."""

import os
import pathlib
import signal
import threading

from house import BINARY

# How the programs are called that play the browser's part in a journey, or the house's. What drives the browser goes on.
PLAYERS = ("chromium", pathlib.Path(BINARY).name[:15], "MiniBrowser", "WebKit", "Xvfb")


class Chromium:
    """Is launched when somebody first needs it, and again after it has ended."""

    def __init__(self, playwright):
        self.playwright = playwright
        self.browser = None

    @property
    def browser_type(self):
        return self.playwright.chromium

    def new_context(self, **options):
        if not self.browser or not self.browser.is_connected():
            self.browser = self.browser_type.launch(executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"])
        return self.browser.new_context(**options)

    def close(self):
        if self.browser and self.browser.is_connected():
            self.browser.close()


class Limit:
    """Within a block: what is not over after so many seconds loses its browser and its house, whatever waits for them hears of it, and
    the journey fails where it stands. What a page evaluates and what a program prints has no end of its own."""

    def __init__(self, seconds):
        self.timer = threading.Timer(seconds, end_players)
        self.timer.daemon = True

    def __enter__(self):
        self.timer.start()

    def __exit__(self, *_):
        self.timer.cancel()


def end_players():
    for process in descendants(os.getpid()):
        if name_of(process).startswith(PLAYERS):
            try:
                os.kill(process, signal.SIGKILL)
            except ProcessLookupError:
                pass


def descendants(process):
    children = {}
    for folder in pathlib.Path("/proc").iterdir():
        if folder.name.isdigit() and (parent := parent_of(folder.name)):
            children.setdefault(parent, []).append(int(folder.name))
    waiting, found = [process], []
    while waiting:
        found += (young := children.get(waiting.pop(), []))
        waiting += young
    return found


def parent_of(process):
    try:
        return int(pathlib.Path("/proc", process, "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return None


def name_of(process):
    try:
        return pathlib.Path("/proc", str(process), "comm").read_text()
    except OSError:
        return ""
