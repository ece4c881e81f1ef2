/// A table of an app, whose rows belong to spaces, or to people wherever they are.
package struct SpaceTable: Sendable {
  /// `app_noun`.
  package let name: String
  /// Who is told of its rows, besides who may use the app.
  let visibility: Visibility
  /// Whether its rows wait in the trash once they are deleted: it has a nullable column `trash_id` then.
  let hasTrash: Bool
  /// Of which of its rows something is told that outlives their stay in the trash: they are never deleted for good.
  let outlived: SQL?
  /// Whether its rows are people's own, by a column `person_id`, in whichever space they are: in `space_id` stands where each was
  /// made, as long as that space is there. Who asks for such rows says of whom.
  let isOfPeople: Bool
  /// The columns that tell a row from the others of its space.
  let key: [String]
  /// The columns that let in whoever knows what they hold, and so leave the house in no export.
  let secrets: Set<String>

  package init(
    _ name: String, visibility: Visibility = .space, isOfPeople: Bool = false, hasTrash: Bool = false,
    outlived: SQL? = nil, key: [String] = ["id"], secrets: Set<String> = []
  ) {
    (self.name, self.visibility, self.isOfPeople) = (name, visibility, isOfPeople)
    (self.hasTrash, self.outlived, self.key, self.secrets) = (hasTrash, outlived, key, secrets)
  }

  /// As it stands in a statement.
  package var sql: SQL { SQL(trusted: name) }

  /// As a condition: its rows that there are in a space.
  package func isThere(in space: Space) -> SQL { isOfPeople ? "TRUE" : "space_id = \(space.id)" }
}

/// Who is told of something, among those who may use its app.
package enum Visibility: String, Sendable, SQLBindable, SQLReadable {
  /// Everybody in the space.
  case space
  /// Nobody but who did it.
  case own
}
