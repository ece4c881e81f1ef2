"""A switch says what it is and how it stands, to a finger, to keys and to who hears it."""

import re

import pytest
from playwright.sync_api import expect

from person import DESKTOP, PHONE

APPS = "/settings/apps"


def pools(person):
    return person.page.get_by_role("switch", name="Porras", exact=True)


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_switch_is_flicked_and_saved(move_in, size, scripts):
    marta = move_in(size=size, scripts=scripts)
    marta.go(APPS)
    expect(pools(marta)).to_be_checked()
    box = pools(marta).bounding_box()
    assert box["width"] >= 44 and box["height"] >= (44 if size is PHONE else 36)
    if size is PHONE:
        marta.tap(pools(marta))
    else:
        pools(marta).focus()
        marta.page.keyboard.press("Space")
    expect(pools(marta)).not_to_be_checked()
    # Its words are as good as itself.
    marta.tap(marta.page.get_by_text("Vinos", exact=True).locator("visible=true").last)
    expect(marta.page.get_by_role("switch", name="Vinos", exact=True)).not_to_be_checked()
    marta.press_done()
    # All pages of the space end with what it shows; this one has gone on already.
    marta.page.wait_for_url(re.compile(r"/settings(\?|$)"))
    marta.go(APPS)
    expect(pools(marta)).not_to_be_checked()
    expect(marta.page.get_by_role("switch", name="Restaurante", exact=True)).to_be_checked()


@pytest.mark.parametrize("forced", ["none", "active"])
def test_a_switch_that_is_on_looks_other_than_one_that_is_off(move_in, forced):
    marta = move_in()
    marta.page.emulate_media(forced_colors=forced)
    marta.go(APPS)
    marta.wait_until_still()
    shown = []
    for _ in range(2):
        shown.append(pools(marta).screenshot(animations="disabled"))
        pools(marta).press("Space")
    assert shown[0] != shown[1]
