"""Who comes to a page that was seen before: it begins as it was kept, and is what the house says now."""

import re

import pytest
from playwright.sync_api import expect

from test_offline_reading import fresh_tab, held, list_page, marta

# Whether all styles were there when the first of what they are for came, and whether anything of a list was ever seen.
WATCH_ARRIVAL = """new MutationObserver((_, watching) => {
  if (document.body?.innerText.includes('leche')) sessionStorage.setItem('seen', 'yes');
  if (window.styled !== undefined || !document.querySelector('main')) return;
  window.styled = Array.from(document.querySelectorAll('link[rel=stylesheet]'), link => Boolean(link.sheet));
}).observe(document, { childList: true, subtree: true })"""
# A page's root and head, without what only says when a style or a script comes, and as which edition the page did.
HEAD = """() => [
  ...Array.from(document.documentElement.attributes, ({ name, value }) => name === 'data-edition' ? name : `${name}=${value}`),
  ...Array.from(document.head.children, each => each.outerHTML.replace(/ blocking="render"|\\/offline\\/late-start|\\/js\\/app/g, '')),
].filter(each => !each.includes('as="style"')).sort()"""
LOOKS = """() => [
  document.documentElement.lang, document.documentElement.dataset.theme,
  ...Array.from(document.querySelectorAll('link[rel=stylesheet]'), each => each.href)]"""
# How many documents a window has had of the house.
COUNT_DOCUMENTS = "if (location.protocol === 'http:') sessionStorage.setItem('documents', 1 + Number(sessionStorage.getItem('documents')))"
# For the worker: pages seem to have been kept with other words or under another header, and what is asked for windows is counted.
KEPT_OTHERWISE = """([before, after, header, value]) => {
  const { match } = Cache.prototype;
  Cache.prototype.match = async function (...asked) {
    const kept = await match.apply(this, asked);
    if (!kept?.headers.get('Content-Type')?.startsWith('text/html')) return kept;
    const headers = new Headers(kept.headers);
    if (header) headers.set(header, value);
    return new Response((await kept.text()).replaceAll(before, after), { headers });
  };
}"""
COUNT_ASKED = """() => {
  const ask = self.fetch;
  self.asked = [];
  self.fetch = (asked, ...others) => {
    if (asked.mode === 'navigate') self.asked.push(asked.url);
    return ask(asked, ...others);
  };
}"""
# For the worker: what is kept can be looked up so many times and no more, which it notes.
BREAKS = """times => {
  const { keys } = caches;
  self.broke = 0;
  caches.keys = () => {
    if (times-- > 0) return keys.call(caches);
    self.broke++;
    return Promise.reject(Error('broken'));
  };
}"""


def worker(person):
    return person.context.service_workers[0]


def arrive(person, address):
    """Comes to a page in a fresh window, which has begun before the house answers."""
    page = fresh_tab(person)
    page.add_init_script(WATCH_ARRIVAL)
    page.add_init_script(COUNT_DOCUMENTS)
    person.signal.stalled()
    page.goto(address, wait_until="commit")
    person.signal.up()
    return page


def documents(page):
    return int(page.evaluate("sessionStorage.getItem('documents')"))


def asked(person, address):
    """How often the house was asked for a page for a window."""
    return worker(person).evaluate("() => self.asked").count(address)


def test_who_arrives_has_the_styles_before_the_page_and_the_page_as_the_house_says_it(marta, list_page):
    page = arrive(marta, list_page)
    expect(marta.row("leche")).to_be_visible()
    assert page.evaluate("styled") == [True, True]
    assert documents(page) == 1
    # Where a window is open the house's answer is the whole page.
    other = marta.context.new_page()
    other.goto(list_page)
    expect(other).to_have_title(page.title())
    assert page.evaluate(HEAD) == other.evaluate(HEAD)


