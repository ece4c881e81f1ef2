#!/usr/bin/env python3
"""The component of docs/examples/home-assistant in Home Assistant itself, whose own classes drive it: two-way, told by the house and
never by asking again, and once where answers get lost. Needs the package `homeassistant`."""

import asyncio
import os
import pathlib
import shutil
import sys
import time

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))

from homeassistant import config_entries, loader  # noqa: E402
from homeassistant.components.todo import DOMAIN as TODO  # noqa: E402
from homeassistant.components.todo import TodoListEntity  # noqa: E402
from homeassistant.const import EVENT_STATE_CHANGED  # noqa: E402
from homeassistant.core import HomeAssistant, callback  # noqa: E402
from homeassistant.exceptions import HomeAssistantError  # noqa: E402
from homeassistant.helpers import area_registry, device_registry, entity, entity_registry, issue_registry, translation  # noqa: E402

from outside import EXAMPLES, outside  # noqa: E402

# So long one waits for what has to happen, before it has failed.
PATIENCE = 30


class Home:
    """Home Assistant with one house."""

    def __init__(self, there, hass):
        self.there, self.hass = there, hass

    @classmethod
    async def begin(cls, there):
        folder = there.folder / "home-assistant"
        shutil.copytree(EXAMPLES / "home-assistant/custom_components", folder / "custom_components")
        hass = HomeAssistant(str(folder))
        hass.config.skip_pip = True
        # Nobody comes by the web.
        hass.config.components.add("http")
        hass.config_entries = config_entries.ConfigEntries(hass, {})
        loader.async_setup(hass)
        entity.async_setup(hass)
        translation.async_setup(hass)
        for registry in (area_registry, device_registry, entity_registry, issue_registry):
            await registry.async_load(hass)
        await hass.config_entries.async_initialize()
        return cls(there, hass)

    async def ask(self, url, key):
        """As somebody fills in the form."""
        form = await self.hass.config_entries.flow.async_init("sobremesa", context={"source": "user"})
        assert form["type"] == "form", form
        return await self.hass.config_entries.flow.async_configure(form["flow_id"], {"url": url, "token": key})

    def entity(self, name):
        found = [each for each in self.hass.data[TODO].entities if each.name == name]
        return found[0] if found else None

    def lines(self, name):
        """What stands on a list, and whether it is ticked off."""
        list = self.entity(name)
        return {item.summary: item.status == "completed" for item in list.todo_items} if list else None

    async def until(self, holds, what):
        """Waits for Home Assistant to tell of changes until something holds."""
        changed = asyncio.Event()
        ends = [
            self.hass.bus.async_listen(EVENT_STATE_CHANGED, callback(lambda _: changed.set())),
            next(iter(self.hass.data["sobremesa"].values())).async_add_listener(changed.set)]
        try:
            async with asyncio.timeout(PATIENCE):
                while not holds():
                    await changed.wait()
                    changed.clear()
        except TimeoutError:
            raise AssertionError(f"{what} did not come: {[self.lines(each.name) for each in self.hass.data[TODO].entities]}") from None
        finally:
            for end in ends:
                end()

    async def say(self, service, name, **said):
        await self.hass.services.async_call(
            TODO, service, {"entity_id": self.entity(name).entity_id} | said, blocking=True)

    async def in_house(self, path, body=None):
        return await asyncio.to_thread(self.there.here, path, body)


async def is_asked_for_a_key(home, there):
    nowhere = await home.ask("http://127.0.0.1:9", there.key)
    assert nowhere["errors"] == {"base": "cannot_connect"}, nowhere
    wrong = await home.ask(there.way.url, "sbm_00000000000000000000000000000000")
    assert wrong["errors"] == {"base": "invalid_auth"}, wrong
    made = await home.ask(there.way.url, there.key)
    assert made["type"] == "create_entry" and made["title"] == "Home", made
    again = await home.ask(there.way.url, there.key)
    assert again["reason"] == "already_configured", again
    await home.until(lambda: home.entity("Weekly shop"), "the list of the samples")
    assert isinstance(home.entity("Weekly shop"), TodoListEntity)


