"""A running house for the browser tests: the real binary on a free port, with a database of its own."""

import os
import pathlib
import re
import signal
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BINARY = os.environ.get("SOBREMESA_BINARY", str(ROOT / ".build/debug/sobremesa"))


class House:
    """Serves an empty database until it is closed. `welcome` is the one-time link that it printed."""

    def __init__(self, demo=False):
        self.folder = tempfile.TemporaryDirectory(prefix="sobremesa-browser-")
        command = [BINARY, "serve", "--port", "0", "--data", self.folder.name] + (["--demo"] if demo else [])
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        self.address = self.read(r"listens on (http://\S+)")
        self.welcome = self.read(r"(http://\S+/welcome/\S+)")

    def read(self, pattern):
        for line in self.process.stdout:
            found = re.search(pattern, line)
            if found:
                return found.group(1)
        raise RuntimeError(f"the house ended with {self.process.wait()} before it said {pattern}")

    def close(self):
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(timeout=10)
        self.folder.cleanup()
        return code
