"""Fills a house with groups that bet through a season: one league comes about as people make it, by its pages, with a round that
is over and one that is open; the database then holds it so many times, each with a season of rounds."""

import json
import re
import sqlite3
import time
import urllib.parse
import uuid

LEAGUES, ROUNDS, MATCHES, PLAYERS = 500, 38, 10, 12
# Nobody has more spaces than twenty: so many leagues are one space's.
A_SPACE = 25
DAY = 24 * 3600


def calendar():
    """Two matchdays to come, and clubs that nobody knows."""
    days = [time.strftime("%Y-%m-%d", time.gmtime(time.time() + ahead * DAY)) for ahead in (7, 14)]
    matches = [
        {"round": f"Matchday {number + 1}", "date": day, "time": "18:00", "team1": f"Home {number} {match}",
         "team2": f"Away {number} {match}"}
        for number, day in enumerate(days) for match in range(MATCHES)]
    return json.dumps({"name": "Bench Season 2027", "matches": matches})


def make_league(browser, space):
    """A league of one space with a round that is over and one that is open; its address and those of its rounds."""
    app = f"{space}/pools"
    browser.upload(f"{app}/fixtures/import", "season.json", calendar())
    league = f"{app}/leagues/{uuid.uuid4()}"
    browser.post(f"{app}/leagues/new", id=league.rpartition("/")[2], name="The pub")
    rounds = [make_round(browser, league, home) for home in (2, 3)]
    scores = [(name, "1") for name in re.findall(r'name="((?:home|away)-[^"]+)"', browser.get(f"{rounds[0]}/results")[0].text)]
    pools = sorted({name.partition("-")[2] for name, _ in scores})
    browser.post(f"{rounds[0]}/results", [("match", pool) for pool in pools] + scores)
    return league, rounds


def make_round(browser, league, home):
    """All matches of the next matchday with money on them, and everybody's bets."""
    choices, _ = browser.get(f"{league}/rounds/new")
    fixture = re.search(r"[?&](?:amp;)?of=([0-9a-f-]{36})", choices.text).group(1)
    form, _ = browser.get(f"{league}/rounds/new?of={fixture}")
    matches = re.findall(r'name="match"[^>]*value="([^"]+)"', form.text)
    assert len(matches) == MATCHES, len(matches)
    address = f"{league}/rounds/{uuid.uuid4()}"
    browser.post(
        f"{league}/rounds/new", [("match", match) for match in matches], id=address.rpartition("/")[2], of=fixture, stake="2",
        holder="Marta")
    for player in range(PLAYERS):
        written, _ = browser.get(f"{address}/written")
        names = dict.fromkeys(re.findall(r'name="((?:home|away)-[^"]+)"', written.text))
        pools = dict.fromkeys(name.partition("-")[2] for name in names)
        goals = [(name, str((player + index) % home)) for index, name in enumerate(names)]
        browser.post(f"{address}/written", [("match", pool) for pool in pools] + goals, name=f"Friend {player}")
    return address


def multiply(path, league, rounds, spaces):
    """Writes the league so often that there are LEAGUES of them, A_SPACE in each of the spaces, while nobody has the file open."""
    league, (over, now) = league.rpartition("/")[2], [address.rpartition("/")[2] for address in rounds]
    with sqlite3.connect(path) as file:
        file.execute("PRAGMA synchronous = OFF")
        file.execute("CREATE TEMP TABLE season (number INTEGER, league TEXT, space TEXT, week INTEGER, template TEXT)")
        file.executemany("INSERT INTO season VALUES (?, ?, ?, ?, ?)", (
            (number * ROUNDS + week, name(1, number), spaces[number // A_SPACE], week, now if week == ROUNDS - 1 else over)
            for number in range(1, LEAGUES) for week in range(ROUNDS)))
        # The first is filled up too.
        file.executemany("INSERT INTO season VALUES (?, ?, ?, ?, ?)", ((week, league, spaces[0], week, over) for week in range(ROUNDS - 2)))
        file.execute("CREATE TEMP TABLE pool AS SELECT *, row_number() OVER (ORDER BY id) AS place FROM pools_pool WHERE round_id IN (?, ?)", (over, now))
        file.execute("CREATE TEMP TABLE bet AS SELECT *, row_number() OVER (PARTITION BY pool_id ORDER BY id) AS seat FROM pools_bet WHERE pool_id IN (SELECT id FROM pool)")
        fill(file, "league", "pools_league", "FROM pools_league AS old, (SELECT DISTINCT league, space FROM season WHERE week = 0 AND number > 0)",
             f"WHERE old.id = '{league}'", id="league", space_id="space")
        # Weeks follow each other; the open one is the last.
        fill(file, "round", "pools_round", "FROM season JOIN pools_round AS old ON old.id = season.template", "",
             id=made(2, "number"), space_id="space", league_id="league", name="'Matchday ' || (week + 1)",
             created_at=f"old.created_at - ({ROUNDS} - week) * 1000")
        weeks = f"({ROUNDS} - 2 - week) * {7 * DAY * 1000}"
        fill(file, "pool", "pools_pool", "FROM season JOIN pool AS old ON old.round_id = season.template", "",
             id=made(3, f"number * {2 * MATCHES} + old.place"), space_id="space", round_id=made(2, "number"),
             kick_off_at=f"CASE WHEN old.ending IS NULL THEN old.kick_off_at ELSE old.kick_off_at - {weeks} END",
             ended_at=f"old.ended_at - {weeks}")
        fill(file, "bet", "pools_bet",
             "FROM season JOIN pool AS old_pool ON old_pool.round_id = season.template JOIN bet AS old ON old.pool_id = old_pool.id", "",
             id=made(4, f"(number * {2 * MATCHES} + old_pool.place) * {PLAYERS} + old.seat"), space_id="space",
             pool_id=made(3, f"number * {2 * MATCHES} + old_pool.place"))


def fill(file, _, table, source, condition, **columns):
    """Copies rows with some columns told anew."""
    names = [row[1] for row in file.execute(f"PRAGMA table_info({table})")]
    values = [columns.get(name, f"old.{name}") for name in names]
    file.execute(f"INSERT INTO {table} ({', '.join(names)}) SELECT {', '.join(values)} {source} {condition}")


def name(kind, number):
    return f"01900000-0000-7000-800{kind}-{number:012x}"


def made(kind, number):
    """The same, of a number in the database."""
    return f"'01900000-0000-7000-800{kind}-' || printf('%012x', {number})"
