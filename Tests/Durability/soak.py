#!/usr/bin/env python3
"""Lets people use all five apps for hours, at a tenth of what the machine can do, and looks whether the house stays as it is: its memory,
its descriptors, how long anybody waits, its log and its files; and at the end whether all that was told to be done is there.

What the machine can do is measured at the start, by the same people in a hurry. SOBREMESA_HOURS says how long they go on after that (a
quarter of a minute, which shows only that nothing is lost; 8 hours in a long run), SOBREMESA_SEED repeats a run, SOBREMESA_FIGURES names
a file for the figures of each moment, one JSON object a line."""

import http.client
import json
import os
import pathlib
import random
import re
import statistics
import subprocess
import tempfile
import time

from everyday import Day
from serving import BINARY, IS_LONG, House, move_in

HOURS = float(os.environ.get("SOBREMESA_HOURS", "8" if IS_LONG else "0.004"))
SECONDS = HOURS * 3600
HURRY = 30 if SECONDS >= 600 else 8
SHARE = 0.1
# Spaces that share it: each has some six hundred orders an hour then, and twice as many bets.
HOMES = 10 if SECONDS >= 180 else 2
# What follows is asked of a run that is long enough to say something of it.
TELLS = SECONDS >= 180
LOOKS = 5 if TELLS else 2
# Until caches are full: not looked at.
WARM_UP = max(SECONDS * 0.2, min(900, SECONDS * 0.5))
MOST_GROWTH = 0.05
MOST_DESCRIPTORS = 5
# Of the time in which 99 of 100 are answered, in a quiet minute at the end beside one at the beginning.
MOST_SLOWER = 1.5
# Of the machine, that others may have used in a minute: where it was more, how long anybody waited says nothing of the house.
MOST_OF_OTHERS = 0.15
# Of its minutes, that have to be quiet for a third of the run to say how long anybody waited.
FEWEST_QUIET = 0.3
# Of less nobody feels a change, in milliseconds.
UNFELT = 10
MOST_LOG = 256 * 1024
MOST_WAL = 64 * 1024 * 1024
# What a change may add to the database, in bytes, with all that is remembered of it.
MOST_A_CHANGE = 8 * 1024


def metrics(port):
    """Each figure by its name; those with labels summed up."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)
    connection.request("GET", "/metrics")
    answer = connection.getresponse()
    text = answer.read().decode()
    assert answer.status == 200, text
    found = {}
    for name, labels, value in re.findall(r"^(\w+)(\{.*\})? (\S+)$", text, re.MULTILINE):
        found[name] = found.get(name, 0) + float(value)
        status = re.search(r'status="(\d)', labels)
        if status and name == "sobremesa_requests_total":
            found[f"answers {status.group(1)}xx"] = found.get(f"answers {status.group(1)}xx", 0) + float(value)
    return found


def percentile(times, share):
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else None


class Processors:
    """What of the machine's time others have used than the house and those who ask it."""

    def __init__(self, process):
        self.process = process
        self.before = self.read()

    def read(self):
        """All time, and that of others."""
        fields = [int(field) for field in pathlib.Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
        stat = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2].split()
        own = int(stat[11]) + int(stat[12]) + sum(os.times()[:2]) * os.sysconf("SC_CLK_TCK")
        return sum(fields), sum(fields) - fields[3] - fields[4] - own

    def others(self):
        """Their share since it was last asked."""
        before, self.before = self.before, self.read()
        return max(0, (self.before[1] - before[1]) / max(1, self.before[0] - before[0]))


def look(house, day, log, started, processors):
    """How the house does at one moment."""
    times = day.tally.take()
    told = metrics(house.port)
    status = pathlib.Path(f"/proc/{house.process.pid}/status").read_text()
    return {
        "at": round(time.monotonic() - started, 1), "requests": len(times), "times": [took for _, took in times],
        "others": round(processors.others(), 3),
        "memory": int(re.search(r"VmRSS:\s+(\d+)", status).group(1)) * 1024, "descriptors": house.descriptors(),
        "threads": int(re.search(r"Threads:\s+(\d+)", status).group(1)), "faults": told["sobremesa_faults_total"],
        "failed": told.get("answers 5xx", 0), "changes": told["sobremesa_changes_total"], "wal": told["sobremesa_wal_bytes"],
        "database": told["sobremesa_database_bytes"], "backups": told["sobremesa_backups"], "log": os.path.getsize(log)}


def growth(points):
    """By how much of its mean a figure has grown from the first moment to the last, as a straight line through all sees it."""
    slope, _ = statistics.linear_regression([at for at, _ in points], [value for _, value in points])
    return slope * (points[-1][0] - points[0][0]) / statistics.fmean(value for _, value in points)


