#!/usr/bin/env python3
"""A house with ten thousand spaces, fifty thousand people and five million lines of activity beside one with one of these spaces: pages take no
longer for it. Then wines come into the catalogue, which every space is told of, while somebody works in one: they wait for no other
space, and each is told once. A sample has two hundred spaces, and fails by no time. Run by `bin/with-postgres`."""

import statistics
import threading
import time

from cluster import IS_LONG, NAMES, SERVER, Person, Server, bring, customer, milliseconds, new_id, percentile, psql, several, settled, wait

SPACES, LINES = (10_000, 500) if IS_LONG else (200, 50)
PEOPLE = 5
CUSTOMERS, PRODUCTS, ORDERS = 20, 5, 40
ROUNDS = 200 if IS_LONG else 10
# Of one page beside the same of the small house.
MOST = 1.5
# Seconds. So long somebody waits for a change of their own while all spaces are told.
PATIENCE = 1.0


def furnish(house):
    """Customers, products and orders by pages.
    Returns one of each."""
    person, ids = house.person(0), []
    for kind, count in (("customers", CUSTOMERS), ("products", PRODUCTS)):
        for number in range(count):
            ids.append(new_id())
            fields = customer(f"Customer {number}") if kind == "customers" else {"name": f"Product {number}", "price": "2.50", "description": "Loaf"}
            status, _ = person.send("POST", f"{house.space}/orders/{kind}/new", fields | {"operation": new_id(), "id": ids[-1]})
            assert status == 303, (status, fields)
    order = None
    for number in range(ORDERS):
        order, line = new_id(), new_id()
        fields = {
            "operation": new_id(), "id": order, "code": f"A-{number}", "suggested": "", "date": "2026-11-20T10:30", "customer": ids[number % CUSTOMERS],
            "state": "confirmed", "line": line, f"product-{line}": ids[CUSTOMERS + number % PRODUCTS],
            f"name-{line}": f"Product {number % PRODUCTS}", f"quantity-{line}": "2", f"price-{line}": "2.50"}
        status, _ = person.send("POST", f"{house.space}/orders/orders/drafts/{order}", fields)
        assert status == 303, (status, fields)
    return ids[0], ids[CUSTOMERS], order


# Rows that every space has, and which of their columns say which thing is meant.
COPIED = {
    "orders_customer": ["id"], "orders_product": ["id"], "orders_order": ["id", "customer_id"],
    "orders_line": ["id", "order_id", "product_id"],
}


def multiply(address, space):
    """Makes of the one space as many, alike in all but whose they are."""
    numbers = f"generate_series(2, {SPACES}) AS number"
    own = "md5('space ' || number)::uuid::text"
    psql(address, f"""
        INSERT INTO kit_space (id, name, currency, zone, sequence, created_at)
        SELECT {own}, 'Space ' || number, 'EUR', 'Europe/Madrid', {LINES} + 10, 1 FROM {numbers}""")
    psql(address, f"""
        INSERT INTO kit_person (id, name, name_key, language, theme, created_at)
        SELECT md5('person ' || number || ' ' || which)::uuid::text, 'P ' || number || ' ' || which, 'p ' || number || ' ' || which, 'es',
          'auto', 1 FROM {numbers}, generate_series(1, {PEOPLE}) AS which""")
    psql(address, f"""
        INSERT INTO kit_member (space_id, person_id, role, joined_at)
        SELECT {own}, md5('person ' || number || ' ' || which)::uuid::text, CASE which WHEN 1 THEN 'owner' ELSE 'member' END, 1
        FROM {numbers}, generate_series(1, {PEOPLE}) AS which""")
    for table, ids in COPIED.items():
        columns = psql(address, f"""
            SELECT column_name FROM information_schema.columns
            WHERE table_name = '{table}' AND is_generated = 'NEVER' ORDER BY 1""").split("\n")
        values = [
            f"md5(one.{column} || number)::uuid::text" if column in ids else own if column == "space_id" else f"one.{column}"
            for column in columns]
        psql(address, f"""
            INSERT INTO {table} ({', '.join(columns)})
            SELECT {', '.join(values)} FROM {table} AS one, {numbers} WHERE one.space_id = '{space}'""")


def lines(address, condition):
    """Lines of activity of each space, of things that it has."""
    psql(address, f"""
        INSERT INTO kit_activity (id, space_id, sequence, verb, topic, subject_id, title, author, at, undo)
        SELECT gen_random_uuid()::text, kit_space.id, 10 + line, 'customer.changed', 'orders.customer', thing.id, thing.name, 'Marta',
          1700000000000 + line, 'expired'
        FROM kit_space JOIN LATERAL (
          SELECT id, name, row_number() OVER (ORDER BY id) AS place FROM orders_customer WHERE space_id = kit_space.id) AS thing ON true
        JOIN generate_series(1, {LINES}) AS line ON line % {CUSTOMERS} + 1 = thing.place WHERE {condition}""")


def weight(house, table):
    return house.say(f"SELECT pg_total_relation_size('{table}') / COUNT(*) FROM {table}")


