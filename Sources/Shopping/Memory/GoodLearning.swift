import Kit

/// What one space remembers of what it buys: learning it, and forgetting what was only a mistake.
extension GoodStore where Scope == SpaceTransaction {
  /// Remembers what is put on a list.
  /// - Parameters:
  ///   - item: as which it is there.
  ///   - addition: the activity that tells of it.
  func learn(
    _ line: ItemLine, category: ID<Category>?, by item: ID<Item>, in addition: ID<Activity>
  ) throws {
    guard let good = try learn(line, category: category, isWantedOnceMore: true) else { return }
    try scope.run(
      """
      INSERT INTO shopping_good_use (addition_id, item_id, good_id, space_id, times)
      VALUES (\(addition), \(item), \(good), \(scope.space.id), 1)
      ON CONFLICT (addition_id, item_id, good_id) DO UPDATE SET times = shopping_good_use.times + 1
      """)
  }

  /// Remembers what an item is told to be. What only this item had taught under its name of before was mistyped.
  func learn(_ line: ItemLine, category: ID<Category>?, correcting item: Item) throws {
    if let mistyped = try id(named: item.line.name), try id(named: line.name) != mistyped,
      try isOnlyOf(mistyped, "item_id = \(item.id)")
    {
      try correct(mistyped, to: line.name)
    }
    let isKnown = try id(named: line.name) != nil
    guard let good = try learn(line, category: category, isWantedOnceMore: false), !isKnown else { return }
    try scope.run(
      """
      INSERT INTO shopping_good_use (addition_id, item_id, good_id, space_id, times)
      SELECT addition_id, id, \(good), space_id, 1 FROM shopping_item
      WHERE space_id = \(scope.space.id) AND id = \(item.id)
      """)
  }

  /// It goes by another name. Where that is known already, or nobody's, nothing goes by the mistyped one any more.
  private func correct(_ mistyped: ID<RememberedGood>, to name: String) throws {
    let known = try id(named: name)
    if known == nil, !Mispaste.isOne(name) {
      return try scope.update(RememberedGood.table, mistyped, "name = \(name), name_key = \(name.searchKey)")
    }
    if let known {
      try scope.run(
        "UPDATE shopping_price SET good_id = \(known) WHERE space_id = \(scope.space.id) AND good_id = \(mistyped)")
    }
    try scope.run("DELETE FROM shopping_good WHERE space_id = \(scope.space.id) AND id = \(mistyped)")
  }

  private func learn(_ line: ItemLine, category: ID<Category>?, isWantedOnceMore: Bool) throws -> ID<RememberedGood>? {
    guard !Mispaste.isOne(line.name) else { return nil }
    let known = try good(named: line.name)
    let id = known?.id ?? scope.mint.id()
    let quantity = line.quantity ?? known?.quantity
    if known == nil {
      try scope.run(
        """
        INSERT INTO shopping_good (id, space_id, name, name_key, brand, category_id, quantity, unit, times_used, \
        used_at, is_staple)
        VALUES (\(id), \(scope.space.id), \(line.name), \(line.name.searchKey), \(line.brand ?? ""), \(category), \
        \(quantity?.thousandths), \(quantity?.unit.rawValue), 1, \(scope.now), \(false))
        """)
    } else {
      try scope.update(
        RememberedGood.table, id,
        """
        brand = \(line.brand ?? ""), category_id = \(category ?? known?.category), \
        quantity = \(quantity?.thousandths), unit = \(quantity?.unit.rawValue), \
        times_used = times_used + \(isWantedOnceMore ? 1 : 0), used_at = \(scope.now)
        """)
    }
    try learn(line.brand ?? "", at: line.price, for: line.quantity, of: id)
    scope.touch(RememberedGood.topic)
    return id
  }

