import Kit

/// The customers of one space.
struct CustomerStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope
}

extension CustomerStore where Scope == SpaceTransaction {
  /// - Parameter id: minted by the form that was shown.
  @discardableResult
  func add(_ draft: CustomerDraft, id: ID<Customer>) throws -> Customer {
    let draft = try draft.validated()
    try scope.claim(id)
    try insert(draft, id: id)
    let customer = try scope.find(id)
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
      INSERT INTO orders_customer (id, space_id, \(CustomerDraft.columns), name_key, search_key, archive_id, trash_id, \
      created_at)
      VALUES (\(id), \(scope.space.id), \(draft.columnValues), \(draft.name.sortKey), \(draft.searchKey), \(archive), \
      \(staged), \(scope.now))
      """)
  }

  /// Changes the fields that differ from what the form showed, or from what is stored when it showed nothing;
  /// what others changed meanwhile in other fields stays.
  func change(_ id: ID<Customer>, to draft: CustomerDraft, from shown: CustomerDraft?) throws {
    _ = try draft.validated()
    let stored = try scope.find(id).details
    let (merged, changes) = try scope.merge(draft, over: stored, shown: shown, fields: CustomerDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    try scope.update(id, "\(merged.assignments), name_key = \(merged.name.sortKey), search_key = \(merged.searchKey)")
    if merged.name != stored.name || merged.searchKey != stored.searchKey {
      // The orders' list is sorted and searched by them; what stands in the orders themselves stays frozen.
      try scope.run(
        """
        UPDATE orders_order SET customer_key = \(merged.name.sortKey), customer_found = \(merged.searchKey)
        WHERE customer_id = \(id)
        """)
      scope.touch(Order.topic)
    }
    try scope.record(Customer.changed, of: Subject(Customer.topic, id, title: merged.name), fields: changes)
  }
}
