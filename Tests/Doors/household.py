"""What a household has by the time its programs come: guests at its tables, orders in its kitchen, a printer, a carry-over that
another holds, somebody on a new phone. What programs have no door for is made by the pages' forms."""

import html
import json
import re
import socket
import sqlite3
import sys
import uuid
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Durability"))

from serving import Browser  # noqa: E402


def attributes(tag):
    return {name: html.unescape(value) for name, value in re.findall(r'([\w-]+)="([^"]*)"', tag)}


class Household:
    def __init__(self, house, person, program, database, chance):
        self.house, self.person, self.program, self.database = house, person.browser, program, database
        self.chance = chance
        self.pages, self.doors = f"/s/{person.space}", f"/api/spaces/{person.space}"
        self.public = "a-table-for-programs"

    def new_id(self):
        """The same ones each time that a seed is."""
        return str(uuid.UUID(int=self.chance.getrandbits(128), version=4))

    def rows(self, statement, *values):
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=10) as database:
            return database.execute(statement, values).fetchall()

    def do(self, path, body=None, **fields):
        """By the API."""
        status, said = self.program.send("POST", self.doors + path, (body or {}) | fields)
        assert status < 300, f"{path}: {status} {said}"
        return json.loads(said) if said else {}

    def submit(self, path, fields, browser=None):
        """By a page's form."""
        answer, said = self.anew(browser).send("POST", path, fields)
        problem = " ".join(re.findall(r'class="(?:problem|error)[^>]*>([^<]*)', said))
        assert answer.status in (200, 303), f"{path}: {answer.status} {problem}"
        return answer, said

    def read(self, path, browser=None):
        status, said = self.anew(browser).get(path)
        assert status == 200, f"{path}: {status}"
        return said

    def anew(self, browser):
        """By a connection of its own: the house ends those that say nothing for a while."""
        browser = browser or self.person
        browser.connection.close()
        return browser

    def guest(self):
        return Browser(self.house.port)

    def furnish(self):
        self.open_restaurant()
        self.add_printer()
        self.seat_guests()
        self.write_orders()
        self.order_for_oneself()
        self.hand_on_the_carry_over()
        self.play_on_another_phone()
        self.bring_matches()

    # MARK: The restaurant

    def open_restaurant(self):
        page = f"{self.pages}/restaurant/desk/public"
        ways = {name: "yes" for name in re.findall(r'name="(way\.\w+)"', self.read(page))}
        self.submit(page, {"name": self.public, "language": "en"} | ways)
        self.submit(f"{page}/opening", {"open": "yes"})

    def add_printer(self):
        """At an address where nothing answers, so that paper waits."""
        with socket.create_server(("127.0.0.1", 0)) as taken:
            port = taken.getsockname()[1]
        page = f"{self.pages}/restaurant/desk/printers/new"
        prints = [attributes(tag)["value"] for tag in re.findall(r'<input[^>]*name="prints"[^>]*>', self.read(page))]
        fields = [("id", self.new_id()), ("name", "Paper"), ("address", f"127.0.0.1:{port}"), ("width", "80")]
        self.submit(page, fields + [("prints", value) for value in prints])

    def tables(self, name, count):
        """Ids and codes of new ones."""
        before = {row[0] for row in self.rows("SELECT id FROM restaurant_table")}
        self.do("/restaurant/desk/tables/new", name=f"{name} 1", count=count)
        return [row for row in self.rows("SELECT id, code FROM restaurant_table ORDER BY position") if row[0] not in before]

    def sit(self, code):
        guest, door = self.guest(), f"/r/{self.public}/restaurant/tables/{code}"
        self.read(door, guest)
        self.submit(door, {}, guest)
        return guest

    def seat_guests(self):
        """At some tables nobody has said yes yet; at others somebody more comes, calls, and waits for the bill."""
        tables = self.tables("Window", 12)
        for _, code in tables[:4]:
            self.sit(code)
        for table, code in tables[4:9]:
            first = self.sit(code)
            tab = self.rows("SELECT id FROM restaurant_tab WHERE table_id = ? AND state = 'asked'", table)[0][0]
            self.do(f"/restaurant/desk/tabs/{tab}/answer", answer=True)
            self.submit(f"/r/{self.public}/restaurant/table/call", {}, first)
            for _ in range(2):
                self.sit(code)

    def plain_dishes(self):
        return [row[0] for row in self.rows(
            "SELECT id FROM restaurant_dish WHERE trash_id IS NULL AND is_sold_out = 0"
            " AND id NOT IN (SELECT dish_id FROM restaurant_dish_modifier) ORDER BY position, id")]

    def choosy_dish(self):
        """A dish with a choice that it does not insist on."""
        return self.rows(
            "SELECT d.dish_id, m.id FROM restaurant_dish_modifier d JOIN restaurant_modifier_group g ON g.id = d.group_id"
            " JOIN restaurant_modifier m ON m.group_id = g.id JOIN restaurant_dish ON restaurant_dish.id = d.dish_id"
            " WHERE restaurant_dish.trash_id IS NULL AND restaurant_dish.is_sold_out = 0 AND m.is_sold_out = 0"
            " AND m.trash_id IS NULL AND (SELECT COUNT(*) FROM restaurant_dish_modifier o WHERE o.dish_id = d.dish_id) = 1"
            " ORDER BY g.minimum, m.position LIMIT 1")[0]

    def write(self, table, is_sent):
        """Notes what a table wants, at last a dish with a choice. Returns what was chosen."""
        entry, (dish, option) = f"/restaurant/kitchen/entries/table-{table}", self.choosy_dish()
        for plain in self.plain_dishes()[:2]:
            self.do(f"{entry}/lines", dish=plain)
        self.do(f"{entry}/menu/{dish}", option=[option], quantity=1)
        if is_sent:
            self.do(f"{entry}/sending")
        return option

    def write_orders(self):
        """Some are in the kitchen, some are still being written."""
        dishes = self.plain_dishes()
        for number, (table, _) in enumerate(self.tables("Wall", 12)):
            self.write(table, is_sent=number < 6)
        for number in range(4):
            self.do("/restaurant/kitchen/entries/new/lines", dish=dishes[number % len(dishes)])
            self.do("/restaurant/kitchen/entries/new", way="pick_up", name="Luisa", phone="600123456")
        self.do("/restaurant/kitchen/entries/new/lines", dish=dishes[0])

    def order_for_oneself(self):
        for dish in self.plain_dishes()[:4]:
            self.do("/restaurant/order/lines", dish=dish)
            self.do("/restaurant/order/placing", self.placing())

    def placing(self):
        """What is asked for what one has put together, as its page says it."""
        total = re.search(r'name="total" value="(\d+)"', self.read(f"{self.pages}/restaurant/order"))
        total = total.group(1) if total else "0"
        return {"way": "pick_up", "time": None, "name": "Marta", "phone": "600123456", "total": total}

    # MARK: The pools

    def sides(self):
        home, away = self.rows(
            "SELECT home_key || '|' || home_shield || '|' || home_name, away_key || '|' || away_shield || '|' || away_name"
            " FROM pools_pool ORDER BY id")[0]
        return {"team-home": home, "team-away": away}

    def pool(self, holder, hit):
        """
        :param hit: whether somebody has won it; one that is not decided where it is `None`
        """
        id = self.new_id()
        self.do(
            f"/pools/pools/drafts/{id}", self.sides(), stake="2.00",
            holder=holder, nobody="carry", manner="paper", unique=False, basis="regulation")
        for name, home in (("Anna", 5), ("Lewis", 1 if hit else 6)):
            bet = self.new_id()
            self.do(f"/pools/pools/{id}/bets/new", id=bet, name=name, home=home, away=0)
            self.do(f"/pools/pools/{id}/bets/{bet}/payment", paid=True)
        if hit is not None:
            self.do(f"/pools/pools/{id}/result", home=1, away=0)
        return id

    def hand_on_the_carry_over(self):
        """And a stake that is to be given back."""
        self.pool("Anna", hit=False)
        self.pool("Lewis", hit=True)
        id = self.pool("Anna", hit=None)
        for bet, in self.rows("SELECT id FROM pools_bet WHERE pool_id = ?", id):
            self.do(f"/pools/pools/{id}/bets/{bet}/deletion")

    def passings(self):
        """What one is to hand on: the movement, and between whom."""
        said = self.read(f"{self.pages}/pools/balances/bote")
        found = []
        for form in re.findall(r"<form.*?</form>", said, re.S):
            entry = re.search(r'/balances/bote/([0-9a-f-]{36})"', form)
            tags = map(attributes, re.findall(r"<(?:input|button)[^>]*>", form))
            fields = {tag.get("name"): tag.get("value", "") for tag in tags}
            if entry and "giver" in fields:
                found.append((entry.group(1), fields["giver"], fields["taker"]))
        return found

    def payments(self):
        """What is due between people, as the page's buttons say it."""
        said = self.read(f"{self.pages}/pools/balances/reimbursements/new")
        return [html.unescape(value) for value in re.findall(r'<button[^>]*name="pays" value="([^"]+)"', said)]

    def play_on_another_phone(self):
        """Guests of a league, some of whom say that they are one of the others."""
        league, round = self.rows(
            "SELECT pools_round.league_id, pools_round.id FROM pools_round JOIN pools_pool ON pools_pool.round_id ="
            " pools_round.id WHERE pools_pool.ending IS NULL AND pools_round.trash_id IS NULL LIMIT 1")[0]
        matches = self.rows("SELECT id FROM pools_pool WHERE round_id = ?", round)
        page = f"{self.pages}/shares/pools.league/{league}"
        _, said = self.submit(page, {"id": self.new_id(), "lifetime": "week"})
        door = re.search(r"/l/[\w-]+", said).group(0)
        for number in range(5):
            guest = self.guest()
            self.read(door, guest)
            answer, _ = self.submit(door, {"name": f"Guest {number}"}, guest)
            place = answer.getheader("Location")
            place = re.sub(r"\?.*", "", place)
            if number == 0:
                form = self.read(f"{place}/rounds/{round}", guest)
                fields = {name: "1" for name in re.findall(r'name="((?:home|away)-[0-9a-f-]+)"', form)}
                fields |= {tag["name"]: tag.get("value", "") for tag in map(
                    attributes, re.findall(r'<input type="hidden"[^>]*>', form)) if "name" in tag}
                assert matches and fields, form
                self.submit(f"{place}/rounds/{round}/own-bets", fields, guest)
            else:
                self.submit(f"{place}/claims", {"player": "guest 0"}, guest)

    def bring_matches(self):
        """A file of matches whose hours say no zone."""
        matches = [
            {"round": "Matchday 1", "date": f"2027-03-{day:02}", "time": "20:30", "team1": f"Club {day}",
             "team2": f"Club {day + 10}"}
            for day in range(1, 5)]
        file = json.dumps({"name": "Made-up League 2026/27", "matches": matches})
        boundary = "of-matches"
        parts = "".join(
            f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"{more}\r\n\r\n{value}\r\n' for name, more, value in (
                ("operation", "", self.new_id()), ("zone", "", ""), ("bad", "", "skip"),
                ("file", '; filename="league.json"\r\nContent-Type: application/json', file)))
        connection = self.person.connection
        connection.request(
            "POST", f"{self.pages}/pools/fixtures/import", f"{parts}--{boundary}--\r\n",
            {"Cookie": self.person.cookie, "Content-Type": f"multipart/form-data; boundary={boundary}",
             "Sec-Fetch-Site": "same-origin"})
        answer = connection.getresponse()
        said = answer.read().decode()
        assert answer.status in (200, 303), f"import: {answer.status} {said[-2000:]}"
        for _ in range(100):
            if self.rows("SELECT 1 FROM pools_import"):
                return
            self.person.get(answer.getheader("Location"))
        raise AssertionError("the matches did not arrive")
