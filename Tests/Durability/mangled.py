#!/usr/bin/env python3
"""Sends requests that no browser would send to every route of the house: mangled forms, JSON, headers, chunks, cookies and
imports. No answer may be a fault, the house may not fall, and its descriptors go back to where they were.
SOBREMESA_REQUESTS says how many (1,000; 10,000 in a long run), SOBREMESA_SEED repeats a run."""

import collections
import os
import pathlib
import random
import re
import socket
import tempfile
import time
import urllib.parse

from serving import IS_LONG, ROOT, Browser, House, move_in, new_id

REQUESTS = int(os.environ.get("SOBREMESA_REQUESTS", "10000" if IS_LONG else "1000"))
TABLE = pathlib.Path(ROOT, "Tests/SuiteTests/audiences.txt")
# What would end the account, the session or the space of whoever runs the drill.
ENDS = re.compile(r"POST (/sign-out|/me/leaving|/me/devices/|/s/:space/(leave|settings/(ending|members/)))")
NASTY = [
    b"", b"\x00", b"%00", b"%", b"%zz", b"\xff\xfe", b"../../etc/passwd", b"' OR 1=1 --", b"<script>", b"\r\nX: y",
    b"9" * 40, b"-1", b"1e999", b"NaN", "ñ🍷".encode(), b"\xed\xa0\x80", b"a" * 3000, b"2026-02-30", b"true", b"null", b"[]", b"[}",
    b'[{"name":"A"}}]', b"1e-9223372036854775808", b"1e999999999", b"9223372036854775807", b"-9223372036854775808"]
FIELDS = [
    "id", "name", "operation", "price", "address", "code", "date", "customer", "state", "line", "quantity", "note", "q",
    "after", "file", "text", "person", "day", "app", "lifetime", "password", "current", "was.name", "back", "language"]


class Mangler:
    def __init__(self, seed, cookie, space, ids):
        self.chance = random.Random(seed)
        self.cookie, self.space, self.ids = cookie, space, ids
        self.routes = [line.split()[:2] for line in TABLE.read_text().splitlines()
                       if not line.split()[1].endswith("/live") and not ENDS.match(line)]

    def word(self):
        kind = self.chance.random()
        if kind < 0.4:
            return self.chance.choice(NASTY)
        if kind < 0.95:
            return self.chance.choice(self.ids + ["1", "2,80", "Ana", "2026-11-21", "2026-11-21T10:30", "yes"]).encode()
        return self.chance.randbytes(self.chance.randrange(1, 60))

    def path(self, pattern):
        def value(match):
            if match.group(0) == ":space" and self.chance.random() < 0.9:
                return self.space.split("/")[-1]
            word = self.word()
            return urllib.parse.quote_from_bytes(word)[:2000] or "x"
        path = re.sub(r":[a-z]+", value, pattern)
        if self.chance.random() < 0.5:
            path += "?" + "&".join(
                f"{self.chance.choice(FIELDS)}={urllib.parse.quote_from_bytes(self.word())}" for _ in range(3))
        return path.encode()

    def form(self):
        fields = []
        for _ in range(self.chance.randrange(0, 12)):
            word = self.word()
            fields.append(self.chance.choice(FIELDS).encode() + b"=" + (
                word if self.chance.random() < 0.05 else urllib.parse.quote_from_bytes(word).encode()))
        return b"&".join(fields), b"application/x-www-form-urlencoded"

    def multipart(self):
        boundary = b"x" * self.chance.randrange(0, 80)
        parts = b""
        for _ in range(self.chance.randrange(0, 4)):
            parts += b"--" + boundary + b"\r\nContent-Disposition: form-data; name=\"" + self.chance.choice(FIELDS).encode()
            parts += self.chance.choice([b"\"", b"\"; filename=\"a.csv\"", b""]) + b"\r\n\r\n" + self.table() + b"\r\n"
        if self.chance.random() < 0.7:
            parts += b"--" + boundary + b"--\r\n"
        return parts, b"multipart/form-data; boundary=" + boundary

    def table(self):
        kind = self.chance.random()
        if kind < 0.3:
            return b"[" * self.chance.randrange(1, 5000)
        if kind < 0.5:
            return b'{"format":"sobremesa-orders","customers":[' + self.word() + b"]}"
        if kind < 0.6:
            return b'{"wines":[{"name":"A","year":' + self.word() + b',"score":' + self.word() + b',"price":' + self.word() + b"}]}"
        lines = [self.chance.choice([b"id,name,address,phone,note", b"name,winery,appellation,country,score,scale,,"])]
        lines += [b",".join(self.word() for _ in range(self.chance.randrange(1, 8))) for _ in range(5)]
        return self.chance.choice([b"\n", b"\r\n", b"\r"]).join(lines)

    def json(self):
        return self.chance.choice([b"{", b"[[[[" * 2000, b'{"a":' + self.word() + b"}", b"\xef\xbb\xbf{}"]), b"application/json"

    def body(self):
        return self.chance.choice([self.form] * 6 + [self.multipart] * 2 + [self.json])()

    def request(self):
        method, pattern = self.chance.choice(self.routes)
        method = method.encode() if self.chance.random() < 0.95 else self.chance.choice([b"PUT", b"BREW", b"HEAD", b"OPTIONS"])
        lines = [method + b" " + self.path(pattern) + b" HTTP/1.1", b"Host: 127.0.0.1", b"Connection: close"]
        if self.chance.random() < 0.85:
            lines.append(b"Sec-Fetch-Site: same-origin")
        kind = self.chance.random()
        if kind < 0.9:
            lines.append(b"Cookie: " + self.cookie.encode())
        elif kind < 0.95:
            lines.append(b"Cookie: sobremesa=" + self.word().replace(b"\r\n", b"") + b"; ;;=;" + b"x" * self.chance.randrange(0, 500))
        for _ in range(self.chance.choice([0, 0, 0, 1, 3])):
            name = self.chance.choice([
                b"If-None-Match", b"Accept-Language", b"Range", b"X-Forwarded-For", b"Origin", b"Referer", b"Expect", b"User-Agent"])
            lines.append(name + b": " + self.word().replace(b"\r\n", b" ").replace(b"\x00", b""))
        if method != b"POST":
            return b"\r\n".join(lines) + b"\r\n\r\n"
        body, kind = self.body()
        lines.append(b"Content-Type: " + kind)
        way = self.chance.random()
        if way < 0.85:
            lines.append(b"Content-Length: " + str(len(body)).encode())
        elif way < 0.95:
            lines.append(b"Transfer-Encoding: chunked")
            sizes = self.chance.choice([b"%x" % len(body), b"%x" % (len(body) + 5), b"zz", b"-1", b"ffffffffffffffff"])
            body = sizes + b"\r\n" + body + b"\r\n0\r\n\r\n"
        else:
            lines.append(b"Content-Length: " + self.chance.choice([b"5", b"-1", b"99999999999999999999", b"abc"]))
        return b"\r\n".join(lines) + b"\r\n\r\n" + body


