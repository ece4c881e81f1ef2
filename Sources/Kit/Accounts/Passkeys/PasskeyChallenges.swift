/// The challenges that wait to be answered, each once and by whom it was made for. They are rows, so that whichever process of the
/// house is asked knows them.
struct PasskeyChallenges: Sendable {
  enum Purpose: Hashable, Sendable {
    case signIn
    case adding(to: ID<Person>)

    /// As it is stored.
    fileprivate var text: String {
      switch self {
      case .signIn: "sign-in"
      case .adding(let person): "adding \(person)"
      }
    }
  }

  static let lifetime = Duration.seconds(5 * 60)
  /// How often one address may ask to sign in within the span of ``RateLimit``. A page asks once when it is shown; a whole office
  /// behind one address stays below it, and ten addresses cannot push out what others wait to answer.
  static let ofOneAddress = 500

  let database: any Database
  /// Anybody may ask for one, so there is an end to what is remembered: the oldest go first.
  var remembered = 10_000

  /// - Returns: the secret; only its hash is kept.
  func make(_ purpose: Purpose, by mint: Mint) async throws -> String {
    let (secret, now) = (mint.secret(), mint.now())
    try await database.write { connection in
      try connection.run("DELETE FROM kit_challenge WHERE ends_at <= \(now)")
      let count: Int = try connection.value("SELECT COUNT(*) AS count FROM kit_challenge") ?? 0
      if count >= remembered {
        // Many at once, so that each costs next to nothing.
        let oldest: SQL = "SELECT hash FROM kit_challenge ORDER BY ends_at, hash LIMIT \(remembered / 10)"
        try connection.run("DELETE FROM kit_challenge WHERE hash IN (\(oldest))")
      }
      try connection.run(
        """
        INSERT INTO kit_challenge (hash, purpose, ends_at)
        VALUES (\(SecretHash(secret)), \(purpose.text), \(now + Self.lifetime))
        """)
    }
    return secret
  }

  /// Uses a challenge up, whatever becomes of the answer.
  /// - Throws: ``PasskeyProblem/expired`` when it was not made for this, has been answered or is too old.
  func spend(_ secret: String, _ purpose: Purpose, at now: Instant) async throws {
    let isRight = try await database.write { connection in
      let found = try connection.row(
        "DELETE FROM kit_challenge WHERE hash = \(SecretHash(secret)) RETURNING purpose, ends_at")
      return try found.map { try $0["purpose"] == purpose.text && $0["ends_at"] as Instant > now } ?? false
    }
    guard isRight else { throw PasskeyProblem.expired }
  }
}
