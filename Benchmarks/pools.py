#!/usr/bin/env python3
"""Measures what somebody waits for among the pools: lists over 2,000 fixtures and 500 pools of 30 bets each, a pool's page, its
log, and the balances, one after the other over one connection; beside them a list of the house that holds nothing, and a fresh
connection's health check, in the same run. Exit code 1 when a promise is not kept. `--json` prints the figures for a program."""

import argparse
import http.client
import json
import pathlib
import re
import signal
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.parse
import uuid

ROOT = pathlib.Path(__file__).resolve().parents[1]
FIXTURES, POOLS, BETS, READS = 2_000, 500, 30, 200
LIST_P95 = 20

arguments = argparse.ArgumentParser(prog="bin/bench pools", description=__doc__.split("\n")[0])
arguments.add_argument("--json", action="store_true", help="print the figures as JSON")
arguments.add_argument("--build", default=str(ROOT / ".build/release"), help="where the build lies")
OPTIONS = arguments.parse_args()


class Browser:
    def __init__(self, port):
        self.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        self.headers = {"Sec-Fetch-Site": "same-origin", "Content-Type": "application/x-www-form-urlencoded"}

    def ask(self, method, path, body=None, headers=None, **fields):
        """The answer and the milliseconds until all of it was there."""
        started = time.perf_counter()
        self.connection.request(
            method, path, body or urllib.parse.urlencode(fields) or None, self.headers | (headers or {}))
        answer = self.connection.getresponse()
        answer.text = answer.read().decode()
        took = (time.perf_counter() - started) * 1000
        if answer.getheader("Set-Cookie"):
            self.headers["Cookie"] = answer.getheader("Set-Cookie").split(";")[0]
        assert answer.status < 400, f"{method} {path}: {answer.status} {answer.text[:500]}"
        return answer, took


def p95(times):
    return statistics.quantiles(times, n=20)[-1]


def calendar():
    """Leagues of made-up clubs, home and away."""
    matches = []
    for league in range(6):
        clubs = [f"Club {league}-{number}" for number in range(20)]
        for number in range(380):
            home, away = clubs[number % 20], clubs[(number % 20 + 1 + number // 20) % 20]
            matches.append({
                "round": f"Matchday {number // 10 + 1}", "date": f"2027-{number // 38 + 1:02d}-{number % 28 + 1:02d}",
                "time": "18:00", "team1": home, "team2": away})
    return json.dumps({"name": "Bench League 2027", "matches": matches[:FIXTURES]})


def furnish(browser, welcome):
    """A house with somebody in it, fixtures and pools; its address and some of its pools."""
    home, _ = browser.ask("POST", welcome, name="Marta", space="Home", language="en")
    space = re.match(r"/s/[0-9a-f-]+", home.getheader("Location")).group(0)
    boundary = uuid.uuid4().hex
    body = (
        f'--{boundary}\r\nContent-Disposition: form-data; name="file"; filename="bench.json"\r\n\r\n{calendar()}\r\n'
        f"--{boundary}--\r\n").encode()
    started = time.perf_counter()
    browser.ask("POST", f"{space}/pools/fixtures/import", body, {"Content-Type": f"multipart/form-data; boundary={boundary}"})
    imported = time.perf_counter() - started
    pools = []
    for number in range(POOLS):
        page, _ = browser.ask("GET", f"{space}/pools/pools/new")
        pool = re.search(r"/pools/pools/drafts/([0-9a-f-]{36})", page.text).group(1)
        sides = {
            f"team-{side}": f"x.club {side} {number}|plain #8e8e93 #c7c7cc|Club {side} {number}" for side in ("home", "away")}
        browser.ask(
            "POST", f"{space}/pools/pools/drafts/{pool}", **sides, stake="2", manner="paper", basis="regulation", nobody="carry",
            unique="no", holder="Marta", kickoff="", fixture="")
        pools.append(pool)
        for bet in range(BETS):
            browser.ask(
                "POST", f"{space}/pools/pools/{pool}/bets/new", id=str(uuid.uuid4()), name=f"Friend {bet}", home=bet % 4,
                away=bet % 3)
        if number % 2:
            browser.ask("POST", f"{space}/pools/pools/{pool}/result", home=1, away=1)
    return space, pools, imported


def measure(folder):
    process = subprocess.Popen(
        [f"{OPTIONS.build}/sobremesa", "serve", "--port", "0", "--data", f"{folder}/data"], stdout=subprocess.PIPE,
        text=True)
    try:
        said = {}
        while len(said) < 2:
            line = process.stdout.readline()
            for name, pattern in (("port", r"listens on http://127\.0\.0\.1:(\d+)"), ("welcome", r"(/welcome/\S+)")):
                found = re.search(pattern, line)
                if found:
                    said[name] = found.group(1)
        browser = Browser(int(said["port"]))
        space, pools, imported = furnish(browser, said["welcome"])
        pages = {
            "open pools": "/pools/pools", "closed pools": "/pools/pools/closed", "pools searched": "/pools/pools?q=home+49",
            "fixtures": "/pools/fixtures", "fixtures searched": "/pools/fixtures?q=club+3-7",
            "a pool of 30 bets": f"/pools/pools/{pools[0]}", "a closed pool": f"/pools/pools/{pools[1]}",
            "the log of a pool": f"/pools/pools/{pools[1]}/log", "balances": "/pools/balances", "table": "/pools/balances/season",
            "beside them: an empty list": "/pools/teams", "beside them: health": None,
        }
        figures = {}
        for name, path in pages.items():
            address = "/healthz" if path is None else space + path
            figures[name] = p95([browser.ask("GET", address)[1] for _ in range(READS)])
        closing = []
        for pool in pools[0:80:2]:
            closing.append(browser.ask("POST", f"{space}/pools/pools/{pool}/result", home=3, away=2)[1])
        return {"p95": figures, "closing_p95": p95(closing), "import_seconds": imported, "counts": counts(folder)}
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(timeout=20)


def counts(folder):
    with sqlite3.connect(f"file:{folder}/data/sobremesa.sqlite?mode=ro", uri=True) as file:
        return {
            table: file.execute(f"SELECT COUNT(*) FROM pools_{table}").fetchone()[0] for table in ("fixture", "pool", "bet")}


def main():
    with tempfile.TemporaryDirectory(prefix="sobremesa-bench-") as folder:
        figures = measure(folder)
    lists = {name: value for name, value in figures["p95"].items() if not name.startswith("beside")}
    if OPTIONS.json:
        print(json.dumps({"figures": figures, "promises": [
            {"name": f"{name} at p95, ms", "value": value, "bound": LIST_P95, "sense": "at most", "holds": value <= LIST_P95}
            for name, value in lists.items()]}, indent=2))
    else:
        print(", ".join(f"{count:,} {table}s" for table, count in figures["counts"].items()))
        for name, value in figures["p95"].items():
            promise = "" if name not in lists else f" (at most {LIST_P95})"
            print(f"{'kept  ' if value <= LIST_P95 else 'BROKEN'} {name} at p95, ms: {value:.2f}{promise}")
        print(f"       closing a pool of {BETS} bets at p95, ms: {figures['closing_p95']:.2f}")
        print(f"       import of {FIXTURES:,} fixtures, s: {figures['import_seconds']:.2f}")
    sys.exit(0 if all(value <= LIST_P95 for value in lists.values()) else 1)


main()
