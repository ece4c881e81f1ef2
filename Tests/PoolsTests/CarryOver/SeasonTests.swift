import Kit
import TestKit
import Testing

@testable import Pools

/// A season at random, beside books that somebody keeps by hand: after every step both say the same, to the cent.
@Suite struct SeasonTests {
  @Test(arguments: [3, 17]) func theBooksAgreeWithThoseKeptByHandAfterEveryStep(seed: UInt64) async throws {
    let cast = try await PoolsCast()
    var (random, books) = (SeededGenerator(seed: seed), Books())
    for step in 0..<110 {
      let closed = try await payouts(of: books, cast)
      let touched = try await play(&books, &random, cast)
      let ledger = try await cast.ledger()
      #expect(ledger.isBalanced, "step \(step)")
      #expect(ledger.carryOver == books.carryOver, "step \(step)")
      let nets = Dictionary(uniqueKeysWithValues: ledger.accounts.map { ($0.name, $0.balance.net) })
      #expect(nets.filter { $0.value != 0 } == books.nets, "step \(step)")
      let held = Dictionary(uniqueKeysWithValues: ledger.holders.map { ($0.name, $0.amount) })
      let keeping = try await cast.marta.read { try CarryOverStore($0).keeping() }
      #expect(held == books.held(passings: keeping.passings), "step \(step)")
      for (pool, before) in closed where pool != touched {
        #expect(try await cast.payouts(pool) == before, "step \(step): another pool's payouts changed")
      }
      for pool in books.pools where pool.ending != nil {
        #expect(try await cast.payouts(pool.id) == pool.bets.map { pool.payouts[$0.id] }, "step \(step)")
      }
      // Once all is settled each keeper has what is in play and their part of the carry-over.
      for keeper in Books.keepers {
        #expect(books.due(keeper, keeping.passings) == books.inPlay(keeper) + (keeping.parts[keeper.searchKey] ?? 0))
      }
    }
    #expect(books.pools.count { $0.ending != nil } > 5)
  }

  private func payouts(of books: Books, _ cast: PoolsCast) async throws -> [ID<Pool>: [Int64?]] {
    var payouts: [ID<Pool>: [Int64?]] = [:]
    for pool in books.pools where pool.ending != nil { payouts[pool.id] = try await cast.payouts(pool.id) }
    return payouts
  }

  /// - Returns: the pool that something was done to.
  private func play(_ books: inout Books, _ random: inout SeededGenerator, _ cast: PoolsCast) async throws -> ID<Pool>?
  {
    let choice = Int.random(in: 0...19, using: &random)
    guard choice > 2, !books.pools.isEmpty else { return try await open(&books, &random, cast) }
    let index = Int.random(in: books.pools.indices, using: &random)
    let pool = books.pools[index]
    switch choice {
    case 3...8: try await bet(index, &books, &random, cast)
    case 9...11: try await settle(index, &books, &random, cast)
    case 12...15:
      let ending = Self.ending(&random)
      guard pool.ending == nil else { return nil }
      try await cast.marta.change { try PoolStore($0).close(pool.id, with: ending) }
      books.close(index, ending)
    case 16, 17:
      let ending = Self.ending(&random)
      guard let before = pool.ending, before != ending else { return nil }
      try await cast.marta.change { try PoolStore($0).correct(pool.id, to: ending, because: "x") }
      books.correct(index, ending)
    case 18: try await remove(index, &books, cast)
    default:
      let open = try await cast.marta.read { try CarryOverStore($0).keeping().passings.first { !$0.isPassed } }
      guard let open else { return nil }
      try await cast.marta.change { try CarryOverStore($0).note(open.key, isPassed: true) }
    }
    return pool.id
  }

  private static func ending(_ random: inout SeededGenerator) -> Ending {
    guard Int.random(in: 0...5, using: &random) > 0 else { return .cancelled }
    return Score(Int.random(in: 0...2, using: &random), 0).map(Ending.result) ?? .cancelled
  }

  private func open(_ books: inout Books, _ random: inout SeededGenerator, _ cast: PoolsCast) async throws -> ID<Pool> {
    let (stake, rule) = (Int64.random(in: 1...999, using: &random), random.pick(NobodyHit.allCases))
    let keeper = random.pick(Books.keepers)
    let id = try await cast.pool(cast.content(stake: stake, nobodyHit: rule, holder: keeper))
    books.pools.append(Books.Pool(id: id, stake: stake, rule: rule, keeper: keeper))
    return id
  }

  private func bet(_ index: Int, _ books: inout Books, _ random: inout SeededGenerator, _ cast: PoolsCast) async throws
  {
    let (pool, name) = (books.pools[index], random.pick(Books.players))
    let home = Int.random(in: 0...3, using: &random)
    guard pool.ending == nil, !pool.bets.contains(where: { $0.name == name }) else { return }
    let id = try await cast.bet(name, home, 0, in: pool.id)
    books.pools[index].bets.append(Books.Bet(id: id, name: name, home: home))
  }

  /// Somebody pays, or gets what they won.
  private func settle(_ index: Int, _ books: inout Books, _ random: inout SeededGenerator, _ cast: PoolsCast)
    async throws
  {
    let pool = books.pools[index]
    guard !pool.bets.isEmpty else { return }
    let place = Int.random(in: pool.bets.indices, using: &random)
    let bet = pool.bets[place]
    guard bet.name != pool.keeper else { return }
    if Bool.random(using: &random) {
      try await cast.marta.change { try Payments($0).note(bet.id, isPaid: true) }
      books.pools[index].bets[place].isPaid = true
    } else if pool.ending != nil {
      try await cast.marta.change { try Payments($0).note(bet.id, isHanded: true) }
      books.pools[index].bets[place].handed = pool.payouts[bet.id] ?? 0
    }
  }

