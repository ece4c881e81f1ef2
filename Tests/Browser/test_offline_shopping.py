"""Shopping in a basement: what is ticked, written and taken off without signal stays, is seen at once and arrives once."""

import pathlib
import re

import pytest
from playwright.sync_api import expect

from looking import look
from shopping_list import expect_ticked, item, names, tick, write


@pytest.fixture
def marta(resident):
    return resident


def expect_waiting(person, count):
    expect(person.page.locator("html")).to_have_attribute("data-waiting", str(count))


def expect_all_sent(person):
    expect_waiting(person, 0)


def lose_signal(person):
    """Once the page holds its scripts."""
    person.wait_until_still()
    person.signal.down()


def test_what_is_done_in_the_basement_is_seen_at_once_and_arrives_once(marta):
    marta.make_list("Cena", ["pan", "leche", "huevos"])
    lose_signal(marta)
    tick(marta, "pan")
    expect_ticked(marta, "pan")
    write(marta, "tomates\nqueso")
    expect(item(marta, "tomates")).to_have_attribute("data-pending", "")
    # What only the phone knows can be ticked like the rest.
    tick(marta, "queso")
    expect_ticked(marta, "queso")
    marta.swipe(item(marta, "huevos"), 380)
    expect(item(marta, "huevos")).to_be_hidden()
    expect_waiting(marta, 4)
    expect(marta.page.locator(".waiting-count")).to_have_text("Por enviar: 4")
    marta.signal.up()
    expect_all_sent(marta)
    expect(item(marta, "huevos")).to_have_count(0)
    expect(item(marta, "tomates")).not_to_have_attribute("data-pending", "")
    expect_ticked(marta, "queso")
    expect(marta.page.locator(".waiting-count")).to_have_count(0)
    marta.page.reload()
    assert names(marta) == ["leche", "pan", "queso", "tomates"]
    expect_ticked(marta, "pan")
    marta.go("/activity")
    for sentence in ["Comprado: pan", "Comprado: queso"]:
        expect(marta.page.locator("main").get_by_text(sentence)).to_have_count(1)


def test_a_tick_is_taken_back_as_often_as_one_likes(marta):
    marta.page.clock.install()
    marta.make_list("Cena", ["pan"])
    lose_signal(marta)
    for is_ticked in [True, False, True]:
        tick(marta, "pan")
        expect_ticked(marta, "pan", is_ticked)
        # Who taps again at once means the same.
        marta.page.clock.fast_forward(1000)
    marta.signal.up()
    expect_all_sent(marta)
    marta.page.reload()
    expect_ticked(marta, "pan")


def test_a_line_that_grows_another_is_ticked_by_its_own_id(marta):
    marta.make_list("Cena", ["2 l leche"])
    lose_signal(marta)
    write(marta, "leche 1 l")
    expect(item(marta, "leche 1 l")).to_be_visible()
    tick(marta, "leche 1 l")
    expect_ticked(marta, "leche 1 l")
    marta.signal.up()
    expect_all_sent(marta)
    expect(item(marta, "leche")).to_have_count(1)
    expect(item(marta, "leche")).to_contain_text("3 l")
    expect_ticked(marta, "leche")


def test_what_was_taken_off_is_brought_back_out_of_the_box(marta):
    marta.make_list("Cena", ["pan", "leche"])
    lose_signal(marta)
    marta.swipe(item(marta, "pan"), 380)
    expect(item(marta, "pan")).to_be_hidden()
    expect_waiting(marta, 1)
    marta.tap(marta.button("Deshacer"))
    expect(item(marta, "pan")).to_be_visible()
    expect_waiting(marta, 0)
    marta.signal.up()
    marta.page.reload()
    assert names(marta) == ["leche", "pan"]


@pytest.mark.parametrize("swallowed", ["/lines", "/purchase", "/deletion"])
def test_an_answer_that_is_lost_is_no_second_change(marta, swallowed):
    marta.make_list("Cena", ["2 l leche", "pan"])
    marta.signal.deaf(swallowed)
    if swallowed == "/lines":
        write(marta, "1 l leche")
    elif swallowed == "/purchase":
        tick(marta, "pan")
    else:
        marta.swipe(item(marta, "pan"), 380)
    assert marta.signal.swallowed.wait(10)
    expect_waiting(marta, 1)
    marta.signal.up()
    expect_all_sent(marta)
    marta.page.reload()
    expect(item(marta, "leche")).to_contain_text("3 l" if swallowed == "/lines" else "2 l")
    if swallowed == "/purchase":
        expect_ticked(marta, "pan")
    expect(item(marta, "pan")).to_have_count(0 if swallowed == "/deletion" else 1)


