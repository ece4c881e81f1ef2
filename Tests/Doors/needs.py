"""What an action asks for that cannot be guessed from what there is: what only a page says, or what an earlier action may have
taken away by chance, which is made anew for it."""

import re


class Needs:
    def __init__(self, household):
        self.household = household

    def of(self, action):
        """Path parameters, and fields of the document."""
        make = getattr(self, re.sub(r"[.-]", "_", action), None)
        return make() if make else ({}, {})

    # MARK: Shopping

    def shopping_item_add_lines(self):
        return {}, {"text": "pan", "item": None}

    def shopping_trip_end(self):
        list, item = self.household.rows(
            "SELECT list_id, id FROM shopping_item WHERE trash_id IS NULL AND cleared_id IS NULL AND list_id IN"
            " (SELECT id FROM shopping_list WHERE trash_id IS NULL) ORDER BY id")[0]
        self.household.do(f"/shopping/lists/{list}/items/{item}/purchase", bought=True)
        return {"list": list}, {"bought": None}

    # MARK: Money of the pools

    def pools_bote_pass(self):
        entry, giver, taker = self.household.passings()[0]
        return {"entry": entry}, {"giver": giver, "taker": taker, "passed": True}

    def pools_pool_save(self):
        return {"pool": self.household.new_id()}, self.household.sides() | {
            "stake": "2.00", "holder": "Marta", "manner": "paper", "nobody": "carry", "basis": "regulation", "unique": False,
            "kickoff": None, "fixture": None}

    def pools_pool_close(self):
        return {"pool": self.household.pool("Anna", hit=None)}, {"home": 1, "away": 0, "ending": None}

    def pools_pool_correct(self):
        return {"pool": self.household.pool("Anna", hit=True)}, {"home": 2, "away": 0, "ending": None}

    def pools_bet_change(self):
        pool = self.household.pool("Anna", hit=None)
        bet = self.household.rows("SELECT id FROM pools_bet WHERE pool_id = ? ORDER BY name_key", pool)[0][0]
        return {"pool": pool, "bet": bet}, {"home": 3, "away": 3}

    def pools_bet_delete(self):
        return self.pools_bet_change()[0], {}

    def pools_bet_pay(self):
        return self.pools_bet_change()[0], {}

    def pools_reimbursement_add(self):
        return {}, {"pays": self.household.payments()[0]}

    def pools_reimbursement_delete(self):
        self.household.pool("Anna", hit=True)
        id = self.household.new_id()
        self.household.do("/pools/balances/reimbursements/new", id=id, pays=self.household.payments()[0])
        return {"reimbursement": id}, {}

    def pools_league_delete(self):
        """One in which nobody has bet."""
        id = self.household.new_id()
        self.household.do("/pools/leagues/new", id=id, name="Of nobody")
        return {"league": id}, {}

    # MARK: Orders of one's own

    def restaurant_order_place(self):
        self.add_dish()
        return {}, self.household.placing()

    def restaurant_order_set_quantity(self):
        self.add_dish()
        return {}, {"quantity": 2}

    def restaurant_order_remove_line(self):
        self.add_dish()
        return {}, {}

    def restaurant_order_add_selection(self):
        return {"dish": self.household.plain_dishes()[0]}, {"option": None, "quantity": 1}

    def add_dish(self):
        self.household.do("/restaurant/order/lines", dish=self.household.plain_dishes()[0])

    # MARK: Tables and the kitchen

    def restaurant_dish_add(self):
        section = self.household.rows("SELECT id FROM restaurant_section WHERE trash_id IS NULL")[0][0]
        return {}, {"name.en": "Leek soup", "section": section, "price": "6.50"}

    def restaurant_group_add(self):
        return {}, {
            "name.en": "Extras", "minimum": 0, "maximum": 1, "option": [{"name.en": "Cheese", "price": "0.50"}]}

    def restaurant_group_change(self):
        return self.restaurant_group_add()

    def restaurant_tab_move(self):
        (table, _), (other, _) = self.household.tables("Terrace", 2)
        self.household.do(f"/restaurant/desk/tables/{table}/opening")
        return {"tab": self.tab(table)}, {"table": other, "join": None}

    def restaurant_tab_move_lines(self):
        (table, _), (other, _) = self.household.tables("Garden", 2)
        self.household.write(table, is_sent=True)
        return {"tab": self.tab(table)}, {"line": [self.lines(table)[0][1]], "table": other}

    def restaurant_table_delete(self):
        return {"table": self.household.tables("Attic", 1)[0][0]}, {}

    def restaurant_entry_choose(self):
        table = self.household.tables("Corner", 1)[0][0]
        option = self.household.write(table, is_sent=False)
        line = self.household.rows(
            "SELECT restaurant_entry_line.id FROM restaurant_entry_line JOIN restaurant_entry ON restaurant_entry.id = entry_id"
            " WHERE for_table = ? ORDER BY restaurant_entry_line.position DESC", table)[0][0]
        return {"entry": f"table-{table}", "entryline": line}, {"option": [option]}

    def restaurant_entry_add(self):
        return {"entry": f"table-{self.written('Arcade')}", "dish": self.household.plain_dishes()[0]}, {
            "option": None, "quantity": 1}

    def restaurant_entry_save(self):
        table = self.written("Bar")
        return {"entry": f"table-{table}"}, {
            "way": "dine_in", "table": table, "time": None, "name": None, "phone": None, "address": None}

    def restaurant_entry_send(self):
        return {"entry": f"table-{self.written('Hall')}"}, {}

    def restaurant_ticket_advance(self):
        return {"ticket": self.sent("Porch")[0]}, {"state": "preparing", "shown": "received"}

    def restaurant_ticket_advance_line(self):
        order, line = self.sent("Court")
        return {"ticket": order, "entryline": line}, {"state": "preparing", "shown": "waiting"}

    def written(self, name):
        """A table at which a dish is noted with which nothing is chosen: its options may be sold out by now."""
        table = self.household.tables(name, 1)[0][0]
        self.household.do(f"/restaurant/kitchen/entries/table-{table}/lines", dish=self.household.plain_dishes()[0])
        return table

    def sent(self, name):
        """An order that the kitchen has just got, and one of its lines."""
        table = self.written(name)
        self.household.do(f"/restaurant/kitchen/entries/table-{table}/sending")
        return self.lines(table)[0]

    def tab(self, table):
        return self.household.rows("SELECT id FROM restaurant_tab WHERE table_id = ? AND state <> 'closed'", table)[0][0]

    def lines(self, table):
        """Orders and lines of what sits at a table."""
        return self.household.rows(
            "SELECT restaurant_order.id, restaurant_line.id FROM restaurant_line JOIN restaurant_order"
            " ON restaurant_order.id = order_id JOIN restaurant_tab ON restaurant_tab.id = tab_id WHERE table_id = ?", table)
