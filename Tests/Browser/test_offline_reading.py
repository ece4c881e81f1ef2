"""Without signal: what was kept opens as it was, what was not says so, and nobody sees what was kept for somebody else."""

import re

import pytest
from playwright.sync_api import expect

from house import ROOT, House
from kept_pages import HELD, NOTED, UNTIL_ROUND
from looking import look
from person import IS_LONG, ORIGIN, Person
from phone_signal import Signal

TABLE = ROOT / "Tests/SuiteTests/keeping.txt"
MAIN = [line.split()[1] for line in TABLE.read_text().splitlines() if line.startswith("main ")]

# Ends when each path is kept, holding some words. The worker keeps what is seen a moment later.
UNTIL_KEPT = """async ([paths, words]) => {
  const isKept = async path => {
    const kept = await caches.match(path, { ignoreVary: true });
    return kept && (await kept.text()).includes(words);
  };
  const end = Date.now() + 20000;
  for (const path of paths) {
    while (!await isKept(path)) {
      if (Date.now() > end) return path;
      await new Promise(resolve => setTimeout(resolve, 50));
    }
  }
}"""
READY = "navigator.serviceWorker.ready.then(() => true)"
FETCH_AHEAD = "navigator.serviceWorker.ready.then(each => each.active.postMessage({kind: 'ahead', address: location.href}))"
PRESS_ONCE = """addEventListener('DOMContentLoaded', () => {
  if (!sessionStorage.getItem('pressed')) document.querySelector('main .tick-button').click();
  sessionStorage.setItem('pressed', 'yes');
})"""
BACK_ONLINE = "dispatchEvent(new Event('online'))"
NOTE = {
    "es": re.compile(r"^Sin conexión · última copia: \d"), "en": re.compile(r"^No connection · last copy: \d"),
    "pt": re.compile(r"^Sem rede · última cópia: \d")}
NOT_KEPT = {"es": "no está guardada", "en": "is not kept", "pt": "não está guardada"}


def path_of(url):
    return re.sub(r"^https?://[^/]+|\?.*|#.*", "", url)


def held(person):
    return person.page.evaluate(HELD)


def wait_until_kept(person, *paths, words=""):
    missing = person.page.evaluate(UNTIL_KEPT, [list(paths), words])
    assert missing is None, f"{missing} is not kept: {sorted(held(person))}"


def fresh_tab(person):
    """A tab in which nothing was shown before."""
    page = person.context.new_page()
    page.set_default_timeout(10_000)
    page.on("console", person.note)
    person.page.close()
    person.page = page
    return page


def note_on(page):
    return page.locator("main > .notice[data-kept]")


@pytest.fixture
def marta(resident):
    resident.go("")
    resident.page.evaluate(READY)
    return resident


@pytest.fixture
def list_page(marta):
    """The address of a list of hers that is kept."""
    marta.make_list("Semana", ["2 kg tomates", "leche"])
    wait_until_kept(marta, path_of(marta.page.url), words="leche")
    return marta.page.url


def expect_nothing_kept(person, *words):
    """Neither in a cache, nor in a box, nor among what scripts have noted."""
    found = held(person) | person.page.evaluate(NOTED)
    assert [name for name, text in found.items() if any(word in name + text for word in words)] == []


def test_a_page_that_was_seen_opens_without_signal_and_says_since_when(marta, list_page):
    marta.signal.down()
    page = fresh_tab(marta)
    page.goto(list_page)
    expect(marta.row("leche")).to_be_visible()
    expect(note_on(page)).to_have_text(NOTE["es"])
    assert look(marta, "kept-shopping-list") == []
    marta.signal.up()
    page.evaluate(BACK_ONLINE)
    expect(note_on(page)).to_have_count(0)
    expect(page.locator("html[data-kept-at]")).to_have_count(0)


def test_the_style_that_a_first_page_brings_does_not_travel_again(resident):
    first = Person(resident.context.browser, resident.house, signal=resident.signal)
    first.visit("/sign-in")
    style = first.page.locator("head style")
    address = style.get_attribute("data-address")
    first.page.evaluate(READY)
    assert first.page.evaluate("async address => (await (await caches.match(address)).text()).length", address) > 10_000
    first.visit("/sign-in")
    expect(style).to_have_count(0)
    link = first.page.locator("link[rel=stylesheet]")
    expect(link).to_have_attribute("href", address)
    assert first.page.evaluate("address => performance.getEntriesByName(new URL(address, location).href)[0].transferSize", address) == 0
    first.close()


