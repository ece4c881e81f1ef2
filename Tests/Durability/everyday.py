"""What people do with all five apps from morning to night, request by request, by the forms of the pages: what is begun is also ended, so
that a day is like the one before. Each round says what it was told is done."""

import collections
import random
import re
import sqlite3
import threading
import time
import urllib.parse

from serving import Browser, new_id, note_what_is_sold

ID = r"[0-9a-f-]{36}"
FRIENDS = ["Ana", "Luis", "Eva", "Rui", "Inês", "Tom"]
GOODS = ["leche", "pan", "tomates", "arroz", "naranjas", "café", "queso", "huevos", "harina", "aceite", "sal", "peras"]
DISHES = ["tarta", "pollo", "agua", "zzz"]
WINES = ["rioja", "albariño", "syrah 2019", "oporto"]
TABLES = 4
# On any clock in the past.
DAY = "2025-11-21"
# The house ends a connection that has said nothing for two minutes.
SILENCE = 115


class Pace:
    """When the next request of anybody may be sent: so many a second, or at once."""

    def __init__(self):
        self.lock, self.gap, self.next = threading.Lock(), 0.0, 0.0

    def set(self, rate):
        """`None` for as fast as it goes."""
        with self.lock:
            self.gap, self.next = (1 / rate if rate else 0.0), time.monotonic()

    def wait(self):
        with self.lock:
            # What nobody was there to ask is not made up for.
            due = max(self.next, time.monotonic() - 1)
            self.next = due + self.gap
        time.sleep(max(0, due - time.monotonic()))


class Tally:
    """What was answered how fast, and what was told to be done."""

    def __init__(self):
        self.lock, self.times, self.done, self.wrong = threading.Lock(), [], collections.Counter(), []

    def answered(self, app, took):
        with self.lock:
            self.times.append((app, took))

    def did(self, what, count=1):
        with self.lock:
            self.done[what] += count

    def failed(self, what):
        with self.lock:
            self.wrong.append(what)

    def take(self):
        """The times since it was last asked: pairs of an app and milliseconds."""
        with self.lock:
            times, self.times = self.times, []
            return times


class Someone:
    """A browser that keeps to the pace, and whose answers are counted."""

    def __init__(self, home, app, cookie=None):
        self.home, self.day, self.app = home, home.day, app
        self.chance = random.Random(f"{self.day.seed} {home.number} {type(self).__name__}")
        self.browser, self.said = Browser(self.day.house.port, cookie), 0

    def send(self, method, path, fields=None):
        self.day.pace.wait()
        started = time.perf_counter()
        if started - self.said > SILENCE:
            self.browser.connection.close()
        answer, text = self.browser.send(method, path, fields)
        self.said = time.perf_counter()
        self.day.tally.answered(self.app, (self.said - started) * 1000)
        return answer, text

    def get(self, path):
        answer, text = self.send("GET", path)
        if answer.status != 200:
            raise AssertionError(f"{path}: {answer.status}")
        return text

    def post(self, path, *fields, may_be_late=False):
        """Where it led. `may_be_late` where somebody else may have done it just before."""
        answer, _ = self.send("POST", path, [("operation", new_id()), *fields])
        if answer.status != 303 and not (may_be_late and answer.status in (404, 409, 422)):
            raise AssertionError(f"{path}: {answer.status}")
        return answer.getheader("Location") or ""


class Member(Someone):
    """Somebody of the space."""

    def __init__(self, home, app):
        super().__init__(home, app, home.day.cookie)
        self.space = home.space
        self.base = f"{home.space}/{app}"


