#!/usr/bin/env python3
"""Does everything that programs can do: first each action once as it is meant, then what Schemathesis thinks of, with all its
checks. No answer may be a fault or another than the description promises, and all actions have to be done.
SOBREMESA_CASES says how many cases (1,000; 20,000 in a long run; 0 for the actions alone), SOBREMESA_SEED repeats a run."""

import collections
import json
import math
import os
import pathlib
import random
import re
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request
import uuid

HERE = pathlib.Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "Durability")]

from household import Household  # noqa: E402
from known_things import KnownThings  # noqa: E402
from needs import Needs  # noqa: E402
from serving import IS_LONG, Browser, House, move_in  # noqa: E402

CASES = int(os.environ.get("SOBREMESA_CASES", "20000" if IS_LONG else "1000"))
# A short run does the same each time.
SEED = int(os.environ.get("SOBREMESA_SEED", random.randrange(2**31) if IS_LONG else 1))
# As many as one person may have; several people have them, as each key may change sixty things a minute.
KEYS = 29
PEOPLE = ["Luis", "Vera", "Joana"] if CASES > 5_000 else ["Luis"]
TRIES = 40
# At least so many cases are what Schemathesis calls the coverage of an action.
COVERAGE = 60
MOST_SECONDS = 7200 if IS_LONG else 900
TEXTS_THAT_ARE_IDS = {"into", "section", "table", "shop"}


class Person:
    """Who gives keys to programs."""

    def __init__(self, browser, space):
        self.browser, self.space = browser, space

    @classmethod
    def who_moves_in(cls, house):
        cookie, space, _, _ = move_in(house)
        return cls(Browser(house.port, cookie), space.split("/")[-1])

    def invited(self, house, name):
        """Somebody who comes to live here too."""
        _, said = self.browser.send("POST", f"/s/{self.space}/settings/invitations", {"id": str(uuid.uuid4()), "role": "owner"})
        browser = Browser(house.port)
        status, _ = browser.post(re.search(r"/join/[\w-]+", said).group(0), {"name": name, "language": "en"})
        assert status == 303, status
        return Person(browser, self.space)

    def keys(self):
        return [self.key(number) for number in range(KEYS)]

    def key(self, number):
        page = f"/me/keys/new/{self.space}"
        _, form = self.browser.get(page)
        fields = {name: value for name, value in re.findall(r'<input type="hidden" name="([^"]+)" value="([^"]*)"', form)}
        apps = re.findall(r'name="(app-[a-z.]+)"', form)
        fields |= {"name": f"Program {number}", "use": "write", "until": ""} | {app: "yes" for app in apps}
        _, made = self.browser.send("POST", page, fields)
        return re.search(r"sbm_[0-9a-f]+", made[1] if isinstance(made, tuple) else made).group(0)


class Program:
    def __init__(self, address, keys):
        self.address, self.keys, self.turn = address, keys, 0

    def send(self, method, path, body=None):
        self.turn += 1
        headers = {"Authorization": f"Bearer {self.keys[self.turn % len(self.keys)]}"}
        data = None
        if body is not None:
            headers["Content-Type"], data = "application/json", json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, headers, method=method)
        try:
            with urllib.request.urlopen(request, timeout=30) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as refused:
            return refused.code, refused.read().decode()


class Guess:
    """A document as somebody would write it who has read what is asked for."""

    def __init__(self, things, chance):
        self.things, self.chance = things, chance

    def value(self, name, shape, path, filled):
        if "anyOf" in shape:
            return self.value(name, self.chance.choice(shape["anyOf"]), path, filled)
        if "enum" in shape:
            return self.chance.choice([each for each in shape["enum"] if each is not None])
        kind = shape["type"]
        kind = kind[0] if isinstance(kind, list) else kind
        if kind == "boolean":
            return self.chance.random() < 0.7
        if kind == "integer":
            least, most = shape.get("minimum", 1), shape.get("maximum", 100)
            return min(most, max(least, 2020)) if "year" in name or name == "drink_by" else self.chance.randint(
                least, min(most, least + 3))
        if kind == "array":
            known = self.things.value(name, path, self.chance, filled)
            items = shape["items"]
            if items.get("type") == "object":
                is_there = known and (name == "match" or not path.endswith("/new"))
                return [self.document(items, path, filled, always=True) | ({"id": known} if is_there else {})]
            return [known or self.value(name, items, path, filled)]
        if shape.get("format") == "uuid":
            return (None if name == "id" else self.things.value(name, path, self.chance, filled)) or str(
                uuid.UUID(int=self.chance.getrandbits(128), version=4))
        if shape.get("format") == "date":
            return "2026-11-20" if "by" not in name else "2030-01-01"
        if shape.get("format") == "date-time":
            return "2031-05-05T18:00:00Z"
        if "pattern" in shape:
            return self.chance.choice(["1.50", "2.00"]) if "0-9]{1," in shape["pattern"] else "10:30"
        return (self.things.value(name, path, self.chance, filled) if name in TEXTS_THAT_ARE_IDS else None) or self.text(name)

    def text(self, name):
        words = {
            "email": "ana@example.com", "state": ["preparing", "ready", "served", "handed_over", "delivered"],
            "shown": ["received", "preparing", "waiting", "ready"], "way": ["dine_in", "pick_up"], "team-home": "x.uno|-|Uno",
            "team-away": "x.dos|-|Dos", "phone": "600123456", "vat": "", "rates": "10 21", "zone": "Europe/Madrid",
            "ending": ["result", "score"], "reason": ["sold_out", "closing"], "address": "https://example.com/list.ics",
            "text": "pan", "first": "#aa1e28", "second": "#ffffff",
            "audience": ["nobody", "link"],
        }
        said = words.get(name, f"{name} {self.chance.randrange(10**6)}")
        return self.chance.choice(said) if isinstance(said, list) else said

    def document(self, shape, path, filled, always=False):
        needed = shape.get("required", [])
        return {
            name: self.value(name, each, path, filled)
            for name, each in shape.get("properties", {}).items()
            if name != "was" and (name in needed or always or self.chance.random() < 0.6) and name != "id"
        }


