#!/usr/bin/env python3
"""Puts things on a shopping list, by a client that is generated from the house's description: put_on_list.py LIST THING..."""

import os
import sys
import time
import uuid

import httpx
from sobremesa_client import AuthenticatedClient
from sobremesa_client.api.house import kit_token_read
from sobremesa_client.api.shopping import shopping_item_add_lines, shopping_lists_read
from sobremesa_client.models import Problem, ShoppingItemAddLinesJsonBody

# Seconds between tries of what nobody has answered.
PAUSES = (0.1, 0.5, 2)


def until_answered(ask, **asked):
    for pause in PAUSES:
        try:
            return ask(**asked)
        except httpx.TransportError:
            time.sleep(pause)
    return ask(**asked)


def main(name, *things):
    client = AuthenticatedClient(base_url=os.environ["SOBREMESA_URL"], token=os.environ["SOBREMESA_TOKEN"])
    space = until_answered(kit_token_read.sync, client=client).spaces[0].id
    lists = until_answered(shopping_lists_read.sync, space=space, client=client, limit=200).items
    found = [each for each in lists if each.name == name]
    if len(found) != 1:
        sys.exit(f"{len(found)} lists are called {name}: {', '.join(each.name for each in lists)}")
    # With one key, what is sent again is done once.
    outcome = until_answered(
        shopping_item_add_lines.sync, space=space, list_=found[0].id, client=client, idempotency_key=str(uuid.uuid4()),
        body=ShoppingItemAddLinesJsonBody(text="\n".join(things)))
    if isinstance(outcome, Problem):
        sys.exit(outcome.detail)
    print(outcome.done)


if __name__ == "__main__":
    main(*sys.argv[1:])
