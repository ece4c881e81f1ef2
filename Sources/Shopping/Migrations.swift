import Kit

enum ShoppingMigrations {
  static let all: [Migration] = [
    Migration(
      "shopping.0001-lists",
      [
        """
        CREATE TABLE shopping_list (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          search_key TEXT NOT NULL,
          shop_id TEXT,
          is_completed \(Dialect.whole) NOT NULL,
          moved_at BIGINT NOT NULL,
          trash_id TEXT,
          created_at BIGINT NOT NULL
        )
        """,
        """
        CREATE INDEX shopping_list_by_place ON shopping_list (space_id, is_completed, moved_at, id)
        WHERE trash_id IS NULL
        """,
        "CREATE INDEX shopping_list_by_trash ON shopping_list (trash_id) WHERE trash_id IS NOT NULL",
        // How each person sees each list; no change of the list.
        """
        CREATE TABLE shopping_list_view (
          list_id TEXT NOT NULL REFERENCES shopping_list (id) ON DELETE CASCADE,
          person_id TEXT NOT NULL REFERENCES kit_person (id) ON DELETE CASCADE,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          item_order TEXT NOT NULL,
          PRIMARY KEY (list_id, person_id)
        ) \(Dialect.clustered)
        """,
      ]),
    Migration(
      "shopping.0002-items",
      [
        """
        CREATE TABLE shopping_item (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          list_id TEXT NOT NULL REFERENCES shopping_list (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          brand TEXT NOT NULL,
          quantity BIGINT,
          unit TEXT,
          price BIGINT,
          price_basis TEXT,
          note TEXT NOT NULL,
          category_id TEXT,
          added_at BIGINT NOT NULL,
          added_by TEXT,
          added_name TEXT NOT NULL,
          addition_id TEXT NOT NULL,
          is_bought \(Dialect.whole) NOT NULL,
          bought_at BIGINT,
          bought_by TEXT,
          bought_name TEXT,
          cleared_id TEXT,
          trash_id TEXT
        )
        """,
        """
        CREATE INDEX shopping_item_by_list ON shopping_item (list_id, is_bought)
        WHERE trash_id IS NULL AND cleared_id IS NULL
        """,
        // The last trip is what was bought last, on the list still or cleared away.
        """
        CREATE INDEX shopping_item_by_purchase ON shopping_item (space_id, bought_at)
        WHERE trash_id IS NULL AND is_bought = 1
        """,
        "CREATE INDEX shopping_item_by_addition ON shopping_item (addition_id)",
        "CREATE INDEX shopping_item_by_clearing ON shopping_item (cleared_id) WHERE cleared_id IS NOT NULL",
        "CREATE INDEX shopping_item_by_trash ON shopping_item (trash_id) WHERE trash_id IS NOT NULL",
      ]),
    Migration(
      "shopping.0003-categories",
      [
        """
        CREATE TABLE shopping_category (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          goods TEXT,
          colour TEXT NOT NULL,
          position \(Dialect.whole) NOT NULL,
          trash_id TEXT
        )
        """,
        "CREATE INDEX shopping_category_by_position ON shopping_category (space_id, position, id)",
        "CREATE INDEX shopping_category_by_trash ON shopping_category (trash_id) WHERE trash_id IS NOT NULL",
      ]),
    Migration(
      "shopping.0004-shops",
      [
        """
        CREATE TABLE shopping_shop (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          name_key TEXT NOT NULL,
          trash_id TEXT,
          created_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX shopping_shop_by_name ON shopping_shop (space_id, name_key, id) WHERE trash_id IS NULL",
        "CREATE INDEX shopping_shop_by_trash ON shopping_shop (trash_id) WHERE trash_id IS NOT NULL",
        // The categories as they stand in a shop; those that aren't here stand after them in the general order.
        """
        CREATE TABLE shopping_shop_place (
          shop_id TEXT NOT NULL REFERENCES shopping_shop (id) ON DELETE CASCADE,
          category_id TEXT NOT NULL REFERENCES shopping_category (id) ON DELETE CASCADE,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          position \(Dialect.whole) NOT NULL,
          PRIMARY KEY (shop_id, category_id)
        ) \(Dialect.clustered)
        """,
      ]),
    Migration(
      "shopping.0005-goods",
      [
        // What the household remembers of what it buys, by the folded name.
        """
        CREATE TABLE shopping_good (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          name TEXT NOT NULL,
          name_key TEXT NOT NULL,
          brand TEXT NOT NULL,
          category_id TEXT,
          quantity BIGINT,
          unit TEXT,
          times_used \(Dialect.whole) NOT NULL,
          used_at BIGINT NOT NULL,
          is_staple \(Dialect.whole) NOT NULL
        )
        """,
        "CREATE UNIQUE INDEX shopping_good_by_name ON shopping_good (space_id, name_key)",
        "CREATE INDEX shopping_good_by_use ON shopping_good (space_id, times_used, used_at)",
        // The brands of each good, "" for none, and what they cost last.
        """
        CREATE TABLE shopping_good_brand (
          good_id TEXT NOT NULL REFERENCES shopping_good (id) ON DELETE CASCADE,
          brand_key TEXT NOT NULL,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          brand TEXT NOT NULL,
          price BIGINT,
          price_basis TEXT,
          seen_at BIGINT NOT NULL,
          PRIMARY KEY (good_id, brand_key)
        ) \(Dialect.clustered)
        """,
        "CREATE INDEX shopping_good_brand_by_space ON shopping_good_brand (space_id)",
      ]),
    // Deleting a row looks for those that refer to it.
    Migration(
      "shopping.0006-references",
      [
        "CREATE INDEX shopping_list_by_space ON shopping_list (space_id)",
        "CREATE INDEX shopping_list_view_by_person ON shopping_list_view (person_id)",
        "CREATE INDEX shopping_list_view_by_space ON shopping_list_view (space_id)",
        "CREATE INDEX shopping_item_by_space ON shopping_item (space_id)",
        "CREATE INDEX shopping_item_of_list ON shopping_item (list_id)",
        "CREATE INDEX shopping_shop_by_space ON shopping_shop (space_id)",
        "CREATE INDEX shopping_shop_place_by_category ON shopping_shop_place (category_id)",
        "CREATE INDEX shopping_shop_place_by_space ON shopping_shop_place (space_id)",
      ]),
    Migration(
      "shopping.0007-aliases",
      [
        // Under which id a page knows a line that was added to an item that was there.
        """
        CREATE TABLE shopping_alias (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          item_id TEXT NOT NULL REFERENCES shopping_item (id) ON DELETE CASCADE,
          addition_id TEXT NOT NULL,
          at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX shopping_alias_by_space ON shopping_alias (space_id)",
        "CREATE INDEX shopping_alias_by_item ON shopping_alias (item_id)",
        "CREATE INDEX shopping_alias_by_addition ON shopping_alias (addition_id)",
        "CREATE INDEX shopping_alias_by_time ON shopping_alias (at)",
      ]),
    Migration(
      "shopping.0008-trips",
      [
        // What was paid, where and when. A trip outlives its list.
        """
        CREATE TABLE shopping_trip (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          list_name TEXT NOT NULL,
          shop_id TEXT,
          shop_name TEXT NOT NULL,
          day TEXT NOT NULL,
          paid BIGINT,
          estimated BIGINT,
          items \(Dialect.whole) NOT NULL,
          clearing_id TEXT NOT NULL,
          trash_id TEXT,
          created_at BIGINT NOT NULL
        )
        """,
        "CREATE INDEX shopping_trip_by_day ON shopping_trip (space_id, day, id) WHERE trash_id IS NULL",
        "CREATE INDEX shopping_trip_by_space ON shopping_trip (space_id)",
        "CREATE INDEX shopping_trip_by_trash ON shopping_trip (trash_id) WHERE trash_id IS NOT NULL",
      ]),
    Migration(
      "shopping.0009-memory",
      [
        "ALTER TABLE shopping_good ADD COLUMN merged_into TEXT",
        "ALTER TABLE shopping_good ADD COLUMN trash_id TEXT",
        // Two have one name where one was deleted, learned anew and brought back: readers take them for one.
        "DROP INDEX shopping_good_by_name",
        "CREATE INDEX shopping_good_by_name ON shopping_good (space_id, name_key)",
        "CREATE INDEX shopping_good_by_merging ON shopping_good (merged_into) WHERE merged_into IS NOT NULL",
        "CREATE INDEX shopping_good_by_trash ON shopping_good (trash_id) WHERE trash_id IS NOT NULL",
        // Which additions put which of the goods on a list, and as which item, to forget what only a mistake had taught.
        """
        CREATE TABLE shopping_good_use (
          addition_id TEXT NOT NULL,
          item_id TEXT NOT NULL REFERENCES shopping_item (id) ON DELETE CASCADE,
          good_id TEXT NOT NULL REFERENCES shopping_good (id) ON DELETE CASCADE,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          times \(Dialect.whole) NOT NULL,
          PRIMARY KEY (addition_id, item_id, good_id)
        ) \(Dialect.clustered)
        """,
        "CREATE INDEX shopping_good_use_by_item ON shopping_good_use (item_id)",
        "CREATE INDEX shopping_good_use_by_good ON shopping_good_use (good_id)",
        "CREATE INDEX shopping_good_use_by_space ON shopping_good_use (space_id)",
      ]),
    Migration(
      "shopping.0009-prices",
      [
        // What was said of an item, and for what it was bought: the item may be gone, what it cost stays.
        """
        CREATE TABLE shopping_price (
          id TEXT PRIMARY KEY,
          space_id TEXT NOT NULL REFERENCES kit_space (id) ON DELETE CASCADE,
          good_id TEXT NOT NULL REFERENCES shopping_good (id) ON DELETE CASCADE,
          item_id TEXT NOT NULL,
          brand TEXT NOT NULL,
          brand_key TEXT NOT NULL,
          shop_id TEXT REFERENCES shopping_shop (id) ON DELETE SET NULL,
          is_purchase \(Dialect.whole) NOT NULL,
          at BIGINT NOT NULL,
          price BIGINT NOT NULL,
          quantity BIGINT,
          unit TEXT
        )
        """,
        "CREATE INDEX shopping_price_by_good ON shopping_price (good_id, brand_key, shop_id, at)",
        "CREATE INDEX shopping_price_by_item ON shopping_price (item_id)",
        "CREATE INDEX shopping_price_by_shop ON shopping_price (shop_id)",
        "CREATE INDEX shopping_price_by_space ON shopping_price (space_id)",
      ]),
    // Which guest put it on the list, who may take it back.
    Migration("shopping.0010-guests", ["ALTER TABLE shopping_item ADD COLUMN added_guest TEXT"]),
    Migration(
      "shopping.0011-wholes",
      [
        // How much the price of a whole was for; of some that is not known any more.
        "ALTER TABLE shopping_good_brand ADD COLUMN quantity BIGINT",
        "ALTER TABLE shopping_good_brand ADD COLUMN unit TEXT",
        """
        UPDATE shopping_good_brand SET quantity = (
          SELECT seen.quantity FROM shopping_price AS seen
          WHERE seen.good_id = shopping_good_brand.good_id AND seen.brand_key = shopping_good_brand.brand_key
            AND seen.price = shopping_good_brand.price
          ORDER BY seen.at DESC, seen.id DESC LIMIT 1)
        WHERE price_basis = 'whole'
        """,
        """
        UPDATE shopping_good_brand SET unit = (
          SELECT seen.unit FROM shopping_price AS seen
          WHERE seen.good_id = shopping_good_brand.good_id AND seen.brand_key = shopping_good_brand.brand_key
            AND seen.price = shopping_good_brand.price
          ORDER BY seen.at DESC, seen.id DESC LIMIT 1)
        WHERE price_basis = 'whole'
        """,
      ]),
    Migration("shopping.0012-to-buy", [Item.toBuy]), WantedMemory.migration,
    Migration("shopping.0014-purchases", [PriceObservation.byPurchase]),
  ]
}
