"""Passkeys, with Chromium's virtual authenticator."""

import re

import pytest
from playwright.sync_api import expect

from house import House
from looking import each_size, look
from person import Person

# Answers what the page's own script would ask the authenticator, and hands out what it would send.
ANSWER = """async options => {
  const bytes = text => Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), each => each.charCodeAt(0));
  const text = buffer => btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=/g, '');
  const used = await navigator.credentials.get({ publicKey: { ...options, challenge: bytes(options.challenge) } });
  return {
    credential: text(used.rawId), client: text(used.response.clientDataJSON),
    authenticator: text(used.response.authenticatorData), signature: text(used.response.signature),
    user: text(used.response.userHandle),
  };
}"""


@pytest.fixture
def house():
    house = House(named=True)
    yield house
    house.close()


@pytest.fixture
def holder(move_in):
    """Somebody with a passkey on their phone, signed out."""
    holder = move_in()
    holder.hold_authenticator()
    holder.add_passkey("Mi móvil")
    sign_out(holder)
    return holder


def sign_out(person):
    # The browser's own offer, among the names it fills in, would be taken up at once.
    be_present(person, False)
    person.page.goto(person.house.address + "/me")
    person.tap(person.button("Cerrar sesión"))
    person.page.wait_for_url(re.compile("/sign-in"))


def be_present(person, there=True):
    person.devtools.send(
        "WebAuthn.setAutomaticPresenceSimulation", {"authenticatorId": person.authenticator, "enabled": there})


def be_verified(person, known):
    person.devtools.send(
        "WebAuthn.setUserVerified", {"authenticatorId": person.authenticator, "isUserVerified": known})


def set_password(person):
    person.page.goto(person.house.address + "/me/password")
    for field in ["new", "again"]:
        person.page.locator(f"#{field}").fill("cuatro gatos en la luna")
    person.press_done()
    person.page.wait_for_url(re.compile(r"/me\?saved"))


def enter_button(person):
    return person.page.get_by_role("button", name="Entrar con una llave de acceso")


def press_enter(person):
    """Somebody is there for what the button asks for, and not for the offers before and after it."""
    def come(route):
        if person.page.evaluate("() => { const was = window.isPressed; window.isPressed = false; return was; }"):
            be_present(person)
        route.continue_()

    person.page.route("**/sign-in/passkey/options", come)
    enter_button(person).evaluate(
        "button => button.form.addEventListener('submit', () => { window.isPressed = true; }, { capture: true, once: true })")
    person.tap(enter_button(person))


def options(person):
    return person.page.request.post(
        person.house.address + "/sign-in/passkey/options", headers={"Sec-Fetch-Site": "same-origin"}).json()


def send(person, answer):
    return person.context.request.post(
        person.house.address + "/sign-in/passkey", form=answer, max_redirects=0,
        headers={"Sec-Fetch-Site": "same-origin", "Accept-Language": "es"})


def test_a_passkey_is_made_and_lets_its_person_in(holder):
    [held] = holder.passkeys_held()
    assert held["isResidentCredential"] and held["rpId"] == "localhost"
    press_enter(holder)
    holder.page.locator(".springboard-app").first.wait_for()
    holder.page.goto(holder.house.address + "/me/passkeys")
    expect(holder.row("Mi móvil")).to_contain_text("Último uso")


def test_whoever_is_not_recognised_is_told_so_and_may_try_again(holder):
    be_verified(holder, False)
    press_enter(holder)
    expect(holder.page.get_by_role("alert")).to_have_text(
        "No se ha usado ninguna llave de acceso. Puedes intentarlo otra vez.")
    be_present(holder, False)
    be_verified(holder, True)
    press_enter(holder)
    holder.page.locator(".springboard-app").first.wait_for()


def test_a_device_that_keeps_one_makes_no_second(move_in):
    marta = move_in()
    marta.hold_authenticator()
    marta.add_passkey("Mi móvil")
    marta.page.goto(marta.house.address + "/me/passkeys/new")
    marta.tap(marta.page.locator("passkey-maker button"))
    expect(marta.page.get_by_role("alert")).to_have_text(
        "Este dispositivo ya guarda una llave de acceso para esta dirección.")
    assert len(marta.passkeys_held()) == 1


def test_a_wrong_password_makes_no_passkey_and_is_said_at_its_field(move_in):
    marta = move_in()
    marta.hold_authenticator()
    set_password(marta)
    marta.page.goto(marta.house.address + "/me/passkeys/new")
    marta.page.locator("#name").fill("Mi móvil")
    marta.page.locator("#current").fill("otra cosa muy distinta")
    marta.tap(marta.page.locator("passkey-maker button"))
    expect(marta.page.locator("#current-error")).to_have_text("No es tu contraseña actual.")
    assert marta.passkeys_held() == []
    expect(marta.page.locator("#name")).to_have_value("Mi móvil")
    marta.page.locator("#current").fill("cuatro gatos en la luna")
    marta.tap(marta.page.locator("passkey-maker button"))
    marta.page.wait_for_url(re.compile(r"/me/passkeys\?saved"))
    expect(marta.row("Mi móvil")).to_be_visible()


