extension Connection {
  /// Whether there is any such row: `holds("orders_order WHERE code_key = \(key)")`.
  package func holds(_ rows: SQL) throws -> Bool {
    try row("SELECT 1 AS found FROM \(rows) LIMIT 1") != nil
  }
}

extension SpaceScope {
  /// The things of the space that are not deleted and fit.
  /// - Parameter condition: with their order and how many at most, where either matters.
  package func things<Thing: Stored>(where condition: SQL) throws -> [Thing] {
    try connection.rows(
      "SELECT \(Thing.columns) FROM \(Thing.table.sql) WHERE \(Thing.shown(in: space)) AND \(condition)"
    ).map { try Thing($0, in: space) }
  }
}

/// What reads, and within a change also writes, one kind of thing of a space.
package protocol SpaceStore {
  associatedtype Scope: SpaceScope
  init(scope: Scope)
}

extension SpaceStore {
  package init(_ scope: Scope) { self.init(scope: scope) }
}
