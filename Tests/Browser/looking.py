"""Pictures of what somebody sees, in both themes, each looked through by axe with no rule left out.

What a page looks like follows from its elements and their styles. A page that looks as it did when axe last found nothing is
not looked at again: `looked.txt` says as what. A long run looks at every page anew.
"""

import fcntl
import hashlib
import pathlib

import pytest
from axe_playwright_python.sync_playwright import Axe

from house import ROOT
from person import DESKTOP, IS_LONG, PHONE, TABLET, WIDE

PICTURES = ROOT / "pictures"
LOOKED = pathlib.Path(__file__).parent / "looked.txt"
THEMES = ["light", "dark"]
# What somebody sees whose system puts its own few colours in the place of all others.
FORCED = ["forced"]
AXE = Axe().axe_script
# In between, and beyond, pages look as they do on a phone or a desktop: those are for the long run.
SIZES = {"phone": PHONE, "desktop": DESKTOP, **({"tablet": TABLET, "wide": WIDE} if IS_LONG else {})}
each_size = pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
# Words are longer in other languages: each of those in one size, and in a long run in all.
each_size_and_language = pytest.mark.parametrize("size, language", [
    pytest.param(size, language, id=f"{language}-{name}") for name, size in SIZES.items() for language in ["es", "en", "pt"]
    if IS_LONG or language == "es" or (language, size) in [("en", DESKTOP), ("pt", PHONE)]])

# Another theme is put on at once, without what would fade into it.
AT_ONCE = """isOn => {
  window.atOnce ??= new CSSStyleSheet();
  window.atOnce.replaceSync('*, *::before, *::after { transition: none !important }');
  const others = Array.from(document.adoptedStyleSheets).filter(sheet => sheet !== window.atOnce);
  document.adoptedStyleSheets = isOn ? [...others, window.atOnce] : others;
}"""
FAULTS = "() => axe.run({resultTypes: ['violations']}).then(found => found.violations)"
# Each kind of element once, with what its style says and nothing that follows from its text.
STYLES = """() => {
  const properties = ['color', 'background-color', 'background-image', 'border', 'border-radius', 'box-shadow', 'display', 'position',
    'opacity', 'visibility', 'padding', 'margin', 'gap', 'font', 'text-align', 'text-overflow', 'white-space', 'overflow',
    'overflow-wrap', 'min-height', 'min-width', 'max-width', 'flex', 'z-index', 'outline', 'fill', 'stroke', '-webkit-line-clamp'];
  const kinds = Array.from(document.body.querySelectorAll('*'), element => {
    const style = getComputedStyle(element);
    const aria = element.getAttributeNames().filter(name => name.startsWith('aria-') || name === 'role' || name === 'hidden').sort();
    return [element.parentElement?.localName, element.localName, element.className.baseVal ?? element.className, aria,
      properties.map(name => style.getPropertyValue(name))].join('|');
  });
  const isWide = document.documentElement.scrollWidth > innerWidth;
  return [isWide, ...Array.from(new Set(kinds)).sort()].join('\\n');
}"""


def look(person, name, themes=THEMES):
    """Saves the pictures, which are called after the theme, and returns what axe finds."""
    PICTURES.mkdir(exist_ok=True)
    page, faults = person.page, []
    known = name if themes is THEMES else "-".join([name, *themes])
    if person.scripts:
        person.wait_until_still()
    looks = hashlib.sha256()
    for _ in in_turn(page, themes):
        looks.update(page.evaluate(STYLES).encode())
    if not IS_LONG and looked().get(known) == looks.hexdigest():
        return []
    page.evaluate(AXE)
    for theme in in_turn(page, themes):
        page.screenshot(path=PICTURES / f"{name}-{theme}.png")
        faults += [
            f"{name}-{theme}: {fault['id']}: {node['html'][:160]}" for fault in page.evaluate(FAULTS) for node in fault["nodes"]]
    if not faults:
        note(known, looks.hexdigest())
    return faults


def in_turn(page, themes):
    """Each theme while it is on."""
    page.evaluate(AT_ONCE, True)
    for theme in themes:
        isForced = theme in FORCED
        page.emulate_media(color_scheme="light" if isForced else theme, forced_colors="active" if isForced else "none")
        yield theme
    page.emulate_media(color_scheme="light", forced_colors="none")
    page.evaluate(AT_ONCE, False)


def looked():
    return dict(line.split() for line in LOOKED.read_text().splitlines()) if LOOKED.exists() else {}


def note(name, looks):
    """Several journeys walk at once."""
    with open(LOOKED.with_suffix(".lock"), "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        lines = sorted((looked() | {name: looks}).items())
        anew = LOOKED.with_suffix(".anew")
        anew.write_text("".join(f"{page} {digest}\n" for page, digest in lines))
        # Whoever reads it meanwhile reads all of it.
        anew.replace(LOOKED)