def reach(program, description, things, household, space, chance):
    """Which actions were done, and what each answered."""
    done, answers = set(), collections.defaultdict(collections.Counter)
    actions = [
        (path, operation["post"]) for path, operation in description["paths"].items() if "post" in operation]
    # What takes things away comes last.
    actions.sort(key=lambda action: ("deletion" in action[0], "several" in action[1]["operationId"]))
    guess, needs = Guess(things, chance), Needs(household)
    for path, operation in actions:
        name = operation["operationId"]
        shape = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
        named, said_too = needs.of(name)
        for number in range(TRIES):
            parameters = {each: "1" for each in re.findall(r"{(\w+)}", path)}
            filled = things.fill(parameters, chance, space, path) | named
            address = re.sub(r"{(\w+)}", lambda match: urllib.request.quote(filled[match[1]], safe=""), path)
            body = guess.document(shape, path, filled, always=number % 4 == 1) | said_too
            status, said = program.send("POST", address, body)
            answers[name][f"{status} {said[:160] if status >= 400 else ''}"] += 1
            assert status < 500, f"{name}: {status} {said} for {address} {json.dumps(body)}"
            if status < 300:
                done.add(name)
                break
    return done, answers


def main():
    print(f"seed {SEED}", flush=True)
    with tempfile.TemporaryDirectory(prefix="sobremesa-doors-") as folder:
        house = House(folder, "--demo", "--fetch-host", "127.0.0.1")
        try:
            try_all(house, folder)
            assert house.is_running() and house.stop() == 0
        finally:
            if house.is_running():
                house.kill()


def try_all(house, folder):
    marta = Person.who_moves_in(house)
    keys = marta.keys()
    address, chance = f"http://127.0.0.1:{house.port}", random.Random(SEED)
    database = str(pathlib.Path(folder, "sobremesa.sqlite"))
    program, things = Program(address, keys), KnownThings(database)
    status, text = program.send("GET", "/api/openapi.json")
    assert status == 200, text
    description = json.loads(text)
    household = Household(house, marta, program, database, chance)
    household.furnish()
    done, answers = reach(program, description, things, household, marta.space, chance)
    missed = {name: counted for name, counted in answers.items() if name not in done}
    for name, counted in missed.items():
        print(f"not done: {name}: {counted.most_common(2)}")
    print(f"{len(done)} of {len(answers)} actions done", flush=True)
    assert not missed, f"not done: {sorted(missed)}"
    if CASES:
        for name in PEOPLE:
            keys += marta.invited(house, name).keys()
        let_loose(address, keys, marta.space, database, pathlib.Path(folder, "record"), description)


def let_loose(address, keys, space, database, record, description):
    """What Schemathesis thinks of. A short run covers some actions and a long one all; the cases that are left are for chance."""
    operations = sorted(
        operation["operationId"] for methods in description["paths"].values() for operation in methods.values())
    covered = operations if IS_LONG else random.Random(SEED).sample(operations, max(1, CASES // 250))
    told = {"database": database, "space": space, "keys": keys, "seed": SEED, "record": str(record)}
    each = max(1, math.ceil((CASES - COVERAGE * len(covered)) / len(operations)))
    runs = [
        ["--phases", "coverage"] + [word for name in covered for word in ("--include-operation-id", name)],
        ["--phases", "examples,fuzzing,stateful", "--max-examples", str(each)],
    ]
    record.touch()
    said = record.with_name("openapi.json")
    # An unknown language or preference is no mistake: RFC 9110 and 7240 have it ignored.
    for name in ("Language", "Prefer"):
        description["components"]["parameters"][name]["schema"] = {"type": "string"}
    said.write_text(json.dumps(description))
    codes = [
        subprocess.run(
            [
                pathlib.Path(sys.executable).parent / "schemathesis", "--config-file", HERE / "schemathesis.toml", "run",
                said, "--url", address, "--checks", "all",
                "--seed", str(SEED), "--continue-on-failure", "--no-color", "--generation-database", "none",
                "--suppress-health-check", "all", "--warnings", "off", "--request-timeout", "10", *phases,
            ],
            env=os.environ | {"DOORS": json.dumps(told), "SCHEMATHESIS_HOOKS": "hooks", "PYTHONPATH": str(HERE)},
            timeout=MOST_SECONDS, check=False).returncode
        for phases in runs]
    calls = [line.split(maxsplit=2) for line in record.read_text().splitlines()]
    statuses = collections.Counter(call[1] for call in calls)
    done = {call[0] for call in calls if call[1].startswith("2")}
    print(f"{len(calls)} calls of {len({call[0] for call in calls})} actions, {len(done)} done: {dict(sorted(statuses.items()))}")
    faults = [call for call in calls if call[1].startswith("5")]
    for fault in faults:
        print("fault:", *fault)
    assert not faults, "faults"
    assert statuses["429"] < len(calls) / 20, "too many calls were refused for their number"
    assert len(calls) >= min(CASES, 1000), "fewer cases than were asked for"
    assert codes == [0, 0], f"what was found stands above; SOBREMESA_SEED={SEED} repeats it"


if __name__ == "__main__":
    main()
