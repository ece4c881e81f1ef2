import Kit

/// Several orders that were changed in one go.
enum OrdersTogether {
  /// What is chosen to delete them, where others choose a state.
  static let deletion = "deleted"

  /// What is offered for those that are selected: the next steps of an order, and then what is rarer.
  static var choices: [(title: Phrase, value: String, isDestructive: Bool)] {
    let states: [OrderState] = [.confirmed, .prepared, .delivered, .paid]
    return states.map { ($0.title, $0.rawValue, false) } + [(KitPhrases.delete, deletion, true)]
  }

  /// What a change of several keeps: where each of them was, and what none of it could be done to.
  struct Moves: Codable, Sendable {
    struct Move: Codable, Sendable {
      let order: ID<Order>
      let code: String
      let from: OrderState
      /// Where it is otherwise than the others; see ``Order/arrival(at:)``.
      var to: OrderState?
    }

    let to: OrderState
    let moves: [Move]
    /// The codes of those that had been deleted meanwhile.
    let gone: [String]
  }

  static let moved = Event<Moves>(
    "order.moved-together",
    undo: .by { moved, transaction in
      let moves = try moved.kept()
      // One that has gone on since then stays where it is now.
      for move in moves.moves {
        try transaction.run(
          """
          UPDATE orders_order SET state = \(move.from)
          WHERE space_id = \(transaction.space.id) AND id = \(move.order) AND state = \(move.to ?? moves.to)
            AND trash_id IS NULL
          """)
      }
    },
    says: { moved in
      guard let detail = moved.detail else { return EventPhrases.line(Order.noun.changed, moved.title) }
      let done = OrdersPhrases.orders(detail.moves.map(\.code), are: detail.to)
      guard !detail.gone.isEmpty else { return done }
      let left = EventPhrases.line(OrdersPhrases.deletedMeanwhile, EventPhrases.names(detail.gone))
      return Phrase(joining: "\(done) · \(left)")
    },
    undone: { OrdersPhrases.asBefore($0.title) },
    deed: { moved in
      guard !moved.isUndoing else { return OrdersPhrases.putBack(by: moved.author) }
      return moved.detail.map { OrdersPhrases.moved(to: $0.to, by: moved.author) }
        ?? OrdersPhrases.changed(by: moved.author)
    })

  static let deleted = Event.deletion("order.deleted-together", ofSeveral: Order.noun) {
    $0.isUndoing ? OrdersPhrases.broughtBack(by: $0.author) : OrdersPhrases.deleted(by: $0.author)
  }
}

extension OrderStore where Scope == SpaceTransaction {
  /// Brings orders into a state, as one change.
  /// - Returns: the line of activity, by which each goes back to where it was; `nil` when all were there already.
  func move(_ ids: [ID<Order>], to state: OrderState) throws -> ID<Activity>? {
    var (moves, gone, subjects): ([OrdersTogether.Moves.Move], [String], [Subject]) = ([], [], [])
    for id in ids {
      guard let order = try scope.findUnlessGone(id) else {
        gone.append(try code(of: id))
        continue
      }
      let arrival = order.arrival(at: state)
      guard try !scope.isOvertaken(at: "state", of: id), order.state != arrival else { continue }
      try scope.update(id, "state = \(arrival)")
      moves.append(
        .init(order: id, code: order.code, from: order.state, to: arrival == state ? nil : arrival))
      subjects.append(order.subject)
    }
    guard !moves.isEmpty else { return nil }
    return try scope.record(OrdersTogether.moved, ofAll: subjects, .init(to: state, moves: moves, gone: gone))
  }

  /// Deletes orders with their lines, as one change. What had been deleted before stays as it was.
  /// - Returns: the line of activity, by which all come back; `nil` when none was there.
  func remove(_ ids: [ID<Order>]) throws -> ID<Activity>? {
    let orders = try ids.compactMap { try scope.findUnlessGone($0) }
    guard let first = orders.first else { return nil }
    guard orders.count > 1 else { return try remove(first.id) }
    let deletion = try scope.record(OrdersTogether.deleted, ofAll: orders.map(\.subject))
    for order in orders { try scope.update(order.id, "trash_id = \(deletion)") }
    return deletion
  }

  private func code(of id: ID<Order>) throws -> String {
    try scope.connection.value("SELECT code FROM orders_order WHERE space_id = \(scope.space.id) AND id = \(id)") ?? ""
  }
}
