"""A way to a house on which answers get lost: what was asked has been done, and who asked never hears of it."""

import socket
import threading


class Forwarder:
    def __init__(self, port):
        self.house, self.losing, self.lost = port, 0, 0
        self.lock = threading.Lock()
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.port = self.listening.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self._serve, daemon=True).start()

    def lose(self, count):
        """The answers to so many changes from now on."""
        with self.lock:
            self.losing, self.lost = count, 0

    def close(self):
        self.listening.close()

    def _serve(self):
        while True:
            try:
                caller, _ = self.listening.accept()
            except OSError:
                return
            threading.Thread(target=self._carry, args=(caller,), daemon=True).start()

    def _carry(self, caller):
        house = socket.create_connection(("127.0.0.1", self.house))
        asked = threading.Event()

        def there():
            self._pump(caller, house, lambda piece: asked.set() if piece.startswith(b"POST ") else None)
            _shut(house)

        threading.Thread(target=there, daemon=True).start()
        self._pump(house, caller, lambda _: self._loses() if asked.is_set() and not asked.clear() else None)
        for each in (caller, house):
            _shut(each)
            each.close()

    def _loses(self):
        with self.lock:
            if self.losing == 0:
                return False
            self.losing, self.lost = self.losing - 1, self.lost + 1
            return True

    @staticmethod
    def _pump(source, target, look):
        """Until one of them is gone, or a piece is to be lost."""
        try:
            while piece := source.recv(65536):
                if look(piece):
                    return
                target.sendall(piece)
        except OSError:
            pass


def _shut(connection):
    try:
        connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass
