"""A bakery's month, six hundred orders: what the screens of Orders look like with it, and that they reckon right."""

import datetime
import json
import pathlib
import re
from collections import Counter
from zoneinfo import ZoneInfo

import pytest
from playwright.sync_api import expect

from full_house import reach, same_person
from house import House
from looking import look
from make_bakery import TODAY
from person import DESKTOP, IS_LONG, PHONE, TABLET, Person
from test_offline_reading import path_of
from test_transfer import bring

# One worker brings the month in for all of these.
pytestmark = pytest.mark.xdist_group("bakery")
FILE = pathlib.Path(__file__).with_name("bakery_month.json").read_text()
MONTH = json.loads(FILE)
SIZES = [PHONE, TABLET, DESKTOP] if IS_LONG else [PHONE]
STATES = ["draft", "confirmed", "prepared", "delivered"]
# What an ordinary run looks at.
FEW = {"orders", "orders-today", "board-confirmed", "preparation", "report", "order", "order-form", "note", "customer"}
LETTERHEAD = {
    "name": "Horno de San Millán, S. C.", "address": "Calle de San Millán 14\n40002 Segovia", "tax_number": "J00000000",
    "phone": "921 000 199", "email": "horno@sanmillan.example"}


class Bakery:
    """The file as if written today: each day of it is as far away as it was, and the week turns with them."""

    def __init__(self, marta):
        self.today = datetime.datetime.now(ZoneInfo("Europe/Madrid")).date()
        self.marta = marta
        marta.move_in()
        marta.make_space("Horno de San Millán")
        self.write_letterhead()
        marta.go("/orders/vat")
        marta.page.locator("#pricing").select_option("included")
        marta.press_done()
        marta.page.wait_for_url(re.compile(r"/orders/orders(\?|$)"))
        bring(marta, "/orders/transfer", "panaderia.json", re.sub(r'(?<=")\d{4}-\d\d-\d\d(?=["T])', self.shift, FILE))
        marta.page.wait_for_url(re.compile("/transfer/imports/"))
        count = sum(len(MONTH[name]) for name in ["customers", "products", "orders", "payments"])
        expect(marta.page.locator("main .facts")).to_have_text(
            re.compile(rf"Nuevos\s*{count}\s*Sin cambios\s*0\s*Con errores\s*0"), timeout=60_000)
        self.imported = path_of(marta.page.url).removeprefix(path_of(marta.space))

    def write_letterhead(self):
        self.marta.go("/settings/letterhead")
        for name, value in LETTERHEAD.items():
            self.marta.page.locator(f"#{name}").fill(value)
        self.marta.tap(self.marta.button("Guardar"))
        self.marta.page.wait_for_url(re.compile(r"/settings(\?|$)"))

    def shift(self, found):
        return self.ahead((datetime.date.fromisoformat(found[0]) - TODAY).days)

    def ahead(self, days):
        return str(self.today + datetime.timedelta(days=days))


@pytest.fixture(scope="module")
def bakery(browser):
    house = House(url="http://casa.example")
    marta = Person(browser, house)
    yield Bakery(marta)
    marta.close()
    house.close()


@pytest.fixture
def baker(bakery, browser, people):
    """The baker, with something of another size in hand."""

    def baker(**options):
        people.append(same_person(browser, bakery.marta, **options))
        return people[-1]

    return baker


def cents(order):
    return sum(line["quantity"] * int(line["unit_price"].replace(".", "")) for line in order["lines"])


def most_frequent_customer():
    return Counter(order["customer_id"] for order in MONTH["orders"]).most_common(1)[0][0]


def longest_order():
    """Of those that are to be prepared, with a note."""
    return max(
        (order for order in MONTH["orders"] if order["state"] == "confirmed" and "note" in order),
        key=lambda order: len(order["lines"]))["id"]


def deposited():
    """An order of a cake that is still to be made, of which a part is paid."""
    open_orders = {order["id"] for order in MONTH["orders"] if order["state"] == "confirmed"}
    return next(payment["order_id"] for payment in MONTH["payments"] if payment["order_id"] in open_orders)


def weekly():
    return next(order["id"] for order in MONTH["orders"] if "weekly" in order)


