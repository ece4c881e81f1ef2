"""Houses that tests share: moving in takes longer than most of what is tried in them."""

from house import House
from person import Person
from phone_signal import Signal

# The first is made by moving in, and nobody owns more than twenty.
SPACES = 19


class SharedHouses:
    """Opens another one when the last is full."""

    def __init__(self, browser):
        self.browser = browser
        self.houses = []
        self.room = 0

    def resident(self):
        """Somebody on a phone of their own, who has moved in long ago and has just made a space."""
        if not self.room:
            self.open()
        self.room -= 1
        person = self.person()
        person.context.add_cookies(self.cookies)
        # In one house no two restaurants have the same public address, which is called after the space.
        person.make_space(f"Casa {self.room}")
        return person

    def open(self):
        self.houses.append(House(url="http://casa.example"))
        self.room = SPACES
        owner = self.person()
        owner.move_in()
        self.cookies = owner.context.cookies()
        owner.close()
        owner.signal.close()

    def person(self):
        house = self.houses[-1]
        return Person(self.browser, house, signal=Signal(int(house.address.rsplit(":", 1)[1])))

    def close(self):
        for house in self.houses:
            house.close()
