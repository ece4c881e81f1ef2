#!/usr/bin/env python3
"""Lets many clients send their heads, and as many their bodies, a byte at a time, while an honest visitor goes on reading.
All must be closed within 15 seconds, and the visitor must hardly notice. SOBREMESA_CLIENTS says how many of each kind (50; 500
in a long run)."""

import os
import selectors
import socket
import tempfile
import threading
import time

from serving import IS_LONG, Browser, House, move_in

CLIENTS = int(os.environ.get("SOBREMESA_CLIENTS", "500" if IS_LONG else "50"))
PATIENCE = 15
# What a visitor may wait for one page in a hundred, in seconds.
NOTICEABLE = 0.3


def connect(port, start):
    connection = socket.create_connection(("127.0.0.1", port), timeout=5)
    connection.sendall(start)
    connection.setblocking(False)
    return connection


def dribble(port, space, cookie):
    """How long it took until the last client was closed."""
    head = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: "
    body = (f"POST {space}/orders/customers/new HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: {cookie}\r\n"
            "Sec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\n"
            "Content-Length: 100000\r\n\r\nname=").encode()
    opened = time.monotonic()
    waiting = {connect(port, start) for start in [head, body] for _ in range(CLIENTS)}
    while waiting:
        assert time.monotonic() - opened < PATIENCE * 2, f"{len(waiting)} slow clients are still connected"
        time.sleep(0.25)
        for connection in list(waiting):
            try:
                connection.send(b"x")
                if connection.recv(4096) == b"":
                    waiting.discard(connection)
                    connection.close()
            except BlockingIOError:
                pass
            except OSError:
                waiting.discard(connection)
                connection.close()
    return time.monotonic() - opened


def visit(port, space, cookie, times, done):
    while not done.is_set():
        started = time.monotonic()
        status, _ = Browser(port, cookie).get(f"{space}/orders/customers")
        assert status == 200, status
        times.append(time.monotonic() - started)


def main():
    with tempfile.TemporaryDirectory(prefix="sobremesa-slow-") as folder:
        house = House(folder)
        cookie, space, _, _ = move_in(house)
        before = house.descriptors()
        times, done = [], threading.Event()
        visitor = threading.Thread(target=visit, args=(house.port, space, cookie, times, done))
        visitor.start()
        longest = dribble(house.port, space, cookie)
        done.set()
        visitor.join()
        times.sort()
        slowest = times[int(len(times) * 0.99)]
        deadline = time.monotonic() + 10
        while house.descriptors() > before + 1 and time.monotonic() < deadline:
            time.sleep(0.2)
        assert house.descriptors() <= before + 1, f"{before} descriptors became {house.descriptors()}"
        house.stop()
        print(f"{CLIENTS} slow heads and {CLIENTS} slow bodies closed after {longest:.1f} s; "
              f"{len(times)} honest visits meanwhile, p99 {slowest * 1000:.0f} ms")
        assert longest <= PATIENCE, "a slow client stayed too long"
        assert slowest <= NOTICEABLE, "an honest visitor noticed"


main()
