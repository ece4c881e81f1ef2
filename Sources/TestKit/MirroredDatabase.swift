package import Kit
import Testing

/// Says everything that is said to one engine to another one too, and compares the answers: rows, their order, the kinds of their
/// values and how many rows were changed. One asks at a time.
package final class MirroredDatabase: Database {
  /// What was said, and what was answered.
  private enum Step: Sendable {
    case rows(SQL, [SQLRow])
    case changed(SQL, Int)

    func asks(_ question: SQL) -> Bool {
      if case .rows(question, _) = self { true } else { false }
    }
  }

  private let first: any Database
  private let second: any Database
  private let turn = Seats(1)
  private let said = Shared(0)
  private let texts = Shared<Set<String>>([])

  /// What neither has by itself is not said.
  package let dialect = Dialect.postgres
  package let feed: any ChangeFeed = OwnFeed()
  package var figures: StorageFigures { first.figures }

  init(_ first: any Database, _ second: any Database) {
    (self.first, self.second) = (first, second)
  }

  /// How many statements both were told.
  package var statements: Int { said.value }
  /// How many of them differ.
  package var distinctStatements: Int { texts.value.count }

  package func read<Value: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Value
  ) async throws -> Value {
    try await taking {
      let steps = Shared<[Step]>([])
      let value = try await first.read { try body(MirroredConnection(connection: $0, steps: steps)) }
      try await second.read { [self] in try repeatSteps(steps.value, $0) { _ in 0 } }
      return value
    }
  }

  package func export<Value: Sendable>(
    _ body: @escaping @Sendable (any Connection) throws -> Value
  ) async throws -> Value {
    try await taking {
      let steps = Shared<[Step]>([])
      let value = try await first.export { try body(MirroredConnection(connection: $0, steps: steps)) }
      try await second.export { [self] in try repeatSteps(steps.value, $0) { _ in 0 } }
      return value
    }
  }

  package func write<Value: Sendable>(
    in lane: Lane, _ body: @escaping @Sendable (any WritableConnection) throws -> Value
  ) async throws -> Value {
    try await taking {
      let steps = Shared<[Step]>([])
      let value = try await first.write(in: lane) { connection in
        steps.change { $0 = [] }
        return try body(MirroredWriter(writer: connection, steps: steps))
      }
      try await second.write(in: lane) { [self] connection in
        try repeatSteps(steps.value, connection) { try connection.rowsChanged(by: $0) }
      }
      return value
    }
  }

  private func taking<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
    await turn.take()
    let result: Result<Value, any Error>
    do {
      result = .success(try await body())
    } catch {
      result = .failure(error)
    }
    await turn.give()
    return try result.get()
  }

  /// What somebody asks of one engine's own schema or size.
  private static let ownQuestions = [
    Dialect.columns, Dialect.nullableColumns, Dialect.references, Dialect.databaseSize,
  ]

  private func repeatSteps(_ steps: [Step], _ connection: any Connection, run: (SQL) throws -> Int) throws {
    for step in steps where !Self.ownQuestions.contains(where: step.asks) {
      said.change { $0 += 1 }
      switch step {
      case .rows(let sql, let rows):
        texts.change { $0.insert(sql.text(in: .postgres)) }
        let other = try connection.rows(sql)
        var (one, two) = (rows.map(\.columns), other.map(\.columns))
        let text = sql.text(in: .postgres)
        if text.contains("/* a set */") {
          // Some of what there is, whichever: no statement of the house's own.
          if text.contains("LIMIT") { continue }
          (one, two) = (Self.sorted(one), Self.sorted(two))
        }
        let isSame = one.count == two.count && zip(one, two).allSatisfy { $0.elementsEqual($1, by: Self.isSame) }
        if !isSame { Issue.record("answers differ: \(sql.text(in: .postgres))\n\(one)\n\(two)") }
      case .changed(let sql, let count):
        texts.change { $0.insert(sql.text(in: .postgres)) }
        let other = try run(sql)
        let text = sql.text(in: .postgres)
        // Of what changes no rows but tables, SQLite gives the count of what was changed before.
        let isOfRows = ["INSERT", "UPDATE", "DELETE", "WITH"].contains(where: text.hasPrefix)
        if isOfRows, other != count { Issue.record("\(count) rows or \(other): \(sql.text(in: .postgres))") }
      }
    }
  }

  /// In one order, whichever, where the statement asks for none.
  private static func sorted(_ rows: [[(name: String, value: SQLValue)]]) -> [[(name: String, value: SQLValue)]] {
    rows.map { ($0.map { "\($0.value)" }.joined(separator: " "), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }

  /// A column that its statement gives no name has one of the engine's, by which nobody reads it.
  private static func isSame(_ one: (name: String, value: SQLValue), _ two: (name: String, value: SQLValue)) -> Bool {
    one.value == two.value && (one.name == two.name || one.name.contains { !$0.isLetter && !$0.isNumber && $0 != "_" })
  }

  /// Compares all that both hold, table by table.
  package func compareTables() async throws {
    let copy = DatabaseCopy.ofHouses
    let (one, two) = (try await first.read(copy.measure), try await second.read(copy.measure))
    let own = Dictionary(uniqueKeysWithValues: one.map { ($0.name, $0) })
    for table in two where own[table.name] != table { Issue.record("\(table.name) differs") }
    if two.count < 60 { Issue.record("there are \(two.count) tables alone") }
  }

  package func backup(to path: String) async throws { try await first.backup(to: path) }
  package func problems() async throws -> [String] { try await first.problems() }
  package func describeIndexes(ownedBy owner: String) async throws {}

  package func close() throws {
    try first.close()
    try second.close()
  }

  private struct MirroredConnection: Connection {
    let connection: any Connection
    let steps: Shared<[Step]>
    var dialect: Dialect { .postgres }

    func rows(_ sql: SQL) throws -> [SQLRow] {
      let rows = try connection.rows(sql)
      steps.change { $0.append(.rows(sql, rows)) }
      return rows
    }

    func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws {
      for row in try rows(sql) { try body(row) }
    }
  }

  private struct MirroredWriter: WritableConnection {
    let writer: any WritableConnection
    let steps: Shared<[Step]>
    var dialect: Dialect { .postgres }

    func rows(_ sql: SQL) throws -> [SQLRow] { try MirroredConnection(connection: writer, steps: steps).rows(sql) }

    func forEach(_ sql: SQL, _ body: (SQLRow) throws -> Void) throws {
      try MirroredConnection(connection: writer, steps: steps).forEach(sql, body)
    }

    func run(_ sql: SQL) throws {
      _ = try rowsChanged(by: sql)
    }

    func rowsChanged(by sql: SQL) throws -> Int {
      let count = try writer.rowsChanged(by: sql)
      steps.change { $0.append(.changed(sql, count)) }
      return count
    }
  }
}
