"""Without signal and with worse: a full disk, a store that dies, a browser that is killed, three weeks in a drawer."""

import os
import pathlib
import re
import signal as signals
import tempfile

import pytest
from playwright.sync_api import expect

from person import PHONE
from shopping_list import expect_ticked, item, names, tick, write

READY = "navigator.serviceWorker.ready.then(() => true)"
# What the box holds on the disk.
BOX = """() => new Promise(resolve => {
  indexedDB.open('sobremesa', 1).onsuccess = ({target}) => {
    target.result.transaction('actions').objectStore('actions').getAll().onsuccess = event => {
      target.result.close();
      resolve(event.target.result);
    };
  };
})"""
AGE = """days => new Promise(resolve => {
  indexedDB.open('sobremesa', 1).onsuccess = ({target}) => {
    const transaction = target.result.transaction('actions', 'readwrite');
    const store = transaction.objectStore('actions');
    store.getAll().onsuccess = event => {
      for (const entry of event.target.result) store.put({ ...entry, at: entry.at - days * 24 * 3600 * 1000 });
    };
    transaction.oncomplete = () => {
      target.result.close();
      resolve();
    };
  };
})"""
# Notes the connections that the page opens, so that they can die.
CONNECTIONS = """window.connections = new Set();
const { transaction } = IDBDatabase.prototype;
IDBDatabase.prototype.transaction = function (...words) {
  window.connections.add(this);
  return transaction.apply(this, words);
};"""
# Ends when the page that is shown is kept.
UNTIL_KEPT = """async () => {
  while (!await caches.match(location.pathname, { ignoreVary: true })) await new Promise(resolve => setTimeout(resolve, 50));
}"""
PERSISTED = """window.asked = 0;
StorageManager.prototype.persist = () => Promise.resolve(++window.asked > 0);"""
FULL = """window.isFull = true;
const { add } = IDBObjectStore.prototype;
IDBObjectStore.prototype.add = function (...words) {
  if (window.isFull) throw new DOMException('full', 'QuotaExceededError');
  return add.apply(this, words);
};"""


@pytest.fixture
def marta(resident):
    return resident


def expect_nothing_left(person):
    """Of what the house is to be asked for."""
    person.page.evaluate("""async () => {
      while (localStorage.getItem('waiting')) await new Promise(resolve => setTimeout(resolve, 50));
    }""")


def expect_waiting(person, count):
    expect(person.page.locator("html")).to_have_attribute("data-waiting", str(count))


def toast(person, text):
    return person.page.locator(".toast", has_text=text)


def shop(person, *lines):
    """A list of theirs, whose page holds its scripts."""
    person.make_list("Cena", lines)
    person.page.evaluate(READY)
    person.wait_until_still()


def test_on_a_full_disk_pages_make_room_and_what_is_done_goes_on_in_its_page(marta):
    marta.page.add_init_script(FULL)
    shop(marta, "pan", "leche")
    marta.page.evaluate(UNTIL_KEPT)
    marta.signal.down()
    tick(marta, "pan")
    expect_ticked(marta, "pan")
    expect(toast(marta, "no tiene sitio")).to_be_visible()
    expect_waiting(marta, 1)
    assert marta.page.evaluate(BOX) == []
    # What comes later finds room again, and does not overtake what is held by the page.
    marta.page.evaluate("window.isFull = false")
    write(marta, "queso")
    expect_waiting(marta, 2)
    assert len(marta.page.evaluate(BOX)) == 1
    marta.signal.up()
    expect_waiting(marta, 0)
    marta.page.reload()
    expect_ticked(marta, "pan")
    assert names(marta) == ["leche", "pan", "queso"]


def worker_of(page):
    """The address of the worker's script."""
    return re.sub("app.css.*", "offline/service-worker.js", page.locator("link[rel=stylesheet][href*='/app.css']").get_attribute("href"))


def test_kept_pages_have_bounds_and_the_least_used_go_first(marta):
    marta.go("/shopping/staples")
    script = worker_of(marta.page)
    found = marta.page.evaluate(KEEP, script)
    assert found["tooLarge"] is False and found["largest"] is True
    assert found["count"] == 300
    assert found["oldest"] is False and found["lookedAt"] is True
    assert 24_000_000 < found["bytes"] <= 25_000_000
    assert 9_000_000 < found["pictures"] <= 10_000_000
    assert found["old"] is False and found["young"] is True
    assert found["halved"] == 5


def test_a_page_that_comes_late_is_not_kept_for_who_has_left(marta):
    """Also where whoever came since keeps nothing, as who is about to sign in."""
    marta.go("/shopping/staples")
    script = worker_of(marta.page)
    assert marta.page.evaluate(COME_LATE, script) == [True, True, True, False, "", True]


