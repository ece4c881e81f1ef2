#!/usr/bin/env python3
"""Runs a benchmark and adds what it measured to docs/measurements/history.jsonl, one JSON object a line, with the commit, the moment and the
machine; then draws all of it anew as docs/measurements/history.svg. `bin/bench --history` and `bin/bench --history NAME` come here.

`--draw` only draws, `--check` says whether the picture is that of the figures. SOBREMESA_COMMIT says of which commit a build is that
was made elsewhere."""

import collections
import datetime
import html
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs/measurements"
FILE, PICTURE = FOLDER / "history.jsonl", FOLDER / "history.svg"

# The picture, in pixels: a row for each promise.
WIDTH, ROW, TITLE, LABEL, LEFT, RIGHT = 960, 64, 34, 440, 460, 860
STYLE = """
text { font: 13px system-ui, sans-serif; fill: #1c1c1e }
.name { font-weight: 600; font-size: 15px }
.light { fill: #6b6b70 }
.line { fill: none; stroke: #8a3b12; stroke-width: 1.5 }
.dot { fill: #8a3b12 }
.broken { fill: #c0112f; stroke: #c0112f }
.bound { stroke: #6b6b70; stroke-dasharray: 4 3 }
.ground { fill: #ffffff }
@media (prefers-color-scheme: dark) {
  text { fill: #f2f2f7 } .light { fill: #a5a5aa } .line { stroke: #f0a26b } .dot { fill: #f0a26b }
  .broken { fill: #ff6b81; stroke: #ff6b81 } .bound { stroke: #a5a5aa } .ground { fill: #1c1c1e }
}
""".strip()


def said(*command):
    done = subprocess.run(command, capture_output=True, text=True)
    return done.stdout.strip() if done.returncode == 0 else ""


def first(pattern, path):
    try:
        found = re.search(pattern, pathlib.Path(path).read_text(), re.MULTILINE)
    except OSError:
        return ""
    return found.group(1).strip() if found else ""


def disk():
    """Where benchmarks keep their files, as far as the machine tells."""
    folder = tempfile.gettempdir()
    source = said("findmnt", "--noheadings", "--output", "SOURCE,FSTYPE", "--target", folder).split()
    device = pathlib.Path("/sys/class/block", os.path.basename(source[0])) if source else None
    model = first(r"(.+)", device.resolve() / "device/model") if device and device.exists() else ""
    return " ".join(filter(None, [model, *source]))


def machine():
    return {
        "cpu": first(r"^model name\s*: (.*)$", "/proc/cpuinfo") or os.uname().machine, "cores": os.cpu_count(),
        "memory_gb": round(int(first(r"^MemTotal:\s+(\d+)", "/proc/meminfo") or 0) / 1024 / 1024, 1), "disk": disk(),
        "load_before": round(os.getloadavg()[0], 2)}


def commit():
    # What was only measured and drawn makes no other program of it.
    changed = said("git", "-C", str(ROOT), "status", "--porcelain", "--untracked-files=no", "--", "Sources", "Package.swift", "assets")
    return os.environ.get("SOBREMESA_COMMIT") or said("git", "-C", str(ROOT), "rev-parse", "--short=8", "HEAD") + ("+" if changed else "")


def measure(command):
    """Runs a benchmark; its name, and what it says as JSON."""
    script = next(word for word in command if word.endswith(".py"))
    here = machine()
    done = subprocess.run([*command, "--json"], stdout=subprocess.PIPE, text=True)
    # It ends with 1 when a promise is not kept, which is a figure like any other.
    if done.returncode not in (0, 1) or not done.stdout.strip():
        sys.exit(f"{script} said nothing; it ended with {done.returncode}.")
    told = json.loads(done.stdout)
    scalars = {name: round(value, 3) for name, value in told["figures"].items() if isinstance(value, (int, float))}
    return {
        "bench": pathlib.Path(script).stem, "quick": "--quick" in command, "commit": commit(),
        "at": datetime.datetime.now(datetime.UTC).strftime("%Y-%m-%dT%H:%M:%SZ"), "machine": here,
        "promises": [each | {"value": round(each["value"], 3)} for each in told["promises"]], "figures": scalars}


