"""A running house for the browser tests: the real binary on a free port, with a database of its own."""

import fcntl
import os
import pathlib
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("SOBREMESA_BINARY", str(ROOT / ".build/debug/sobremesa"))


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def beginning():
    """A database in which nobody lives yet and the wines that come with the program are, which a debug build takes seconds
    for. Made once for each build of it."""
    build = os.stat(BINARY)
    kept = pathlib.Path(tempfile.gettempdir(), f"sobremesa-beginning-{build.st_mtime_ns}-{build.st_size}.sqlite")
    with open(kept.with_suffix(".lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not kept.exists():
            house = House(begins=False)
            path = pathlib.Path(house.folder.name, "sobremesa.sqlite")
            while not starter_is_in(path):
                time.sleep(0.05)
            # With what its log still holds.
            with sqlite3.connect(path) as database, sqlite3.connect(kept.with_suffix(".part")) as copy:
                database.backup(copy)
            kept.with_suffix(".part").rename(kept)
            house.stop()
            house.folder.cleanup()
    return kept


def starter_is_in(path):
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        try:
            return database.execute("SELECT 1 FROM wines_catalogue WHERE starter > 0").fetchone() is not None
        except sqlite3.OperationalError:
            return False


class House:
    """Serves a database in which nobody lives until it is closed. `welcome` is the one-time link that it printed.

    `named` for a house that knows its own address, `localhost`: passkeys are tied to names. `url` for one that people
    elsewhere reach by it; the tests go on using the address on which it listens. `like` is a database in which somebody lives.
    """

    def __init__(self, demo=False, named=False, flags=(), url=None, binary=BINARY, begins=True, like=None):
        self.place = ["--port", str(free_port())] if named else ["--port", "0"]
        self.named = f"http://localhost:{self.place[1]}" if named else None
        if self.named or url:
            self.place += ["--url", self.named or url]
        self.folder = tempfile.TemporaryDirectory(prefix="sobremesa-browser-")
        self.log = pathlib.Path(self.folder.name, "log")
        # What lets somebody in, as far as the tests have seen it: cookies, links, passwords.
        self.secrets = set()
        if like or begins and binary == BINARY:
            shutil.copy(like or beginning(), pathlib.Path(self.folder.name, "sobremesa.sqlite"))
        self.start([*flags, *(["--demo"] if demo else [])], binary)
        self.welcome = None if like else self.read(r"(https?://\S+/welcome/\S+)")

    def start(self, flags=(), binary=BINARY):
        command = [binary, "serve", *self.place, "--data", self.folder.name, "--log-requests", *flags]
        with open(self.log, "a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        self.address = self.read(r"listens on (https?://\S+)")
        if self.named:
            self.address = self.named

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(timeout=10)

    def command(self, *words):
        """What the program prints when it is asked for something at the terminal."""
        return subprocess.run(
            [BINARY, *words, "--data", self.folder.name], check=True, capture_output=True, text=True).stdout.strip()

    def read(self, pattern):
        for line in self.process.stdout:
            found = re.search(pattern, line)
            if found:
                return found.group(1)
        raise RuntimeError(f"the house ended with {self.process.wait()} before it said {pattern}")

    def close(self):
        code = self.stop()
        log = self.log.read_text()
        self.folder.cleanup()
        assert "route=" in log or not self.secrets
        assert [secret for secret in self.secrets if secret in log] == []
        return code
