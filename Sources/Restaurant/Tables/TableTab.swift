import Kit

/// What the guests of one table order together, from their first wish until they have paid.
struct TableTab: Hashable, Sendable {
  /// A photographed code orders nothing: a tab begins when a member says yes.
  enum State: String, SQLBindable, SQLReadable, Sendable {
    case asked, open, paid, closed
  }

  let id: ID<TableTab>
  let table: ID<DiningTable>
  let tableName: String
  let state: State
}
