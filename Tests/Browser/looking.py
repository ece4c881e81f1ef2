"""Pictures of what somebody sees, each looked through by axe with no rule left out."""

from axe_playwright_python.sync_playwright import Axe

from house import ROOT

PICTURES = ROOT / "pictures"


def look(person, name):
    """Saves the picture and lets axe look through the page."""
    PICTURES.mkdir(exist_ok=True)
    if person.scripts:
        person.wait_until_still()
    person.page.screenshot(path=PICTURES / f"{name}.png")
    found = Axe().run(person.page).response["violations"]
    return [f"{name}: {violation['id']}: {node['html'][:160]}" for violation in found for node in violation["nodes"]]
