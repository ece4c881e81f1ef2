/// What lets somebody in who has forgotten their password: shown once, to be written down, and used up by its use.
struct RecoveryCode: Hashable, Sendable {
  /// 32 hexadecimal digits; 128 random bits.
  private let secret: String

  init(_ mint: Mint) {
    secret = mint.secret()
  }

  /// As people type it: in whatever case, with or without what stands between the groups.
  init(typed text: String) {
    secret = String(text.lowercased().filter { $0.isHexDigit && $0.isASCII })
  }

  var hash: SecretHash { SecretHash(secret) }

  /// In groups of four, as it is written down.
  var text: String {
    let digits = Array(secret)
    return stride(from: 0, to: digits.count, by: 4).map { String(digits[$0..<min($0 + 4, digits.count)]) }
      .joined(separator: "-")
  }
}

extension AccountTransaction {
  /// An earlier code ends.
  func setRecovery(_ code: RecoveryCode, of person: ID<Person>) throws {
    try connection.run("UPDATE kit_person SET recovery_hash = \(code.hash) WHERE id = \(person)")
  }

  /// Uses a code up: the new password counts from now on, and all devices have to sign in again.
  /// - Throws: ``Invalid`` when it is none of that name.
  func recover(named name: String, by code: RecoveryCode, password: PasswordHash) throws -> ID<Person> {
    let row = try connection.row(
      """
      UPDATE kit_person SET password_hash = \(password), recovery_hash = NULL
      WHERE name_key = \(name.searchKey) AND recovery_hash = \(code.hash) RETURNING id
      """)
    guard let row else { throw Invalid(["code": RecoveryPhrases.noMatch]) }
    let person: ID<Person> = try row["id"]
    try endSessions(of: person)
    return person
  }

  /// Takes away the password and what stands in for it, signs every device out and ends what programs come with.
  func forgetPassword(of person: ID<Person>) throws {
    try connection.run("UPDATE kit_person SET password_hash = NULL, recovery_hash = NULL WHERE id = \(person)")
    try connection.run("DELETE FROM kit_passkey WHERE person_id = \(person)")
    try endTokens(of: person)
    try endSessions(of: person)
  }
}

extension AccountStore {
  func hasRecovery(_ person: ID<Person>) throws -> Bool {
    try connection.holds("kit_person WHERE id = \(person) AND recovery_hash IS NOT NULL")
  }
}
