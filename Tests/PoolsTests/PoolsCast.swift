import TestKit

@testable import Kit
@testable import Pools

/// What most tests of pools begin with: somebody with a space, and the ways to make pools in it.
struct PoolsCast {
  let marta: TestMember
  let kickOff: Instant

  init(language: Language = .en) async throws {
    self.init(try await TestHouse(fetchHosts: TestPhone.hosts).owner(language: language))
  }

  init(_ marta: TestMember) {
    self.marta = marta
    kickOff = marta.home.clock.now + .seconds(24 * 3600)
  }

  var mint: Mint { marta.home.house.mint }
  var now: Instant { marta.home.clock.now }

  func content(
    stake: Int64 = 200, mode: Pool.BettingMode = .paper, basis: ResultBasis = .regulation,
    nobodyHit: NobodyHit = .carry,
    unique: Bool = false, fixture: ID<Fixture>? = nil, home: Side? = nil, holder: String = "Marta",
    kickOff: Instant? = nil
  ) -> PoolContent {
    PoolContent(
      home: home ?? ClubBook.shared.side(named: "Sevilla FC"), away: ClubBook.shared.side(named: "Real Betis"),
      stake: Money(minorUnits: stake, currency: .eur), mode: mode, basis: basis, nobodyHit: nobodyHit,
      hasUniqueScores: unique, holder: holder, kickOff: kickOff ?? self.kickOff, fixture: fixture)
  }

  @discardableResult
  func pool(_ content: PoolContent? = nil) async throws -> ID<Pool> {
    let (id, content): (ID<Pool>, PoolContent) = (mint.id(), content ?? self.content())
    try await marta.change { try PoolStore($0).add(content, id: id) }
    return id
  }

  @discardableResult
  func bet(_ name: String, _ home: Int, _ away: Int, in pool: ID<Pool>) async throws -> ID<Bet> {
    let (id, draft): (ID<Bet>, BetDraft) = (
      mint.id(), BetDraft(Form([("name", name), ("home", "\(home)"), ("away", "\(away)")]))
    )
    try await marta.change { try BetStore($0).add(try BetContent(draft), id: id, to: pool) }
    return id
  }

  func close(_ pool: ID<Pool>, _ home: Int, _ away: Int) async throws {
    try await marta.change { transaction in
      guard let score = Score(home, away) else { throw Refusal.notFound }
      try PoolStore(transaction).close(pool, with: .result(score))
    }
  }

  func correct(_ pool: ID<Pool>, _ home: Int, _ away: Int) async throws {
    try await marta.change { transaction in
      guard let score = Score(home, away) else { throw Refusal.notFound }
      try PoolStore(transaction).correct(pool, to: .result(score), because: "Read wrongly")
    }
  }

  /// What is in the carry-over, in minor units.
  func carryOver() async throws -> Int64 {
    try await marta.read { try CarryOverStore($0).sum() }
  }

  func balance(of name: String) async throws -> Balance? {
    try await ledger().accounts.first { $0.name == name }?.balance
  }

  func pool(_ id: ID<Pool>) async throws -> Pool {
    try await marta.read { try $0.find(id) }
  }

  func bets(_ id: ID<Pool>) async throws -> [Bet] {
    let now = now
    return try await marta.read { view in
      try BetStore(view).bets(of: try view.find(id), for: nil, at: now)
    }
  }

  func payouts(_ id: ID<Pool>) async throws -> [Int64?] {
    try await bets(id).map(\.payout)
  }

  func ledger() async throws -> Ledger {
    try await marta.read { try BalanceStore($0).ledger() }
  }

  func undo(_ event: Event<NoDetail>) async throws {
    try await marta.change { transaction in
      let id: ID<Activity>? = try transaction.connection.value(
        """
        SELECT id FROM kit_activity WHERE space_id = \(transaction.space.id) AND verb = \(event.name) AND is_undoing = 0
        ORDER BY sequence DESC LIMIT 1
        """)
      guard let id, let activity = try Activity.find(id, in: transaction) else { throw Refusal.notFound }
      _ = try PoolsApp.events[activity]?.takeBack(activity, transaction)
    }
  }
}