class Clerk(Member):
    """Notes an order, brings it out, is paid."""

    def round(self):
        order, line = new_id(), new_id()
        self.get(f"{self.base}/orders")
        self.post(
            f"{self.base}/orders/drafts/{order}", ("code", f"S-{order[:13]}"), ("suggested", ""), ("date", f"{DAY}T10:30"),
            ("customer", self.home.customer), ("state", "confirmed"), ("line", line), (f"product-{line}", self.home.product),
            (f"quantity-{line}", str(self.chance.randint(1, 9))), (f"price-{line}", "2.80"))
        self.day.tally.did("orders")
        self.get(f"{self.base}/orders/{order}")
        for state in ["prepared", "delivered"]:
            self.post(f"{self.base}/orders/{order}/state", ("state", state))
        page = self.get(f"{self.base}/orders/{order}/payments/new")
        amount = re.search(r'name="amount"[^>]*value="([^"]+)"', page).group(1)
        self.post(f"{self.base}/orders/{order}/payments/new", ("id", new_id()), ("amount", amount), ("method", "cash"),
                  ("paid_on", DAY))
        self.day.tally.did("payments")
        for path in ["orders?q=ana", "orders/board", "customers", "orders/report"]:
            self.get(f"{self.base}/{path}")


class Shopper(Member):
    """Writes a list, ticks it off in the shop, ends the trip and throws the list away."""

    def round(self):
        listed = new_id()
        page = f"{self.base}/lists/{listed}"
        self.post(f"{self.base}/lists/new", ("id", listed), ("name", "Semana"))
        lines = [f"{self.chance.randint(1, 5)} {good} {self.chance.randint(1, 9)}.50" for good in self.chance.sample(GOODS, 6)]
        self.post(f"{page}/lines", ("text", "\n".join(lines)))
        trip = self.get(f"{page}/trip")
        items = dict.fromkeys(re.findall(rf"/items/({ID})/purchase", trip))
        for item in [item for item in items if item.strip("0-")]:
            self.post(f"{page}/items/{item}/purchase", ("bought", "yes"))
        end = self.get(f"{page}/trip/end")
        bought = re.search(r'name="bought" value="([^"]*)"', end).group(1)
        self.post(f"{page}/trip/end", ("id", new_id()), ("bought", bought), ("paid", "21.50"), ("shop", ""), ("day", DAY))
        self.day.tally.did("trips")
        self.get(f"{self.base}/trips")
        self.post(f"{page}/deletion")
        self.get(f"{self.base}/lists")


class Player(Member):
    """Opens a pool, writes down what friends bet, and says how the match has ended."""

    def round(self):
        page = self.get(f"{self.base}/pools/new")
        pool = re.search(rf"/pools/pools/drafts/({ID})", page).group(1)
        sides = [(f"team-{side}", f"x.club {side}|plain #8e8e93 #c7c7cc|Club {side}") for side in ("home", "away")]
        self.post(
            f"{self.base}/pools/drafts/{pool}", *sides, ("stake", "2"), ("manner", "paper"), ("basis", "regulation"),
            ("nobody", "carry"), ("unique", "no"), ("holder", "Marta"), ("kickoff", ""), ("fixture", ""))
        self.day.tally.did("pools")
        for friend in FRIENDS:
            self.post(f"{self.base}/pools/{pool}/bets/new", ("id", new_id()), ("name", friend),
                      ("home", str(self.chance.randint(0, 3))), ("away", str(self.chance.randint(0, 3))))
            self.day.tally.did("bets")
        self.get(f"{self.base}/pools/{pool}")
        self.post(f"{self.base}/pools/{pool}/result", ("home", "1"), ("away", str(self.chance.randint(0, 2))))
        for path in ["pools", "pools/closed", "balances"]:
            self.get(f"{self.base}/{path}")


class Waiter(Member):
    """Writes what a table wants, is paid and closes the bill."""

    def round(self):
        table = self.chance.choice(self.home.tables)
        entry, tab = f"{self.base}/kitchen/entries/table-{table}", None
        for _ in range(2):
            for dish in self.chance.sample(self.home.dishes, 2):
                self.post(f"{entry}/lines", ("dish", dish))
            tab = re.search(rf"/desk/tabs/({ID})", self.post(f"{entry}/sending")).group(1)
            self.day.tally.did("restaurant orders")
        self.get(f"{self.base}/desk/tabs/{tab}")
        self.post(f"{self.base}/desk/tabs/{tab}/payment", ("paid", "yes"), ("method", self.chance.choice(["cash", "card"])))
        self.post(f"{self.base}/desk/tabs/{tab}/closing")
        self.day.tally.did("bills")
        for path in ["desk", "desk/tables", "kitchen/report"]:
            self.get(f"{self.base}/{path}")