def test_a_trip_without_signal_is_added_to_and_corrected(marta):
    marta.make_list("Cena", ["2 kg tomates", "pan", "sal"])
    address = re.sub(r"[?#].*", "", marta.page.url)
    marta.page.goto(f"{address}/trip")
    lose_signal(marta)
    marta.tap(marta.page.locator(".trip-add summary"))
    expect(marta.page.locator(".trip-add #text")).to_be_focused()
    marta.page.keyboard.type("queso")
    marta.page.keyboard.press("Enter")
    expect(item(marta, "queso")).to_have_attribute("data-pending", "")
    correct(marta)
    expect(item(marta, "pan").locator(".item-price")).to_contain_text("1,20 €")
    # Corrected again, it is the price of before.
    marta.tap(item(marta, "pan").locator(".item-price"))
    expect(marta.page.locator("#correct-price")).to_have_value("1,20")
    marta.page.keyboard.press("Escape")
    tick(marta, "pan")
    expect_waiting(marta, 3)
    marta.signal.up()
    expect_all_sent(marta)
    marta.page.goto(address)
    assert names(marta) == ["pan", "queso", "sal", "tomates"]
    expect_ticked(marta, "pan")


def test_what_waits_outlives_its_page_and_is_seen_in_another(marta):
    marta.make_list("Cena", ["pan", "leche"])
    address = marta.page.url
    other = marta.context.new_page()
    other.goto(address)
    lose_signal(marta)
    tick(marta, "pan")
    write(marta, "queso")
    expect_waiting(marta, 2)
    row = other.locator("main .item", has_text="queso")
    expect(row).to_be_visible()
    expect(other.locator("main .item", has_text="pan").locator(".tick-button")).to_have_attribute("aria-pressed", "true")
    marta.page.close(run_before_unload=False)
    marta.page = other
    marta.signal.up()
    expect_all_sent(marta)
    other.reload()
    assert names(marta) == ["leche", "pan", "queso"]
    expect_ticked(marta, "pan")


def test_what_waits_is_sent_from_any_page(marta):
    marta.make_list("Cena", ["pan"])
    address = marta.page.url
    lose_signal(marta)
    tick(marta, "pan")
    expect_waiting(marta, 1)
    old, marta.page = marta.page, marta.context.new_page()
    old.close(run_before_unload=False)
    marta.signal.up()
    marta.go("")
    expect_all_sent(marta)
    marta.page.goto(address)
    expect_ticked(marta, "pan")


def test_an_older_page_does_not_bring_back_what_was_before(marta):
    marta.make_list("Cena", ["pan"])
    older = marta.page.content()
    address = marta.page.url
    lose_signal(marta)
    tick(marta, "pan")
    expect_waiting(marta, 1)
    marta.signal.up()
    expect_all_sent(marta)
    marta.page.route(address, lambda route: route.fulfill(body=older, content_type="text/html"))
    marta.page.goto(address)
    expect_waiting(marta, 0)
    expect_ticked(marta, "pan")


def test_a_list_that_is_gone_keeps_what_was_written(marta, neighbour):
    marta.make_list("Cena", ["pan"])
    address = marta.page.url
    berta = neighbour()
    berta.join(marta.invite(), "Berta")
    marta.page.goto(address)
    lose_signal(marta)
    write(marta, "queso")
    tick(marta, "pan")
    expect_waiting(marta, 2)
    berta.go("/shopping/lists?edit=1")
    berta.tap(berta.page.locator(".row-delete button"))
    expect(berta.page.locator(".toast")).to_be_visible()
    marta.signal.up()
    marta.go("/waiting")
    # The tick says nothing any more; what was written stays, with the reason.
    expect_waiting(marta, 1)
    row = marta.page.locator(".waiting-entry")
    expect(row).to_have_count(1)
    expect(row.locator(".row-title")).to_have_text("queso")
    expect(row.locator(".waiting-reason")).not_to_be_empty()
    marta.tap(row.get_by_role("button", name="Descartar"))
    expect(row).to_have_count(0)
    expect_all_sent(marta)


def open_item(person, name):
    person.tap(item(person, name).locator(".item-more"))
    person.page.locator("#note").wait_for()


def sort_by_brand(person):
    person.tap(person.page.locator(".segments button[value=brand]"))


def choose_shop(person):
    person.tap(person.page.locator(".segments button", has_text="Mercado"))


def add_item(person):
    person.page.locator("#name").fill("queso")
    person.press_done()


def count(person):
    person.tap(item(person, "pan").locator(".amount-more"))


def correct(person):
    person.tap(item(person, "pan").locator(".item-price"))
    person.page.locator("#correct-price").fill("1,20")
    person.page.keyboard.press("Enter")


def note_something(person):
    open_item(person, "pan")
    person.page.locator("#note").fill("integral")
    person.press_done()


def rename(person):
    person.page.locator("#name").fill("Otro")
    person.press_done()


