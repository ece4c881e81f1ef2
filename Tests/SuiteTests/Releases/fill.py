#!/usr/bin/env python3
"""Fills the data folder of a released program by that program itself: `fill.py BINARY FILE.sqlite.gz`. The sample content of every app, and
what somebody does on top of it by the pages' forms, so that there is trash, what was taken back, a key's answer and a draft."""

import gzip
import os
import pathlib
import re
import sqlite3
import sys
import tempfile
import time

binary, target = sys.argv[1:]
os.environ["SOBREMESA_BINARY"] = binary
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2] / "Durability"))

from serving import Browser, House, new_id  # noqa: E402


def post(browser, path, **fields):
    status, location = browser.post(path, [("operation", new_id()), *fields.items()])
    assert status == 303, f"{path}: {status}"
    return location


def live(browser, space):
    """Each app has something made, something changed and something thrown away."""
    for name in ["Carmen", "Rosa"]:
        customer = new_id()
        post(browser, f"{space}/orders/customers/new", id=customer, name=name, address="Calle Mayor 1")
    post(browser, f"{space}/orders/customers/{customer}/deletion")
    post(browser, f"{space}/orders/products/new", id=new_id(), name="Empanada", price="12.50", description="Atún")
    # One that is begun and not saved.
    browser.post(f"{space}/orders/orders/drafts/{new_id()}", [("draft", ""), ("line", new_id())])
    listed = new_id()
    post(browser, f"{space}/shopping/lists/new", id=listed, name="Fiesta")
    post(browser, f"{space}/shopping/lists/{listed}/lines", text="2 kg patatas\nleche\npan 1.20")
    _, page = browser.get(f"{space}/shopping/lists/{listed}")
    items = list(dict.fromkeys(re.findall(r"/items/([0-9a-f-]{36})", page)))
    items = [item for item in items if item.strip("0-")]
    post(browser, f"{space}/shopping/lists/{listed}/items/{items[0]}/purchase", bought="yes")
    post(browser, f"{space}/shopping/lists/{listed}/items/{items[1]}/deletion")
    post(browser, f"{space}/restaurant/desk/tables/new", name="Ventana 1", count="3")
    # Another space, and its end.
    post(browser, "/spaces/new", id=new_id(), name="Bar", currency="EUR", zone="Europe/Lisbon")


with tempfile.TemporaryDirectory(prefix="sobremesa-release-") as folder:
    house = House(folder, "--demo")
    try:
        welcome, browser = house.read(r"(/welcome/\S+)"), Browser(house.port)
        status, _ = browser.post(welcome, [("name", "Marta"), ("space", "Casa"), ("language", "es")])
        assert status == 303, status
        answer, _ = browser.send("GET", "/")
        live(browser, re.match(r"/s/[0-9a-f-]+", answer.getheader("Location")).group(0))
        # What the house does by itself at its start.
        time.sleep(5)
        assert house.stop() == 0
    finally:
        house.kill()
    with sqlite3.connect(f"{folder}/sobremesa.sqlite") as database:
        database.execute("PRAGMA journal_mode = DELETE")
        database.execute("VACUUM")
    database.close()
    content = pathlib.Path(folder, "sobremesa.sqlite").read_bytes()
pathlib.Path(target).write_bytes(gzip.compress(content, 9, mtime=0))
print(f"{len(content):,} bytes, {os.path.getsize(target):,} packed")
