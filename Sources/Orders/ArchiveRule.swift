import Kit

/// What customers and products have in common: one that no order holds is deleted, one that orders hold is archived, so
/// that the orders keep it while lists and pickers no longer offer it.
struct ArchiveRule: Sendable {
  /// With a `trash_id` and an `archive_id`.
  let table: SQL
  let deleted: Event<NoDetail>
  let archived: Event<Archiving>
  let returned: Event<NoDetail>
  /// Counts the orders that hold one: `total`, and `live` without those in the trash, which may come back.
  let holding: @Sendable (_ id: String) -> SQL

  static let customers = ArchiveRule(
    table: "orders_customer", deleted: Customer.deleted, archived: Customer.archived, returned: Customer.returned
  ) { id in
    """
    SELECT COUNT(*) AS total, COUNT(CASE WHEN trash_id IS NULL THEN 1 END) AS live
    FROM orders_order WHERE customer_id = \(id)
    """
  }

  static let products = ArchiveRule(
    table: "orders_product", deleted: Product.deleted, archived: Product.archived, returned: Product.returned
  ) { id in
    """
    SELECT COUNT(DISTINCT orders_order.id) AS total,
      COUNT(DISTINCT CASE WHEN orders_order.trash_id IS NULL THEN orders_order.id END) AS live
    FROM orders_line JOIN orders_order ON orders_order.id = orders_line.order_id
    WHERE orders_line.product_id = \(id)
    """
  }

  /// Which of its things lists and pickers offer for these words.
  static func shown(_ words: String) -> SQL {
    "archive_id IS NULL\(Search.condition(words, in: "search_key"))"
  }

  /// Deletes or archives.
  /// - Returns: the activity line, by which either is undone.
  func remove(_ subject: Subject, in transaction: SpaceTransaction) throws -> ID<Activity> {
    let counts = try transaction.connection.row(holding(subject.id))
    let (total, live): (Int, Int) = (try counts?["total"] ?? 0, try counts?["live"] ?? 0)
    guard total > 0 else {
      let deletion = try transaction.record(deleted, of: subject)
      try mark("trash_id", deletion, on: subject, in: transaction)
      return deletion
    }
    let archiving = try transaction.record(archived, of: subject, Archiving(orders: live))
    try mark("archive_id", archiving, on: subject, in: transaction)
    return archiving
  }

  /// Puts an archived one back into lists and pickers.
  func bringBack(_ subject: Subject, in transaction: SpaceTransaction) throws {
    try mark("archive_id", nil, on: subject, in: transaction)
    try transaction.record(returned, of: subject)
  }

  private func mark(_ column: SQL, _ activity: ID<Activity>?, on subject: Subject, in transaction: SpaceTransaction)
    throws
  {
    try transaction.run(
      "UPDATE \(table) SET \(column) = \(activity) WHERE space_id = \(transaction.space.id) AND id = \(subject.id)")
  }
}

/// What archiving keeps: how many orders hold the thing, without those in the trash.
struct Archiving: Codable, Sendable {
  let orders: Int

  /// The event of one kind of thing's being archived.
  static func event(_ name: String, in table: SQL) -> Event<Archiving> {
    Event(
      name,
      undo: .by { archiving, transaction in
        try transaction.run(
          """
          UPDATE \(table) SET archive_id = NULL
          WHERE space_id = \(transaction.space.id) AND archive_id = \(archiving.activity.id)
          """)
      },
      says: { archiving in
        // Lines of before kept the number among their fields.
        let orders = archiving.detail?.orders ?? archiving.change(of: "orders").flatMap { Int($0.to) }
        return OrdersPhrases.archived(archiving.title, orders ?? 0)
      })
  }
}
