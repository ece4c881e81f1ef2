import Foundation
import Kit
import TestKit
import Testing

@testable import Pools

/// A season of friends who settle up now and then, beside books that somebody keeps by hand: after every step both say who is to get
/// how much, to the cent.
@Suite struct SettledSeasonTests {
  /// All of it with `SOBREMESA_LONG`: 38 rounds of 20 people.
  private static let isLong = ProcessInfo.processInfo.environment["SOBREMESA_LONG"] != nil

  @Test func aSeasonIsSettledToTheCentAfterEveryStep() async throws {
    let (rounds, people) = Self.isLong ? (38, 20) : (7, 7)
    var season = try await SettledSeason(people: people)
    for round in 1...rounds {
      if round == rounds / 2 { try await season.leave() }
      try await season.play()
      if round % 3 == 0 { try await season.settle(all: round % 2 == 0) }
    }
    try await season.settle(all: true)
    #expect(try await season.cast.ledger().standings.allSatisfy { $0.toGet == 0 })
    #expect(season.books.pools.count { $0.ending != nil } > rounds / 2)
    #expect(season.payments.count > people / 2)
  }
}

private struct SettledSeason {
  let cast: PoolsCast
  var books = Books()
  var payments: [(from: String, to: String, amount: Int64)] = []
  private var players: [String]
  private var random = SeededGenerator(seed: 26)

  init(people: Int) async throws {
    cast = try await PoolsCast()
    players = Books.keepers + (Books.keepers.count..<people).map { "Friend \($0)" }
  }

  private mutating func happens(oneIn times: Int) -> Bool { Int.random(in: 0..<times, using: &random) == 0 }

  private mutating func ending() -> Ending {
    happens(oneIn: 8) ? .cancelled : Score(Int.random(in: 0...3, using: &random), 0).map(Ending.result) ?? .cancelled
  }

  /// A match with everybody's bets; some pay, and those that are postponed are played later.
  mutating func play() async throws {
    let (stake, keeper) = (Int64.random(in: 1...999, using: &random), random.pick(Books.keepers))
    let rule: NobodyHit = happens(oneIn: 3) ? random.pick(NobodyHit.allCases) : .carry
    let id = try await cast.pool(cast.content(stake: stake, nobodyHit: rule, holder: keeper))
    books.pools.append(Books.Pool(id: id, stake: stake, rule: rule, keeper: keeper))
    let index = books.pools.count - 1
    for name in players {
      let home = Int.random(in: 0...4, using: &random)
      let bet = try await cast.bet(name, home, 0, in: id)
      books.pools[index].bets.append(Books.Bet(id: bet, name: name, home: home))
      try await check()
    }
    for place in books.pools[index].bets.indices where !happens(oneIn: 3) { try await pay(place, of: index) }
    for late in books.pools.indices where books.pools[late].ending == nil {
      let isPostponed = happens(oneIn: 4)
      if !isPostponed { try await close(late) }
    }
    if happens(oneIn: 2),
      let closed = books.pools.indices.filter({ books.pools[$0].ending != nil }).randomElement(using: &random)
    {
      try await correct(closed)
      try await handOver(in: closed)
    }
    if happens(oneIn: 3) { try await passOn() }
  }

  private mutating func pay(_ place: Int, of index: Int) async throws {
    let bet = books.pools[index].bets[place]
    guard bet.name != books.pools[index].keeper else { return }
    try await cast.marta.change { try Payments($0).note(bet.id, isPaid: true) }
    books.pools[index].bets[place].isPaid = true
    try await check()
  }

  private mutating func close(_ index: Int) async throws {
    let (id, ending) = (books.pools[index].id, ending())
    try await cast.marta.change { try PoolStore($0).close(id, with: ending) }
    books.close(index, ending)
    try await check()
  }

  private mutating func correct(_ index: Int) async throws {
    let (id, ending) = (books.pools[index].id, ending())
    guard books.pools[index].ending != ending else { return }
    try await cast.marta.change { try PoolStore($0).correct(id, to: ending, because: "x") }
    books.correct(index, ending)
    try await check()
  }

  /// Noted in the pool itself, as before.
  private mutating func handOver(in index: Int) async throws {
    let pool = books.pools[index]
    guard let place = pool.bets.indices.first(where: { pool.bets[$0].name != pool.keeper }) else { return }
    let bet = pool.bets[place].id
    try await cast.marta.change { try Payments($0).note(bet, isHanded: true) }
    books.pools[index].bets[place].handed = pool.payouts[bet] ?? 0
    try await check()
  }

