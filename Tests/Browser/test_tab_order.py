"""Every page walked by the Tab key alone: it reaches each action once, in the order in which one reads them."""

import pytest

from full_house import address, full_house, page_routes, same_person, sample_of_routes
from person import DESKTOP, IS_LONG, PHONE

# What one can do on the page, in the order of its text. Of choices that are one, the keyboard stops at the one that is made. A long list
# goes on by itself before one comes to its end.
STOPS = r"""() => {
  const offered = 'a[href]:not([data-more]), button:not(:disabled), summary, input:not([type=hidden], :disabled), select, textarea, [tabindex="0"]';
  const stops = Array.from(document.querySelectorAll(offered)).filter(each => {
    if (each.closest('[inert]') || !each.checkVisibility({ visibilityProperty: true }) || each.tabIndex < 0) return false;
    if (each.type !== 'radio') return true;
    const group = Array.from(document.querySelectorAll(`input[type=radio][name="${CSS.escape(each.name)}"]`)).filter(other => other.form === each.form);
    return each.checked || (!group.some(other => other.checked) && (each === group[0] || each === group.at(-1)));
  });
  window.stops = stops;
  return stops.map(each => `${each.localName}.${each.className} ${each.getAttribute('aria-label') ?? each.textContent.trim().slice(0, 30)} ${each.id}`);
}"""
# What asks for more of a list beside a page stands between the two.
AT = "() => document.activeElement.matches('.master a[data-more]') ? null : window.stops.indexOf(document.activeElement)"
# Of two radio buttons that are not chosen yet, one is entered from above, the other from below.
IS_ONE = "([one, other]) => window.stops[one].type === 'radio' && window.stops[one].name === window.stops[other].name"


def walk(person, path):
    """What the keyboard does not reach in its order."""
    page = person.page
    page.goto(person.house.address + path)
    person.wait_until_still()
    # From the very top, whatever the page gives the focus to by itself.
    page.evaluate("() => { document.body.tabIndex = -1; document.body.focus() }")
    stops = page.evaluate(STOPS)
    reached = []
    for _ in range(4 * len(stops) + 4):
        page.keyboard.press("Tab")
        place = page.evaluate(AT)
        if place is None:
            continue
        if place < 0 or place in reached[:-1]:
            break
        # A date has several stops of its own.
        if reached[-1:] != [place]:
            reached.append(place)
    missed = [place for place in range(len(stops)) if place not in reached]
    missed = [place for place in missed if not any(page.evaluate(IS_ONE, [place, other]) for other in reached)]
    faults = [f"{path}: not reached: {stops[place]}" for place in missed]
    if reached != sorted(reached):
        faults.append(f"{path}: not in order: {reached}")
    return faults


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_every_action_is_reached_by_tab_once_and_in_order(browser, full_house, address, size):
    person = same_person(browser, full_house[1], size=size)
    routes = page_routes() if IS_LONG else sample_of_routes()
    faults = [fault for route in routes for fault in walk(person, address(route))]
    person.close()
    assert not faults, "\n".join(faults)
