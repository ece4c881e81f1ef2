import Kit

/// What one diner has put together and not placed yet.
struct CurrentOrderStore<Scope: SpaceScope> {
  let scope: Scope
  let diner: Diner
  /// The restaurant's main one.
  let language: Language

  init(_ scope: Scope, of diner: Diner, mainly language: Language) {
    (self.scope, self.diner, self.language) = (scope, diner, language)
  }

  /// `nil` while nothing is chosen.
  func order() throws -> CurrentOrder? {
    guard let id = try id() else { return nil }
    let lines = try OrderStore(scope).lines("order_id = \(id)").map(\.line)
    guard !lines.isEmpty else { return nil }
    let dishes = try DishStore(scope).dishes(lines.map(\.dish))
    let groups = try ModifierStore(scope).groups(of: lines.map(\.dish))
    return CurrentOrder(
      id: id,
      lines: lines.map { line in
        let dish = dishes[line.dish]
        return CurrentOrder.Line(
          line: line, dish: dish,
          now: dish.flatMap {
            line.contentNow(of: $0, groups: groups[line.dish] ?? [], mainly: language)
          })
      })
  }

  /// How many dishes wait, for the tab.
  func count() throws -> Int {
    try scope.connection.value(
      """
      SELECT COALESCE(SUM(quantity), 0) FROM restaurant_line WHERE trash_id IS NULL AND order_id =
        (SELECT id FROM restaurant_order WHERE \(unplaced))
      """) ?? 0
  }

  private var unplaced: SQL {
    "space_id = \(scope.space.id) AND \(diner.owns) AND state = 'draft' AND trash_id IS NULL"
  }

  private func id() throws -> ID<Order>? {
    try scope.connection.value("SELECT id FROM restaurant_order WHERE \(unplaced)")
  }
}

extension CurrentOrderStore where Scope == SpaceTransaction {
  /// Adds to the order; the same again raises its quantity.
  /// - Throws: `Invalid` for what cannot be chosen so, `Refusal.conflict` when the dish is sold out.
  func add(_ id: ID<Dish>, _ selection: Selection) throws {
    let (dish, content) = try DishStore(scope).select(id, selection, mainly: language)
    let order = try idToFill()
    let same = try OrderStore(scope).lines("order_id = \(order) AND dish_id = \(id)").map(\.line).first {
      $0.options == content.modifiers.map(\.option) && $0.note == content.note
    }
    if let same {
      try set(same.id, to: LinePrice.sum(same.quantity, and: content.quantity))
    } else {
      try insert(content, of: dish, into: order)
    }
    scope.touch(diner.topic)
  }

  /// Adds what an earlier order held, at today's prices, as far as it can still be had.
  /// - Returns: the activity line, which names what cannot.
  /// - Throws: `Refusal.conflict` when it would hold more of a dish than a line can; nothing is added then.
  func add(again order: Order) throws -> ID<Activity> {
    let groups = try ModifierStore(scope).groups(of: order.lines.map(\.dish))
    let dishes = try DishStore(scope).dishes(order.lines.map(\.dish))
    var missing: [String] = []
    for line in order.lines {
      guard let dish = dishes[line.dish], !dish.isSoldOut,
        line.contentNow(of: dish, groups: groups[line.dish] ?? [], mainly: language) != nil
      else {
        missing.append(line.name.text(for: language, mainly: language))
        continue
      }
      let choice = ModifierChoice(Set(line.options))
      do {
        try add(line.dish, Selection(quantity: line.quantity, choice: choice, note: line.note))
      } catch let problems as Invalid {
        throw Refusal.conflict(
          RestaurantPhrases.tooMany(
            line.name.text(for: language, mainly: language), problems["quantity"] ?? RestaurantPhrases.tooDear))
      }
    }
    scope.touch(diner.topic)
    return try scope.record(
      Order.repeated, of: Subject(diner.topic, order.id, title: "\(order.number)"),
      Order.Repetition(missing: missing, addsNothing: missing.count == order.lines.count))
  }

  /// The order that is being put together, or a new one.
  func idToFill() throws -> ID<Order> { try id() ?? begin() }

  private func begin() throws -> ID<Order> {
    let id: ID<Order> = scope.mint.id()
    try scope.run(
      """
      INSERT INTO restaurant_order (id, space_id, person_id, guest_id, way, state, number, day, name, phone, address, \
      note, reason, total, dishes, created_at, changed_at)
      VALUES (\(id), \(scope.space.id), \(diner.person), \(diner.guest), '', 'draft', 0, '', '', '', '', '', '', 0, 0, \
      \(scope.now), \(scope.now))
      """)
    return id
  }