def end_trip(person):
    tick(person, "pan")
    person.tap(person.link("Comprar"))
    person.tap(person.link("Terminar"))
    person.page.locator("#paid").fill("1,20")
    person.press_done()


# Each action that may wait: where it is done, how, what its address ends with, and what the activity says of it.
DEEDS = {
    "shopping.item.add-lines": ("", lambda person: write(person, "queso"), "/lines", "queso"),
    "shopping.item.buy": ("", lambda person: tick(person, "pan"), "/purchase", "Comprado: pan"),
    "shopping.item.set-amount": ("", count, "/amount", "pan: ahora 2 uds."),
    "shopping.item.correct": ("/trip", correct, "/correction", "pan"),
    "shopping.item.delete": ("", lambda person: person.swipe(item(person, "pan"), 380), "/deletion", "Quitado de la lista: pan"),
    "shopping.item.add": ("/items/new", add_item, "/items/new", "queso"),
    "shopping.item.change": ("", note_something, "/items/", "pan"),
    "shopping.list.add": ("/shopping/lists/new", rename, "/lists/new", "Otro"),
    "shopping.list.rename": ("?edit=1", rename, "edit=1", "Otro"),
    "shopping.list.sort": ("", sort_by_brand, "/view", None),
    "shopping.list.choose-shop": ("/trip", choose_shop, "/shop", "Cena"),
    "shopping.trip.end": ("", end_trip, "/trip/end", "Compra terminada: Cena"),
    "shopping.good.mark": ("/shopping/staples", lambda person: person.tap(person.button("Comprar siempre: pan")), "/staples/",
                           "pan"),
}
FORMS = {
    "shopping.shop.rename", "shopping.category.change", "shopping.trip.change", "shopping.good.change", "shopping.item.prices"}


def test_every_deed_that_may_wait_is_tried(request):
    sources = pathlib.Path(__file__).resolve().parents[2].joinpath("Sources/Shopping").rglob("*.swift")
    actions = [text for path in sources for text in re.findall(r'Action\(\s*"[^"]+"[^=]*?(?=static|\n\n|\n})', path.read_text())]
    waiting = {re.search('"([^"]+)"', text).group(1) for text in actions if re.search(r"offline: \.(?!never)", text)}
    assert waiting - FORMS == set(DEEDS)


@pytest.mark.parametrize("deed", DEEDS)
def test_a_deed_whose_answer_is_lost_is_done_once(marta, deed):
    page, do, path, sentence = DEEDS[deed]
    if deed == "shopping.list.choose-shop":
        marta.add_shop("Mercado")
    marta.make_list("Cena", ["pan", "leche"])
    address = re.sub(r"[?#].*", "", marta.page.url)
    marta.page.goto(marta.space + page if page.startswith("/shopping") else address + page)
    marta.page.locator("html[data-waiting]").wait_for()
    marta.wait_until_still()
    marta.signal.deaf(path)
    do(marta)
    assert marta.signal.swallowed.wait(10)
    expect_waiting(marta, 1)
    marta.signal.up()
    # What is made leads on once it has arrived, to a page that may know of nothing that waits.
    marta.page.wait_for_url(re.compile(r"(?<!/new)$"))
    expect(marta.page.locator("html")).not_to_have_attribute("data-waiting", "1")
    marta.go("/activity")
    if sentence:
        title = marta.page.locator("main .row").first.locator(".row-title")
        expect(title).to_contain_text(sentence)
        told = " ".join(title.text_content().split())
        expect(marta.page.locator("main .row-title").get_by_text(told, exact=True)).to_have_count(1)


@pytest.mark.parametrize("language", ["es", "en", "pt"])
def test_what_waits_has_a_picture_and_no_fault_for_axe(phone, language):
    marta, ana = phone(language=language), phone(language=language)
    marta.move_in()
    marta.make_list("Cena", ["2 kg tomates 3,50", "pan"])
    address = marta.page.url
    ana.join(marta.invite(), "Ana")
    marta.page.goto(address)
    lose_signal(marta)
    tick(marta, "pan")
    expect(marta.page.locator(".toast")).to_have_count(1)
    write(marta, "queso\nvino")
    expect(marta.page.locator(".toast")).to_have_count(2)
    expect(item(marta, "vino")).to_have_attribute("data-pending", "")
    expect(marta.page.locator(".waiting-count")).to_be_visible()
    found = look(marta, f"offline-list-{language}")
    ana.go("/shopping/lists?edit=1")
    ana.tap(ana.page.locator(".row-delete button"))
    expect(ana.page.locator(".toast")).to_be_visible()
    marta.signal.up()
    marta.go("/waiting")
    expect_waiting(marta, 1)
    expect(marta.page.locator(".waiting-reason")).not_to_be_empty()
    assert found + look(marta, f"offline-refused-{language}") == []
