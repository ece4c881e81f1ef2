#!/usr/bin/env python3
"""A crowd that wants the house for itself: live streams by the thousand, guests by the thousand, passwords made of marks, imports made
of commas. Meanwhile two hundred honest guests order their dinner from behind one address. The house must answer its health and a
signed-in page within a second all the time, stay small, and have every honest order once. A sample by default, all of it in a
long run, whose times are those of a release build (SOBREMESA_BINARY)."""

import http.client
import multiprocessing
import os
import pathlib
import re
import resource
import selectors
import socket
import sqlite3
import tempfile
import threading
import time

from serving import IS_LONG, Browser, House, move_in, new_id

STREAMS, GUESTS, PASSWORDS, DINERS = (1_500, 2_000, 40, 200) if IS_LONG else (400, 150, 8, 30)
# Connections that say nothing, from one address.
HOARD = 4_500 if IS_LONG else 100
IMPORT = 18_000_000 if IS_LONG else 500_000
# The whole drill ends by itself, in seconds.
PATIENCE = 600 if IS_LONG else 60
# What anybody may wait for an answer meanwhile, in seconds.
NOTICEABLE = 1.0
# Of resident memory, in bytes.
MEMORY = 400_000_000
# Where each of them comes from: all of this machine, and different addresses to the house.
STREAMERS, STRANGERS, GUESSERS, HOARDERS, RESTAURANT = "127.0.0.2", "127.0.0.3", "127.0.0.4", "127.0.0.5", "127.0.0.9"


def raise_descriptors():
    """For this program, which holds as many sockets. The house was started with few, and has to raise its own."""
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))


class Drill:
    """What all who take part share: when to stop, and what went wrong."""

    def __init__(self):
        self.done = threading.Event()
        self.deadline = time.monotonic() + PATIENCE
        self.faults = []
        self.threads = []

    def start(self, body, *arguments):
        def run():
            try:
                body(*arguments)
            except Exception as error:
                self.faults.append(f"{body.__name__}: {error!r}")
        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        self.threads.append(thread)
        return thread

    def answered(self, status, who):
        """No answer may be a fault of the house."""
        if status >= 500:
            self.faults.append(f"{who} were answered {status}")
        return status

    def wait(self, threads):
        for thread in threads:
            thread.join(max(0, self.deadline - time.monotonic()))
            assert not thread.is_alive(), f"the drill has not ended within {PATIENCE} s; {self.faults}"


def hold_streams(drill, port, counts):
    """Opens streams of made-up visitors; one that ends is opened again, so many times in all."""
    def connect():
        connection = socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(STREAMERS, 0))
        counts["opened"] += 1
        cookie = f"sobremesa-{reception}={new_id()}"
        connection.sendall(f"GET /r/casa/live HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n\r\n".encode())
        connection.setblocking(False)
        watch.register(connection, selectors.EVENT_READ)

    watch, reception = selectors.DefaultSelector(), counts["reception"]
    for _ in range(STREAMS):
        connect()
    while not drill.done.is_set():
        for key, _ in watch.select(timeout=0.2):
            try:
                is_open = key.fileobj.recv(65_536) != b""
            except OSError:
                is_open = False
            if not is_open:
                watch.unregister(key.fileobj)
                key.fileobj.close()
                if counts["opened"] < 2 * STREAMS:
                    connect()
    counts["held"] = len(watch.get_map())
    for key in list(watch.get_map().values()):
        key.fileobj.close()


def hoard(drill, port):
    """Opens connections and leaves them until they are closed."""
    held = []
    for _ in range(HOARD):
        connection = socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(HOARDERS, 0))
        held.append(connection)
    time.sleep(1)
    for connection in held:
        connection.close()


def join_as_guests(drill, port, link, names, counts):
    for name in names:
        status, _ = Browser(port, source=STRANGERS).post(link, [("name", name)])
        counts[drill.answered(status, "guests")] = counts.get(status, 0) + 1


def guess_passwords(drill, port, times):
    heap = "Z" + "\u0301\u0323\u0302\u0331" * 30_000
    for _ in range(times):
        body, kind = multipart([("name", "Marta"), ("password", heap)])
        drill.answered(send(port, "/sign-in", body, kind, source=GUESSERS), "passwords")


def bring_commas(drill, port, path, cookie, counts):
    content = b"id,name,address,phone,note\n" + b"," * IMPORT
    body, kind = multipart([("operation", new_id()), ("id", new_id())], ("commas.csv", content))
    started = time.monotonic()
    status = drill.answered(send(port, path, body, kind, cookie=cookie, timeout=PATIENCE), f"imports to {path}")
    counts[path] = (status, time.monotonic() - started)


