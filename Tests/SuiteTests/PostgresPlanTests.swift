import Foundation
import Kit
import TestKit
import Testing

/// How PostgreSQL finds rows among those of many other spaces; see `bin/with-postgres`.
@Suite(.enabled(if: !TestEngine.isSQLite)) struct PostgresPlanTests {
  /// With --long as many that a household's figures are those of a host.
  private static let neighbours = ProcessInfo.processInfo.environment["SOBREMESA_LONG"] == nil ? 200 : 2_000
  /// A table of fewer rows is read whole with reason.
  private static let large = 10 * neighbours
  /// What somebody takes away with them lies in all spaces in which they ever were. It is asked for once in a long while, and an
  /// index for it would be written with every change.
  private static let wholeReads: Set = ["SELECT * FROM kit_activity WHERE person_id = ? ORDER BY at, id"]

  @Test func noPageGoesThroughWhatOtherSpacesHold() async throws {
    let home = try await TestHouse(isMirrored: false)
    let marta = try await home.settled()
    try await home.database.write { try Self.multiply(marta.space, in: $0) }
    let asked = try await home.counted.questions { _ = try await Crawl(marta) }
    #expect(asked.count > 150)
    let wrong = try await home.database.read { connection in
      let large = try Self.largeTables(connection)
      return try asked.subtracting(Self.wholeReads).sorted().filter { text in
        let plan = try Self.plan(text, connection)
        return large.contains { plan.contains("Seq Scan on \($0) ") }
      }
    }
    #expect(wrong == [])
  }

  /// As many other spaces, each with all that this one has.
  private static func multiply(_ space: ID<Space>, in connection: any WritableConnection) throws {
    // Copies refer to each other as what they are copied from does; looking after it row by row would take minutes.
    try connection.run("SET LOCAL session_replication_role = replica")
    let columns = try connection.rows(
      """
      SELECT table_name, column_name AS name, data_type FROM information_schema.columns
      WHERE table_schema = current_schema() AND is_generated = 'NEVER' ORDER BY table_name, ordinal_position
      """)
    let tables = try Dictionary(grouping: columns) { try $0["table_name"] as String }
    for (table, columns) in tables.sorted(by: { $0.key < $1.key }) {
      let names = try columns.map { try $0["name"] as String }
      let own = table == "kit_space" ? "id" : "space_id"
      guard names.contains(own) else { continue }
      let values = try zip(names, columns).map { name, column in
        let isID = name == "id" || name.hasSuffix("_id")
        return try isID && column["data_type"] as String == "text" ? "\(name) || '-' || copy" : name
      }
      try connection.run(
        SQL(
          trusted: """
            INSERT INTO \(table) (\(names.joined(separator: ", "))) SELECT \(values.joined(separator: ", "))
            FROM \(table), generate_series(1, \(neighbours)) AS copy WHERE \(own) = '\(space)' ON CONFLICT DO NOTHING
            """))
    }
    for table in tables.keys.sorted() { try connection.run(SQL(trusted: "ANALYZE \(table)")) }
  }

  private static func largeTables(_ connection: any Connection) throws -> [String] {
    let tables = try connection.rows(
      """
      SELECT relname AS name FROM pg_class
      WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND reltuples >= \(large)
      ORDER BY relname
      """
    ).map { try $0["name"] as String }
    #expect(tables.count > 8, "\(tables)")
    return tables
  }

  /// With any value in the place of each.
  private static func plan(_ text: String, _ connection: any Connection) throws -> String {
    try connection.rows(SQL(trusted: "EXPLAIN (COSTS ON) \(text.replacing("?", with: "'1'"))")).compactMap {
      $0.columns.first.map { "\($0.value)" }
    }.joined(separator: "\n")
  }
}
