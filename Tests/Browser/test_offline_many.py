"""Many hands in bad weather: two phones and a guest change one list, and in the end all have what the house has."""

import os
import random
import re

import pytest
from playwright.sync_api import expect

from person import IS_LONG, ORIGIN, PATIENCE

SEEDS = range(int(os.environ.get("SOBREMESA_SEEDS", "100" if IS_LONG else "5")))
EDITS = 200 if IS_LONG else 40

WRITE = """text => {
  const field = document.querySelector('#text');
  field.value = text;
  field.form.requestSubmit();
}"""
TICK = """share => {
  const buttons = Array.from(document.querySelectorAll('main .tick-button')).filter(button => button.offsetParent);
  buttons[Math.floor(share * buttons.length)]?.click();
}"""
SWEEP = """share => {
  const rows = Array.from(document.querySelectorAll('main swipe-row[deletion]')).filter(row => row.offsetParent);
  const row = rows[Math.floor(share * rows.length)];
  if (!row) return '';
  row.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', isPrimary: true, bubbles: true }));
  dispatchEvent(new PointerEvent('pointerup'));
  const form = row.querySelector('.row-delete');
  form.requestSubmit(form.querySelector('button'));
  return row.querySelector('.row-title').textContent;
}"""
STATE = """() => Array.from(document.querySelectorAll('main .item'), row =>
  [row.querySelector('.row-title').textContent, row.hasAttribute('data-on')]).sort()"""


def shake(signal, dice):
    """The weather turns."""
    signal.up()
    dice.choice([signal.up, signal.up, signal.down, signal.deaf, lambda: signal.deaf("/purchase"), lambda: signal.slow(200)])()


def kill(person, page):
    """The browser takes the tab away, and it is opened again where there is signal."""
    person.signal.up()
    old = person.page
    person.page = person.context.new_page()
    person.page.set_default_timeout(PATIENCE)
    old.close(run_before_unload=False)
    person.page.goto(page)
    person.page.locator("html[data-waiting]").wait_for()
    person.wait_until_still()


def restart(house, phones):
    house.process.kill()
    house.process.wait()
    house.start()
    for person in phones:
        person.signal.house_port = int(house.address.rsplit(":", 1)[1])


@pytest.mark.parametrize("seed", SEEDS)
def test_three_who_shop_in_bad_weather_end_with_what_the_house_has(phone, house, seed):
    dice = random.Random(seed)
    marta, ana, guest = phone(), phone(), phone()
    marta.move_in()
    ana.join(marta.invite(), "Ana")
    marta.add_list("Cena", ["pan", "leche"])
    page = re.sub(r"[?#].*", "", marta.page.url).removeprefix(marta.space)
    guest.page.goto(guest.address + ORIGIN.sub("", marta.share(page, "Invitar con un enlace")))
    guest.page.locator("#name").fill("Vecina")
    guest.tap(guest.page.locator("form button").last)
    pages = {marta: marta.space + page, ana: ana.space + page}
    for person in (marta, ana):
        person.page.goto(pages[person])
    guest.page.locator("#text").wait_for()
    pages[guest] = guest.page.url
    phones = list(pages)
    for person in phones:
        person.page.locator("html[data-waiting]").wait_for()
        person.wait_until_still()
    written, swept = set(), set()
    for turn in range(EDITS):
        person = dice.choice(phones)
        roll = dice.random()
        if roll < 0.25:
            text = f"cosa {'abcdefghij'[turn // 10 % 10]}{'klmnopqrst'[turn % 10]}{turn // 100}"
            written.add(text)
            person.page.evaluate(WRITE, text)
        elif roll < 0.85:
            person.page.evaluate(TICK, dice.random())
        elif person is not guest:
            swept.add(person.page.evaluate(SWEEP, dice.random()))
        if dice.random() < 0.15:
            shake(person.signal, dice)
        if dice.random() < 0.05:
            kill(person, pages[person])
        if turn in (EDITS // 3, 2 * EDITS // 3):
            restart(house, phones)
    for person in phones:
        person.signal.up()
        person.page.evaluate("dispatchEvent(new Event('online'))")
    for person in phones:
        expect(person.page.locator("html")).to_have_attribute("data-waiting", "0", timeout=3 * PATIENCE)
        # A page fetches its elements by the same signal, and again once something new is shown.
        person.faults = [fault for fault in person.faults if "dynamically imported" not in fault]
    shown = []
    for person in phones:
        person.page.goto(pages[person])
        # After bad weather the kept page comes first.
        expect(person.page.locator("html[data-kept-at]")).to_have_count(0)
        shown.append(person.page.evaluate(STATE))
    assert shown[0] == shown[1] == shown[2]
    names = [name for name, _ in shown[0]]
    assert len(names) == len(set(names))
    assert written - swept <= set(names)
