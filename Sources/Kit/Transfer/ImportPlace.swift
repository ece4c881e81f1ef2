/// The id under which a record of a file is stored here.
package struct ImportPlace<Thing>: Sendable {
  package let id: ID<Thing>
  /// Whether this space holds it.
  package let isThere: Bool

  /// Its own id while that is free or ours, a new one when another space has it.
  /// - Parameters:
  ///   - text: what the file says.
  ///   - table: of the things.
  /// - Throws: ``ImportRefusal`` for what is no id.
  package init(_ text: String?, in table: SQL, of scope: some SpaceScope, _ mint: Mint) throws {
    guard let text, !text.isEmpty else {
      (id, isThere) = (mint.id(), false)
      return
    }
    guard let id = ID<Thing>(text) else { throw ImportRefusal(ImportPhrases.wrongID) }
    let owner: ID<Space>? = try scope.connection.value("SELECT space_id FROM \(table) WHERE id = \(id)")
    isThere = owner == scope.space.id
    self.id = owner == nil || isThere ? id : mint.id()
  }
}

extension ImportRefusal {
  /// What lies in the trash is not brought in over it.
  package static func ifGone<Value>(_ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch Refusal.gone(let reason) {
      throw ImportRefusal(reason)
    }
  }
}
