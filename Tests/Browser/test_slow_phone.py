"""On a slow phone: what is touched before its script or its answer has come counts all the same."""

import re

import pytest
from playwright.sync_api import expect

SCORES = """name,winery,appellation,country,type,year,score,scale,source
Prueba Una,Bodega,Rioja,Spain,white,2020,96,100,Guía
Prueba Dos,Bodega,Rioja,Spain,red,2020,92,100,Guía
Prueba Tres,Bodega,Rioja,Spain,red,2020,87,100,Guía
Prueba Cuatro,Bodega,Rioja,Spain,red,2020,82,100,Guía
"""


@pytest.fixture
def hold():
    """Keeps back what a page asks for, until what it gives is called."""

    def hold(page, pattern):
        held = []
        page.route(pattern, lambda route: held.append(route))

        def release():
            for route in held:
                route.continue_()
            page.unroute(pattern)

        return release

    return hold


def press(person, name):
    """At once, as two thumbs do."""
    person.page.locator("main .item", has_text=name).locator(".tick-button").evaluate("button => button.click()")


def expect_bought(person, *names):
    expect(person.page.locator("main .item[data-on] .row-title")).to_have_text(names)


def test_what_is_ticked_before_the_script_has_come_is_bought(marta, hold):
    marta.add_list("Cena", ["naranjas", "limones", "peras"])
    page = re.sub(r"[?#].*", "", marta.page.url)
    release = hold(marta.page, "**/elements/set-field.js")
    marta.page.goto(page)
    for name in ("naranjas", "peras", "peras"):
        press(marta, name)
    marta.page.evaluate("window.isSame = true")
    release()
    expect_bought(marta, "naranjas", "peras")
    assert marta.page.evaluate("window.isSame")
    marta.page.wait_for_load_state("networkidle")
    marta.page.reload()
    expect_bought(marta, "naranjas", "peras")


def test_the_server_takes_a_tick_whose_script_never_comes(marta):
    marta.add_list("Cena", ["naranjas", "limones"])
    marta.page.route("**/elements/set-field.js", lambda route: route.abort())
    with marta.page.expect_event("pageerror"):
        marta.page.goto(re.sub(r"[?#].*", "", marta.page.url))
    marta.page.unroute("**/elements/set-field.js")
    press(marta, "limones")
    expect_bought(marta, "limones")
    [fault] = marta.faults
    assert "dynamically imported" in fault
    marta.faults.clear()


def open_filters(marta, hold, pattern):
    marta.go("/wines/catalogue")
    marta.page.locator("#file").set_input_files({"name": "p.csv", "mimeType": "text/csv", "buffer": SCORES.encode()})
    marta.tap(marta.button("Importar"))
    marta.page.locator("dl.facts").wait_for()
    release = hold(marta.page, pattern)
    marta.go("/wines/lists/all/filters?q=prueba")
    return release


def choice(marta, name):
    return marta.page.get_by_role("checkbox", name=re.compile(f"^{name}"))


def test_a_filter_ticked_before_the_script_has_come_is_counted(marta, hold):
    release = open_filters(marta, hold, "**/elements/filter-form.js")
    choice(marta, "Tinto").check()
    release()
    expect(marta.page.locator("main .wine-count")).to_have_text(re.compile("^3 "))


def test_the_filter_that_was_ticked_stays_the_one_when_others_go(marta, hold):
    """The counts of the first tick, which leaves fewer choices, are still on their way when the second comes."""
    open_filters(marta, hold, re.compile("type=red$"))
    marta.page.locator("filter-form:defined").wait_for()
    marta.page.locator("#facet-score summary").click()
    expect(choice(marta, "95 a 100")).to_be_visible()
    choice(marta, "Tinto").check()
    choice(marta, "85 a 90").check()
    expect(choice(marta, "95 a 100")).to_have_count(0)
    expect(choice(marta, "85 a 90")).to_be_checked()
    expect(choice(marta, "80 a 85")).not_to_be_checked()


def test_what_follows_on_the_whole_list_does_not_come_below_what_was_found(marta, hold):
    marta.go("/wines/lists/red")
    follows = re.compile("from=")
    release = hold(marta.page, follows)
    rows = marta.page.locator("main .wine")
    with marta.page.expect_request(follows):
        rows.last.scroll_into_view_if_needed()
    marta.page.locator("main #q").fill("muga")
    expect(rows.filter(has_not_text="Muga")).to_have_count(0)
    shown = rows.count()
    with marta.page.expect_response(follows):
        release()
    # What was asked for later has come: the older answer would stand there.
    marta.page.evaluate("async () => { await fetch('/healthz'); await new Promise(requestAnimationFrame); }")
    expect(rows).to_have_count(shown)
