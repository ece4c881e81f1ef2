"""Each list is a to-do list: what is bought is done, the note is the description, the amount stands in parentheses."""

import re
import uuid

from homeassistant.components.todo import TodoItem, TodoItemStatus, TodoListEntity, TodoListEntityFeature
from homeassistant.core import callback
from homeassistant.exceptions import HomeAssistantError
from homeassistant.helpers.update_coordinator import CoordinatorEntity

from . import DOMAIN
from .house import Refused, Unanswered

AMOUNT = re.compile(r"\s*\((\d+(?:[.,]\d+)?)\s*([a-z]*)\)$")


def written(item):
    """“milk (2 l)”, as people read an item of the house."""
    if "quantity" not in item:
        return item["name"]
    unit = item.get("unit", "piece")
    return f"{item['name']} ({item['quantity']}{'' if unit == 'piece' else f' {unit}'})"


def read(summary, was):
    """What a line that was changed says, besides what it said before."""
    name, fields = summary.strip(), {}
    found = AMOUNT.search(name)
    if found:
        name = name[: found.start()]
        amount, unit = found.group(1).replace(",", "."), found.group(2) or "piece"
        if (amount, unit) != (was.get("quantity"), was.get("unit", "piece")):
            fields |= {"quantity": amount, "unit": unit}
    elif "quantity" in was:
        fields |= {"quantity": None, "unit": None}
    return fields | ({"name": name} if name != was["name"] else {})


async def async_setup_entry(hass, entry, async_add_entities):
    lists, known = hass.data[DOMAIN][entry.entry_id], set()

    @callback
    def add():
        new = lists.data.keys() - known
        known.update(new)
        async_add_entities(ShoppingList(lists, each) for each in sorted(new))

    add()
    entry.async_on_unload(lists.async_add_listener(add))


class ShoppingList(CoordinatorEntity, TodoListEntity):
    _attr_has_entity_name = True
    _attr_supported_features = (
        TodoListEntityFeature.CREATE_TODO_ITEM
        | TodoListEntityFeature.UPDATE_TODO_ITEM
        | TodoListEntityFeature.DELETE_TODO_ITEM
        | TodoListEntityFeature.SET_DESCRIPTION_ON_ITEM)

    def __init__(self, lists, id):
        super().__init__(lists)
        self.id, self._attr_unique_id = id, id

    @property
    def list(self):
        return (self.coordinator.data or {}).get(self.id)

    @property
    def available(self):
        return super().available and self.list is not None

    @property
    def name(self):
        return self.list["name"] if self.list else None

    @property
    def todo_items(self):
        if self.list is None:
            return None
        return [
            TodoItem(
                uid=item["id"], summary=written(item), description=item.get("note"),
                status=TodoItemStatus.COMPLETED if item["bought"] else TodoItemStatus.NEEDS_ACTION)
            for item in self.list["items"]]

    async def async_create_todo_item(self, item):
        """Written as for people: “2 l milk” is an amount and a name."""
        id = str(uuid.uuid4())
        await self._do("/lines", {"text": " ".join(item.summary.split()), "item": [id]})
        if item.description:
            await self._do(f"/items/{id}", {"note": item.description})
        if item.status == TodoItemStatus.COMPLETED:
            await self._do(f"/items/{id}/purchase", {"bought": True})
        await self.coordinator.async_refresh()

    async def async_update_todo_item(self, item):
        """Only what differs is sent, so that what somebody else changes meanwhile stays."""
        was = next((each for each in self.list["items"] if each["id"] == item.uid), None)
        if was is None:
            raise HomeAssistantError(f"{item.summary} is no longer on the list")
        fields = read(item.summary, was) if item.summary is not None and item.summary != written(was) else {}
        if (item.description or None) != was.get("note"):
            fields["note"] = item.description or None
        if fields:
            await self._do(f"/items/{item.uid}", fields)
        bought = item.status == TodoItemStatus.COMPLETED
        if item.status is not None and bought != was["bought"]:
            await self._do(f"/items/{item.uid}/purchase", {"bought": bought})
        await self.coordinator.async_refresh()

    async def async_delete_todo_items(self, uids):
        for uid in uids:
            await self._do(f"/items/{uid}/deletion", {})
        await self.coordinator.async_refresh()

    async def _do(self, path, body):
        try:
            await self.coordinator.house.do(f"{self.coordinator.path}/{self.id}{path}", body)
        except (Refused, Unanswered) as problem:
            raise HomeAssistantError(str(problem)) from problem
