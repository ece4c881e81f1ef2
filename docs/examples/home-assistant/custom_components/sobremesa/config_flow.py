"""Asks for the house's address and a key to it."""

import voluptuous as vol
from homeassistant.config_entries import SOURCE_REAUTH, ConfigFlow
from homeassistant.const import CONF_TOKEN, CONF_URL
from homeassistant.helpers.aiohttp_client import async_get_clientsession

from . import DOMAIN
from .house import House, Refused, Unanswered


class SobremesaFlow(ConfigFlow, domain=DOMAIN):
    VERSION = 1

    async def async_step_user(self, user_input=None):
        errors = {}
        if user_input is not None:
            house = House(async_get_clientsession(self.hass), user_input[CONF_URL], user_input[CONF_TOKEN])
            try:
                allowed = await house.read("/api")
                space = allowed["spaces"][0]
                if "shopping" not in space["apps"] or not allowed["write"]:
                    errors["base"] = "not_allowed"
            except Refused:
                errors["base"] = "invalid_auth"
            except (Unanswered, KeyError, IndexError, TypeError):
                errors["base"] = "cannot_connect"
            if not errors:
                await self.async_set_unique_id(space["id"])
                if self.source == SOURCE_REAUTH:
                    entry = self.hass.config_entries.async_get_entry(self.context["entry_id"])
                    if entry.unique_id != space["id"]:
                        return self.async_abort(reason="another_space")
                    self.hass.config_entries.async_update_entry(entry, data=user_input)
                    await self.hass.config_entries.async_reload(entry.entry_id)
                    return self.async_abort(reason="reauth_successful")
                self._abort_if_unique_id_configured()
                return self.async_create_entry(title=space["name"], data=user_input)
        return self.async_show_form(
            step_id="user", errors=errors,
            data_schema=vol.Schema({vol.Required(CONF_URL): str, vol.Required(CONF_TOKEN): str}))

    async def async_step_reauth(self, entry_data):
        """The key has ended: another one is asked for."""
        return await self.async_step_user()
