"""Four moments that are worth a little more, for who sees things move; everybody else sees what they say."""

import re

import pytest
from playwright.sync_api import expect

from test_pools import add_bet, enter_result, kick_off, new_pool
from test_restaurant_kitchen import next_step, ticket
from test_shopping import item

MOTION = pytest.mark.parametrize("motion", [True, False], ids=["moving", "still"])

# Notes what comes and goes on the page, and what it said.
WATCH = """selector => {
  globalThis.seen = [];
  const look = () => {
    for (const each of document.querySelectorAll(selector)) if (seen.at(-1) !== each.textContent) seen.push(each.textContent);
    requestAnimationFrame(look);
  };
  look();
}"""


@pytest.fixture
def moving(move_in):
    return lambda motion: move_in(motion=motion)


@MOTION
def test_what_all_came_to_runs_up_once_the_last_thing_is_in_the_basket(moving, motion):
    marta = moving(motion)
    marta.make_list("Semana", ["2 kg tomates 3,50", "pan 1,20"])
    marta.tap(marta.link("Comprar"))
    marta.page.wait_for_url(re.compile("/trip"))
    marta.page.evaluate(WATCH, "count-up")
    for name in ("tomates", "pan"):
        marta.tap(item(marta, name).locator(".row-title"))
    expect(marta.page.locator("main .trip-done")).to_have_text("Todo en la cesta8,20 €")
    marta.page.locator("count-up:defined").wait_for()
    marta.wait_until_still()
    marta.page.wait_for_function("() => seen.at(-1) === '8,20\\u00a0€'")
    assert (len(marta.page.evaluate("seen")) > 3) == motion


@MOTION
def test_a_favourite_fills_from_below(moving, motion):
    marta = moving(motion)
    marta.go("/wines/bottles/203")
    fill = marta.page.locator(".wine-mark .icon + .icon").first
    clip = "each => getComputedStyle(each).clipPath"
    assert fill.evaluate(clip) == "inset(100% 0px 0px)"
    marta.tap(marta.button("Favorito"))
    expect(marta.button("Favorito")).to_have_attribute("aria-pressed", "true")
    assert (fill.evaluate("each => each.getAnimations().length") > 0) == motion
    marta.page.wait_for_function(f"() => ({clip})(document.querySelector('.wine-mark .icon + .icon')) === 'inset(0px)'")


@MOTION
def test_an_exact_score_is_cheered_once(moving, motion):
    marta = moving(motion)
    pool = new_pool(marta)
    add_bet(marta, pool, "Ana", 2, 1)
    add_bet(marta, pool, "Luis", 0, 0)
    kick_off(marta.house, pool)
    marta.page.add_init_script("globalThis.most = 0; setInterval(() => { most = Math.max(most, document.querySelectorAll('exact-score > i').length) })")
    enter_result(marta, pool, 2, 1)
    marta.page.locator("exact-score:defined").wait_for(state="attached")
    marta.page.wait_for_function("() => !document.querySelector('exact-score > i')")
    assert marta.page.evaluate("most") == (60 if motion else 0)
    marta.page.reload()
    marta.page.locator("exact-score:defined").wait_for(state="attached")
    assert marta.page.evaluate("most") == 0


@MOTION
def test_a_ticket_that_is_served_folds_down(moving, guest, motion):
    marta = moving(motion)
    address = marta.open_restaurant()
    guest().order(address, "Gazpacho", name="Luisa")
    marta.go("/restaurant/kitchen")
    marta.page.locator("ticket-board:defined").wait_for()
    marta.page.evaluate("""() => {
      globalThis.folded = 0;
      new MutationObserver(() => { folded += document.querySelectorAll('.ticket-leaving').length })
        .observe(document.body, { childList: true });
    }""")
    for state in ("preparing", "ready"):
        next_step(marta, ticket(marta))
        expect(ticket(marta)).to_have_attribute("data-state", state)
    next_step(marta, ticket(marta))
    expect(marta.page.locator(".ticket")).to_have_count(0)
    expect(marta.page.locator(".ticket-leaving")).to_have_count(0)
    assert (marta.page.evaluate("folded") > 0) == motion
