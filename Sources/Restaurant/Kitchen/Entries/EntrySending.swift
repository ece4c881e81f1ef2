import Kit

/// What was written goes to the kitchen.
extension EntryStore where Scope == SpaceTransaction {
  /// Sends the correction.
  /// - Parameter seen: the last correction that the form showed. Where somebody corrected the same since, it is shown first.
  /// - Returns: the activity line; `nil` when nothing was changed.
  /// - Throws: `Invalid` for fields, for lines (`line-…`) that cannot be had, and for the whole, as the field "".
  func correct(_ id: ID<Order>, _ establishment: Establishment, seen: String) throws -> ID<Activity>? {
    let entry = try entry()
    guard let order = entry.order else { throw Refusal.notFound }
    let tables = try TableStore(scope).tables()
    if seen != entry.corrected?.description ?? "" {
      let contested = entry.contested(tables: tables, mainly: language)
      if !contested.isEmpty { throw contested }
    }
    var correction = Correction(kept: try kept(entry), added: try added(entry))
    if let note = entry.fields.field(\.note).change {
      if let problem = EntryFields.note.problem(with: note) { throw Invalid(["note": problem]) }
      correction.note = note
    }
    if entry.fields.changesTarget {
      correction.target = try EntryTarget(
        entry.fields.merged, ways: establishment.staffWays(for: order), tables: Set(tables.map(\.id)),
        slots: PickUps(scope).slots(establishment.hours, at: scope.now), kept: order.fetchedAt)
    }
    let done = try OrderStore(scope).correct(id, correction, mainly: language)
    try discard()
    return done
  }

  private func kept(_ entry: Entry) throws -> [Correction.Locked] {
    var problems = Invalid()
    let changed = entry.lines.compactMap { line -> Correction.Locked? in
      guard let kept = line.kept else { return nil }
      problems["line-\(kept.now.id)"] = line.hindrance(mainly: language)
      let modifiers = kept.options.change == nil ? nil : line.line.modifiers
      let (quantity, note) = (kept.quantity.change, kept.note.change)
      guard quantity != nil || note != nil || modifiers != nil else { return nil }
      return Correction.Locked(line: kept.now.id, quantity: quantity, note: note, modifiers: modifiers)
    }
    guard problems.isEmpty else { throw problems }
    return changed
  }

  /// Sends a new order to the kitchen. The staff orders in every way that the owner allows, and always at a table, also while
  /// guests find the restaurant closed.
  /// - Throws: `Invalid` for fields, for lines (`line-…`) that cannot be had, and for the whole, as the field "".
  func place(_ establishment: Establishment) throws -> (order: ID<Order>, done: ID<Activity>) {
    let entry = try entry()
    let added = try added(entry)
    guard !added.isEmpty else { throw Invalid(["": EntryPhrases.noDishesYet]) }
    let fields = entry.fields.merged
    let target = try EntryTarget(
      fields, ways: establishment.staffWays(), tables: Set(try TableStore(scope).tables().map(\.id)),
      slots: PickUps(scope).slots(establishment.hours, at: scope.now))
    let tab = try target.table.map { try TabStore(scope).openForOrder(at: $0).tab }
    let (store, id): (OrderStore<SpaceTransaction>, ID<Order>) = (OrderStore(scope), scope.mint.id())
    let day = scope.now.day(in: scope.space.zone)
    let number = try store.nextNumber(on: day)
    try scope.run(
      """
      INSERT INTO restaurant_order (id, space_id, tab_id, way, state, number, day, code, name, phone, address, note, \
      reason, total, dishes, created_at, placed_at, changed_at, pick_up_at)
      VALUES (\(id), \(scope.space.id), \(tab), \(target.way), \(OrderState.received), \(number), \(day), \
      \(scope.mint.secret()), \(target.contact.name), \(target.contact.phone), \(target.contact.address), \
      \(fields.note), '', 0, 0, \(scope.now), \(scope.now), \(scope.now), \(target.pickUpAt))
      """)
    for line in added { try store.insert(line, as: scope.mint.id(), into: id) }
    try store.recount(id)
    let done = try scope.record(Order.placed, of: Subject(Order.topic, id, title: "\(number)"))
    if let tab { try TabStore(scope).touchGuests(of: tab) }
    if target.pickUpAt != nil { scope.touch(PickUpSlots.topic) }
    try SlipStore(scope).follow(id)
    try discard()
    return (id, done)
  }

  /// What is new, at today's prices.
  private func added(_ entry: Entry) throws -> [Correction.Added] {
    var problems = Invalid()
    let added = entry.lines.filter { $0.kept == nil && $0.line.quantity > 0 }.compactMap { line -> Correction.Added? in
      problems["line-\(line.line.id)"] = line.hindrance(mainly: language)
      return line.dish.map {
        Correction.Added(
          dish: $0,
          content: Selection.Content(
            quantity: line.line.quantity, modifiers: line.line.modifiers, price: line.price, note: line.line.note))
      }
    }
    guard problems.isEmpty else { throw problems }
    return added
  }
}

extension TabStore where Scope == SpaceTransaction {
  /// The tab on which the staff orders for a table. Their order is a member's yes: it opens the tab that there is not yet.
  /// - Returns: the tab, and the activity line of its opening when it was opened by this.
  /// - Throws: `Invalid` for the field `table` when its bill is paid.
  func openForOrder(at table: ID<DiningTable>) throws -> (tab: ID<TableTab>, done: ID<Activity>?) {
    if try tab(at: table)?.state == .paid { throw Invalid(["table": EntryPhrases.tablePaid]) }
    return try open(at: table)
  }
}