def multipart(fields, file=None):
    boundary = "----crowd"
    parts = [f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
             for name, value in fields]
    if file:
        name, content = file
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="{name}"\r\n\r\n'
        parts.append(head.encode() + content + b"\r\n")
    return b"".join(parts) + f"--{boundary}--\r\n".encode(), f"multipart/form-data; boundary={boundary}"


def send(port, path, body, kind, source=None, cookie=None, timeout=30):
    connection = http.client.HTTPConnection(
        "127.0.0.1", port, timeout=timeout, source_address=(source, 0) if source else None)
    headers = {"Content-Type": kind, "Sec-Fetch-Site": "same-origin"}
    if cookie:
        headers["Cookie"] = cookie
    try:
        connection.request("POST", path, body, headers)
        answer = connection.getresponse()
        answer.read()
        return answer.status
    except (ConnectionResetError, BrokenPipeError):
        # What is too large is not read to its end.
        return 413
    finally:
        connection.close()


def dine(drill, port, dishes, numbers):
    """Reads the menu, chooses two dishes, orders them, and looks whether they were taken."""
    for number in numbers:
        diner = Browser(port, source=RESTAURANT)
        status, _ = diner.get("/r/casa/restaurant/menu")
        assert status == 200, f"the menu: {status}"
        for dish in dishes[number % 5], dishes[number % 7 + 5]:
            status, _ = diner.post(f"/r/casa/restaurant/menu/{dish}/adding", [("operation", new_id())])
            assert status == 303, f"diner {number} chose: {status}"
        live = listen(port, diner.cookie)
        _, page = diner.get("/r/casa/restaurant/order")
        total = re.search(r'name="total" value="(\d+)"', page).group(1)
        form = [("operation", new_id()), ("way", "pick_up"), ("phone", f"600{number:06}"), ("total", total)]
        status, location = diner.post("/r/casa/restaurant/order/placing", form)
        assert status == 303, f"diner {number} ordered: {status}"
        # An answer that got lost is asked for again.
        again, same = diner.post("/r/casa/restaurant/order/placing", form)
        assert (again, same) == (status, location), f"diner {number} ordered again: {again}"
        status, _ = diner.get(location)
        assert status == 200, f"diner {number} looked: {status}"
        assert is_open(live), f"diner {number} lost their stream"
        live.close()


def listen(port, cookie):
    """The stream of somebody who has chosen something."""
    connection = socket.create_connection(("127.0.0.1", port), timeout=10, source_address=(RESTAURANT, 0))
    connection.sendall(f"GET /r/casa/live HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n\r\n".encode())
    head = connection.recv(65_536)
    assert head.startswith(b"HTTP/1.1 200"), head[:100]
    connection.setblocking(False)
    return connection


def is_open(connection):
    """Whatever it said in between, an end would be the last."""
    try:
        while connection.recv(65_536):
            pass
        return False
    except BlockingIOError:
        return True


def probe(port, path, cookie, stop, results):
    """Asks for the health and for a page, each time as somebody new; in a process of its own, which waits for nobody here."""
    slowest, count, wrong = {"/healthz": 0.0, path: 0.0}, 0, []
    while not stop.is_set():
        for asked in slowest:
            started = time.monotonic()
            try:
                status, _ = Browser(port, cookie).get(asked)
            except OSError as error:
                status = repr(error)
            if status != 200:
                wrong.append(f"{asked}: {status}")
            slowest[asked] = max(slowest[asked], time.monotonic() - started)
            count += 1
        time.sleep(0.05)
    results.put((slowest, count, wrong))


def watch_memory(drill, house, counts):
    while not drill.done.is_set():
        text = pathlib.Path(f"/proc/{house.process.pid}/status").read_text()
        counts["most"] = max(counts.get("most", 0), int(re.search(r"VmRSS:\s+(\d+)", text).group(1)) * 1024)
        time.sleep(0.05)


def open_restaurant(browser, space):
    """Returns the dishes of the menu that the house begins with."""
    _, menu = browser.get(f"{space}/restaurant/menu")
    dishes = list(dict.fromkeys(re.findall(r'class="dish-add" name="dish" value="([0-9a-f-]{36})"', menu)))
    ways = [(f"way.{way}", "yes") for way in ["dine_in", "pick_up", "delivery"]]
    for path, fields in [("public", [("name", "casa"), ("language", "en"), *ways]), ("public/opening", [("open", "yes")])]:
        status, _ = browser.post(f"{space}/restaurant/desk/{path}", fields)
        assert status == 303, f"{path}: {status}"
    return dishes