def thirds(looks):
    size = max(1, len(looks) // 3)
    return looks[:size], looks[-size:]


def quiet_p99(looks):
    """The median of what each minute says in which the machine did nothing else; nothing where there were too few."""
    minutes = {}
    for each in looks:
        minutes.setdefault(each["at"] // 60, []).append(each)
    quiet = [minute for minute in minutes.values() if statistics.fmean(each["others"] for each in minute) <= MOST_OF_OTHERS]
    times = [each for each in ([time for look in minute for time in look["times"]] for minute in quiet) if each]
    if len(times) < FEWEST_QUIET * len(minutes):
        return None
    return statistics.median(percentile(each, 0.99) for each in times)


def judge(looks):
    """What is measured of a run, and what is wrong with it."""
    warm = [each for each in looks if each["at"] >= WARM_UP]
    first, last = thirds(warm)
    mean = {name: [statistics.fmean(each[name] for each in third) for third in (first, last)] for name in ("memory", "descriptors")}
    slope = growth([(each["at"], each["memory"]) for each in warm])
    thirds_grew = mean["memory"][1] / mean["memory"][0] - 1
    p99 = [quiet_p99(third) for third in (first, last)]
    others = statistics.fmean(each["others"] for each in warm)
    changes = warm[-1]["changes"] - warm[0]["changes"]
    a_change = (warm[-1]["database"] - warm[0]["database"]) / max(1, changes)
    figures = {
        "memory_mb": [round(value / 1e6, 1) for value in mean["memory"]], "memory_grew_by_slope": round(slope, 4),
        "memory_grew_by_thirds": round(thirds_grew, 4), "descriptors": [round(value, 1) for value in mean["descriptors"]],
        "threads": [statistics.median(each["threads"] for each in third) for third in (first, last)],
        "p99_ms": [value and round(value, 1) for value in p99], "others_used_of_the_machine": round(others, 3), "wal_mb_at_most": round(max(each["wal"] for each in looks) / 1e6, 1),
        "database_mb": [round(warm[0]["database"] / 1e6, 1), round(warm[-1]["database"] / 1e6, 1)],
        "bytes_a_change": round(a_change), "log_bytes": looks[-1]["log"], "backups": looks[-1]["backups"]}
    wrong = [sentence for is_wrong, sentence in [
        (max(slope, thirds_grew) > MOST_GROWTH, "memory grows"),
        (mean["descriptors"][1] > mean["descriptors"][0] + MOST_DESCRIPTORS, "descriptors grow"),
        (None not in p99 and p99[1] > max(MOST_SLOWER * p99[0], p99[0] + UNFELT), "it grows slower"),
        (figures["wal_mb_at_most"] * 1e6 > MOST_WAL, "the log of the database grows"),
        (a_change > MOST_A_CHANGE, "changes take more room than what is in them"),
        (looks[-1]["log"] > MOST_LOG, "the program says too much")] if is_wrong]
    return figures, wrong


def run(house, day, log, note):
    day.begin()
    time.sleep(HURRY)
    capacity = len(day.tally.take()) / HURRY
    day.pace.set(capacity * SHARE)
    started, looks, processors = time.monotonic(), [], Processors(house.process)
    while time.monotonic() - started < SECONDS:
        time.sleep(min(LOOKS, max(0.1, started + SECONDS - time.monotonic())))
        looks.append(look(house, day, log, started, processors))
        note({name: value for name, value in looks[-1].items() if name != "times"}
             | {"p99": percentile(looks[-1]["times"], 0.99)})
        assert house.is_running(), "the house has ended"
        assert len(day.tally.wrong) <= 20, day.tally.wrong
    day.end()
    return capacity, looks


def main():
    seed = int(os.environ.get("SOBREMESA_SEED", random.randrange(1_000_000)))
    figures_file = os.environ.get("SOBREMESA_FIGURES", os.devnull)
    with tempfile.TemporaryDirectory(prefix="sobremesa-soak-") as folder, open(figures_file, "a") as kept:
        log = f"{folder}/log"
        with open(log, "w") as said:
            house = House(folder, log=said)

        def note(each):
            kept.write(json.dumps(each) + "\n")
            kept.flush()

        try:
            day = Day(house, folder, *move_in(house), seed, HOMES)
            capacity, looks = run(house, day, log, note)
            told = metrics(house.port)
            stored, done = day.stored(), dict(day.tally.done)
            assert house.stop() == 0
        finally:
            house.kill()
        sound = subprocess.run([BINARY, "check", "--data", folder], capture_output=True, text=True)
        log_tail = pathlib.Path(log).read_text()[-2000:]
    requests = sum(each["requests"] for each in looks)
    print(f"{HOURS:g} h of all five apps in {HOMES} spaces (seed {seed}) at {requests / SECONDS:.1f} requests a second of {capacity:.0f} that this machine can: "
          f"{requests} requests, {sum(done[what] for what in stored)} things done and all there, "
          f"{done.get('changes heard of', 0)} changes heard of, {told['sobremesa_faults_total']:.0f} faults")
    assert not day.tally.wrong, day.tally.wrong
    assert told["sobremesa_faults_total"] == 0 and told.get("answers 5xx", 0) == 0, log_tail
    assert {what: done.get(what, 0) for what in stored} == stored, f"told {done}, there is {stored}"
    assert all(stored.values()), f"somebody has done nothing: {stored}"
    assert sound.returncode == 0, sound.stdout + sound.stderr
    if TELLS:
        figures, wrong = judge(looks)
        print(json.dumps({"capacity": round(capacity, 1), "rate": round(requests / SECONDS, 1)} | figures, indent=1))
        if None in figures["p99_ms"]:
            print("Others kept the machine busy: that nobody waits longer at the end than at the beginning is not shown by this run.")
        assert not wrong, ", ".join(wrong)


main()
