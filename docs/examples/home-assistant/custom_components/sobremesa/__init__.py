"""Sobremesa's shopping lists as to-do lists."""

import asyncio
import logging

from homeassistant.config_entries import ConfigEntry
from homeassistant.const import CONF_TOKEN, CONF_URL, Platform
from homeassistant.core import HomeAssistant
from homeassistant.exceptions import ConfigEntryAuthFailed
from homeassistant.helpers.aiohttp_client import async_get_clientsession
from homeassistant.helpers.update_coordinator import DataUpdateCoordinator, UpdateFailed

from .house import House, Refused, Unanswered

DOMAIN = "sobremesa"
LOGGER = logging.getLogger(__name__)
# Seconds until one listens again where the house was away; doubled each time.
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 60


class Lists(DataUpdateCoordinator):
    """All lists of a space by their ids, read when the house says that something has happened: nothing is polled."""

    def __init__(self, hass: HomeAssistant, house: House, space: str) -> None:
        super().__init__(hass, LOGGER, name=DOMAIN)
        self.house, self.path, self.space = house, f"/api/spaces/{space}/shopping/lists", space

    async def _async_update_data(self):
        try:
            rows = (await self.house.read(f"{self.path}?limit=200"))["items"]
            lists = await asyncio.gather(*(self.house.read(f"{self.path}/{row['id']}") for row in rows))
        except Refused as refused:
            if refused.status in (401, 403):
                raise ConfigEntryAuthFailed(str(refused)) from refused
            raise UpdateFailed(str(refused)) from refused
        except Unanswered as lost:
            raise UpdateFailed(str(lost)) from lost
        return {each["id"]: each for each in lists}

    async def listen(self) -> None:
        pause = FIRST_PAUSE
        while True:
            try:
                async for _ in self.house.heard(self.space):
                    pause = FIRST_PAUSE
                    await self.async_refresh()
            except Refused as refused:
                LOGGER.warning("The house no longer lets Home Assistant listen: %s", refused)
            except Exception as lost:  # noqa: BLE001 - whatever ends it, one listens again
                LOGGER.debug("The house was away: %r", lost)
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)


async def async_setup_entry(hass: HomeAssistant, entry: ConfigEntry) -> bool:
    house = House(
        async_get_clientsession(hass), entry.data[CONF_URL], entry.data[CONF_TOKEN], hass.config.language)
    lists = Lists(hass, house, entry.unique_id)
    await lists.async_config_entry_first_refresh()
    hass.data.setdefault(DOMAIN, {})[entry.entry_id] = lists
    await hass.config_entries.async_forward_entry_setups(entry, [Platform.TODO])
    entry.async_create_background_task(hass, lists.listen(), "sobremesa listens")
    return True


async def async_unload_entry(hass: HomeAssistant, entry: ConfigEntry) -> bool:
    unloaded = await hass.config_entries.async_unload_platforms(entry, [Platform.TODO])
    if unloaded:
        hass.data[DOMAIN].pop(entry.entry_id)
    return unloaded
