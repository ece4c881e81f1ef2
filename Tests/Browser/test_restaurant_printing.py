"""Paper: a receipt printer that the test plays takes tickets and bills, goes away and comes back."""

import re
import socket
import threading

import pytest
from playwright.sync_api import expect

from house import House
from looking import look
from person import PHONE

SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])


class Printer:
    """Answers how it is, takes what is to be printed, and says when it is done."""

    def __init__(self, port=0):
        self.paper, self.news = [], threading.Condition()
        self.server = socket.create_server(("127.0.0.1", port))
        self.port = self.server.getsockname()[1]
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        while True:
            try:
                line, _ = self.server.accept()
            except OSError:
                return
            threading.Thread(target=self.talk, args=[line], daemon=True).start()

    def talk(self, line):
        taken = b""
        with line:
            while piece := line.recv(4096):
                taken += piece
                for _ in re.findall(rb"\x10\x04.", piece, re.S):
                    line.send(b"\x12")
                if taken.endswith(b"\x1dr\x01"):
                    line.send(b"\x00")
                    with self.news:
                        self.paper.append(read(taken))
                        self.news.notify_all()

    def nth(self, count):
        """What came out as the so manieth slip, once it has."""
        with self.news:
            assert self.news.wait_for(lambda: len(self.paper) >= count, timeout=30), self.paper
            return self.paper[count - 1]

    def close(self):
        self.server.shutdown(socket.SHUT_RDWR)
        self.server.close()


def read(data):
    """The letters on the paper, by Python's own table of the page that the slip chooses."""
    assert b"\x1bt\x13" in data
    for command in [rb"\x10\x04.", rb"\x1dr.", rb"\x1b@", rb"\x1bt.", rb"\x1ba.", rb"\x1bE.", rb"\x1d!.", rb"\x1dVB."]:
        data = re.sub(command, b"", data, flags=re.S)
    return data.decode("cp858")


@pytest.fixture
def house():
    house = House(url="http://casa.example", flags=["--fetch-host", "127.0.0.1"])
    yield house
    house.close()


@SCRIPTS
def test_tickets_come_out_by_themselves_and_none_is_lost(move_in, guest, scripts):
    marta, luisa, printer = move_in(scripts=scripts), guest(), Printer()
    address = marta.open_restaurant()
    marta.go("/restaurant/desk")
    marta.tap(marta.link("Impresoras"))
    marta.tap(marta.page.get_by_role("link", name="Nueva impresora").first)
    marta.page.locator("#name").fill("Cocina")
    marta.page.locator("#address").fill("8.8.8.8")
    marta.press_done()
    expect(marta.page.locator("#address-error")).to_contain_text("Solo se imprime en la red del local")
    expect(marta.page.locator("#prints-error, .checks .field-error")).to_have_text("Elige al menos una cosa")
    expect(marta.page.locator("#name")).to_have_value("Cocina")
    marta.page.locator("#address").fill(f"127.0.0.1:{printer.port}")
    for box in ["Comandas", "Cuentas"]:
        marta.page.get_by_label(box).check()
    marta.press_done()
    marta.page.wait_for_url(re.compile("/desk/printers(\\?|$)"))
    expect(marta.row("Cocina")).to_contain_text("Funciona")
    marta.tap(marta.row("Cocina").locator("a"))
    marta.tap(marta.button("Imprimir una prueba"))
    assert "áéíóúüñç ãõàâêô" in printer.nth(1) and "13,00 €" in printer.nth(1)

    luisa.order(address, "Pan con tomate", "Flan de huevo", name="Luisa", note="Sin prisa")
    ticket = printer.nth(2)
    for text in ["1 · Para recoger", "Luisa", "Pan con tomate", "Flan de huevo", "!! Sin prisa"]:
        assert text in ticket, ticket
    # Switched off.
    marta.go("/restaurant/menu")
    printer.close()
    luisa.order(address, "Flan de huevo", name="Luisa")
    if not scripts:
        marta.page.wait_for_timeout(4000)
        marta.page.reload()
    expect(marta.page.locator(".service")).to_contain_text("Cocina: No responde · 1 tique espera")
    marta.tap(marta.page.locator(".service a"))
    expect(marta.row("Cocina")).to_contain_text("Parada")
    again = Printer(printer.port)
    assert "2 · Para recoger" in again.nth(1) and "COPIA" not in again.nth(1)
    if scripts:
        expect(marta.row("Cocina")).to_contain_text("Funciona")
        expect(marta.row("Cocina")).not_to_contain_text("Parada")
    again.close()
    assert len(printer.paper) == 2
