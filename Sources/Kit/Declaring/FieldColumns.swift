/// The columns that keep a draft's fields, found out once: lists read them by the thousand, and following a key path for each
/// costs more than reading it.
package struct FieldColumns<Draft: Fielded>: Sendable {
  private let columns: [(name: String, offset: Int)]

  package init(of fields: [Field<Draft>]) {
    columns = fields.filter(\.isStored).map { field in
      guard let offset = MemoryLayout<Draft>.offset(of: field.path) else {
        preconditionFailure("\(field.name) has a column and no stored property")
      }
      return (field.name, offset)
    }
  }

  /// As a row keeps it; what no column keeps stays empty.
  package func draft(_ row: SQLRow) throws -> Draft {
    var draft = Draft()
    try withUnsafeMutablePointer(to: &draft) { draft in
      for column in columns {
        let place = UnsafeMutableRawPointer(draft).advanced(by: column.offset)
        place.assumingMemoryBound(to: String.self).pointee = try row[column.name]
      }
    }
    return draft
  }
}
