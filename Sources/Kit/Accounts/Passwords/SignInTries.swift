/// Slows down those who guess passwords: a name from one address, an address that tries many names, and a name that many
/// addresses try. None of them shuts the real person out for good: an address from which a name has signed in before is not
/// held up by what others try, devices that are signed in stay so, and every wait ends. Tries are rows, so that they count
/// together whichever process of the house is asked, and a restart forgets none.
struct SignInTries: Sendable {
  /// Of one name from one address.
  static let limit = 10
  /// Of one address, whatever the names.
  static let addressLimit = 50
  /// Of tokens that nobody has, from one address.
  static let tokenLimit = 50
  /// Of one name from all addresses from which it has not signed in before.
  static let nameLimit = 100
  static let span = Duration.seconds(15 * 60)
  /// Tries of either kind that are remembered: more than any household has. What is forgotten first is the oldest.
  var remembered = 30_000

  /// What tells the two kinds of tries apart: that of a token is stored under a hash, which is longer than a minted id. Neither kind
  /// pushes out the other.
  private static let (isOfName, isOfToken): (SQL, SQL) = ("LENGTH(id) <= 36", "LENGTH(id) > 36")

  /// What is counted. Its hash is kept: whatever is typed takes the same room.
  private struct Key {
    let hash: SecretHash
    let limit: Int

    static func pair(_ name: String, _ address: ClientAddress) -> Key {
      Key(hash: SecretHash("pair \(address.text) \(name)"), limit: SignInTries.limit)
    }

    static func address(_ address: ClientAddress) -> Key {
      Key(hash: SecretHash("address \(address.text)"), limit: SignInTries.addressLimit)
    }

    static func tokens(from address: ClientAddress) -> Key {
      Key(hash: SecretHash("tokens \(address.text)"), limit: SignInTries.tokenLimit)
    }

    static func name(_ name: String) -> Key {
      Key(hash: SecretHash("name \(name)"), limit: SignInTries.nameLimit)
    }
  }

  let database: any Database
  let mint: Mint

  /// Counts a try before its password is looked at, so that many at once don't slip through.
  /// - Returns: whether the name has signed in from the address before.
  /// - Throws: ``Refusal/tooManyTries(minutes:)``.
  @discardableResult
  func begin(_ name: String, from address: ClientAddress, at now: Instant) async throws -> PasswordWork.Caller {
    try await database.write { connection in
      try connection.hold(.tries)
      try connection.run("DELETE FROM kit_try WHERE at <= \(now - Self.span)")
      let pair = Key.pair(name, address)
      let isKnown = try connection.holds("kit_known_address WHERE hash = \(pair.hash)")
      let counted = isKnown ? [pair] : [pair, .address(address), .name(name)]
      for key in counted { try check(key, at: now, connection) }
      try forgetOldest("kit_try", Self.isOfName, connection)
      for key in counted {
        let id = mint.uuid().text
        try connection.run("INSERT INTO kit_try (id, hash, at) VALUES (\(id), \(key.hash), \(now))")
      }
      return isKnown ? .known : .stranger
    }
  }

  private func check(_ key: Key, at now: Instant, _ connection: any Connection) throws {
    guard let wait = try wait(for: key, at: now, connection) else { return }
    throw Refusal.tooManyTries(minutes: max(1, Int((wait.components.seconds + 59) / 60)))
  }

  /// How long it takes until one more may come; `nil` where it may now.
  private func wait(for key: Key, at now: Instant, _ connection: any Connection) throws -> Duration? {
    // So many tries ago there was one that has not been forgotten: one more may come once it is.
    let earlier: Instant? = try connection.value(
      """
      SELECT at FROM kit_try WHERE hash = \(key.hash) AND at > \(now - Self.span)
      ORDER BY at DESC, id DESC LIMIT 1 OFFSET \(key.limit - 1)
      """)
    return earlier.map { $0 + Self.span - now }
  }

  /// Counts a token that nobody has. What is asked again with the same one counts once: a program that goes on with a token that has
  /// ended guesses nothing.
  /// - Throws: ``Refusal/tooOften(seconds:)``.
  func missToken(_ secret: SecretHash, from address: ClientAddress, at now: Instant) async throws {
    let (key, id) = (Key.tokens(from: address), SecretHash("\(address.text) \(secret.hex)").hex)
    let isCounted = try await database.read { connection in
      if try connection.holds("kit_try WHERE id = \(id) AND at > \(now - Self.span)") { return true }
      if let wait = try wait(for: key, at: now, connection) { throw Refusal.tooEarly(by: wait) }
      return false
    }
    guard !isCounted else { return }
    try await database.write { connection in
      try connection.hold(.tries)
      try connection.run("DELETE FROM kit_try WHERE at <= \(now - Self.span)")
      try forgetOldest("kit_try", Self.isOfToken, connection)
      try connection.run(
        "INSERT INTO kit_try (id, hash, at) VALUES (\(id), \(key.hash), \(now)) ON CONFLICT (id) DO NOTHING")
    }
  }

  /// The password was right: what went wrong before was a slip of the finger.
  func succeed(_ name: String, from address: ClientAddress, at now: Instant) async throws {
    try await database.write { connection in
      try connection.hold(.tries)
      let pair = Key.pair(name, address).hash
      let count = try connection.rowsChanged(by: "DELETE FROM kit_try WHERE hash = \(pair)")
      for key in [Key.address(address), .name(name)] {
        try connection.run(
          """
          DELETE FROM kit_try WHERE id IN (
            SELECT id FROM kit_try WHERE hash = \(key.hash) ORDER BY at DESC, id DESC LIMIT \(count))
          """)
      }
      try forgetOldest("kit_known_address", "1 = 1", connection)
      try connection.run(
        """
        INSERT INTO kit_known_address (id, hash, at) VALUES (\(mint.uuid().text), \(pair), \(now))
        ON CONFLICT (hash) DO UPDATE SET at = excluded.at
        """)
    }
  }

  private func forgetOldest(_ table: SQL, _ kind: SQL, _ connection: any WritableConnection) throws {
    let count: Int = try connection.value("SELECT COUNT(*) AS count FROM \(table) WHERE \(kind)") ?? 0
    guard count >= remembered else { return }
    let oldest: SQL = "SELECT id FROM \(table) WHERE \(kind) ORDER BY at, id LIMIT \(max(1, remembered / 10))"
    try connection.run("DELETE FROM \(table) WHERE id IN (\(oldest))")
  }
}
