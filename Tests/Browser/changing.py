"""What a page offers to change, each change made by keyboard, and what somebody knows of it who doesn't see the page: what has the
focus then, by the browser's accessibility tree, and what was said."""

import re

from playwright.sync_api import Error, TimeoutError

# What somebody hears: what comes into a place that was there before, and was empty. A region that brings its words along isn't heard,
# nor one that was there with them when the page came.
LISTEN = r"""
  const regions = '[role=status], [role=alert], [aria-live=polite], [aria-live=assertive], output';
  const known = new WeakSet();
  window.heard = [];
  window.shown = 0;
  const learn = () => { for (const region of document.querySelectorAll(regions)) known.add(region); };
  document.addEventListener('DOMContentLoaded', learn);
  document.addEventListener('screen-shown', () => { window.shown += 1; });
  new MutationObserver(records => {
    const told = new Set(records.map(({ target }) => (target instanceof Element ? target : target.parentElement)?.closest(regions)));
    for (const region of told) {
      const words = region && known.has(region) ? (region.innerText || region.textContent).replace(/\s+/g, ' ').trim() : '';
      if (words) window.heard.push(words);
    }
    setTimeout(learn, 100);
  }).observe(document, { subtree: true, childList: true, characterData: true });
"""

# Every button that changes something, once a kind: what it is called, what it does, and where it is.
OFFERED = r"""() => {
  const kindOf = (button, form) => {
    if (button.matches('.place-move')) return 'move';
    if (button.name === 'pick') return 'pick';
    if (button.matches('[aria-pressed], [role=switch]')) return 'tick';
    if (button.matches('.step')) return 'step';
    if (button.matches('.destructive, .delete') || /\/(deletion|removal|revocation|clearing|discarding|cancellation)$/.test(actionOf(button, form))) return 'delete';
    return form.id === 'form' ? 'save' : 'do';
  };
  const actionOf = (button, form) => (button.getAttribute('formaction') ?? form.getAttribute('action') ?? '').split('?')[0];
  const route = action => action.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id');
  const isReached = each => each.checkVisibility({ visibilityProperty: true }) || each.closest('details:not([open])')?.checkVisibility();
  const found = new Map();
  window.offered = Array.from(document.querySelectorAll('button')).filter(({ form, type, disabled }) => form && type === 'submit' && !disabled
    && form.getAttribute('method') === 'post' && !form.closest('undo-toast, passkey-maker, passkey-entry, push-device'));
  for (const [index, button] of window.offered.entries()) {
    if (!isReached(button)) continue;
    const { form } = button;
    const kind = kindOf(button, form);
    const key = `${kind} ${kind === 'do' || kind === 'delete' ? route(actionOf(button, form)) : ''}`;
    // What is pressed already, and what stands at the end, would change nothing.
    const isSpent = button.matches('.segments [aria-pressed=true], .filter-bar [aria-pressed=true], [aria-disabled=true]');
    if (!found.has(key) && !isSpent) found.set(key, { index, kind, action: actionOf(button, form) });
  }
  return Array.from(found.values());
}"""

# Where one is before it is pressed, and what it is about: what it says, and what stands around it.
PRESS = r"""index => {
  const button = window.pressed = window.offered[index];
  const row = button.closest('.row, [data-line], .ticket');
  window.near = row ? [row, ...Array.from(row.parentElement.children).filter(each => each !== row)] : [];
  window.about = [button.getAttribute('aria-label') ?? button.textContent, row?.textContent, document.querySelector('main h1')?.textContent,
    ...Array.from(button.form.querySelectorAll('input:not([type=hidden]), textarea'), field => field.value)].join(' ');
  window.wasOn = button.getAttribute('aria-pressed') ?? button.getAttribute('aria-checked');
  window.heard.length = 0;
  window.since = window.shown;
  const menu = button.closest('details:not([open])');
  if (menu) menu.open = true;
  button.focus();
  return window.about;
}"""