  private func passOn() async throws {
    let open = try await cast.marta.read { try CarryOverStore($0).keeping().passings.first { !$0.isPassed } }
    guard let open else { return }
    try await cast.marta.change { try CarryOverStore($0).note(open.key, isPassed: true) }
    try await check()
  }

  /// Somebody goes in the middle of it: out of what is still open, with what they have paid to come back.
  mutating func leave() async throws {
    try await playLater()
    let name = players.removeLast()
    for index in books.pools.indices where books.pools[index].ending == nil {
      let pool = books.pools[index]
      guard let place = pool.bets.firstIndex(where: { $0.name == name }) else { continue }
      let bet = books.pools[index].bets.remove(at: place)
      try await cast.marta.change { _ = try BetStore($0).remove(bet.id, from: pool.id) }
      if bet.isPaid { books.returns.append((name, pool.keeper, pool.stake)) }
      try await check()
    }
  }

  /// A match that has not been played yet, for which all have paid.
  private mutating func playLater() async throws {
    let id = try await cast.pool(cast.content(stake: 250, holder: Books.keepers[1]))
    books.pools.append(Books.Pool(id: id, stake: 250, rule: .carry, keeper: Books.keepers[1]))
    let index = books.pools.count - 1
    for (place, name) in players.enumerated() {
      let bet = try await cast.bet(name, 1, 0, in: id)
      books.pools[index].bets.append(Books.Bet(id: bet, name: name, home: 1))
      try await pay(place, of: index)
    }
  }

  /// One payment of those that are due, or all; and one of before turns out not to have been made.
  mutating func settle(all: Bool) async throws {
    let plan = try await cast.ledger().plan
    guard let first = plan.payments.first else { return }
    let (text, id): (String, ID<Reimbursement>) = (all ? plan.text : first.text, cast.mint.id())
    try await cast.marta.change { _ = try ReimbursementStore($0).settle(text, how: "Bizum", id: id) }
    for payment in all ? plan.payments : [first] {
      payments.append((payment.from.name, payment.to.name, payment.amount))
    }
    try await check()
    guard !all else { return }
    try await cast.marta.change { _ = try ReimbursementStore($0).remove(id) }
    payments.removeLast()
    try await check()
  }

  private func check() async throws {
    let ledger = try await cast.ledger()
    let keeping = try await cast.marta.read { try CarryOverStore($0).keeping() }
    #expect(ledger.isBalanced)
    let toGet = Dictionary(uniqueKeysWithValues: ledger.standings.map { ($0.name, $0.toGet) })
    #expect(toGet.filter { $0.value != 0 } == books.toGet(keeping, after: payments))
    var left = toGet
    for payment in ledger.plan.payments {
      left[payment.from.name, default: 0] += payment.amount
      left[payment.to.name, default: 0] -= payment.amount
    }
    #expect(left.values.allSatisfy { $0 == 0 })
    let open = toGet.values.filter { $0 != 0 }
    #expect(ledger.plan.payments.count <= max(0, open.count - 1))
    if open.count <= 8 { #expect(ledger.plan.payments.count == FewestPayments.count(of: open)) }
  }
}

extension Books {
  /// What each is to get of what is settled, by the money that lies with each keeper: what is in it besides the stakes in play and
  /// the carry-over is others'.
  fileprivate func toGet(
    _ keeping: CarryOverKeeping, after payments: [(from: String, to: String, amount: Int64)]
  ) -> [String: Int64] {
    var all: [String: Int64] = [:]
    for pool in pools where pool.ending != nil {
      for bet in pool.bets where bet.name != pool.keeper {
        all[bet.name, default: 0] += (pool.payouts[bet.id] ?? 0) - bet.handed - (bet.isPaid ? 0 : pool.stake)
      }
    }
    for stake in returns { all[stake.name, default: 0] += stake.amount }
    let held = held(passings: keeping.passings)
    for keeper in Self.keepers {
      var inPlay: Int64 = 0
      for pool in pools where pool.keeper == keeper && pool.ending == nil {
        inPlay += pool.stake * Int64(pool.bets.count { $0.isPaid || $0.name == keeper })
      }
      all[keeper, default: 0] -= held[keeper, default: 0] - inPlay - keeping.parts[keeper.searchKey, default: 0]
    }
    for payment in payments {
      all[payment.from, default: 0] += payment.amount
      all[payment.to, default: 0] -= payment.amount
    }
    return all.filter { $0.value != 0 }
  }
}
