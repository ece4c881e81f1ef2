import Kit

/// Several dishes that were changed in one go.
enum DishesTogether {
  enum Change: String, CaseIterable, Sendable {
    case soldOut = "sold-out"
    case available, deleted

    var title: Phrase {
      switch self {
      case .soldOut: RestaurantPhrases.soldOut
      case .available: DishPhrases.available
      case .deleted: KitPhrases.delete
      }
    }
  }

  /// Which dishes have run out, or are there again.
  struct Stocking: Codable, Sendable {
    let isSoldOut: Bool
    let dishes: [String]
  }

  /// Which dishes went.
  struct Deletion: Codable, Sendable {
    let dishes: [String]
  }

  static let stocked = Event<Stocking>(
    "dish.stocked-together",
    undo: .by { stocking, transaction in
      let detail = try stocking.kept()
      try Stock.write(!detail.isSoldOut, Dish.table, detail.dishes, in: transaction)
    },
    says: { DishPhrases.stock($0.title, soldOut: $0.detail?.isSoldOut == true) },
    undone: { DishPhrases.stock($0.title, soldOut: $0.detail?.isSoldOut != true) })

  static let deleted = Event(
    keeping: Deletion.self, "dish.deleted-together", Dish.noun.severalDeleted,
    undo: .by { try Dish.bringBack($0.kept().dishes, deletedBy: $0.activity.id, in: $1) }, isDeletion: true,
    undone: Dish.noun.severalBack)
}

extension DishStore where Scope == SpaceTransaction {
  /// Changes dishes in one go; what has gone meanwhile stays gone.
  /// - Returns: the activity line, by which it is undone; `nil` when there was nothing to do.
  func change(_ ids: [ID<Dish>], _ change: DishesTogether.Change) throws -> ID<Activity>? {
    let dishes = try ids.compactMap { try scope.findUnlessGone($0) }
    return change == .deleted ? try remove(dishes) : try set(dishes, soldOut: change == .soldOut)
  }

  private func set(_ dishes: [Dish], soldOut isSoldOut: Bool) throws -> ID<Activity>? {
    let others = try dishes.filter { dish in
      try !scope.isOvertaken(at: StockSwitch.fieldName, of: dish.id) && dish.isSoldOut != isSoldOut
    }
    guard !others.isEmpty else { return nil }
    let ids = others.map(\.id.description)
    try Stock.write(isSoldOut, Dish.table, ids, in: scope)
    return try scope.record(
      DishesTogether.stocked, ofAll: others.map(\.subject), .init(isSoldOut: isSoldOut, dishes: ids))
  }

  private func remove(_ dishes: [Dish]) throws -> ID<Activity>? {
    guard !dishes.isEmpty else { return nil }
    let deletion = try scope.record(
      DishesTogether.deleted, ofAll: dishes.map(\.subject), .init(dishes: dishes.map(\.id.description)))
    for dish in dishes { try scope.update(dish.id, "trash_id = \(deletion)") }
    return deletion
  }
}
