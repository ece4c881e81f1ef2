/// A table of an app, whose rows belong to spaces.
package struct SpaceTable: Sendable {
  /// `app_noun`.
  package let name: String
  /// Who is told of its rows, besides who may use the app.
  let visibility: Visibility
  /// Whether its rows wait in the trash once they are deleted: it has a nullable column `trash_id` then.
  let hasTrash: Bool
  /// Of which of its rows something is told that outlives their stay in the trash: they are never deleted for good.
  let outlived: SQL?
  /// The columns that tell a row from the others of its space.
  let key: [String]
  /// The columns that let in whoever knows what they hold, and so leave the house in no export.
  let secrets: Set<String>

  package init(
    _ name: String, visibility: Visibility = .space, hasTrash: Bool = false, outlived: SQL? = nil,
    key: [String] = ["id"], secrets: Set<String> = []
  ) {
    (self.name, self.visibility, self.hasTrash, self.outlived) = (name, visibility, hasTrash, outlived)
    (self.key, self.secrets) = (key, secrets)
  }

  /// As it stands in a statement.
  package var sql: SQL { SQL(trusted: name) }
}

/// Who is told of something, among those who may use its app.
package enum Visibility: String, Sendable, SQLBindable, SQLReadable {
  /// Everybody in the space.
  case space
  /// Nobody but who did it.
  case own
}
