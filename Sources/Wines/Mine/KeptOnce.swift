import Kit

/// What is kept or listed once: bringing a deletion back keeps what has been kept again since, and of two that a merge has made alike
/// the first.
enum KeptOnce {
  static func restore(_ deletion: ID<Activity>, from tables: [SpaceTable], in transaction: SpaceTransaction) throws {
    try forgetTwins(in: Mark.table, same: ["person_id", "wine", "mark"], of: deletion, transaction)
    try forgetTwins(in: Selection.wines, same: ["selection_id", "wine"], of: deletion, transaction)
    try Trash.restore(deletion, from: tables, in: transaction)
  }

  private static func forgetTwins(
    in table: SpaceTable, same columns: [String], of deletion: ID<Activity>, _ transaction: SpaceTransaction
  ) throws {
    let alike = columns.reduce("" as SQL) { "\($0) AND \(SQL(trusted: "kept.\($1) = \(table.name).\($1)"))" }
    let isThere = table.isThere(in: transaction.space)
    let (id, trash) = (SQL(trusted: "\(table.name).id"), SQL(trusted: "\(table.name).trash_id"))
    try transaction.run(
      """
      DELETE FROM \(table.sql) WHERE \(isThere) AND trash_id = \(deletion) AND EXISTS (
        SELECT 1 FROM \(table.sql) AS kept WHERE \(isThere)\(alike)
          AND (kept.trash_id IS NULL OR kept.trash_id = \(trash) AND kept.id < \(id)))
      """)
  }
}
