"""Every action that may wait on a device, found on the pages that hold its form: its answer is lost, and it is done once."""

import re
import sqlite3

import pytest
from playwright.sync_api import Error, expect

from house import ROOT, House
from person import Person
from phone_signal import Signal
from test_offline_reading import READY
from test_offline_shopping import DEEDS

FORMS = ROOT / "Tests/SuiteTests/forms.txt"
PAGES = ROOT / "Tests/SuiteTests/audiences.txt"
ACTION = re.compile(r'Action\(\s*"([^"]+)"[^=]*?offline: \.(?!never)')
# What needs choosing first is in test_lost_answers.py.
ELSEWHERE = {"orders.order.add"}

# What forms ask for, by their fields.
SAID = {
    r"name(\.es)?": "Otra cosa", "address": "Calle Mayor 1", "price": "1,50", "description": "Hogaza", "home|away": "2",
    r"option\..*\.name\.es": "Opción #"}

# The first form of a page that posts there, filled in as somebody does who is in a hurry, and sent.
SEND = """([action, kind, said]) => {
  const form = Array.from(document.querySelectorAll('form[data-offline]'))
    .find(form => new URL(form.getAttribute('action') || location.href, location.href).pathname === action);
  if (!form) return 'no form';
  const fields = Array.from(form.elements).filter(({ type, name }) => name && !/^(hidden|submit|button|fieldset)$/.test(type));
  const texts = fields.filter(({ type, localName }) => localName === 'textarea' || type === 'text' || type === 'search');
  const isNumber = field => /decimal|numeric/.test(field.inputMode);
  for (const [index, field] of fields.entries()) {
    const [, value] = Object.entries(said).find(([name]) => new RegExp(`^(${name})$`).test(field.name)) ?? [];
    if (texts.includes(field) && !field.value && value) field.value = value.replace('#', index);
  }
  if (kind === 'form') {
    const field = ['note', 'name', 'name.es', 'text'].map(name => form.elements.namedItem(name)).find(each => texts.includes(each)) ?? texts[0];
    if (field) field.value = isNumber(field) ? '7' : `${field.value} más`.trim();
  }
  for (const field of fields) for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  const buttons = Array.from(form.elements).filter(({ type, localName }) => localName === 'button' && type === 'submit');
  const button = kind === 'make' || kind === 'form' || kind === 'line'
    ? buttons.find(({ name }) => !name) : buttons.find(each => !each.matches('.segments [aria-pressed=true], [aria-disabled=true]'));
  if (!form.checkValidity()) return `invalid: ${fields.filter(field => !field.checkValidity()).map(({ name }) => name)}`;
  form.requestSubmit(button);
}"""


def waiting_actions():
    """By name, those that the sources let wait."""
    return {name for path in ROOT.joinpath("Sources").rglob("*.swift") for name in ACTION.findall(path.read_text())}


def pattern(route):
    return re.compile(re.sub(r":\w+", "[^/?#]+", route) + "$")


def routes_of(names):
    """Where members post what does such a thing: `(pattern, name)`, the most literal first."""
    lines = [line.split()[:2] for line in FORMS.read_text().splitlines()]
    found = [(route, name) for route, name in lines if name in names and route.startswith("/s/:space/")]
    return [(pattern(route), name) for route, name in sorted(found, key=lambda each: each[0].count(":"))]


@pytest.fixture
def marta(browser):
    """Somebody in a house with sample content of every app."""
    house = House(demo=True, url="http://casa.example")
    signal = Signal(int(house.address.rsplit(":", 1)[1]))
    marta = Person(browser, house, signal=signal)
    marta.move_in()
    marta.page.evaluate(READY)
    yield marta
    marta.close()
    signal.close()
    house.close()
    assert marta.faults == []


def forms_in(text):
    for form in re.findall(r"<form[^>]*data-offline=[^>]*>", text):
        yield re.search('action="([^"?]*)', form), re.search('data-offline="([^"]+)"', form).group(1)


def find_forms(marta, names):
    """A page for each action, as its path, with the form's own address and kind."""
    space = re.search("/s/[^/]+", marta.space).group(0)
    lines = [line.split()[1] for line in PAGES.read_text().splitlines() if line.startswith("GET /s/")]
    pages = [pattern(line) for line in sorted(lines, key=lambda each: each.count(":")) if not re.search("/(live|kept|:file|:photo|pictures/:picture)$", line)]
    routes = routes_of(names)
    seen, found, waiting = set(), {}, marta.context.request.get(marta.space + "/kept").text().split()
    while waiting:
        path = waiting.pop(0)
        page = re.sub("[?#].*", "", path)
        route = next((index for index, each in enumerate(pages) if each.match(page)), None)
        kind = route, "edit=1" in path
        # Three of a kind: the first may have nothing to it.
        if route is None or sum(each == kind for each, _ in seen) > 2 or (kind, page) in seen:
            continue
        seen.add((kind, page))
        text = marta.context.request.get(marta.address + path).text()
        for address, kind in forms_in(text):
            action = address.group(1) if address and address.group(1) else page
            name = next((name for each, name in routes if each.match(action)), None)
            if name and name not in found:
                found[name] = (path, action, kind)
        waiting += dict.fromkeys(re.findall(rf"{space}/[a-z][^\"<\s#]*", text))
    return found


def stands_at(marta):
    """The number at which the space stands, and how much has been noted in it."""
    with sqlite3.connect(f"file:{marta.house.folder.name}/sobremesa.sqlite?mode=ro", uri=True) as database:
        space = re.search("/s/([^/]+)", marta.space).group(1)
        sequence = database.execute("SELECT sequence FROM kit_space WHERE id = ?", [space]).fetchone()[0]
        return sequence, database.execute("SELECT count(*) FROM kit_activity WHERE space_id = ?", [space]).fetchone()[0]


def go_on(person, address):
    """Whoever has seen nothing come of it goes elsewhere, though what arrives at that moment leads on by itself."""
    for _ in range(3):
        try:
            return person.page.goto(address)
        except Error as error:
            if "ERR_ABORTED" not in str(error) and "interrupted" not in str(error):
                raise


def test_every_action_that_may_wait_is_done_once_when_its_answer_is_lost(marta):
    marta.add_shop("Mercado")
    marta.order(marta.space, "Gazpacho")
    names = waiting_actions() - set(DEEDS) - ELSEWHERE
    found = find_forms(marta, names)
    assert names - set(found) == set()
    # What takes things away comes last.
    for name, (path, action, kind) in sorted(found.items(), key=lambda each: each[1][2] == "remove"):
        go_on(marta, marta.address + path)
        marta.page.locator("html[data-waiting]").wait_for()
        marta.wait_until_still()
        before = stands_at(marta)
        marta.signal.deaf(action)
        assert marta.page.evaluate(SEND, [action, kind, SAID]) is None, name
        assert marta.signal.swallowed.wait(10), name
        marta.signal.up()
        go_on(marta, marta.space + "/waiting")
        expect(marta.page.locator("html"), name).to_have_attribute("data-waiting", "0")
        after = stands_at(marta)
        assert (name, after[0] - before[0], after[1] - before[1]) == (name, 1, 1)
