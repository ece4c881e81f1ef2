"""A picture of every page of the route table, in every size and theme, each looked through by axe without exception."""

import io
import json
import re

import pytest
from PIL import Image

from codes import code_of_a_table
from house import ROOT, House
from looking import FORCED, look
from person import DESKTOP, IS_LONG, PHONE, TABLET, WIDE, Person

TABLE = ROOT / "Tests/SuiteTests/audiences.txt"
# What answers with no page.
WITHOUT_PICTURE = re.compile(r"^/$|^/(healthz|readyz|metrics)$|^/api/openapi\.json$|^/assets/|/live$|/:file$|/photos/:photo$|/(logo|pictures)/:picture$|/manifests/:app$|\.(webmanifest|ics)$|^/start/|^/service-worker\.js$|/kept$|/settings/(invitations|data)$|/way-in$|/me/data$|/sign-out$")
# What people see who are not signed in has pictures of its own, in test_door.py and test_guests.py.
DOORS = re.compile(r"^/(welcome|enter|join|l|again)/:|^/(sign-in|recover|me/ways-in)$|^/g/:")
# One worker furnishes the full house once for all of these.
pytestmark = pytest.mark.xdist_group("pictures")
LONG = "Transportesinternacionalesdemercancíasdelnoroeste de España y Portugal"


SIZES = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP, "wide": WIDE}


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


@pytest.fixture(scope="module")
def full_house(browser):
    """A house with sample content, and with names longer than anybody's."""
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
    yield house, marta
    marta.close()
    house.close()


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


@pytest.fixture(scope="module")
def address(full_house):
    """The address of each route, with something of the full house in it."""
    return links(full_house[1])


def look_at(person, address, route, **options):
    """A page, in the person's size."""
    answer = person.page.goto(person.house.address + address(route))
    assert answer.status < 400, f"{route}: {answer.status}"
    # Among all components is one that is chosen further down.
    is_moved = person.page.evaluate("scrollY") and route != "/house/components"
    moved = [f"{route} does not begin at its top"] if is_moved else []
    name = re.sub(r"[^a-z-]+", "-", route.replace("/s/:space", "")).strip("-") or "springboard"
    return moved + look(person, f"{name}-{person.page.viewport_size['width']}", **options)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_every_page_has_a_picture_and_no_fault_for_axe(browser, full_house, address, size):
    person = same_person(browser, full_house[1], size=size)
    # In between, and beyond, pages look as they do on a phone or a desktop, which a sample shows.
    routes = page_routes() if IS_LONG or size in (PHONE, DESKTOP) else sample_of_routes()
    found = [fault for route in routes for fault in look_at(person, address, route)]
    person.close()
    assert found == []
    assert person.faults == []


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_pages_have_no_fault_in_forced_colours(browser, full_house, address, size):
    person = same_person(browser, full_house[1], size=size)
    routes = sample_of_routes()
    few = routes[::len(routes) // 10][:10]
    found = [fault for route in (page_routes() if IS_LONG else few) for fault in look_at(person, address, route, themes=FORCED)]
    person.close()
    assert found == []
    assert person.faults == []


def test_no_route_is_left_without_a_picture(address):
    assert [route for route in page_routes() if ":" in address(route)] == []


@pytest.mark.parametrize("size", [size for size in SIZES.values() if IS_LONG or size != WIDE], ids=lambda size: str(size["width"]))
def test_empty_lists_and_rejected_forms_look_right(browser, house, size):
    marta = Person(browser, house, size=size)
    marta.move_in()
    found = []
    shown = size["width"]
    for list in ["customers", "products", "orders", "orders/preparation", "orders/report"]:
        marta.go(f"/orders/{list}")
        found += look(marta, f"empty-{list.replace('/', '-')}-{shown}")
    for kind in ["customers", "products", "orders"]:
        marta.go(f"/orders/{kind}/new")
        if kind == "orders":
            marta.page.locator("#code").fill("")
        marta.press_done()
        marta.page.locator(".problems").wait_for()
        found += look(marta, f"error-{kind}-{shown}")
    for list in ["lists", "staples", "aisles"]:
        marta.go(f"/shopping/{list}")
        found += look(marta, f"empty-shopping-{list}-{shown}")
    marta.add_list("Semana")
    found += look(marta, f"empty-shopping-list-{shown}")
    empty = marta.page.url.split("?")[0].removeprefix(marta.space)
    marta.tap(marta.button("Añadir"))
    marta.page.locator("#text-error").wait_for()
    found += look(marta, f"error-shopping-line-{shown}")
    for page in ["/trip", "/suggestions"]:
        marta.go(empty + page)
        found += look(marta, f"empty-shopping{page.replace('/', '-')}-{shown}")
    for page in ["/shopping/lists/new", "/shopping/aisles/categories/new", f"{empty}/items/new"]:
        marta.go(page)
        marta.press_done()
        marta.page.locator(".problems").wait_for()
        found += look(marta, f"error-{page.split('/')[-2]}-{shown}")
    for page in ["/wines/mine", "/wines/mine?show=wishes", "/wines/mine?show=drunk", "/wines/mine/taste", "/wines/us"]:
        marta.go(page)
        found += look(marta, f"empty{re.sub('[^a-z]+', '-', page)}-{shown}")
    marta.go("/wines/lists/red?q=zzzzz")
    found += look(marta, f"empty-wines-search-{shown}")
    marta.go("/wines/us/selections/new")
    marta.press_done()
    marta.page.locator(".problems").wait_for()
    found += look(marta, f"error-wines-list-{shown}")
    marta.go("/wines/catalogue")
    marta.tap(marta.button("Importar"))
    marta.page.locator("#file-error").wait_for()
    found += look(marta, f"error-wines-import-{shown}")
    marta.go("/orders/customers/0199a000-0000-7000-8000-000000000999")
    found += look(marta, f"error-not-found-{shown}")
    marta.close()
    assert found == []


def test_the_first_load_is_small_and_comes_from_the_house_alone(browser, house):
    marta = Person(browser, house)
    loaded = []
    marta.page.on("requestfinished", lambda request: loaded.append(request))
    marta.move_in()
    marta.page.wait_for_load_state("networkidle")
    assert [request.url for request in loaded if not request.url.startswith(house.address)] == []
    # As it travels; what comes out of the browser's own store is not counted twice.
    travelled = {request.url: request.sizes()["responseBodySize"] for request in reversed(loaded)}
    size = {
        kind: sum(bytes for url, bytes in travelled.items() if url.partition("?")[0].endswith(f".{kind}"))
        for kind in ["js", "css"]}
    marta.close()
    assert 0 < size["js"] <= 24_000
    assert 0 < size["css"] <= 23_500
    assert sum(travelled.values()) <= 49_000