def test_a_passkey_chosen_among_the_names_lets_its_person_in(holder):
    # The virtual one takes up by itself what the browser would offer in its list, if somebody is there when it is asked.
    be_present(holder)
    holder.page.goto(holder.house.address + "/sign-in")
    holder.page.locator(".springboard-app").first.wait_for()


def test_a_replayed_answer_is_refused(holder):
    # A page that asks for no passkey by itself.
    holder.page.goto(holder.house.address + "/recover")
    be_present(holder)
    answer = holder.page.evaluate(ANSWER, options(holder))
    assert send(holder, answer).status == 303
    holder.context.clear_cookies()
    again = send(holder, answer)
    assert again.status == 422
    assert "Se ha pasado el tiempo" in again.text()


def test_an_answer_from_another_origin_is_refused(holder):
    """Another port of the same machine: a browser lets its pages use the passkeys of `localhost` too."""
    other = House(named=True)
    try:
        holder.page.goto(other.address + "/recover")
        be_present(holder)
        asked = options(holder)
        answer = holder.page.evaluate(ANSWER, asked)
        refused = send(holder, answer)
        assert refused.status == 422
        assert "no sirve aquí" in refused.text()
    finally:
        other.close()


def test_where_passkeys_cannot_work_a_sentence_says_where_they_do(browser, house):
    marta = Person(browser, house)
    marta.move_in()
    marta.page.goto(house.address.replace("localhost", "127.0.0.1") + "/sign-in")
    expect(marta.page.locator("#password")).to_be_visible()
    expect(marta.page.locator("passkey-entry")).to_be_hidden()
    marta.context.add_cookies(
        [cookie | {"domain": "127.0.0.1"} for cookie in marta.context.cookies()])
    marta.page.goto(house.address.replace("localhost", "127.0.0.1") + "/me/passkeys/new")
    expect(marta.page.locator(".notice:visible")).to_contain_text(f"funcionan en {house.address}")
    expect(marta.page.locator("passkey-maker")).to_be_hidden()
    marta.close()
    assert marta.faults == []


def test_without_scripts_the_page_says_what_is_missing(move_in):
    marta = move_in(scripts=False)
    marta.page.goto(marta.house.address + "/me/passkeys/new")
    expect(marta.page.locator(".notice:visible")).to_contain_text("y JavaScript activado")
    expect(marta.page.locator("passkey-maker")).to_be_hidden()


@each_size
def test_every_state_has_a_picture_and_no_fault_for_axe(browser, house, size):
    marta = Person(browser, house, size=size)
    marta.move_in()
    marta.hold_authenticator()
    shown = size["width"]
    marta.page.goto(house.address + "/me/passkeys")
    found = look(marta, f"passkeys-none-{shown}")
    marta.page.goto(house.address + "/me/passkeys/new")
    found += look(marta, f"passkeys-new-{shown}")
    marta.add_passkey("Mi móvil")
    marta.page.goto(house.address + "/me/passkeys/new")
    marta.tap(marta.page.locator("passkey-maker button"))
    marta.page.get_by_role("alert").wait_for()
    found += look(marta, f"passkeys-new-known-{shown}")
    marta.page.goto(house.address + "/me/passkeys")
    found += look(marta, f"passkeys-{shown}")
    marta.tap(marta.row("Mi móvil").locator("a"))
    marta.page.locator("#name").wait_for()
    found += look(marta, f"passkey-only-{shown}")
    set_password(marta)
    marta.page.goto(house.address + "/me/passkeys")
    marta.tap(marta.row("Mi móvil").locator("a"))
    marta.page.locator(".button.destructive").wait_for()
    found += look(marta, f"passkey-{shown}")
    marta.page.goto(house.address + "/me/passkeys/new")
    marta.tap(marta.page.locator("passkey-maker button"))
    marta.page.locator("#current-error").wait_for()
    found += look(marta, f"passkeys-new-error-{shown}")
    sign_out(marta)
    enter_button(marta).wait_for()
    found += look(marta, f"passkeys-sign-in-{shown}")
    marta.devtools.send("WebAuthn.clearCredentials", {"authenticatorId": marta.authenticator})
    press_enter(marta)
    marta.page.get_by_role("alert").wait_for()
    found += look(marta, f"passkeys-sign-in-cancelled-{shown}")
    marta.close()
    assert found == []
    assert marta.faults == []
