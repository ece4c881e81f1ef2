"""A house with sample content and with names longer than anybody's, and an address for each of its routes."""

import contextlib
import fcntl
import hashlib
import io
import json
import os
import pathlib
import re
import sqlite3
import tempfile
from datetime import date

import pytest
from PIL import Image

from codes import code_of_a_table
from house import BINARY, ROOT, House
from person import Person

TABLE = ROOT / "Tests/SuiteTests/audiences.txt"
# What answers with no page.
WITHOUT_PICTURE = re.compile(r"^/$|^/(healthz|readyz|metrics)$|^/api/openapi\.json$|^/assets/|/live$|/:file$|/photos/:photo$|/(logo|pictures)/:picture$|/manifests/:app$|\.(webmanifest|ics)$|^/start/|^/service-worker\.js$|/kept$|/settings/(invitations|data)$|/way-in$|/me/data$|/sign-out$")
# What people see who are not signed in has pictures of its own, in test_door.py and test_guests.py.
DOORS = re.compile(r"^/(welcome|enter|join|l|again)/:|^/(sign-in|recover|me/ways-in)$|^/g/:")
LONG = "Transportesinternacionalesdemercancíasdelnoroeste de España y Portugal"


def page_routes():
    lines = [line.split() for line in TABLE.read_text().splitlines()]
    routes = [route for method, route, audience in lines if method == "GET" and audience != "token"]
    return [route for route in routes if not WITHOUT_PICTURE.search(route) and not DOORS.search(route)]


def kind(route):
    """Whose page it is, and whether it lists, shows or makes something."""
    *place, last = route.split("/")
    return tuple(place[1:4:2]), ":" if last.startswith(":") else last if last == "new" else ""


def sample_of_routes():
    """One page of each kind."""
    return list({kind(route): route for route in page_routes()}.values())


