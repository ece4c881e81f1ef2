/// Where deleted things wait for thirty days. A table whose rows can be deleted has a nullable column `trash_id`: the id of
/// the activity line that tells of the deletion. What was deleted together carries the same id and comes back together.
package enum Trash {
  package static let days = 30

  /// Brings back everything that one deletion took.
  /// - Parameter tables: the app's tables that have a `trash_id`.
  package static func restore(_ deletion: ID<Activity>, from tables: [SQL], in edit: Edit) throws {
    for table in tables {
      try edit.run("UPDATE \(table) SET trash_id = NULL WHERE space_id = \(edit.space.id) AND trash_id = \(deletion)")
    }
  }

  /// Deletes for good what was deleted before `instant`, children first.
  static func empty(_ tables: [SQL], before instant: Instant, in connection: any WritableConnection) throws {
    let old: SQL = "SELECT id FROM kit_activity WHERE undo = \(Activity.Undo.possible) AND at < \(instant)"
    for table in tables {
      try connection.run("DELETE FROM \(table) WHERE trash_id IN (\(old))")
    }
    try connection.run(
      """
      UPDATE kit_activity SET undo = \(Activity.Undo.expired)
      WHERE undo = \(Activity.Undo.possible) AND at < \(instant)
      """)
  }
}
