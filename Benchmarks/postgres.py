#!/usr/bin/env python3
"""Measures the storage engine over PostgreSQL beside pgbench with the same statements, and beside SQLite, in the same run and in turns;
run by `bin/bench postgres`, with a server of its own that waits for the disk. Every figure is the median of five rounds."""

import json
import os
import sqlite3
import statistics
import subprocess
import tempfile
import time

from measuring import ROOT, Promise, conclude, options, say

OPTIONS = options("postgres", __doc__).parse_args()
ROUNDS, SECONDS, CLIENTS = 5, 3, 16
# People who work at once through three processes, in as many spaces as there are, or all in one.
PROCESSES, PEOPLE, SPACES = 3, 64, 64
SERVER = os.environ["SOBREMESA_TEST_SERVER"]


def output(*words):
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


def engine(kind, clients, *place):
    words = [f"{OPTIONS.build}/PostgresBench", kind, *place, "--clients", str(clients), "--seconds", str(SECONDS)]
    return json.loads(output(*words).splitlines()[-1])


def several(spaces, server, *flags):
    """What all people together reach through three processes, each of which tells the others."""
    share = [PEOPLE // PROCESSES + (number < PEOPLE % PROCESSES) for number in range(PROCESSES)]
    started = [
        subprocess.Popen(
            [f"{OPTIONS.build}/PostgresBench", "orders", *server, "--clients", str(count), "--seconds", str(SECONDS), "--first",
             str(sum(share[:number])), "--spaces", str(spaces), "--tells", *flags], stdout=subprocess.PIPE, text=True)
        for number, count in enumerate(share)]
    texts = [process.communicate()[0] for process in started]
    assert all(process.returncode == 0 for process in started)
    return {"rate": sum(json.loads(text.splitlines()[-1])["rate"] for text in texts)}


def heard(tells, server):
    """What one process reaches while two more belong to the house: they hear of each change, or of none."""
    listening = [
        subprocess.Popen([f"{OPTIONS.build}/PostgresBench", "listen", *server, "--seconds", str(SECONDS + 1)]) for _ in range(2)]
    measured = engine("orders", CLIENTS, *server, *(["--tells"] if tells else []))
    assert all(process.wait() == 0 for process in listening)
    return measured


def pgbench(script, clients, spaces=SPACES):
    text = output("pgbench", "-n", "-M", "prepared", "-c", str(clients), "-j", "2", "-T", str(SECONDS), "-D", f"spaces={spaces}",
                  "-f", str(ROOT / f"Benchmarks/Postgres/{script}.pgbench"), SERVER.replace("/postgres?", "/bench?"))
    line = next(line for line in text.splitlines() if line.startswith("tps"))
    return {"rate": float(line.split()[2])}


def in_turns(**measured):
    """Each once a round; the medians."""
    rounds = [{name: measure() for name, measure in measured.items()} for _ in range(ROUNDS)]
    return {
        name: {key: statistics.median(round[name][key] for round in rounds) for key in rounds[0][name]}
        for name in measured
    }


def furnish(folder):
    """A house in a file, with a million rows and two hundred pictures of a megabyte."""
    output(f"{OPTIONS.build}/PostgresBench", "furnish", "--data", folder)
    with sqlite3.connect(f"{folder}/sobremesa.sqlite") as house:
        house.executemany(
            "INSERT INTO kit_operation (space_id, operation_key, digest, answer, at) VALUES ('space-1', ?, ?, ?, ?)",
            ((f"ñ {number}", os.urandom(8), f"- /orders/{number}", number) for number in range(1_000_000)))
        house.executemany(
            "INSERT INTO wines_index (revision, position, bytes) VALUES (1, ?, ?)",
            ((number, os.urandom(1_000_000)) for number in range(200)))
    house.close()


def move():
    """How many seconds a house takes to go into the server and to come back into a file; both are compared whole on the way."""
    subprocess.run(["psql", "-q", SERVER, "-c", "CREATE DATABASE moved TEMPLATE template0"], check=True)
    server, took = SERVER.replace("/postgres?", "/moved?"), {}
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as back:
        furnish(folder)
        for way, source, target in (("there", folder, server), ("back", server, back)):
            began = time.monotonic()
            output(f"{OPTIONS.build}/sobremesa", "move", "--from", source, "--to", target)
            took[way] = time.monotonic() - began
    return took


def main():
    subprocess.run(
        ["psql", "-q", SERVER, "-c", "CREATE DATABASE bench TEMPLATE template0"], check=True)
    server = ["--server", SERVER.replace("/postgres?", "/bench?")]
    with tempfile.TemporaryDirectory() as folder:
        file = ["--data", folder]
        for place in (server, file):
            output(f"{OPTIONS.build}/PostgresBench", "furnish", *place)
        subprocess.run(["psql", "-q", server[1], "-c", "VACUUM ANALYZE"], check=True)
        say("orders …")
        orders = in_turns(
            postgres=lambda: engine("orders", CLIENTS, *server), pgbench=lambda: pgbench("order", CLIENTS),
            sqlite=lambda: engine("orders", CLIENTS, *file))
        say("lists …")
        lists = in_turns(
            postgres=lambda: engine("lists", CLIENTS, *server), pgbench=lambda: pgbench("list", CLIENTS),
            sqlite=lambda: engine("lists", CLIENTS, *file))
        alone = in_turns(
            postgres=lambda: engine("lists", 1, *server), sqlite=lambda: engine("lists", 1, *file))
        say("several processes …")
        shared = in_turns(hot=lambda: several(1, server), own=lambda: several(SPACES, server),
                          # Each by themselves: they wait for the space's row, and each waits for the disk while it holds it.
                          without_lanes=lambda: pgbench("order", PEOPLE, spaces=1))
        feed = in_turns(told=lambda: heard(True, server), untold=lambda: heard(False, server))
    say("a million rows there and back …")
    moved = move()
    figures = {"orders": orders, "lists": lists, "lists_alone": alone, "move": moved, "shared": shared, "feed": feed}
    show = lambda: print(json.dumps(figures, indent=2))  # noqa: E731
    conclude(OPTIONS.json, figures, [
        Promise("orders beside pgbench", orders["postgres"]["rate"] / orders["pgbench"]["rate"], 0.9, "at least"),
        Promise("lists beside pgbench", lists["postgres"]["rate"] / lists["pgbench"]["rate"], 0.5, "at least"),
        Promise("a list beside SQLite's, p50", alone["postgres"]["p50"] / alone["sqlite"]["p50"], 2),
        Promise("64 people in one space beside a space each, three processes", shared["hot"]["rate"] / shared["own"]["rate"], 0.6,
                "at least"),
        Promise("the same beside 64 who wait for the space's row one by one", shared["hot"]["rate"] / shared["without_lanes"]["rate"], 4,
                "at least"),
        Promise("orders with two who hear of them beside none", feed["told"]["rate"] / feed["untold"]["rate"], 0.9, "at least"),
        *(Promise(f"a million rows {way}, s", moved[way], 120) for way in ("there", "back")),
    ], show)


main()
