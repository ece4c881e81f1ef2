import Kit

/// What there is today: dishes and options that are sold out, and that there is everything again.
struct Stock {
  static let soldOutInput = Action.Input(StockSwitch.fieldName, .yesNo, isRequired: true)

  let transaction: SpaceTransaction

  init(_ transaction: SpaceTransaction) {
    self.transaction = transaction
  }

  /// Brings a dish into the state that is wanted; one that is in it already is left alone.
  /// - Returns: the activity line, by which it is undone; `nil` when there was nothing to do.
  func set(_ id: ID<Dish>, soldOut: Bool) throws -> ID<Activity>? {
    let dish = try transaction.find(id)
    if try transaction.isOvertaken(at: StockSwitch.fieldName, of: id) { return nil }
    guard dish.isSoldOut != soldOut else { return nil }
    try transaction.update(id, "is_sold_out = \(soldOut)")
    return try transaction.record(soldOut ? Dish.soldOut : Dish.available, of: dish.subject)
  }

  /// - Throws: `Refusal.notFound` for an option that the group hasn't.
  func set(
    _ id: ID<ModifierOption>, of group: ID<ModifierGroup>, soldOut: Bool, mainly main: Language
  ) throws -> ID<Activity>? {
    guard let option = try ModifierStore(transaction).group(group).options.first(where: { $0.id == id }) else {
      throw Refusal.notFound
    }
    if try transaction.isOvertaken(at: StockSwitch.fieldName, of: id) { return nil }
    guard option.isSoldOut != soldOut else { return nil }
    try transaction.update(ModifierOption.table, id, "is_sold_out = \(soldOut)")
    let subject = Subject(Dish.topic, id, title: option.name.title(mainly: main))
    return try transaction.record(soldOut ? ModifierOption.soldOut : ModifierOption.available, of: subject)
  }

  /// The start of a day: there is everything again.
  /// - Returns: the activity line, by which it is undone; `nil` when nothing was sold out.
  func replenish() throws -> ID<Activity>? {
    let soldOut = Replenishment(dishes: try soldOut(Dish.table), options: try soldOut(ModifierOption.table))
    let count = soldOut.dishes.count + soldOut.options.count
    guard count > 0 else { return nil }
    try soldOut.write(false, in: transaction)
    let subject = Subject(Dish.topic, transaction.mint.id(Dish.self), title: String(count))
    return try transaction.record(Self.replenished, of: subject, soldOut)
  }

  private func soldOut(_ table: SpaceTable) throws -> [String] {
    try transaction.connection.rows(
      """
      SELECT id FROM \(table.sql)
      WHERE space_id = \(transaction.space.id) AND trash_id IS NULL AND is_sold_out = 1 ORDER BY id
      """
    ).map { try $0["id"] }
  }

  static func write(
    _ isSoldOut: Bool, _ table: SpaceTable, _ ids: [String], in transaction: SpaceTransaction
  ) throws {
    guard !ids.isEmpty else { return }
    try transaction.run(
      "UPDATE \(table.sql) SET is_sold_out = \(isSoldOut) WHERE space_id = \(transaction.space.id) AND id IN \(ids)")
  }
}

extension Stock {
  static let replenished = Event<Replenishment>(
    "stock.replenished", undo: .by { try $0.kept().write(true, in: $1) }, says: { _ in DishPhrases.allAvailable },
    undone: {
      Phrase(
        es: "De nuevo agotados: \($0.title)", en: "Sold out again: \($0.title)", pt: "De novo esgotados: \($0.title)")
    })

  /// That something of a table has run out, or is there again.
  static func event(_ name: String, soldOut: Bool, in table: SpaceTable) -> Event<NoDetail> {
    Event(
      name, undo: .by { try write(!soldOut, table, [$0.activity.subject.id], in: $1) },
      says: { DishPhrases.stock($0.title, soldOut: soldOut) },
      undone: { DishPhrases.stock($0.title, soldOut: !soldOut) })
  }

  /// What there was none of before there was everything again, by id.
  struct Replenishment: Codable, Sendable {
    let dishes: [String]
    let options: [String]

    fileprivate func write(_ isSoldOut: Bool, in transaction: SpaceTransaction) throws {
      try Stock.write(isSoldOut, Dish.table, dishes, in: transaction)
      try Stock.write(isSoldOut, ModifierOption.table, options, in: transaction)
    }
  }
}

extension Stock {
  /// How many dishes and options there are none of.
  static func soldOut(in scope: some SpaceScope) throws -> Int {
    let space = scope.space.id
    return try scope.connection.value(
      """
      SELECT (SELECT COUNT(*) FROM restaurant_dish WHERE space_id = \(space) AND trash_id IS NULL AND is_sold_out = 1)
        + (SELECT COUNT(*) FROM restaurant_modifier
          WHERE space_id = \(space) AND trash_id IS NULL AND is_sold_out = 1) AS sold_out
      """) ?? 0
  }
}