def send(port, request):
    """The status, or `None` when the connection was closed without one, which is an answer to nonsense."""
    with socket.create_connection(("127.0.0.1", port), timeout=20) as connection:
        try:
            connection.sendall(request)
            connection.shutdown(socket.SHUT_WR)
            start = connection.recv(4096)
            while start and b"\r\n" not in start:
                start += connection.recv(4096)
            while connection.recv(65536):
                pass
        except (ConnectionResetError, BrokenPipeError):
            return None
    found = re.match(rb"HTTP/1\.1 (\d{3})", start)
    return int(found.group(1)) if found else None


def main():
    seed = int(os.environ.get("SOBREMESA_SEED", random.randrange(1_000_000)))
    with tempfile.TemporaryDirectory(prefix="sobremesa-mangled-") as folder:
        house = House(folder)
        cookie, space, customer, product = move_in(house)
        mangler = Mangler(seed, cookie, space, [customer, product, new_id(), space.split("/")[-1]])
        before = house.descriptors()
        statuses = collections.Counter()
        for number in range(REQUESTS):
            request = mangler.request()
            status = send(house.port, request)
            statuses[status] += 1
            assert status is None or status < 500, f"seed {seed}, request {number}: {status}\n{request[:600]!r}"
            assert house.is_running(), f"seed {seed}, request {number}: the house fell\n{request[:600]!r}"
        deadline = time.monotonic() + 15
        while house.descriptors() > before and time.monotonic() < deadline:
            time.sleep(0.2)
        assert house.descriptors() <= before, f"{before} descriptors became {house.descriptors()}"
        status, _ = Browser(house.port, cookie).get(f"{space}/orders/customers")
        assert status == 200, "the drill should not have ended its own session"
        house.stop()
        print(f"{REQUESTS} mangled requests (seed {seed}), no fault, no leak: " + ", ".join(
            f"{count} × {status or 'closed'}" for status, count in statuses.most_common()))
        assert statuses[200] > 0 and statuses[404] > 0 and statuses[422] > 0, "the drill should reach the handlers"


main()
