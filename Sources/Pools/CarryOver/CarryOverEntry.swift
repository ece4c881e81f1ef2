import Kit

/// A movement of the space's carry-over. Once noted it is never changed nor deleted: what a correction makes different is another one.
struct CarryOverEntry: Hashable, Sendable {
  enum Kind: String, CaseIterable, Sendable, SQLBindable, SQLReadable {
    /// Nobody got the score: the stakes went into it.
    case left
    /// The winners of a pool got it.
    case won
    /// A closed pool was corrected: what that changed.
    case corrected
  }

  let id: ID<CarryOverEntry>
  let pool: ID<Pool>
  /// The pool's match, as it was called then.
  let match: String
  /// Who keeps that pool's money.
  let keeper: String
  let kind: Kind
  /// In minor units: into the carry-over, or below zero out of it.
  let amount: Int64
  let at: Instant
}