  private func insert(_ content: Selection.Content, of dish: Dish, into order: ID<Order>) throws {
    let lines: Int? = try scope.connection.value(
      "SELECT COUNT(*) FROM restaurant_line WHERE trash_id IS NULL AND order_id = \(order)")
    guard lines ?? 0 < CurrentOrder.lineLimit else {
      throw Invalid(["quantity": RestaurantPhrases.tooManyLines(CurrentOrder.lineLimit)])
    }
    try OrderStore(scope).insert(Correction.Added(dish: dish, content: content), as: scope.mint.id(), into: order)
  }

  /// - Throws: `Refusal.notFound` for a line that is not in this diner's order.
  private func expect(_ line: ID<OrderLine>) throws {
    let isIn: SQL = "trash_id IS NULL AND order_id = (SELECT id FROM restaurant_order WHERE \(unplaced))"
    guard try scope.connection.holds("restaurant_line WHERE id = \(line) AND \(isIn)") else { throw Refusal.notFound }
  }

  /// - Throws: `Invalid` for the line (`line-…`) when it is no quantity of one.
  func change(_ line: ID<OrderLine>, to quantity: Int) throws {
    try expect(line)
    guard LinePrice.quantities.contains(quantity) else {
      throw Invalid(["line-\(line)": LinePrice.Failure.quantity.message])
    }
    if try scope.isOvertaken(at: "quantity", of: line) { return }
    try set(line, to: quantity)
    scope.touch(diner.topic)
  }

  private func set(_ line: ID<OrderLine>, to quantity: Int) throws {
    try scope.update(OrderLine.table, line, "quantity = \(quantity)")
  }

  /// - Returns: the activity line, by which it comes back.
  func remove(_ line: ID<OrderLine>) throws -> ID<Activity> {
    try expect(line)
    let name: LocalizedText? = try scope.connection.value("SELECT name FROM restaurant_line WHERE id = \(line)")
    let title = name?.text(for: language, mainly: language) ?? ""
    let removal = try scope.record(Order.lineRemoved, of: Subject(diner.topic, line, title: title))
    try scope.update(OrderLine.table, line, "trash_id = \(removal)")
    return removal
  }

  /// Takes out what cannot be had any more.
  /// - Returns: the activity line, by which it comes back; `nil` when there is nothing of it.
  func removeUnavailable() throws -> ID<Activity>? {
    guard let order = try order(), order.hasUnavailable else { return nil }
    let lines = order.lines.filter(\.isUnavailable).map(\.line)
    let names = lines.map { $0.name.text(for: language, mainly: language) }.joined(separator: ", ")
    let removal = try scope.record(Order.lineRemoved, of: Subject(diner.topic, order.id, title: names))
    for line in lines { try scope.update(OrderLine.table, line.id, "trash_id = \(removal)") }
    return removal
  }

  /// Throws the order away with its lines.
  /// - Returns: the activity line, by which it comes back; `nil` when nothing was chosen.
  func cancel() throws -> ID<Activity>? {
    guard let id = try id() else { return nil }
    let cancelling = try scope.record(Order.discarded, of: Subject(diner.topic, id, title: "\(try count())"))
    try scope.update(Order.table, id, "trash_id = \(cancelling)")
    return cancelling
  }

  /// Brings back what a diner threw away of an order that was not placed. When they have begun another since, or placed the one
  /// that it belonged to, it joins what they are putting together now.
  static func bringBack(_ removal: ID<Activity>, in transaction: SpaceTransaction) throws {
    let lines = try transaction.connection.rows(
      """
      SELECT restaurant_line.id, restaurant_order.person_id, restaurant_order.guest_id FROM restaurant_line
      JOIN restaurant_order ON restaurant_order.id = restaurant_line.order_id
      WHERE restaurant_line.space_id = \(transaction.space.id)
        AND (restaurant_line.trash_id = \(removal)
          OR restaurant_order.trash_id = \(removal) AND restaurant_line.trash_id IS NULL)
      ORDER BY restaurant_line.id
      """)
    guard let first = lines.first,
      let diner = Diner(person: try first["person_id"], guest: try first["guest_id"])
    else { return }
    // Nobody changes what another has chosen.
    guard diner == Diner(transaction.author) else { throw Refusal.notFound }
    let current = try CurrentOrderStore(transaction, of: diner, mainly: .en).idToFill()
    for line in lines {
      let id: ID<OrderLine> = try line["id"]
      try transaction.run("UPDATE restaurant_line SET order_id = \(current), trash_id = NULL WHERE id = \(id)")
    }
    transaction.touch(diner.topic)
  }
}
