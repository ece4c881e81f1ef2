import Kit

/// A bet that is fixed and still hidden: the SHA-256 of the bet with a salt that nobody can guess. Once salt and score are
/// shown, anybody can work it out again; before, it tells nothing, as there are more salts than anybody can try.
enum Commitment {
  /// What is hashed: `sobremesa-bet-1|<salt>|<pool>|<bet>|<home>-<away>`.
  static func text(salt: String, pool: ID<Pool>, bet: ID<Bet>, score: Score) -> String {
    "sobremesa-bet-1|\(salt)|\(pool)|\(bet)|\(score.canonical)"
  }

  static func make(salt: String, pool: ID<Pool>, bet: ID<Bet>, score: Score) -> String {
    Digest.sha256(text(salt: salt, pool: pool, bet: bet, score: score))
  }
}