def pages(space, thing, product, order):
    return {
        "springboard": space, "orders": f"{space}/orders/orders", "an order": f"{space}/orders/orders/{order}",
        "customers": f"{space}/orders/customers", "a customer": f"{space}/orders/customers/{thing}",
        "customers found": f"{space}/orders/customers?q=customer+7", "a product": f"{space}/orders/products/{product}",
        "report": f"{space}/orders/orders/report", "activity": f"{space}/activity", "wines": f"{space}/wines/menu",
        "own page": "/me", "members": f"{space}/settings"}


def measure(people, paths):
    """How long each page takes, of the small house and of the large one in turns, by its name."""
    times = {name: ([], []) for name in paths}
    for turn in range(ROUNDS + 2):
        for name, path in paths.items():
            for which, person in enumerate(people):
                began = time.monotonic()
                status, _ = person.send("GET", path)
                assert status == 200, (path, status)
                # The first two times find nothing at hand.
                if turn > 1:
                    times[name][which].append(time.monotonic() - began)
    return times


def tell_everybody(house, server):
    """Wines come in while somebody works.
    Returns how long each of their changes took, and when all spaces had been told."""
    before = dict(line.split("\t") for line in house.say("SELECT id, sequence FROM kit_space").split("\n"))
    own, told, isOver = house.space[3:], [], threading.Event()

    def work():
        person = Person(server.port, house.cookies)
        while not isOver.is_set():
            began = time.monotonic()
            status, _ = person.send("POST", f"{house.space}/orders/customers/new", customer(new_id()))
            assert status == 303, status
            told.append(time.monotonic() - began)

    worker = threading.Thread(target=work)
    worker.start()
    status = bring(
        Person(house.servers[0].port, house.cookies), f"{house.space}/wines/catalogue", "new.csv",
        "name,winery,appellation,country\nVino nuevo,Casa nueva,Rioja,Spain\n")
    assert status == 303, status
    wait("it is in", lambda: house.say("SELECT COUNT(*) FROM kit_import WHERE state = 'done'") == "1", 120)
    began = time.monotonic()
    wait("all are told", lambda: house.say("SELECT COUNT(*) FROM kit_installation_news") == "0", 300)
    took = time.monotonic() - began
    isOver.set()
    worker.join()
    after = dict(line.split("\t") for line in house.say("SELECT id, sequence FROM kit_space").split("\n"))
    wrong = [id for id in before if id != own and int(after[id]) != int(before[id]) + 1]
    assert not wrong, f"{len(wrong)} spaces were not told once"
    return told, took


def main():
    with several(1) as house:
        settled(house.address)
        thing, product, order = furnish(house)
        lines(house.address, "true")
        # The large one begins as a copy, for which nobody may be in the first.
        house.servers[0].kill()
        small = SERVER.replace("/postgres?", "/small?")
        psql(SERVER, "CREATE DATABASE small TEMPLATE several")
        began = time.monotonic()
        multiply(house.address, house.space[3:])
        lines(house.address, f"kit_space.id <> '{house.space[3:]}'")
        for address in (small, house.address):
            psql(address, "VACUUM ANALYZE")
        counts = [int(house.say(f"SELECT COUNT(*) FROM {table}")) for table in ("kit_space", "kit_person", "kit_activity", "orders_order")]
        print(f"{counts[0]:,} spaces, {counts[1]:,} people, {counts[2]:,} lines of activity, {counts[3]:,} orders made in "
              f"{time.monotonic() - began:.0f} s; {house.say('SELECT pg_size_pretty(pg_database_size(current_database()))')} on the disk, a line "
              f"{weight(house, 'kit_activity')} bytes, an order {weight(house, 'orders_order')}, all with their indexes")
        house.servers[0].start()
        beside = Server(NAMES[1], house.folder, small)
        house.servers.append(beside)
        wait("both are ready", lambda: all(server.status() == 200 for server in house.servers))
        people = [Person(server.port, house.cookies) for server in (beside, house.servers[0])]
        ratios = {}
        for name, (few, many) in measure(people, pages(house.space, thing, product, order)).items():
            ratios[name] = percentile(many, 0.95) / percentile(few, 0.95)
            print(f"  {name}: 95 of 100 within {percentile(many, 0.95) * 1000:.1f} ms, of one space {percentile(few, 0.95) * 1000:.1f} ms: "
                  f"{ratios[name]:.2f} of it; {statistics.median(many) / statistics.median(few):.2f} in the middle")
        print(f"the most beside one space: {max(ratios.values()):.2f} (at most {MOST} in a long run)")
        times, took = tell_everybody(house, house.servers[0])
        print(f"{counts[0]:,} spaces told of new wines within {took:.1f} s of their import, each once; meanwhile {len(times)} changes of one "
              f"person, 99 of 100 within {milliseconds(times, 0.99)}, {max(times) * 1000:.0f} ms at most ({PATIENCE * 1000:.0f} in a long run)")
        assert not IS_LONG or (max(ratios.values()) <= MOST and max(times) <= PATIENCE)


main()