class Cook(Member):
    """Takes each ticket on the board a step further, until none is there."""

    def round(self):
        board = self.get(f"{self.base}/kitchen")
        for form in re.findall(rf'<form[^>]*action="[^"]*/tickets/{ID}/state.*?</form>', board, re.DOTALL):
            ticket = re.search(rf"/tickets/({ID})/state", form).group(1)
            shown = re.search(r'name="shown" value="(\w+)"', form).group(1)
            # The last is the step ahead; before it stands the one back.
            state = re.findall(r'name="state" value="(\w+)"', form)[-1]
            self.post(f"{self.base}/kitchen/tickets/{ticket}/state", ("shown", shown), ("show", "all"), ("state", state),
                      may_be_late=True)


class Guest(Someone):
    """Comes to the public address as somebody new, looks something up in the menu and orders two dishes."""

    def __init__(self, home, app):
        super().__init__(home, app)
        self.base, self.number = f"/r/{home.name}/restaurant", 0

    def round(self):
        # Each from an address of their own: one that made visitors all day would be kept waiting.
        source = f"127.{self.chance.randint(1, 250)}.{self.chance.randint(0, 250)}.{self.chance.randint(1, 250)}"
        self.browser, self.number = Browser(self.day.house.port, source=source), self.number + 1
        self.get(f"{self.base}/menu")
        self.get(f"{self.base}/menu?q={urllib.parse.quote(self.chance.choice(DISHES))}")
        for dish in self.chance.sample(self.home.dishes, 2):
            self.post(f"{self.base}/menu/{dish}/adding")
        total = re.search(r'name="total" value="(\d+)"', self.get(f"{self.base}/order")).group(1)
        placed = self.post(f"{self.base}/order/placing", ("way", "pick_up"), ("phone", f"600{self.number % 1_000_000:06}"), ("total", total))
        self.day.tally.did("restaurant orders")
        self.get(placed)


class Drinker(Member):
    """Looks for a bottle letter by letter, lays it down, drinks it and says how it was."""

    def round(self):
        words = self.chance.choice(WINES)
        for length in range(1, len(words) + 1, 2):
            found = self.get(f"{self.base}/lists/all?q={urllib.parse.quote(words[:length])}")
        bottles = list(dict.fromkeys(re.findall(r"/wines/bottles/([\w-]+)", found))) or self.home.wines
        page = f"{self.base}/bottles/{self.chance.choice(bottles)}"
        self.get(page)
        lot, tasting = new_id(), new_id()
        self.post(f"{page}/cellar/new", ("id", lot), ("bottles", "1"), ("place", "Pantry"))
        self.day.tally.did("bottles")
        self.post(f"{self.base}/cellar/{lot}/drinking", ("left", "1"))
        self.post(f"{page}/tastings/new", ("id", tasting), ("rating", "4"), ("drunk_on", DAY), ("note", words))
        self.day.tally.did("tastings")
        self.post(f"{page}/marks/wish", ("kept", "yes"))
        self.post(f"{page}/marks/wish", ("kept", "no"))
        for path in ["cellar", "mine"]:
            self.get(f"{self.base}/{path}")


class Owner(Member):
    """Looks at what matters today, searches the house, reads what has happened, and asks how the house does."""

    def round(self):
        for path in ["", "?q=ana", "?q=leche", "/activity"]:
            self.get(self.space + path)
        for path in ["/me", "/house"]:
            self.get(path)


class Home:
    """A space in which somebody uses each app: with a restaurant that is open, the dishes that ask nothing, and the wines that come along."""

    ROLES = [(Clerk, "orders"), (Shopper, "shopping"), (Player, "pools"), (Waiter, "restaurant"), (Cook, "restaurant"),
             (Guest, "restaurant"), (Drinker, "wines"), (Owner, "")]

    def __init__(self, day, number, space, customer, product):
        self.day, self.number, self.name = day, number, f"casa-{number}"
        self.space, self.customer, self.product = space, customer, product
        owner = Member(self, "restaurant")
        self.dishes = list(dict.fromkeys(re.findall(
            rf'class="dish-add" name="dish" value="({ID})"', owner.get(f"{owner.base}/menu"))))
        owner.post(f"{owner.base}/desk/tables/new", ("name", "Mesa 1"), ("count", str(TABLES)))
        ways = [(f"way.{way}", "yes") for way in ["dine_in", "pick_up", "delivery"]]
        owner.post(f"{owner.base}/desk/public", ("name", self.name), ("language", "es"), *ways)
        owner.post(f"{owner.base}/desk/public/opening", ("open", "yes"))
        self.tables = [row[0] for row in day.rows(
            f"SELECT id FROM restaurant_table WHERE space_id = '{space.removeprefix('/s/')}' ORDER BY id")]
        self.wines = list(dict.fromkeys(re.findall(r"/wines/bottles/([\w-]+)", owner.get(f"{space}/wines/lists/all"))))


