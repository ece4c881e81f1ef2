"""Whether a finger reaches what a page offers: on the screen or scrolled to, whole, and under nothing else."""

# Large letters, in the two ways that browsers have them: all lengths that are measured in letters grow along, or the words alone.
ENLARGED = {"letters": "font-size", "words": "text-size-adjust"}

STEPS = r"""
  const touched = 'a[href], button, summary, input:not([type=hidden]), select, textarea, [tabindex]';
  const root = document.documentElement;

  const named = each => {
    const name = each.getAttribute('aria-label') ?? each.textContent.trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${each.localName}.${each.classList[0] ?? ''} “${name || each.id}”`;
  };
  // What is under way takes no taps.
  // What is clipped away is there for keys and for who listens; a finger has another way.
  const isOffered = each => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.skip, .hidden, [aria-busy=true]')
    && getComputedStyle(each).clipPath !== 'inset(50%)';
  const isMeant = (each, found) =>
    found && (each.contains(found) || found.closest('label')?.control === each || found.closest('label')?.contains(each));

  // What cuts a thing off: the screen, or what it lies in.
  const cutter = (each, box) => {
    if (box.left < -1 || box.right > screen.width + 1) return 'the screen';
    for (let around = each; around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (around !== each && style.overflowX !== 'visible') {
        const edges = around.getBoundingClientRect();
        if (box.left < edges.left - 1 || box.right > edges.right + 1) return named(around);
      }
      if (style.position === 'fixed') return undefined;
    }
  };

  // Where a finger would come down: in the middle of each line of words, or near each side of what has a shape of its own.
  const marks = (each, box) => {
    const lines = Array.from(each.getClientRects());
    if (lines.length > 1) return lines.map(line => [line.left + line.width / 2, line.top + line.height / 2]);
    const style = getComputedStyle(each);
    const [top, right, bottom, left] = ['Top', 'Right', 'Bottom', 'Left'].map(side => parseFloat(style[`padding${side}`]));
    const across = part => box.left + left + part * (box.width - left - right);
    const down = part => box.top + top + part * (box.height - top - bottom);
    return [[.5, .5], [.1, .5], [.9, .5], [.5, .15], [.5, .85]].map(([x, y]) => [across(x), down(y)]);
  };

  const fault = each => {
    each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const box = each.getBoundingClientRect();
    const by = cutter(each, box);
    if (by) return `${named(each)} from ${Math.round(box.left)} to ${Math.round(box.right)} is cut off by ${by}`;
    // A list to scroll in may be longer than the screen.
    if (box.height > innerHeight / 2) return undefined;
    for (const [x, y] of marks(each, box)) {
      const found = document.elementFromPoint(x, y);
      if (!isMeant(each, found)) return `${named(each)} is under ${found ? named(found) : 'the edge'}`;
    }
  };

  // A page that has not been drawn yet may answer with the measures it had before.
  const drawn = () => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const still = () => document.getAnimations().filter(each => each.timeline === document.timeline).forEach(each => each.finish());
  const faults = selector => {
    still();
    return Array.from(document.querySelectorAll(selector)).filter(isOffered).map(fault).filter(Boolean);
  };
"""

UNREACHED = "async ([property, size]) => {" + STEPS + r"""
  root.style.setProperty(property, size);
  await drawn();
  const style = getComputedStyle(root);
  if (!['32px', size].includes(style.getPropertyValue(property))) throw new Error(`${property} is ${style.getPropertyValue(property)}`);
  const found = faults(touched);
  if (root.scrollWidth > screen.width) found.push(`the page is ${root.scrollWidth} wide`);
  for (const menu of document.querySelectorAll('main details.menu')) {
    menu.open = true;
    found.push(...faults(`.menu[open] > .menu-items :is(${touched})`));
    menu.open = false;
  }
  root.style.removeProperty(property);
  await drawn();
  return found;
}"""

# As the page is: nothing lies beyond its side, and nothing stands over what is read and touched.
MAGNIFIED = "async () => {" + STEPS + r"""
  await drawn();
  const found = faults(touched);
  if (root.scrollWidth > innerWidth) found.push(`the page is ${root.scrollWidth} wide`);
  return found;
}"""

# How large what one touches has to be: for a finger, and for a pointer.
FINGER, POINTER = 44, 24
SMALL = "async least => {" + STEPS + r"""
  await drawn();
  still();
  // Words in a sentence are as large as the sentence.
  const isInText = each => each.matches('a') && getComputedStyle(each).display === 'inline' && each.parentElement.textContent.trim() !== each.textContent.trim();
  const boxes = each => [each, ...(each.labels ?? [])].map(part => part.getBoundingClientRect());
  // What is drawn smaller may take what is touched beside it.
  const isMetAround = each => {
    each.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = each.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const half = least / 2 - 1;
    return [[-half, 0], [half, 0], [0, -half], [0, half]].every(([right, down]) => isMeant(each, document.elementFromPoint(x + right, y + down)));
  };
  const isSmall = each => !boxes(each).some(({ width, height }) => width >= least - .5 && height >= least - .5) && !isMetAround(each);
  // What one only scrolls is no target.
  const isTarget = each => !each.matches('[tabindex]:not(a, button)');
  return Array.from(document.querySelectorAll(touched)).filter(each => isTarget(each) && isOffered(each) && !isInText(each) && isSmall(each))
    .map(each => `${named(each)} is ${boxes(each).map(({ width, height }) => `${Math.round(width)} by ${Math.round(height)}`)}`);
}"""


def too_small(person, least):
    """What is hard to hit on the page that is open."""
    return person.page.evaluate(SMALL, least)


def unreached_magnified(person):
    """What nobody can touch on the page that is open, as large as it is."""
    return person.page.evaluate(MAGNIFIED)


def unreached(person, percent=200):
    """What nobody can touch on the page that is open, with letters so much larger."""
    found = []
    for name, property in ENLARGED.items():
        found += [f"{name}: {fault}" for fault in person.page.evaluate(UNREACHED, [property, f"{percent}%"])]
    return found