def test_what_is_pressed_before_the_scripts_of_a_kept_page_are_there_is_done(marta, list_page):
    marta.signal.down()
    page = fresh_tab(marta)
    page.add_init_script("addEventListener('DOMContentLoaded', () => document.querySelector('main .tick-button').click())")
    page.goto(list_page)
    expect(page.locator("main .tick-button").first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("html")).to_have_attribute("data-waiting", "1")


def test_a_page_whose_scripts_are_here_is_seen_before_they_run_and_loses_nothing(marta, list_page):
    page = fresh_tab(marta)
    page.add_init_script(PRESS_ONCE)
    # Who goes on from there has them running already.
    for script in ("/offline/late-start.js", "/js/app.js"):
        page.goto(list_page)
        expect(page.locator(f"head script[src$='{script}']")).to_have_count(1)
        expect(page.locator("main .item[data-on] .row-title")).to_have_text("tomates")
        expect(note_on(page)).to_have_count(0)
        page.wait_for_load_state("networkidle")


def test_a_page_comes_a_moment_later_when_the_house_does_not_answer(marta, list_page):
    marta.signal.stalled()
    page = fresh_tab(marta)
    page.goto(list_page)
    expect(marta.row("leche")).to_be_visible()
    expect(note_on(page)).to_be_visible()
    # What the house says at last takes its place.
    marta.signal.up()
    expect(note_on(page)).to_have_count(0)


def test_the_way_back_leads_to_what_was_kept(marta, list_page):
    page = fresh_tab(marta)
    page.goto(list_page)
    marta.tap(page.locator("main .item-more").first)
    page.wait_for_url(re.compile("/items/"))
    wait_until_kept(marta, path_of(page.url))
    marta.signal.down()
    page.go_back()
    expect(marta.row("leche")).to_be_visible()
    page.go_forward()
    expect(page.locator("#name")).to_have_value("tomates")


@pytest.mark.parametrize("language", ["es", "en", "pt"])
def test_what_is_not_kept_says_so_and_offers_what_is(phone, language):
    person = phone(language=language)
    person.move_in()
    person.page.evaluate(READY)
    person.go("/shopping/staples")
    wait_until_kept(person, path_of(person.page.url), path_of(person.space))
    person.signal.down()
    page = fresh_tab(person)
    page.goto(person.space + "/trash")
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".notice")).to_contain_text(NOT_KEPT[language])
    expect(page.locator("kept-list .row").first).to_be_visible()
    assert look(person, f"offline-{language}") == []
    person.tap(page.locator("kept-list a[href$='/shopping/staples']"))
    expect(note_on(page)).to_have_text(NOTE[language])
    page.goto(person.space + "/trash")
    person.signal.up()
    person.tap(page.locator("kept-list button"))
    expect(page.locator("kept-list")).to_have_count(0)


def test_the_house_and_an_app_begin_without_signal_where_one_was(marta, list_page):
    marta.go("")
    wait_until_kept(marta, path_of(marta.space))
    marta.signal.down()
    page = fresh_tab(marta)
    page.goto(marta.address)
    assert path_of(page.url) == path_of(marta.space)
    expect(page.locator(".springboard-app").first).to_be_visible()
    page.goto(marta.address + "/start/shopping")
    assert page.url.startswith(marta.space + "/shopping/")


@pytest.fixture(params=["es", "en", "pt"] if IS_LONG else ["es"])
def full_house(browser, request):
    """Somebody in a house with sample content of every app, in a language."""
    house = House(demo=True, url="http://casa.example")
    signal = Signal(int(house.address.rsplit(":", 1)[1]))
    marta = Person(browser, house, signal=signal, language=request.param)
    marta.move_in()
    yield marta
    marta.close()
    signal.close()
    house.close()


