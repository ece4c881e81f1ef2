import Kit

/// What somebody says that a match will end in. It belongs to one pool.
struct Bet: Hashable, Sendable {
  let id: ID<Bet>
  let pool: ID<Pool>
  /// Who bets.
  let name: String
  /// `nil` while it is hidden from the reader.
  let score: Score?
  /// When the score that stands was bet, among all of the pool.
  let turn: Int
  /// The member or the guest who bets for themselves; neither on paper.
  let person: ID<Person>?
  let guest: ID<Guest>?
  let isPaid: Bool
  /// What they get, once the pool is closed; in minor units.
  let payout: Int64?
  let isWinner: Bool
  /// Of the payout, what they have been given.
  let handed: Int64

  static let topic: Topic = "pools.bet"

  var subject: Subject { Subject(Self.topic, id, title: name) }
}
