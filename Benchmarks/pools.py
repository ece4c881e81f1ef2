#!/usr/bin/env python3
"""Measures what somebody waits for among the pools: lists over 2,000 fixtures and 500 pools of 30 bets each, a pool's page, its
log, and the balances, one after the other over one connection; beside them a list of the house that holds nothing, and a fresh
connection's health check, in the same run. Then the pages of a league in a house with 500 of them, each with a season of rounds.
Exit code 1 when a promise is not kept. `--json` prints the figures for a program."""

import json
import re
import sqlite3
import tempfile
import time
import uuid

import leagues
from measuring import Browser, House, Promise, conclude, options, p95, say

FIXTURES, POOLS, BETS, READS = 2_000, 500, 30, 200
LIST_P95 = 20

OPTIONS = options("pools", __doc__).parse_args()


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


def furnish(browser, space):
    """Fixtures, and pools with bets; the addresses of the pools, and the seconds that the fixtures took."""
    started = time.perf_counter()
    browser.upload(f"{space}/pools/fixtures/import", "bench.json", calendar())
    imported = time.perf_counter() - started
    pools = []
    for number in range(POOLS):
        page, _ = browser.get(f"{space}/pools/pools/new")
        pool = re.search(r"/pools/pools/drafts/([0-9a-f-]{36})", page.text).group(1)
        sides = {
            f"team-{side}": f"x.club {side} {number}|plain #8e8e93 #c7c7cc|Club {side} {number}" for side in ("home", "away")}
        browser.post(
            f"{space}/pools/pools/drafts/{pool}", **sides, stake="2", manner="paper", basis="regulation", nobody="carry",
            unique="no", holder="Marta", kickoff="", fixture="")
        pools.append(f"{space}/pools/pools/{pool}")
        for bet in range(BETS):
            browser.post(f"{pools[-1]}/bets/new", id=str(uuid.uuid4()), name=f"Friend {bet}", home=bet % 4, away=bet % 3)
        if number % 2:
            browser.post(f"{pools[-1]}/result", home=1, away=1)
    return pools, imported


def measure(folder):
    house = House(OPTIONS.build, folder)
    browser, space = house.move_in()
    pools, imported = furnish(browser, space)
    app = f"{space}/pools"
    lists = {
        "open pools": f"{app}/pools", "closed pools": f"{app}/pools/closed", "pools searched": f"{app}/pools?q=home+49",
        "fixtures": f"{app}/fixtures", "fixtures searched": f"{app}/fixtures?q=club+3-7", "a pool of 30 bets": pools[0],
        "a closed pool": pools[1], "the log of a pool": f"{pools[1]}/log", "balances": f"{app}/balances",
        "table": f"{app}/balances/season",
    }
    beside = {"an empty list": f"{app}/teams", "health": "/healthz"}
    figures = {
        "lists_p95": {name: p95(browser.times(path, READS)) for name, path in lists.items()},
        "beside_p95": {name: p95(browser.times(path, READS)) for name, path in beside.items()},
        "closing_p95": p95([browser.post(f"{pool}/result", home=3, away=2)[1] for pool in pools[0:80:2]]),
        "import_seconds": imported, "counts": counts(folder)}
    house.stop()
    return figures


def measure_leagues(folder):
    """The pages of a league at the end of its season, in one of many spaces of a house."""
    house = House(OPTIONS.build, folder)
    browser, space = house.move_in()
    spaces = [space]
    for number in range(1, leagues.LEAGUES // leagues.A_SPACE):
        answer, _ = browser.post("/spaces/new", id=str(uuid.uuid4()), name=f"Space {number}", currency="EUR",
            zone="Europe/Madrid")
        spaces.append(re.match(r"/s/[0-9a-f-]+", answer.getheader("Location")).group(0))
    league, (over, now) = leagues.make_league(browser, space)
    house.stop()
    say(f"{leagues.LEAGUES} leagues of {leagues.ROUNDS} rounds …")
    started = time.perf_counter()
    leagues.multiply(f"{folder}/sobremesa.sqlite", league, (over, now), [each[3:] for each in spaces])
    say(f"written in {time.perf_counter() - started:.0f} s")
    house = House(OPTIONS.build, folder)
    browser = Browser(house.port, browser.cookie)
    pages = {
        "a league": league, "a round that is over": over, "an open round": now, "a round's summary": f"{over}/summary",
        "a round written down": f"{now}/written", "a round's results": f"{now}/results", "a new round": f"{league}/rounds/new",
        "pools beside leagues": f"{space}/pools/pools", "balances of leagues": f"{space}/pools/balances",
        "the springboard of leagues": f"{space}",
    }
    times = {name: p95(browser.times(path, READS)) for name, path in pages.items()}
    goals = dict.fromkeys(re.findall(r'name="((?:home|away)-[^"]+)"', browser.get(f"{now}/written")[0].text))
    matches = [("match", pool) for pool in dict.fromkeys(name.partition("-")[2] for name in goals)]

    def bet_and_look(number):
        browser.post(f"{now}/written", matches + [(name, str(number % 7)) for name in goals], name="Friend 0")
        return browser.get(league)[1]

    times["a league after a change"] = p95([bet_and_look(number) for number in range(READS // 5)])
    house.stop()
    return {"leagues_p95": times, "league_counts": counts(folder)}


def counts(folder):
    with sqlite3.connect(f"file:{folder}/sobremesa.sqlite?mode=ro", uri=True) as file:
        return {
            table: file.execute(f"SELECT COUNT(*) FROM pools_{table}").fetchone()[0] for table in ("fixture", "pool", "bet")}


def main():
    with tempfile.TemporaryDirectory(prefix="sobremesa-bench-") as folder:
        figures = measure(f"{folder}/pools") | measure_leagues(f"{folder}/leagues")

    def show():
        print(", ".join(f"{count:,} {table}s" for table, count in figures["counts"].items()))
        for name, value in figures["beside_p95"].items():
            print(f"beside them {name} at p95, ms: {value:.2f}")
        print(f"closing a pool of {BETS} bets at p95, ms: {figures['closing_p95']:.2f}")
        print(f"import of {FIXTURES:,} fixtures, s: {figures['import_seconds']:.2f}")
        print("with leagues: " + ", ".join(f"{count:,} {table}s" for table, count in figures["league_counts"].items()) + "\n")

    conclude(OPTIONS.json, figures, [
        Promise(f"{name} at p95, ms", value, LIST_P95) for name, value in (figures["lists_p95"] | figures["leagues_p95"]).items()], show)


main()
