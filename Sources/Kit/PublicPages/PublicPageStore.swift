/// The public address of an app in one space.
package struct PublicPageStore<Scope: SpaceScope> {
  let scope: Scope

  package init(_ scope: Scope) {
    self.scope = scope
  }

  /// `nil` before one was ever given.
  package func publicPage(of app: String) throws -> PublicPage? {
    try scope.connection.row(
      "SELECT \(PublicPage.columns) FROM kit_reception WHERE space_id = \(scope.space.id) AND app = \(app)"
    ).map(PublicPage.init)
  }
}

extension PublicPageStore where Scope == SpaceTransaction {
  /// Gives an app its public address, or another name for it. What was printed with the old name leads nowhere then.
  /// - Throws: ``Invalid`` for the field `name` when it is no name, or one in this house is the same or looks like it.
  package func set(_ name: String, isOpen: Bool, for app: String) throws {
    if let problem = PublicPageName.problem(with: name) { throw Invalid(["name": problem]) }
    try scope.writable.hold(.publicNames)
    let others = try scope.connection.rows(
      "SELECT name FROM kit_reception WHERE NOT (space_id = \(scope.space.id) AND app = \(app)) ORDER BY name"
    ).map { try $0["name"] as String }
    if Likeness(name).isAmong(others) { throw Invalid(["name": PublicPagePhrases.nameTaken]) }
    try scope.run(
      """
      INSERT INTO kit_reception (id, name, space_id, app, is_open)
      VALUES (\(scope.mint.id(PublicPage.self)), \(name), \(scope.space.id), \(app), \(isOpen))
      ON CONFLICT (space_id, app) DO UPDATE SET name = excluded.name, is_open = excluded.is_open
      """)
  }
}

/// Finds a public address and who comes by it, before any space is known.
struct PublicPageLookup {
  let connection: any Connection

  func publicPage(named name: String) throws -> PublicPage? {
    try connection.row("SELECT \(PublicPage.columns) FROM kit_reception WHERE name = \(name)").map(PublicPage.init)
  }

  func visitor(with cookie: String, at publicPage: ID<PublicPage>) throws -> Visitor? {
    try connection.row(
      """
      SELECT \(Visitor.columns) FROM kit_visitor
      WHERE token_hash = \(SecretHash(cookie)) AND reception_id = \(publicPage)
      """
    ).map(Visitor.init)
  }
}
