import Kit

/// What a member of the staff writes down: a new order, or the correction of one. Each member has one of each.
enum EntryKey: Hashable, Sendable, PathParameter {
  case new
  case correction(ID<Order>)

  init?(pathText: String) {
    if pathText == "new" {
      self = .new
    } else if let id = ID<Order>(pathText) {
      self = .correction(id)
    } else {
      return nil
    }
  }

  var pathText: String { corrected?.description ?? "new" }

  var corrected: ID<Order>? {
    if case .correction(let id) = self { id } else { nil }
  }
}
