"""What phones do to a page: the notch at its side, the keyboard over its foot, a browser of some years ago."""

import re

import pytest
from playwright.sync_api import expect

LANDSCAPE = {"width": 844, "height": 390}
NOTCH = {"left": 59, "right": 59, "bottom": 21}
# What is in the way of a thumb, as far as its words or its icon go. What has been scrolled out of a bar is not seen.
BESIDE = """([left, right]) => Array.from(document.querySelectorAll('a[href], button, summary, input, select, textarea'))
  .filter(each => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.hidden, .skip'))
  .filter(each => {
    const box = (each.closest('.jumps') ?? each).getBoundingClientRect(), style = getComputedStyle(each);
    return box.left + parseFloat(style.paddingLeft) < left || box.right - parseFloat(style.paddingRight) > innerWidth - right;
  }).map(each => each.outerHTML.slice(0, 80))"""

# A keyboard that lies over the page, as on an iPhone: the page keeps its height, and only what is seen of it shrinks.
KEYBOARD = """
  const view = new EventTarget();
  Object.assign(view, { height: innerHeight, width: innerWidth, offsetTop: 0, offsetLeft: 0, scale: 1 });
  Object.defineProperty(window, 'visualViewport', { value: view });
  window.raiseKeyboard = height => { view.height = innerHeight - height; view.dispatchEvent(new Event('resize')) };
"""

# Safari before 26.2 has no Navigation API.
WITHOUT_NAVIGATION = "Object.defineProperty(window, 'navigation', { value: undefined })"

# The page is asked which way it comes in: a machine too busy gives the browser's own question up.
WAY_IN = """() => {
  const done = Promise.resolve();
  const viewTransition = { types: new Set(), ready: done, finished: done, updateCallbackDone: done };
  dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }));
  return Array.from(viewTransition.types);
}"""

# What goes from place to place on the way in, in the order of its names.
SHARED = """() => {
  const finished = new Promise(() => {}), viewTransition = { types: new Set(), ready: finished, finished, updateCallbackDone: finished };
  dispatchEvent(Object.assign(new Event('pagereveal'), { viewTransition }));
  const named = Array.from(document.querySelectorAll('main *')).filter(each => each.style.viewTransitionName);
  return named.map(each => `${each.style.viewTransitionName} ${each.parentElement.className}`);
}"""


def test_the_notch_covers_nothing_in_landscape(move_in):
    marta = move_in(size=LANDSCAPE)
    marta.add_customer("Ana García")
    session = marta.context.new_cdp_session(marta.page)
    session.send("Emulation.setSafeAreaInsetsOverride", {"insets": NOTCH})
    for path in ["", "/orders/customers", "/orders/customers/new", "/orders/orders/new", "/wines/menu", "/restaurant/menu"]:
        marta.go(path)
        assert marta.page.evaluate(BESIDE, [NOTCH["left"], NOTCH["right"]]) == [], path


def test_toasts_come_up_above_the_keyboard(marta):
    marta.page.add_init_script(KEYBOARD)
    marta.add_list("Semana", ["pan", "leche"])
    marta.page.evaluate("raiseKeyboard(300)")
    toast = marta.page.locator(".toast").last
    expect(toast).to_be_visible()
    marta.wait_until_still()
    box = toast.bounding_box()
    assert 400 < box["y"] and box["y"] + box["height"] < 844 - 300
    marta.page.evaluate("raiseKeyboard(0)")
    marta.wait_until_still()
    assert toast.bounding_box()["y"] > 700


def test_without_the_navigation_api_back_is_the_way_back_too(marta):
    page = marta.page
    page.add_init_script(WITHOUT_NAVIGATION)
    marta.go("/restaurant/menu")
    dish = page.locator("a.dish-open").nth(10)
    dish.scroll_into_view_if_needed()
    shown = page.evaluate("scrollY")
    marta.tap(dish)
    page.wait_for_url(re.compile("/restaurant/menu/"))
    assert page.evaluate(WAY_IN) == ["push"]
    length = page.evaluate("history.length")
    marta.tap(page.locator("main .bar-back"))
    page.wait_for_url(re.compile(r"/restaurant/menu(\?|$)"))
    assert page.evaluate(WAY_IN) == ["pop"]
    assert page.evaluate("history.length") == length
    page.wait_for_function("top => top > 0 && scrollY === top", arg=shown)


def test_an_apps_icon_goes_from_the_springboard_into_its_bar_and_back(marta):
    marta.go("")
    marta.tap(marta.page.locator(".springboard-app[data-app=orders]"))
    marta.page.wait_for_url(re.compile("/orders/"))
    assert marta.page.evaluate(SHARED) == ["shared-0 bar-button bar-up"]
    marta.tap(marta.page.locator("main .bar-up"))
    marta.page.wait_for_url(re.compile(r"/s/[0-9a-f-]{36}/?(\?|$)"))
    assert marta.page.evaluate(SHARED) == ["shared-0 springboard-app"]


def test_shields_go_from_their_row_to_the_match_and_back(marta):
    marta.add_pool_on_own_team("Los Lunes")
    marta.go("/pools/pools")
    marta.tap(marta.page.locator("main a.row-link").first)
    marta.page.wait_for_url(re.compile(r"/pools/pools/[0-9a-f-]{36}"))
    assert marta.page.evaluate(SHARED) == ["shared-0 match-side", "shared-1 match-side"]
    marta.tap(marta.page.locator("main .bar-back"))
    marta.page.wait_for_url(re.compile(r"/pools/pools(\?|$)"))
    assert marta.page.evaluate(SHARED) == ["shared-0 shields", "shared-1 shields"]


def test_nothing_that_a_phone_takes_for_a_number_becomes_a_link(marta):
    kept = marta.page.locator("meta[name=format-detection]").get_attribute("content")
    assert {"telephone=no", "date=no", "address=no", "email=no"} == set(kept.split(", "))


def test_an_app_is_not_dragged_off_the_springboard(marta):
    app = marta.page.locator(".springboard-app").first
    assert app.evaluate("each => getComputedStyle(each).webkitUserDrag") == "none"


@pytest.mark.parametrize("property, place, colour", [
    ("background-color", ".rows", "rgb(255, 255, 255)"), ("color", ".bar-button", "rgb(71, 64, 198)"),
    ("background-color", "html", "rgb(242, 242, 247)")])
def test_a_browser_without_light_and_dark_pairs_shows_the_light_side(marta, property, place, colour):
    def age(route):
        style = route.fetch()
        route.fulfill(response=style, body=style.text().replace("light-dark(", "unknown-pair("))

    marta.add_customer("Ana García")
    marta.page.route(re.compile(r"\.css\?"), age)
    marta.page.emulate_media(color_scheme="dark")
    marta.go("/orders/customers")
    shown = marta.page.locator(f"{place} >> nth=0").evaluate("(each, name) => getComputedStyle(each)[name]", property)
    assert shown == colour
