import Kit

/// The customers of one space.
struct CustomerStore<Scope: SpaceScope> {
  let scope: Scope

  init(_ scope: Scope) {
    self.scope = scope
  }

  private static var columns: SQL { "id, name, address, phone, note, archive_id" }
  private var shown: SQL { "space_id = \(scope.space.id) AND trash_id IS NULL AND archive_id IS NULL" }

  /// The customers whose name, address, phone or note holds the words, by name.
  /// - Parameter cursor: where the page before ended.
  func customers(matching words: String = "", after cursor: Cursor? = nil) throws -> Window<Customer> {
    var conditions: SQL = shown
    for word in words.searchKey.split(separator: " ") {
      conditions = "\(conditions) AND \(Dialect.contains("search_key", String(word)))"
    }
    if let cursor {
      conditions = "\(conditions) AND (name_key, id) > (\(cursor.key), \(cursor.id))"
    }
    let rows = try scope.connection.rows(
      """
      SELECT \(Self.columns), name_key FROM orders_customer WHERE \(conditions)
      ORDER BY name_key, id LIMIT \(Window<Customer>.size + 1)
      """)
    return try Window(rows, cursor: { Cursor(key: try $0["name_key"], id: try $0["id"]) }, Customer.init)
  }

  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been deleted.
  func customer(_ id: ID<Customer>) throws -> Customer {
    let row = try scope.connection.row(
      """
      SELECT \(Self.columns), trash_id FROM orders_customer WHERE space_id = \(scope.space.id) AND id = \(id)
      """)
    guard let row else { throw Refusal.notFound }
    guard try row["trash_id"] as String? == nil else { throw Refusal.gone(OrdersPhrases.customerGone) }
    return try Customer(row)
  }
}

extension CustomerStore where Scope == Edit {
  /// Adds a customer.
  /// - Parameter id: minted by the form that was shown.
  @discardableResult
  func add(_ draft: CustomerDraft, id: ID<Customer>) throws -> Customer {
    let draft = try draft.validated()
    try scope.run(
      """
      INSERT INTO orders_customer
        (id, space_id, name, address, phone, note, name_key, search_key, created_at)
      VALUES (\(id), \(scope.space.id), \(draft.name), \(draft.address), \(draft.phone), \(draft.note), \
      \(draft.name.sortKey), \(draft.searchKey), \(scope.now))
      """)
    let customer = try customer(id)
    try scope.record("customer.added", of: customer.subject)
    return customer
  }
}

extension Customer {
  init(_ row: SQLRow) throws {
    let archive: String? = try row["archive_id"]
    self.init(
      id: try row["id"], name: try row["name"], address: try row["address"], phone: try row["phone"],
      note: try row["note"], isArchived: archive != nil)
  }
}

extension CustomerDraft {
  /// What a search looks through.
  var searchKey: String { [name, address, phone, note].joined(separator: " ").searchKey }
}
