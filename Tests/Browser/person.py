"""Somebody with a browser: what they tap, type and see."""

import re

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 1024, "height": 768}
DESKTOP = {"width": 1440, "height": 900}

INVITE = re.compile("Invitar a alguien|Invite somebody|Convidar alguém")

# Ends with the page's gliding in. Animations that follow the scroll never finish, and those that were cut off may not.
STILL = """() => Promise.race([
  Promise.allSettled(document.getAnimations()
    .filter(each => each.timeline === document.timeline).map(each => each.finished)),
  new Promise(resolve => setTimeout(resolve, 1000)),
])"""

# A refused form and a page that isn't there are answers, which the browser notes in its console all the same.
EXPECTED = re.compile(r"Failed to load resource: the server responded with a status of (401|404|410|422)|net::ERR_")


class Person:
    def __init__(self, browser, house, language="es", size=PHONE, scripts=True, theme="light"):
        self.house = house
        self.scripts = scripts
        phone = size["width"] < 600
        self.context = browser.new_context(
            viewport=size, has_touch=phone, is_mobile=phone, java_script_enabled=scripts, locale=language,
            color_scheme=theme)
        self.page = self.context.new_page()
        self.page.set_default_timeout(8000)
        self.faults = []
        self.page.on("console", self.note)
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        if scripts:
            self.page.add_init_script(
                "document.addEventListener('securitypolicyviolation', event => console.error('CSP ' + event.blockedURI))")

    def note(self, message):
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.faults.append(message.text)

    def close(self):
        self.context.close()

    def move_in(self):
        self.page.goto(self.house.welcome)
        self.page.locator("form button").last.click()
        self.page.locator(".springboard-app").first.wait_for()
        self.space = re.sub(r"\?.*", "", self.page.url)

    def go(self, path):
        self.page.goto(self.space + path)

    def tap(self, locator):
        locator.tap() if self.page.viewport_size["width"] < 600 else locator.click()

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

    def add_order(self, customer, product):
        """Through both pickers, one unit."""
        self.go("/orders/orders/new")
        self.tap(self.page.locator("#customer"))
        self.tap(self.page.locator("button[name=customer]", has_text=customer))
        self.tap(self.page.locator("#add-line button"))
        self.tap(self.page.locator("button[name=product]", has_text=product))
        self.page.locator("#code").wait_for()
        self.press_done()
        self.page.wait_for_url(re.compile("/orders/orders(\\?|$)"))

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

    def invite(self):
        """The address of a fresh invitation."""
        self.go("/settings")
        self.tap(self.page.locator("main button", has_text=INVITE))
        # The port is the machine's choice here, which the address doesn't know.
        return self.house.address + re.search(r"/join/\S+", self.page.locator("#link").input_value()).group(0)

    def wait_until_still(self):
        """The page that was left has glided away: until then a finger may touch what is on its way out."""
        self.page.wait_for_load_state()
        self.page.evaluate(STILL)

    def swipe(self, row, distance):
        """A finger on the row, through the DevTools protocol: real touch input, not made-up events."""
        self.wait_until_still()
        box = row.bounding_box()
        x, y = box["x"] + box["width"] * 0.8, box["y"] + box["height"] / 2
        session = self.context.new_cdp_session(self.page)

        def touch(kind, *points):
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": px, "y": py} for px, py in points]})

        touch("touchStart", (x, y))
        for step in range(1, 11):
            touch("touchMove", (x - distance * step / 10, y))
        touch("touchEnd")
        session.detach()