def entries():
    return [json.loads(line) for line in FILE.read_text().splitlines()] if FILE.exists() else []


def series(listed):
    """What was measured of each promise, in order: lists of entries and promises, by benchmark and name. A look with `--quick` stays out."""
    found = collections.defaultdict(list)
    for entry in listed:
        for promise in [] if entry["quick"] else entry["promises"]:
            found[entry["bench"], promise["name"]].append((entry, promise))
    return found


def is_same_machine(one, other):
    return all(one["machine"][name] == other["machine"][name] for name in ("cpu", "cores", "memory_gb"))


def draw_row(top, name, points):
    latest, bound = points[-1][1], points[-1][1]["bound"]
    highest = max([bound, *(promise["value"] for _, promise in points)]) * 1.1 or 1
    low, high = top + ROW - 12, top + 10

    def place(number):
        step = (RIGHT - LEFT) / max(1, len(points) - 1)
        return round(LEFT + number * step, 1) if len(points) > 1 else (LEFT + RIGHT) / 2

    def height(value):
        return round(low - (low - high) * value / highest, 1)

    def text(x, y, words, kind, anchor="start"):
        return f'<text x="{x}" y="{y}" class="{kind}" text-anchor="{anchor}">{html.escape(words)}</text>'

    lines = [
        text(16, top + 26, name, ""), text(16, top + 44, f"{latest['sense']} {bound:g}, {points[-1][0]['commit']}", "light"),
        f'<line x1="{LEFT}" x2="{RIGHT}" y1="{height(bound)}" y2="{height(bound)}" class="bound"/>']
    # Other machines say nothing of what has become faster.
    for number in range(1, len(points)):
        if is_same_machine(points[number - 1][0], points[number][0]):
            ends = [(place(each), height(points[each][1]["value"])) for each in (number - 1, number)]
            lines.append(f'<polyline points="{" ".join(f"{x},{y}" for x, y in ends)}" class="line"/>')
    for number, (entry, promise) in enumerate(points):
        words = f"{promise['value']:g}, {entry['commit']}, {entry['at'][:10]}, {entry['machine']['cpu']}, {entry['machine']['cores']} cores"
        lines.append(
            f'<circle cx="{place(number)}" cy="{height(promise["value"])}" r="4" class="{"dot" if promise["holds"] else "broken"}">'
            f"<title>{html.escape(words)}</title></circle>")
    lines.append(text(RIGHT + 16, top + 34, f"{latest['value']:g}", "name"))
    return lines


def draw(listed):
    """One SVG: each promise with what it was each time, its bound as a dashed line; what was not kept is red."""
    lines, top, bench = [], 0, None
    for (name, promise), points in sorted(series(listed).items(), key=lambda each: each[0][0]):
        if name != bench:
            bench = name
            lines.append(f'<text x="16" y="{top + 24}" class="name">{html.escape("bin/bench" if name == "bench" else name)}</text>')
            top += TITLE
        lines += draw_row(top, promise, points)
        top += ROW
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top}" width="{WIDTH}" height="{top}" role="img" '
        'aria-label="What the benchmarks measured, commit by commit">', f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{top}" class="ground"/>', *lines, "</svg>", ""])


def main():
    words = sys.argv[1:]
    if words == ["--check"]:
        if draw(entries()) != (PICTURE.read_text() if PICTURE.exists() else draw([])):
            sys.exit(f"{PICTURE.relative_to(ROOT)} is not that of the figures: Benchmarks/history.py --draw")
        return
    if words != ["--draw"]:
        entry = measure(words)
        FOLDER.mkdir(exist_ok=True)
        with open(FILE, "a") as file:
            file.write(json.dumps(entry, ensure_ascii=False) + "\n")
        for promise in entry["promises"]:
            print(f"{'kept  ' if promise['holds'] else 'BROKEN'} {promise['name']}: {promise['value']:g} ({promise['sense']} {promise['bound']:g})")
    PICTURE.write_text(draw(entries()))


if __name__ == "__main__":
    main()