class Furnished:
    """The full house as it is copied for each module of tests: furnishing it takes a minute, and every worker needs it. Made once a day
    for each build, and anew where what furnishes it has changed."""

    def __init__(self, browser):
        build = os.stat(BINARY)
        sources = [TABLE, pathlib.Path(__file__), pathlib.Path(__file__).with_name("person.py")]
        made_of = [str(build.st_mtime_ns), str(build.st_size), str(date.today()), *(each.read_text() for each in sources)]
        name = hashlib.sha256("\n".join(made_of).encode()).hexdigest()[:16]
        self.database = pathlib.Path(tempfile.gettempdir(), f"sobremesa-full-house-{name}.sqlite")
        known = self.database.with_suffix(".json")
        with open(self.database.with_suffix(".lock"), "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not known.exists():
                known.with_suffix(".part").write_text(json.dumps(self.furnish(browser)))
                known.with_suffix(".part").rename(known)
        self.known = json.loads(known.read_text())

    def furnish(self, browser):
        """What is to be known of the house besides what its database holds."""
        house = House(demo=True, named=True)
        marta = Person(browser, house)
        marta.move_in()
        marta.hold_authenticator()
        marta.add_passkey(LONG[:60])
        marta.add_customer(LONG, address=f"{LONG}, {LONG}, {LONG}")
        marta.add_product(LONG, price="999999,99", description=LONG)
        marta.add_order(LONG, LONG)
        marta.add_list(LONG, [f"2 kg {LONG} 999999,99", "pan"])
        marta.add_shop(LONG)
        marta.extra = set_table(marta)
        marta.add_pool_on_own_team(LONG[:60])
        address = links(marta)
        known = {
            "space": marta.space.removeprefix(house.address), "addresses": {route: address(route) for route in page_routes()},
            "cookies": [{name: cookie[name] for name in ("name", "value", "httpOnly", "sameSite")} for cookie in marta.context.cookies()]}
        with contextlib.closing(sqlite3.connect(pathlib.Path(house.folder.name, "sobremesa.sqlite"))) as database:
            with contextlib.closing(sqlite3.connect(self.database)) as copy:
                database.backup(copy)
        marta.close()
        house.close()
        return known


@pytest.fixture(scope="module")
def full_house(browser):
    """The house, and Marta who has moved into it."""
    furnished = Furnished(browser)
    house = House(named=True, like=furnished.database)
    marta = Person(browser, house)
    marta.context.add_cookies([{**cookie, "url": house.address} for cookie in furnished.known["cookies"]])
    marta.space = house.address + furnished.known["space"]
    marta.addresses = furnished.known["addresses"]
    marta.hold_authenticator()
    marta.go("")
    yield house, marta
    marta.close()
    house.close()


@pytest.fixture(scope="module")
def address(full_house):
    """The address of each route, with something of the full house in it."""
    return full_house[1].addresses.__getitem__


def set_table(marta):
    """A restaurant with something of everything, and the addresses that no page leads to."""
    page = marta.page
    marta.go("/restaurant/desk/public")
    marta.tap(marta.button("Abrir al público"))
    link = page.locator("#link")
    link.wait_for()
    public = re.search(r"/r/[a-z0-9-]+", link.input_value()).group(0)
    marta.go("/restaurant/desk/dishes/new")
    for name, value in {"name.es": LONG, "description.es": f"{LONG}, {LONG}", "price": "999999,99"}.items():
        page.locator(f'[id="{name}"]').fill(value)
    page.locator("#photo").set_input_files(files=[{"name": "a.png", "mimeType": "image/png", "buffer": picture()}])
    marta.press_done()
    page.wait_for_url(re.compile("/desk/dishes(\\?|$)"))
    marta.go("/restaurant/desk/face")
    for name, value in {"name": LONG, "address": LONG, "phone": "910 000 000", "words.es": f"{LONG}, {LONG}"}.items():
        page.locator(f'[id="{name}"]').fill(value)
    for name in ["logo", "photo"]:
        page.locator(f"#{name}").set_input_files(files=[{"name": "a.png", "mimeType": "image/png", "buffer": picture()}])
    marta.press_done()
    page.wait_for_url(re.compile("/restaurant/desk(\\?|$)"))
    marta.go("/restaurant/desk/hours/days/new")
    page.locator("#day").fill("2030-12-24")
    marta.press_done()
    page.wait_for_url(re.compile("/desk/hours(\\?|$)"))
    marta.go("/restaurant/desk/printers/new")
    page.locator("#name").fill(LONG)
    page.locator("#address").fill("192.168.1.50")
    page.locator("input[name=prints]").last.check()
    marta.press_done()
    page.wait_for_url(re.compile("/desk/printers(\\?|$)"))
    for place in [marta.space, marta.house.address + public]:
        page.goto(f"{place}/restaurant/menu")
        marta.tap(page.get_by_role("button", name=re.compile("^Añadir Transportes")).first)
        marta.tap(page.locator(".basket-bar a"))
        page.locator("input[name=way]").last.check()
        page.locator("#phone").fill("600 123 456")
        page.locator("#address").fill(LONG)
        marta.tap(marta.button("Hacer el pedido"))
        page.locator(".status-now").wait_for()
        page.goto(f"{place}/restaurant/menu")
        marta.tap(page.get_by_role("button", name=re.compile("^Añadir Transportes")).first)
        page.locator(".pick-count").first.wait_for()
    marta.go("/restaurant/desk/transfer")
    menu = f"nombre,precio,tipo\n{LONG},1,{LONG}\nFlan,x,Postres\nPan con tomate,4,Para compartir\n"
    page.locator("#file").set_input_files({"name": "a.csv", "mimeType": "text/csv", "buffer": menu.encode()})
    marta.tap(marta.button("Ver qué cambiaría"))
    page.wait_for_url(re.compile("/desk/transfer/[0-9a-f-]{36}"))
    preview = re.sub(r"^https?://[^/]+|\?.*", "", page.url)
    marta.go("/restaurant/kitchen/entries/new")
    marta.tap(marta.button("Añadir platos"))
    page.wait_for_url(re.compile("/entries/[^/]+/menu"))
    entry = re.sub(r"^https?://[^/]+|\?.*", "", page.url)
    dish = re.search(rf"{entry}/[0-9a-f-]{{36}}", page.content()).group(0)
    marta.tap(page.locator("a.dish-add").first)
    page.locator("#form").wait_for()
    for group in page.locator("fieldset.checks").all():
        group.locator("input").first.check()
    marta.press_done()
    page.locator(".pick-count").first.wait_for()
    marta.go("/restaurant/kitchen/entries/new")
    line = page.locator(".entry-options").first.get_attribute("value").removeprefix("options.")
    table = f"{public}/restaurant/tables/{code_of_a_table(marta.house)}"
    page.goto(marta.house.address + table)
    marta.tap(page.locator("main form .button").first)
    page.wait_for_url(re.compile("/restaurant/menu(\\?|$)"))
    return {
        "/s/:space/restaurant/kitchen/entries/:entry/menu": entry,
        "/s/:space/restaurant/kitchen/entries/:entry/menu/:dish": dish,
        "/s/:space/restaurant/kitchen/entries/:entry/lines/:entryline": entry.replace("/menu", f"/lines/{line}"),
        "/r/:reception/restaurant/tables/:code": table, "/r/:reception/restaurant/table": f"{public}/restaurant/table",
        "/s/:space/restaurant/desk/transfer/:import": preview, "/r/:reception": public,
        "/r/:reception/restaurant/menu": f"{public}/restaurant/menu"}


def picture():
    file = io.BytesIO()
    Image.linear_gradient("L").resize((800, 600)).save(file, "PNG")
    return file.getvalue()


def reach(marta, starts, within):
    """The first address of each route that pages lead to, from some on."""
    literal = lambda route: sum(not part.startswith(":") for part in route.split("/"))
    patterns = [
        (route, re.compile(re.sub(r":\w+", "[^/?#]+", route) + "$")) for route in sorted(page_routes(), key=literal, reverse=True)]
    place = re.escape(re.search(r"/s/[^/]+", marta.space).group(0)) + r"|/r/[a-z0-9-]+"
    addresses = re.compile(rf"(?:{place})/{within}[^\"<\s?#]*")
    found, waiting = {}, list(starts)
    while waiting:
        address = waiting.pop(0)
        route = next((route for route, pattern in patterns if pattern.match(address)), None)
        if route is None or route in found:
            continue
        answer = marta.context.request.get(marta.house.address + address)
        if answer.status >= 400:
            continue
        found[route] = address
        waiting += dict.fromkeys(addresses.findall(answer.text()))
    return found


def import_pages(marta):
    """What became of a file in each app that takes them, with lines that are wrong."""
    files = {
        "/orders/transfer/imports": ("/orders/transfer", "a.csv", f"name,address\n{LONG},{LONG}\n{LONG},\n"),
        "/shopping/transfer/imports": ("/shopping/transfer", "a.csv", f"list,name,price\n{LONG},{LONG},x\n{LONG},Pan,\n"),
        "/pools/fixtures/import": ("/pools/fixtures/import", "a.txt", f"= {LONG} 2031/32\nMatchday 1\nSat Aug 16 2031\n  20:00 {LONG} v Getafe CF\n  20:00 {LONG} v\n"),
        "/wines/catalogue/imports": ("/wines/catalogue", "a.csv", f"name,winery,appellation,country\n,{LONG},Rioja,Spain\n{LONG},{LONG},Rioja,Spain\n"),
    }
    pages = {}
    for path, (form, name, text) in files.items():
        marta.go(form)
        marta.page.locator("#file").set_input_files({"name": name, "mimeType": "text/plain", "buffer": text.encode()})
        marta.tap(marta.button("Importar"))
        marta.page.wait_for_url(re.compile(f"{path}/[0-9a-f-]{{36}}"))
        pages[f"/s/:space{path}/:import"] = re.sub(r"^https?://[^/]+|\?.*", "", marta.page.url)
    return pages


def links(marta):
    """An address for each route with something of the house in it."""
    space = marta.space
    values = {}
    starts = [space.replace(marta.house.address, "") + "/restaurant/desk", marta.extra["/r/:reception/restaurant/menu"]]
    reached = reach(marta, starts, "restaurant") | marta.extra | import_pages(marta)

    values[":tab"] = reached["/s/:space/restaurant/desk/tabs/:tab"].split("/")[-1]

    def first(path, name, base=space):
        marta.page.goto(base + path)
        values[name] = marta.page.locator("main a.row-link").first.get_attribute("href").split("/")[-1].split("?")[0]

    first("/orders/customers", ":customer")
    first("/orders/products", ":product")
    marta.page.goto(space + "/orders/orders")
    # Not one that somebody has begun and not saved.
    order = marta.page.locator("main .row:not([id^=row-unfinished]) a.row-link").first
    values[":order"] = order.get_attribute("href").split("/")[-1].split("?")[0]
    marta.go(f"/orders/orders/{values[':order']}/payments/new")
    marta.page.locator("#amount").fill("0,50")
    marta.press_done()
    marta.page.wait_for_url(re.compile(f"/orders/orders/{values[':order']}"))
    payment = marta.page.locator("main a[href*='/payments/']:not([href$='/new'])").first
    values[":payment"] = payment.get_attribute("href").split("/")[-1].split("?")[0]
    marta.go("/orders/orders/preparation")
    prepared = marta.page.locator("main a[href*='/preparation/']").first.get_attribute("href")
    reached["/s/:space/orders/orders/preparation/:due/:product"] = prepared.split("?")[0]
    first("/settings", ":person")
    first("/me/passkeys", ":passkey", base=marta.house.address)
    first("/shopping/lists", ":list")
    marta.go(f"/shopping/lists/{values[':list']}")
    first("/shopping/trips", ":trip")
    marta.go(f"/shopping/lists/{values[':list']}")
    values[":item"] = marta.page.locator("main .item-more").first.get_attribute("href").split("/")[-1]
    first("/shopping/aisles", ":shop")
    marta.go("/shopping/staples")
    values[":good"] = marta.page.locator("main .good a").first.get_attribute("href").split("/")[-1]
    marta.go("/shopping/aisles")
    values[":category"] = marta.page.locator("main a.place-name").first.get_attribute("href").split("/")[-1]
    first("/wines/lists/red?q=muga", ":wine")
    first("/wines/us", ":selection")
    first("/wines/mine?show=drunk", ":tasting")
    marta.go("/wines/lists/all?q=abuela")
    marta.tap(marta.page.locator("main .wine .row-link").first)
    own = marta.page.locator("main a[href*='/wines/house/']").first.get_attribute("href")
    values[":own"] = own.split("/")[-1].split("?")[0]
    marta.go("/wines/cellar")
    marta.page.goto(marta.house.address + marta.page.locator("main .wine-lot a.row-link").first.get_attribute("href"))
    values[":lot"] = marta.page.locator("main .wine-lot a.row-link").first.get_attribute("href").split("/")[-1].split("?")[0]
    values[":section"], values[":facet"], values[":language"] = "red", "region", "es"
    values[":space"], values[":name"] = space.split("/")[-1], "gone"
    marta.go("/orders/orders/new")
    marta.tap(marta.page.locator("#add-line button"))
    marta.page.locator("button[name=product]").first.wait_for()
    draft, line = re.search(r"drafts/([^/]+)/product/([^/?]+)", marta.page.url).groups()
    pools = pool_values(marta, values)

    def address(route):
        if route in reached:
            return reached[route]
        path = route.replace("/s/:space", space.replace(marta.house.address, ""))
        if "/pools/pools/drafts/" in route:
            path = path.replace(":pool", pools["draft"])
        if "/drafts/" in route:
            path = path.replace(":order", draft).replace(":line", line)
        path = path.replace(":pool/correction", f"{pools['closed']}/correction")
        path = path.replace("/shares/:capability/:subject", f"/shares/orders.see/{values[':order']}")
        for name, value in values.items():
            path = path.replace(name, value)
        return path

    return address


def pool_values(marta, values):
    """A pool on paper with a bet, a closed one, and one that is not saved."""
    def last(locator):
        return locator.first.get_attribute("href").split("/")[-1].split("?")[0]

    marta.go("/pools/pools/closed")
    closed = last(marta.page.locator("main a.row-link"))
    marta.go("/pools/pools")
    values[":pool"] = last(marta.page.locator("main a.row-link", has_text="Atlético"))
    # Of the two leagues the one that has played a round.
    league = marta.page.locator("main a.row-link[href*='/pools/leagues/']", has_text="Los del bar")
    values[":league"] = last(league)
    marta.go(f"/pools/leagues/{values[':league']}")
    values[":round"] = last(marta.page.locator("main a.row-link[href*='/rounds/']"))
    marta.go(f"/pools/pools/{values[':pool']}")
    values[":bet"] = last(marta.page.locator("main .bet a"))
    marta.go("/pools/fixtures/import")
    match = {"round": LONG, "date": "2030-08-17", "time": "21:00", "team1": LONG, "team2": "Getafe CF"}
    file = json.dumps({"name": f"{LONG} 2030/31", "matches": [match]}).encode()
    marta.page.locator("#file").set_input_files({"name": f"{LONG}.json", "mimeType": "application/json", "buffer": file})
    marta.tap(marta.button("Importar"))
    marta.page.wait_for_url(re.compile("/fixtures/imports/[0-9a-f-]{36}"))
    values["/pools/fixtures/imports/:import"] = re.search(r"/pools/fixtures/imports/[0-9a-f-]+", marta.page.url).group(0)
    marta.go("/pools/fixtures")
    values[":fixture"] = last(marta.page.locator("main a.row-link"))
    marta.go("/pools/balances")
    keeper = marta.page.locator("main a[href*='/keepers/']").first.get_attribute("href")
    values["/pools/balances/keepers/:participant"] = re.search(r"/pools/balances/keepers/[^?]+", keeper).group(0)
    values[":participant"] = last(marta.page.locator("main a.row-link[href*='/balances/~']"))
    values[":side"] = "home"
    marta.go("/pools/teams")
    values[":team"] = last(marta.page.locator("main a.row-link"))
    marta.go("/pools/pools/new")
    marta.tap(marta.page.locator("#team-home"))
    marta.page.locator("button[name=team]").first.wait_for()
    return {"closed": closed, "draft": re.search(r"drafts/([^/]+)", marta.page.url).group(1)}


def same_person(browser, marta, **options):
    other = Person(browser, marta.house, **options)
    other.context.add_cookies(marta.context.cookies())
    other.space = marta.space
    return other