  private func learn(_ brand: String, at price: Price?, for quantity: Quantity?, of good: ID<RememberedGood>) throws {
    guard !brand.isEmpty || price != nil else { return }
    try scope.run(
      """
      INSERT INTO shopping_good_brand (good_id, brand_key, space_id, brand, price, price_basis, quantity, unit, seen_at)
      VALUES (\(good), \(brand.searchKey), \(scope.space.id), \(brand), \(price?.amount.minorUnits), \
      \(price?.basis.rawValue), \(quantity?.thousandths), \(quantity?.unit.rawValue), \(scope.now))
      ON CONFLICT (good_id, brand_key) DO UPDATE SET brand = excluded.brand,
        quantity = CASE WHEN excluded.price IS NULL THEN shopping_good_brand.quantity ELSE excluded.quantity END,
        unit = CASE WHEN excluded.price IS NULL THEN shopping_good_brand.unit ELSE excluded.unit END,
        price = COALESCE(excluded.price, shopping_good_brand.price),
        price_basis = COALESCE(excluded.price_basis, shopping_good_brand.price_basis), seen_at = excluded.seen_at
      """)
  }

  /// Takes back what an addition taught: what nothing else has is forgotten, the rest was wanted less often.
  /// - Parameter deletion: the activity with which its items went to the trash, and with which they may come back.
  func unlearn(_ addition: ID<Activity>, with deletion: ID<Activity>?) throws {
    let isOfIt: SQL = "addition_id = \(addition)"
    for (good, times) in try uses(isOfIt).sorted(by: { $0.key.description < $1.key.description }) {
      if try isOnlyOf(good, isOfIt) {
        if let deletion {
          try scope.update(RememberedGood.table, good, "trash_id = \(deletion)")
        } else {
          try scope.run("DELETE FROM shopping_good WHERE space_id = \(scope.space.id) AND id = \(good)")
        }
      } else {
        try scope.update(RememberedGood.table, good, "times_used = times_used - \(times)")
        try scope.run(
          """
          DELETE FROM shopping_good_use WHERE space_id = \(scope.space.id) AND good_id = \(good) AND \(isOfIt)
          """)
      }
    }
    scope.touch(RememberedGood.topic)
  }

  /// Forgets what was remembered only from items that nobody ever bought, of which this is the last.
  /// - Parameter deletion: with which the item went to the trash, and both come back.
  func forget(_ item: ID<Item>, with deletion: ID<Activity>) throws {
    let unbought: SQL = """
      item_id IN (SELECT id FROM shopping_item
        WHERE space_id = \(scope.space.id) AND trash_id IS NOT NULL AND is_bought = 0)
      """
    for good in try uses("item_id = \(item)").keys.sorted(by: { $0.description < $1.description }) {
      if try isOnlyOf(good, unbought) { try scope.update(RememberedGood.table, good, "trash_id = \(deletion)") }
    }
    scope.touch(RememberedGood.topic)
  }

  /// What was forgotten with a deletion is remembered again.
  func remember(_ deletion: ID<Activity>) throws {
    try scope.run(
      "UPDATE shopping_good SET trash_id = NULL WHERE space_id = \(scope.space.id) AND trash_id = \(deletion)")
    scope.touch(RememberedGood.topic)
  }

  /// Whether these uses are all that there is of something, and nobody has starred it or merged anything into it.
  private func isOnlyOf(_ good: ID<RememberedGood>, _ uses: SQL) throws -> Bool {
    let row = try scope.connection.row(
      """
      SELECT times_used, is_staple FROM shopping_good
      WHERE space_id = \(scope.space.id) AND id = \(good) AND trash_id IS NULL
      """)
    guard let row, try !row["is_staple"] else { return false }
    let known: Int = try row["times_used"]
    guard try self.uses("good_id = \(good) AND \(uses)")[good, default: 0] >= known else { return false }
    return try !scope.connection.holds(
      "shopping_good WHERE space_id = \(scope.space.id) AND merged_into = \(good) AND trash_id IS NULL")
  }

  /// How often each of the goods was put on a list, as far as is meant.
  private func uses(_ isMeant: SQL) throws -> [ID<RememberedGood>: Int] {
    var uses: [ID<RememberedGood>: Int] = [:]
    for row in try scope.connection.rows(
      """
      SELECT good_id, times FROM shopping_good_use WHERE space_id = \(scope.space.id) AND \(isMeant)
      ORDER BY good_id, addition_id, item_id
      """)
    {
      let (good, times): (ID<RememberedGood>, Int) = (try row["good_id"], try row["times"])
      uses[good, default: 0] += times
    }
    return uses
  }
}