# Somebody reads, then nobody does; what had been asked for before comes, to be kept by whoever let it through.
COME_LATE = """async script => {
  const pages = new (await import(script)).KeptPages('sum');
  const url = new URL('/g/late/list', location.href);
  const page = () => new Response('<html><title>x</title>', { headers: { 'Content-Type': 'text/html', 'Sobremesa-Keep': 'main' } });
  const admitted = [
    await pages.admit(url, 'marta', 1), await pages.admit(url, 'marta', 3), await pages.admit(url, 'nobody', 4),
    await pages.admit(url, 'marta', 2)];
  await pages.keep(url, page(), 'marta', () => true);
  const kept = (await caches.keys()).filter(name => name.includes('late')).join();
  return [...admitted, kept, await pages.admit(url, 'marta', 5)];
}"""

# The module by itself, on caches of its own. What it is told of pages kept before is enough for it to decide what goes.
KEEP = """async script => {
  const { KeptPages } = await import(script);
  const day = 24 * 3600 * 1000;
  const at = path => new URL('/s/one/' + path, location.href);
  const pageOf = (size = 1000, type = 'text/html') => new Response(
    '<html><title>x</title>'.padEnd(size), { headers: { 'Content-Type': type, 'Sobremesa-Keep': 'visited' } });
  const name = 'pages-members~reader';
  const entries = (count, said) => Object.fromEntries(Array.from({ length: count }, (_, n) => {
    return [at(`old/${n}`).pathname, { at: Date.now(), used: n, size: 1000, isMain: false, title: 'x', ...said(n) }];
  }));
  const begin = async (count, said = () => ({})) => {
    for (const each of await caches.keys()) if (each.startsWith('pages-')) await caches.delete(each);
    const cache = await caches.open(name);
    const pages = entries(count, said);
    await cache.put('/kept-pages.json', new Response(JSON.stringify({ pages })));
    for (const path of [0, 1]) if (count) await cache.put(at(`old/${path}`).pathname, pageOf());
    return new KeptPages();
  };
  const keep = (pages, path, answer = pageOf()) => pages.keep(at(path), answer, 'reader', () => true);
  const index = async () => (await (await (await caches.open(name)).match('/kept-pages.json')).json()).pages;
  const found = {};
  let pages = await begin(0);
  await keep(pages, 'large', pageOf(1_500_001));
  found.tooLarge = !!await pages.find(at('large'));
  await keep(pages, 'large', pageOf(1_500_000));
  found.largest = !!await pages.find(at('large'));
  pages = await begin(300);
  found.lookedAt = !!await pages.find(at('old/0'));
  await keep(pages, 'new');
  found.count = Object.keys(await index()).length;
  found.oldest = !!await pages.find(at('old/1'));
  found.lookedAt &&= !!await pages.find(at('old/0'));
  pages = await begin(30, () => ({ size: 900_000 }));
  await keep(pages, 'new');
  found.bytes = Object.values(await index()).reduce((sum, { size }) => sum + size, 0);
  pages = await begin(12, () => ({ size: 900_000, title: undefined }));
  await keep(pages, 'picture', pageOf(900_000, 'image/jpeg'));
  found.pictures = Object.values(await index()).reduce((sum, { size }) => sum + size, 0);
  pages = await begin(2, n => ({ at: Date.now() - 14 * day + (n ? 60_000 : -60_000) }));
  found.old = !!await pages.find(at('old/0'));
  found.young = !!await pages.find(at('old/1'));
  pages = await begin(10);
  await pages.makeRoom();
  found.halved = Object.keys(await index()).length;
  await caches.delete(name);
  return found;
}"""


def test_what_is_three_weeks_old_asks_first(marta):
    shop(marta, "pan")
    address = marta.page.url
    marta.signal.down()
    tick(marta, "pan")
    expect_waiting(marta, 1)
    # From a tab that sends nothing.
    marta.page.goto("about:blank")
    marta.signal.up()
    marta.page.goto(marta.address + "/healthz")
    marta.page.evaluate(AGE, 22)
    marta.go("/waiting")
    row = marta.page.locator(".waiting-entry")
    expect(row.locator(".waiting-reason")).to_have_text(re.compile("más de tres semanas"))
    expect_waiting(marta, 1)
    marta.tap(row.get_by_role("button", name="Reintentar"))
    expect_waiting(marta, 0)
    marta.page.goto(address)
    expect_ticked(marta, "pan")


@pytest.mark.parametrize("death", ["close()", "dispatchEvent(new Event('close'))"])
def test_a_store_that_dies_is_opened_anew(marta, death):
    marta.page.add_init_script(CONNECTIONS)
    shop(marta, "pan", "leche")
    marta.page.evaluate(UNTIL_KEPT)
    marta.signal.down()
    tick(marta, "pan")
    expect_waiting(marta, 1)
    assert marta.page.evaluate(f"() => {{ for (const each of connections) each.{death}; return connections.size; }}") == 1
    tick(marta, "leche")
    expect_waiting(marta, 2)
    assert len(marta.page.evaluate(BOX)) == 2
    marta.page.reload()
    expect_ticked(marta, "leche")
    marta.signal.up()
    expect_waiting(marta, 0)


