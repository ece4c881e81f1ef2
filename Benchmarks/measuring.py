"""What the benchmarks share: the programs they measure, somebody who asks them, and the promises at the end."""

import argparse
import atexit
import dataclasses
import http.client
import json
import os
import pathlib
import queue
import re
import select
import signal
import socket
import statistics
import subprocess
import sys
import threading
import time
import urllib.parse
import uuid

ROOT = pathlib.Path(__file__).resolve().parents[1]


def options(name, about):
    """A parser with what every benchmark can be told. `about` is the benchmark's own description."""
    parser = argparse.ArgumentParser(prog=f"bin/bench {name}".strip(), description=about.split("\n")[0])
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    parser.add_argument("--build", default=str(ROOT / ".build/release"), help="where the release build lies")
    return parser


def say(text):
    print(text, file=sys.stderr, flush=True)


class Program:
    """One that runs until it is stopped, and what it says meanwhile."""

    def __init__(self, *words):
        self.started = time.monotonic()
        self.process = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
        atexit.register(self.process.kill)

    def read(self, pattern):
        for line in self.process.stdout:
            found = re.search(pattern, line)
            if found:
                return found.group(1)
        sys.exit(f"{self.process.args[0]} ended before it said {pattern}")

    def memory(self):
        """Resident megabytes: now, and at the most so far."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return [int(re.search(rf"{name}:\s+(\d+)", status).group(1)) / 1024 for name in ("VmRSS", "VmHWM")]

    def cpu_seconds(self):
        """What it has used of the processors so far, in all its threads."""
        stat = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=20)


class House(Program):
    """The product, serving a folder."""

    def __init__(self, build, folder):
        super().__init__(f"{build}/sobremesa", "serve", "--port", "0", "--data", str(folder))
        self.port = int(self.read(r"listens on http://127\.0\.0\.1:(\d+)"))

    def move_in(self, space="Home", language="en"):
        """The first person's browser, and the address of their space."""
        browser = Browser(self.port)
        browser.post(self.read(r"(/welcome/\S+)"), name="Marta", space=space, language=language)
        start, _ = browser.get("/")
        return browser, re.match(r"/s/[0-9a-f-]+", start.getheader("Location")).group(0)


class Baseline(Program):
    """The same work with nothing around it."""

    def __init__(self, build, *words):
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = probe.getsockname()[1]
        super().__init__(f"{build}/Baselines", *words, "--port", str(self.port))
        self.read("(ready)")


class Browser:
    """One connection that stays open, and a cookie."""

    def __init__(self, port, cookie=""):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.cookie = cookie

    def expect(self, method, path, body=None, headers=None):
        """The answer, which is no refusal, and the milliseconds until all of it was there."""
        answer, took = self.ask(method, path, body, headers)
        if answer.status >= 400:
            sys.exit(f"{method} {path}: {answer.status} {answer.text[:300]}")
        return answer, took

    def ask(self, method, path, body=None, headers=None):
        """The answer and the milliseconds until all of it was there."""
        # The house closes a connection that says nothing for a while.
        if self.connection.sock is None or is_closed(self.connection.sock):
            self.connection.close()
            self.connection.connect()
        started = time.perf_counter()
        self.connection.request(
            method, path, body, {"Cookie": self.cookie, "Sec-Fetch-Site": "same-origin"} | (headers or {}))
        answer = self.connection.getresponse()
        answer.text = answer.read().decode()
        took = (time.perf_counter() - started) * 1000
        if answer.getheader("Set-Cookie"):
            self.cookie = answer.getheader("Set-Cookie").split(";")[0]
        return answer, took

    def get(self, path):
        return self.expect("GET", path)

    def has(self, path):
        """Whether there is such a page."""
        return self.ask("GET", path)[0].status < 400

    def post(self, path, pairs=(), **fields):
        """Sends a form: pairs where a name may come twice, fields where it does not."""
        body = urllib.parse.urlencode([*pairs, *fields.items()])
        return self.expect("POST", path, body, {"Content-Type": "application/x-www-form-urlencoded"})

    def upload(self, path, name, content):
        boundary = uuid.uuid4().hex
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n\r\n'
        return self.expect(
            "POST", path, f"{head}{content}\r\n--{boundary}--\r\n".encode(),
            {"Content-Type": f"multipart/form-data; boundary={boundary}"})

    def times(self, path, count):
        """The milliseconds of each of so many requests for a page."""
        return [self.get(path)[1] for _ in range(count)]


class Follower:
    """Somebody else's open screen: hears of each change of a space."""

    def __init__(self, port, cookie, space):
        self.changes = queue.Queue()
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        connection.request("GET", f"{space}/live", headers={"Cookie": cookie, "Accept": "text/event-stream"})
        self.stream = connection.getresponse()
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in self.stream:
            if line.strip() == b"event: change":
                self.changes.put(time.perf_counter())

    def wait(self):
        self.changes.get(timeout=10)


def is_closed(connection):
    """Nothing is under way, so what can be read is the end."""
    return bool(select.select([connection], [], [], 0)[0])


def p95(times):
    return statistics.quantiles(times, n=20)[-1]


@dataclasses.dataclass
class Promise:
    """What is promised, what was measured, and its bound."""

    name: str
    value: float
    bound: float
    sense: str = "at most"

    @property
    def is_kept(self):
        return self.value >= self.bound if self.sense == "at least" else self.value <= self.bound


def conclude(as_json, figures, promises, show=lambda: None):
    """Prints everything, as JSON or as text that `show` begins, and ends with 1 when a promise is not kept."""
    if as_json:
        listed = [dataclasses.asdict(promise) | {"holds": promise.is_kept} for promise in promises]
        print(json.dumps({"figures": figures, "promises": listed}, indent=2))
    else:
        show()
        for each in promises:
            print(f"{'kept  ' if each.is_kept else 'BROKEN'} {each.name}: {each.value:.2f} ({each.sense} {each.bound})")
    sys.exit(0 if all(promise.is_kept for promise in promises) else 1)