def test_every_main_page_of_every_app_is_fetched_ahead_and_opens_in_a_fresh_tab_without_signal(full_house):
    marta, language = full_house, full_house.page.locator("html").get_attribute("lang")
    wait_until_kept(marta, path_of(marta.space))
    addresses = marta.context.request.get(marta.space + "/kept").text().split()
    marta.page.evaluate(FETCH_AHEAD)
    wait_until_kept(marta, *addresses)
    first = marta.page.evaluate(UNTIL_ROUND, [path_of(marta.space), 0])
    asked = marta.house.log.read_text().count("/shopping/lists/{list} ")
    # Once more while nothing has happened: nothing comes again.
    marta.page.evaluate(FETCH_AHEAD.replace("href}", "href, isNow: true}"))
    marta.page.evaluate(UNTIL_ROUND, [path_of(marta.space), first])
    assert marta.house.log.read_text().count("/shopping/lists/{list} ") == asked > 0
    marta.signal.down()
    for route in MAIN:
        address = next(each for each in addresses if re.fullmatch(re.sub(r":\w+", "[^/]+", route), each))
        page = fresh_tab(marta)
        page.goto(marta.address + address)
        expect(note_on(page)).to_have_text(NOTE[language])
        expect(page.locator("h1")).not_to_be_empty()
        assert look(marta, "-".join(["kept", language, *re.findall(r"\w+", route)[2:]])) == []
    assert marta.faults == []


def test_a_search_without_signal_says_so_and_shows_no_other_answer(marta):
    marta.add_customer("Ana García")
    marta.go("/orders/customers")
    field, row = marta.page.locator("#q"), marta.row("Ana García")
    expect(row).to_be_visible()
    marta.signal.down()
    field.fill("Luis")
    expect(marta.page.get_by_text("Sin conexión no se puede buscar.")).to_be_visible()
    expect(row).to_be_hidden()
    field.fill("")
    expect(row).to_be_visible()
    field.fill("Luis")
    expect(row).to_be_hidden()
    marta.signal.up()
    field.fill("Ana")
    expect(row).to_be_visible()
    expect(marta.page.get_by_text("Sin conexión no se puede buscar.")).to_be_hidden()


def test_a_space_is_taken_along_by_a_switch_of_the_device(marta):
    marta.page.goto(marta.address + "/spaces")
    space = path_of(marta.space)
    along = marta.page.locator(f"keep-space[space='{space}']")
    switch = along.locator("button")
    marta.tap(switch)
    expect(switch).to_have_attribute("aria-pressed", "true")
    wait_until_kept(marta, f"{space}/shopping/lists", f"{space}/orders/orders")
    marta.page.reload()
    expect(along.locator("small")).to_have_text(re.compile(r"^\d+ páginas guardadas · "))
    assert look(marta, "take-along") == []


def test_nothing_of_one_person_is_kept_for_another_on_the_same_device(marta, list_page):
    reader = marta.page.locator("html").get_attribute("data-reader")
    invitation = marta.invite()
    marta.context.clear_cookies()
    marta.page.goto(marta.address + "/sign-in")
    assert held(marta) == {}
    marta.join(invitation, "Luis")
    marta.go("/shopping/lists")
    wait_until_kept(marta, path_of(marta.page.url))
    expect_nothing_kept(marta, reader)


def test_who_signs_in_where_somebody_was_finds_nothing_of_theirs(marta, list_page, neighbour):
    """Without ever passing the sign-in page: the next page that the house gives is another's."""
    pablo = neighbour()
    pablo.join(marta.invite(), "Pablo")
    reader = marta.page.locator("html").get_attribute("data-reader")
    marta.context.clear_cookies()
    marta.context.add_cookies(pablo.context.cookies())
    marta.go("/orders/orders")
    wait_until_kept(marta, path_of(marta.page.url))
    expect_nothing_kept(marta, reader, "leche")


def test_a_session_that_ended_leaves_nothing(marta, list_page):
    marta.context.clear_cookies()
    marta.page.goto(list_page)
    marta.page.wait_for_url(re.compile("/sign-in"))
    assert held(marta) == {}
    marta.signal.down()
    marta.page.goto(list_page)
    expect(marta.page.locator("kept-list [data-empty]")).to_be_visible()
    assert "Semana" not in marta.page.content()


