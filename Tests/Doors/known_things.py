"""What there is in a house of what its doors ask for: ids by the names of parameters and fields, out of its database."""

import sqlite3
import threading

# An order that is being written, as its address says it.
ENTRY = """CASE WHEN for_table <> '' THEN 'table-' || for_table ELSE COALESCE(order_id, 'new') END"""
# Of parameters that stand together, each row has what belongs together; before them stands a word of the path where it says more.
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
    ("tab",): "SELECT id FROM restaurant_tab WHERE state <> 'closed' ORDER BY asked_at DESC",
    ("tab", "guest"): "SELECT tab_id, guest_id FROM restaurant_seat WHERE left_at IS NULL",
    ("admission", "tab", "guest"): "SELECT tab_id, guest_id FROM restaurant_seat WHERE admission = 'asking'",
    ("tab", "line"): """SELECT tab_id, restaurant_line.id FROM restaurant_line JOIN restaurant_order ON restaurant_order.id = order_id
        WHERE tab_id IS NOT NULL AND restaurant_line.trash_id IS NULL""",
    ("answer", "tab"): "SELECT id FROM restaurant_tab WHERE state = 'asked'",
    ("ticket",): """SELECT id FROM restaurant_order WHERE trash_id IS NULL AND state <> 'draft'
        ORDER BY state = 'received' DESC, placed_at DESC""",
    ("payment", "ticket"): "SELECT id FROM restaurant_order WHERE trash_id IS NULL AND state <> 'draft' AND tab_id IS NULL",
    ("return", "ticket"): "SELECT id FROM restaurant_order WHERE trash_id IS NULL AND state IN ('cancelled', 'refused')",
    ("history", "order"): "SELECT id FROM restaurant_order WHERE trash_id IS NULL AND state <> 'draft' AND person_id IS NOT NULL",
    ("ticket", "entryline"): """SELECT order_id, restaurant_line.id FROM restaurant_line JOIN restaurant_order
        ON restaurant_order.id = order_id WHERE restaurant_line.trash_id IS NULL AND restaurant_order.state = 'received'""",
    ("entry",): f"SELECT {ENTRY} FROM restaurant_entry",
    ("entry", "entryline"): f"""SELECT {ENTRY}, restaurant_entry_line.id FROM restaurant_entry_line JOIN restaurant_entry
        ON restaurant_entry.id = entry_id""",
    ("entry", "dish"): f"SELECT {ENTRY}, restaurant_dish.id FROM restaurant_entry, restaurant_dish WHERE trash_id IS NULL",
    ("printer",): "SELECT id FROM restaurant_printer WHERE trash_id IS NULL",
    ("option",): "SELECT id FROM restaurant_modifier WHERE trash_id IS NULL",
    ("bote", "entry"): "SELECT id FROM pools_bote",
    ("zone", "import"): "SELECT id FROM pools_import",
    ("league", "guest"): "SELECT league_id, guest_id FROM pools_claim WHERE is_granted = 0",
    ("returns", "participant", "bet"): "SELECT '~' || name_key, bet_id FROM pools_return",
    ("participant", "bet"): """SELECT '~' || pools_bet.name_key, pools_bet.id FROM pools_bet JOIN pools_pool
        ON pools_pool.id = pool_id WHERE pools_bet.trash_id IS NULL AND pools_pool.trash_id IS NULL AND round_id IS NULL""",
    ("participant",): "SELECT '~' || name_key FROM pools_bet",
    ("order", "line"): """SELECT restaurant_line.id FROM restaurant_line JOIN restaurant_order ON restaurant_order.id = order_id
        WHERE restaurant_order.state = 'draft' AND restaurant_line.trash_id IS NULL AND restaurant_order.trash_id IS NULL""",
    ("line",): "SELECT id FROM restaurant_line WHERE trash_id IS NULL",
    ("lot",): "SELECT id FROM wines_cellar_lot WHERE trash_id IS NULL",
    ("tasting",): "SELECT id FROM wines_own_tasting WHERE trash_id IS NULL",
    ("own",): "SELECT id FROM wines_house_wine WHERE trash_id IS NULL",
    ("selection",): "SELECT id FROM wines_selection WHERE trash_id IS NULL",
    ("selection", "wine"): "SELECT selection_id, wine FROM wines_selected",
    ("wine",): "SELECT number FROM wines_wine WHERE head = number LIMIT 50",
    ("lists", "section"): "SELECT 'red' UNION SELECT 'white' UNION SELECT 'others' UNION SELECT 'all'",
    ("profile", "field"): "SELECT 'favourites' UNION SELECT 'notes' UNION SELECT 'lists' UNION SELECT 'taste'",
    ("wine", "mark"): "SELECT number, 'favourite' FROM wines_wine WHERE head = number LIMIT 50",
}
# What is chosen of several, by a word of the path.
CHOSEN = {
    "customers": "customer", "orders": "order", "products": "product", "dishes": "dish", "lists": "wine", "pools": "pool",
}


class KnownThings:
    def __init__(self, database):
        self.database = database
        self.connection = sqlite3.connect(
            f"file:{database}?mode=ro", uri=True, timeout=10, check_same_thread=False, isolation_level=None)
        self.lock = threading.Lock()
        for names in TOGETHER:
            self.rows(names)

    def rows(self, names, path=""):
        """Tuples of values for parameters that stand together; none where nothing is known of them."""
        words = [(word, *names) for word in path.split("/")]
        statement = next((TOGETHER[key] for key in [*words, tuple(names)] if key in TOGETHER), None)
        if statement is None:
            return []
        with self.lock:
            return self.connection.execute(f"SELECT * FROM ({statement}) LIMIT 60").fetchall()

    def fill(self, parameters, chance, space, path):
        """Path parameters with what there is in their place."""
        filled = dict(parameters)
        if "space" in filled:
            filled["space"] = space
        names = [name for name in parameters if name != "space"]
        rows = self.rows(names, path) or self.rows(names[-1:], path)
        if rows:
            row = chance.choice(rows)
            filled.update(zip(names[-len(row):], map(str, row)))
        return filled

    def value(self, name, path, chance, filled=None):
        """An id for a field, of what the filled path names where it is part of that; `None` where nothing is known of it."""
        words = path.rstrip("/").split("/")
        kind = name
        if name == "row":
            kind = next((CHOSEN[word] for word in words[5:] if word in CHOSEN), "")
        elif name == "into":
            kind = "wine" if "wines" in words else words[-2].strip("{}")
        elif name == "before":
            kind = [word.strip("{}") for word in words if word.startswith("{")][-1]
        elif name == "bought":
            kind = "item"
        elif name in ("available", "soldOut"):
            kind = "dish"
        elif name == "match":
            kind = "fixture"
        elif name == "of":
            kind = "league"
        for parent, value in (filled or {}).items():
            rows = [row for row in self.rows([parent, kind]) if str(row[0]) == value]
            if rows:
                return str(chance.choice(rows)[-1])
        rows = self.rows([kind], path)
        return str(chance.choice(rows)[-1]) if rows else None
