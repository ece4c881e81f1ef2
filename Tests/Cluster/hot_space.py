#!/usr/bin/env python3
"""People who all change one space through three servers, beside the same people in a space each, in turns: what the order within a space
costs. A long run fails below 0.6. Run by `bin/with-postgres`, which waits for the disk with SOBREMESA_DURABLE=1."""

import statistics
import threading
import time

from cluster import IS_LONG, customer, psql, settled, several

PEOPLE = 64 if IS_LONG else 12
ROUNDS, SECONDS = (5, 6) if IS_LONG else (1, 2)
LEAST = 0.6


def more_spaces(house, count):
    """So many more spaces of Marta's; more than a person may make by pages."""
    ids = house.say(f"""
        WITH made AS (
          INSERT INTO kit_space (id, name, currency, zone, sequence, created_at)
          SELECT gen_random_uuid()::text, 'Space ' || number, 'EUR', 'Europe/Madrid', 1, 1 FROM generate_series(1, {count}) AS number
          RETURNING id),
        joined AS (
          INSERT INTO kit_member (space_id, person_id, role, joined_at)
          SELECT made.id, kit_person.id, 'owner', 1 FROM made, kit_person RETURNING space_id)
        SELECT space_id FROM joined""").split("\n")
    # As a change of accounts does, of which the servers know by their next look.
    house.say("UPDATE kit_lock SET generation = generation + 1 WHERE name = 'accounts'")
    time.sleep(3)
    return [f"/s/{id}" for id in ids]


def work(house, spaces):
    """Everybody changes their space, again and again.
    Returns how many changes there were a second, and the names that were acknowledged."""
    names, end = [], time.monotonic() + SECONDS

    def run(number):
        person, space = house.person(number), spaces[number % len(spaces)]
        while time.monotonic() < end:
            fields = customer(f"w-{number}-{time.monotonic_ns()}")
            status, _ = person.send("POST", f"{space}/orders/customers/new", fields)
            assert status == 303, status
            names.append(fields["name"])

    threads = [threading.Thread(target=run, args=(number,), daemon=True) for number in range(PEOPLE)]
    began = time.monotonic()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(120)
        assert not thread.is_alive(), "somebody is never answered"
    return len(names) / (time.monotonic() - began), names


def main():
    with several() as house:
        settled(house.address)
        own = more_spaces(house, PEOPLE)
        hot, apart, names = [], [], []
        work(house, own)
        for _ in range(ROUNDS):
            for spaces, rates in ((own, apart), (own[:1], hot)):
                rate, told = work(house, spaces)
                rates.append(rate)
                names += told
        kept = set(psql(house.address, "SELECT name FROM orders_customer WHERE name LIKE 'w-%'").split("\n"))
        assert set(names) <= kept, f"{len(set(names) - kept)} acknowledged changes are lost"
        id = own[0].removeprefix("/s/")
        gaps = house.say(f"""
            SELECT MAX(sequence) - MIN(sequence) + 1 - COUNT(DISTINCT sequence), COUNT(*) - COUNT(DISTINCT sequence)
            FROM kit_activity WHERE space_id = '{id}'""")
        assert gaps == "0\t0", f"numbers of the space are missing or doubled: {gaps}"
        ratio = statistics.median(one / other for one, other in zip(hot, apart))
        print(f"{PEOPLE} people in one space through three servers: {statistics.median(hot):.0f} changes a second, in a space each "
              f"{statistics.median(apart):.0f}: {ratio:.2f} of it (at least {LEAST} in a long run); {len(names)} acknowledged, none lost")
        assert not IS_LONG or ratio >= LEAST


main()
