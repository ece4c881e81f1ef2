/// Where deleted things wait for thirty days. A table whose rows can be deleted has a nullable column `trash_id`: the id of
/// the activity line that tells of the deletion. What was deleted together carries the same id and comes back together.
package enum Trash {
  package static let days = 30

  /// Brings back everything that one deletion took. A child that was deleted before its parent stays where it is until its own
  /// deletion is undone.
  package static func restore(_ deletion: ID<Activity>, from tables: [SpaceTable], in transaction: SpaceTransaction)
    throws
  {
    for table in tables where table.hasTrash {
      try transaction.run(
        """
        UPDATE \(table.sql) SET trash_id = NULL
        WHERE \(table.isThere(in: transaction.space)) AND trash_id = \(deletion)
        """)
    }
  }

  /// Deletes an app's things for good that were deleted before `instant`, children first.
  static func empty(
    _ tables: [SpaceTable], of app: String, before instant: Instant, in connection: any WritableConnection
  ) throws {
    // First of all nobody can take it back any more: who was about to is waited for, or refused.
    let old: [String] = try connection.rows(
      """
      UPDATE kit_activity SET undo = \(Activity.Undo.expired)
      WHERE undo = \(Activity.Undo.possible) AND at < \(instant) AND \(Activity.isOf(app))
      RETURNING id /* a set */
      """
    ).map { try $0["id"] }
    for table in tables where table.hasTrash {
      let stays: SQL = table.outlived.map { " AND NOT (\($0))" } ?? ""
      for start in stride(from: 0, to: old.count, by: atOnce) {
        let some = Array(old[start..<min(start + atOnce, old.count)])
        try connection.run("DELETE FROM \(table.sql) WHERE trash_id IN \(some)\(stays)")
      }
      // What people deleted in a space that has gone cannot come back any more.
      guard table.isOfPeople else { continue }
      try connection.run(
        """
        DELETE FROM \(table.sql) WHERE trash_id IS NOT NULL AND NOT EXISTS (
          SELECT 1 FROM kit_activity WHERE kit_activity.id = \(table.sql).trash_id)
        """)
    }
  }

  /// Deletions whose things go with one statement.
  private static let atOnce = 500
}