# The form's first line of text gets more letters.
FILL = r"""index => {
  const { form } = window.offered[index];
  const field = form && Array.from(form.querySelectorAll('input, textarea')).find(each => each.checkVisibility() && !each.readOnly
    && (each.localName === 'textarea' || (['text', ''].includes(each.type) && !each.inputMode)));
  field?.focus();
  return !!field;
}"""

# What is wrong with where somebody is now, if anything is, and what they have heard.
STANDING = r"""() => {
  const { pressed, near = [] } = window;
  const at = document.activeElement;
  const isNew = pressed === undefined;
  const left = near.filter(each => each.isConnected && each.checkVisibility());
  const place = () => {
    if (!at || at === document.body) return 'at nothing';
    if (!at.closest('main, .toasts')) return 'outside of the page';
    if (isNew || at === pressed || at.matches('summary, [aria-invalid=true]')) return '';
    if (pressed.isConnected && pressed.checkVisibility()) return pressed.form?.contains(at) || near[0]?.contains(at) ? '' : 'not beside what changed';
    return !left.length || left.some(each => each.contains(at)) ? '' : 'not beside what went';
  };
  // A button that is pressed or not says so itself.
  const isOn = window.pressed?.getAttribute('aria-pressed') ?? window.pressed?.getAttribute('aria-checked');
  const state = at === pressed && isOn !== window.wasOn ? `${window.about} ${isOn}` : '';
  // A page that comes says itself what it is; what was done before it, it has to say by itself.
  const done = document.querySelector('.toasts p')?.textContent;
  const error = at?.matches('[aria-invalid=true]') ? document.getElementById(at.getAttribute('aria-describedby'))?.textContent ?? '' : '';
  // Who is led to an empty field hears what it is for.
  const field = at !== pressed && pressed?.form?.contains(at) && at.matches('input, textarea') ? at.labels?.[0]?.textContent ?? '' : '';
  return {
    place: place(), isNew, page: document.querySelector('main').innerText, last: window.heard.at(-1) ?? '',
    words: window.heard.join(' | ') || error || state || field || (isNew && !done ? document.title : ''),
  };
}"""
# The answer has come, by which the page is another one or shows it, unless the page does it by itself; and all is well.
SETTLED = f"""isOwn => {{
  const {{ place, words, isNew }} = ({STANDING})();
  return document.readyState === 'complete' && (isOwn || isNew || window.shown > window.since) && !place && words;
}}"""

# The button of the last message that offers to take back what was done.
UNDO = r"""() => {
  const undo = Array.from(document.querySelectorAll('.toasts undo-toast button')).pop();
  if (!undo) return false;
  window.pressed = undo;
  window.near = [];
  window.heard.length = 0;
  window.since = window.shown;
  return true;
}"""

# Somebody is in the middle of a word, where there are words; otherwise at the first thing that one can touch.
BEGIN = r"""() => {
  const isIn = each => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.bar');
  const fields = Array.from(document.querySelectorAll('main :is(input, textarea)'));
  const field = fields.find(each => isIn(each) && !each.readOnly && (each.localName === 'textarea' || ['text', 'search', 'tel'].includes(each.type)));
  window.held = field ?? Array.from(document.querySelectorAll('main :is(a[href], button, summary)')).find(isIn);
  window.held?.focus();
  return [window.held !== undefined, field !== undefined];
}"""
CARET = r"""() => {
  const { held } = window;
  const isField = 'setSelectionRange' in held;
  return [document.activeElement === held, isField ? [held.value, held.selectionStart, held.selectionEnd] : held.textContent];
}"""
SEQUENCE = "() => Number(document.querySelector('live-screen')?.getAttribute('sequence') ?? -1)"

# Changes that end the journey itself, or that need what no keyboard has.
SPARED = re.compile(
    r"^/sign-out$|/leave$|/settings/ending$|^/me/(leaving|password|recovery|ways-in|operators|devices|passkeys|keys)"
    r"|/members/[^/]+/(removal|way-in)$|^/spaces/|^/house/backups$|/settings/invitations$|^/me/data$")
