import Kit

/// A pool on the result of one match.
struct Pool: Hashable, Sendable {
  let id: ID<Pool>
  let home: Side
  let away: Side
  let stake: Money
  let manner: Manner
  let basis: ResultBasis
  let nobodyHit: NobodyHit
  /// Whether no two may bet the same score.
  let hasUniqueScores: Bool
  /// Who keeps the money.
  let holder: String
  let kickOff: Instant?
  let fixture: ID<Fixture>?
  /// From this moment on nobody changes a bet; `nil` while nobody knows it.
  let locksAt: Instant?
  let ending: Ending?
  let endedAt: Instant?
  /// What it plays for besides the stakes; known once it is closed.
  let bote: Money
  /// What it left to the bote.
  let carried: Money
  let bets: Int
  /// The entry of its log that opened the bets again after their scores could be seen.
  let reopened: Int?
  /// What the fixtures have come to say since it was closed, where that is something else.
  let question: FixtureWord?
  /// Whether its kick-off is the fixtures' stopgap: then nothing is locked by it.
  let isProvisional: Bool
  /// Whether it is closed and somebody has taken it off the lists.
  let isPutAway: Bool
  let createdAt: Instant

  static let topic: Topic = "pools.pool"

  /// How bets get in.
  enum Manner: String, CaseIterable, Sendable, SQLBindable, SQLReadable {
    /// The organiser writes them down, and everybody sees them.
    case paper
    /// Each by a link of their own; nobody sees another's before the lock.
    case link
  }

  enum State: String, Sendable {
    case open, locked, closed
  }

  func state(at now: Instant) -> State {
    if ending != nil { return .closed }
    if let locksAt, locksAt <= now { return .locked }
    return .open
  }

  /// Whether the scores of others may be shown: the server's clock decides, at each reading.
  func showsScores(at now: Instant) -> Bool {
    manner == .paper || state(at: now) != .open
  }

  var result: Score? { ending?.score }

  /// “Sevilla FC – Real Betis”.
  var name: String { "\(home.name) – \(away.name)" }

  var title: Phrase {
    let (one, other) = (home.title, away.title)
    return Phrase(es: "\(one) – \(other)", en: "\(one) – \(other)", pt: "\(one) – \(other)")
  }

  var subject: Subject { Subject(Self.topic, id, title: name) }
}