def test_the_way_back_leads_nobody_to_what_was_somebodys(marta, list_page):
    """Browsers keep pages for the way back by themselves, with a worker or without."""
    marta.page.goto(list_page)
    marta.context.clear_cookies()
    marta.page.goto(marta.address + "/sign-in")
    marta.page.go_back(wait_until="commit")
    marta.page.wait_for_url(re.compile("/sign-in"))
    expect(marta.row("leche")).to_have_count(0)
    # The page may have asked for news before it went, and was led to the same door.
    marta.faults = [fault for fault in marta.faults if "EventSource" not in fault]


@pytest.mark.parametrize("is_told", [True, False], ids=["another-tab-knows", "nobody-knows"])
def test_a_page_that_was_put_aside_shows_nothing_once_the_session_has_ended(marta, list_page, is_told):
    """As browsers show it that put whole pages aside for the way back."""
    shown = marta.page
    marta.context.clear_cookies()
    if is_told:
        other = marta.context.new_page()
        other.goto(marta.address + "/sign-in")
    shown.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    shown.wait_for_url(re.compile("/sign-in"))
    assert "leche" not in shown.content()
    assert held(marta) == {}
    marta.signal.down()
    page = fresh_tab(marta)
    page.goto(list_page)
    expect(page.locator("kept-list [data-empty]")).to_be_visible()
    marta.faults = [fault for fault in marta.faults if "EventSource" not in fault]


def test_signing_out_leaves_nothing(phone):
    marta = phone()
    marta.move_in()
    marta.page.evaluate(READY)
    wait_until_kept(marta, path_of(marta.space))
    marta.page.goto(marta.address + "/sign-out")
    marta.tap(marta.page.locator("form .destructive"))
    marta.page.wait_for_url(re.compile("/sign-in"))
    assert held(marta) == {}


def test_who_was_removed_from_a_space_keeps_nothing_of_it(marta, list_page, neighbour):
    rosa = neighbour()
    rosa.join(marta.invite(), "Rosa")
    rosa.page.evaluate(READY)
    rosa.page.goto(rosa.address + path_of(list_page))
    wait_until_kept(rosa, path_of(list_page))
    marta.go("/settings")
    marta.tap(marta.row("Rosa").locator("a"))
    marta.tap(marta.button("Quitar del espacio"))
    expect(marta.row("Rosa")).to_have_count(0)
    rosa.page.goto(rosa.address + path_of(list_page))
    expect(rosa.row("leche")).to_have_count(0)
    expect_nothing_kept(rosa, "leche")


def test_a_visitor_reads_the_menu_without_signal(marta, neighbour):
    address = marta.open_restaurant()
    ana = neighbour()
    ana.visit(ORIGIN.sub("", address) + "/restaurant/menu")
    dish = ana.page.locator("main .dish-open .row-title").first
    name = dish.inner_text()
    wait_until_kept(ana, path_of(ana.page.url))
    menu = ana.page.url
    ana.signal.down()
    page = fresh_tab(ana)
    page.goto(menu)
    expect(page.get_by_text(name).first).to_be_visible()
    expect(note_on(page)).to_be_visible()


def test_a_guest_reads_without_signal_until_the_link_ends(marta, list_page, neighbour):
    link = marta.share(path_of(list_page).removeprefix(path_of(marta.space)), "Invitar con un enlace")
    lola = neighbour()
    lola.visit(link)
    lola.page.locator("#name").fill("Lola")
    lola.tap(lola.page.locator("form .button"))
    lola.page.wait_for_url(re.compile("/g/"))
    address = lola.page.url
    wait_until_kept(lola, path_of(address))
    lola.signal.down()
    page = fresh_tab(lola)
    page.goto(address)
    expect(lola.row("leche")).to_be_visible()
    expect(note_on(page)).to_be_visible()
    lola.signal.up()
    marta.page.goto(list_page)
    marta.open_menu()
    marta.tap(marta.link("Invitar con un enlace"))
    marta.tap(marta.page.locator("main .row-button"))
    expect(marta.row("Lola")).to_have_count(0)
    page.goto(address)
    expect(page.get_by_text("Este enlace ya no vale")).to_be_visible()
    assert held(lola) == {}
