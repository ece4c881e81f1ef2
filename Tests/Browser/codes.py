"""What a phone reads that is held over printed codes."""

import io
import re
import sqlite3

import zxingcpp
from PIL import Image


def codes_on_the_sheet(marta):
    """The addresses of the tables, by their names."""
    marta.go("/restaurant/desk/tables/sheet")
    marta.page.emulate_media(media="print")
    codes = {}
    for card in marta.page.locator(".code-card").all():
        card.scroll_into_view_if_needed()
        (code,) = zxingcpp.read_barcodes(Image.open(io.BytesIO(card.screenshot())))
        codes[card.locator("h2").inner_text()] = marta.house.address + re.sub(r"^https?://[^/]+", "", code.text)
    marta.page.emulate_media(media="screen")
    return codes


def code_of_a_table(house):
    """For a house that prints none, as no phone would find it."""
    with sqlite3.connect(f"{house.folder.name}/sobremesa.sqlite") as database:
        return database.execute("SELECT code FROM restaurant_table ORDER BY position").fetchone()[0]
