"""What Schemathesis is told besides the description: real things in the place of made-up ids, and one key of many, as each may
change sixty things a minute."""

import collections
import json
import os
import random
import sys
import threading
import time

import schemathesis
from schemathesis.core.parameters import ParameterLocation

sys.path.insert(0, os.path.dirname(__file__))
from known_things import KnownThings  # noqa: E402

TOLD = json.loads(os.environ["DOORS"])
THINGS = KnownThings(TOLD["database"])
CHANCE = random.Random(TOLD["seed"])
LOCK = threading.Lock()
# As many changes may a key make in a minute, less one for a clock that goes otherwise.
CHANGES, MINUTE = 59, 61
made = {key: collections.deque() for key in TOLD["keys"]}


def free_key():
    """One that may change something: the one whose changes lie furthest back. Where none may, it waits."""
    while True:
        with LOCK:
            now = time.monotonic()
            for times in made.values():
                while times and times[0] < now - MINUTE:
                    times.popleft()
            key = min(made, key=lambda each: len(made[each]))
            if len(made[key]) < CHANGES:
                made[key].append(now)
                return key
        time.sleep(0.2)


def is_meant_well(case, part=None):
    """Whether the whole is as the description has it, or one part of it."""
    if case.meta is None:
        return True
    made = case.meta.generation if part is None else case.meta.components.get(part)
    return made is None or made.mode.value == "positive"


def known(body, path):
    """The same with ids of what there is, where it asks for ids."""
    if isinstance(body, list):
        return [known(element, path) for element in body]
    if not isinstance(body, dict):
        return body
    filled = {}
    for name, value in body.items():
        if isinstance(value, (dict, list)) and name != "row":
            filled[name] = known(value, path)
            continue
        found = THINGS.value(name, path, CHANCE) if name != "id" else None
        is_id = isinstance(value, str) and len(value) == 36 and value.count("-") == 4
        if name == "row" and found:
            filled[name] = [found]
        elif found and is_id and CHANCE.random() < 0.9:
            filled[name] = found
        else:
            filled[name] = value
    return filled


@schemathesis.hook
def before_call(context, case, kwargs):
    # What is wrong is tried on things that there are, as another refusal would hide whether it is seen.
    if is_meant_well(case, ParameterLocation.PATH) and case.path_parameters and CHANCE.random() < 0.95:
        case.path_parameters = THINGS.fill(case.path_parameters, CHANCE, TOLD["space"], case.operation.path)
    if is_meant_well(case) and isinstance(case.body, (dict, list)) and CHANCE.random() < 0.9:
        case.body = known(case.body, case.operation.path)
    # A header that says nothing is none; Schemathesis would take a call for wrong by it.
    for name in ("If-Match", "If-None-Match"):
        if case.headers and case.headers.get(name) == "":
            del case.headers[name]
    if case.query and "wait" in case.query and str(case.query["wait"]).isdigit():
        case.query["wait"] = 0


@schemathesis.auth(refresh_interval=None)
class Keys:
    def get(self, case, context):
        return CHANCE.choice(TOLD["keys"]) if case.method == "GET" else free_key()

    def set(self, case, data, context):
        case.headers = case.headers or {}
        case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.hook
def after_call(context, case, response):
    with LOCK, open(TOLD["record"], "a") as record:
        said = f"{case.as_curl_command()} → {response.text[:300]}" if response.status_code >= 500 else ""
        name = case.operation.definition.raw.get("operationId")
        record.write(f"{name} {response.status_code} {said}".replace("\n", " ") + "\n")
