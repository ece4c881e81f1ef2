/// The tables of a database, as the engine itself tells of them.
struct StoredSchema {
  struct Table {
    let name: String
    /// By their names.
    let columns: [String]
    /// The columns of the primary key, in its order.
    let key: [String]

    var sql: SQL { SQL(trusted: name) }
    var columnList: SQL { columns.map { SQL(trusted: $0) }.joined(", ") }
    var keyList: SQL { key.map { SQL(trusted: $0) }.joined(", ") }
  }

  /// Whatever a row refers to stands before it.
  let tables: [Table]

  init(_ connection: any Connection) throws {
    var references: [String: Set<String>] = [:]
    for row in try connection.rows(Dialect.references) {
      references[try row["table_name"], default: []].insert(try row["target"])
    }
    let columns = try connection.rows(Dialect.columns).map { row in
      (table: try row["table_name"] as String, name: try row["name"] as String, place: try row["key_place"] as Int)
    }
    let all = Dictionary(grouping: columns, by: \.table).map { name, columns in
      Table(
        name: name, columns: columns.map(\.name).sorted(),
        key: columns.filter { $0.place > 0 }.sorted { $0.place < $1.place }.map(\.name))
    }
    tables = Self.ordered(all.sorted { $0.name < $1.name }, references)
  }

  private static func ordered(_ tables: [Table], _ references: [String: Set<String>]) -> [Table] {
    let names = Set(tables.map(\.name))
    var (ordered, placed, rest) = ([Table](), Set<String>(), tables)
    while !rest.isEmpty {
      let ready = rest.filter {
        (references[$0.name] ?? []).intersection(names).subtracting([$0.name]).isSubset(of: placed)
      }
      // Tables that refer to each other are no case of ours; they would come last.
      let next = ready.isEmpty ? rest : ready
      ordered += next
      placed.formUnion(next.map(\.name))
      rest.removeAll { placed.contains($0.name) }
    }
    return ordered
  }
}
