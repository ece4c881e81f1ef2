"""A running house for the drills, and somebody who lives in it."""

import http.client
import os
import pathlib
import re
import signal
import subprocess
import sys
import time
import urllib.parse
import uuid

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("SOBREMESA_BINARY", str(ROOT / ".build/debug/sobremesa"))
IS_LONG = bool(os.environ.get("SOBREMESA_LONG"))


class House:
    def __init__(self, folder, *flags, log=None):
        started = time.monotonic()
        self.process = subprocess.Popen(
            [BINARY, "serve", "--port", "0", "--data", folder, *flags], stdout=subprocess.PIPE, stderr=log, text=True)
        self.port = int(self.read(r"listens on https?://127\.0\.0\.1:(\d+)"))
        self.ready_after = time.monotonic() - started

    def read(self, pattern):
        for line in self.process.stdout:
            found = re.search(pattern, line)
            if found:
                return found.group(1)
        sys.exit(f"the house ended before it said {pattern}")

    def descriptors(self):
        """Those of the database are not counted: a connection opens its log at its first read, and SQLite keeps a closed
        descriptor beside others for whoever opens the file next."""
        folder = f"/proc/{self.process.pid}/fd"
        targets = []
        for name in os.listdir(folder):
            try:
                targets.append(os.readlink(f"{folder}/{name}"))
            except FileNotFoundError:
                pass  # closed meanwhile
        kept = [target for target in targets if target.endswith(("/sobremesa.sqlite", "/sobremesa.sqlite-wal"))]
        assert len(kept) <= 24, f"{len(kept)} descriptors of the database"
        return len(targets) - len(kept)

    def is_running(self):
        return self.process.poll() is None

    def kill(self):
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=15)


class Browser:
    """One connection that sends forms as a browser does."""

    def __init__(self, port, cookie=None, source=None):
        self.connection = http.client.HTTPConnection(
            "127.0.0.1", port, timeout=10, source_address=(source, 0) if source else None)
        self.cookie = cookie

    def send(self, method, path, fields=None):
        """Returns the answer, and what it said."""
        headers = {"Cookie": self.cookie} if self.cookie else {}
        body = None
        if method == "POST":
            headers |= {"Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin"}
            body = urllib.parse.urlencode(fields)
        self.connection.request(method, path, body, headers)
        answer = self.connection.getresponse()
        text = answer.read().decode()
        if answer.getheader("Set-Cookie"):
            self.cookie = answer.getheader("Set-Cookie").split(";")[0]
        return answer, text

    def get(self, path):
        answer, text = self.send("GET", path)
        return answer.status, text

    def post(self, path, fields):
        answer, _ = self.send("POST", path, fields)
        return answer.status, answer.getheader("Location") or ""


def new_id():
    return str(uuid.uuid4())


def move_in(house):
    """Moves in, and notes a customer and a product. Returns the cookie, the space's address, and both ids."""
    welcome = house.read(r"(/welcome/\S+)")
    browser = Browser(house.port)
    status, _ = browser.post(welcome, [("name", "Marta"), ("space", "Home"), ("language", "en")])
    assert status == 303, status
    # Whoever has just come in is led to a way to come in again; from the start one gets home.
    answer, _ = browser.send("GET", "/")
    space = re.match(r"/s/[0-9a-f-]+", answer.getheader("Location")).group(0)
    return browser.cookie, space, *note_what_is_sold(browser, space)


def note_what_is_sold(browser, space):
    """A customer and a product of a space: both ids."""
    customer, product = new_id(), new_id()
    status, _ = browser.post(
        f"{space}/orders/customers/new", [("id", customer), ("name", "Ana"), ("address", "Street")])
    assert status == 303, status
    status, _ = browser.post(
        f"{space}/orders/products/new", [("id", product), ("name", "Bread"), ("price", "2.80"), ("description", "Loaf")])
    assert status == 303, status
    return customer, product
