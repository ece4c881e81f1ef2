"""A finger on the screen, through the DevTools protocol: real touch input, not made-up events."""

import time

# A browser takes a finger that pauses for longer as being at rest, and then follows its lifting with no fling.
REST = 0.2
STEP = 0.01


class Finger:
    """Says itself when each of its movements was, so that it moves at the same speed on every machine."""

    def __init__(self, person):
        self.session = person.context.new_cdp_session(person.page)
        # In the past, so that no moment is yet to come.
        self.moment = time.time() - 5

    def down(self, x, y):
        self.send("touchStart", x, y)

    def move(self, x, y):
        self.send("touchMove", x, y)

    def rest(self):
        """Stays where it is: whoever lifts it then flings nothing, and the next tap is a tap."""
        self.moment += REST

    def drag(self, start, end):
        """From one place to another, where it rests and is lifted."""
        self.down(*start)
        for step in range(1, 11):
            self.move(*(a + (b - a) * step / 10 for a, b in zip(start, end)))
        self.rest()
        self.move(end[0] - 1, end[1] - 1)
        self.lift()

    def lift(self):
        self.send("touchEnd")
        self.session.detach()

    def send(self, kind, *point):
        self.moment += STEP
        points = [{"x": point[0], "y": point[1]}] if point else []
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points, "timestamp": self.moment})


def middle(locator):
    box = locator.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
