"""WebKit, which iPhones run, driven by its own driver: WebKitGTK's small browser on a screen that nobody sees."""

import base64
import glob
import json
import os
import pathlib
import shutil
import socket
import subprocess
import tempfile
import time
import urllib.error
import urllib.request

from house import free_port
from person import PATIENCE

DRIVER = shutil.which("WebKitWebDriver")
BROWSER = next(iter(glob.glob("/usr/lib/*/webkit2gtk-4.*/MiniBrowser")), None)
SCREEN = shutil.which("Xvfb")

# As WebDriver names the reference of an element.
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
ENTER = "\ue007"

# What the driver says of a page that has gone, of an element that has, and of one on a page that is not shown yet.
LEFT = {"no such frame", "stale element reference", "element not interactable"}


class Left(Exception):
    """It was there a moment ago, or will be in a moment."""


class HiddenScreen:
    """A screen that nobody sees, and a home for one browser on it."""

    def __init__(self):
        # What the browser has begun to write there goes on for a moment after its end.
        self.folder = tempfile.TemporaryDirectory(prefix="sobremesa-webkit-", ignore_cleanup_errors=True)
        settings = pathlib.Path(self.folder.name, "gtk-3.0", "settings.ini")
        settings.parent.mkdir()
        # No page glides: a finger comes down where it aims.
        settings.write_text("[Settings]\ngtk-enable-animations=0\n")
        reading, writing = os.pipe()
        self.screen = subprocess.Popen(
            [SCREEN, "-displayfd", str(writing), "-screen", "0", "500x1000x24", "-nolisten", "tcp"], pass_fds=[writing],
            stderr=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as number:
            display = f":{number.readline().strip()}"
        homes = {name: self.folder.name for name in ["HOME", "XDG_RUNTIME_DIR", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_CONFIG_HOME"]}
        self.surroundings = os.environ | homes | {"DISPLAY": display, "GDK_BACKEND": "x11", "LIBGL_ALWAYS_SOFTWARE": "1"}
        self.program = None

    def run(self, *words):
        self.program = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=self.surroundings)
        return self.program

    def close(self):
        for process in filter(None, [self.program, self.screen]):
            process.terminate()
            process.wait(timeout=10)
        self.folder.cleanup()


class WebKit:
    """One window. What is not there yet is waited for by the browser itself."""

    def __init__(self):
        self.screen = HiddenScreen()
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.driver = self.screen.run(DRIVER, f"--port={self.port}")
        self.has_window = False

    def open(self):
        self.wait_for_driver()
        # The driver never finds anything on a page that a service worker has answered.
        options = {"binary": BROWSER, "args": ["--automation", "--features=-ServiceWorkers"]}
        capabilities = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
        session = self.ask("POST", "/session", {"capabilities": capabilities})
        self.address += f"/session/{session['sessionId']}"
        self.has_window = True
        self.ask("POST", "/timeouts", {"implicit": PATIENCE, "pageLoad": PATIENCE})
        self.ask("POST", "/window/rect", {"width": 390, "height": 844})

    def close(self):
        if self.has_window:
            self.ask("DELETE", "")
        self.screen.close()

    def wait_for_driver(self):
        """It says nothing when it is ready."""
        while self.driver.poll() is None:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
        raise RuntimeError(f"the driver ended with {self.driver.returncode}")

    def ask(self, method, path, said=None):
        body = json.dumps(said or {}).encode() if method == "POST" else None
        request = urllib.request.Request(
            self.address + path, data=body, method=method, headers={"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)["value"]
        except urllib.error.HTTPError as refusal:
            fault = json.load(refusal)["value"]["error"]
            kind = Left if fault in LEFT else AssertionError
            raise kind(f"{path} {said}: {fault}") from refusal

    def go(self, address):
        self.ask("POST", "/url", {"url": address})

    def go_back(self):
        self.ask("POST", "/back")

    def go_forward(self):
        self.ask("POST", "/forward")

    def reload(self):
        self.ask("POST", "/refresh")

    def find(self, selector):
        """The first element that fits, once it is there."""
        kind = "xpath" if selector.startswith("//") else "css selector"
        return f"/element/{self.ask('POST', '/element', {'using': kind, 'value': selector})[ELEMENT]}"

    def see(self, selector):
        self.touch(selector, "GET", "/displayed")

    def tap(self, selector):
        self.touch(selector, "POST", "/click")

    def type(self, selector, text):
        self.touch(selector, "POST", "/value", {"text": text})

    def value(self, selector):
        """What stands in a field."""
        return self.touch(selector, "GET", "/property/value")

    def touch(self, selector, *request):
        """Looks again when the page was on its way out or in, or has brought itself up to date meanwhile."""
        end = time.monotonic() + PATIENCE / 1000
        while True:
            try:
                method, path, *said = request
                return self.ask(method, self.find(selector) + path, *said)
            except Left:
                if time.monotonic() > end:
                    raise

    def picture(self, path):
        path.write_bytes(base64.b64decode(self.ask("GET", "/screenshot")))
