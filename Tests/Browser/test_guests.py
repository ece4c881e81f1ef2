"""Guests by share link: what they see, that it is live, and that it ends when the link does."""

import io
import re

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import expect

from house import ROOT
from looking import each_size, look
SHARE = "Compartir con el cliente"
TABLE = ROOT / "Tests/SuiteTests/audiences.txt"
# The pages that guests of each capability see, by their route.
PAGES = {
    "/g/:share/orders/orders/:order", "/g/:share/shopping/lists/:list", "/g/:share/pools/pools/:pool",
    "/g/:share/pools/pools/:pool/log", "/g/:share/pools/leagues/:league", "/g/:share/pools/leagues/:league/rounds/:round",
    "/g/:share/wines/us/selections/:selection", "/g/:share/wines/people/:person", "/g/:share/waiting"}


@pytest.fixture
def order(marta):
    """Marta's first order, as a path."""
    marta.add_customer("Ana García")
    marta.add_product("Pan de pueblo")
    marta.add_order("Ana García", "Pan de pueblo")
    marta.go("/orders/orders")
    link = marta.page.locator("main a.row-link").first.get_attribute("href")
    return re.sub(r"^/s/[^/]+|\?.*", "", link)


def come(person, link, name="Lola"):
    person.page.goto(link)
    person.page.locator("#name").fill(name)
    person.tap(person.page.locator("form .button"))
    person.page.wait_for_url(re.compile("/g/"))


def test_every_page_for_guests_is_looked_at():
    routes = {line.split()[1] for line in TABLE.read_text().splitlines() if line.startswith("GET /g/")}
    assert {route for route in routes if not route.endswith(("/live", "/:file"))} == PAGES


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_a_customer_follows_their_order_by_a_link(move_in, guest, scripts):
    marta = move_in(scripts=scripts)
    marta.add_customer("Ana García")
    marta.add_product("Pan de pueblo")
    marta.add_order("Ana García", "Pan de pueblo")
    marta.go("/orders/orders")
    page = re.sub(r"^/s/[^/]+|\?.*", "", marta.page.locator("main a.row-link").first.get_attribute("href"))
    link = marta.share(page, SHARE)
    lola = guest(scripts=scripts)
    come(lola, link)
    expect(lola.page.get_by_text("Pan de pueblo")).to_be_visible()
    expect(lola.page.get_by_text("Confirmado")).to_be_visible()
    expect(lola.page.locator("nav.tabs")).to_have_count(0)
    assert link.split("/")[-1] not in lola.page.content() + lola.page.url
    marta.go(page)
    marta.tap(marta.button("Preparado"))
    marta.page.get_by_text("lo pasó a «Preparado»").wait_for()
    if not scripts:
        lola.page.reload()
    expect(lola.page.get_by_text("Preparado")).to_be_visible()
    marta.go(page)
    marta.open_menu()
    marta.tap(marta.link(SHARE))
    expect(marta.row("Lola")).to_be_visible()
    marta.tap(marta.page.locator("main .row-button"))
    expect(marta.row("Lola")).to_have_count(0)
    if not scripts:
        lola.page.reload()
    expect(lola.page.get_by_text("Este enlace ya no vale")).to_be_visible()
    expect(lola.page.get_by_text("Pan de pueblo")).to_have_count(0)


def test_the_code_on_one_phone_opens_on_the_other(marta, guest, order):
    link = marta.share(order, SHARE)
    marta.wait_until_still()
    picture = Image.open(io.BytesIO(marta.page.locator(".qr").screenshot()))
    (code,) = zxingcpp.read_barcodes(picture)
    assert code.format == zxingcpp.BarcodeFormat.QRCode
    assert code.text.split("/l/")[1] == link.split("/l/")[1]
    lola = guest()
    come(lola, marta.house.address + "/l/" + code.text.split("/l/")[1])
    expect(lola.page.get_by_text("Ana García")).to_be_visible()


def test_a_name_that_is_taken_is_explained_and_kept(marta, guest, order):
    link = marta.share(order, SHARE)
    come(guest(), link)
    other = guest()
    other.page.goto(link)
    other.page.locator("#name").fill("LOLA")
    other.tap(other.page.locator("form .button"))
    expect(other.page.locator(".field-error")).to_have_text("Ese nombre ya lo usa otra persona.")
    expect(other.page.locator("#name")).to_have_value("LOLA")


@each_size
def test_what_guests_see_has_a_picture_and_no_fault_for_axe(marta, guest, order, size):
    shown = size["width"]
    link = marta.share(order, SHARE)
    lola = guest(size=size)
    lola.page.goto(link)
    found = look(lola, f"guest-door-{shown}")
    come(lola, link)
    lola.page.locator(".guest-note").wait_for()
    found += look(lola, f"guest-order-{shown}")
    lola.page.goto(link)
    found += look(lola, f"guest-again-{shown}")
    member = guest(size=size)
    member.context.add_cookies(marta.context.cookies())
    member.space = marta.space
    found += look_at_sharing(member, order, shown)
    assert found == []


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_somebody_shops_along_by_a_link(move_in, guest, scripts):
    marta = move_in(scripts=scripts)
    page = make_list(marta, "Semana", ["2 kg tomates", "leche"])
    link = marta.share(page, "Invitar con un enlace")
    lola = guest(scripts=scripts)
    come(lola, link)
    marta.go(page)
    lola.tap(lola.page.get_by_role("button", name="Comprar leche").or_(lola.row("leche").locator(".tick-button")).first)
    expect(lola.row("leche").locator(".tick-button")).to_have_attribute("aria-pressed", "true")
    lola.page.locator("#text").fill("3 limones")
    lola.tap(lola.page.locator(".add-line-button"))
    expect(lola.row("limones")).to_be_visible()
    if not scripts:
        marta.page.reload()
    expect(marta.row("limones")).to_be_visible()
    expect(marta.row("leche").locator(".tick-button")).to_have_attribute("aria-pressed", "true")
    expect(lola.page.get_by_role("link", name="Editar")).to_have_count(0)

    # What they have added they take back, also after they come again; what others have, they don't.
    lola.page.reload()
    expect(lola.page.get_by_role("button", name=re.compile("^Eliminar "))).to_have_count(1)
    lola.tap(lola.button("Eliminar limones"))
    expect(lola.row("limones")).to_have_count(0)
    if not scripts:
        marta.page.reload()
    expect(marta.row("limones")).to_have_count(0)
    lola.tap(lola.page.get_by_role("button", name=re.compile("^Deshacer")))
    expect(lola.row("limones")).to_be_visible()
    if scripts:
        lola.swipe(lola.row("limones"), 320)
        expect(lola.row("limones")).to_have_count(0)
        expect(marta.row("limones")).to_have_count(0)


@each_size
def test_a_list_for_guests_has_a_picture_and_no_fault_for_axe(marta, guest, size):
    page = make_list(marta, "Semana", ["2 kg tomates 3,50", "leche", "Detergenteparalavavajillasconcentradoextrafuerte"])
    lola = guest(size=size)
    come(lola, marta.share(page, "Invitar con un enlace"))
    lola.tap(lola.page.locator(".tick-button").first)
    expect(lola.page.locator(".tick-button[aria-pressed=true]")).to_have_count(1)
    lola.page.wait_for_load_state("networkidle")
    found = look(lola, f"guest-list-{size['width']}")
    lola.page.goto(re.sub("/shopping/.*", "/waiting", lola.page.url))
    assert found + look(lola, f"guest-waiting-{size['width']}") == []


def make_list(marta, name, lines):
    """A list with these lines on it, as a path."""
    marta.go("/shopping/lists/new")
    marta.page.locator("#name").fill(name)
    marta.press_done()
    marta.page.locator("#text").wait_for()
    page = re.sub(r"^.*?/s/[^/]+|\?.*", "", marta.page.url)
    marta.page.locator("#text").fill("\n".join(lines))
    marta.tap(marta.page.locator(".add-line-button"))
    marta.page.locator(".item").nth(len(lines) - 1).wait_for()
    return page


def look_at_sharing(member, order, shown):
    member.share(order, SHARE)
    found = look(member, f"share-new-{shown}")
    member.go("/links")
    return found + look(member, f"links-full-{shown}")
