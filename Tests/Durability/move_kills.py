#!/usr/bin/env python3
"""Kills `sobremesa move` at moments all along its way, from a file into PostgreSQL and back: what it reads holds the same, and
where it writes there is nothing until there is everything. Run by `bin/with-postgres`; SOBREMESA_ROUNDS says how often: 3, and 12 of the long."""

import hashlib
import os
import pathlib
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time

PROGRAM = os.environ["SOBREMESA_BINARY"]
SERVER = os.environ.get("SOBREMESA_TEST_SERVER")
ROUNDS = int(os.environ.get("SOBREMESA_ROUNDS", "12" if os.environ.get("SOBREMESA_LONG") else "3"))
ROWS = 60_000


def psql(database, statement):
    address = SERVER.replace("/postgres?", f"/{database}?")
    return subprocess.run(
        ["psql", "-q", "-t", "-A", address, "-c", statement], check=True, capture_output=True, text=True).stdout.strip()


def move(source, target):
    return [PROGRAM, "move", "--from", source, "--to", target]


def furnish(folder):
    """A house with enough in it that a move takes a while."""
    subprocess.run([PROGRAM, "check", "--data", folder], capture_output=True)
    house = subprocess.Popen(
        [PROGRAM, "serve", "--port", "0", "--demo", "--data", folder], stdout=subprocess.PIPE, text=True)
    while "/welcome/" not in house.stdout.readline():
        pass
    house.terminate()
    house.wait()
    file = sqlite3.connect(f"{folder}/sobremesa.sqlite")
    file.execute(
        "INSERT INTO kit_space (id, name, currency, zone, sequence, created_at) VALUES ('s', 'S', 'EUR', 'UTC', 1, 1)")
    file.executemany(
        "INSERT INTO kit_operation (space_id, operation_key, digest, answer, at) VALUES ('s', ?, ?, ?, ?)",
        ((f"key {number}", os.urandom(32), "- /orders", number) for number in range(ROWS)))
    file.commit()
    file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    file.close()


def digest(folder):
    """Of all that it holds: whoever opens a file in write-ahead mode may count in its head that they did."""
    file = sqlite3.connect(f"file:{folder}/sobremesa.sqlite?mode=ro", uri=True)
    sum = hashlib.sha256()
    for line in file.iterdump():
        sum.update(line.encode())
    file.close()
    return sum.hexdigest()


def tables(database):
    return int(psql(database, "SELECT COUNT(*) FROM information_schema.tables WHERE table_schema = 'public'"))


def killed_after(words, seconds):
    """Whether it was killed before it had ended."""
    process = subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    time.sleep(seconds)
    process.kill()
    return process.wait() != 0


def settled(database):
    """The server notices that who wrote has died."""
    for _ in range(100):
        if psql("postgres", f"SELECT COUNT(*) FROM pg_stat_activity WHERE datname = '{database}'") == "0":
            return
        time.sleep(0.1)
    sys.exit("A connection of a killed move stays.")


def main():
    if not SERVER:
        sys.exit("Run it by bin/with-postgres.")
    rolls, kills = random.Random(7), 0
    with tempfile.TemporaryDirectory() as place:
        folder, back = f"{place}/data", f"{place}/back"
        furnish(folder)
        before = digest(folder)
        psql("postgres", "CREATE DATABASE whole TEMPLATE template0")
        whole = SERVER.replace("/postgres?", "/whole?")
        began = time.monotonic()
        subprocess.run(move(folder, whole), check=True, capture_output=True)
        there = time.monotonic() - began
        for number in range(ROUNDS):
            moment = there * (number + rolls.random()) / ROUNDS
            psql("postgres", "CREATE DATABASE target TEMPLATE template0")
            was_killed = killed_after(move(folder, SERVER.replace("/postgres?", "/target?")), moment)
            settled("target")
            count = tables("target")
            assert digest(folder) == before, "what is read was changed"
            assert count == 0 if was_killed else count > 60, f"{count} tables after {moment:.2f} s"
            psql("postgres", "DROP DATABASE target")
            shutil.rmtree(back, ignore_errors=True)
            returned = killed_after(move(whole, back), moment)
            file = pathlib.Path(back, "sobremesa.sqlite")
            assert not returned or not file.exists(), "half a file has the name of a whole one"
            kills += was_killed + returned
        # Whatever was cut off, the next one is whole.
        shutil.rmtree(back, ignore_errors=True)
        subprocess.run(move(whole, back), check=True, capture_output=True)
        subprocess.run([PROGRAM, "check", "--data", back], check=True, capture_output=True)
    assert kills >= ROUNDS, f"only {kills} moves were cut off"
    print(f"{kills} moves cut off within {there:.1f} s each: nothing was changed, nothing was left half done.")


main()
