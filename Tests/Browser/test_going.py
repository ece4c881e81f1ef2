"""On a line of two and a half seconds a tap is felt at once, and something goes on saying so until the answer is there."""

import re

import pytest
from playwright.sync_api import expect

FAR = 1.25

# From the next click on, what each frame shows of what was tapped and of the bar, kept for the page that comes.
LOOK = """selector => {
  const tapped = document.querySelector(selector);
  const frames = [];
  const look = () => {
    const bar = getComputedStyle(document.querySelector('main > .bar'), '::after');
    const { backgroundColor, color, opacity } = getComputedStyle(tapped);
    const thumb = getComputedStyle(tapped, '::before').backgroundColor;
    const ring = getComputedStyle(tapped, '::after');
    frames.push({
      at: performance.now(), mark: [backgroundColor, color, opacity, thumb].join(), turn: ring.rotate,
      width: bar.content === 'none' || bar.opacity === '0' ? 0 : new DOMMatrix(bar.transform).a,
    });
    sessionStorage.setItem('frames', JSON.stringify(frames));
    requestAnimationFrame(look);
  };
  look();
  addEventListener('click', () => { frames.length = 1; frames[0].at = performance.now(); }, { capture: true, once: true });
}"""
FRAMES = "() => JSON.parse(sessionStorage.getItem('frames'))"


def frames_of(person, selector, until):
    """What was seen of what a selector finds, from before it was tapped until the answer was there."""
    person.page.emulate_media(reduced_motion="no-preference")
    person.wait_until_still()
    person.page.evaluate(LOOK, selector)
    person.tap(person.page.locator(selector).first)
    person.page.wait_for_url(until)
    return person.page.evaluate(FRAMES)


@pytest.fixture
def ana(resident):
    """Somebody with orders to open, who has gone where the line is bad."""
    resident.add_customer("Ana García")
    resident.add_product("Hogaza")
    resident.add_order("Ana García", "Hogaza")
    resident.signal.far(FAR)
    yield resident
    resident.signal.far(0)


@pytest.mark.parametrize("selector, until", [
    ("main a.row-link", re.compile(r"/orders/orders/[0-9a-f-]{36}")),
    (".tabs > .tab:not([aria-current])", re.compile("/orders/(customers|products)")),
    ("main .bar-trailing a.bar-icon", re.compile("/orders/orders/new")),
    (".segments > a:not([aria-current])", re.compile("/orders/preparation")),
], ids=["row", "tab", "plus", "segment"])
def test_a_tap_on_a_bad_line_is_felt_at_once_and_until_the_page_is_there(ana, selector, until):
    before, *later = frames_of(ana, selector, until)
    assert all(frame["mark"] != before["mark"] for frame in later if frame["at"] - before["at"] > 100)
    seen = before
    for frame in later:
        if frame["at"] - seen["at"] >= 200:
            assert frame["mark"] != seen["mark"] or frame["width"] > seen["width"], frame
            seen = frame
    # A page that is kept comes sooner.
    assert seen["at"] - before["at"] > 500


def test_a_form_that_leads_elsewhere_says_so_until_it_has_led_there(ana):
    ana.go("/orders/customers/new")
    ana.page.locator("#name").fill("Berta")
    ana.page.locator("#address").fill("Plaza 2")
    # After five seconds without an answer the form waits, and says so: connection and answer together take less here.
    ana.signal.far(0.7 * FAR)
    before, *later = frames_of(ana, "main .bar-strong", re.compile(r"/orders/customers(\?|$)"))
    widths = [frame["width"] for frame in later if frame["at"] - before["at"] > 200]
    assert widths == sorted(widths) and widths[0] > 0


# Of the states, that whose mark has a ring around it.
THUMBS = """() => Array.from(document.querySelectorAll('main form.segments button'),
  button => / 0px 0px 0px 3px$/.test(getComputedStyle(button, '::before').boxShadow))"""
# Where nothing comes through: what is marked after one link was tapped, after another, and once that is given up.
GIVE_UP = """async () => {
  const tap = name => document.querySelector(`a[href$="/${name}"]`).click();
  const marked = () => Array.from(document.querySelectorAll('[data-going]'), each => each.getAttribute('href').split('/').pop());
  const bar = () => getComputedStyle(document.querySelector('main > .bar'), '::after');
  const until = async holds => { while (!holds()) await new Promise(requestAnimationFrame) };
  tap('settings');
  const first = marked();
  tap('activity');
  const then = marked();
  await until(() => bar().opacity === '1');
  const { transform } = bar();
  stop();
  await until(() => !marked().length);
  return [first, then, transform, bar().content];
}"""


def test_the_last_of_two_taps_is_marked_until_it_is_given_up_and_nothing_moves_for_who_wants_stillness(ana):
    ana.signal.far(0)
    ana.go("")
    ana.signal.stalled()
    still = "matrix(0.3, 0, 0, 1, 0, 0)"
    assert ana.page.evaluate(GIVE_UP) == [["settings"], ["activity"], still, "none"]
    ana.signal.up()


def test_a_file_that_comes_leaves_nothing_marked(ana):
    ana.signal.far(0)
    ana.go("/settings")
    with ana.page.expect_download():
        ana.tap(ana.row("Descargar todo").locator("a"))
    expect(ana.page.locator("[data-going]")).to_have_count(0)
    expect(ana.page.locator("html")).not_to_have_attribute("data-leaving", "")


def test_an_orders_state_is_seen_at_once_and_goes_back_where_it_is_refused(ana):
    ana.signal.far(0)
    ana.tap(ana.page.locator("main a.row-link").first)
    states = ana.page.locator("main form.segments button")
    expect(states.nth(1)).to_have_attribute("aria-pressed", "true")
    routes = []
    ana.page.route(re.compile("/state"), lambda route: routes.append(route))
    ana.tap(states.nth(2))
    assert ana.page.evaluate(THUMBS) == [False, False, True, False, False]
    # What stands between the phone and the house may refuse it too.
    ana.page.wait_for_function("() => document.querySelector('main .segments [aria-busy]')")
    routes.pop().fulfill(status=403, body="")
    expect(ana.page.locator(".toast")).to_contain_text("No ha funcionado")
    ana.page.wait_for_function(f"() => ({THUMBS})()[1]")


def test_a_row_that_takes_long_turns_a_ring(ana):
    before, *later = frames_of(ana, "main a.row-link", re.compile(r"/orders/orders/[0-9a-f-]{36}"))
    turns = [frame["turn"] for frame in later if frame["at"] - before["at"] > 1200]
    assert len(set(turns)) > 20
    assert {frame["turn"] for frame in later if frame["at"] - before["at"] < 900} == {"none"}


def test_the_next_page_comes_by_a_connection_that_waits_for_it(resident):
    signal = resident.signal
    resident.go("/orders/orders")
    resident.wait_until_still()
    # What the first page's files have left open is gone; the page hears the house again.
    signal.down()
    signal.begun.clear()
    signal.up()
    resident.page.evaluate("dispatchEvent(new Event('online'))")
    # One for the stream, and one that waits; each has two ends here.
    for _ in range(200):
        if len(signal.ends) >= 4:
            break
        resident.page.wait_for_timeout(50)
    resident.page.wait_for_load_state("networkidle")
    resident.go("/shopping/lists")
    assert [line for line in signal.begun if "/shopping/lists" in line] == []