  /// Off the list when it is closed, deleted when it is open.
  private func remove(_ index: Int, _ books: inout Books, _ cast: PoolsCast) async throws {
    let pool = books.pools[index]
    try await cast.marta.change { _ = try PoolStore($0).remove(pool.id) }
    if pool.ending == nil { books.delete(index) }
  }
}

/// Books as somebody would keep them with a pencil; nothing of the program's own arithmetic is in them.
struct Books {
  static let keepers = ["Marta", "Luis", "Ana"]
  static let players = ["Ana", "Luis", "Eva", "Noa", "Pau", "Rita"]

  struct Bet {
    let id: ID<Pools.Bet>
    let name: String
    let home: Int
    var isPaid = false
    var handed: Int64 = 0
  }

  struct Pool {
    let id: ID<Pools.Pool>
    let stake: Int64
    let rule: NobodyHit
    let keeper: String
    var bets: [Bet] = []
    var ending: Ending?
    /// What was in the carry-over for it when it was closed, and what its winners had of it if it has any.
    var carryOver: Int64 = 0
    /// Into the carry-over, or out of it.
    var change: Int64 = 0
    var payouts: [ID<Pools.Bet>: Int64] = [:]
  }

  var pools: [Pool] = []
  var carryOver: Int64 = 0
  /// Paid into pools that were deleted: who, by whom it is kept, how much.
  var returns: [(name: String, keeper: String, amount: Int64)] = []

  mutating func close(_ index: Int, _ ending: Ending) {
    pools[index].carryOver = max(0, carryOver)
    share(index, ending)
  }

  mutating func correct(_ index: Int, _ ending: Ending) {
    carryOver -= pools[index].change
    pools[index].change = 0
    share(index, ending)
  }

  private mutating func share(_ index: Int, _ ending: Ending) {
    var pool = pools[index]
    let there = min(pool.carryOver, max(0, carryOver))
    pool.ending = ending
    pool.payouts = Dictionary(uniqueKeysWithValues: pool.bets.map { ($0.id, 0) })
    let winners = winners(of: pool, ending)
    let stakes = pool.stake * Int64(pool.bets.count)
    if !winners.isEmpty {
      for (place, bet) in winners.enumerated() {
        let (count, cents) = (Int64(winners.count), (stakes + there) % Int64(winners.count))
        pool.payouts[bet.id] = (stakes + there) / count + (Int64(place) < cents ? 1 : 0)
      }
      (pool.carryOver, pool.change) = (there, -there)
    } else if case .result = ending, pool.rule == .carry {
      pool.change = stakes
    } else {
      for bet in pool.bets { pool.payouts[bet.id] = pool.stake }
      pool.change = 0
    }
    carryOver += pool.change
    pools[index] = pool
  }

  /// All scores are n–0.
  private func winners(of pool: Pool, _ ending: Ending) -> [Bet] {
    guard case .result(let score) = ending else { return [] }
    let exact = pool.bets.filter { $0.home == score.home }
    guard exact.isEmpty, pool.rule == .nearest else { return exact }
    let nearest = pool.bets.map { abs($0.home - score.home) }.min()
    return pool.bets.filter { abs($0.home - score.home) == nearest }
  }

  mutating func delete(_ index: Int) {
    let pool = pools.remove(at: index)
    for bet in pool.bets where bet.isPaid { returns.append((bet.name, pool.keeper, pool.stake)) }
  }

  /// What is between each and whoever keeps the money, where it is anything.
  var nets: [String: Int64] {
    var nets: [String: Int64] = [:]
    for pool in pools {
      for bet in pool.bets where bet.name != pool.keeper {
        nets[bet.name, default: 0] += (pool.payouts[bet.id] ?? 0) - bet.handed - (bet.isPaid ? 0 : pool.stake)
      }
    }
    for stake in returns { nets[stake.name, default: 0] += stake.amount }
    return nets.filter { $0.value != 0 }
  }

  /// What each keeper has in hand.
  func held(passings: [CarryOverKeeping.Passing]) -> [String: Int64] {
    var held: [String: Int64] = [:]
    for pool in pools {
      for bet in pool.bets {
        let payout = pool.payouts[bet.id] ?? 0
        held[pool.keeper, default: 0] +=
          bet.name == pool.keeper ? pool.stake - payout : (bet.isPaid ? pool.stake : 0) - bet.handed
      }
    }
    for stake in returns { held[stake.keeper, default: 0] += stake.amount }
    for passing in passings where passing.isPassed {
      held[passing.from, default: 0] -= passing.amount
      held[passing.to, default: 0] += passing.amount
    }
    return held.filter { $0.value != 0 }
  }

  /// What a keeper has once everybody has paid, been paid, and passed on what they are to.
  func due(_ keeper: String, _ passings: [CarryOverKeeping.Passing]) -> Int64 {
    var due: Int64 = 0
    for pool in pools where pool.keeper == keeper {
      due += pool.stake * Int64(pool.bets.count) - pool.payouts.values.reduce(0, +)
    }
    for passing in passings {
      due += passing.to == keeper ? passing.amount : passing.from == keeper ? -passing.amount : 0
    }
    return due
  }

  func inPlay(_ keeper: String) -> Int64 {
    pools.reduce(0) { sum, pool in
      sum + (pool.keeper == keeper && pool.ending == nil ? pool.stake * Int64(pool.bets.count) : 0)
    }
  }
}
