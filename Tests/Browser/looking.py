"""Pictures of what somebody sees, in both themes, each looked through by axe with no rule left out."""

from axe_playwright_python.sync_playwright import Axe

from house import ROOT

PICTURES = ROOT / "pictures"
AXE = Axe().axe_script

# Another theme is put on at once, without what would fade into it.
FADED = "() => document.getAnimations().filter(each => each instanceof CSSTransition).forEach(each => each.finish())"
FAULTS = "() => axe.run({resultTypes: ['violations']}).then(found => found.violations)"


def look(person, name):
    """Saves the pictures, which are called after the theme, and returns what axe finds."""
    PICTURES.mkdir(exist_ok=True)
    page, faults = person.page, []
    if person.scripts:
        person.wait_until_still()
    page.evaluate(AXE)
    for theme in ["light", "dark"]:
        page.emulate_media(color_scheme=theme)
        page.evaluate(FADED)
        page.screenshot(path=PICTURES / f"{name}-{theme}.png")
        faults += [
            f"{name}-{theme}: {fault['id']}: {node['html'][:160]}" for fault in page.evaluate(FAULTS) for node in fault["nodes"]]
    page.emulate_media(color_scheme="light")
    return faults
