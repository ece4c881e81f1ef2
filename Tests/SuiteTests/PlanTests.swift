import Kit
import TestKit
import Testing

/// How SQLite finds rows: nearly every statement names the space, which nearly every row of a small house has in common.
@Suite(.enabled(if: TestEngine.isSQLite)) struct PlanTests {
  @Test func rowsAreFoundByTheirIdsRatherThanByTheirSpace() async throws {
    let home = try await TestHouse()
    let wrong = try await home.database.read { connection in
      try Self.tables(connection).compactMap { table in
        try Self.plan("SELECT * FROM \(table) WHERE space_id = 'a' AND id IN ('b', 'c', 'd')", connection)
      }.filter { !$0.contains("(id=?)") }
    }
    #expect(wrong.isEmpty)
  }

  @Test func everyIndexIsPreferredToThatOfTheSpace() async throws {
    let home = try await TestHouse()
    let wrong = try await home.database.read { connection in
      try Self.tables(connection).flatMap { table in
        try Self.columns(of: table, connection).map { column in
          try Self.plan("SELECT * FROM \(table) WHERE space_id = 'a' AND \(column) = 'b'", connection)
        }
      }.filter { $0.contains("(space_id=?)") }
    }
    #expect(wrong.isEmpty)
  }

  @Test func whatWasDeletedAtOnceIsFoundByItsDeletion() async throws {
    let home = try await TestHouse()
    let wrong = try await home.database.read { connection in
      try Self.tables(connection).compactMap { table -> String? in
        let columns = try connection.rows("PRAGMA table_info(\(table))").map { try $0["name"] as String }
        guard columns.contains("trash_id") else { return nil }
        return try Self.plan("UPDATE \(table) SET trash_id = NULL WHERE space_id = 'a' AND trash_id = 'b'", connection)
      }.filter { !$0.contains("(trash_id=?)") }
    }
    #expect(wrong.isEmpty)
  }

  @Test func whatASpaceHasIsStillFoundByAnIndex() async throws {
    let home = try await TestHouse()
    let plan = try await home.database.read { connection in
      try Self.plan("SELECT * FROM orders_line WHERE space_id = 'a'", connection)
    }
    #expect(plan.contains("(space_id=?)"))
  }

  /// However many customers stand on a page: that many orders are in the same state says more than that there are many customers.
  @Test func whatCustomersOweIsFoundByTheCustomers() async throws {
    let home = try await TestHouse()
    let customers = (1...50).map { "c\($0)" }
    let plan = try await home.database.read { connection in
      try Self.plan(
        """
        SELECT customer_id, SUM(total) FROM orders_order
        WHERE space_id = 'a' AND trash_id IS NULL AND customer_id IN \(customers)
          AND state IN ('confirmed', 'prepared', 'delivered') GROUP BY customer_id
        """, connection)
    }
    #expect(plan.contains("orders_order_open_by_customer"))
  }

  @Test func whatAGoodCostLastIsOneLookHoweverOftenItWasBought() async throws {
    let home = try await TestHouse()
    let plan = try await home.database.read { connection in
      try Self.plan(
        """
        SELECT price FROM shopping_price WHERE space_id = 'a' AND good_id = 'b' AND is_purchase = 1
        ORDER BY at DESC, id DESC LIMIT 1
        """, connection)
    }
    #expect(plan.contains("shopping_price_by_purchase") && !plan.contains("TEMP B-TREE"))
  }

  /// As after an update of the program.
  @Test func anIndexThatComesLaterIsToldOfToo() async throws {
    let home = try await TestHouse()
    func plan(_ number: Int) async throws -> String {
      try await home.database.read { connection in
        // A plan is explained without a look at whether the schema has changed, and what was explained once is kept by its text.
        _ = try connection.rows("SELECT 1 AS found FROM later")
        let other = SQL(trusted: String(number))
        return try Self.plan("SELECT * FROM later WHERE space_id = 'a' AND id IN ('b', 'c', '\(other)')", connection)
      }
    }
    try await home.database.write { connection in
      try connection.run("CREATE TABLE later (id TEXT PRIMARY KEY, space_id TEXT NOT NULL)")
      try connection.run("CREATE INDEX later_by_space ON later (space_id)")
    }
    #expect(try await plan(0).contains("(space_id=?)"))
    try await home.database.describeIndexes(ownedBy: "space_id")
    for number in 1...8 { #expect(try await plan(number).contains("(id=?)")) }
  }

  @Test func whatSQLiteHasMeasuredByHandIsReplaced() async throws {
    let home = try await TestHouse()
    try await home.database.write { connection in
      try connection.run("INSERT INTO wines_catalogue (id, revision, wines, changed_at) VALUES ('a', 1, 1, 1)")
      try connection.run("ANALYZE")
    }
    try await home.database.describeIndexes(ownedBy: "space_id")
    let measured = try await home.database.read { connection in
      try connection.rows("SELECT tbl FROM sqlite_stat1 WHERE idx IS NULL OR stat NOT LIKE '% noskipscan'")
    }
    #expect(measured.isEmpty)
  }

  /// Those of things with an id.
  private static func tables(_ connection: any Connection) throws -> [SQL] {
    let tables = try connection.rows(
      """
      SELECT name FROM sqlite_schema AS tables WHERE type = 'table'
        AND 2 = (SELECT COUNT(*) FROM pragma_table_info(tables.name) AS columns
          WHERE columns.name = 'space_id' OR columns.name = 'id' AND columns.pk = 1) ORDER BY name
      """)
    #expect(tables.count > 10)
    return try tables.map { SQL(trusted: try $0["name"]) }
  }

  /// Those with which an index begins.
  private static func columns(of table: SQL, _ connection: any Connection) throws -> [SQL] {
    try connection.rows(
      """
      SELECT DISTINCT columns.name FROM pragma_index_list('\(table)') AS indexes, pragma_index_info(indexes.name) AS columns
      WHERE columns.seqno = 0 AND columns.name <> 'space_id' AND indexes.partial = 0
      """
    ).map { SQL(trusted: try $0["name"]) }
  }

  private static func plan(_ statement: SQL, _ connection: any Connection) throws -> String {
    try connection.rows("EXPLAIN QUERY PLAN \(statement)").map { try $0["detail"] as String }.joined(separator: "; ")
  }
}
