import Kit

/// The customers of one space.
struct CustomerStore<Scope: SpaceScope> {
  let scope: Scope

  init(_ scope: Scope) {
    self.scope = scope
  }

  private var columns: SQL { "id, name, address, phone, note, archive_id, name_key" }
  private var shown: SQL { "space_id = \(scope.space.id) AND trash_id IS NULL AND archive_id IS NULL" }

  /// The customers whose name, address, phone or note hold the words, by name.
  /// - Parameter cursor: where the page before ended.
  func customers(matching words: String = "", after cursor: Cursor? = nil) throws -> Window<Customer> {
    let begin: SQL = cursor.map { " AND (name_key, id) > (\($0.key), \($0.id))" } ?? ""
    let rows = try scope.connection.rows(
      """
      SELECT \(columns) FROM orders_customer WHERE \(shown)\(Search.condition(words, in: "search_key"))\(begin)
      ORDER BY name_key, id LIMIT \(Window<Customer>.size + 1)
      """)
    return try Window(rows, cursor: { Cursor(key: try $0["name_key"], id: try $0["id"]) }, element: Customer.init)
  }

  /// The stretch of the list in which a customer stands, a few before and the rest after.
  func customers(matching words: String, around customer: Customer) throws -> Window<Customer> {
    let before = try scope.connection.row(
      """
      SELECT name_key, id FROM orders_customer WHERE \(shown)\(Search.condition(words, in: "search_key"))
        AND (name_key, id) < (\(customer.name.sortKey), \(customer.id))
      ORDER BY name_key DESC, id DESC LIMIT 1 OFFSET \(Window<Customer>.lead)
      """)
    return try customers(
      matching: words, after: before.map { Cursor(key: try $0["name_key"], id: try $0["id"]) })
  }

  /// - Parameter staged: an import that sees what it has staged.
  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been deleted.
  func customer(_ id: ID<Customer>, staged: ID<ImportRun>? = nil) throws -> Customer {
    let row = try scope.connection.row(
      "SELECT \(columns), trash_id FROM orders_customer WHERE space_id = \(scope.space.id) AND id = \(id)")
    guard let row else { throw Refusal.notFound }
    guard try [nil, staged].contains(row["trash_id"]) else { throw Refusal.gone(OrdersPhrases.customerGone) }
    return try Customer(row)
  }
}

extension CustomerStore where Scope == Edit {
  /// - Parameter id: minted by the form that was shown.
  @discardableResult
  func add(_ draft: CustomerDraft, id: ID<Customer>) throws -> Customer {
    let draft = try draft.validated()
    try scope.expectFresh(id, in: "orders_customer")
    try insert(draft, id: id)
    let customer = try customer(id)
    try scope.record(Customer.added, of: customer.subject)
    return customer
  }

  /// Writes the row of a valid customer; whoever calls notes the activity.
  /// - Parameter staged: an import that shows it later.
  func insert(
    _ draft: CustomerDraft, id: ID<Customer>, archive: ID<Activity>? = nil, staged: ID<ImportRun>? = nil
  ) throws {
    try scope.run(
      """
      INSERT INTO orders_customer (id, space_id, name, address, phone, note, name_key, search_key, archive_id, \
      trash_id, created_at)
      VALUES (\(id), \(scope.space.id), \(draft.name), \(draft.address), \(draft.phone), \(draft.note), \
      \(draft.name.sortKey), \(draft.searchKey), \(archive), \(staged), \(scope.now))
      """)
  }

  /// Changes the fields that differ from what the form showed, or from what is stored when it showed nothing;
  /// what others changed meanwhile in other fields stays.
  func change(_ id: ID<Customer>, to draft: CustomerDraft, from shown: CustomerDraft?) throws {
    _ = try draft.validated()
    let stored = CustomerDraft(try customer(id))
    let (merged, changes) = try scope.merge(draft, over: stored, shown: shown, fields: CustomerDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    try scope.run(
      """
      UPDATE orders_customer SET name = \(merged.name), address = \(merged.address), phone = \(merged.phone), \
      note = \(merged.note), name_key = \(merged.name.sortKey), search_key = \(merged.searchKey)
      WHERE space_id = \(scope.space.id) AND id = \(id)
      """)
    if merged.name != stored.name {
      // The orders' list is sorted by it; the name in the orders themselves stays frozen.
      try scope.run("UPDATE orders_order SET customer_key = \(merged.name.sortKey) WHERE customer_id = \(id)")
      scope.touch(Order.topic)
    }
    try scope.record(Customer.changed, of: Subject(Customer.topic, id, title: merged.name), fields: changes)
  }

  /// Deletes a customer, or archives one that orders hold.
  /// - Returns: the activity line, by which either is undone; `nil` when it was removed before.
  func remove(_ id: ID<Customer>) throws -> ID<Activity>? {
    do {
      let customer = try customer(id)
      return customer.isArchived ? nil : try Shelf.customers.remove(customer.subject, in: scope)
    } catch Refusal.gone {
      return nil
    }
  }

  /// Puts an archived customer back into lists and pickers.
  func bringBack(_ id: ID<Customer>) throws {
    let customer = try customer(id)
    if customer.isArchived { try Shelf.customers.bringBack(customer.subject, in: scope) }
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
