"""Bad weather between a browser and the house: a forwarder that swallows answers after the house has given them."""

import socket
import threading


class Weather:
    """Stands before a house. Instead of passing on the answer to a POST it cuts the connection, for as long as it is told to:
    a browser sends the same again by itself before it tells the page."""

    def __init__(self, house):
        self.target = ("127.0.0.1", int(house.address.rsplit(":", 1)[1]))
        self.swallowing = None
        self.swallowed = threading.Event()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self.accept, daemon=True).start()

    def swallow(self, path):
        self.swallowed.clear()
        self.swallowing = path

    def relent(self):
        assert self.swallowed.wait(10), "nothing was swallowed"
        self.swallowing = None

    def close(self):
        self.listener.close()

    def accept(self):
        while True:
            try:
                browser, _ = self.listener.accept()
            except OSError:
                return
            threading.Thread(target=self.serve, args=[browser], daemon=True).start()

    def serve(self, browser):
        """One connection to the house for each of the browser's: answers follow requests in order."""
        with browser, socket.create_connection(self.target) as house:
            doomed = threading.Event()
            threading.Thread(target=self.carry_answers, args=[browser, house, doomed], daemon=True).start()
            try:
                while data := browser.recv(65536):
                    if self.takes(data):
                        doomed.set()
                    house.sendall(data)
            except OSError:
                pass

    def takes(self, data):
        line = data.split(b"\r\n", 1)[0].decode("latin-1")
        return self.swallowing is not None and line.startswith("POST ") and self.swallowing in line

    def carry_answers(self, browser, house, doomed):
        try:
            while data := house.recv(65536):
                if doomed.is_set():
                    # The house has stored it: it answers after its commit.
                    self.swallowed.set()
                    break
                browser.sendall(data)
        except OSError:
            pass
        for end in (browser, house):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass
