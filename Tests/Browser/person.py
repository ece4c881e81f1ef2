"""Somebody with a browser: what they tap, type and see."""

import html
import os
import re
import urllib.parse
import uuid

from finger import Finger

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 820, "height": 1180}
DESKTOP = {"width": 1440, "height": 900}
WIDE = {"width": 1920, "height": 1080}
# A desktop of 1280 by 1024 magnified four times.
MAGNIFIED = {"width": 320, "height": 256}

# A long run walks every journey with the pages gliding.
IS_LONG = bool(os.environ.get("SOBREMESA_LONG"))

# How long a journey waits to see something, on a machine as busy as it likes: how soon it comes is for `bin/bench` to say.
PATIENCE = 10_000

ORDER = re.compile("/orders/orders/[0-9a-f-]{36}")

INVITE = re.compile("Invitar a alguien|Invite somebody|Convidar alguém")
LATER = re.compile("^(Más tarde|Later|Mais tarde)$")

# What a form says by itself: what is filled in or hidden, and what is chosen.
FILLED = re.compile(r'<input[^>]* name="([^"]+)" value="([^"]*)"')
CHOSEN = re.compile(r'<select[^>]* name="([^"]+)">.*?<option value="([^"]*)"[^>]* selected', re.DOTALL)

TOKEN = re.compile(r"/(?:welcome|join|enter|l|again|calendar)/([0-9a-f]{32})")
ORIGIN = re.compile(r"^https?://[^/]+")
PASSWORDS = {"password", "current", "new", "again", "code"}

# Ends with the page's gliding in. Animations that follow the scroll never finish, and those that were cut off may not.
STILL = """() => Promise.race([
  Promise.allSettled(document.getAnimations()
    .filter(each => each.timeline === document.timeline).map(each => each.finished)),
  new Promise(resolve => setTimeout(resolve, 1000)),
])"""

# A refused form and a page that isn't there are answers, which the browser notes in its console all the same. It also misses
# RSA among the kinds of passkeys that the house takes.
EXPECTED = re.compile(
    r"Failed to load resource: the server responded with a status of (401|403|404|409|410|422)|net::ERR_|pubKeyCredParams"
    # Where a session has ended, also a stream is led to the page on which one signs in.
    r"|EventSource's response has a MIME type \(\"text/html\"\)"
    # Signing out takes away the worker, though its script may be on its way.
    r"|An unknown error occurred when fetching the script"
    # Without scripts nobody is there to hear that a page's gliding in was cut off.
    r"|Transition was aborted because of invalid state|Service Worker registration blocked by Playwright")


class Person:
    """`motion` for who sees pages glide; to most of the others everything comes at once, which takes half the machine's time.

    `signal` for who reaches the house by it alone, and keeps pages for when it is gone; the others' browsers keep none.
    """

    def __init__(self, browser, house, language="es", size=PHONE, scripts=True, motion=IS_LONG, signal=None, zone=None):
        self.house = house
        self.signal = signal
        self.address = signal.address if signal else house.address
        self.scripts, self.language = scripts, language
        self.has_touch = size["width"] < DESKTOP["width"]
        self.context = browser.new_context(
            viewport=size, has_touch=self.has_touch, is_mobile=self.has_touch, java_script_enabled=scripts, locale=language,
            timezone_id=zone, reduced_motion="no-preference" if motion else "reduce", service_workers="allow" if signal else "block")
        self.context.on("request", self.watch)
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.faults = []
        self.page.on("console", self.note)
        self.page.on("pageerror", lambda error: EXPECTED.search(str(error)) or self.faults.append(f"error: {error}"))
        if scripts:
            self.page.add_init_script(
                "document.addEventListener('securitypolicyviolation', event => console.error('CSP ' + event.blockedURI))")

    def note(self, message):
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.faults.append(message.text)

    def watch(self, request):
        """Notes what lets somebody in, which the log must not hold, and which no address may be told to others."""
        if TOKEN.search(request.headers.get("referer", "")):
            self.faults.append(f"the Referer of {request.url} lets somebody in")
        self.house.secrets.update(TOKEN.findall(request.url))
        if request.method == "POST" and "urlencoded" in request.headers.get("content-type", ""):
            for name, value in urllib.parse.parse_qsl(request.post_data or ""):
                if name in PASSWORDS and len(value) > 5:
                    self.house.secrets.add(value)

    def close(self):
        # What scripts may read lets nobody in, nor does a language.
        self.house.secrets.update(
            cookie["value"] for cookie in self.context.cookies() if cookie["httpOnly"] and len(cookie["value"]) > 5)
        self.context.close()

    def move_in(self):
        """Past the pages that lead in: what they say is sent as it stands there."""
        welcome = self.address + ORIGIN.sub("", self.house.welcome)
        headers = {"Accept-Language": self.language, "User-Agent": self.page.evaluate("navigator.userAgent"), "Origin": self.address}
        form = self.context.request.get(welcome, headers=headers).text()
        fields = {name: html.unescape(value) for name, value in FILLED.findall(form) + CHOSEN.findall(form)} | {"name": "Titular"}
        answer = self.context.request.post(welcome, form=fields, max_redirects=0, headers=headers)
        assert answer.status == 303, answer.text()
        self.page.goto(self.address)
        self.page.locator(".springboard-app").first.wait_for()
        self.space = re.sub(r"\?.*", "", self.page.url)

    def walk_in(self):
        """The same, page by page."""
        self.visit(self.house.welcome)
        self.page.locator("#name").fill("Titular")
        self.page.locator("form button").last.click()
        self.choose_later()

    def join(self, invitation, name):
        """Comes in by an invitation, under a name."""
        self.visit(invitation)
        self.page.locator("#name").fill(name)
        self.tap(self.page.locator("form .button"))
        self.choose_later()

    def choose_later(self):
        """Past the page that offers a passkey and a password."""
        self.tap(self.page.get_by_role("link", name=LATER))
        self.page.locator(".springboard-app").first.wait_for()
        self.space = re.sub(r"\?.*", "", self.page.url)

    def make_space(self, name):
        """A space of their own, and a page of it, as somebody has who is signed in: without the pages that lead there."""
        self.space = self.post("/spaces/new", name=name, currency="EUR", zone="Europe/Madrid")

    def make_list(self, name, lines):
        """A list as one finds it who opens it, with nothing just done."""
        address = f"{self.space}/shopping/lists/{uuid.uuid4()}"
        self.post(re.sub("[^/]+$", "new", address), id=address[-36:], name=name)
        self.post(f"{address}/lines", text="\n".join(lines))
        self.page.goto(address)
        if self.scripts:
            self.page.locator("html[data-waiting]").wait_for()

    def post(self, address, **fields):
        """Sends a form past its page; where it leads."""
        answer = self.context.request.post(
            self.address + ORIGIN.sub("", address), form=fields | {"operation": str(uuid.uuid4())}, max_redirects=0,
            headers={"Origin": self.address})
        assert answer.status == 303
        return self.address + re.sub(r"\?.*", "", answer.headers["location"])

    def go(self, path):
        self.page.goto(self.space + path)

    def visit(self, link):
        """Opens a link of the house that somebody else may have made, who reaches it by another address."""
        self.page.goto(self.address + ORIGIN.sub("", link))

    def tap(self, locator):
        locator.tap() if self.has_touch else locator.click()

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def link(self, name):
        return self.page.get_by_role("link", name=name, exact=True)

    def row(self, title):
        return self.page.locator("main .row", has=self.page.get_by_text(title, exact=True)).first

    def open_menu(self):
        self.tap(self.page.locator("main details.menu summary"))

    def press_done(self):
        self.tap(self.page.locator("main .bar-strong"))

    def add_customer(self, name, address="Calle Mayor 1"):
        self.go("/orders/customers/new")
        self.page.locator("#name").fill(name)
        self.page.locator("#address").fill(address)
        self.press_done()
        self.page.wait_for_url(re.compile("/orders/customers(\\?|$)"))

    def add_product(self, name, price="2,80", description="Hogaza"):
        self.go("/orders/products/new")
        self.page.locator("#name").fill(name)
        self.page.locator("#price").fill(price)
        self.page.locator("#description").fill(description)
        self.press_done()
        self.page.wait_for_url(re.compile("/orders/products(\\?|$)"))

    def add_order(self, customer, *products):
        """Through both pickers, one unit of each."""
        self.go("/orders/orders/new")
        self.tap(self.page.locator("#customer"))
        self.tap(self.page.locator("button[name=customer]", has_text=customer))
        for product in products:
            self.tap(self.page.locator("#add-line button"))
            self.tap(self.page.locator("button[name=product]", has_text=product))
            self.page.locator("#code").wait_for()
        self.press_done()
        self.page.wait_for_url(ORDER)
        self.go("/orders/orders")

    def add_list(self, name, lines=()):
        self.go("/shopping/lists/new")
        self.page.locator("#name").fill(name)
        self.press_done()
        self.page.wait_for_url(re.compile("/shopping/lists/[0-9a-f-]{36}"))
        if lines:
            self.page.locator("#text").fill("\n".join(lines))
            self.tap(self.page.locator(".add-line-button"))
            self.page.locator("main .item").first.wait_for()

    def add_shop(self, name):
        self.go("/shopping/aisles/shops/new")
        self.page.locator("#name").fill(name)
        self.press_done()
        self.page.wait_for_url(re.compile("/shops/[0-9a-f-]{36}"))

    def open_restaurant(self):
        """Opens the restaurant to everybody; its public address."""
        self.go("/restaurant/desk/public")
        self.tap(self.button("Abrir al público"))
        link = self.page.locator("#link")
        link.wait_for()
        return self.address + re.search(r"/r/[a-z0-9-]+", link.input_value()).group(0)

    def order(self, address, *dishes, **fields):
        """Chooses dishes at a restaurant's public address, or at the house's own pages, and orders them to be picked up."""
        for dish in dishes:
            self.page.goto(f"{address}/restaurant/menu")
            self.tap(self.button(f"Añadir {dish}"))
            self.page.locator("main .dish", has_text=dish).locator(".pick-count").first.wait_for()
        self.page.goto(f"{address}/restaurant/order")
        self.page.locator("input[value=pick_up]").check()
        for field, text in {"phone": "600 100 200", **fields}.items():
            self.page.locator(f"#{field}").fill(text)
        self.tap(self.button("Hacer el pedido"))
        self.page.wait_for_url(re.compile("/restaurant/history/"))

    def add_pool_on_own_team(self, name):
        """A pool of a new team against a known one, with somebody in it whose name is as long."""
        self.go("/pools/pools/new")
        self.tap(self.page.locator("#team-home"))
        self.tap(self.page.locator(".bar-trailing a"))
        self.page.locator("#name").fill(name)
        self.press_done()
        self.tap(self.page.locator("#team-away"))
        self.tap(self.page.locator("button[name=team]").filter(has_not_text=name).first)
        self.tap(self.page.locator("#stake"))
        self.tap(self.page.locator("button[name=stake]").first)
        self.page.locator("#holder").fill(name)
        self.press_done()
        self.page.wait_for_url(re.compile(r"/pools/pools(\?|$)"))
        self.tap(self.page.locator("main a.row-link", has_text=name))
        self.tap(self.page.locator("main .add-row a"))
        self.page.locator("#name").fill(name)
        self.page.locator("#home").fill("12")
        self.page.locator("#away").fill("10")
        self.press_done()
        self.page.locator("main .bet").wait_for()

    def invite(self):
        """The address of a fresh invitation, of a member who may use every app."""
        self.go("/settings")
        self.tap(self.page.locator("main a", has_text=INVITE))
        self.page.locator("#role").wait_for()
        self.press_done()
        self.page.locator("#link").wait_for()
        return self.link_shown()

    def link_shown(self):
        """The link on the page that makes one. The port is the machine's choice here, which the address doesn't know."""
        return self.address + ORIGIN.sub("", self.page.locator("#link").input_value().split("\n")[-1])

    def share(self, page, name):
        """A guest's link to what a page shows, made through the entry of its menu."""
        self.go(page)
        self.open_menu()
        self.tap(self.link(name))
        self.page.locator("#lifetime").wait_for()
        self.tap(self.page.locator("form > .button"))
        self.page.locator("#link").wait_for()
        return self.link_shown()

    def hold_authenticator(self, **options):
        """A phone's own authenticator, whose owner is there and known to it, through the DevTools protocol."""
        self.devtools = self.context.new_cdp_session(self.page)
        self.devtools.send("WebAuthn.enable")
        kind = {
            "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
            "isUserVerified": True, "automaticPresenceSimulation": True}
        added = self.devtools.send("WebAuthn.addVirtualAuthenticator", {"options": kind | options})
        self.authenticator = added["authenticatorId"]

    def passkeys_held(self):
        answer = self.devtools.send("WebAuthn.getCredentials", {"authenticatorId": self.authenticator})
        return answer["credentials"]

    def add_passkey(self, name):
        self.page.goto(self.address + "/me/passkeys/new")
        self.page.locator("#name").fill(name)
        self.tap(self.page.locator("passkey-maker button"))
        self.page.wait_for_url(re.compile(r"/me/passkeys\?saved"))

    def wait_until_still(self):
        """Every script that the page holds has come, and the page that was left has glided away: until then a finger may touch
        what is on its way out, or what does not hear it yet."""
        self.page.wait_for_load_state()
        self.page.wait_for_function("() => !document.querySelector(':not(:defined)')")
        self.page.evaluate(STILL)

    def swipe(self, row, distance):
        row.scroll_into_view_if_needed()
        self.wait_until_still()
        box = row.bounding_box()
        x, y = box["x"] + box["width"] * 0.8, box["y"] + box["height"] / 2
        Finger(self).drag((x, y), (x - distance, y))
