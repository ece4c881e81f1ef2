#!/usr/bin/env python3
"""What two do at once on two servers of a house: two last owners leave, an invitation is used twice, the same wines come into the catalogue.
There is always an owner, each invitation lets in one, each wine is there once. Run by `bin/with-postgres`; SOBREMESA_ROUNDS says how
often (10; 500 in a long run); files come in a tenth as often unless SOBREMESA_FILES says otherwise, as each makes the search of all
wines anew."""

import collections
import os
import re

from cluster import IS_LONG, at_once, bring, new_id, settled, several, wait

ROUNDS = int(os.environ.get("SOBREMESA_ROUNDS", "500" if IS_LONG else "10"))
FILES = int(os.environ.get("SOBREMESA_FILES", max(2, ROUNDS // 10)))
WINES = 20


class Owner:
    """Somebody by the cookies that they have on all servers."""

    def __init__(self, house, cookies):
        self.people = [house.person(number, cookies) for number in range(3)]

    def send(self, server, *words):
        return self.people[server % 3].send(*words)

    def expect(self, what, space, isIn):
        """Until all servers know it."""
        for person in self.people:
            wait(what, lambda: (person.send("GET", space)[0] == 200) == isIn, 10)


def invite(owner, server, space):
    """The way in for one more owner."""
    status, _ = owner.send(server, "POST", f"{space}/settings/invitations", {"id": new_id(), "role": "owner"})
    assert status == 200, status
    return re.search(r"/join/[0-9A-Za-z_-]+", owner.people[server % 3].text).group(0)


def newcomer(house, server, name):
    person = house.person(server, {})
    return person, {"name": name, "language": "en"}


def owners(house):
    """Two owners leave at once; whoever stays invites, and of two with the same invitation one comes in."""
    marta = Owner(house, house.cookies)
    fields = {"operation": new_id(), "name": "Shared", "currency": "EUR", "zone": "Europe/Madrid"}
    status, place = marta.send(0, "POST", "/spaces/new", fields)
    assert status == 303, status
    space = place.split("?")[0]
    person, fields = newcomer(house, 1, "Luis")
    assert person.send("POST", invite(marta, 0, space), fields)[0] == 303
    pair = [marta, Owner(house, person.cookies)]
    seen = collections.Counter()
    for number in range(ROUNDS):
        for owner in pair:
            owner.expect("an owner is known", space, True)
        answers = at_once(*(
            lambda owner=owner, server=number + place: owner.send(server, "POST", f"{space}/leave", {})
            for place, owner in enumerate(pair)))
        statuses = [status for status, _ in answers]
        assert sorted(statuses) == [303, 409], statuses
        count = house.say(f"SELECT COUNT(*) FROM kit_member WHERE space_id = '{space[3:]}' AND role = 'owner'")
        assert count == "1", f"{count} owners"
        stays, leaves = pair[statuses.index(409)], pair[statuses.index(303)]
        leaves.expect("who has left is known", space, False)

        way = invite(stays, number, space)
        person, fields = newcomer(house, number, f"Newcomer {number}")
        answers = at_once(
            lambda: leaves.send(number + 1, "POST", way, {}), lambda: person.send("POST", way, fields))
        statuses = [status for status, _ in answers]
        assert sorted(statuses) == [303, 410], statuses
        count = house.say(f"SELECT COUNT(*) FROM kit_member WHERE space_id = '{space[3:]}'")
        assert count == "2", f"{count} members"
        comes = leaves if statuses[0] == 303 else Owner(house, person.cookies)
        seen["back" if comes is leaves else "new"] += 1
        pair = [stays, comes]
    print(f"two last owners leave at once on two servers, {ROUNDS} times: one stays each time; an invitation used by two at once lets in one "
          f"({seen['back']} who had left, {seen['new']} new)")


def files(house):
    """The same new wines come into the catalogue on two servers at once."""
    head = "name,winery,appellation,country\n"
    for number in range(FILES):
        text = head + "".join(f"Nueva {number}-{wine},Casa {wine},Rioja,Spain\n" for wine in range(WINES))
        answers = at_once(*(
            lambda server=server: bring(house.person(server), f"{house.space}/wines/catalogue", f"f{number}.csv", text)
            for server in (number, number + 1)))
        assert answers == [303, 303], answers
        running = "SELECT COUNT(*) FROM kit_import WHERE state = 'running'"
        wait("both are in", lambda: house.say(running) == "0", 120)
    states = house.say("SELECT state, COUNT(*) FROM kit_import GROUP BY state")
    assert states == f"done\t{2 * FILES}", states
    wines = house.say("SELECT COUNT(*), COUNT(DISTINCT name) FROM wines_wine WHERE name LIKE 'Nueva %'")
    assert wines == f"{FILES * WINES}\t{FILES * WINES}", wines
    brought = house.say("SELECT SUM(added), COUNT(*) FROM wines_import WHERE file LIKE 'f%.csv'")
    assert brought == f"{FILES * WINES}\t{2 * FILES}", brought
    print(f"the same {WINES} wines brought in on two servers at once, {FILES} times: each is there once, and brought by one of the two")


def main():
    with several() as house:
        settled(house.address)
        owners(house)
        files(house)


main()
