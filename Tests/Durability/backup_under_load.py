#!/usr/bin/env python3
"""Copies a house again and again while sixteen people note customers, and looks whether each copy opens, passes its check and
holds every change that was acknowledged before it began. SOBREMESA_SECONDS says for how long (8; 600 in a long run), with a
minute between two copies in a long run and a second in the sample."""

import os
import pathlib
import sqlite3
import subprocess
import tempfile
import threading
import time

from serving import BINARY, IS_LONG, Browser, House, move_in, new_id

SECONDS = int(os.environ.get("SOBREMESA_SECONDS", "600" if IS_LONG else "8"))
INTERVAL = 60 if IS_LONG else 1
WRITERS = 16


def write(port, cookie, space, acknowledged, closing):
    browser = Browser(port, cookie)
    while not closing.is_set():
        customer = new_id()
        status, _ = browser.post(
            f"{space}/orders/customers/new", [("id", customer), ("name", f"Ana {customer}"), ("address", "Street")])
        assert status == 303, status
        acknowledged.append(customer)


def stored(path):
    database = sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",), path
    assert database.execute("PRAGMA foreign_key_check").fetchall() == [], path
    customers = {row[0] for row in database.execute("SELECT id FROM orders_customer")}
    database.close()
    return customers


def main():
    acknowledged, closing, copies, slowest = [], threading.Event(), 0, 0
    with tempfile.TemporaryDirectory(prefix="sobremesa-backup-") as folder:
        place = pathlib.Path(folder)
        data = str(place / "house")
        house = House(data)
        cookie, space, _, _ = move_in(house)
        writers = [
            threading.Thread(target=write, args=(house.port, cookie, space, acknowledged, closing)) for _ in range(WRITERS)]
        for writer in writers:
            writer.start()
        end = time.monotonic() + SECONDS
        while time.monotonic() < end:
            before, started = set(acknowledged), time.monotonic()
            file = place / f"copy-{copies}.sqlite"
            done = subprocess.run([BINARY, "backup", str(file), "--data", data], capture_output=True, text=True)
            assert done.returncode == 0, done.stderr
            slowest = max(slowest, time.monotonic() - started)
            missing = before - stored(file)
            assert not missing, f"{len(missing)} changes that were acknowledged before are not in copy {copies}"
            file.unlink()
            copies += 1
            closing.wait(max(0, min(started + INTERVAL, end) - time.monotonic()))
        closing.set()
        for writer in writers:
            writer.join()
        kept = len(list((place / "house" / "backups").glob("*.sqlite")))
        assert house.stop() == 0
    print(f"{copies} copies in {SECONDS} s under {WRITERS} writers, each with all that was acknowledged before it; "
          f"{len(acknowledged)} changes, the slowest copy took {slowest:.1f} s, {kept} kept in the house")
    assert copies > 2 and len(acknowledged) > WRITERS
    # One a day, and the drill may go past midnight.
    assert 1 <= kept <= 2


main()
