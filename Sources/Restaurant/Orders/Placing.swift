import Kit

/// Turns what a diner has put together into an order for the kitchen.
struct Placing {
  let transaction: SpaceTransaction
  let diner: Diner
  let establishment: Establishment
  /// The tab at which the diner sits.
  let tab: TableTab?

  init(_ visit: some VisitInSpace, in transaction: SpaceTransaction) throws {
    let store = try visit.currentOrder(in: transaction)
    self.transaction = transaction
    diner = store.diner
    establishment = try visit.establishment(in: transaction)
    tab = try diner.guest.flatMap { try TabStore(transaction).tab(of: $0) }
  }

  /// - Returns: the order, and the activity line that tells of it.
  /// - Throws: `Invalid`: for a field, for a dish (`line-…`), or, as the field "", for the whole: closed, nothing chosen,
  ///   another total than the diner saw. What was chosen stays.
  func place(_ draft: PlacingDraft) throws -> (order: ID<Order>, done: ID<Activity>) {
    guard let current = try CurrentOrderStore(transaction, of: diner, mainly: establishment.language).order() else {
      throw Invalid(["": RestaurantPhrases.nothingChosen])
    }
    try refuseHindered(current)
    try refuseClosed()
    try refuseFlood()
    let (way, contact) = try draft.validated(ways: ways)
    let total = try total(of: current)
    guard draft.total == "\(total.minorUnits)" else { throw Invalid(["": RestaurantPhrases.totalChanged(total)]) }
    let time =
      way == .pickUp ? try PickUps(transaction).slots(establishment.hours, at: transaction.now).time(draft.time) : nil
    try freeze(current)
    let number = try OrderStore(transaction).nextNumber(on: today)
    try write(current, draft, as: way, for: contact, at: time, number: number, total: total)
    if time != nil { transaction.touch(PickUpSlots.topic) }
    if way != .dineIn { try remember(contact, way) }
    let done = try transaction.record(Order.placed, of: Subject(Order.topic, current.id, title: "\(number)"))
    transaction.touch(diner.topic)
    if let tab { try TabStore(transaction).touchGuests(of: tab.id) }
    try SlipStore(transaction).follow(current.id)
    return (current.id, done)
  }

  private var today: Day { transaction.now.day(in: transaction.space.zone) }

  /// Who sits at a table eats there; others choose among what the owner allows.
  private var ways: [ServiceType] { ServiceType.open(to: diner, at: tab, establishment) }

  private func refuseHindered(_ current: CurrentOrder) throws {
    var problems = Invalid()
    for line in current.lines {
      guard let hindrance = line.hindrance else { continue }
      if case .priceChanged = hindrance { continue }
      let name = line.line.name.phrase(mainly: establishment.language)
      problems["line-\(line.line.id)"] = RestaurantPhrases.hindrance(hindrance, name)
    }
    if !problems.isEmpty { throw problems }
  }

  private func refuseClosed() throws {
    let ordering = establishment.hours.ordering(at: transaction.now)
    if case .closed = ordering {
      throw Invalid(["": ordering.orderingPhrase(at: transaction.now, in: transaction.space.zone)])
    }
    if ways.isEmpty { throw Invalid(["": establishment.noWay(at: tab)]) }
    if let tab, !tab.takesOrders { throw Invalid(["": RestaurantPhrases.waiting(at: tab)]) }
  }

  /// Somebody whom nobody knows keeps the kitchen busy with so many orders at once and no more.
  private func refuseFlood() throws {
    guard diner.guest != nil else { return }
    let open = OrderState.allCases.filter(\.isOpen)
    let count: Int? = try transaction.connection.value(
      """
      SELECT COUNT(*) FROM restaurant_order
      WHERE space_id = \(transaction.space.id) AND \(diner.owns) AND trash_id IS NULL AND state IN \(open)
      """)
    let limit = tab == nil ? Order.openLimit : Order.openLimitAtTable
    guard count ?? 0 < limit else { throw Invalid(["": RestaurantPhrases.tooManyOrders(limit)]) }
  }

  private func total(of current: CurrentOrder) throws -> Money {
    do throws(Money.Failure) {
      return try current.total(in: transaction.space.currency)
    } catch {
      throw Invalid(["": KitPhrases.totalTooLarge(in: transaction.space.currency)])
    }
  }

  /// Names and prices are from now on those of this moment.
  private func freeze(_ current: CurrentOrder) throws {
    for line in current.lines {
      guard let dish = line.dish, let now = line.now else { continue }
      try transaction.update(
        OrderLine.table, line.line.id,
        """
        name = \(dish.name), price = \(now.price.minorUnits), modifiers = \(now.modifiers.stored), \
        vat = \(MenuSection.rate(of: dish.id))
        """)
    }
  }

  private func write(
    _ current: CurrentOrder, _ draft: PlacingDraft, as way: ServiceType, for contact: Contact, at time: Instant?,
    number: Int,
    total: Money
  ) throws {
    try transaction.update(
      Order.table, current.id,
      """
      state = \(OrderState.received), way = \(way), number = \(number), day = \(today), \
      code = \(transaction.mint.secret()), tab_id = \(tab?.id), name = \(contact.name), phone = \(contact.phone), \
      address = \(contact.address), note = \(draft.note), pick_up_at = \(time), \
      total = \(total.minorUnits), dishes = \(current.count), placed_at = \(transaction.now), changed_at = \(transaction.now)
      """)
  }

  private func remember(_ contact: Contact, _ way: ServiceType) throws {
    try transaction.run(
      """
      INSERT INTO restaurant_diner (diner_id, space_id, way, name, phone, address)
      VALUES (\(diner.id), \(transaction.space.id), \(way), \(contact.name), \(contact.phone), \(contact.address))
      ON CONFLICT (diner_id, space_id) DO UPDATE SET way = excluded.way, name = excluded.name, phone = excluded.phone, \
      address = CASE WHEN excluded.address = '' THEN restaurant_diner.address ELSE excluded.address END
      """)
  }
}

extension OrderStore where Scope == SpaceTransaction {
  /// Orders are numbered from 1 each day, so that they can be called out.
  func nextNumber(on day: Day) throws -> Int {
    let last: Int? = try scope.connection.value(
      """
      SELECT MAX(number) FROM restaurant_order
      WHERE space_id = \(scope.space.id) AND day = \(day) AND state <> 'draft'
      """)
    return (last ?? 0) + 1
  }
}
