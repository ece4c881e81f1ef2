import ArgumentParser
import Foundation
import GRDB

/// Writes the rows of one order again and again, each time under new ids and in a commit of its own that waits for the
/// disk. The rows are read from an order that the house itself has made, so they are the same ones.
struct Loop: ParsableCommand {
  @Option(help: "A database of the house; it is written to.") var database: String
  @Option(help: "An order in it.") var order: String
  @Option(help: "The operation key with which the order was made.") var operation: String
  @Option var seconds: Double

  /// One row of the order, and which of its columns need a new value for each copy.
  private struct Template {
    let sql: String
    let values: [DatabaseValue]
    let fresh: [Int]
    let ofOrder: [Int]

    init(_ row: Row, of table: String, fresh: Set<String>, ofOrder: Set<String>) {
      let columns = Array(row.columnNames)
      sql = """
        INSERT INTO \(table) (\(columns.joined(separator: ", "))) \
        VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))
        """
      values = Array(row.databaseValues)
      self.fresh = columns.indices.filter { fresh.contains(columns[$0]) }
      self.ofOrder = columns.indices.filter { ofOrder.contains(columns[$0]) }
    }
  }

  func run() throws {
    let queue = try DatabaseQueue(path: database)
    try queue.writeWithoutTransaction { database in
      try database.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL")
      let templates = try templates(in: database)
      let (clock, start) = (ContinuousClock(), ContinuousClock.now)
      var commits = 0
      while start.duration(to: clock.now) < .seconds(seconds) {
        try database.inTransaction(.immediate) {
          try write(templates, to: database)
          return .commit
        }
        commits += 1
      }
      let elapsed = start.duration(to: clock.now) / .seconds(1)
      print(Double(commits) / elapsed)
    }
  }

  private func templates(in database: Database) throws -> [Template] {
    func rows(_ table: String, _ condition: String, _ value: String) throws -> [Row] {
      // Without what SQLite computes by itself.
      let columns = try String.fetchAll(database, sql: "SELECT name FROM pragma_table_info(?)", arguments: [table])
      let sql = "SELECT \(columns.joined(separator: ", ")) FROM \(table) WHERE \(condition) = ?"
      return try Row.fetchAll(database, sql: sql, arguments: [value])
    }
    let templates =
      try rows("orders_order", "id", order).map {
        Template($0, of: "orders_order", fresh: ["code", "code_key"], ofOrder: ["id"])
      }
      + rows("orders_line", "order_id", order).map {
        Template($0, of: "orders_line", fresh: ["id"], ofOrder: ["order_id"])
      }
      + rows("kit_activity", "subject_id", order).map {
        Template($0, of: "kit_activity", fresh: ["id"], ofOrder: ["subject_id"])
      }
      + rows("kit_operation", "operation_key", operation).map {
        Template($0, of: "kit_operation", fresh: ["operation_key"], ofOrder: [])
      }
    guard templates.count == 6 else { throw ValidationError("\(order) is not one order of three lines.") }
    return templates
  }

  private func write(_ templates: [Template], to database: Database) throws {
    try database.cachedStatement(sql: "UPDATE kit_space SET sequence = sequence + 1").execute()
    let order = id().databaseValue
    for template in templates {
      var values = template.values
      for index in template.fresh { values[index] = id().databaseValue }
      for index in template.ofOrder { values[index] = order }
      let statement = try database.cachedStatement(sql: template.sql)
      try statement.execute(arguments: StatementArguments(values))
    }
  }

  /// Ordered by time, as the house's own are.
  private func id() -> String {
    let time = String(UInt64(Date.now.timeIntervalSince1970 * 1000), radix: 16)
    let start = String(repeating: "0", count: 12 - time.count) + time
    return "\(start.prefix(8))-\(start.suffix(4))-7\(UUID().uuidString.dropFirst(15).lowercased())"
  }
}
