"""WebKit without its driver, which finds nothing on pages that a service worker answers: a page of ours, the stage, opens the house's
own in another window of the same site, and does there what it is told."""

import http.server
import json
import queue
import socket
import threading

from phone_signal import Signal
from webkit import BROWSER, HiddenScreen

STAGE = """<!doctype html><title>Stage</title><script type="module">
const words = async () => (await fetch('http://localhost:PORT/')).text();
const tell = said => fetch('http://localhost:PORT/', { method: 'POST', body: JSON.stringify(said ?? null) });
const until = async test => {
  for (const end = Date.now() + PATIENCE; Date.now() < end; await new Promise(resolve => setTimeout(resolve, 50))) {
    try {
      const found = await test();
      if (found) return found;
    } catch {
      // The page is on its way.
    }
  }
  throw new Error(`${test}: ${house.location} ${house.document.body?.innerText}`);
};
const house = open('FIRST');
const Deed = Object.getPrototypeOf(async () => {}).constructor;
for (;;) await new Deed('house', 'until', await words())(house, until).then(tell, fault => tell({ fault: String(fault) }));
</script>"""
PATIENCE = 10_000


class Stage(Signal):
    """A phone's signal, by which the stage comes too. What is said to it goes past it, as it is said without signal."""

    def __init__(self, house_port, first):
        super().__init__(house_port)
        self.deeds, self.outcomes = queue.Queue(), queue.Queue()
        self.desk = http.server.ThreadingHTTPServer(("127.0.0.1", 0), type("Desk", (Desk,), {"stage": self}))
        threading.Thread(target=self.desk.serve_forever, daemon=True).start()
        page = STAGE.replace("FIRST", first).replace("PORT", str(self.desk.server_port)).replace("PATIENCE", str(PATIENCE)).encode()
        # Windows of one site that know each other have the same policy for openers.
        head = f"HTTP/1.1 200 OK\r\nCross-Origin-Opener-Policy: same-origin\r\nContent-Length: {len(page)}\r\nConnection: close\r\n"
        self.page = f"{head}Content-Type: text/html\r\n\r\n".encode() + page
        self.screen = HiddenScreen()
        self.screen.run(BROWSER, "--javascript-can-open-windows-automatically=true", f"{self.address}/stage")

    def serve(self, browser):
        if not browser.recv(4096, socket.MSG_PEEK).startswith(b"GET /stage "):
            return super().serve(browser)
        browser.recv(65536)
        browser.sendall(self.page)
        browser.close()

    def do(self, deed):
        """What a script of the stage returns: `house` is the window, `until` waits for something in it."""
        self.deeds.put(deed)
        answer = json.loads(self.outcomes.get(timeout=2 * PATIENCE / 1000))
        assert not (isinstance(answer, dict) and "fault" in answer), answer["fault"]
        return answer

    def go(self, path, selector):
        """To a page, until it shows something."""
        return self.do(f"house.location.href = {path!r}; return until(() => {see(selector)} && house.location.pathname)")

    def close(self):
        self.screen.close()
        self.deeds.put("")
        self.desk.shutdown()
        self.desk.server_close()
        super().close()


class Desk(http.server.BaseHTTPRequestHandler):
    """Hands deeds to the stage, and takes what came of them."""

    stage: Stage

    def do_GET(self):
        self.answer(self.stage.deeds.get().encode())

    def do_POST(self):
        self.stage.outcomes.put(self.rfile.read(int(self.headers["Content-Length"])))
        self.answer(b"")

    def answer(self, text):
        try:
            self.send_response(200)
            self.send_header("Access-Control-Allow-Origin", "*")
            self.send_header("Content-Length", str(len(text)))
            self.end_headers()
            self.wfile.write(text)
        except OSError:
            # The browser has gone.
            pass

    def log_message(self, *_):
        pass


def see(selector):
    return f"house.document.querySelector({selector!r})"
