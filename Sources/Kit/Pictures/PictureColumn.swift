/// A column that refers to pictures.
package struct PictureColumn: Sendable {
  let table: SQL
  let column: SQL

  package init(_ table: SQL, _ column: SQL) {
    (self.table, self.column) = (table, column)
  }
}

enum PictureSweep {
  /// Long enough for a form that is corrected, or a change under way.
  static let hours = 24

  /// Deletes for good what was brought before an instant and no row refers to, those in the trash and unsaved forms
  /// included.
  static func sweep(
    _ columns: [PictureColumn], before instant: Instant, in connection: any WritableConnection
  ) throws {
    var sql: SQL = "DELETE FROM kit_picture WHERE created_at < \(instant)"
    for column in columns {
      sql += " AND NOT EXISTS (SELECT 1 FROM \(column.table) WHERE \(column.column) = kit_picture.id)"
    }
    sql += " AND NOT EXISTS (SELECT 1 FROM kit_draft WHERE \(Dialect.contains("body", valueOf: "kit_picture.id")))"
    try connection.run(sql)
  }
}