async def shows_what_happens_in_the_house(home, there):
    list = (await home.in_house("/shopping/lists/new", {"name": "Fair"}))["id"]
    await home.until(lambda: home.entity("Fair"), "a new list")
    waits = []
    for path, body, holds in (
        ("lines", {"text": "2 l milk\nbread"}, lambda: home.lines("Fair") == {"milk (2 l)": False, "bread": False}),
        ("purchase", {"bought": True}, lambda: home.lines("Fair") == {"milk (2 l)": True, "bread": False}),
        ("deletion", {}, lambda: home.lines("Fair") == {"bread": False}),
    ):
        milk = next((item.uid for item in home.entity("Fair").todo_items if "milk" in item.summary), None)
        begun = time.monotonic()
        await home.in_house(f"/shopping/lists/{list}/{path if path == 'lines' else f'items/{milk}/{path}'}", body)
        await home.until(holds, path)
        waits.append(time.monotonic() - begun)
    print(f"  told after {', '.join(f'{wait * 1000:.0f} ms' for wait in waits)}")


async def does_in_the_house_what_is_done_here(home, there):
    list = (await home.in_house("/shopping/lists/new", {"name": "Party"}))["id"]
    await home.until(lambda: home.entity("Party"), "a new list")

    async def items():
        return {item["name"]: item for item in (await home.in_house(f"/shopping/lists/{list}"))["items"]}

    await home.say("add_item", "Party", item="2 l milk", description="the fresh one")
    milk = (await items())["milk"]
    assert (milk["quantity"], milk["unit"], milk["note"]) == ("2", "l", "the fresh one"), milk
    assert home.entity("Party").state == 1
    await home.say("update_item", "Party", item="milk (2 l)", rename="milk (3 l)")
    await home.say("update_item", "Party", item="milk (3 l)", status="completed")
    changed = (await items())["milk"]
    assert changed["id"] == milk["id"] and changed["quantity"] == "3" and changed["bought"], changed
    assert changed["note"] == "the fresh one", changed
    await home.say("update_item", "Party", item="milk (3 l)", rename="oat milk", status="needs_action")
    renamed = (await items())["oat milk"]
    assert "quantity" not in renamed and not renamed["bought"], renamed
    await home.say("remove_item", "Party", item=["oat milk"])
    assert await items() == {} and home.lines("Party") == {}


async def does_once_what_is_answered_late(home, there):
    list = (await home.in_house("/shopping/lists/new", {"name": "Rain"}))["id"]
    await home.until(lambda: home.entity("Rain"), "a new list")
    for service, said in (
        ("add_item", {"item": "3 lemons"}), ("update_item", {"item": "lemons (3)", "rename": "limes (4)"}),
        ("update_item", {"item": "limes (4)", "status": "completed"}), ("remove_item", {"item": ["limes (4)"]}),
    ):
        before = (await home.in_house("/changes"))["sequence"]
        there.way.lose(2)
        await home.say(service, "Rain", **said)
        assert there.way.lost == 2, service
        happened = await home.in_house(f"/changes?after={before}")
        assert happened["sequence"] == before + 1, (service, happened)
    assert (await home.in_house(f"/shopping/lists/{list}"))["items"] == []


async def says_why_something_cannot_be_done(home, there):
    there.way.lose(99)
    try:
        await home.say("add_item", "Rain", item="pears")
        raise AssertionError("nobody has answered, and nobody is told")
    except HomeAssistantError:
        pass
    finally:
        there.way.lose(0)
    items = (await home.in_house(f"/shopping/lists/{home.entity('Rain').id}"))["items"]
    assert [item["name"] for item in items] == ["pears"], items
    await home.until(lambda: home.lines("Rain") == {"pears": False}, "what was done all the same")


async def main(there):
    home = await Home.begin(there)
    try:
        for test in (
            is_asked_for_a_key, shows_what_happens_in_the_house, does_in_the_house_what_is_done_here,
            does_once_what_is_answered_late, says_why_something_cannot_be_done,
        ):
            await test(home, there)
            print(f"{test.__name__.replace('_', ' ')}", flush=True)
    finally:
        await home.hass.async_stop(force=True)


if __name__ == "__main__":
    with outside() as there:
        asyncio.run(main(there))
    # Home Assistant keeps threads that nobody waits for.
    sys.stdout.flush()
    os._exit(0)