@pytest.mark.parametrize("before, after", [
    ('data-theme="auto"', 'data-theme="dark"'), ('<html lang="es"', '<html lang="pt"'), ("/apps/shopping.css", "/apps/orders.css"),
], ids=["theme", "language", "style"])
def test_who_arrives_where_a_page_looked_otherwise_has_it_as_it_is_now(marta, list_page, before, after):
    looks = marta.page.evaluate(LOOKS)
    worker(marta).evaluate(KEPT_OTHERWISE, [before, after, None, None])
    page = arrive(marta, list_page)
    expect(marta.row("leche")).to_be_visible()
    assert page.evaluate(LOOKS) == looks
    assert documents(page) > 1


@pytest.mark.parametrize("header, value", [
    ("Content-Security-Policy", "default-src 'self'"), ("Referrer-Policy", "unsafe-url"), ("Sobremesa-Reader", "somebody-else"),
], ids=["policy", "referrer", "reader"])
def test_who_arrives_where_a_page_was_kept_under_another_header_has_the_answer_that_is_there(marta, list_page, header, value):
    worker(marta).evaluate(COUNT_ASKED)
    worker(marta).evaluate(KEPT_OTHERWISE, ["", "", header, value])
    page = arrive(marta, list_page)
    expect(marta.row("leche")).to_be_visible()
    assert documents(page) > 1
    assert asked(marta, list_page) == 1


def test_who_arrives_at_a_house_with_a_fault_is_told_so_by_it(marta, list_page):
    worker(marta).evaluate(COUNT_ASKED)
    marta.signal.heard = {b"HTTP/1.1 200 OK": b"HTTP/1.1 500 No"}
    page = arrive(marta, list_page)
    page.wait_for_function("() => performance.getEntriesByType('navigation')[0].responseStatus === 500")
    marta.signal.heard = {}
    assert asked(marta, list_page) == 1
    marta.faults = [fault for fault in marta.faults if "500" not in fault]
    page.goto(list_page)
    expect(marta.row("leche")).to_be_visible()


def test_who_arrives_in_two_windows_at_once_has_each_page_as_it_is_now(marta, list_page):
    looks = marta.page.evaluate(LOOKS)
    worker(marta).evaluate(KEPT_OTHERWISE, ['data-theme="auto"', 'data-theme="dark"', "Referrer-Policy", "unsafe-url"])
    one, other = fresh_tab(marta), marta.context.new_page()
    marta.signal.stalled()
    for page in (one, other):
        page.add_init_script(COUNT_DOCUMENTS)
        page.evaluate("address => { location.href = address; }", list_page)
    one.wait_for_function("() => sessionStorage.getItem('documents')")
    marta.signal.up()
    for page in (one, other):
        expect(page.locator(".item", has_text="leche")).to_be_visible()
        assert page.evaluate(LOOKS) == looks


def test_who_arrives_when_the_session_has_ended_sees_nothing_of_what_was_kept(marta, list_page):
    marta.context.clear_cookies()
    page = arrive(marta, list_page)
    page.wait_for_url(re.compile("/sign-in"))
    expect(page.locator("main")).to_be_visible()
    assert page.evaluate("sessionStorage.getItem('seen')") is None
    assert held(marta) == {}


def test_who_arrives_while_the_house_is_silent_has_the_kept_page_whole(marta, list_page):
    looks = marta.page.evaluate(LOOKS)
    page = fresh_tab(marta)
    page.add_init_script(COUNT_DOCUMENTS)
    marta.signal.stalled()
    page.goto(list_page)
    expect(marta.row("leche")).to_be_visible()
    expect(page.locator("html[data-kept-at]")).to_have_count(1)
    assert page.evaluate(LOOKS) == looks
    assert documents(page) == 1


@pytest.mark.parametrize("times", [0, 1], ids=["at-once", "later"])
def test_who_arrives_where_nothing_kept_can_be_read_has_the_page_from_the_house(marta, list_page, times):
    page = fresh_tab(marta)
    worker(marta).evaluate(BREAKS, times)
    marta.signal.stalled()
    page.evaluate("address => { location.href = address; }", list_page)
    # Also what takes the place of an answer that does not come is looked for in vain.
    while worker(marta).evaluate("() => self.broke") < 2 - times:
        page.wait_for_timeout(50)
    marta.signal.up()
    expect(marta.row("leche")).to_be_visible()
