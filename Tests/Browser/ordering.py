"""What somebody does with a menu and an order, for the restaurant's journeys."""

import re

import pytest
from playwright.sync_api import expect

SCRIPTS = pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
WHOLE_MENU = 34
MOMENT = re.compile(r"\d{1,2} \w{3} \d{4}, \d\d:\d\d")


def dishes(person):
    """The names on the menu."""
    return person.page.locator("main .dish .row-title")


def search(person, words):
    field = person.page.get_by_role("searchbox")
    field.fill(words)
    if not person.scripts:
        field.press("Enter")


def tab(person, name):
    return person.page.locator("nav .tab", has_text=name)


def open_tab(person, name):
    """Members, who seldom order, find their own orders in the menu's bar."""
    if name == "Tu pedido" and not tab(person, name).count():
        person.go("/restaurant/order")
    else:
        person.tap(tab(person, name))
    expect(person.page.locator("main h1")).to_have_text(name)


def open_history(person):
    open_tab(person, "Tu pedido")
    person.tap(person.page.locator("main .segments a", has_text="Historial"))
    expect(person.page.locator("main h1")).to_have_text("Historial")


def add(person, dish):
    """From the menu, and on to one's order."""
    take(person, dish)
    to_order(person)
    expect(line(person, dish)).to_be_visible()


def take(person, dish):
    """From the menu, on which one stays."""
    person.tap(person.button(f"Añadir {dish}"))
    expect(person.page.locator("main .dish", has=person.page.get_by_text(dish, exact=True)).locator(".pick-count")).to_be_visible()


def to_order(person):
    person.tap(person.page.locator(".basket-bar a"))
    person.page.wait_for_url(re.compile(r"/restaurant/order(\?|$)"))


def add_also(person, dish):
    """From one's order, by way of the menu."""
    person.tap(person.link("Añadir más platos"))
    add(person, dish)


def line(person, dish):
    return person.page.locator("main .order-line", has=person.page.get_by_text(dish, exact=True))


def lines(person):
    """What the order holds: how many of what."""
    return person.page.locator("main .order-line")


def quantity(person, dish):
    return line(person, dish).locator("input[name=typed]")


def one_more(person, dish):
    person.tap(person.button(f"{dish}: uno más"))


def one_less(person, dish):
    person.tap(person.button(f"{dish}: uno menos"))


def remove(person, dish):
    """By a swipe, or by its button where no script hears one."""
    person.swipe(line(person, dish), 320) if person.scripts else person.tap(person.button(f"Quitar {dish}"))
    expect(line(person, dish)).to_have_count(0)


def undo(person):
    person.tap(person.page.locator(".toast").get_by_role("button", name="Deshacer"))


def total(person):
    return person.page.locator("main .facts dd")


def field(person, name):
    return person.page.locator(f"#{name}")


def choose_way(person, name):
    person.tap(person.page.get_by_label(name, exact=True))


def place(person):
    person.tap(person.button("Hacer el pedido"))


def expect_placed(person):
    person.page.wait_for_url(re.compile("/restaurant/history/"))
    expect(status(person)).to_have_text("Hemos recibido tu pedido")


def status(person):
    return person.page.locator(".status-now")


def pick_up(person, phone="600 100 200"):
    choose_way(person, "Para recoger")
    field(person, "phone").fill(phone)
    place(person)
    expect_placed(person)


def expect_nothing_chosen(person):
    expect(person.page.locator("main .empty")).to_contain_text("Aún no has elegido nada")
    expect(tab(person, "Tu pedido").locator(".tab-count")).to_have_count(0)


def with_the_cookies_of(other, person):
    """Somebody's other browser, or theirs on another day."""
    person.context.add_cookies(other.context.cookies())
    person.space = getattr(other, "space", None)
    return person


def look_again(person):
    """Pages without scripts hear of nothing."""
    if not person.scripts:
        person.page.reload()
