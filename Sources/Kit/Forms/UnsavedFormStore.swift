/// Forms that a person has begun and not saved: kept on the server, seen by nobody else, swept after seven days.
package struct UnsavedFormStore: Sendable {
  package static let days = 7

  let space: ID<Space>
  let person: ID<Person>
  let database: any Database
  let now: Instant

  /// Keeps a form unless the same client has kept a newer one.
  /// - Parameters:
  ///   - id: of what the form makes or changes.
  ///   - kind: what it is, `app.noun`.
  package func keep(_ form: Form, as id: String, kind: String) async throws {
    try await write { try keep(form, as: id, kind: kind, in: $0) }
  }

  /// What an earlier arrival left is read first, so nobody else of the space changes it meanwhile.
  private func write(_ body: @escaping @Sendable (any WritableConnection) throws -> Void) async throws {
    let space = space
    try await database.write(in: .space(space)) { connection in
      try connection.hold(space)
      try body(connection)
    }
  }

  private func keep(_ form: Form, as id: String, kind: String, in connection: any WritableConnection) throws {
    if let clientSequence = ClientSequence(form), let last = try find(id, in: connection).flatMap(ClientSequence.init),
      clientSequence.isOvertaken(by: last)
    {
      return
    }
    let body = form.without(["operation", "draft"]).urlEncoded
    try connection.run(
      """
      INSERT INTO kit_draft (id, space_id, person_id, kind, body, changed_at)
      VALUES (\(id), \(space), \(person), \(kind), \(body), \(now))
      ON CONFLICT (id, person_id) DO UPDATE SET body = excluded.body, changed_at = excluded.changed_at
      WHERE kit_draft.space_id = \(space)
      """)
  }

  /// - Throws: `Refusal.gone` when there is none: it was saved, cancelled or swept.
  package func form(_ id: String) async throws -> Form {
    try await database.read { try form(id, in: $0) }
  }

  package func holds(_ id: String) async throws -> Bool {
    try await database.read { try find(id, in: $0) != nil }
  }

  private func form(_ id: String, in connection: any Connection) throws -> Form {
    guard let form = try find(id, in: connection) else { throw Refusal.gone(KitPhrases.draftGone) }
    return form
  }

  private func find(_ id: String, in connection: any Connection) throws -> Form? {
    let body: String? = try connection.value(
      "SELECT body FROM kit_draft WHERE id = \(id) AND person_id = \(person) AND space_id = \(space)")
    return try body.map { try Form(urlEncoded: $0.utf8) }
  }

  /// Those of a kind that have been begun, the one last touched first.
  package func all(of kind: String, limit: Int, in connection: any Connection) throws -> [(id: String, form: Form)] {
    try connection.rows(
      """
      SELECT id, body FROM kit_draft WHERE person_id = \(person) AND space_id = \(space) AND kind = \(kind)
      ORDER BY changed_at DESC, id LIMIT \(limit)
      """
    ).map { (try $0["id"], try Form(urlEncoded: ($0["body"] as String).utf8)) }
  }

  /// Changes what it says.
  /// - Throws: `Refusal.gone` when there is none.
  func change(_ id: String, kind: String, by change: @escaping @Sendable (inout Form) -> Void) async throws {
    try await write { try self.change(id, kind: kind, in: $0, by: change) }
  }

  /// The same within a change of the space.
  func change(
    _ id: String, kind: String, in connection: any WritableConnection, by change: (inout Form) throws -> Void
  ) throws {
    var form = try form(id, in: connection)
    try change(&form)
    try keep(form, as: id, kind: kind, in: connection)
  }

  package func forget(_ id: String) async throws {
    try await database.write(in: .space(space)) { try forget(id, in: $0) }
  }

  /// Forgets it together with the change that it led to.
  package func forget(_ id: String, in transaction: SpaceTransaction) throws {
    try forget(id, in: transaction.writable)
  }

  private func forget(_ id: String, in connection: any WritableConnection) throws {
    try connection.run("DELETE FROM kit_draft WHERE id = \(id) AND person_id = \(person) AND space_id = \(space)")
  }

  /// Sweeps what nobody has touched since an instant.
  static func sweep(before instant: Instant, in connection: any WritableConnection) throws {
    try connection.run("DELETE FROM kit_draft WHERE changed_at < \(instant)")
  }
}

extension SpaceVisit {
  package var drafts: UnsavedFormStore {
    UnsavedFormStore(
      space: space.id, person: viewer.person.id, database: visit.house.database, now: visit.house.mint.now())
  }

  package func redirect(to link: Link) -> Reply {
    .redirect(to: link.address(in: space.id))
  }
}

extension Reply {
  /// Tells the script where the kept form can be opened again.
  package static func draftKept(at link: Link, in visit: SpaceVisit) -> Reply {
    .json("{\"url\":\"\(link.address(in: visit.space.id))\"}")
  }
}
