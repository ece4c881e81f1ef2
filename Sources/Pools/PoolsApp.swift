package import Kit

/// Pools on football matches among friends.
package struct PoolsApp: App {
  package init() {}

  package let id = "pools"
  package let icon: Icon = "pools"
  package var name: Phrase { PoolsPhrases.pools }

  package var tabs: [Tab] {
    [
      Tab(PoolsPhrases.pools, icon: "pools", link: PoolsPaths.pools(), holding: [PoolsPaths.teams()]),
      Tab(FixturePhrases.fixtures, icon: "calendar", link: PoolsPaths.fixtures()),
      Tab(BalancePhrases.balances, icon: "euro", link: PoolsPaths.balances()),
      Tab(PoolsPhrases.about, icon: "info", link: PoolsPaths.about()),
    ]
  }

  package var shortcuts: [Tab] {
    [Tab(PoolsPhrases.newPool, icon: .plus, link: PoolsPaths.newPool())]
  }

  package var migrations: [Migration] { PoolsMigrations.all }

  package var trashTables: [SQL] { ["pools_bet", "pools_pool", "pools_team", "pools_source", "pools_fixture"] }

  package var capabilities: [Capability] { [.betInPool] }

  package var jobs: [Job] { [PoolLocks.job, FixtureRefresh.job] }

  package var transfers: [Transfer] { [FixtureTransfer.transfer] }

  package func addRoutes(to routes: inout Routes) {
    PoolHandlers.add(to: &routes)
    BetHandlers.add(to: &routes)
    SharedPoolHandlers.add(to: &routes)
    ResultHandlers.add(to: &routes)
    LogHandlers.add(to: &routes)
    SummaryHandlers.add(to: &routes)
    FixtureHandlers.add(to: &routes)
    FixtureSourceHandlers.add(to: &routes)
    BalanceHandlers.add(to: &routes)
    BoteHandlers.add(to: &routes)
    TeamHandlers.add(to: &routes)
    AboutHandlers.add(to: &routes)
  }

  package func sentence(for activity: Activity) -> Phrase {
    PoolsPhrases.sentence(for: activity)
  }

  package func undo(_ activity: Activity, in edit: Edit) throws -> Bool {
    switch activity.verb {
    case "pool.deleted": try PoolStore(edit).restore(activity)
    case "pool.archived": try PoolStore(edit).undoPuttingAway(activity)
    case "bet.deleted": try BetStore(edit).restore(activity)
    case "fixtures.imported": try PastImportStore(edit).takeBack(activity)
    default: return false
    }
    return true
  }

  package func holdsAmounts(in scope: SpaceView) throws -> Bool {
    let space = scope.space.id
    return try scope.connection.row("SELECT 1 AS found FROM pools_pool WHERE space_id = \(space) LIMIT 1") != nil
  }

  package func addSample(in language: Language, to edit: Edit) throws {
    try PoolsSample(language).add(to: edit)
  }
}
