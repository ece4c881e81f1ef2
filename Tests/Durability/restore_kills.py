#!/usr/bin/env python3
"""Kills restores and backups at random moments and looks whether each was done wholly or not at all: after a restore the data
is that of before or that of the backup, whatever files were there; a file that carries a backup's name is a whole one.
SOBREMESA_ROUNDS says how often (4; 50 in a long run), SOBREMESA_SEED repeats a run."""

import os
import pathlib
import random
import shutil
import sqlite3
import subprocess
import tempfile
import threading
import time

from serving import BINARY, IS_LONG, Browser, House, move_in, new_id

ROUNDS = int(os.environ.get("SOBREMESA_ROUNDS", "50" if IS_LONG else "4"))
CUSTOMERS = 40


def add_customers(house, who, count):
    browser = Browser(house.port, who[0])
    for _ in range(count):
        status, _ = browser.post(f"{who[1]}/orders/customers/new", [("id", new_id()), ("name", f"Ana {new_id()}"), ("address", "Street")])
        assert status == 303, status


def run(*arguments):
    return subprocess.run([BINARY, *arguments], capture_output=True, text=True)


def customers(folder):
    sound = run("check", "--data", folder)
    assert sound.returncode == 0, sound.stdout + sound.stderr
    database = sqlite3.connect(f"file:{folder}/sobremesa.sqlite?mode=ro", uri=True)
    count = database.execute("SELECT COUNT(*) FROM orders_customer").fetchone()[0]
    database.close()
    return count, sound.stderr


def check_file(path):
    database = sqlite3.connect(f"file:{path}?mode=ro&immutable=1", uri=True)
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",), path
    count = database.execute("SELECT COUNT(*) FROM orders_customer").fetchone()[0]
    database.close()
    return count


def kill_after(process, seconds):
    try:
        process.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


def duration(*arguments):
    started = time.monotonic()
    done = run(*arguments)
    assert done.returncode == 0, done.stderr
    return time.monotonic() - started


def restores(chance, place):
    """A house whose log has not been written back, and a backup of an earlier moment."""
    template, folder, backup = place / "template", place / "house", place / "backup.sqlite"
    house = House(str(template))
    who = move_in(house)
    before = check_now(house, template, backup)
    add_customers(house, who, CUSTOMERS)
    house.kill()
    after = before + CUSTOMERS
    outcomes = {before: 0, after: 0}
    told = 0
    shutil.copytree(template, folder, ignore=shutil.ignore_patterns("terminal"))
    longest = duration("restore", str(backup), "--data", str(folder))
    for _ in range(ROUNDS):
        shutil.rmtree(folder)
        shutil.copytree(template, folder, ignore=shutil.ignore_patterns("terminal"))
        process = subprocess.Popen(
            [BINARY, "restore", str(backup), "--data", str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        kill_after(process, chance.uniform(0, 1.3 * longest))
        was_cut_off = (folder / "restoring").exists()
        count, words = customers(str(folder))
        assert count in outcomes, f"{count} customers: neither those of before nor those of the backup"
        assert not was_cut_off or (count == after and "restore was cut off" in words), (count, words)
        assert not (folder / "restoring").exists() and not list(folder.glob("incoming-*"))
        if process.returncode == 0:
            assert count == before, "a restore that was acknowledged is lost"
        outcomes[count] += 1
        told += was_cut_off
    return outcomes[after], outcomes[before], told


def check_now(house, folder, backup):
    done = run("backup", str(backup), "--data", str(folder))
    assert done.returncode == 0, done.stderr
    return check_file(backup)


def backups(chance, place):
    """A house that is killed while it copies itself."""
    folder, made, whole = place / "served", 0, 0
    house = House(str(folder))
    who = move_in(house)
    longest = duration("backup", str(place / "first.sqlite"), "--data", str(folder))
    least = check_file(place / "first.sqlite")
    for number in range(ROUNDS):
        add_customers(house, who, 5)
        file = place / f"copy-{number}.sqlite"
        asking = subprocess.Popen(
            [BINARY, "backup", str(file), "--data", str(folder)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        killer = threading.Timer(chance.uniform(0, 1.3 * longest), house.kill)
        killer.start()
        asking.wait()
        killer.join()
        expected = least + 5 * (number + 1)
        assert asking.returncode != 0 or file.exists()
        if file.exists():
            assert check_file(file) == expected
            made += 1
        for copy in (folder / "backups").glob("*.sqlite"):
            check_file(copy)
            whole += 1
        house = House(str(folder))
    assert run("backup", str(place / "last.sqlite"), "--data", str(folder)).returncode == 0
    assert not list((folder / "backups").glob("*.unchecked*")), "half a copy is left"
    house.kill()
    return made, whole


def main():
    seed = int(os.environ.get("SOBREMESA_SEED", random.randrange(1_000_000)))
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory(prefix="sobremesa-restore-") as folder:
        stayed, restored, told = restores(chance, pathlib.Path(folder))
        made, whole = backups(chance, pathlib.Path(folder))
    print(f"{ROUNDS} restores killed (seed {seed}): {stayed} not at all ({told} taken back and told), {restored} wholly; "
          f"{ROUNDS} houses killed while they copied themselves: {made} copies handed over, all {whole} copies whole")


main()
