"""Several servers of one house over one PostgreSQL behind HAProxy, and people who send forms to it and note what they were told."""

import contextlib
import dataclasses
import http.client
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "Durability"))

from serving import BINARY, IS_LONG, ROOT, Browser, House, move_in, new_id  # noqa: E402,F401

HAPROXY = shutil.which("haproxy", path=f"{os.environ.get('PATH', '')}:/usr/sbin:/usr/local/sbin")
NAMES = ["one", "two", "three"]
# Of PostgreSQL, as `bin/with-postgres` says where it is.
SERVER = os.environ.get("SOBREMESA_TEST_SERVER")


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


def percentile(values, share):
    values = sorted(values)
    return values[min(len(values) - 1, int(share * len(values)))] if values else 0.0


def milliseconds(values, share):
    return f"{percentile(values, share) * 1000:.0f} ms"


def wait(what, is_so, patience=60):
    """Returns how long it took."""
    began = time.monotonic()
    while not is_so():
        assert time.monotonic() - began < patience, f"waited in vain: {what}"
        time.sleep(0.005)
    return time.monotonic() - began


def at_once(*bodies):
    """What each returns, all of them begun in the same moment."""
    gate, answers = threading.Barrier(len(bodies)), [None] * len(bodies)

    def run(number, body):
        gate.wait(60)
        answers[number] = body()

    threads = [threading.Thread(target=run, args=pair, daemon=True) for pair in enumerate(bodies)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive(), "somebody is never answered"
    return answers


class Server(House):
    """One server of the house, on a port that stays when it is started again."""

    def __init__(self, name, folder, database):
        self.name, self.number, self.folder = name, free_port(), f"{folder}/{name}"
        self.words = [
            BINARY, "serve", "--port", str(self.number), "--data", f"{folder}/{name}", "--database", database,
            "--trusted-proxy", "127.0.0.1"]
        self.start()

    def start(self):
        with open(f"{self.folder}.log", "a") as log:
            self.process = subprocess.Popen(self.words, stdout=subprocess.PIPE, stderr=log, text=True)
        self.port = int(self.read(r"listens on https?://127\.0\.0\.1:(\d+)"))

    def status(self, path="/readyz"):
        """`None` where nobody answers."""
        try:
            return Browser(self.port).get(path)[0]
        except (OSError, http.client.HTTPException):
            return None

    def enter(self, address):
        """The cookies of one more session of Marta's, whom a link of the terminal lets in."""
        text = subprocess.run(
            [BINARY, "sign-in-link", "Marta", "--data", self.folder, "--database", address], check=True, capture_output=True,
            text=True).stdout
        person = Person(self.port, {})
        assert person.send("POST", re.search(r"/enter/\S+", text).group(0))[0] == 303
        return person.cookies


def customer(name):
    """A form, sent again as it is when no answer has come."""
    return {"operation": new_id(), "id": new_id(), "name": name, "address": "Street"}


class Balancer:
    """HAProxy with the configuration of the docs, on this machine's ports and without certificates."""

    def __init__(self, folder, servers):
        self.port = free_port()
        text = (ROOT / "docs/examples/haproxy.cfg").read_text()
        text = re.sub(r"\n +bind :80\n +bind :443 .*\n +http-request redirect .*\n",
                      f"\n    bind 127.0.0.1:{self.port}\n", text)
        text = text.replace("hdr Host casa.example.org", "hdr Host 127.0.0.1")
        text = re.sub(r"\n +default-server ssl .*\n", "\n", text)
        for server, address in zip(servers, ["10.0.0.11:8443", "10.0.0.12:8443", "10.0.0.13:8443"]):
            assert address in text, address
            text = text.replace(address, f"127.0.0.1:{server.port}")
        assert "10.0.0." not in text and " ssl " not in text
        path = pathlib.Path(folder, "haproxy.cfg")
        path.write_text(text)
        subprocess.run([HAPROXY, "-c", "-q", "-f", path], check=True)
        self.process = subprocess.Popen([HAPROXY, "-db", "-q", "-f", path], stderr=subprocess.DEVNULL)
        for _ in range(200):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        sys.exit("HAProxy does not listen.")

    def close(self):
        self.process.kill()
        self.process.wait()


class Person:
    """A browser that keeps several cookies and comes back when its connection is lost."""

    def __init__(self, port, cookies):
        self.port, self.cookies, self.connection, self.text = port, dict(cookies), None, ""

    def send(self, method, path, fields=None, patience=20, kind="application/x-www-form-urlencoded"):
        """Returns the status and where it leads; what it said is kept.
        Raises what says that there was no answer."""
        headers = {"Cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        body = None
        if method == "POST":
            headers |= {"Content-Type": kind, "Sec-Fetch-Site": "same-origin"}
            body = fields if isinstance(fields, bytes) else urllib.parse.urlencode(fields or {})
        try:
            if not self.connection:
                self.connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=patience)
            self.connection.request(method, path, body, headers)
            answer = self.connection.getresponse()
            self.text = answer.read().decode()
        except (OSError, http.client.HTTPException):
            if self.connection:
                self.connection.close()
            self.connection = None
            raise
        for name, value in answer.getheaders():
            if name.lower() == "set-cookie":
                key, _, kept = value.split(";")[0].partition("=")
                self.cookies[key] = kept
        if answer.getheader("Connection") == "close":
            self.connection.close()
            self.connection = None
        return answer.status, answer.getheader("Location") or ""

    @property
    def server(self):
        return self.cookies.get("server")


def bring(person, path, name, text):
    """Sends a file as a browser does.
    Returns the status."""
    boundary = "----boundary"
    fields = "".join(
        f'--{boundary}\r\nContent-Disposition: form-data; name="{field}"\r\n\r\n{value}\r\n'
        for field, value in [("operation", new_id()), ("bad", "nothing")])
    body = (f'{fields}--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n\r\n'
            f"{text}\r\n--{boundary}--\r\n").encode()
    return person.send("POST", path, body, 120, f"multipart/form-data; boundary={boundary}")[0]


class Worker(threading.Thread):
    """Notes customers one after the other, each until it was told that it is there."""

    def __init__(self, port, cookies, space, name):
        super().__init__(daemon=True)
        self.person, self.space, self.label = Person(port, cookies), space, name
        self.acknowledged, self.under_way, self.tries, self.faults = [], None, [], []
        self.is_over = threading.Event()

    def run(self):
        number = 0
        while not self.is_over.is_set():
            number += 1
            name = f"{self.label}-{number}"
            fields = customer(name)
            self.under_way = name
            while not self.is_over.is_set():
                began, server = time.monotonic(), self.person.server
                try:
                    status, _ = self.person.send("POST", f"{self.space}/orders/customers/new", fields)
                except (OSError, http.client.HTTPException):
                    status = 0
                self.tries.append((began, time.monotonic(), server, status))
                if status == 303:
                    self.acknowledged.append(name)
                    self.under_way = None
                    break
                # Somebody in between, or the house, says that it cannot be had just now.
                if status not in (0, 502, 503, 504):
                    self.faults.append((name, status))
                time.sleep(0.05)


@contextlib.contextmanager
def working(balancer, cookies, space, clients):
    """So many people who work until what stands within is over; each has ended by then, and met nothing but servers that were away."""
    workers = [Worker(balancer.port, cookies, space, f"w{new_id()[:8]}") for _ in range(clients)]
    for worker in workers:
        worker.start()
    yield workers
    for worker in workers:
        worker.is_over.set()
    for worker in workers:
        worker.join(60)
        assert not worker.is_alive() and not worker.faults, worker.faults


@dataclasses.dataclass
class Several:
    """A house of three servers over a database of its own, and Marta, who lives there."""

    folder: str
    address: str
    servers: list
    # Of her browser, and her space.
    cookies: dict
    space: str

    def person(self, number, cookies=None):
        """A browser at one of the servers."""
        return Person(self.servers[number % len(self.servers)].port, self.cookies if cookies is None else cookies)

    def say(self, statement):
        return psql(self.address, statement)


@contextlib.contextmanager
def several(count=3):
    if not SERVER:
        sys.exit("Run it by bin/with-postgres.")
    psql(SERVER, "CREATE DATABASE several TEMPLATE template0")
    address = SERVER.replace("/postgres?", "/several?")
    with tempfile.TemporaryDirectory(prefix="sobremesa-servers-") as folder:
        servers = [Server(NAMES[0], folder, address)]
        try:
            # Whoever moves in does so before there are others.
            text, space, _, _ = move_in(servers[0])
            servers += [Server(name, folder, address) for name in NAMES[1:count]]
            time.sleep(2)
            yield Several(folder, address, servers, dict([text.split("=", 1)]), space)
        except BaseException:
            for server in servers:
                print(f"== What {server.name} said last", pathlib.Path(f"{server.folder}.log").read_text()[-2000:], sep="\n")
            raise
        finally:
            for server in servers:
                if server.is_running():
                    server.kill()


def psql(address, statement):
    return subprocess.run(
        ["psql", "-q", "-t", "-A", "-F", "\t", address, "-c", statement], check=True, capture_output=True,
        text=True).stdout.strip()


def settled(address):
    """Waits until the catalogue of wines is furnished, which gives each space a number of which no line tells."""
    for _ in range(600):
        if psql(address, "SELECT 1 FROM kit_job WHERE name = 'wines.whole' AND claimed_until IS NULL"):
            return
        time.sleep(0.2)
    sys.exit("The catalogue of wines is never furnished.")


def check(address, space, workers):
    """Everything that was acknowledged is there once, and every number of the space was given once."""
    rows = psql(address, "SELECT name FROM orders_customer WHERE name LIKE 'w%-%'").split("\n")
    assert len(rows) == len(set(rows)), "something is there twice"
    acknowledged = {name for worker in workers for name in worker.acknowledged}
    assert acknowledged <= set(rows), f"{len(acknowledged - set(rows))} acknowledged changes are lost"
    doubtful = {worker.under_way for worker in workers if worker.under_way}
    assert set(rows) <= acknowledged | doubtful, "something is there that nobody was told of"
    id = space.removeprefix("/s/")
    own = f"FROM kit_activity WHERE space_id = '{id}' AND subject_id IN (SELECT id FROM orders_customer WHERE name LIKE 'w%-%')"
    lowest, highest, twice = map(int, psql(
        address, f"SELECT MIN(sequence), MAX(sequence), COUNT(*) - COUNT(DISTINCT sequence) {own}").split("\t"))
    assert twice == 0, "a number of the space was given twice"
    told = int(psql(address, f"""
        SELECT COUNT(DISTINCT sequence) FROM kit_activity
        WHERE space_id = '{id}' AND sequence BETWEEN {lowest} AND {highest}"""))
    assert told == highest - lowest + 1, f"{highest - lowest + 1 - told} numbers of the space are missing"
    return len(acknowledged)