def pages(bakery):
    """The address of each screen, and of each way of seeing the orders."""
    orders, customer = "/orders/orders", most_frequent_customer()
    order = f"{orders}/{longest_order()}"
    filters = ["late", "today", "tomorrow", "unpaid", *STATES, "paid", "cancelled"]
    return {
        "orders": orders,
        **{f"orders-{shown}": f"{orders}?show={shown}" for shown in filters},
        "orders-day": f"{orders}?show={bakery.ahead(2)}",
        "orders-of-one": f"{orders}?of={customer}",
        "orders-edited": f"{orders}?edit=1",
        "orders-by-total": f"{orders}?sort=total",
        "orders-found": f"{orders}?q=tarta",
        "orders-not-found": f"{orders}?q=paella",
        **{f"board-{state}": f"{orders}/board?state={state}" for state in STATES},
        "preparation": f"{orders}/preparation",
        "report": f"{orders}/report",
        "accounts": f"{orders}/report/accounts",
        "joint-payment": f"/orders/customers/{customer}/payments/new",
        "orders-of-one-unpaid": f"{orders}?of={customer}&show=unpaid",
        "orders-found-for-a-day": f"{orders}?q=hoy",
        "report-year": f"{orders}/report?year={bakery.today.year}",
        "order": order,
        "order-form": f"{order}/form",
        "note": f"{order}/delivery-note",
        "note-without-prices": f"{order}/delivery-note?prices=no",
        "order-paid-in-parts": f"{orders}/{deposited()}",
        "payment": f"{orders}/{deposited()}/payments/new",
        "order-weekly": f"{orders}/{weekly()}",
        "vat": "/orders/vat",
        "customers": "/orders/customers",
        "customers-edited": "/orders/customers?edit=1",
        "customer": f"/orders/customers/{customer}",
        "products": "/orders/products",
        "product": f"/orders/products/{MONTH['products'][8]['id']}",
        "transfer": "/orders/transfer",
        "imported": bakery.imported,
    }


def other_pages(marta, known):
    """What these lead to besides: one page of each route."""
    space = path_of(marta.space)
    starts = list(dict.fromkeys(space + path_of(path) for path in known.values()))
    found = reach(marta, starts, "orders")
    return {
        re.sub(r"[^a-z]+", "-", route.removeprefix("/s/:space/orders/")): address.removeprefix(space)
        for route, address in found.items() if address not in starts}


def look_at_pickers(marta, look_as):
    """On the way to a new order."""
    marta.go("/orders/orders/new")
    faults = look_as("new")
    for way, choice in [("#customer", "customer"), ("#add-line button", "product")]:
        marta.tap(marta.page.locator(way))
        choices = marta.page.locator(f"button[name={choice}]")
        choices.first.wait_for()
        faults += look_as(f"new-{choice}")
        marta.tap(choices.nth(3))
        marta.page.locator("#code").wait_for()
    return faults + look_as("new-filled")


@pytest.mark.parametrize("size", SIZES, ids=lambda size: str(size["width"]))
def test_every_screen_with_a_bakerys_month_has_a_picture_and_no_fault_for_axe(bakery, baker, size):
    marta = baker(size=size)

    def look_as(name):
        return look(marta, f"bakery-{name}-{size['width']}")

    # Where there is room for a table, the first page says so.
    marta.go("/orders/orders")
    marta.wait_until_still()
    shown = pages(bakery)
    shown = shown | other_pages(marta, shown) if IS_LONG else {name: shown[name] for name in FEW}
    found = []
    for name, path in shown.items():
        answer = marta.page.goto(marta.space + path)
        assert answer.status < 400, f"{path}: {answer.status}"
        assert marta.page.evaluate("scrollY") == 0, path
        found += look_as(name)
    found += look_at_pickers(marta, look_as) if IS_LONG else []
    assert found == []


def test_filters_count_what_the_month_holds(bakery, baker):
    marta = baker()
    expected = Counter()
    names = {0: "today", 1: "tomorrow"} | {ahead: bakery.ahead(ahead) for ahead in range(2, 7)}
    for order in MONTH["orders"]:
        state, promised = order["state"], order.get("promised_on")
        if state in STATES:
            expected[state] += 1
            expected["unpaid"] += state != "draft"
        if state in STATES[:3] and promised:
            ahead = (datetime.date.fromisoformat(promised) - TODAY).days
            expected["late" if ahead < 0 else names.get(ahead)] += 1
    del expected[None]
    marta.go("/orders/orders")
    counted = marta.page.locator(".filter-bar button:has(span)").evaluate_all(
        "buttons => buttons.map(button => [button.value, Number(button.querySelector('span').textContent)])")
    assert dict(counted) == expected


def test_a_long_account_comes_to_what_was_ordered(baker):
    marta = baker()
    customer = most_frequent_customer()
    expected = [
        sum(cents(order) for order in MONTH["orders"] if order["customer_id"] == customer and order["state"] in states)
        for states in [STATES[1:], ["paid"]]]
    marta.go(f"/orders/customers/{customer}")
    sums = marta.page.locator("main .facts dd").all_text_contents()
    assert [int(re.sub(r"\D", "", text)) for text in sums[:2]] == expected
