import Kit

enum RestaurantMigrations {
  static let all: [Migration] = [
    Migration(
      "restaurant.0001-menu",
      [
        // One row a space: what its owner decided, and what is counted.
        """
        CREATE TABLE restaurant_establishment (
          space_id TEXT PRIMARY KEY REFERENCES kit_space (id) ON DELETE CASCADE,
          language TEXT NOT NULL,
          ways TEXT NOT NULL,
          hours TEXT NOT NULL,
          lead_minutes \(Dialect.whole) NOT NULL,
          last_minutes \(Dialect.whole) NOT NULL,
          has_menu \(Dialect.whole) NOT NULL
        )
        """,
        // Days on which other hours hold.
        """
        CREATE TABLE restaurant_exception (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          day TEXT NOT NULL,
          intervals TEXT NOT NULL,
          reason TEXT NOT NULL,
          trash_id TEXT
        )
        """,
        "CREATE INDEX restaurant_exception_by_day ON restaurant_exception (space_id, day)",
        "CREATE INDEX restaurant_exception_by_trash ON restaurant_exception (trash_id) WHERE trash_id IS NOT NULL",
        """
        CREATE TABLE restaurant_section (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          name_key TEXT NOT NULL,
          position \(Dialect.whole) NOT NULL,
          trash_id TEXT
        )
        """,
        "CREATE INDEX restaurant_section_by_position ON restaurant_section (space_id, position, id)",
        "CREATE INDEX restaurant_section_by_trash ON restaurant_section (trash_id) WHERE trash_id IS NOT NULL",
        """
        CREATE TABLE restaurant_dish (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          section_id TEXT NOT NULL REFERENCES restaurant_section (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          name_key TEXT NOT NULL,
          description TEXT NOT NULL,
          search_key TEXT NOT NULL,
          price BIGINT NOT NULL,
          allergens TEXT NOT NULL,
          tags TEXT NOT NULL,
          is_sold_out \(Dialect.whole) NOT NULL,
          picture_id TEXT,
          position \(Dialect.whole) NOT NULL,
          trash_id TEXT,
          created_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX restaurant_dish_by_space ON restaurant_dish (space_id, position, id) WHERE trash_id IS NULL",
        "CREATE INDEX restaurant_dish_of_space ON restaurant_dish (space_id)",
        "CREATE INDEX restaurant_dish_by_section ON restaurant_dish (section_id)",
        "CREATE INDEX restaurant_dish_by_trash ON restaurant_dish (trash_id) WHERE trash_id IS NOT NULL",
        "CREATE INDEX restaurant_dish_by_picture ON restaurant_dish (picture_id) WHERE picture_id IS NOT NULL",
        // What can be chosen with dishes: a group serves as many as offer it.
        """
        CREATE TABLE restaurant_modifier_group (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          name_key TEXT NOT NULL,
          minimum \(Dialect.whole) NOT NULL,
          maximum \(Dialect.whole) NOT NULL,
          trash_id TEXT
        )
        """,
        "CREATE INDEX restaurant_modifier_group_by_name ON restaurant_modifier_group (space_id, name_key, id)",
        """
        CREATE INDEX restaurant_modifier_group_by_trash ON restaurant_modifier_group (trash_id)
        WHERE trash_id IS NOT NULL
        """,
        """
        CREATE TABLE restaurant_modifier (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          group_id TEXT NOT NULL REFERENCES restaurant_modifier_group (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          price BIGINT NOT NULL,
          is_sold_out \(Dialect.whole) NOT NULL,
          position \(Dialect.whole) NOT NULL,
          trash_id TEXT
        )
        """,
        "CREATE INDEX restaurant_modifier_by_group ON restaurant_modifier (group_id, position)",
        "CREATE INDEX restaurant_modifier_by_space ON restaurant_modifier (space_id)",
        "CREATE INDEX restaurant_modifier_by_trash ON restaurant_modifier (trash_id) WHERE trash_id IS NOT NULL",
        """
        CREATE TABLE restaurant_dish_modifier (
          dish_id TEXT NOT NULL REFERENCES restaurant_dish (id) ON DELETE CASCADE,
          group_id TEXT NOT NULL REFERENCES restaurant_modifier_group (id) ON DELETE CASCADE,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          position \(Dialect.whole) NOT NULL,
          PRIMARY KEY (dish_id, group_id)
        ) \(Dialect.clustered)
        """,
        "CREATE INDEX restaurant_dish_modifier_by_group ON restaurant_dish_modifier (group_id)",
        "CREATE INDEX restaurant_dish_modifier_by_space ON restaurant_dish_modifier (space_id)",
      ]),
    Migration(
      "restaurant.0002-orders",
      [
        """
        CREATE TABLE restaurant_table (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          code TEXT NOT NULL UNIQUE,
          former_code TEXT,
          recoding_id TEXT,
          addition_id TEXT,
          position \(Dialect.whole) NOT NULL,
          trash_id TEXT
        )
        """,
        "CREATE INDEX restaurant_table_by_position ON restaurant_table (space_id, position, id)",
        "CREATE INDEX restaurant_table_by_trash ON restaurant_table (trash_id) WHERE trash_id IS NOT NULL",
        """
        CREATE TABLE restaurant_tab (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          table_id TEXT NOT NULL REFERENCES restaurant_table (id) ON DELETE CASCADE,
          state TEXT NOT NULL,
          asked_at BIGINT NOT NULL,
          opened_at BIGINT,
          paid_at BIGINT,
          closed_at BIGINT
        )
        """,
        "CREATE INDEX restaurant_tab_by_table ON restaurant_tab (table_id, asked_at)",
        "CREATE UNIQUE INDEX restaurant_tab_at_table ON restaurant_tab (table_id) WHERE closed_at IS NULL",
        "CREATE INDEX restaurant_tab_by_space ON restaurant_tab (space_id, closed_at)",
        // Which guests sit at which tab; each knows its own orders alone once the tab is closed. Who left may sit down
        // again, who was sent away may not.
        """
        CREATE TABLE restaurant_seat (
          tab_id TEXT NOT NULL REFERENCES restaurant_tab (id) ON DELETE CASCADE,
          guest_id TEXT NOT NULL,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          sat_at BIGINT NOT NULL,
          left_at BIGINT,
          was_sent_away \(Dialect.whole) NOT NULL,
          PRIMARY KEY (tab_id, guest_id)
        ) \(Dialect.clustered)
        """,
        "CREATE INDEX restaurant_seat_by_guest ON restaurant_seat (guest_id, sat_at)",
        "CREATE INDEX restaurant_seat_by_space ON restaurant_seat (space_id)",
        // An order belongs to a person, to a guest, or, entered by the staff, to nobody in particular.
        """
        CREATE TABLE restaurant_order (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          person_id TEXT,
          guest_id TEXT,
          tab_id TEXT REFERENCES restaurant_tab (id) ON DELETE SET NULL,
          way TEXT NOT NULL,
          state TEXT NOT NULL,
          number \(Dialect.whole) NOT NULL,
          day TEXT NOT NULL,
          code TEXT UNIQUE,
          name TEXT NOT NULL,
          phone TEXT NOT NULL,
          address TEXT NOT NULL,
          note TEXT NOT NULL,
          reason TEXT NOT NULL,
          total BIGINT NOT NULL,
          dishes \(Dialect.whole) NOT NULL,
          created_at BIGINT NOT NULL,
          placed_at BIGINT,
          changed_at BIGINT NOT NULL,
          corrected_at BIGINT,
          trash_id TEXT
        )
        """,
        // Nobody has two orders that are not placed yet.
        """
        CREATE UNIQUE INDEX restaurant_order_of_person ON restaurant_order (space_id, person_id)
        WHERE state = 'draft' AND trash_id IS NULL AND person_id IS NOT NULL
        """,
        """
        CREATE UNIQUE INDEX restaurant_order_of_guest ON restaurant_order (space_id, guest_id)
        WHERE state = 'draft' AND trash_id IS NULL AND guest_id IS NOT NULL
        """,
        "CREATE INDEX restaurant_order_by_person ON restaurant_order (person_id, placed_at, id) WHERE person_id IS NOT NULL",
        "CREATE INDEX restaurant_order_by_guest ON restaurant_order (guest_id, placed_at, id) WHERE guest_id IS NOT NULL",
        "CREATE INDEX restaurant_order_by_tab ON restaurant_order (tab_id) WHERE tab_id IS NOT NULL",
        "CREATE INDEX restaurant_order_by_day ON restaurant_order (space_id, day, number) WHERE state <> 'draft'",
        """
        CREATE INDEX restaurant_order_on_board ON restaurant_order (space_id, placed_at, id)
        WHERE state IN ('received', 'preparing', 'ready', 'on_its_way') AND trash_id IS NULL
        """,
        "CREATE INDEX restaurant_order_of_space ON restaurant_order (space_id)",
        "CREATE INDEX restaurant_order_by_trash ON restaurant_order (trash_id) WHERE trash_id IS NOT NULL",
        """
        CREATE TABLE restaurant_line (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          order_id TEXT NOT NULL REFERENCES restaurant_order (id) ON DELETE CASCADE,
          dish_id TEXT NOT NULL,
          name TEXT NOT NULL,
          price BIGINT NOT NULL,
          modifiers TEXT NOT NULL,
          quantity \(Dialect.whole) NOT NULL,
          note TEXT NOT NULL,
          state TEXT NOT NULL,
          position \(Dialect.whole) NOT NULL,
          trash_id TEXT
        )
        """,
        "CREATE INDEX restaurant_line_by_order ON restaurant_line (order_id, position, id)",
        "CREATE INDEX restaurant_line_by_space ON restaurant_line (space_id)",
        "CREATE INDEX restaurant_line_by_dish ON restaurant_line (dish_id)",
        "CREATE INDEX restaurant_line_by_trash ON restaurant_line (trash_id) WHERE trash_id IS NOT NULL",
        // Where the last order went, so that nobody types it again.
        """
        CREATE TABLE restaurant_diner (
          diner_id TEXT NOT NULL,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          phone TEXT NOT NULL,
          address TEXT NOT NULL,
          PRIMARY KEY (diner_id, space_id)
        ) \(Dialect.clustered)
        """,
        "CREATE INDEX restaurant_diner_by_space ON restaurant_diner (space_id)",
        // What a member of the staff is writing down: a new order, or the correction of the one that it names.
        """
        CREATE TABLE restaurant_entry (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          person_id TEXT NOT NULL,
          order_id TEXT REFERENCES restaurant_order (id) ON DELETE CASCADE,
          way TEXT NOT NULL,
          table_id TEXT NOT NULL,
          name TEXT NOT NULL,
          phone TEXT NOT NULL,
          address TEXT NOT NULL,
          note TEXT NOT NULL,
          shown_note TEXT NOT NULL
        )
        """,
        """
        CREATE UNIQUE INDEX restaurant_entry_of_order ON restaurant_entry (space_id, person_id, order_id)
        WHERE order_id IS NOT NULL
        """,
        """
        CREATE UNIQUE INDEX restaurant_entry_of_new ON restaurant_entry (space_id, person_id) WHERE order_id IS NULL
        """,
        "CREATE INDEX restaurant_entry_by_space ON restaurant_entry (space_id)",
        "CREATE INDEX restaurant_entry_by_order ON restaurant_entry (order_id) WHERE order_id IS NOT NULL",
        // A line that is corrected keeps its id, and what it was when the correction began.
        """
        CREATE TABLE restaurant_entry_line (
          entry_id TEXT NOT NULL REFERENCES restaurant_entry (id) ON DELETE CASCADE,
          id TEXT NOT NULL,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          is_kept \(Dialect.whole) NOT NULL,
          dish_id TEXT NOT NULL,
          name TEXT NOT NULL,
          price BIGINT NOT NULL,
          modifiers TEXT NOT NULL,
          quantity \(Dialect.whole) NOT NULL,
          note TEXT NOT NULL,
          shown_quantity \(Dialect.whole) NOT NULL,
          shown_note TEXT NOT NULL,
          position \(Dialect.whole) NOT NULL,
          PRIMARY KEY (entry_id, id)
        ) \(Dialect.clustered)
        """,
        "CREATE INDEX restaurant_entry_line_by_space ON restaurant_entry_line (space_id)",
      ]),
    // A correction may change everything: what each field was when it was typed over.
    Migration(
      "restaurant.0003-corrections",
      [
        "ALTER TABLE restaurant_entry ADD COLUMN shown_way TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE restaurant_entry ADD COLUMN shown_table_id TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE restaurant_entry ADD COLUMN shown_name TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE restaurant_entry ADD COLUMN shown_phone TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE restaurant_entry ADD COLUMN shown_address TEXT NOT NULL DEFAULT ''",
        "ALTER TABLE restaurant_entry_line ADD COLUMN shown_options TEXT NOT NULL DEFAULT ''",
      ]),
    OwnersActivity.migration,
    // Who comes to a table that sits already waits for a yes.
    Migration(
      "restaurant.0004-admissions",
      ["ALTER TABLE restaurant_seat ADD COLUMN admission TEXT NOT NULL DEFAULT 'seated'"]),
    OrderStep.migration,
    // How somebody ordered last, so that nobody chooses it again.
    Migration("restaurant.0006-ways", ["ALTER TABLE restaurant_diner ADD COLUMN way TEXT NOT NULL DEFAULT ''"]),
    // What guests want of the staff, since when, and how they want to pay.
    Migration(
      "restaurant.0007-calls",
      [
        "ALTER TABLE restaurant_tab ADD COLUMN called_at BIGINT",
        "ALTER TABLE restaurant_tab ADD COLUMN bill_asked_at BIGINT",
        "ALTER TABLE restaurant_tab ADD COLUMN bill_method TEXT NOT NULL DEFAULT ''",
      ]),
    // Who serves writes down orders of several tables at once.
    Migration(
      "restaurant.0008-entries",
      [
        "ALTER TABLE restaurant_entry ADD COLUMN for_table TEXT NOT NULL DEFAULT ''",
        "DROP INDEX restaurant_entry_of_new",
        """
        CREATE UNIQUE INDEX restaurant_entry_of_new ON restaurant_entry (space_id, person_id, for_table)
        WHERE order_id IS NULL
        """,
      ]),
    // Dishes have an age of their own, and sections a place where they are made.
    Migration(
      "restaurant.0009-stations",
      [
        "ALTER TABLE restaurant_line ADD COLUMN came_at BIGINT",
        "ALTER TABLE restaurant_line ADD COLUMN begun_at BIGINT",
        "ALTER TABLE restaurant_line ADD COLUMN ready_at BIGINT",
        "ALTER TABLE restaurant_section ADD COLUMN station TEXT NOT NULL DEFAULT ''",
      ]),
    Printer.migration,
    BillsMigration.migration,
    RestaurantApp.managers,
    Face.migration,
    Order.pickUpMigration,
    EntryFields.pickUpMigration,
    // A day's last ticket, and what nobody ate, are asked for all day long: not by going through the day's orders.
    Migration(
      "restaurant.0016-ended",
      [
        """
        CREATE INDEX restaurant_order_done ON restaurant_order (space_id, day, changed_at, id)
        WHERE state = 'done' AND trash_id IS NULL
        """,
        """
        CREATE INDEX restaurant_order_void ON restaurant_order (space_id, day)
        WHERE state IN ('refused', 'cancelled') AND trash_id IS NULL
        """,
        """
        CREATE INDEX restaurant_seat_asking ON restaurant_seat (space_id, sat_at)
        WHERE left_at IS NULL AND admission = 'asking'
        """,
      ]),
  ]
}
