"""Keys that a person gives to programs: made, shown once, used up to what they say, and ended."""

import re
import urllib.request

from playwright.sync_api import expect

from looking import each_size, look
from test_orders_morning import SCRIPTS


def open_keys(person):
    person.page.goto(person.address + "/me")
    person.tap(person.page.get_by_role("link", name="Claves para programas"))
    expect(person.page.locator("main h1")).to_have_text("Claves para programas")


def make_key(person, name, app):
    """The key as its page shows it, which is the only time; the log must not hold it."""
    person.tap(person.page.get_by_role("link", name=re.compile("^Nueva clave")).first)
    person.page.locator("#name").fill(name)
    person.page.locator(f"#app-{app}").check()
    person.page.locator("#use").select_option(label="Leer y cambiar")
    person.press_done()
    person.page.locator("#key").wait_for()
    key = person.page.locator("#key").input_value()
    person.house.secrets.add(key)
    return key


def landing(address, key):
    """Where a page leads a program that comes with a key."""
    request = urllib.request.Request(address, headers={"Authorization": f"Bearer {key}"})
    with urllib.request.urlopen(request) as answer:
        return re.sub(r"^https?://[^/]+|\?.*", "", answer.url)


@SCRIPTS
def test_a_key_is_made_shown_once_and_ended(move_in, scripts):
    marta = move_in(scripts=scripts)
    open_keys(marta)
    expect(marta.page.locator("main")).to_contain_text("Ninguna clave todavía")
    key = make_key(marta, "Home Assistant", "shopping")
    assert re.fullmatch("sbm_[0-9a-f]{32}", key)
    if scripts:
        marta.context.grant_permissions(["clipboard-read", "clipboard-write"])
        marta.tap(marta.button("Copiar"))
        expect(marta.page.get_by_text("Copiado")).to_be_visible()
        assert marta.page.evaluate("navigator.clipboard.readText()") == key
    marta.tap(marta.link("Claves"))
    row = marta.page.locator("main .row", has_text="Home Assistant")
    expect(row).to_contain_text(f"Lista de la compra · Leer y cambiar · Sin usar todavía · …{key[-4:]}")
    assert key not in marta.page.content()
    # It opens no page, whatever it is for.
    assert landing(marta.house.address + "/me", key) == "/sign-in"
    marta.go("/activity")
    expect(marta.page.locator("main")).to_contain_text("Clave para Home Assistant")
    open_keys(marta)
    marta.tap(marta.page.get_by_role("button", name="Anular la clave de Home Assistant"))
    expect(marta.page.locator("main")).to_contain_text("Ninguna clave todavía")


@SCRIPTS
def test_what_is_missing_is_said_and_what_was_chosen_stays(move_in, scripts):
    marta = move_in(scripts=scripts)
    open_keys(marta)
    marta.tap(marta.page.get_by_role("link", name="Nueva clave"))
    marta.page.locator("#app-orders").check()
    marta.page.locator("#until").fill("2020-01-01")
    marta.press_done()
    expect(marta.page.locator("#name-error")).to_have_text("Escribe para qué programa es.")
    expect(marta.page.locator("#until-error")).to_have_text("Ese día ya ha pasado.")
    expect(marta.page.locator("#app-orders")).to_be_checked()


@each_size
def test_the_pages_of_keys_look_right(move_in, size):
    marta = move_in(size=size)
    shown = size["width"]
    open_keys(marta)
    found = look(marta, f"keys-none-{shown}")
    marta.tap(marta.page.get_by_role("link", name="Nueva clave"))
    marta.page.locator("#name").wait_for()
    found += look(marta, f"keys-new-{shown}")
    marta.press_done()
    marta.page.locator("#name-error").wait_for()
    found += look(marta, f"keys-refused-{shown}")
    marta.page.goto(marta.address + "/me/keys")
    make_key(marta, "Home Assistant", "restaurant")
    found += look(marta, f"keys-made-{shown}")
    marta.page.goto(marta.address + "/me/keys")
    make_key(marta, "Atajo del móvil de la cocina", "shopping")
    marta.make_space("Bar Núñez")
    marta.page.goto(marta.address + "/me/keys")
    found += look(marta, f"keys-{shown}")
    assert found == []
