"""What there is in a house of what its doors ask for: ids by the names of parameters and fields, out of its database."""

import sqlite3

# Of parameters that stand together, each row has what belongs together.
TOGETHER = {
    ("activity",): "SELECT id FROM kit_activity WHERE undo = 'possible' ORDER BY sequence DESC",
    ("list",): "SELECT id FROM shopping_list WHERE trash_id IS NULL",
    ("list", "item"): "SELECT list_id, id FROM shopping_item WHERE trash_id IS NULL AND cleared_id IS NULL",
    ("category",): "SELECT id FROM shopping_category",
    ("shop",): "SELECT id FROM shopping_shop",
    ("shop", "category"): "SELECT shopping_shop.id, shopping_category.id FROM shopping_shop, shopping_category",
    ("good",): "SELECT id FROM shopping_good",
    ("trip",): "SELECT id FROM shopping_trip WHERE trash_id IS NULL",
    ("customer",): "SELECT id FROM orders_customer WHERE trash_id IS NULL",
    ("product",): "SELECT id FROM orders_product WHERE trash_id IS NULL",
    ("order",): "SELECT id FROM orders_order WHERE trash_id IS NULL",
    ("order", "payment"): "SELECT order_id, id FROM orders_payment WHERE trash_id IS NULL",
    ("pool",): "SELECT id FROM pools_pool WHERE trash_id IS NULL",
    ("pool", "bet"): "SELECT pool_id, id FROM pools_bet WHERE trash_id IS NULL",
    ("league",): "SELECT id FROM pools_league WHERE trash_id IS NULL",
    ("league", "round"): "SELECT league_id, id FROM pools_round WHERE trash_id IS NULL",
    ("team",): "SELECT id FROM pools_team WHERE trash_id IS NULL",
    ("fixture",): "SELECT id FROM pools_fixture WHERE trash_id IS NULL",
    ("source",): "SELECT id FROM pools_source WHERE trash_id IS NULL",
    ("reimbursement",): "SELECT id FROM pools_reimbursement WHERE trash_id IS NULL",
    ("dish",): "SELECT id FROM restaurant_dish WHERE trash_id IS NULL",
    ("section",): "SELECT id FROM restaurant_section WHERE trash_id IS NULL",
    ("group",): "SELECT id FROM restaurant_modifier_group WHERE trash_id IS NULL",
    ("group", "option"): "SELECT group_id, id FROM restaurant_modifier WHERE trash_id IS NULL",
    ("table",): "SELECT id FROM restaurant_table WHERE trash_id IS NULL",
    ("tab",): "SELECT id FROM restaurant_tab ORDER BY asked_at DESC",
    ("ticket",): "SELECT id FROM restaurant_order WHERE trash_id IS NULL",
    ("ticket", "entryline"): "SELECT order_id, id FROM restaurant_line WHERE trash_id IS NULL",
    ("entry",): "SELECT id FROM restaurant_entry",
    ("entry", "entryline"): "SELECT entry_id, id FROM restaurant_entry_line",
    ("entry", "dish"): "SELECT restaurant_entry.id, restaurant_dish.id FROM restaurant_entry, restaurant_dish",
    ("line",): "SELECT id FROM restaurant_line",
    ("lot",): "SELECT id FROM wines_cellar_lot WHERE trash_id IS NULL",
    ("tasting",): "SELECT id FROM wines_own_tasting WHERE trash_id IS NULL",
    ("own",): "SELECT id FROM wines_house_wine WHERE trash_id IS NULL",
    ("selection",): "SELECT id FROM wines_selection WHERE trash_id IS NULL",
    ("selection", "wine"): "SELECT selection_id, wine FROM wines_selected",
    ("wine",): "SELECT number FROM wines_wine WHERE head = number LIMIT 50",
    ("wine", "mark"): "SELECT number, 'favourite' FROM wines_wine WHERE head = number LIMIT 50",
}
# Fields that name a thing by another word than its own.
MEANT = {"fixture": "fixture", "row": None, "into": None}


class KnownThings:
    def __init__(self, database):
        self.database = database

    def rows(self, names):
        """Tuples of values for parameters that stand together; none where nothing is known of them."""
        statement = TOGETHER.get(tuple(names))
        if statement is None:
            return []
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True, timeout=10) as database:
            try:
                return database.execute(f"SELECT * FROM ({statement}) LIMIT 60").fetchall()
            except sqlite3.OperationalError:
                return []

    def fill(self, parameters, chance, space):
        """Path parameters with what there is in their place."""
        filled = dict(parameters)
        if "space" in filled:
            filled["space"] = space
        names = [name for name in parameters if name != "space"]
        rows = self.rows(names) or self.rows(names[-1:])
        if rows:
            row = chance.choice(rows)
            filled.update(zip(names[-len(row):], map(str, row)))
        return filled

    def value(self, name, path, chance):
        """An id for a field; `None` where nothing is known of it."""
        kind = path.split("/")[-1] if name in ("row", "into") else name
        kind = {"selection": "selection"}.get(kind, kind)
        if name == "row":
            kind = path.rstrip("/").split("/")[-2].rstrip("s")
        if name == "into":
            kind = path.rstrip("/").split("/")[-2].strip("{}")
        if name == "before":
            kind = [part.strip("{}") for part in path.split("/") if part.startswith("{")][-1]
        if name in ("of", "match"):
            kind = "fixture" if name == "match" else "league"
        rows = self.rows([kind])
        return str(chance.choice(rows)[0]) if rows else None
