"""The ways into the house, as those see them who are outside."""

import re

import pytest
from playwright.sync_api import expect

from looking import each_size, look
from person import Person



@pytest.fixture
def stranger(browser, house):
    """Makes people who are not signed in."""
    people = []

    def stranger(**options):
        people.append(Person(browser, house, **options))
        return people[-1]

    yield stranger
    for person in people:
        person.close()


def enter_link(house):
    """A one-time link from the terminal, which the house has to be closed for."""
    house.stop()
    link = house.command("sign-in-link", "Ana")
    house.start()
    return house.address + re.search(r"/enter/\S+", link).group(0)


@each_size
def test_every_door_has_a_picture_and_no_fault_for_axe(house, stranger, size):
    person = stranger(size=size)
    shown = size["width"]
    person.page.goto(house.welcome)
    found = look(person, f"door-welcome-{shown}")
    person.page.locator("#name").fill("Ana")
    person.page.locator("form button").last.click()
    person.page.wait_for_url(re.compile("/me/ways-in$"))
    found += look(person, f"door-ways-in-{shown}")
    person.tap(person.button("Poner contraseña"))
    person.page.locator(".field-error").first.wait_for()
    found += look(person, f"door-ways-in-error-{shown}")
    person.choose_later()
    found += look(person, f"springboard-without-way-in-{shown}")
    invitation = person.invite()
    found += look(person, f"settings-invitation-{shown}")

    guest = stranger(size=size)
    guest.page.goto(invitation)
    found += look(guest, f"door-join-{shown}")
    guest.page.locator("form button").last.click()
    guest.page.locator(".field-error").first.wait_for()
    found += look(guest, f"door-join-error-{shown}")
    guest.page.goto(house.address + "/sign-in")
    found += look(guest, f"door-sign-in-{shown}")
    guest.page.locator("#name").fill("Ana")
    guest.page.locator("#password").fill("cualquiera")
    guest.page.locator("#form button").click()
    guest.page.locator(".field-error").first.wait_for()
    found += look(guest, f"door-sign-in-error-{shown}")
    guest.page.goto(house.address + "/recover")
    found += look(guest, f"door-recover-{shown}")
    luis = stranger(size=size)
    luis.join(invitation, "Luis")
    person.go("/settings")
    person.tap(person.row("Luis").locator("a"))
    person.tap(person.button("Dar una entrada nueva"))
    person.page.locator("#link").wait_for()
    found += look(person, f"settings-way-in-{shown}")
    luis.page.goto(luis.space)
    found += look(luis, f"springboard-way-in-given-{shown}")
    guest.page.goto(enter_link(house))
    found += look(guest, f"door-enter-{shown}")
    assert found == []


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_an_owner_lets_somebody_back_in_who_has_lost_their_phone(move_in, stranger, scripts):
    marta = move_in(scripts=scripts)
    luis = stranger(scripts=scripts)
    luis.join(marta.invite(), "Luis")
    expect(luis.page.locator(".notice")).to_contain_text("no podrás volver a entrar por tu cuenta")
    marta.go("/settings")
    marta.tap(marta.row("Luis").locator("a"))
    marta.tap(marta.button("Dar una entrada nueva"))
    marta.page.locator("#link").wait_for()
    expect(marta.page.locator(".qr")).to_be_visible()
    other = stranger(scripts=scripts)
    other.page.goto(marta.link_shown())
    other.tap(other.button("Entrar"))
    other.page.wait_for_url(re.compile("/me/ways-in$"))
    for field in ["#new", "#again"]:
        other.page.locator(field).fill("cuatro gatos en la luna")
    other.tap(other.button("Poner contraseña"))
    other.page.locator(".springboard-app").first.wait_for()
    expect(other.page.locator(".notice")).to_have_count(0)
    expect(other.page.get_by_text("Titular te ha dado una entrada nueva")).to_be_visible()
    other.tap(other.button("Entendido"))
    expect(other.page.get_by_text("Titular te ha dado una entrada nueva")).to_have_count(0)
    last = stranger(scripts=scripts)
    last.page.goto(marta.house.address + "/sign-in")
    last.page.locator("#name").fill("Luis")
    last.page.locator("#password").fill("cuatro gatos en la luna")
    last.tap(last.button("Entrar"))
    last.page.locator(".springboard-app").first.wait_for()


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_somebody_is_invited_and_both_see_what_the_other_does(move_in, stranger, scripts):
    marta = move_in(scripts=scripts)
    luis = stranger(scripts=scripts)
    luis.join(marta.invite(), "Luis")
    marta.add_customer("Ana García")
    luis.go("/orders/customers")
    expect(luis.row("Ana García")).to_be_visible()
    marta.go("/orders/customers")
    luis.add_customer("Bar Núñez")
    if not scripts:
        marta.page.reload()
    expect(marta.row("Bar Núñez")).to_be_visible()
    marta.go("/settings")
    expect(marta.page.get_by_text("Usada por Luis")).to_be_visible()


def test_a_removed_member_sees_it_at_once(move_in, stranger):
    marta = move_in()
    luis = stranger()
    luis.join(marta.invite(), "Luis")
    with luis.page.expect_response(lambda response: response.url.endswith("/live")):
        luis.page.goto(marta.space + "/orders/customers")
    expect(luis.page.locator("h1", has_text="Clientes")).to_be_attached()
    marta.go("/settings")
    marta.tap(marta.page.get_by_text("Luis", exact=True).first)
    marta.tap(marta.button("Quitar del espacio"))
    expect(luis.page.locator("h1", has_text="Clientes")).to_have_count(0)