PATIENCE = 4000
IDS = re.compile(r"[0-9a-f]{8}-[0-9a-f-]{27}")
WORD = re.compile(r"\w{3,}")
# Of many things it says how many.
COUNTED = re.compile(r"\d+ \w{3,}")


class Listener:
    """Somebody at a keyboard who hears what is said."""

    def __init__(self, person):
        self.person, self.page = person, person.page
        self.page.add_init_script(LISTEN)
        self.devtools = person.context.new_cdp_session(self.page)
        self.devtools.send("Accessibility.enable")
        self.faults = []
        # In which ways something was taken back.
        self.undone = set()

    def open(self, path):
        self.page.goto(self.person.house.address + path)
        self.person.wait_until_still()
        return [each for each in self.page.evaluate(OFFERED) if not SPARED.search(each["action"])]

    def change(self, path, number, takes_back):
        """Presses a button of a page, and takes it back where that is offered: by its button, or by Ctrl and Z."""
        offers = self.open(path)
        if number >= len(offers):
            return
        offer = offers[number]
        what = f"{path}: {offer['kind']} {IDS.sub(':id', offer['action'])}"
        if offer["kind"] == "save" and self.page.evaluate(FILL, offer["index"]):
            self.page.keyboard.press("End")
            self.page.keyboard.type("abc")
        about = self.page.evaluate(PRESS, offer["index"])
        self.page.keyboard.press("Enter")
        self.check(what, about if offer["kind"] not in ("step", "pick", "save") else None, isOwn=offer["kind"] == "step")
        if self.offers_undo():
            # In a field Ctrl and Z take back what was typed.
            if self.page.evaluate("() => document.activeElement.matches('input, textarea, select')"):
                takes_back = "button"
            if takes_back == "button":
                self.page.evaluate("() => window.pressed.focus()")
            self.page.keyboard.press("Enter" if takes_back == "button" else "Control+z")
            self.undone.add(takes_back)
            self.check(f"{what}, undone by {takes_back}", about)

    def offers_undo(self):
        """Also of a page that comes once something has been said."""
        try:
            return self.page.evaluate(UNDO)
        except Error:
            self.page.wait_for_load_state()
            return self.page.evaluate(UNDO)

    def check(self, what, about, isOwn=False):
        """Where one is, what one has heard, and that it names what it is about."""
        try:
            self.page.wait_for_function(SETTLED, arg=isOwn, timeout=PATIENCE)
        except TimeoutError:
            # What is missing is told below.
            pass
        self.page.wait_for_load_state()
        standing = self.page.evaluate(STANDING)
        nodes = self.devtools.send("Accessibility.getFullAXTree")["nodes"]
        role, name = focused(nodes)
        if standing["place"]:
            self.faults.append(f"{what}: {standing['place']}: {role} “{name}”")
        elif not name:
            self.faults.append(f"{what}: at a {role} without a name")
        if not standing["words"]:
            self.faults.append(f"{what}: nothing said")
        elif about and not standing["isNew"] and not names(standing["words"], f"{about} {name} {standing['page']}"):
            self.faults.append(f"{what}: “{standing['words']}” doesn’t name “{about[:80]}”")
        if not words_of(standing["last"]) <= words_of(" ".join(name_of(node) for node in nodes)):
            self.faults.append(f"{what}: “{standing['last']}” is said where nobody hears it")


def focused(nodes):
    """The role and the name of what has the focus, as a screen reader is told them."""
    held = [
        node for node in nodes
        if any(each["name"] == "focused" and each["value"].get("value") for each in node.get("properties", []))]
    # The page itself says that it is focused too.
    return (held[-1]["role"]["value"], name_of(held[-1])) if held else ("", "")


def name_of(node):
    return (node.get("name") or {}).get("value") or ""


def names(said, about):
    return COUNTED.search(said) or words_of(said) & words_of(about)


def words_of(text):
    return {word.lower() for word in WORD.findall(text)}
