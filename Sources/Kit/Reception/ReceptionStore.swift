/// The public address of an app in one space.
package struct ReceptionStore<Scope: SpaceScope> {
  let scope: Scope

  package init(_ scope: Scope) {
    self.scope = scope
  }

  /// `nil` before one was ever given.
  package func reception(of app: String) throws -> Reception? {
    try scope.connection.row(
      "SELECT \(Reception.columns) FROM kit_reception WHERE space_id = \(scope.space.id) AND app = \(app)"
    ).map(Reception.init)
  }
}

extension ReceptionStore where Scope == Edit {
  /// Gives an app its public address, or another name for it. What was printed with the old name leads nowhere then.
  /// - Throws: ``Invalid`` for the field `name` when it is no name, or one in this house is the same or looks like it.
  package func set(_ name: String, isOpen: Bool, for app: String) throws {
    if let problem = ReceptionName.problem(with: name) { throw Invalid(["name": problem]) }
    let others = try scope.connection.rows(
      "SELECT name FROM kit_reception WHERE NOT (space_id = \(scope.space.id) AND app = \(app))"
    ).map { try $0["name"] as String }
    if Likeness(name).isAmong(others) { throw Invalid(["name": ReceptionPhrases.nameTaken]) }
    try scope.run(
      """
      INSERT INTO kit_reception (id, name, space_id, app, is_open)
      VALUES (\(scope.mint.id(Reception.self)), \(name), \(scope.space.id), \(app), \(isOpen))
      ON CONFLICT (space_id, app) DO UPDATE SET name = excluded.name, is_open = excluded.is_open
      """)
  }
}

/// Finds a public address and who comes by it, before any space is known.
struct ReceptionDesk {
  let connection: any Connection

  func reception(named name: String) throws -> Reception? {
    try connection.row("SELECT \(Reception.columns) FROM kit_reception WHERE name = \(name)").map(Reception.init)
  }

  func visitor(with cookie: String, at reception: ID<Reception>) throws -> Visitor? {
    try connection.row(
      """
      SELECT \(Visitor.columns) FROM kit_visitor
      WHERE token_hash = \(SecretHash(cookie)) AND reception_id = \(reception)
      """
    ).map(Visitor.init)
  }
}
