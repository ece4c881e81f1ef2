"""A house with its samples, a key to it, and the way there from outside, as programs of others need it."""

import contextlib
import json
import pathlib
import sys
import tempfile
import urllib.error
import urllib.request

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parents[1]
EXAMPLES = ROOT / "docs/examples"
sys.path[:0] = [str(HERE), str(HERE.parent / "Durability")]

from everything import Person  # noqa: E402
from forwarder import Forwarder  # noqa: E402
from serving import BINARY, House  # noqa: E402


class Outside:
    def __init__(self, house):
        self.person = Person.who_moves_in(house)
        self.key, self.space = self.person.key(1), self.person.space
        self.house, self.way = f"http://127.0.0.1:{house.port}", Forwarder(house.port)
        # What a program is told; it goes by the way on which answers get lost.
        self.environment = {"SOBREMESA_URL": self.way.url, "SOBREMESA_TOKEN": self.key}

    def ask(self, path, body=None):
        """Straight, as somebody in the house."""
        data = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {self.key}"} | ({"Content-Type": "application/json"} if data else {})
        try:
            with urllib.request.urlopen(urllib.request.Request(self.house + path, data, headers), timeout=30) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            raise AssertionError(f"{path}: {refused.code} {refused.read().decode()}") from None

    def here(self, path, body=None):
        return self.ask(f"/api/spaces/{self.space}{path}", body)

    def list(self, name):
        """A new one."""
        return self.here("/shopping/lists/new", {"name": name})["id"]

    def things(self, list):
        return [item["name"] for item in self.here(f"/shopping/lists/{list}")["items"]]


@contextlib.contextmanager
def outside():
    with tempfile.TemporaryDirectory(prefix="sobremesa-outside-") as folder:
        house = House(folder, "--demo")
        try:
            there = Outside(house)
            there.folder = pathlib.Path(folder)
            yield there
            assert house.is_running() and house.stop() == 0
        finally:
            if house.is_running():
                house.kill()


__all__ = ["BINARY", "EXAMPLES", "HERE", "ROOT", "Outside", "outside"]