def test_storage_is_asked_to_stay_when_something_waits_and_when_a_space_is_taken_along(marta):
    marta.page.add_init_script(PERSISTED)
    shop(marta, "pan")
    assert marta.page.evaluate("asked") == 0
    marta.signal.down()
    tick(marta, "pan")
    expect(toast(marta, "Sin conexión")).to_be_visible()
    assert marta.page.evaluate("asked") == 1
    marta.signal.up()
    expect_waiting(marta, 0)
    marta.page.goto(marta.address + "/spaces")
    switch = marta.page.locator("keep-space button").first
    marta.tap(switch)
    expect(switch).to_have_attribute("aria-pressed", "true")
    assert marta.page.evaluate("asked") == 1


@pytest.mark.parametrize("is_there", [True, False])
def test_what_is_taken_back_after_it_was_tried_ends_as_one_sees_it(marta, is_there):
    """Whether it had arrived only the house knows, and then it is undone there."""
    shop(marta, "pan", "leche")
    if is_there:
        marta.signal.deaf("/deletion")
    else:
        marta.signal.down()
    marta.swipe(item(marta, "pan"), 380)
    expect(item(marta, "pan")).to_be_hidden()
    if is_there:
        assert marta.signal.swallowed.wait(10)
    expect_waiting(marta, 1)
    marta.tap(marta.button("Deshacer"))
    expect_waiting(marta, 0)
    if not is_there:
        expect(item(marta, "pan")).to_be_visible()
    marta.signal.up()
    expect(item(marta, "pan")).to_be_visible()
    expect_nothing_left(marta)
    marta.page.reload()
    assert names(marta) == ["leche", "pan"]
    marta.go("/activity")
    expect(marta.page.locator("main").get_by_text("Quitado de la lista: pan")).to_have_count(1 if is_there else 0)


def test_what_was_taken_back_may_be_said_again(marta):
    shop(marta, "pan")
    marta.page.goto(marta.page.url + "/items/new")
    marta.wait_until_still()
    marta.signal.deaf("/items/new")
    marta.page.locator("#name").fill("queso")
    address = marta.page.url.removesuffix("/items/new")
    # Where it would lead on to is not kept, and is not kept again.
    marta.context.service_workers[0].evaluate("() => { Cache.prototype.put = async () => {}; }")
    marta.page.evaluate("caches.keys().then(names => Promise.all(names.map(name => caches.delete(name))))")
    marta.press_done()
    assert marta.signal.swallowed.wait(10)
    marta.tap(marta.button("Deshacer"))
    marta.signal.up()
    expect_nothing_left(marta)
    marta.press_done()
    marta.page.wait_for_url(re.compile(r"lists/[^/]+$"))
    marta.page.goto(address)
    assert names(marta) == ["pan", "queso"]


def processes_of(profile):
    """The browser's own, by the folder that it was started for."""
    for folder in pathlib.Path("/proc").glob("[0-9]*"):
        try:
            words = (folder / "cmdline").read_bytes().decode().split("\0")
        except OSError:
            continue
        if f"--user-data-dir={profile}" in words and not any(word.startswith("--type=") for word in words):
            yield int(folder.name)


def start_browser(browser, profile):
    context = browser.browser_type.launch_persistent_context(
        profile, executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox"], viewport=PHONE, has_touch=True,
        is_mobile=True, locale="es", reduced_motion="reduce")
    page = context.pages[0]
    page.set_default_timeout(10_000)
    return context, page


def test_a_browser_that_is_killed_right_after_the_paint_has_lost_nothing(browser, marta):
    marta.make_list("Cena", ["pan", "leche"])
    with tempfile.TemporaryDirectory(prefix="sobremesa-profile-", ignore_cleanup_errors=True) as profile:
        context, page = start_browser(browser, profile)
        context.add_cookies(marta.context.cookies())
        page.goto(marta.page.url)
        page.locator("html[data-waiting]").wait_for()
        page.wait_for_function("() => !document.querySelector(':not(:defined)')")
        marta.signal.down()
        button = page.locator("main .item", has_text="pan").locator(".tick-button")
        button.tap()
        expect(button).to_have_attribute("aria-pressed", "true")
        page.locator("#text").fill("queso")
        page.locator("#text").press("Enter")
        expect(page.locator("main .item", has_text="queso")).to_be_visible()
        for process in processes_of(profile):
            os.kill(process, signals.SIGKILL)
        marta.signal.up()
        context, page = start_browser(browser, profile)
        # Chromium writes cookies down every half a minute.
        context.add_cookies(marta.context.cookies())
        page.goto(marta.space)
        expect(page.locator("html")).to_have_attribute("data-waiting", "0")
        context.close()
    marta.page.reload()
    expect_ticked(marta, "pan")
    assert names(marta) == ["leche", "pan", "queso"]
    marta.go("/activity")
    expect(marta.page.locator("main").get_by_text("Comprado: pan")).to_have_count(1)
