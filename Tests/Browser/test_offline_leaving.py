"""Leaving a device on which something waits: one is asked, it is sent once or gone, and nobody else sees it or sends it."""

import re

import pytest
from playwright.sync_api import expect

from kept_pages import NOTED
from looking import look
from person import ORIGIN
from shopping_list import expect_ticked, names, tick, write
from test_offline_reading import READY, fresh_tab, held, path_of, wait_until_kept
from test_offline_shopping import expect_all_sent, expect_waiting, lose_signal

KEEPING, DISCARDING = "Cerrar sesión y guardarlo aquí", "Cerrar sesión y borrarlo"


@pytest.fixture
def marta(phone):
    marta = phone()
    marta.move_in()
    marta.page.evaluate(READY)
    return marta


@pytest.fixture
def unsent(marta):
    """The address of a list on which she has ticked bread and written cheese, which the house doesn't know yet."""
    marta.make_list("Cena", ["pan", "leche"])
    address = marta.page.url
    wait_until_kept(marta, path_of(address), words="leche")
    lose_signal(marta)
    tick(marta, "pan")
    write(marta, "queso")
    expect_waiting(marta, 2)
    # Before a page comes that sends it.
    marta.page.goto("about:blank")
    marta.signal.up()
    return address


def box(person):
    """What lies on the disk of what somebody did, and the house may not have."""
    found = [text for name, text in held(person).items() if name.startswith("sobremesa actions")]
    return [text for text in found if '"settled"' not in text]


def sign_out(person, answer=None):
    person.tap(person.button("Cerrar sesión"))
    if answer:
        expect(person.page.locator("h1")).to_have_text("Faltan 2 cambios por enviar")
        assert look(person, f"sign-out-unsent-{'keep' if answer == KEEPING else 'discard'}") == []
        person.tap(person.button(answer))
    # Without a password one is asked once more, and the answer holds.
    expect(person.page.locator("h1")).to_have_text("¿Cerrar sesión sin tener contraseña?")
    person.tap(person.button("Cerrar sesión de todas formas"))
    person.page.wait_for_url(re.compile("/sign-in"))


def go_to_profile(person):
    """A page that is of no space, where nothing is sent."""
    person.page.goto(person.address + "/me")


def come_back(person, name="Titular"):
    """By a link from the terminal, as whoever has no password."""
    link = re.search(r"/enter/\S+", person.house.command("sign-in-link", name)).group(0)
    person.visit(link)
    person.tap(person.button("Entrar"))
    person.choose_later()


def expect_arrived_once(marta, address):
    expect_all_sent(marta)
    marta.page.goto(address)
    expect_ticked(marta, "pan")
    assert names(marta) == ["leche", "pan", "queso"]
    marta.go("/activity")
    for sentence in ["Comprado: pan", "queso"]:
        expect(marta.page.locator("main .row", has_text=sentence)).to_have_count(1)


def test_what_somebody_keeps_as_they_sign_out_is_sent_once_when_they_are_back(marta, unsent):
    go_to_profile(marta)
    sign_out(marta, KEEPING)
    assert len(box(marta)) == 2
    assert [name for name in held(marta) if not name.startswith("sobremesa actions")] == []
    come_back(marta)
    expect_arrived_once(marta, unsent)


def test_what_somebody_discards_as_they_sign_out_is_gone(marta, unsent):
    go_to_profile(marta)
    sign_out(marta, DISCARDING)
    assert held(marta) == {}
    come_back(marta)
    expect_all_sent(marta)
    marta.page.goto(unsent)
    expect_ticked(marta, "pan", False)
    assert names(marta) == ["leche", "pan"]


def test_what_waited_when_a_session_ended_is_sent_once_when_they_are_back(marta, unsent):
    marta.context.clear_cookies()
    marta.page.goto(unsent)
    marta.page.wait_for_url(re.compile("/sign-in"))
    assert len(box(marta)) == 2
    come_back(marta)
    expect_arrived_once(marta, unsent)


def test_a_session_that_ends_under_a_page_that_sends_leads_back_to_what_waits(marta, unsent):
    marta.signal.down()
    page = fresh_tab(marta)
    page.goto(unsent)
    expect_waiting(marta, 2)
    marta.context.clear_cookies()
    marta.signal.up()
    page.wait_for_url(re.compile("/sign-in"))
    assert len(box(marta)) == 2
    come_back(marta)
    expect_arrived_once(marta, unsent)


@pytest.mark.parametrize("has_something", [False, True])
def test_who_uses_the_device_next_neither_sees_nor_sends_it_and_leaves_it_there(marta, phone, unsent, has_something):
    list_page = unsent
    marta.page.goto(list_page)
    expect_all_sent(marta)
    invitation = marta.invite()
    marta.page.goto(list_page)
    wait_until_kept(marta, path_of(list_page), words="queso")
    lose_signal(marta)
    tick(marta, "leche")
    write(marta, "aceite")
    expect_waiting(marta, 2)
    marta.page.goto("about:blank")
    marta.signal.up()
    go_to_profile(marta)
    sign_out(marta, KEEPING)
    marta.join(invitation, "Luis")
    expect_waiting(marta, 0)
    for path in ["/waiting", "/shopping/lists", path_of(list_page).removeprefix(path_of(marta.space))]:
        marta.go(path)
        expect_waiting(marta, 0)
        assert "aceite" not in marta.page.content()
    assert names(marta) == ["leche", "pan", "queso"]
    assert len(box(marta)) == 2
    if has_something:
        lose_signal(marta)
        write(marta, "vino")
        write(marta, "membrillo")
        expect_waiting(marta, 2)
        marta.page.goto("about:blank")
        marta.signal.up()
    go_to_profile(marta)
    sign_out(marta, DISCARDING if has_something else None)
    # What is his has gone with him; what is hers has stayed.
    left = held(marta)
    assert len(box(marta)) == 2 and len(left) == 2
    assert not re.search("vino|membrillo", str(left | marta.page.evaluate(NOTED)))
    come_back(marta)
    expect_all_sent(marta)
    marta.page.goto(list_page)
    expect_ticked(marta, "leche")
    assert names(marta) == ["aceite", "leche", "pan", "queso"]