def share_list(browser, space):
    """Returns the address of a link to a new shopping list."""
    items = new_id()
    status, _ = browser.post(f"{space}/shopping/lists/new", [("id", items), ("name", "Party")])
    assert status == 303, f"a list: {status}"
    _, page = browser.send(
        "POST", f"{space}/shares/shopping.help/{items}", [("id", new_id()), ("lifetime", "ever")])
    return re.search(r"/l/\w+", page).group(0)


def placed_once(folder):
    """How many honest orders are there, and that none is there twice."""
    with sqlite3.connect(f"file:{folder}/sobremesa.sqlite?mode=ro", uri=True) as database:
        rows = database.execute(
            "SELECT phone, COUNT(*), MIN(dishes) FROM restaurant_order WHERE state <> 'draft' GROUP BY phone").fetchall()
    assert len(rows) == DINERS, f"{DINERS} ordered, and {len(rows)} orders are there"
    assert all(count == 1 and dishes == 2 for _, count, dishes in rows), "an order is there twice, or in part"


def run(house, folder):
    cookie, space, _, _ = move_in(house)
    owner = Browser(house.port, cookie)
    dishes, link = open_restaurant(owner, space), share_list(owner, space)
    with sqlite3.connect(f"file:{folder}/sobremesa.sqlite?mode=ro", uri=True) as database:
        (reception,) = database.execute("SELECT id FROM kit_reception").fetchone()
    drill, port = Drill(), house.port
    streams, guests, imports, memory = {"opened": 0, "reception": reception}, {}, {}, {}
    stop, results = multiprocessing.Event(), multiprocessing.Queue()
    prober = multiprocessing.Process(
        target=probe, args=(port, f"{space}/orders/customers", cookie, stop, results), daemon=True)
    prober.start()
    watching = [drill.start(watch_memory, drill, house, memory), drill.start(hold_streams, drill, port, streams)]
    names = [f"Guest {number}" for number in range(GUESTS)]
    attacks = [drill.start(join_as_guests, drill, port, link, names[part::4], guests) for part in range(4)]
    attacks.append(drill.start(hoard, drill, port))
    attacks += [drill.start(guess_passwords, drill, port, PASSWORDS // 4) for _ in range(4)]
    attacks += [drill.start(bring_commas, drill, port, space + path, cookie, imports) for path in (
        "/orders/transfer", "/restaurant/desk/transfer", "/shopping/transfer", "/pools/fixtures/import")]
    diners = [drill.start(dine, drill, port, dishes, range(part, DINERS, 20)) for part in range(20)]
    drill.wait(diners + attacks)
    drill.done.set()
    drill.wait(watching)
    stop.set()
    slowest, count, wrong = results.get(timeout=30)
    prober.join()
    return drill, streams, guests, imports, memory, slowest, count, wrong


def main():
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(1_024, hard), hard))
    with tempfile.TemporaryDirectory(prefix="sobremesa-crowd-") as folder:
        house = House(folder)
        raise_descriptors()
        before, started = house.descriptors(), time.monotonic()
        drill, streams, guests, imports, memory, slowest, count, wrong = run(house, folder)
        took = time.monotonic() - started
        # That a stream's reader has gone shows when it is next written to, which a long run waits for.
        deadline = time.monotonic() + (60 if IS_LONG else 0)
        while house.descriptors() > before + 5 and time.monotonic() < deadline:
            time.sleep(0.2)
        left = house.descriptors() - before
        house.stop()
        placed_once(folder)
    brought = ", ".join(f"{path.split('/', 3)[-1]} {status} after {time:.1f} s" for path, (status, time) in imports.items())
    print(f"{DINERS} dinners ordered in {took:.1f} s beside {streams['opened']} streams ({streams['held']} held), "
          f"{guests} guests, {PASSWORDS} passwords and imports ({brought}); {count} probes, slowest "
          + ", ".join(f"{path.split('/')[-1]} {seconds * 1000:.0f} ms" for path, seconds in slowest.items())
          + f"; {memory['most'] / 1e6:.0f} MB; {left} descriptors more than before")
    assert not drill.faults, drill.faults
    assert not wrong, f"the house did not answer: {wrong[:5]}"
    assert max(slowest.values()) <= NOTICEABLE, "somebody had to wait"
    assert memory["most"] <= MEMORY, "the house took too much memory"
    assert guests.get(303, 0) <= 80, "one address let in more guests than it may"
    assert left <= 5 or not IS_LONG, "descriptors leaked"


if __name__ == "__main__":
    main()
