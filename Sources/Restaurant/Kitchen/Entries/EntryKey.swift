import Kit

/// What a member of the staff writes down: a new order, one for a table, or the correction of one. Each member has one of each.
enum EntryKey: Hashable, Sendable, PathParameter {
  case new
  case table(ID<DiningTable>)
  case correction(ID<Order>)

  private static let tablePrefix = "table-"

  init?(pathText: String) {
    if pathText == "new" {
      self = .new
    } else if pathText.hasPrefix(Self.tablePrefix) {
      guard let id = ID<DiningTable>(pathText.dropFirst(Self.tablePrefix.count)) else { return nil }
      self = .table(id)
    } else if let id = ID<Order>(pathText) {
      self = .correction(id)
    } else {
      return nil
    }
  }

  var pathText: String {
    switch self {
    case .new: "new"
    case .table(let id): "\(Self.tablePrefix)\(id)"
    case .correction(let id): id.description
    }
  }

  var table: ID<DiningTable>? {
    if case .table(let id) = self { id } else { nil }
  }

  var corrected: ID<Order>? {
    if case .correction(let id) = self { id } else { nil }
  }
}
