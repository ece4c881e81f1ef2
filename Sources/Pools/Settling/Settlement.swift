import Kit

/// What happens to a pool's money when nobody has bet the result.
enum NobodyHit: String, CaseIterable, Sendable, SQLBindable, SQLReadable {
  /// The pot goes into the space's carry-over, which the next pool to be decided plays for.
  case carry
  /// Everybody gets their stake back.
  case refund
  /// Who comes nearest wins: the fewest goals away from the result, both sides counted.
  case nearest
}

/// Who gets what, to the minor unit. Pure: the same bets, result and carry-over always give the same.
///
/// The pot is one stake for each bet, paid or not (who hasn't paid owes it), and the carry-over. It is split evenly among the
/// winners; what cannot be split goes one minor unit each to the winners whose bets were made first.
struct Settlement: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let bet: ID<Bet>
    let score: Score
    /// Grows with every score that is bet in the pool: who bet first has the smaller one.
    let turn: Int
  }

  struct Share: Hashable, Sendable {
    let bet: ID<Bet>
    let amount: Int64
    let isWinner: Bool
  }

  /// In the order in which the bets were made.
  let shares: [Share]
  /// The carry-over after this pool.
  let carried: Int64

  var isWon: Bool { shares.contains(where: \.isWinner) }

  /// - Parameters:
  ///   - stake: of each bet, in minor units.
  ///   - carryOver: what earlier pools left for this one.
  init(stake: Int64, carryOver: Int64, entries: [Entry], ending: Ending, nobodyHit: NobodyHit) {
    let entries = entries.sorted { $0.turn < $1.turn }
    let pot = stake * Int64(entries.count) + carryOver
    guard case .result(let result) = ending else {
      self.init(refunding: stake, to: entries, carryOver: carryOver)
      return
    }
    let hits = Set(entries.filter { $0.score == result }.map(\.bet))
    if !hits.isEmpty {
      self.init(splitting: pot, among: hits, of: entries)
      return
    }
    switch nobodyHit {
    case .carry:
      self.init(shares: entries.map { Share(bet: $0.bet, amount: 0, isWinner: false) }, carried: pot)
    case .refund: self.init(refunding: stake, to: entries, carryOver: carryOver)
    case .nearest:
      let least = entries.map { $0.score.distance(to: result) }.min()
      let nearest = Set(entries.filter { $0.score.distance(to: result) == least }.map(\.bet))
      self.init(splitting: pot, among: nearest, of: entries)
    }
  }

  private init(shares: [Share], carried: Int64) {
    (self.shares, self.carried) = (shares, carried)
  }

  private init(refunding stake: Int64, to entries: [Entry], carryOver: Int64) {
    self.init(shares: entries.map { Share(bet: $0.bet, amount: stake, isWinner: false) }, carried: carryOver)
  }

  private init(splitting pot: Int64, among winners: Set<ID<Bet>>, of entries: [Entry]) {
    guard !winners.isEmpty else {
      self.init(shares: [], carried: pot)
      return
    }
    let (each, rest) = pot.quotientAndRemainder(dividingBy: Int64(winners.count))
    var left = rest
    let shares = entries.map { entry in
      guard winners.contains(entry.bet) else { return Share(bet: entry.bet, amount: 0, isWinner: false) }
      let more: Int64 = left > 0 ? 1 : 0
      left -= more
      return Share(bet: entry.bet, amount: each + more, isWinner: true)
    }
    self.init(shares: shares, carried: 0)
  }
}