class Day:
    """A house in which all of that goes on.

    What one space does in a day has an end: a machine that answers hundreds of requests a second has many of them at once. So `homes`
    share what is asked.
    """

    def __init__(self, house, folder, cookie, space, customer, product, seed, homes):
        self.house, self.database, self.seed, self.cookie = house, f"{folder}/sobremesa.sqlite", seed, cookie
        self.pace, self.tally, self.ended = Pace(), Tally(), threading.Event()
        self.threads = []
        deadline = time.monotonic() + 60
        while not self.rows("SELECT 1 FROM wines_catalogue WHERE starter > 0"):
            assert time.monotonic() < deadline, "the wines have not come"
            time.sleep(0.2)
        self.homes = [Home(self, 0, space, customer, product)]
        self.homes += [Home(self, number, *self.another(number)) for number in range(1, homes)]
        self.tally.take()

    def rows(self, statement):
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=10) as database:
            return database.execute(statement).fetchall()

    def another(self, number):
        """One more space of who moved in, a customer and a product."""
        browser = Browser(self.house.port, self.cookie)
        status, space = browser.post(
            "/spaces/new", [("operation", new_id()), ("name", f"Casa {number}"), ("currency", "EUR"), ("zone", "Europe/Madrid")])
        assert status == 303, status
        space = re.match(rf"/s/{ID}", space).group(0)
        return space, *note_what_is_sold(browser, space)

    def begin(self):
        for home in self.homes:
            for role, app in Home.ROLES:
                thread = threading.Thread(target=self.live, args=(role(home, app),), daemon=True)
                thread.start()
                self.threads.append(thread)
            threading.Thread(target=self.listen, args=(home,), daemon=True).start()

    def live(self, someone):
        """Whoever meets something wrong says so and begins anew, so that one look shows all of it."""
        while not self.ended.is_set():
            try:
                someone.round()
            except Exception as error:
                self.tally.failed(f"{type(someone).__name__} of {someone.home.name}: {error!r}")
                if len(self.tally.wrong) > 20:
                    return

    def listen(self, home):
        """A screen that lies open and hears of each change."""
        while not self.ended.is_set():
            browser = Browser(self.house.port, self.cookie)
            browser.connection.timeout = 60
            try:
                browser.connection.request(
                    "GET", f"{home.space}/live", headers={"Cookie": self.cookie, "Accept": "text/event-stream"})
                for line in browser.connection.getresponse():
                    if line.strip() == b"event: change":
                        self.tally.did("changes heard of")
            except OSError:
                continue

    def end(self):
        """Everybody ends the round that they are in, and no longer waits between two requests."""
        self.ended.set()
        self.pace.set(None)
        for thread in self.threads:
            thread.join(60)
            assert not thread.is_alive(), "somebody has not come to an end"

    def stored(self):
        """What is there of what the tally was told, by the same words."""
        counts = {
            "orders": "orders_order WHERE code LIKE 'S-%'", "payments": "orders_payment", "trips": "shopping_trip",
            "pools": "pools_pool WHERE result_home IS NOT NULL", "bets": "pools_bet",
            "restaurant orders": "restaurant_order WHERE state <> 'draft'", "bills": "restaurant_tab WHERE state = 'closed'",
            "bottles": "wines_cellar_lot", "tastings": "wines_own_tasting"}
        return {what: self.rows(f"SELECT COUNT(*) FROM {table}")[0][0] for what, table in counts.items()}
