package import Kit

/// Pools on football matches among friends.
package struct PoolsApp: App {
  package init() {}

  package let id = "pools"
  package let icon: Icon = "pools"
  package let still = StillLife.ball
  package let colours = AppColours(
    accent: (light: "#0a6a55", dark: "#45d6a0"), fill: "#0a6a55", icon: (from: "#3fd0a5", to: "#08604d"))
  package var name: Phrase { PoolsPhrases.pools }

  package var tabs: [Tab] {
    [
      Tab(
        PoolsPhrases.pools, icon: "pools", link: PoolsPaths.pools(), holding: [PoolsPaths.teams(), PoolsPaths.leagues],
        alsoCalled: Phrase(
          es: "apuestas, ligas, jornadas, clasificación", en: "bets, leagues, rounds, matchdays, table",
          pt: "apostas, ligas, jornadas, rodadas, classificação")),
      Tab(FixturePhrases.fixtures, icon: "calendar", link: PoolsPaths.fixtures()),
      Tab(
        BalancePhrases.balances, icon: "euro", link: PoolsPaths.balances(),
        alsoCalled: Phrase(
          es: "quién debe, deudas, dinero, pagos", en: "who owes, debts, money, settle up",
          pt: "quem deve, dívidas, dinheiro, pagamentos")),
      Tab(PoolsPhrases.about, icon: "info", link: PoolsPaths.about()),
    ]
  }

  package var makes: [Tab] {
    [
      Tab(PoolsPhrases.newPool, icon: .plus, link: PoolsPaths.newPool()),
      Tab(LeaguePhrases.newLeague, icon: .plus, link: PoolsPaths.newLeague()),
    ]
  }

  package var shortcuts: [Tab] { Array(makes.prefix(1)) }

  package var migrations: [Migration] { PoolsMigrations.all }

  package let tables = [
    Bet.table, SpaceTable("pools_entry", key: ["pool_id", "number"]),
    SpaceTable("pools_passing", key: ["entry_id", "giver", "taker"]), SpaceTable("pools_bote"),
    League.table, Round.table, SpaceTable("pools_claim", key: ["guest_id"]),
    SpaceTable("pools_return", key: ["bet_id"]), Reimbursement.table, Pool.table, Team.table,
    SpaceTable("pools_import"),
    FixtureSource.table, SpaceTable("pools_zone", key: ["competition"]), Fixture.table,
  ]

  static let events = Events(
    Pool.events + Bet.events + CarryOverKeeping.events + Reimbursement.events + Team.events + Fixture.events
      + FixtureSource.events + League.events + Round.events + Claim.events)
  package var events: Events { Self.events }

  package var capabilities: [Capability] { [.betInPool, .playInLeague] }

  package var jobs: [Job] { [PoolLocks.job, FixtureRefresh.job] }

  package var transfers: [Transfer] { [FixtureTransfer.transfer] }

  package func addRoutes(to routes: inout Routes) {
    PoolHandlers.add(to: &routes)
    BetHandlers.add(to: &routes)
    LeagueHandlers.add(to: &routes)
    RoundHandlers.add(to: &routes)
    ResultHandlers.add(to: &routes)
    LogHandlers.add(to: &routes)
    FixtureHandlers.add(to: &routes)
    FixtureSourceHandlers.add(to: &routes)
    BalanceHandlers.add(to: &routes)
    ReimbursementHandlers.add(to: &routes)
    TeamHandlers.add(to: &routes)
    PoolsDocuments.add(to: &routes)
    routes.get(PoolsPaths.about, for: .member, freshness: .space, keeping: .visited) { visit in
      try await visit.show { _ in AboutScreen() }
    }
  }

  package func holdsAmounts(in scope: SpaceView) throws -> Bool {
    try scope.connection.holds("pools_pool WHERE space_id = \(scope.space.id)")
  }

  package func addSample(in language: Language, to transaction: SpaceTransaction) throws {
    try PoolsSample(language: language).add(to: transaction)
  }
}
