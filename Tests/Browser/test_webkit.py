"""A short journey in WebKit, which iPhones run."""

import uuid

import pytest

from conftest import FAILURES
from webkit import BROWSER, DRIVER, ENTER, SCREEN, WebKit
from webkit_stage import Stage, see

pytestmark = pytest.mark.skipif(not (DRIVER and BROWSER and SCREEN), reason="WebKit's driver is not installed")

PASSWORD = "cuatro palabras con sentido"
BUTTON = "form#form .button"


@pytest.fixture
def webkit(request):
    """Shows what was seen last when the test fails."""
    webkit = WebKit()
    try:
        webkit.open()
        yield webkit
        if request.node.report_call.failed:
            FAILURES.mkdir(exist_ok=True)
            webkit.picture(FAILURES / f"{request.node.name}.png")
    finally:
        webkit.close()


def item(name, bought):
    state = "@data-on" if bought else "not(@data-on)"
    return f"//main//li[contains(@class, 'item')][{state}][.//*[@class='row-title'][normalize-space()='{name}']]"


def test_somebody_signs_in_and_shops(house, webkit):
    webkit.go(house.welcome)
    name = "Marta"
    webkit.type("#name", name)
    webkit.tap(BUTTON)
    for field in ["#new", "#again"]:
        webkit.type(field, PASSWORD)
    webkit.tap(BUTTON)
    webkit.see(".springboard-app")
    webkit.go(house.address + "/me")
    webkit.tap("form[action='/sign-out'] button")
    webkit.type("#password", PASSWORD)
    webkit.type("#name", name)
    webkit.tap(BUTTON)
    webkit.tap(".springboard-app[data-app=shopping]")
    webkit.tap("main .empty .button")
    webkit.type("#name", "Semana")
    webkit.tap("main .bar-strong")
    webkit.see("line-field:defined")
    webkit.type("#text", f"2 l leche{ENTER}")
    webkit.see(item("leche", bought=False))
    webkit.type("#text", f"pan{ENTER}")
    webkit.see(item("pan", bought=False))
    webkit.tap(item("leche", bought=False) + "//button[contains(@class, 'tick-button')]")
    webkit.see(item("leche", bought=True))
    webkit.tap("main .bar-leading a")
    webkit.tap("//main//a[contains(@class, 'row-link')][.//*[contains(., 'Semana')]]")
    webkit.see(item("leche", bought=True))
    webkit.go_back()
    webkit.see("//main//a[contains(@class, 'row-link')]")
    webkit.go_forward()
    webkit.reload()
    webkit.see(item("leche", bought=True))
    webkit.see(item("pan", bought=False))


TICKED, KEPT = see("main .tick-button[aria-pressed=true]"), see("main > [data-kept]")
ONE_WAITS, NONE_WAITS = see("html[data-waiting='1']"), see("html[data-waiting='0']")
RELOAD = "house.left = true; house.location.reload(); await until(() => !house.left && {});"


@pytest.fixture
def stage(house):
    stage = Stage(int(house.address.rsplit(":", 1)[1]), house.welcome[house.welcome.index("/welcome"):])
    yield stage
    stage.close()


def test_what_was_read_opens_without_signal_and_a_tick_waits_for_it(stage):
    stage.do(f"""const begin = await until(() => {see('form button')});
      {see('#name')}.value = 'Marta';
      begin.click(); await until(() => house.location.pathname === '/me/ways-in')""")
    space = stage.go("/", ".springboard-app")
    stage.do("await house.navigator.serviceWorker.ready")
    page = f"{space}/shopping/lists/{uuid.uuid4()}"
    stage.do(f"""const post = (path, fields) => house.fetch(path, {{
        method: 'POST', body: new URLSearchParams({{operation: crypto.randomUUID(), ...fields}})}});
      await post('{space}/shopping/lists/new', {{id: '{page[-36:]}', name: 'Semana'}});
      await post('{page}/lines', {{text: 'pan'}});""")
    stage.go(page, "html[data-waiting] main .tick-button")
    stage.do(f"await until(() => house.caches.match('{page}', {{ignoreVary: true}}))")
    stage.down()
    stage.do(f"{see('main .tick-button')}.click(); await until(() => {ONE_WAITS})")
    stage.do(RELOAD.format(f"{TICKED} && {KEPT}"))
    stage.up()
    stage.do(f"await until(() => {NONE_WAITS})")
    stage.do(RELOAD.format(f"{TICKED} && !{KEPT}"))
