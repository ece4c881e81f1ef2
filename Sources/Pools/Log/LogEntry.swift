import Kit

/// One line of a pool's log. Each holds the hash of the one before, so that none can be changed, taken out or put in later
/// without changing every hash after it.
struct LogEntry: Hashable, Sendable {
  enum Kind: String, CaseIterable, Sendable, SQLBindable, SQLReadable {
    case created, changed, bet, removed, returned, reissued, locked, reopened, rescheduled, closed, cancelled,
      corrected, deleted, restored, confirmed, withdrawn
    /// Written until closed pools kept their payouts whatever became of others.
    case resettled
  }

  let pool: ID<Pool>
  /// From 1, without gaps.
  let number: Int
  let kind: Kind
  let at: Instant
  /// Who did it, as they were called then.
  let author: String
  /// Whose bet it is about, as they were called then; empty when it is about none.
  let participant: String
  let bet: ID<Bet>?
  /// Of a score that was bet.
  let commitment: String?
  /// What else is to be known: a result, a reason.
  let note: String
  let previous: String
  var hash: String

  /// What the first entry has for the hash of the one before.
  static let origin = String(repeating: "0", count: 64)

  /// What is hashed: the fields in this order, one a line, `\` and line breaks in them written as `\\` and `\n`.
  var canonical: String {
    [
      "sobremesa-log-1", pool.description, String(number), kind.rawValue, String(at.milliseconds), author, participant,
      bet?.description ?? "", commitment ?? "", note, previous,
    ].map { $0.replacing("\\", with: "\\\\").replacing("\n", with: "\\n") }.joined(separator: "\n")
  }
}

extension LogEntry {
  /// An entry after another.
  init(
    pool: ID<Pool>, after last: (number: Int, hash: String)?, kind: Kind, at: Instant, author: String,
    participant: String = "", bet: ID<Bet>? = nil, commitment: String? = nil, note: String = ""
  ) {
    self.init(
      pool: pool, number: (last?.number ?? 0) + 1, kind: kind, at: at, author: author, participant: participant,
      bet: bet, commitment: commitment, note: note, previous: last?.hash ?? Self.origin, hash: "")
    hash = Digest.sha256(canonical)
  }

  /// What was committed to, as it was hashed; `nil` for an entry that is about no bet.
  func text(of opening: Opening) -> String? {
    bet.map { Commitment.text(salt: opening.salt, pool: pool, bet: $0, score: opening.score) }
  }
}

/// What a commitment hid: shown once the pool is locked.
struct Opening: Hashable, Sendable {
  let salt: String
  let score: Score
}
