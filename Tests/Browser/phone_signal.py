"""The signal of a phone: a forwarder of bytes between its browser and the house, which lets through as much as it is told to.

It lies below HTTP, so that pages, workers, beacons and streams of any browser meet the same weather.
"""

import socket
import threading
import time

from house import free_port

UP, DOWN, STALLED, DEAF = "up", "down", "stalled", "deaf"


class Signal:
    """`house_port` may change, where a house is started again. Browsers take `localhost` for a place as safe as https."""

    def __init__(self, house_port):
        self.house_port = house_port
        self.port = free_port()
        self.address = f"http://localhost:{self.port}"
        self.state, self.rate, self.deaf_to = UP, None, ""
        self.delay, self.answered = 0, 0
        self.swallowed = threading.Event()
        self.said, self.heard = {}, {}
        # What each connection was made for: the first line of its first request.
        self.begun = []
        self.changed = threading.Condition()
        self.ends = set()
        self.listener = socket.socket()
        self.listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self.listener.bind(("127.0.0.1", self.port))
        self.listen()

    def up(self):
        was_down = self.state == DOWN
        self.become(UP)
        if was_down:
            self.listen()

    def down(self):
        """Connections are refused, and those that are open end."""
        if self.state == DOWN:
            return
        self.become(DOWN)
        # It stays bound: nobody else is given the port meanwhile.
        self.listener.shutdown(socket.SHUT_RDWR)
        for end in list(self.ends):
            cut(end)

    def stalled(self):
        """Connections are taken and nothing comes through, until it is up again."""
        self.become(STALLED)

    def deaf(self, path=""):
        """What is sent arrives, and instead of the house's answer the connection ends. Of GETs only without a path."""
        self.swallowed.clear()
        self.become(DEAF, deaf_to=path)

    def slow(self, rate):
        """So many kB pass in a second, in each direction of each connection."""
        self.become(UP, rate=rate)

    def far(self, delay):
        """Each piece is so many seconds on its way, there and back."""
        self.delay = delay

    def pose(self, program, other, has_assets):
        """The house seems to be another program than it is: its sum is another, under which it has its assets or not yet."""
        old, new = program.encode(), other.encode()
        plain = {b"Accept-Encoding:": b"X-ccept-Encoding:", b"If-None-Match:": b"X-f-None-Match:"}
        asked = {new: old} if has_assets else {b"/assets/" + new: b"/absent/" + new}
        self.said, self.heard = plain | asked, {old: new}

    def close(self):
        self.down()
        self.listener.close()

    def become(self, state, rate=None, deaf_to=""):
        with self.changed:
            self.state, self.rate, self.deaf_to = state, rate, deaf_to
            self.changed.notify_all()

    def listen(self):
        self.listener.listen(64)
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while True:
            try:
                browser, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=[browser], daemon=True).start()

    def serve(self, browser):
        """One connection to the house for each of the browser's: answers follow requests in order."""
        self.wait_while_stalled()
        try:
            house = socket.create_connection(("127.0.0.1", self.house_port))
        except OSError:
            browser.close()
            return
        ends = {browser, house}
        self.ends |= ends
        if self.state == DOWN:
            cut(browser)
        doomed = threading.Event()
        answers = threading.Thread(
            target=self.carry, args=[house, browser, lambda: self.heard, lambda data: self.answers(data, doomed)], daemon=True)
        answers.start()
        first = threading.Event()

        def said(data):
            if not first.is_set():
                first.set()
                self.begun.append(first_line(data))
            if self.dooms(data):
                doomed.set()

        self.carry(browser, house, lambda: self.said, said)
        answers.join()
        self.ends -= ends
        browser.close()
        house.close()

    def carry(self, giver, taker, changes, ends_with):
        """Passes on what comes, piece by piece, until either end is closed or a piece is one to end with. What is changed in it
        has the same length before and after."""
        try:
            while data := giver.recv(16384):
                self.wait_while_stalled()
                if ends_with(data):
                    break
                time.sleep(self.delay + (len(data) / 1000 / self.rate if self.rate else 0))
                for old, new in changes().items():
                    data = data.replace(old, new)
                taker.sendall(data)
        except OSError:
            pass
        cut(giver)
        cut(taker)

    def wait_while_stalled(self):
        with self.changed:
            self.changed.wait_for(lambda: self.state != STALLED)

    def dooms(self, data):
        """Whether what a browser sends will not be answered."""
        line = first_line(data)
        return self.state == DEAF and (not self.deaf_to or line.startswith("POST ") and self.deaf_to in line)

    def answers(self, data, doomed):
        """Counts what the house says. Whether it is an answer that is lost: the house has stored what it was asked for, as it
        answers after its commit."""
        self.answered += len(data)
        if doomed.is_set():
            self.swallowed.set()
        return doomed.is_set()


def first_line(data):
    return data.split(b"\r\n", 1)[0].decode("latin-1")


def cut(end):
    try:
        end.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass
