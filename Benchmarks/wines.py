#!/usr/bin/env python3
"""Measures the wine search, in process and through HTTP, beside SQLite's own full-text search with bm25 over the same rows in the
same run. 250 sessions are typed letter by letter, a tenth of them sentences that become chips. Exit code 1 when a promise is not
kept. `--million` takes a catalogue of a million wines, `--json` prints the figures for a program, `--quick` takes 50 sessions."""

import json
import pathlib
import subprocess
import tempfile
import time
import urllib.parse

from measuring import Baseline, Browser, House, Promise, conclude, options, say

arguments = options("wines", __doc__)
arguments.add_argument("--million", action="store_true", help="a catalogue of a million wines")
arguments.add_argument("--quick", action="store_true", help="50 sessions; for tuning")
OPTIONS = arguments.parse_args()
WINES = 1_000_000 if OPTIONS.million else 130_000
SESSIONS = 50 if OPTIONS.quick else 250
# Plain full-text search takes a tenth of a second each time, and most of one among a million: there every tenth session has to
# do, and through HTTP every thirteenth of either.
PLAIN_STEP = 10 if OPTIONS.million else 1
PLAIN_STEP_THROUGH_HTTP = 13
PERCENTILES = ["p50", "p95", "p99", "max"]


def times(values):
    values = sorted(values)

    def share(part):
        return values[min(len(values) - 1, int(len(values) * part))]

    return {"count": len(values), "p50": share(0.5), "p95": share(0.95), "p99": share(0.99), "max": values[-1]}


def run(*words):
    return json.loads(subprocess.run(words, check=True, capture_output=True, text=True).stdout)


def through_http(folder, sessions):
    house = House(OPTIONS.build, folder)
    guest, space = house.move_in()
    before, _ = house.memory()
    search = f"{space}/wines/lists/all"
    _, first = guest.get(f"{search}?q=a")
    ready = time.monotonic() - house.started
    figures = {name: [] for name in ["hits", "filtered", "counts", "filteredCounts", "slips"]}
    for session in sessions:
        narrowed = urllib.parse.urlencode(session["filters"])
        for typed in session["keystrokes"]:
            words = urllib.parse.quote(typed)
            for name, path in [
                ("hits", f"?q={words}"), ("filtered", f"?q={words}&{narrowed}"), ("counts", f"/filters?q={words}"),
                ("filteredCounts", f"/filters?q={words}&{narrowed}"),
            ]:
                took = guest.get(search + path)[1]
                figures[name].append(took)
                if name == "hits" and session["hasSlip"]:
                    figures["slips"].append(took)
    after, most = house.memory()
    house.stop()
    plain = Baseline(OPTIONS.build, "wines", "--database", f"{folder}/plain.sqlite")
    bare = Browser(plain.port)
    figures["plain"] = [
        bare.get(f"/?q={urllib.parse.quote(typed)}")[1] for session in sessions[::PLAIN_STEP_THROUGH_HTTP]
        for typed in session["keystrokes"]]
    plain.stop()
    return {
        "ready after seconds": ready, "first search ms": first, "memory before MB": before, "memory after MB": after,
        "memory at most MB": most} | {name: times(values) for name, values in figures.items()}


def main():
    with tempfile.TemporaryDirectory(prefix="sobremesa-wines-") as folder:
        say(f"bringing in {WINES:,} wines")
        filled = run(f"{OPTIONS.build}/WinesBench", "fill", folder, "--wines", str(WINES))
        typings = f"{folder}/typings.json"
        say(f"typing {SESSIONS} sessions in process")
        inside = run(
            f"{OPTIONS.build}/WinesBench", "search", folder, "--sessions", str(SESSIONS), "--plain-step", str(PLAIN_STEP),
            "--typings", typings)
        say("typing them through HTTP")
        sessions = json.loads(pathlib.Path(typings).read_text())
        outside = through_http(folder, sessions)
    figures = {"wines": WINES, "import": filled, "in process": inside, "through HTTP": outside}
    conclude(OPTIONS.json, figures, promises(figures), lambda: show(figures))


def show(figures):
    inside, outside = figures["in process"], figures["through HTTP"]
    print(f"{WINES:,} wines, brought in within {figures['import']['seconds']:.1f} s")
    for place, part, names in [
        ("in process", inside, ["hits", "hitsAndRows", "filtered", "counts", "filteredCounts", "slips", "plain"]),
        ("through HTTP", outside, ["hits", "filtered", "counts", "filteredCounts", "slips", "plain"]),
    ]:
        heads = "".join(f"{name:>9}" for name in PERCENTILES)
        print(f"{place + ', ms':28}{heads}   of plain:{heads}")
        for name in names:
            taken = [part[name][percentile] for percentile in PERCENTILES]
            ratios = [time / part["plain"][percentile] for time, percentile in zip(taken, PERCENTILES)]
            print(f"  {name:26}" + "".join(f"{each:9.3f}" for each in taken) + " " * 12
                  + "".join(f"{each:9.4f}" for each in ratios))
    for name in ["ready after seconds", "first search ms", "memory before MB", "memory after MB", "memory at most MB"]:
        print(f"{name:34}{outside[name]:9.2f}")
    print()


def promises(figures):
    inside, outside = figures["in process"], figures["through HTTP"]

    def slowest(percentile, *names):
        return max(inside[name][percentile] for name in names)

    if OPTIONS.million:
        names = ["hitsAndRows", "filtered", "counts", "filteredCounts", "slips"]
        return [Promise("any search at p99, ms", slowest("p99", *names), 20)]
    return [
        Promise("a page of hits at p95, ms", inside["hitsAndRows"]["p95"], 1),
        Promise("all counts at p95, ms", slowest("p95", "counts", "filteredCounts"), 5),
        Promise("hits in spite of slips at p99, ms", inside["slips"]["p99"], 5),
        Promise("import, s", figures["import"]["seconds"], 10),
        Promise("a page of hits through HTTP at p95, ms", outside["hits"]["p95"], 4),
        Promise("memory at most, MB", outside["memory at most MB"], 100),
        Promise("start to first search, s", outside["ready after seconds"], 0.5),
    ]


main()
