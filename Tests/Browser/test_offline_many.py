"""Many hands in bad weather: two phones and a guest change one list, and in the end all have what the house has."""

import collections
import os
import random
import re
import sqlite3

import pytest
from playwright.sync_api import expect

from person import IS_LONG, ORIGIN, PATIENCE

SEEDS = range(int(os.environ.get("SOBREMESA_SEEDS", "100" if IS_LONG else "1")))
EDITS = 200

WRITE = """text => {
  const field = document.querySelector('#text');
  field.value = text;
  field.form.requestSubmit();
}"""
TICK = """async share => {
  const rows = Array.from(document.querySelectorAll('main .item')).filter(row => row.offsetParent && watch.mayTouch(row));
  const row = rows[Math.floor(share * rows.length)];
  if (row) await watch.tap(row);
}"""
SWEEP = """share => {
  const rows = Array.from(document.querySelectorAll('main swipe-row[deletion]')).filter(row => row.offsetParent);
  const row = rows[Math.floor(share * rows.length)];
  if (!row) return '';
  row.setAttribute('open', '');
  row.renew();
  const form = row.querySelector('.row-delete');
  form.requestSubmit(form.querySelector('button'));
  return row.querySelector('.row-title').textContent;
}"""
STATE = """() => Array.from(document.querySelectorAll('main .item'), row =>
  [row.querySelector('.row-title').textContent, row.hasAttribute('data-on')]).sort()"""
DAY = 86_400_000
# Clocks are wrong, and of the lines that only this person ticks (a fourth of the names each, the last fourth is anybody's) every
# frame is looked at: each change it shows is noted, with whether the person has just asked for it.
WATCH = """
{
  const [number, shift] = [%d, %d];
  const now = Date.now.bind(Date);
  Date = class extends Date {
    constructor(...parts) { parts.length ? super(...parts) : super(now() + shift); }
    static now() { return now() + shift; }
  };
  const titleOf = row => row.querySelector('.row-title').textContent;
  const ownerOf = row => Array.from(titleOf(row)).reduce((sum, letter) => sum + letter.codePointAt(0), 0) %% 4;
  const frame = () => new Promise(requestAnimationFrame);
  const [tapped, shown] = [new Map(), new Map()];
  globalThis.watch = {
    log: [], tapped,
    mayTouch: row => [number, 3].includes(ownerOf(row)),
    async tap(row) {
      tapped.set(titleOf(row), !row.hasAttribute('data-on'));
      row.querySelector('.tick-button').click();
      // A tap that comes on the heels of another is none, and one before its element has come waits for it.
      for (let frames = 0; tapped.has(titleOf(row)) && frames < 60; frames++) await frame();
    },
  };
  const look = () => {
    for (const row of document.querySelectorAll('main .item')) {
      const [title, isOn] = [titleOf(row), row.hasAttribute('data-on')];
      if (shown.get(title) === isOn || !row.checkVisibility({ visibilityProperty: true })) continue;
      shown.set(title, isOn);
      if (ownerOf(row) === number) watch.log.push([title, isOn, tapped.get(title) === isOn]);
      tapped.delete(title);
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}"""


class Eyes:
    """What somebody sees of what only they tick, and what of it changed unasked."""

    def __init__(self, person, number, shift):
        self.person, self.seen, self.flickers = person, {}, []
        # What was tapped and not seen yet, also in a page that has gone since.
        self.asked = set()
        person.context.add_init_script(WATCH % (number, shift))

    def look(self):
        for title, is_on, is_asked in self.person.page.evaluate("globalThis.watch?.log.splice(0) ?? []"):
            if not is_asked and (title, is_on) not in self.asked and self.seen.get(title, is_on) != is_on:
                self.flickers.append((title, is_on))
            self.seen[title] = is_on
            self.asked -= {(title, True), (title, False)}
        self.asked |= set(map(tuple, self.person.page.evaluate("Array.from(globalThis.watch?.tapped ?? [])")))


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


def activity(house):
    """How often the house has noted what was done, by verb and title."""
    with sqlite3.connect(f"file:{house.folder.name}/sobremesa.sqlite?mode=ro", uri=True) as database:
        return collections.Counter(database.execute("SELECT verb, title FROM kit_activity"))


@pytest.mark.parametrize("seed", SEEDS)
def test_three_who_shop_in_bad_weather_end_with_what_the_house_has(phone, house, seed):
    dice = random.Random(seed)
    marta, ana, guest = phone(), phone(), phone()
    eyes = {person: Eyes(person, number, shift) for number, (person, shift) in enumerate(((marta, DAY), (ana, -DAY), (guest, 0)))}
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
        eyes[person].look()
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
    for person in phones:
        eyes[person].look()
        # Of what a page put into the box as it was killed, only the next one knows.
        person.page.goto(pages[person])
        expect(person.page.locator("html")).to_have_attribute("data-waiting", "0", timeout=3 * PATIENCE)
    shown = []
    for person in phones:
        eyes[person].look()
        person.page.goto(pages[person])
        # After bad weather the kept page comes first.
        expect(person.page.locator("html[data-kept-at]")).to_have_count(0)
        shown.append(person.page.evaluate(STATE))
        eyes[person].look()
    assert shown[0] == shown[1] == shown[2]
    names = [name for name, _ in shown[0]]
    assert len(names) == len(set(names))
    assert written - swept <= set(names)
    assert not swept & set(names)
    # Lines of one name would have become one: what the house has noted of each says whether it came twice.
    noted = activity(house)
    assert {name: noted["item.added", name] + noted["item.merged", name] for name in written} == dict.fromkeys(written, 1)
    assert {name: count for (verb, name), count in noted.items() if verb == "item.deleted" and count > 1} == {}
    # What somebody else has thrown away is no longer theirs to say.
    assert [flicker for eye in eyes.values() for flicker in eye.flickers if flicker[0] not in swept] == []
