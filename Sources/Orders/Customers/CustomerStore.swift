import Kit

/// The customers of one space.
struct CustomerStore<Scope: SpaceScope>: SpaceStore {
  let scope: Scope

  /// The customers that are found by the words, by name.
  /// - Parameter cursor: where the page before ended.
  func customers(matching words: String = "", after cursor: Cursor? = nil) throws -> Window<Customer> {
    try scope.window(ArchiveRule.shown(words), by: "name_key", after: cursor)
  }

  /// The stretch of the list in which a customer stands, a few before and the rest after.
  func customers(matching words: String, around customer: Customer) throws -> Window<Customer> {
    try scope.window(ArchiveRule.shown(words), by: "name_key", around: customer.id, at: customer.name.sortKey)
  }

  /// - Throws: `Refusal.notFound`, or `Refusal.gone` when it has been deleted.
  func customer(_ id: ID<Customer>) throws -> Customer {
    try scope.find(id)
  }

  /// Whom an order may be of, by name.
  func choices() throws -> KeptChoices {
    let customers: [Customer] = try scope.things(
      where: "\(ArchiveRule.shown("")) ORDER BY name_key, id LIMIT \(KeptChoices.most)")
    return KeptChoices(
      OrdersPhrases.customers, topics: [Customer.topic], back: (OrdersPhrases.customers, to: OrdersPaths.customers()),
      customers.map { customer in
        KeptChoices.Choice(
          customer.id, customer.name, about: Phrase(verbatim: customer.address),
          opens: OrdersPaths.newOrder().with("customer", customer.id.description))
      })
  }
}

extension CustomerStore where Scope == SpaceTransaction {
  /// - Parameter id: minted by the form that was shown.
  @discardableResult
  func add(_ draft: CustomerDraft, id: ID<Customer>) throws -> Customer {
    let draft = try draft.validated()
    try scope.claim(id)
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
    let stored = try customer(id).details
    let (merged, changes) = try scope.merge(draft, over: stored, shown: shown, fields: CustomerDraft.fields, of: id)
    guard !changes.isEmpty else { return }
    try scope.update(
      id,
      """
      \(merged.assignments), name_key = \(merged.name.sortKey), \
      search_key = \(merged.searchKey)
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
    guard let customer = try scope.findUnlessGone(id), !customer.isArchived else { return nil }
    return try ArchiveRule.customers.remove(customer.subject, in: scope)
  }

  /// Puts an archived customer back into lists and pickers.
  func bringBack(_ id: ID<Customer>) throws {
    let customer = try customer(id)
    if customer.isArchived { try ArchiveRule.customers.bringBack(customer.subject, in: scope) }
  }
}
