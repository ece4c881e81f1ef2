import TestKit
import Testing

@testable import Kit
@testable import Pools

/// A space whose pools were closed before the carry-over had a book keeps its payouts as they were shown.
@Suite struct CarryOverUpgradeTests {
  private func step(_ id: String) throws -> [SQL] {
    try #require(PoolsMigrations.all.first { $0.id == id }).statements
  }

  /// As the tables were before: `carried` is what was in the carry-over after each pool.
  private func goBack(_ transaction: SpaceTransaction) throws {
    for table in ["pools_bote", "pools_passing"] as [SQL] { try transaction.run("DROP TABLE \(table)") }
    try transaction.run("ALTER TABLE pools_pool DROP COLUMN archive_id")
    var carryOver: Int64 = 0
    for row in try transaction.connection.rows(
      "SELECT id, bote, carried, (SELECT COUNT(*) FROM pools_bet WHERE pool_id = pools_pool.id AND is_winner = 1) AS won FROM pools_pool WHERE closing IS NOT NULL ORDER BY closing"
    ) {
      let (id, carried): (ID<Pool>, Int64) = (try row["id"], try row["carried"])
      let won: Int64 = try row["won"]
      #expect(try row["bote"] as Int64 == carryOver)
      carryOver = won > 0 ? 0 : carryOver + carried
      try transaction.run("UPDATE pools_pool SET carried = \(carryOver) WHERE id = \(id)")
    }
  }

  @Test func payoutsAndCarryOverAreWhatTheyWereAndAClosedPoolFromTheTrashFindsItsPart() async throws {
    let cast = try await PoolsCast()
    var pools: [ID<Pool>] = []
    for (home, away) in [(5, 5), (1, 0), (4, 4)] {
      let id = try await cast.pool(cast.content(holder: "Marta"))
      for (index, name) in ["Ana", "Luis"].enumerated() { try await cast.bet(name, 1, index, in: id) }
      try await cast.close(id, home, away)
      pools.append(id)
    }
    let (ledger, entries) = (
      try await cast.ledger(), try await cast.marta.read { try CarryOverStore($0).entries().map(\.amount) }
    )
    #expect(entries == [400, -400, 400])
    let migration = try step("pools.0004-bote")
    try await cast.marta.change { transaction in
      try goBack(transaction)
      for statement in migration { try transaction.run(statement) }
    }
    #expect(try await cast.ledger() == ledger)
    #expect(try await cast.marta.read { try CarryOverStore($0).entries().map(\.amount) } == entries)
    #expect(try await cast.pool(pools[2]).carried.minorUnits == 400)
    #expect(try await cast.payouts(pools[1]) == [800, 0])
    // Closed and in the trash before the upgrade: no movement of it was taken over.
    let last = pools[2]
    try await cast.marta.change { transaction in
      let deletion = try transaction.record(Pool.deleted, of: Subject(Pool.topic, last, title: "Old"))
      for table in ["pools_pool", "pools_bet"] as [SQL] {
        let key: SQL = table.text == "pools_pool" ? "id" : "pool_id"
        try transaction.run("UPDATE \(table) SET trash_id = \(deletion) WHERE \(key) = \(last)")
      }
      try transaction.run("DELETE FROM pools_bote WHERE pool_id = \(last)")
    }
    #expect(try await cast.carryOver() == 0)
    try await cast.undo(Pool.deleted)
    #expect(try await cast.carryOver() == 400)
    #expect(try await cast.ledger().isBalanced)
  }
}
